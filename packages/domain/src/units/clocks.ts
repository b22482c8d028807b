declare const clock: unique symbol;

/**
 * A local time at a place, without a zone: `2026-11-21T14:05`. Flights, check-ins, pickups.
 *
 * A plain string is assignable to it; the compiler refuses a `UtcInstant`.
 */
export type WallClock = string & { readonly [clock]?: 'wall' };

/**
 * A moment, the same everywhere: `2026-11-21T17:05:00Z`. Deadlines, log entries. A plain string is assignable to it; a `WallClock` is not.
 */
export type UtcInstant = string & { readonly [clock]?: 'utc' };
