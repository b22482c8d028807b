import { type Continuation, type LineContext, type LineReading, SILENT, type SystemReader } from './line-reading.ts';

/** No system prints a longer line. What is longer is not understood, so that the work of a line has a bound. */
const LONGEST_LINE = 200;
/** Columns by which a line that continues another one is set in, at least. */
const SET_IN = 2;

/** A pasted line as the readers expect it: upper case, plain blanks. */
export function plainLine(text: string): string {
  return text.replaceAll('\t', '        ').replace(/\s/g, ' ').toUpperCase().trimEnd();
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

function continuesIt({ continues, indent }: Opening, line: string): boolean {
  if (indentOf(line) > indent + SET_IN) return true;
  return (continues === 'listed' && LISTED.test(line)) || (continues === 'notes' && NUMBERED_NOTE.test(line));
}

/** What one system makes of the lines of a text, in their order; undefined for a line that it does not print. */
export function readLines(lines: readonly string[], reader: SystemReader, today: string): readonly (LineReading | undefined)[] {
  let opening: Opening | undefined;
  return lines.map((line, index) => {
    if (line.trim() === '') return SILENT;
    const continued = opening && continuesIt(opening, line);
    const context: LineContext = { today, next: nextLine(lines, index) };
    const reading =
      line.length > LONGEST_LINE ? undefined : (reader.anywhere(line, context) ?? otherReading(reader, line, context, continued));
    if (reading !== SILENT || !continued) opening = reading?.continues && { continues: reading.continues, indent: indentOf(line) };
    return reading;
  });
}

function otherReading(reader: SystemReader, line: string, context: LineContext, continued: boolean | undefined): LineReading | undefined {
  return continued ? SILENT : reader.unlessContinued(line, context);
}

/** The line below, or below an empty one. */
function nextLine(lines: readonly string[], index: number): string {
  return lines[index + 1] || lines[index + 2] || '';
}
