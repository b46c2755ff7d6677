/** Which landmark of a list is looked at, by mouse or focus. */

import type { Attachment } from "svelte/attachments";

export const looking =
  (onlook: (landmark: string) => void): Attachment<HTMLElement> =>
  (node) => {
    const look = (event: Event): void => {
      const { landmark, card } = (event.target as Element).closest<HTMLElement>("button")?.dataset ?? {};
      onlook(event.type === "pointerover" || event.type === "focusin" ? (landmark ?? card?.split("-")[0] ?? "") : "");
    };
    for (const kind of ["pointerover", "pointerleave", "focusin", "focusout"]) node.addEventListener(kind, look);
  };
