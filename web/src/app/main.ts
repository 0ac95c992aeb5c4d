/** The entry point: loads the texts, mounts the page, and registers the service worker. */

import "./theme.css";
import "./elements.css";
import "./controls.css";
import "./surfaces.css";

import { mount } from "svelte";

import App from "./App.svelte";
import { spokenLanguage } from "../browser/settings.svelte";
import { catalogue } from "../i18n/texts.svelte";

const target = document.getElementById("app");
if (!target) throw new Error("no element with the id app in index.html");

await catalogue.speak(spokenLanguage());
mount(App, { target });

// After the first screen, so that its files load first.
if (import.meta.env.PROD && "serviceWorker" in navigator) {
  void navigator.serviceWorker.register("/sw.js").catch(() => undefined);
}
