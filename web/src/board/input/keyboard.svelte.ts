/**
 * Keyboard control of the board: the focus follows the game, arrow keys move between stacks, and every
 * stack has a number key.
 */

import { CENTRE } from "../../notation/position";
import { isArrow, nearestInDirection } from "./arrow-keys";
import type { MoveInput } from "./move-input.svelte";

/** The step of the turn, which decides what the keys do. */
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

/** Create it while the component of the board is created: it uses an effect. */
export class KeyboardInput {
  /** Whether the keyboard was used last, not the pointer. */
  areUsed = $state(false);

  /** Whether the focus is on the board, or was when it was lost. */
  #hasFocus = false;
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
      // A key that is held down would roll, take a coin and put it down at once.
      if (isPress && this.table.board()?.contains(from)) event.preventDefault();
    } else if (isPress) {
      if (this.#isRollKey(from)) this.#use(event, () => this.table.rollDie());
      else if (this.table.board()?.contains(from)) this.areUsed = true;
    } else if (event.key === "Escape") this.table.moveInput().putBack();
    else if (/^[0-6]$/.test(event.key) && Number(event.key) <= this.table.seats()) {
      const touch = (): void => this.table.moveInput().touch(Number(event.key));
      if (this.#stage === "wait") touch(); // explains why not; the page may use the keys, too
      else this.#use(event, touch);
    } else if (isArrow(event.key) && this.#stage !== "wait") this.#use(event, () => this.#move(event.key));
  };

  readonly pointed = ({ target }: PointerEvent): void => {
    this.areUsed = false;
    if (!this.table.board()?.contains(target as Node)) this.#hasFocus = false;
  };

  readonly focused = ({ target }: FocusEvent): void => {
    this.#hasFocus = this.table.board()?.contains(target as Node) ?? false;
  };

  #use(event: KeyboardEvent, action: () => void): void {
    event.preventDefault();
    this.areUsed = true;
    this.#hasFocus = true;
    action();
  }

  /** Enter and Space roll the die, unless another control has the focus. */
  #isRollKey(from: Element): boolean {
    return this.table.canRoll() && !from.closest?.(PRESSABLE);
  }

  #move(arrow: string): void {
    const current = document.activeElement;
    const controls = this.#find(...this.#selectors());
    const next = current && controls.some((control) => control === current) ? nearestInDirection(current, controls, arrow) : controls[0];
    next?.focus({ preventScroll: true });
  }

  /** Move the focus to the next control; it never stays on one that does nothing now. */
  #follow(stage: Stage): void {
    if (!this.#hasFocus) return;
    const controls = stage === "roll" ? this.#find("button[data-die]") : this.#find(...this.#selectors());
    const current = document.activeElement;
    if (controls.some((control) => control === current)) return;
    if (stage !== "wait") controls[0]?.focus({ preventScroll: true });
    else if (!current?.isConnected || current === document.body) this.#find(".prompt")[0]?.focus({ preventScroll: true });
  }

  /** The selectors of the controls of this step; the stack that the coin came from is first. */
  #selectors(): string[] {
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
