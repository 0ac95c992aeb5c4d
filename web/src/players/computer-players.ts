/** The choice of computer players: which can play at a table, and which take the free seats. */

/** The computer players by how many seats a table has, in the order in which they are offered. */
export type KnownPlayers = Readonly<Record<string, readonly string[]>>;

export const MOST_OPPONENTS = 5;
/** The default computer player, which every table accepts. */
export const DEFAULT_PLAYER = "greedy";

export const playersAt = (known: KnownPlayers, seats: number): readonly string[] => known[seats] ?? [];

const STRONGEST = ["perfect", "magda"];

export const strongest = (known: KnownPlayers, seats: number): string =>
  STRONGEST.find((player) => playersAt(known, seats).includes(player)) ?? DEFAULT_PLAYER;

/** Who plays the other seats: the computer players that had them, and where people sat the strongest there are. */
export function standIns(known: KnownPlayers, players: readonly (string | null)[], own: number): string[] {
  const others = players.filter((_, index) => index + 1 !== own);
  return others.map((player) => player ?? strongest(known, players.length));
}

/** So many opponents: those who were wished for, and whoever cannot sit at such a table is replaced. */
export function invite(known: KnownPlayers, wished: readonly string[], count: number): string[] {
  const can = playersAt(known, count + 1);
  return Array.from({ length: count }, (_, index) => {
    const player = wished[index] ?? wished.at(-1) ?? DEFAULT_PLAYER;
    return !can.length || can.includes(player) ? player : DEFAULT_PLAYER;
  });
}
