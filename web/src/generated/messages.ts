// Short names for what is made from the server's schema.
export type * from "./schema";
