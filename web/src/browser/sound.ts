/** Synthesised sounds (coin, die, fanfare) and vibration. */

import type { Coin } from "../notation/position";
import { settings } from "./settings.svelte";

let context: AudioContext | null = null;

function ring(frequency: number, at: number, length: number, loudness: number, type: OscillatorType): void {
  if (!context) return;
  const start = context.currentTime + at;
  const tone = context.createOscillator();
  const volume = context.createGain();
  tone.type = type;
  tone.frequency.value = frequency;
  volume.gain.setValueAtTime(loudness, start);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + length);
  tone.connect(volume).connect(context.destination);
  tone.start(start);
  tone.stop(start + length);
}

function isHeard(): boolean {
  if (!settings.sound || !navigator.userActivation?.hasBeenActive) return false;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  return context.state === "running";
}

const PITCHES: Record<Coin, number> = { 50: 880, 20: 1109, 10: 1397, 5: 1760 };

export function clickOf(coin: Coin): void {
  if (!isHeard()) return;
  ring(PITCHES[coin], 0, 0.12, 0.16, "triangle");
  ring(PITCHES[coin] * 2.76, 0, 0.06, 0.06, "sine");
}

export function rattle(): void {
  if (!isHeard()) return;
  for (let hit = 0; hit < 6; hit += 1) ring(180 + 60 * Math.random(), hit * 0.1, 0.05, 0.14, "square");
}

export function fanfare(): void {
  if (!isHeard()) return;
  [523, 659, 784, 1047].forEach((pitch, step) => ring(pitch, step * 0.12, 0.5, 0.12, "triangle"));
}

export function vibrate(pattern: number | number[]): void {
  // Browsers log an error for a page that vibrates before any touch.
  if (settings.vibration && navigator.userActivation?.hasBeenActive) navigator.vibrate?.(pattern);
}
