export { words } from "./words";
