/** Where stories of a screen at a table are told: nothing flies, nothing is kept, and all is in English. */

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
  // Dialogs as browsers have them.
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

/** Opens a screen at a table that stands like this. */
export async function come(to: Component<{ code: string }>, news: Partial<TableView>): Promise<void> {
  render(to, { code: "abc234" });
  FakeSocket.last.accept();
  FakeSocket.last.tell(table(news));
  await screen.findByRole("heading", { level: 1 });
}

/** What was asked of the table, after the hello. */
export const sent = (): unknown[] => FakeSocket.last.sent.slice(1);
