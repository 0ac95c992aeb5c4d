/** Prepare tests of a screen at a table: no animations, an empty storage, and English. */

import { render, screen } from "@testing-library/svelte";
import type { Component } from "svelte";
import { vi } from "vitest";

import { settings } from "../../src/browser/settings.svelte";
import { catalogue } from "../../src/i18n/texts.svelte";
import type { TableView } from "../../src/server/protocol";
import { FakeSocket } from "./fake-socket";
import { table } from "./table-messages";

export async function setScene(): Promise<void> {
  vi.clearAllMocks();
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  vi.stubGlobal("WebSocket", FakeSocket);
  // jsdom has no dialogs.
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
  };
  localStorage.clear();
  Object.assign(settings, { language: null, name: "", theme: "system", speed: "normal" });
  await catalogue.need("big-screen");
  await catalogue.speak("en");
}

/** Open a screen of a table with this state. */
export async function openTable(Screen: Component<{ code: string }>, news: Partial<TableView>): Promise<void> {
  render(Screen, { code: "abc234" });
  FakeSocket.last.accept();
  FakeSocket.last.receive(table(news));
  await screen.findByRole("heading", { level: 1 });
}

/** The commands after the hello. */
export const sent = (): unknown[] => FakeSocket.last.sent.slice(1);
