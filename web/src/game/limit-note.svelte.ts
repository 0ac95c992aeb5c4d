/** The limit at 1.50 is explained once on a device: when its mark is first seen, or a move is refused for it. */

import { untrack } from "svelte";

import { keepSettings, settings } from "../browser/settings.svelte";
import { money, t } from "../i18n/texts.svelte";
import { STACK_LIMIT } from "../coins/stack-limit";
import { totalOf, type Position } from "../notation/position";
import type { Refusal } from "./table.svelte";

const MARKED = 100; // over it, the mark of the limit lies on the ring
const SHOWN = 6_000; // milliseconds; it is a long sentence

export interface Limited {
  /** Whether the rules have the limit. */
  matters(): boolean;
  /** Whether it takes nothing from what happens: nobody else's turn is being watched. */
  isQuiet(): boolean;
  position(): Position | null;
  refusal(): Refusal | null;
  /** Tells who cannot see it. */
  say(text: string): void;
}

/** Made with a component, since it speaks up by itself. */
export class LimitNote {
  #until = $state(0);

  constructor(table: Limited) {
    const isMarked = $derived(table.position()?.stacks.some((stack) => totalOf(stack) > MARKED) ?? false);
    $effect(() => {
      const isRefused = table.refusal()?.rule === "stack-full";
      if (settings.knowsLimit || !table.matters() || !(isRefused || (isMarked && table.isQuiet()))) return;
      settings.knowsLimit = true;
      keepSettings();
      this.#until = Date.now() + SHOWN;
      untrack(() => table.say(limitText()));
    });
  }

  /** The sentence, as long as it is to be seen. */
  textAt(now: number): string | null {
    return now < this.#until ? limitText() : null;
  }
}

const limitText = (): string => t("page-limit-why", { amount: money(STACK_LIMIT) });
