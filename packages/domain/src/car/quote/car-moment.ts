import { isExistingWallClock } from '../../internal/existing-moment.ts';

/** A moment of a rental as a quote holds it: its day and its time of day apart. */
export interface CarMomentFields {
  readonly day: string | null;
  readonly hour: string | null;
}

/**
 * Pickup or return as one text, as a field shows it: `2026-12-10T10:00`, the day alone while its hour is missing, or what was typed and is
 * no moment; `null` without a day.
 */
export function carMoment({ day, hour }: CarMomentFields): string | null {
  return day === null || hour === null ? day : `${day}T${hour}`;
}

/** The day and the hour of such a text. What is no moment becomes the day as it is, without an hour, so that `carQuoteViolations` refuses it. */
export function carMomentFields(moment: string | null): CarMomentFields {
  if (moment === null || !isExistingWallClock(moment)) return { day: moment, hour: null };
  const [day = moment, hour = null] = moment.split('T');
  return { day, hour };
}
