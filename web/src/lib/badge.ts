// A sign for a player who looks elsewhere: a dot on the page's icon, and on the icon of an installed page.
const ICON = "/icon.svg";
const TURN = "/icon-turn.svg";

/** `count` games wait for this person. */
export function badge(count: number): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  const wanted = count > 0 ? TURN : ICON;
  if (link && link.getAttribute("href") !== wanted) link.setAttribute("href", wanted);
  const app: Partial<Pick<Navigator, "setAppBadge" | "clearAppBadge">> = navigator;
  void (count > 0 ? app.setAppBadge?.(count) : app.clearAppBadge?.())?.catch(() => undefined);
}
