import type { ItinerarySystem, LineMeaning } from './itinerary.ts';

/** How far the lines below a line still belong to it: those that are indented deeper, those of a numbered list too, or notes on a flight. */
export type Continuation = 'indented' | 'listed' | 'notes';

/** What a system's reader makes of a line. */
export interface LineReading {
  readonly meaning: LineMeaning;
  /** Lines below it that say nothing of their own. */
  readonly continues?: Continuation;
  /** Only one system prints such a line. */
  readonly telling?: true;
  /** A word of the same form would look alike: it counts only where another line of the text says the same locator. */
  readonly unsure?: true;
}

/** What a reader may know besides the line itself. */
export interface LineContext {
  /** The present day, ISO date. */
  readonly today: string;
  /** The next line that is not empty; `''` at the end. */
  readonly next: string;
}

type ReadLine = (line: string, context: LineContext) => LineReading | undefined;

/** How one system prints. Lines are in upper case, with plain blanks; undefined for a line that the system does not print. */
export interface SystemReader {
  readonly system: ItinerarySystem;
  /** The lines that mean the same wherever they stand: flights, headers, time limits. */
  readonly anywhere: ReadLine;
  /** The lines that could also continue the line above them: names, and what says nothing here. */
  readonly unlessContinued: ReadLine;
}

export const SILENT: LineReading = { meaning: { kind: 'silent' } };

/** A line that says nothing here, and neither do the lines that continue it. */
export function silentWith(continues: Continuation): LineReading {
  return { meaning: { kind: 'silent' }, continues };
}
