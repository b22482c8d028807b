import type { ListCell } from '@guiche/domain/lists';
import type { TableColumn } from '../sheets/table.ts';
import type { PrintedReport } from './printed-report.ts';
import { shownCell, standsRight } from './shown-cell.ts';

const LINE_END = '\r\n';
const BETWEEN = '  ';

/** A text in a column of letters of one width; what does not fit is cut, and says so. */
function placed(text: string, width: number, right: boolean): string {
  const letters = [...text.replace(/\s+/g, ' ')];
  const fitting = letters.length > width ? [...letters.slice(0, width - 1), '…'] : letters;
  const blanks = ' '.repeat(width - fitting.length);
  return right ? blanks + fitting.join('') : fitting.join('') + blanks;
}

function lineOf(cells: readonly ListCell[], columns: readonly TableColumn[]): string {
  const parts = columns.map(({ width }, index) => placed(shownCell(cells[index] ?? null), width, standsRight(cells[index] ?? null)));
  return parts.join(BETWEEN).trimEnd() + LINE_END;
}

/** A report as plain text in columns: UTF-8, lines that end with CRLF. @see S-118, S-363 */
export async function* reportTxt({ title, head, columns, pages, sums, nothing }: PrintedReport): AsyncGenerator<Buffer> {
  const rule = columns.map(({ width }) => '-'.repeat(width)).join(BETWEEN) + LINE_END;
  const headings =
    columns
      .map(({ heading, width, right = false }) => placed(heading, width, right))
      .join(BETWEEN)
      .trimEnd() + LINE_END;
  yield Buffer.from([title, ...head, ''].join(LINE_END) + LINE_END + headings + rule);
  let empty = true;
  for await (const rows of pages) {
    empty &&= rows.length === 0;
    yield Buffer.from(rows.map((cells) => lineOf(cells, columns)).join(''));
  }
  yield Buffer.from(empty ? nothing + LINE_END : rule + (sums ? lineOf(sums(), columns) : ''));
}
