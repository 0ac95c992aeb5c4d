/** A player, as a seat of the board shows them. */
export interface BoardPlayer {
  name: string;
  isMine?: boolean;
  isAway?: boolean;
  isComputer?: boolean;
  /** The chat message in the speech bubble, if there is one. */
  says?: string | null;
}
