/** For how many seats chances to win are known; the server says so of the others, too, if asked. */

const SEATS_WITH_CHANCES = 2;

export const hasChances = (seats: number): boolean => seats === SEATS_WITH_CHANCES;
