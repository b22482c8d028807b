import { readCommonLine } from './common-lines.ts';
import { flightPattern, readFlightLine } from './flight-line.ts';
import { type LineReading, SILENT, type SystemReader, silentWith } from './line-reading.ts';
import { allNames, namesOf } from './passenger-names.ts';
import { DATE, LINE_NUMBER, LOCATOR } from './printed-parts.ts';
import { limitReading } from './time-limit.ts';

/** `3  LA8146 N 09JAN 6*GRULIS HK2  1745 0635`: the class stands apart, the weekday is a digit. */
const FLIGHT = { pattern: flightPattern({ beforeClass: String.raw`\s+`, beforePair: String.raw`\s+[1-7](?:\s*\*\s*|\s+)` }) };
const OFFICE = String.raw`[A-Z\d]{9}`;
const HEADER = new RegExp(String.raw`^\s*RP/${OFFICE}(?:/.*?)?(?:\s\d{1,2}[A-Z]{3}\d{2}/\d{4}Z\s+(${LOCATOR}))?\s*$`);
const CREATION = new RegExp(String.raw`^\s*${OFFICE}/[A-Z\d]+/\d{1,2}[A-Z]{3}\d{2}\s*$`);
const TAGS = /^\s*(-{3}|\*{3})(?: [A-Z]{2,4})+ \1\s*$/;
const TICKETING = new RegExp(String.raw`${LINE_NUMBER}TK\s?(?:PAX\s+)?(?:(?:TL|XL)(?<date>${DATE})(?:/(?<time>\d{4})(?=/|\s*$))?|OK\d)`);
const ELEMENT = /^\s*\d{1,3}\s*[/.]?\s+(?:AP[EA]?|A[BIM]|SSR|SK|OSI?|OP[CWX]?|R[CFMX]|RI[A-Z]|F[A-Z]|ES|MCO)\b/;
const NO_FLIGHT = new RegExp(String.raw`${LINE_NUMBER}(?:HHL|HTL|CCR|MIS|TUR)\b`);
const NOTE = /^\s*(?:A\d\d\b|SEE RTSVC\b)/;

/** `(INF/NOAH/03FEB26)` in the brackets behind a name: the infant's surname, if it has another, and given name. */
const INFANT = /^INF([^/]*)\/([^/]+)(?:\/|$)/;

/** A passenger, and the infants that travel on its lap. */
function namesWithInfants(entry: string): readonly string[] | undefined {
  const [printed = '', ...brackets] = entry.split(/[()]/).map((part) => part.trim());
  const [surname = ''] = printed.split('/');
  const infants = brackets.flatMap((bracket) => {
    const [, own, given = ''] = INFANT.exec(bracket) ?? [];
    return given === '' ? [] : [namesOf(`${own || surname}/${given}`)];
  });
  return allNames([namesOf(printed), ...infants]);
}

function passengersIn(line: string): readonly string[] | undefined {
  const [before = '', ...entries] = line.split(/(?:^|\s)\d{1,2}\.(?=\p{L})/u);
  return before.trim() === '' ? allNames(entries.map(namesWithInfants)) : undefined;
}

/** Reads the lines that Amadeus prints. @see B-001, B-002 */
export const amadeus: SystemReader = {
  system: 'amadeus',
  anywhere(line, context): LineReading | undefined {
    const { today } = context;
    const flight = readFlightLine(line, FLIGHT, context);
    // Notes of the airline are indented below its flight; the blanks may be gone, and LATAM numbers its notes.
    if (flight) return { meaning: flight, continues: 'notes' };
    const header = HEADER.exec(line);
    if (header) return { meaning: { kind: 'locator', locator: header[1] ?? null }, telling: true };
    const ticketing = TICKETING.exec(line);
    if (ticketing) return limitReading(ticketing.groups, today);
    return readCommonLine(line);
  },
  unlessContinued(line) {
    if (TAGS.test(line) || CREATION.test(line) || NOTE.test(line)) return SILENT;
    if (ELEMENT.test(line) || NO_FLIGHT.test(line)) return silentWith('indented');
    const passengers = passengersIn(line);
    return passengers && { meaning: { kind: 'passengers', passengers } };
  },
};
