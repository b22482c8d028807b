import { readCommonLine } from './common-lines.ts';
import { flightPattern, readFlightLine } from './flight-line.ts';
import { type LineReading, SILENT, type SystemReader, silentWith } from './line-reading.ts';
import { countedNames } from './passenger-names.ts';
import { DATE, LOCATOR } from './printed-parts.ts';
import { limitReading } from './time-limit.ts';

/** ` 1 AF 459H 11MAY TU GRUCDG HK1   1815   1035 #1/O $   E`: the class touches the number; the weekday has two letters. */
const FLIGHT = { pattern: flightPattern({ beforeClass: '', beforePair: String.raw`\s+(?:(?:MO|TU|WE|TH|FR|SA|SU)\s+)?` }) };
const HEADER = new RegExp(String.raw`^\s*1P-\s?(${LOCATOR})\s*$`);
/** `T- 1.TAW/00/23NOV`: a queue before the date; `T- 1.T/` is ticketed. */
const TICKETING = new RegExp(String.raw`^\s*T-\s?\d{1,2}\.\s?(?:TA[WX]/(?:\d{1,2}/)?(?<date>${DATE})(?:/.*)?\s*$|T/)`);
const FIELD = /^\s*[A-Z]-(?:\s|\d|$)/;
const NOTE = /^\s*(?:TKG FAX-|\*{2,}.*SUPPRESSED)/;

/** Reads the lines that Worldspan prints. @see B-001, B-002 */
export const worldspan: SystemReader = {
  system: 'worldspan',
  anywhere(line, context): LineReading | undefined {
    const { today } = context;
    const flight = readFlightLine(line, FLIGHT, context);
    if (flight) return { meaning: flight };
    const locator = HEADER.exec(line)?.[1];
    if (locator) return { meaning: { kind: 'locator', locator }, telling: true };
    const ticketing = TICKETING.exec(line);
    if (ticketing) return limitReading(ticketing.groups, today);
    return FIELD.test(line) ? silentWith('listed') : readCommonLine(line);
  },
  unlessContinued(line) {
    if (NOTE.test(line)) return SILENT;
    const passengers = countedNames(line);
    return passengers && { meaning: { kind: 'passengers', passengers } };
  },
};
