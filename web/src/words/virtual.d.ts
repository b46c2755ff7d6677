declare module "virtual:languages" {
  type Strings = Record<string, import("./language").Text>;
  interface Catalogue {
    words: Strings;
  }
  interface Catalogues {
    /** What is read first. */
    page: Strings;
    /** The others, by the folder in `src`. */
    parts: Record<string, () => Promise<Catalogue>>;
  }
  /** What languages are called by those who speak them. */
  export const names: Record<string, string>;
  export const languages: Record<string, () => Promise<Catalogues>>;
}
