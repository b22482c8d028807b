import { readCommonLine } from './common-lines.ts';
import { type FlightReading, flightPattern, readFlightLine } from './flight-line.ts';
import { type LineReading, SILENT, type SystemReader, silentWith } from './line-reading.ts';
import { countedNames } from './passenger-names.ts';
import { DATE, LINE_NUMBER, LOCATOR } from './printed-parts.ts';
import { limitReading } from './time-limit.ts';

/** ` 1. BA  246 V  05APR GRULHR HK1   325P # 650A O*`: a dot behind the number of the line, all apart, no weekday before the city pair. */
const GALILEO_FLIGHT: FlightReading = {
  pattern: flightPattern({ lineNumber: String.raw`^\s*\d{1,3}\s?[.+]\s*`, beforeClass: String.raw`\s*`, beforePair: String.raw`\s+` }),
  dashIsDayBefore: true,
};
/** ` 1 UA 844K 10JUN GRUORD HK2   855P  540A|*`: the class touches the number. */
const APOLLO_FLIGHT: FlightReading = { pattern: flightPattern({ beforeClass: '', beforePair: String.raw`\s+` }) };
const HEADER = new RegExp(String.raw`^\s*(${LOCATOR})/[A-Z\d]{2,3}\s+[A-Z\d]{4,6}\s+\S+\s+AG\s+\d{7,8}\s+${DATE}\b`);
const AGENCY = /^\s*[A-Z\d]{3,4} - \S/;
const TICKETING = new RegExp(String.raw`^\s*TKTG-(?:TAU/(?:[A-Z\d]+/)?(?:MO|TU|WE|TH|FR|SA|SU)?(?<date>${DATE})(?:\*.*)?\s*$|T[/*])`);
const LISTS = /^\s*(?:(?:FONE|ADRS|DLVR|NOTE|RMKS|TRMK|GFAX|ATFQ|FQ|ACKN|VLOC|VRMK|QMDR|FOP)-|FOP\b|VENDOR REMARKS\b)/;
const EXISTS = /^\s*\*{2,3} .* \*{2,3}(?:\s+>.*)?\s*$/;
/** The first mark may be gone, as that of a mail program. */
const SCREEN_MARK = /^\s*(?:\)?>)?<?\s*$/;
const NO_FLIGHT = new RegExp(String.raw`${LINE_NUMBER}(?:HHL|HTL|CCR|OTH|TUR|ATX|SUR)\b`);
const NOTE = /^\s*PLANE CHANGE\b/;

/** Reads the lines that Galileo and Apollo print. @see B-001, B-002 */
export const galileo: SystemReader = {
  system: 'galileo',
  anywhere(line, context): LineReading | undefined {
    const { today, next } = context;
    const flight = readFlightLine(line, GALILEO_FLIGHT, context) ?? readFlightLine(line, APOLLO_FLIGHT, context);
    if (flight) return { meaning: flight };
    const locator = HEADER.exec(line)?.[1];
    if (locator) return { meaning: { kind: 'locator', locator }, telling: true };
    if (AGENCY.test(line) && HEADER.test(next)) return SILENT;
    const ticketing = TICKETING.exec(line);
    if (ticketing) return limitReading(ticketing.groups, today);
    return LISTS.test(line) ? silentWith('listed') : readCommonLine(line);
  },
  unlessContinued(line) {
    if (EXISTS.test(line) || SCREEN_MARK.test(line) || NOTE.test(line)) return SILENT;
    if (NO_FLIGHT.test(line)) return silentWith('indented');
    const passengers = countedNames(line);
    return passengers && { meaning: { kind: 'passengers', passengers } };
  },
};
