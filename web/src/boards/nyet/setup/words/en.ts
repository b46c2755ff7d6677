/** What the form of a new table calls the options. Where English says nothing the server's words do. */

export const en: Record<string, string> = {};
