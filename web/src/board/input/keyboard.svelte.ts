/**
 * Keyboard control of the board: the focus follows the game, arrow keys move between stacks, and every
 * stack has a number key.
 */

import { CENTRE } from "../../notation/position";
import { isArrow, nearestInDirection } from "./arrow-keys";
import type { MoveInput } from "./move-input.svelte";

/** What the keys are good for now. */
type Stage = "roll" | "choose" | "take" | "lay" | "wait";

export interface KeyboardTarget {
  board(): HTMLElement | undefined;
  moveInput(): MoveInput;
  seats(): number;
  canRoll(): boolean;
  rollDie(): void;
}

const ELSEWHERE = "input, textarea, select, dialog, aside, summary";
const PRESSABLE = `${ELSEWHERE}, button, a`;

/** Made with the component that shows the table. */
export class KeyboardInput {
  /** Whether somebody plays by keys. */
  areUsed = $state(false);

  /** Whether the focus is, or was when it was lost, on the table. */
  #isHere = false;
  #stage = $derived.by((): Stage => {
    const moveInput = this.table.moveInput();
    if (this.table.canRoll()) return "roll";
    if (moveInput.choosing !== null) return "choose";
    if (moveInput.held) return "lay";
    return moveInput.moves.length ? "take" : "wait";
  });

  constructor(private readonly table: KeyboardTarget) {
    $effect(() => this.#follow(this.#stage));
  }

  readonly pressed = (event: KeyboardEvent): void => {
    const from = event.target as Element;
    if (from.closest?.(ELSEWHERE) || event.ctrlKey || event.metaKey || event.altKey) return;
    const isPress = event.key === "Enter" || event.key === " ";
    if (event.repeat) {
      // A key that is held down would throw, take and lay in one go.
      if (isPress && this.table.board()?.contains(from)) event.preventDefault();
    } else if (isPress) {
      if (this.#isRollKey(from)) this.#use(event, () => this.table.rollDie());
      else if (this.table.board()?.contains(from)) this.areUsed = true;
    } else if (event.key === "Escape") this.table.moveInput().putBack();
    else if (/^[0-6]$/.test(event.key) && Number(event.key) <= this.table.seats()) {
      const touch = (): void => this.table.moveInput().touch(Number(event.key));
      if (this.#stage === "wait") touch(); // to hear why not; others may listen to arrows and numbers then
      else this.#use(event, touch);
    } else if (isArrow(event.key) && this.#stage !== "wait") this.#use(event, () => this.#walk(event.key));
  };

  readonly pointed = ({ target }: PointerEvent): void => {
    this.areUsed = false;
    if (!this.table.board()?.contains(target as Node)) this.#isHere = false;
  };

  readonly focused = ({ target }: FocusEvent): void => {
    this.#isHere = this.table.board()?.contains(target as Node) ?? false;
  };

  #use(event: KeyboardEvent, then: () => void): void {
    event.preventDefault();
    this.areUsed = true;
    this.#isHere = true;
    then();
  }

  /** Where nothing else has the focus, the keys that press a button throw the die. */
  #isRollKey(from: Element): boolean {
    return this.table.canRoll() && !from.closest?.(PRESSABLE);
  }

  #walk(arrow: string): void {
    const here = document.activeElement;
    const things = this.#find(...this.#ways());
    const next = here && things.some((thing) => thing === here) ? nearestInDirection(here, things, arrow) : things[0];
    next?.focus({ preventScroll: true });
  }

  /** Lets the focus go along: it is never left on something that is of no use any more. */
  #follow(stage: Stage): void {
    if (!this.#isHere) return;
    const things = stage === "roll" ? this.#find("button[data-die]") : this.#find(...this.#ways());
    const here = document.activeElement;
    if (things.some((thing) => thing === here)) return;
    if (stage !== "wait") things[0]?.focus({ preventScroll: true });
    else if (!here?.isConnected || here === document.body) this.#find(".prompt")[0]?.focus({ preventScroll: true });
  }

  /** What there is to go to, by selectors; where the hand came from is the first. */
  #ways(): string[] {
    const { held } = this.table.moveInput();
    const pile = (coin: number): string => `.centre .pile[data-coin="${coin}"]`;
    switch (this.#stage) {
      case "choose":
        return [".choice button"];
      case "take":
        return [".can"];
      case "lay": {
        if (!held) return [];
        const source = held.from === CENTRE ? pile(held.coin) : `.seat [data-place="${held.from}"]`;
        return [source, ".seat .target", `.centre.target .pile[data-coin="${held.coin}"]`];
      }
      default:
        return ["button[data-die]", ".seat button[data-place]", ".pile"];
    }
  }

  #find(...selectors: string[]): HTMLElement[] {
    const board = this.table.board();
    return selectors.flatMap((selector) => [...(board?.querySelectorAll<HTMLElement>(selector) ?? [])]);
  }
}
