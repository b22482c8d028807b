declare const clock: unique symbol;

/**
 * A time as the clock on the wall shows it at a place, without a zone: `2026-11-21T14:05`. Flights, check-ins, pickups.
 *
 * A plain text may be one; a `UtcInstant` may not, and the compiler says so.
 */
export type WallClock = string & { readonly [clock]?: 'wall' };

/** A moment, the same everywhere: `2026-11-21T17:05:00Z`. Deadlines, log entries. A plain text may be one; a `WallClock` may not. */
export type UtcInstant = string & { readonly [clock]?: 'utc' };
