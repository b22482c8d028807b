import type { ListCell } from '@guiche/domain/lists';

/** A table that is written into a file while it is sent. */
export interface Sheet {
  /** The name of the sheet, for formats that have one. */
  readonly name: string;
  readonly columns: readonly { readonly heading: string; readonly width: number }[];
  /** The number of rows below the headings. */
  readonly length: number;
  /** The cells of a row, made when they are written. */
  readonly row: (index: number) => readonly ListCell[];
}

/** Rows that are written at once: enough that a chunk is worth sending, and few enough that nobody waits for it. */
const ROWS_AT_ONCE = 250;

/** The texts of the rows from `from` to before `to`, some at a time. */
export function* textOfRows(
  { row }: Sheet,
  { from, to }: { from: number; to: number },
  write: (cells: readonly ListCell[], index: number) => string,
): Generator<string> {
  for (let start = from; start < to; start += ROWS_AT_ONCE) {
    let text = '';
    for (let index = start; index < Math.min(to, start + ROWS_AT_ONCE); index++) text += write(row(index), index);
    yield text;
  }
}

/** The rows by which the size of a file is estimated. */
export const SAMPLE_ROWS = 500;

/** About how many bytes all rows take, when the first of them take `bytes`. */
export function estimated({ length }: Sheet, bytes: number): number {
  const sample = Math.min(length, SAMPLE_ROWS);
  return sample === 0 ? 0 : Math.round((bytes / sample) * length);
}
