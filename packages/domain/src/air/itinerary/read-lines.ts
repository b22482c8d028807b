import { WRAPPED_DATE } from './flight-line.ts';
import { type Continuation, type LineContext, type LineReading, SILENT, type SystemReader } from './line-reading.ts';
import { AIRLINE, DATE, LINE_NUMBER } from './printed-parts.ts';

/** No system prints a longer line. What is longer is not understood, so that the work of a line has a bound. */
const LONGEST_LINE = 200;
/** Columns by which a line that continues another one is set in, at least. */
const SET_IN = 2;

/** What chat and mail programs put between letters without showing it. */
const NO_WIDTH = /[\u200b-\u200f\u2060]/g;
/** What mail programs put before each line of a text that they quote. */
const QUOTED = /^ ?(?:> ?)+/;

/** A pasted line as the readers expect it: upper case, plain blanks, without the marks of a quoting mail program. */
export function plainLine(text: string): string {
  const plain = text.replace(NO_WIDTH, '').replaceAll('\t', '        ').replace(/\s/g, ' ');
  return plain.replace(QUOTED, '').toUpperCase().trimEnd();
}

interface Opening {
  readonly continues: Continuation;
  readonly indent: number;
}

function indentOf(line: string): number {
  return line.length - line.trimStart().length;
}

const LISTED = /^\s*\d{1,3}\./;
const NUMBERED_NOTE = /^\s*\d{3} +[A-Z\d]/;

/** Airline, number, class and day: a flight, even one that cannot be read. */
const FLIGHT_LIKE = new RegExp(String.raw`${LINE_NUMBER}${AIRLINE}\s*\d{1,4}\s*[A-Z]{1,2}\s+${DATE}\b`);
/** A time limit, even one that cannot be read. */
const LIMIT_LIKE = /^\s*(?:T-\s?)?\d{1,3}\s?\.?\s*(?:TK\s+(?:PAX\s+)?)?(?:TA[WX]|TL|XL)/;

/** Nothing that belongs to a trip is taken for a line without meaning, where its code is that of a remark or it stands below one. */
function saysSomething(line: string): boolean {
  return FLIGHT_LIKE.test(line) || LIMIT_LIKE.test(line);
}

function continuesIt({ continues, indent }: Opening, line: string): boolean {
  if (indentOf(line) > indent + SET_IN) return true;
  if (continues === 'notes') return NUMBERED_NOTE.test(line) || WRAPPED_DATE.test(line);
  return continues === 'listed' && LISTED.test(line);
}

/** What one system makes of the lines of a text, in their order; undefined for a line that it does not print. */
export function readLines(lines: readonly string[], reader: SystemReader, today: string): readonly (LineReading | undefined)[] {
  let opening: Opening | undefined;
  const readings = lines.map((line, index) => {
    if (line.trim() === '') return SILENT;
    const continued = opening && continuesIt(opening, line);
    const context: LineContext = { today, next: nextLine(lines, index) };
    const reading = line.length > LONGEST_LINE ? undefined : readingOf(reader, line, context, continued);
    if (reading !== SILENT || !continued) opening = reading?.continues && { continues: reading.continues, indent: indentOf(line) };
    return reading;
  });
  return withoutUnconfirmed(readings);
}

/** The locator that a reading is sure of: that of the system, or the airline's of a flight. */
function sureLocator({ meaning, unsure }: LineReading): string | null {
  if (meaning.kind === 'flight') return meaning.flight.airlineLocator;
  return !unsure && (meaning.kind === 'locator' || meaning.kind === 'airlineLocator') ? meaning.locator : null;
}

/** Without the locators that could be any word, as the heading of a letter: those that no other line says. */
function withoutUnconfirmed(readings: readonly (LineReading | undefined)[]): readonly (LineReading | undefined)[] {
  const sure = new Set(readings.map((reading) => reading && sureLocator(reading)));
  return readings.map((reading) => {
    const isWord = reading?.unsure && reading.meaning.kind === 'locator' && !sure.has(reading.meaning.locator);
    return isWord ? undefined : reading;
  });
}

function readingOf(reader: SystemReader, line: string, context: LineContext, continued: boolean | undefined): LineReading | undefined {
  const reading = reader.anywhere(line, context) ?? (continued ? SILENT : reader.unlessContinued(line, context));
  return reading?.meaning.kind === 'silent' && saysSomething(line) ? undefined : reading;
}

/** The line below, or below an empty one. */
function nextLine(lines: readonly string[], index: number): string {
  return lines[index + 1] || lines[index + 2] || '';
}
