/** The text of the first position of a game. */
export function startingPosition(seats: number): string {
  const each = (word: string): string => Array<string>(seats).fill(word).join("/");
  return `${each("5")} ${each("0")} 1 -`;
}
