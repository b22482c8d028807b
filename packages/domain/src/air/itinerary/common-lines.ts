import { type LineReading, SILENT } from './line-reading.ts';
import { AIRLINE, LINE_NUMBER } from './printed-parts.ts';

const SURFACE = new RegExp(String.raw`${LINE_NUMBER}ARNK\b`);
/** `LAOPENY 18JAN M GRUPOA DS1`; date and status may be missing. */
const OPEN = new RegExp(String.raw`${LINE_NUMBER}${AIRLINE}\s*OPEN\s*[A-Z]\b.*\b[A-Z]{6}\b`);
const OPERATED_BY = /^\s*OPERATED BY\b/;

/** The lines that all systems print alike. @see B-002 */
export function readCommonLine(line: string): LineReading | undefined {
  if (SURFACE.test(line)) return { meaning: { kind: 'gap' } };
  if (OPEN.test(line)) return { meaning: { kind: 'open' } };
  return OPERATED_BY.test(line) ? SILENT : undefined;
}
