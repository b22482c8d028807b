import { readCommonLine } from './common-lines.ts';
import { flightPattern, readFlightLine } from './flight-line.ts';
import { type LineReading, SILENT, type SystemReader, silentWith } from './line-reading.ts';
import { countedNames } from './passenger-names.ts';
import { airlineLocatorIn } from './printed-locator.ts';
import { DATE, LINE_NUMBER, LOCATOR, TIME } from './printed-parts.ts';
import { limitReading } from './time-limit.ts';

/** `1 LA8084Y 19MAR F GRUMAD*HK2  1140P  150P  20MAR J`: the class touches the number; the weekday is one letter, or a digit. */
const FLIGHT = { pattern: flightPattern({ beforeClass: '', beforePair: String.raw`\s+[1-7MTWQFJS](?:\s*\*\s*|\s+)` }) };
const LOCATOR_ALONE = new RegExp(String.raw`^\s*(${LOCATOR})\s*$`);
const NAMES_FOLLOW = /^\s*(?:\d{1,2}\.(?:I\/)?\d|NO NAMES)/;
/** `YY1Z.YY1Z*AAB 1015/22NOV26 PQXNDM H`: who made the reservation, when, and its locator. */
const LAST = new RegExp(String.raw`^\s*[A-Z\d]{3,4}\.[A-Z\d]{3,4}\*[A-Z\d]{2,4}\s+\d{4}/\d{1,2}[A-Z]{3}\d{2}\s+(${LOCATOR})\b`);
/** The rest of a flight's line, on a line of its own. */
const REST = /^\s*(?:\/(?:DC|AB|AT)[A-Z\d]{2}|\/E\s*$)/;
/** `1.TAW27NOV/`, `1.TAW/23NOV`, with an office before the date, a queue behind it, and an hour; `1.TAW/` has no date, `1.T-` is ticketed. */
const TICKETING = new RegExp(
  String.raw`^\s*\d{1,2}\.\s?(?:TAW(?:/|[A-Z\d]{4})?(?<date>${DATE})(?:\d{3})?(?:/(?<time>${TIME}))?(?:/|\s*$)|TAW/\s*$|T-\d)`,
);
/** `1.TL1800/27NOV-`: the hour before the date. */
const LIMIT = new RegExp(String.raw`^\s*\d{1,2}\.\s?TL(?:(?<time>${TIME})/)?(?<date>${DATE})(?:-.*)?$`);
const TICKETS = /^\s*TKT\/TIME LIMIT\s*$/;
const LISTS = /^\s*(?:PHONES|REMARKS|(?:[A-Z\d]{2}|GENERAL) FACTS)\s*$/;
const NO_FLIGHT = new RegExp(String.raw`${LINE_NUMBER}(?:HTL|HHL|OTH|CAR|TOR)\b`);
const NOTE =
  /^\s*(?:NO NAMES\s*$|ADV PAX FLT\b|[A-Z\d]{2,3} CHECK-IN WITH\b|[A-Z][A-Z -]+ EXISTS?\b|CUSTOMER NUMBER\s*-|RECEIVED FROM\s*-|VIE )/;

/** Reads the lines that Sabre prints. @see B-001, B-002 */
export const sabre: SystemReader = {
  system: 'sabre',
  anywhere(line, context): LineReading | undefined {
    const { today, next } = context;
    const flight = readFlightLine(line, FLIGHT, context);
    if (flight) return { meaning: flight };
    const locator = LAST.exec(line)?.[1];
    if (locator) return { meaning: { kind: 'locator', locator }, telling: true };
    const alone = NAMES_FOLLOW.test(next) ? LOCATOR_ALONE.exec(line)?.[1] : undefined;
    if (alone) return { meaning: { kind: 'locator', locator: alone }, telling: true, unsure: true };
    const ticketing = TICKETING.exec(line) ?? LIMIT.exec(line);
    if (ticketing) return limitReading(ticketing.groups, today);
    if (REST.test(line)) return { meaning: { kind: 'airlineLocator', locator: airlineLocatorIn(line) } };
    if (TICKETS.test(line)) return { ...silentWith('listed'), telling: true };
    return LISTS.test(line) ? silentWith('listed') : readCommonLine(line);
  },
  unlessContinued(line) {
    if (NOTE.test(line)) return SILENT;
    if (NO_FLIGHT.test(line)) return silentWith('indented');
    const passengers = countedNames(line);
    return passengers && { meaning: { kind: 'passengers', passengers } };
  },
};
