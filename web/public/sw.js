// Shows that it is somebody's turn, and opens the table when that is clicked. It keeps nothing and fetches nothing.
const WORDS = {
  en: { turn: "{title}: your turn", names: "with {names}" },
  de: { turn: "{title}: Du bist am Zug", names: "mit {names}" },
  fr: { turn: "{title} : à vous de jouer", names: "avec {names}" },
  es: { turn: "{title}: te toca", names: "con {names}" },
  ja: { turn: "{title}：あなたの番です", names: "相手：{names}", comma: "、" },
};

self.addEventListener("push", (event) => {
  let told = {};
  try {
    told = event.data.json();
  } catch {
    // shown without words of its own
  }
  event.waitUntil(show(told));
});

async function show({ table = "", title = "facedown", names = [], language = "en" }) {
  const path = /^[a-z0-9]{8,16}$/.test(table) ? `/t/${table}` : "/mine";
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  if (pages.some((page) => page.visibilityState === "visible" && new URL(page.url).pathname === path)) return; // they see it
  const words = WORDS[language] ?? WORDS.en;
  self.navigator.setAppBadge?.().catch(() => undefined);
  await self.registration.showNotification(words.turn.replace("{title}", title), {
    body: names.length > 0 ? words.names.replace("{names}", names.join(words.comma ?? ", ")) : "",
    tag: table, // a later one about the same table takes its place
    icon: "/icon-192.png",
    badge: "/icon-192.png",
    data: { path },
  });
}

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data?.path ?? "/mine"));
});

async function open(path) {
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = pages.find((page) => new URL(page.url).pathname === path);
  return there ? there.focus() : self.clients.openWindow(path);
}
