/**
 * Edits of a position: coins, euros, seats, the player to move and the face of the die. Whether a game
 * can reach the position is checked by the server; here only the number of coins is fixed.
 */

import {
  carry,
  CENTRE,
  COINS,
  EMPTY,
  readPosition,
  stackAt,
  writeMove,
  type Coin,
  type CoinMove,
  type Face,
  type Position,
} from "../notation/position";

export const SEATS = [2, 3, 4, 5, 6] as const;

const STACK = String.raw`(?:-|(?:50|20|10|5)(?:\.(?:50|20|10|5))*)`;
const FACE = String.raw`(?:0|\?|50|20|10|5|-)`;
const SHAPE = new RegExp(
  String.raw`^${STACK}(?:/${STACK}){1,5} \d(?:/\d){1,5} (?:[1-6] ${FACE}|first (?:${FACE}|x)(?:/(?:${FACE}|x))*)$`,
);

/** Return the position if it can be drawn, even if no game can reach it; else null. */
export function readDrawable(text: string): Position | null {
  if (!SHAPE.test(text)) return null;
  const position = readPosition(text);
  const seats = position.stacks.length;
  const fits =
    position.euros.length === seats &&
    (position.active ?? 1) <= seats &&
    (position.starting?.length ?? seats) === seats;
  const left = stackAt(position, CENTRE);
  return fits && COINS.every((coin) => left[coin] >= 0) ? position : null;
}

/** Return all moves in the editor: any coin, from any stack to any other. */
export function editMoves(position: Position): CoinMove[] {
  const places = [CENTRE, ...position.stacks.map((_, index) => index + 1)];
  return places.flatMap((from) =>
    COINS.filter((coin) => stackAt(position, from)[coin] > 0).flatMap((coin) =>
      places.filter((to) => to !== from).map((to) => ({ coin, from, to })),
    ),
  );
}

/** Move a coin, if there is one. */
export function withMove(position: Position, move: CoinMove): Position {
  const isPossible = editMoves(position).some((possible) => writeMove(possible) === writeMove(move));
  return isPossible ? carry(position, move) : position;
}

/** Add a coin from the centre, or remove one. */
export function withCoin(position: Position, seat: number, coin: Coin, change: 1 | -1): Position {
  return withMove(position, change > 0 ? { coin, from: CENTRE, to: seat } : { coin, from: seat, to: CENTRE });
}

export function withEuros(position: Position, seat: number, count: number): Position {
  return { ...position, euros: position.euros.map((euros, index) => (index === seat - 1 ? count : euros)) };
}

/** Set the active seat, which also ends the starting rolls. */
export function withActive(position: Position, active: number): Position {
  return { ...position, active, starting: null };
}

export function withFace(position: Position, face: Face | null): Position {
  return { ...position, active: position.active ?? 1, face, starting: null };
}

/** Change the number of seats: new ones have their first coin, and removed ones return their coins. */
export function withSeats(position: Position, seats: number): Position {
  const active = Math.min(position.active ?? 1, seats);
  const stacks = Array.from({ length: seats }, (_, index) => position.stacks[index] ?? EMPTY);
  const euros = Array.from({ length: seats }, (_, index) => position.euros[index] ?? 0);
  const added = stacks.map((_, index) => index + 1).slice(position.stacks.length);
  return added.reduce<Position>((next, seat) => withCoin(next, seat, 5, 1), {
    ...position,
    stacks,
    euros,
    active,
    starting: null,
  });
}
