/**
 * The turn of this device: its seat, and its options. Create it while a component is created: it uses an
 * effect to pass by itself.
 */

import { isCalm, paced } from "../../browser/settings.svelte";
import type { Face } from "../../notation/position";
import type { TableState } from "../state/table-state.svelte";
import type { Playback } from "./playback.svelte";

const PASS_PAUSE = 1_100; // milliseconds before a turn without a legal move passes by itself
const CALM_PASS_PAUSE = 1_600;

export class OwnTurn {
  /** The seat of this device that acts next, once all earlier events were shown. */
  seat = $derived.by(() => (this.playback.isCaughtUp ? this.table.acting : null));
  /** Whether the table uses a real die, and the player enters its face. */
  isCompanion = $derived.by(() => this.table.options?.dice === "companion");
  isRolling = $derived.by(() => this.seat !== null && this.table.view?.rolling === true);
  canRoll = $derived.by(() => this.isRolling && !this.isCompanion && this.table.status !== "lost");
  mustPass = $derived.by(() => this.seat !== null && this.table.view?.moves.join() === "pass");
  mayPass = $derived.by(() => this.seat !== null && !this.mustPass && this.table.view?.moves.includes("pass") === true);
  /** The own seat that may ask to take back its last move. */
  takesBack = $derived.by(() => {
    const { view, mine, seats } = this.table;
    if (!this.playback.isCaughtUp || view?.question || this.playback.turns.at(-1)?.move === "pass") return null;
    // A computer player rolls at once: nobody would be quick enough.
    if (seats[(view?.to_act ?? 0) - 1]?.computer) return null;
    return mine.find(({ seat, computer }) => seat === view?.can_take_back && !computer)?.seat ?? null;
  });

  constructor(
    private readonly table: TableState,
    private readonly playback: Playback,
  ) {
    $effect(() => {
      if (!this.mustPass || this.table.isBusy || this.table.status !== "open") return;
      const timer = setTimeout(() => this.pass(), isCalm() ? CALM_PASS_PAUSE : Math.max(paced(PASS_PAUSE), PASS_PAUSE));
      return () => clearTimeout(timer);
    });
  }

  rollDie(face: Face | null = null): void {
    if (this.seat !== null && !this.table.isBusy) this.table.roll(this.seat, face);
  }

  pass(): void {
    if (this.seat !== null) this.table.move(this.seat, "pass");
  }
}
