import type { ListCell } from '@guiche/domain/lists';
import { brokenLines } from '../broken-lines.ts';
import type { TableColumn } from '../sheets/table.ts';
import type { PrintedReport } from './printed-report.ts';
import { shownCell, standsRight } from './shown-cell.ts';

const LINE_END = '\r\n';
const BETWEEN = '  ';

/** How many letters a text has; few have one that is two units of it, which would be slow to look for in each. */
const lettersIn = (text: string) => (/[\ud800-\udbff]/.test(text) ? [...text].length : text.length);

/** A line in a column of letters of one width. */
function placed(line: string, width: number, right: boolean): string {
  const blanks = ' '.repeat(width - lettersIn(line));
  return right ? blanks + line : line + blanks;
}

/** A cell in lines that fit its column. */
const inLines = (text: string, width: number) => brokenLines(text.replace(/\s+/g, ' ').trim(), (line) => lettersIn(line) <= width);

/** A row of texts; what is longer than its column goes on in further lines. */
function rowOf(texts: readonly { text: string; right: boolean }[], columns: readonly TableColumn[]): string {
  const cells = columns.map(({ width }, index) => ({
    width,
    right: texts[index]?.right ?? false,
    lines: inLines(texts[index]?.text ?? '', width),
  }));
  const height = Math.max(...cells.map(({ lines }) => lines.length));
  return Array.from({ length: height }, (_, line) =>
    cells
      .map(({ lines, width, right }) => placed(lines[line] ?? '', width, right))
      .join(BETWEEN)
      .trimEnd(),
  )
    .map((line) => line + LINE_END)
    .join('');
}

const shownRow = (cells: readonly ListCell[], columns: readonly TableColumn[]) =>
  rowOf(
    cells.map((cell) => ({ text: shownCell(cell), right: standsRight(cell) })),
    columns,
  );

/** A report as plain text in columns: UTF-8, lines that end with CRLF; a long value goes on below itself. @see S-118, S-363 */
export async function* reportTxt({ title, head, columns, pages, sums, nothing }: PrintedReport): AsyncGenerator<Buffer> {
  const rule = columns.map(({ width }) => '-'.repeat(width)).join(BETWEEN) + LINE_END;
  const headings = rowOf(
    columns.map(({ heading, right = false }) => ({ text: heading, right })),
    columns,
  );
  yield Buffer.from([title, ...head, ''].join(LINE_END) + LINE_END + headings + rule);
  let empty = true;
  for await (const rows of pages) {
    empty &&= rows.length === 0;
    yield Buffer.from(rows.map((cells) => shownRow(cells, columns)).join(''));
  }
  yield Buffer.from(empty ? nothing + LINE_END : rule + (sums ? shownRow(sums(), columns) : ''));
}
