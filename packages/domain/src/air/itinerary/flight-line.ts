import { addDays } from '../../dates/index.ts';
import type { ItineraryFlight, LineMeaning } from './itinerary.ts';
import type { LineContext } from './line-reading.ts';
import { MONTHS, printedArrivalDay, printedDay } from './printed-day.ts';
import { airlineLocatorIn } from './printed-locator.ts';
import { AIRLINE, DATE, LINE_NUMBER, TIME } from './printed-parts.ts';
import { statusMeaning } from './printed-status.ts';
import { printedTime } from './printed-time.ts';

/** What differs between the systems in the head of a flight's line. */
export interface FlightForm {
  /** The number of the line; by default any. */
  readonly lineNumber?: string;
  /** Between number and booking class. */
  readonly beforeClass: string;
  /** Between date and city pair. */
  readonly beforePair: string;
}

/** How one system prints its flights. */
export interface FlightReading {
  readonly pattern: RegExp;
  /** It prints a dash before the arrival on the day before. */
  readonly dashIsDayBefore?: true;
}

/** The regular expression of a system's flights. A marriage mark or group may stand before the status. */
export function flightPattern({ lineNumber = LINE_NUMBER, beforeClass, beforePair }: FlightForm): RegExp {
  return new RegExp(
    String.raw`${lineNumber}(?<airline>${AIRLINE})\s*(?<number>\d{1,4})${beforeClass}(?<class>[A-Z])[A-Z]?\s+(?<date>${DATE})${beforePair}(?<origin>[A-Z]{3})(?<destination>[A-Z]{3})\s*\*?\s*(?:\d{1,2}/\d{1,2}\s+)?(?:(?<flown>FLWN)|(?<status>[A-Z]{2})\d{1,2}(?!\d))(?<tail>.*)$`,
  );
}

/**
 * Departure and arrival behind the status, after a latest check-in and a terminal; the mark of another day stands before or behind the arrival.
 * Between the two people write a dash or a slash.
 */
const TIMES = new RegExp(
  String.raw`^\s*(?:(?<checkIn>${TIME})\s+)?(?:(?<terminal>[A-Z\d]{1,2})\s+)?(?<departure>${TIME})(?:\s*(?<mark>[#*])|(?<range>\s*[-–—/]))?\s*(?<arrival>${TIME})(?<rest>.*)$`,
);
/** Galileo's mark of the day before, among times of twelve hours. Anywhere else a dash lies between the two times of a range. */
const DAY_BEFORE = /^\s*\d{3,4}[APNM]\s+-\s*\d{3,4}[APNM]/;

const DAYS_BEFORE_ARRIVAL: Readonly<Record<string, number>> = { '#': 1, '*': 2, '-': -1 };

/** The arrival date of the line above it, where a mail program wrapped that. */
export const WRAPPED_DATE = new RegExp(String.raw`^\s*${DATE}(?:\s+(?:E\b|[1-7MTWQFJS]\b|/).*)?$`);

/** The arrival date that follows the times. */
const ARRIVAL_DATE = new RegExp(String.raw`^\s+(${DATE})(?![A-Z\d])`);

/**
 * Another day as no system prints it: a date with a year, in figures, apart or behind a weekday, or words. It is not passed over, for the flight
 * would land on the wrong day.
 */
const OTHER_DAY = new RegExp(
  String.raw`^\s+(?:\d{1,2}[A-Z]{3}\d|\d{1,2}[/.]\d{1,2}(?!\d|[.,]\d{3})|(?:[A-Z]{3}\s+)?\*?\d{1,2}[ -]?(?:${MONTHS.join('|')})\b|\(?(?:NEXT DAY|D[IÍ]A (?:SEGUINTE|SIGUIENTE))\b)`,
);

/** The marks of another day behind the arrival, and the days that they add. */
const MARKS_BEHIND: readonly (readonly [RegExp, (digit: number) => number])[] = [
  // Worldspan: `#1`, apart or not.
  [/^\s*#(\d)/, (days) => days],
  // Amadeus: `+1`, `-1`; `(+1)`, `D+1` and `+ 1`, as people write it.
  [/^\s*[(D]?\s?\+\s?(\d)(?!\d|[.,]\d)/, (days) => days],
  [/^\s*-(\d)(?!\d)/, (days) => -days],
  // Apollo: the end-item character, which terminals draw as one of these; a digit before the mark of acknowledgement; a minus sign.
  [/^[|+¥‡¤](?!\d)/, () => 1],
  [/^(\d)\*/, (days) => days],
  [/^-(?!\d)/, () => -1],
  // None: only what stands apart, or an acknowledgement or the marks of Worldspan, may follow the arrival.
  [/^(?:$|[*/$]|\s(?!\s*#))/, () => 0],
];

/** The day of the arrival; undefined when the line prints a date that it cannot be, or a mark that is not known. */
function arrivalDay(departureDay: string, before: string, rest: string): string | undefined {
  const printed = ARRIVAL_DATE.exec(rest)?.[1];
  if (printed) return printedArrivalDay(printed, departureDay);
  if (OTHER_DAY.test(rest)) return undefined;
  const days = DAYS_BEFORE_ARRIVAL[before] ?? daysBehind(rest);
  return days === undefined ? undefined : (addDays(departureDay, days) ?? undefined);
}

function daysBehind(rest: string): number | undefined {
  for (const [mark, days] of MARKS_BEHIND) {
    const found = mark.exec(rest);
    if (found) return days(Number(found[1] ?? 0));
  }
  return undefined;
}

type Times = Pick<ItineraryFlight, 'departure' | 'arrival'>;

function timesOf(day: string, tail: string, { dashIsDayBefore }: FlightReading): Times | undefined {
  const { checkIn, terminal, departure = '', mark = '', range, arrival = '', rest = '' } = TIMES.exec(tail)?.groups ?? {};
  const isDayBefore = dashIsDayBefore && range !== undefined;
  // Typed by hand in the form of a system that has another meaning for it: nobody can know which one it is.
  if (isDayBefore && !DAY_BEFORE.test(tail)) return undefined;
  const [leaves, lands, landsOn] = [printedTime(departure), printedTime(arrival), arrivalDay(day, isDayBefore ? '-' : mark, rest)];
  if (leaves === undefined || lands === undefined || landsOn === undefined) return undefined;
  // Whoever types a night between two times may have left out the mark of the next day.
  if (range !== undefined && landsOn === day && lands < leaves) return undefined;
  // With nothing behind it the third may be a price or a duration.
  if (checkIn && terminal === undefined && rest.trim() === '') return undefined;
  // The third of three times may be a duration: then the first was no check-in.
  if (checkIn && landsOn === day && lands < leaves) return undefined;
  return { departure: `${day}T${leaves}`, arrival: `${landsOn}T${lands}` };
}

/**
 * What a line says that has the form of a flight. Undefined for any other line, and for a flight that cannot be: an unknown status, a date or
 * time that does not exist, no way between the airports. A passive flight may have no times: then its departure and arrival are the day alone.
 * The arrival date may stand at the beginning of the next line.
 * @see B-002
 */
export function readFlightLine(line: string, reading: FlightReading, { today, next }: LineContext): LineMeaning | undefined {
  const found = reading.pattern.exec(WRAPPED_DATE.test(next) ? `${line} ${next.trim()}` : line)?.groups;
  if (!found) return undefined;
  const { airline = '', number = '', origin = '', destination = '', date = '', flown, status = '', tail = '' } = found;
  if (flown) return { kind: 'notTaken', status: flown };
  const [day, meaning] = [printedDay(date, today), statusMeaning(status)];
  if (day === undefined || meaning === undefined || origin === destination) return undefined;
  if (meaning === 'open') return { kind: 'open' };
  if (meaning === 'notTaken') return { kind: 'notTaken', status };
  const times =
    timesOf(day, tail, reading) ?? (meaning === 'passive' && !/\d{3}/.test(tail) ? { departure: day, arrival: day } : undefined);
  const plain = number.replace(/^0+/, '');
  if (!times || plain === '') return undefined;
  const flight = { airline, number: plain, class: found['class'] ?? '', origin, destination, ...times, status };
  return { kind: 'flight', flight: { ...flight, airlineLocator: airlineLocatorIn(tail) } };
}
