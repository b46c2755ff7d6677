import "./styles/fonts.css";
import "./styles/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { paceStyles } from "./lib/pace";
import { applySettings } from "./lib/settings.svelte";
import { loadWords } from "./words/translate.svelte";

paceStyles();
const target = document.getElementById("app");
void applySettings().then(() => {
  if (target) mount(App, { target });
  void loadWords("server").catch(() => undefined); // what it refuses comes with English words as well
});
