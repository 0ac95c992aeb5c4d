/** A coin on its way from one stack to another. */

import type { CoinMove } from "../notation/position";

export interface CoinFlight extends CoinMove {
  /** Called by the component that draws the flight, when the coin arrives. */
  landed: () => void;
}
