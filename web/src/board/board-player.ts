/** A player, for a seat of the board. */
export interface BoardPlayer {
  name: string;
  isMine?: boolean;
  isAway?: boolean;
  isComputer?: boolean;
  /** The chat message in the speech bubble, if there is one. */
  says?: string | null;
}
