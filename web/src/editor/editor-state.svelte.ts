/**
 * The state of the position editor: the text of the position, as in the address, and the position on
 * the board. Small edits replace the address; large ones are steps that the browser's Back undoes.
 */

import type { CoinFlight } from "../board/coin-flight";
import { MoveInput, type MoveInputHost } from "../board/input/move-input.svelte";
import { paced } from "../browser/settings.svelte";
import { carry, readMove, readPosition, writeMove, writePosition, type Position } from "../notation/position";
import { positionAddress, readPositionAddress, readTypedPosition } from "../notation/position-address";
import { STANDARD_RULES } from "../notation/rules";
import { startingPosition } from "../notation/starting-position";
import type { Moves } from "../server/api";
import { withMove, editMoves, readDrawable } from "./position-edits";

const CALL = 1_600; // milliseconds

export type LegalMove = Moves["moves"][number];

/** The address bar, which has the position for sharing. */
export interface Addresses {
  go(address: string): void;
  rename(address: string): void;
}

export class EditorState implements MoveInputHost {
  text = $state(startingPosition(2));
  rules = $state(STANDARD_RULES);
  /** The position on the board, from the last text that could be drawn. */
  position = $state.raw<Position>(readPosition(startingPosition(2)));
  isDrawn = $derived.by(() => readDrawable(this.text) !== null);
  address = $derived.by(() => positionAddress({ position: this.text, rules: this.rules }));

  flight = $state.raw<CoinFlight | null>(null);
  called = $state.raw<readonly number[]>([]);
  isPlaying = $state(false);
  /** The move that led here, if it was played in the editor. */
  played = $state.raw<LegalMove | null>(null);

  readonly moveInput = new MoveInput(this);

  constructor(private readonly addresses: Addresses) {}

  moves(): readonly string[] {
    return this.isDrawn && !this.isPlaying ? editMoves(this.position).map(writeMove) : [];
  }

  ask(text: string): void {
    const move = readMove(text);
    this.moveInput.laid = null;
    if (move) this.arrange(withMove(this.position, move));
  }

  /** Show the position of an address. */
  open(path: string, search: string): void {
    const addressed = readPositionAddress(path, search);
    if (addressed.position !== this.text || addressed.rules !== this.rules) this.#show(addressed.position, addressed.rules);
  }

  /** Use a typed text; a text that cannot be drawn stays in the field for correction, not in the address. */
  type(text: string): void {
    this.#show(readTypedPosition(text), this.rules);
    if (this.isDrawn) this.addresses.rename(this.address);
  }

  /** Make a small change: a coin, a euro, the turn, the die. */
  arrange(position: Position): void {
    this.#show(writePosition(position), this.rules);
    this.addresses.rename(this.address);
  }

  playBy(rules: string): void {
    this.#show(this.text, rules);
    if (this.isDrawn) this.addresses.rename(this.address);
  }

  /** Make a large change, which the browser's Back undoes. */
  lay(position: Position): void {
    this.#show(writePosition(position), this.rules);
    this.addresses.go(this.address);
  }

  /** Play a move with its animation, and go to the position after it. */
  async play(legal: LegalMove): Promise<void> {
    const before = this.text;
    const move = readMove(legal.move);
    this.moveInput.putBack();
    this.isPlaying = true;
    if (move) {
      await new Promise<void>((landed) => {
        this.flight = { ...move, landed };
      });
      this.flight = null;
      if (this.text === before) this.position = carry(this.position, move);
    }
    if (legal.euro.length && this.text === before) {
      this.called = legal.euro;
      await new Promise((done) => setTimeout(done, paced(CALL)));
      this.called = [];
    }
    this.isPlaying = false;
    if (this.text !== before) return; // the position was changed meanwhile
    this.#show(legal.position, this.rules);
    this.played = legal;
    this.addresses.go(this.address);
  }

  #show(text: string, rules: string): void {
    this.moveInput.putBack();
    this.played = null;
    this.text = text;
    this.rules = rules;
    this.position = readDrawable(text) ?? this.position;
  }
}
