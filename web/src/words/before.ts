// Before all tests of the page: English.
import { setLanguage } from "./translate.svelte";

if (typeof document !== "undefined") await setLanguage("en");
