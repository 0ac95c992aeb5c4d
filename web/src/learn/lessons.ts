// Made by scripts/regenerate, by generate/course_lessons.py; change it there.

import type { Lesson } from "./lesson";

export const LESSONS: readonly Lesson[] = [
  {
    name: "turn",
    position: "5/5 0/0 1 20",
    findsAll: false,
    moves: {
      "20:C>1": { after: "20.5/5 0/0 2 -", euros: [], isWished: true, kind: "a" },
      "20:C>2": { after: "5/20.5 0/0 2 -", euros: [], isWished: false, kind: "c" },
    },
    refusals: {
      "wrong-value": ["50:C>C", "50:C>1", "50:C>2", "50:1>C", "50:1>1", "50:1>2", "50:2>C", "50:2>1", "50:2>2", "10:C>C", "10:C>1", "10:C>2", "10:1>C", "10:1>1", "10:1>2", "10:2>C", "10:2>1", "10:2>2", "5:C>C", "5:C>1", "5:C>2", "5:1>C", "5:1>1", "5:1>2", "5:2>C", "5:2>1", "5:2>2"],
      "same-stack": ["20:C>C", "20:1>1", "20:2>2"],
      "coin-not-there": ["20:1>C", "20:1>2", "20:2>C", "20:2>1"],
    },
  },
  {
    name: "zero",
    position: "20.5/10.5 0/0 1 0",
    findsAll: false,
    moves: {
      "pass": { after: "20.5/10.5 0/0 2 -", euros: [], isWished: true, kind: null },
    },
    refusals: {
      "nothing-to-move": ["50:C>C", "50:C>1", "50:C>2", "50:1>C", "50:1>1", "50:1>2", "50:2>C", "50:2>1", "50:2>2", "20:C>C", "20:C>1", "20:C>2", "20:1>C", "20:1>1", "20:1>2", "20:2>C", "20:2>1", "20:2>2", "10:C>C", "10:C>1", "10:C>2", "10:1>C", "10:1>1", "10:1>2", "10:2>C", "10:2>1", "10:2>2", "5:C>C", "5:C>1", "5:C>2", "5:1>C", "5:1>1", "5:1>2", "5:2>C", "5:2>1", "5:2>2"],
    },
  },
  {
    name: "kinds",
    position: "20/20/20 0/0/0 1 20",
    findsAll: true,
    moves: {
      "20:C>1": { after: "20.20/20/20 0/0/0 2 -", euros: [], isWished: true, kind: "a" },
      "20:C>2": { after: "20/20.20/20 0/0/0 2 -", euros: [], isWished: true, kind: "c" },
      "20:C>3": { after: "20/20/20.20 0/0/0 2 -", euros: [], isWished: true, kind: "c" },
      "20:1>C": { after: "-/20/20 0/0/0 2 -", euros: [], isWished: true, kind: "a" },
      "20:1>2": { after: "-/20.20/20 0/0/0 2 -", euros: [], isWished: true, kind: "b" },
      "20:1>3": { after: "-/20/20.20 0/0/0 2 -", euros: [], isWished: true, kind: "b" },
      "20:2>C": { after: "20/-/20 0/0/0 2 -", euros: [], isWished: true, kind: "c" },
      "20:2>1": { after: "20.20/-/20 0/0/0 2 -", euros: [], isWished: true, kind: "b" },
      "20:2>3": { after: "20/-/20.20 0/0/0 2 -", euros: [], isWished: true, kind: "d" },
      "20:3>C": { after: "20/20/- 0/0/0 2 -", euros: [], isWished: true, kind: "c" },
      "20:3>1": { after: "20.20/20/- 0/0/0 2 -", euros: [], isWished: true, kind: "b" },
      "20:3>2": { after: "20/20.20/- 0/0/0 2 -", euros: [], isWished: true, kind: "d" },
    },
    refusals: {
      "wrong-value": ["50:C>C", "50:C>1", "50:C>2", "50:C>3", "50:1>C", "50:1>1", "50:1>2", "50:1>3", "50:2>C", "50:2>1", "50:2>2", "50:2>3", "50:3>C", "50:3>1", "50:3>2", "50:3>3", "10:C>C", "10:C>1", "10:C>2", "10:C>3", "10:1>C", "10:1>1", "10:1>2", "10:1>3", "10:2>C", "10:2>1", "10:2>2", "10:2>3", "10:3>C", "10:3>1", "10:3>2", "10:3>3", "5:C>C", "5:C>1", "5:C>2", "5:C>3", "5:1>C", "5:1>1", "5:1>2", "5:1>3", "5:2>C", "5:2>1", "5:2>2", "5:2>3", "5:3>C", "5:3>1", "5:3>2", "5:3>3"],
      "same-stack": ["20:C>C", "20:1>1", "20:2>2", "20:3>3"],
    },
  },
  {
    name: "wild",
    position: "50.20.10/20.20.5 0/0 1 ?",
    findsAll: false,
    moves: {
      "50:C>1": { after: "50.50.20.10/20.20.5 0/0 2 -", euros: [], isWished: false, kind: "a" },
      "50:C>2": { after: "50.20.10/50.20.20.5 0/0 2 -", euros: [], isWished: false, kind: "c" },
      "50:1>C": { after: "20.10/20.20.5 0/0 2 -", euros: [], isWished: false, kind: "a" },
      "50:1>2": { after: "20.10/50.20.20.5 0/0 2 -", euros: [], isWished: false, kind: "b" },
      "20:C>1": { after: "5/5 1/0 2 -", euros: [1], isWished: true, kind: "a" },
      "20:C>2": { after: "50.20.10/20.20.20.5 0/0 2 -", euros: [], isWished: false, kind: "c" },
      "20:1>C": { after: "50.10/20.20.5 0/0 2 -", euros: [], isWished: false, kind: "a" },
      "20:1>2": { after: "50.10/20.20.20.5 0/0 2 -", euros: [], isWished: false, kind: "b" },
      "20:2>C": { after: "50.20.10/20.5 0/0 2 -", euros: [], isWished: false, kind: "c" },
      "20:2>1": { after: "5/5 1/0 2 -", euros: [1], isWished: true, kind: "b" },
      "10:C>1": { after: "50.20.10.10/20.20.5 0/0 2 -", euros: [], isWished: false, kind: "a" },
      "10:C>2": { after: "50.20.10/20.20.10.5 0/0 2 -", euros: [], isWished: false, kind: "c" },
      "10:1>C": { after: "50.20/20.20.5 0/0 2 -", euros: [], isWished: false, kind: "a" },
      "10:1>2": { after: "50.20/20.20.10.5 0/0 2 -", euros: [], isWished: false, kind: "b" },
      "5:C>1": { after: "50.20.10.5/20.20.5 0/0 2 -", euros: [], isWished: false, kind: "a" },
      "5:C>2": { after: "50.20.10/20.20.5.5 0/0 2 -", euros: [], isWished: false, kind: "c" },
      "5:2>C": { after: "50.20.10/20.20 0/0 2 -", euros: [], isWished: false, kind: "c" },
      "5:2>1": { after: "50.20.10.5/20.20 0/0 2 -", euros: [], isWished: false, kind: "b" },
    },
    refusals: {
      "same-stack": ["50:C>C", "50:1>1", "50:2>2", "20:C>C", "20:1>1", "20:2>2", "10:C>C", "10:1>1", "10:2>2", "5:C>C", "5:1>1", "5:2>2"],
      "coin-not-there": ["50:2>C", "50:2>1", "10:2>C", "10:2>1", "5:1>C", "5:1>2"],
    },
  },
  {
    name: "limit",
    position: "20.5/50.50.50.10/50.50.50 0/0/0 1 20",
    findsAll: false,
    moves: {
      "20:C>1": { after: "20.20.5/50.50.50.10/50.50.50 0/0/0 2 -", euros: [], isWished: false, kind: "a" },
      "20:C>3": { after: "20.5/50.50.50.10/50.50.50.20 0/0/0 2 -", euros: [], isWished: true, kind: "c" },
      "20:1>C": { after: "5/50.50.50.10/50.50.50 0/0/0 2 -", euros: [], isWished: false, kind: "a" },
      "20:1>3": { after: "5/50.50.50.10/50.50.50.20 0/0/0 2 -", euros: [], isWished: true, kind: "b" },
    },
    refusals: {
      "wrong-value": ["50:C>C", "50:C>1", "50:C>2", "50:C>3", "50:1>C", "50:1>1", "50:1>2", "50:1>3", "50:2>C", "50:2>1", "50:2>2", "50:2>3", "50:3>C", "50:3>1", "50:3>2", "50:3>3", "10:C>C", "10:C>1", "10:C>2", "10:C>3", "10:1>C", "10:1>1", "10:1>2", "10:1>3", "10:2>C", "10:2>1", "10:2>2", "10:2>3", "10:3>C", "10:3>1", "10:3>2", "10:3>3", "5:C>C", "5:C>1", "5:C>2", "5:C>3", "5:1>C", "5:1>1", "5:1>2", "5:1>3", "5:2>C", "5:2>1", "5:2>2", "5:2>3", "5:3>C", "5:3>1", "5:3>2", "5:3>3"],
      "same-stack": ["20:C>C", "20:1>1", "20:2>2", "20:3>3"],
      "stack-full": ["20:C>2", "20:1>2"],
      "coin-not-there": ["20:2>C", "20:2>1", "20:2>3", "20:3>C", "20:3>1", "20:3>2"],
    },
  },
  {
    name: "exactly",
    position: "50.50.20/50.10 1/1 1 20",
    findsAll: false,
    moves: {
      "20:C>1": { after: "50.50.20.20/50.10 1/1 2 -", euros: [], isWished: false, kind: "a" },
      "20:C>2": { after: "50.50.20/50.20.10 1/1 2 -", euros: [], isWished: false, kind: "c" },
      "20:1>C": { after: "5/5 2/1 2 -", euros: [1], isWished: true, kind: "a" },
      "20:1>2": { after: "5/5 2/1 2 -", euros: [1], isWished: true, kind: "b" },
    },
    refusals: {
      "wrong-value": ["50:C>C", "50:C>1", "50:C>2", "50:1>C", "50:1>1", "50:1>2", "50:2>C", "50:2>1", "50:2>2", "10:C>C", "10:C>1", "10:C>2", "10:1>C", "10:1>1", "10:1>2", "10:2>C", "10:2>1", "10:2>2", "5:C>C", "5:C>1", "5:C>2", "5:1>C", "5:1>1", "5:1>2", "5:2>C", "5:2>1", "5:2>2"],
      "same-stack": ["20:C>C", "20:1>1", "20:2>2"],
      "coin-not-there": ["20:2>C", "20:2>1"],
    },
  },
  {
    name: "give",
    position: "20.10/50.20.10/20.5 0/2/0 1 50",
    findsAll: false,
    moves: {
      "50:C>1": { after: "50.20.10/50.20.10/20.5 0/2/0 2 -", euros: [], isWished: false, kind: "a" },
      "50:C>2": { after: "20.10/50.50.20.10/20.5 0/2/0 2 -", euros: [], isWished: true, kind: "c" },
      "50:C>3": { after: "20.10/50.20.10/50.20.5 0/2/0 2 -", euros: [], isWished: false, kind: "c" },
      "50:2>C": { after: "20.10/20.10/20.5 0/2/0 2 -", euros: [], isWished: false, kind: "c" },
      "50:2>1": { after: "50.20.10/20.10/20.5 0/2/0 2 -", euros: [], isWished: false, kind: "b" },
      "50:2>3": { after: "20.10/20.10/50.20.5 0/2/0 2 -", euros: [], isWished: false, kind: "d" },
    },
    refusals: {
      "same-stack": ["50:C>C", "50:1>1", "50:2>2", "50:3>3"],
      "coin-not-there": ["50:1>C", "50:1>2", "50:1>3", "50:3>C", "50:3>1", "50:3>2"],
      "wrong-value": ["20:C>C", "20:C>1", "20:C>2", "20:C>3", "20:1>C", "20:1>1", "20:1>2", "20:1>3", "20:2>C", "20:2>1", "20:2>2", "20:2>3", "20:3>C", "20:3>1", "20:3>2", "20:3>3", "10:C>C", "10:C>1", "10:C>2", "10:C>3", "10:1>C", "10:1>1", "10:1>2", "10:1>3", "10:2>C", "10:2>1", "10:2>2", "10:2>3", "10:3>C", "10:3>1", "10:3>2", "10:3>3", "5:C>C", "5:C>1", "5:C>2", "5:C>3", "5:1>C", "5:1>1", "5:1>2", "5:1>3", "5:2>C", "5:2>1", "5:2>2", "5:2>3", "5:3>C", "5:3>1", "5:3>2", "5:3>3"],
    },
  },
];
