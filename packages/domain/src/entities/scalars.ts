import * as z from 'zod/mini';
import {
  DAY,
  isExistingDay,
  isExistingInstant,
  isExistingTime,
  isExistingWallClock,
  TIME_OF_DAY,
  UTC,
  WALL_CLOCK,
} from '../internal/existing-moment.ts';
import { withoutControls, withoutControlsInLines } from '../internal/without-controls.ts';
import { LINE_LENGTH, PARAGRAPH_LENGTH } from '../text-lengths/index.ts';
import type { Fraction, Percent, UtcInstant, WallClock } from '../units/index.ts';

const MAX_AMOUNT = 999_999_999_999.99;
/** Far beyond what a rule accepts: it only keeps out what is no number of nights and no fraction. */
const MAX_UNJUDGED = 999_999_999;

/** What the refusal of a text that is no date carries, so that `isDateRefusal` knows it. */
const DATE = { date: true };

/** A text with a day, a time of day or both: the format, and beside it the calendar and the clock. */
function dateText(format: RegExp, exists: (text: string) => boolean) {
  return z.string().check(z.regex(format), z.refine(exists, { params: DATE }));
}

/** Whether an issue refuses a text because it is none of a day, a time of day or both. */
export function isDateRefusal(issue: z.core.$ZodIssue): boolean {
  return issue.code === 'custom' && issue.params === DATE;
}

/** A numeric id within the range of a column of type `integer`. */
export const idNumber = z.int().check(z.gte(0), z.lte(2_147_483_647));
/** An amount of money with at most 2 decimals, within the range of `numeric(14,2)`. @see Q-132 */
export const money = z.number().check(
  z.gte(-MAX_AMOUNT),
  z.lte(MAX_AMOUNT),
  // Checked on the decimal text: multiplying would fail on binary fractions such as 1.005.
  z.refine((value) => !/\.\d{3,}|e-/.test(String(value))),
);
/** A percentage as 0 to 100 with 2 decimals. */
export const percent: z.ZodMiniType<Percent, number> = z.number().check(
  z.gte(0),
  z.lte(1_000_000),
  z.refine((value) => !/\.\d{3,}|e-/.test(String(value))),
);
/** An exchange rate above 0 with at most 6 decimals. @see Q-132 */
export const rate = z.number().check(
  z.gt(0),
  z.lte(999_999_999_999),
  z.refine((value) => Number(value.toFixed(6)) === value),
);
/** A moment that exists, in ISO with a time part and Z, read as UTC. @see */
export const utcInstant: z.ZodMiniType<UtcInstant, string> = dateText(UTC, isExistingInstant);
/** A local time of a service (flight, check-in) at its place, on a day that exists: `2026-11-21T14:05`, no zone. */
export const wallClock: z.ZodMiniType<WallClock, string> = dateText(WALL_CLOCK, isExistingWallClock);
/** A local time of day, `14:05`. */
export const timeOfDay = dateText(TIME_OF_DAY, isExistingTime);
/** A part of a whole, with at most 6 decimals: 0.12 is 12 percent. The rules limit it, so that the refusal is in words. @see Q-213 */
export const fraction: z.ZodMiniType<Fraction, number> = z.number().check(
  z.gte(-MAX_UNJUDGED),
  z.lte(MAX_UNJUDGED),
  z.refine((value) => Number(value.toFixed(6)) === value),
);
/** The number of charged nights or days, with at most 2 decimals. @see */
export const dayCount = z.number().check(
  z.gte(0),
  z.lte(9999),
  z.refine((value) => Number(value.toFixed(2)) === value),
);
/** The number of nights of a stay, with at most 2 decimals. The rules limit it, so that the refusal is in words. @see Q-123 */
export const nightCount = z.number().check(
  z.gte(-MAX_UNJUDGED),
  z.lte(MAX_UNJUDGED),
  z.refine((value) => Number(value.toFixed(2)) === value),
);
/** A day of the calendar, `2026-11-21`. */
export const day = dateText(DAY, isExistingDay);
/** A text of one line with at most `length` characters. Control characters are removed. */
export function lineOf(length: number) {
  return z.string().check(z.overwrite(withoutControls), z.maxLength(length));
}
/** A typed text of one line. */
export const line = lineOf(LINE_LENGTH);
/** A typed text of several lines. Control characters besides newline and tab are removed. */
export const paragraph = z.string().check(z.overwrite(withoutControlsInLines), z.maxLength(PARAGRAPH_LENGTH));
/** An IATA code of an airport. */
export const airportCode = z.string().check(z.regex(/^[A-Z]{3}$/));
/** An IATA code of an airline. */
export const airlineCode = z.string().check(z.regex(/^[A-Z0-9]{2}$/));
