/** The choice of computer players for a table and its free seats. */

/** The computer players for each number of seats, in the order of the list. */
export type KnownPlayers = Readonly<Record<string, readonly string[]>>;

export const MOST_OPPONENTS = 5;
/** The default computer player, which every table accepts. */
export const DEFAULT_PLAYER = "greedy";

export const playersAt = (known: KnownPlayers, seats: number): readonly string[] => known[seats] ?? [];

const STRONGEST = ["perfect", "magda"];

export const strongest = (known: KnownPlayers, seats: number): string =>
  STRONGEST.find((player) => playersAt(known, seats).includes(player)) ?? DEFAULT_PLAYER;

/** The computer players for the other seats: the recorded ones, and the strongest instead of people. */
export function standIns(known: KnownPlayers, players: readonly (string | null)[], own: number): string[] {
  const others = players.filter((_, index) => index + 1 !== own);
  return others.map((player) => player ?? strongest(known, players.length));
}

/** Return `count` opponents: the chosen ones, with a replacement for each that cannot play at such a table. */
export function invite(known: KnownPlayers, chosen: readonly string[], count: number): string[] {
  const available = playersAt(known, count + 1);
  return Array.from({ length: count }, (_, index) => {
    const player = chosen[index] ?? chosen.at(-1) ?? DEFAULT_PLAYER;
    return !available.length || available.includes(player) ? player : DEFAULT_PLAYER;
  });
}
