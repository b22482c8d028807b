import type { WallClock } from '../units/index.ts';

const FORMATS = new Map<string, Intl.DateTimeFormat>();

function formatIn(zone: string): Intl.DateTimeFormat {
  const present = FORMATS.get(zone);
  if (present) return present;
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  FORMATS.set(zone, made);
  return made;
}

/** The local time of a zone at a moment, read as if it were UTC, in milliseconds. */
function clockAt(moment: number, zone: string): number {
  const parts = new Map(
    formatIn(zone)
      .formatToParts(moment)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const of = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? Number.NaN;
  return Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'), of('second'));
}

/**
 * The moment at which a zone's clock shows a wall-clock time (`2026-11-21T14:05`), in milliseconds of UTC, with daylight saving. For an
 * hour that the clock shows twice, one of the two moments; for an hour that it skips, the moment it would show without the change. `NaN`
 * for a text that is not a date and time.
 */
export function momentOf(clock: WallClock, zone: string): number {
  const wanted = Date.parse(`${clock}Z`);
  if (Number.isNaN(wanted)) return Number.NaN;
  const near = wanted - (clockAt(wanted, zone) - wanted);
  // The offset at that moment may differ from the offset at the first guess.
  return near - (clockAt(near, zone) - wanted);
}
