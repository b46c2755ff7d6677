// Which page an address shows. Addresses are real paths; secrets and places inside a page are in the fragment.

export type Route =
  | { page: "lobby" }
  | { page: "new"; game: string }
  | { page: "find"; game: string }
  | { page: "table"; table: string }
  | { page: "replay"; table: string }
  | { page: "rules"; game: string }
  | { page: "learn"; game: string }
  | { page: "practice"; game: string }
  | { page: "mine" }
  | { page: "people" }
  | { page: "me" }
  | { page: "best"; game: string }
  | { page: "deal"; deal: string }
  | { page: "status" }
  | { page: "missing" };

export function routeOf(path: string): Route {
  const [first = "", second = "", ...rest] = path.replace(/^\/+|\/+$/g, "").split("/");
  if (rest.length > 0) return { page: "missing" };
  const game = /^[a-z0-9_]{1,30}$/.test(second) ? second : "";
  if (first === "") return { page: "lobby" };
  if (first === "mine" && !second) return { page: "mine" };
  if (first === "people" && !second) return { page: "people" };
  if (first === "status" && !second) return { page: "status" };
  if (first === "t" && /^[a-z0-9]{8,16}$/.test(second)) return { page: "table", table: second };
  if (first === "replay" && (second === "" || /^[a-z0-9]{8,16}$/.test(second))) return { page: "replay", table: second };
  if (first === "me" && second === "") return { page: "me" };
  if (first === "deal" && /^[a-z0-9]{8,16}$/.test(second)) return { page: "deal", deal: second };
  if (first === "best" && game) return { page: "best", game };
  if (first === "find" && game) return { page: "find", game };
  if (first === "new" && game) return { page: "new", game };
  if (first === "rules" && game) return { page: "rules", game };
  if (first === "learn" && game) return { page: "learn", game };
  if (first === "practice" && game) return { page: "practice", game };
  return { page: "missing" };
}

/** The fragment as name=value pairs. */
export function fragment(hash: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(hash.replace(/^#/, "")));
}

export const place = $state({ route: routeOf(location.pathname), visits: 0 });

function arrive(): void {
  place.route = routeOf(location.pathname);
  place.visits += 1;
}

export function go(address: string): void {
  history.pushState(null, "", address);
  arrive();
  scrollTo(0, 0);
}

/** Let links inside the page change it without loading it again; call once. */
export function listen(): void {
  addEventListener("popstate", arrive);
  document.addEventListener("click", (event) => {
    if (event.defaultPrevented || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    if (link.pathname === location.pathname && link.hash) return;
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
  });
}
