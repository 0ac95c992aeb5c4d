/** The turns of a game before this device joined, from the record on the server. */

import { readPosition, writePosition } from "../../notation/position";
import { readRecord, type RecordedTurn } from "../../notation/record";
import { fetchPositions, fetchRecord } from "../../server/finished-game";
import type { View } from "../../server/protocol";

/** Return the turns up to a view of a game; none if they are not available. */
export async function fetchEarlierTurns(code: string, game: number, { position }: View): Promise<readonly RecordedTurn[]> {
  if (!game || !position || readPosition(position).starting) return [];
  try {
    const [text, positions] = await Promise.all([fetchRecord(code, game), fetchPositions(code, game)]);
    const { turns } = readRecord(text);
    // The record may be newer than the view: the turns after it arrive as events.
    const current = beforeTheRoll(position);
    const count = [...positions.turns, positions.end].findLastIndex((each) => beforeTheRoll(each) === current);
    return turns.slice(0, count < 0 ? turns.length : count);
  } catch {
    return []; // the list begins with the next turn
  }
}

const beforeTheRoll = (text: string): string => writePosition({ ...readPosition(text), face: null });
