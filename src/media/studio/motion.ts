/**
 * Motion as functions of time: from 0 to 1 in a loop, which ends where it began, and in seconds in a scene of a film. A
 * picture is its scene at second 0, where a swing without a phase is at rest.
 */

/** A sine, −1 to 1. @param cycles number in the loop, or in a second @param phase share of a cycle */
export const swing = (time: number, cycles = 1, phase = 0) => Math.sin(2 * Math.PI * (cycles * time + phase));

/** 0 before `from`, 1 after `to`, and a smooth curve between them. */
export function rise(time: number, from: number, to: number): number {
  const share = Math.min(1, Math.max(0, (time - from) / (to - from)));
  return share * share * (3 - 2 * share);
}

/** Rises to 1 and falls to 0 again, each within `ease`. */
export const pulse = (time: number, from: number, to: number, ease = 0.04) =>
  rise(time, from, from + ease) - rise(time, to - ease, to);

/** 1 at these moments of a loop, when eyes are shut, and 0 otherwise; a blink takes 0.2 s of eight. */
export function blink(time: number, ...moments: readonly number[]): number {
  const nearest = Math.min(...moments.map((moment) => Math.abs(time - moment)));
  return Math.max(0, 1 - nearest / 0.014);
}

export const between = (from: number, to: number, share: number) => from + (to - from) * share;
