import "./styles/fonts.css";
import "./styles/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { applySettings } from "./lib/settings.svelte";

const target = document.getElementById("app");
void applySettings().then(() => target && mount(App, { target }));
