export { Practice, words } from "../museum";
