/** The time without input until the warning, and the length of its countdown. @see A-190 */
export interface IdleLimits {
  readonly idleMs: number;
  readonly countdownMs: number;
}

/** What the time without input means: nothing yet, a warning with the seconds that are left, or the end of the session. */
export type IdleState = { readonly kind: 'active' } | { readonly kind: 'warning'; readonly seconds: number } | { readonly kind: 'over' };

function positive(setting: string | undefined, fallback: number): number {
  const value = Number(setting);
  return setting && Number.isFinite(value) && value > 0 ? value : fallback;
}

/** The build's settings: 15 minutes and 60 seconds unless they say otherwise. @see A-190 */
export function idleLimits(minutes: string | undefined, countdownSeconds: string | undefined): IdleLimits {
  return { idleMs: positive(minutes, 15) * 60_000, countdownMs: positive(countdownSeconds, 60) * 1000 };
}

/** Where a session stands, by the moment of its last input. Both moments in ms since the epoch. @see */
export function idleState(lastInput: number, now: number, { idleMs, countdownMs }: IdleLimits): IdleState {
  const left = lastInput + idleMs + countdownMs - now;
  if (left <= 0) return { kind: 'over' };
  return left > countdownMs ? { kind: 'active' } : { kind: 'warning', seconds: Math.ceil(left / 1000) };
}
