/** Requests about a finished game: its record, its positions and its review. */

import type { Face } from "../notation/position";
import { request } from "./api";

/** The win chance of each seat, or the change of it, seat 1 first. */
export type Win = readonly number[];
export type Grade = "forced" | "best" | "good" | "inexact" | "mistake" | "blunder";

/** Why another move was better; the sentences are in the catalogues. */
export interface Reason {
  readonly kind: string;
  readonly seat: number;
  readonly coin: number | null;
  /** Cents to one euro, after the move made and after the better one. */
  readonly distances: readonly [number, number] | null;
}

export interface ReviewedTurn {
  readonly turn: number;
  readonly seat: number;
  readonly face: Face;
  readonly move: string;
  readonly euros: readonly number[];
  readonly before: Win;
  readonly after_roll: Win;
  readonly after: Win;
  readonly luck: Win;
  readonly doing: Win;
  readonly grade: Grade;
  readonly loss: number;
  readonly better: { readonly move: string; readonly win: Win } | null;
  readonly reason: Reason | null;
}

export interface SeatSummary {
  readonly seat: number;
  readonly start: number;
  readonly luck: number;
  readonly doing: number;
  readonly own_doing: number;
  readonly others_doing: number;
  readonly end: number;
  readonly grades: Readonly<Record<Grade, number>>;
  readonly average_loss: number;
  readonly turning_points: readonly { turn: number; cause: "luck" | "doing"; change: number }[];
}

export interface Review {
  readonly winner: number;
  readonly exact: boolean;
  /** How far an estimated chance may be from the true one. */
  readonly error: number;
  readonly turns: readonly ReviewedTurn[];
  readonly summary: readonly SeatSummary[];
  /** The change that the moves of one seat made to the chance of another: by mover, then by seat. */
  readonly influence: readonly Win[];
}

/** The position before the roll of each turn, and after the last. */
export interface GamePositions {
  readonly turns: readonly string[];
  readonly end: string;
}

export const recordAddress = (code: string, game: number): string => `/api/tables/${code}/record?game=${game}`;

const about = (code: string, what: string, game: number): string => `tables/${code}/${what}?game=${game}`;

export const fetchRecord = (code: string, game: number): Promise<string> => request(about(code, "record", game));

export const fetchPositions = (code: string, game: number): Promise<GamePositions> => request(about(code, "positions", game));

export const fetchReview = (code: string, game: number): Promise<Review> => request(about(code, "review", game));
