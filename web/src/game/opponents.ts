/** Computer players as opponents: who can sit at which table, and who was chosen. */

/** The computer players by how many seats a table has, in the order in which they are offered. */
export type KnownPlayers = Readonly<Record<string, readonly string[]>>;

export const MOST_OPPONENTS = 5;
/** Who plays where nobody was chosen; sits at every table. */
export const USUAL = "greedy";

export const playersAt = (known: KnownPlayers, seats: number): readonly string[] => known[seats] ?? [];

const STRONGEST = ["perfect", "magda"];

export const strongest = (known: KnownPlayers, seats: number): string =>
  STRONGEST.find((player) => playersAt(known, seats).includes(player)) ?? USUAL;

/** Who plays the other seats: the computer players that had them, and where people sat the strongest there are. */
export function standIns(known: KnownPlayers, players: readonly (string | null)[], own: number): string[] {
  const others = players.filter((_, index) => index + 1 !== own);
  return others.map((player) => player ?? strongest(known, players.length));
}

/** So many opponents: those who were wished for, and whoever cannot sit at such a table is replaced. */
export function invite(known: KnownPlayers, wished: readonly string[], count: number): string[] {
  const can = playersAt(known, count + 1);
  return Array.from({ length: count }, (_, index) => {
    const player = wished[index] ?? wished.at(-1) ?? USUAL;
    return !can.length || can.includes(player) ? player : USUAL;
  });
}
