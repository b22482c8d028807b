import type { ListCell } from '@guiche/domain/lists';
import { estimated, SAMPLE_ROWS, type Sheet, textOfRows } from './sheet.ts';
import type { Table } from './table.ts';

// What Excel in Brazil opens by a double click: a mark that says UTF-8, semicolons, and a comma before the decimals.
const BYTE_ORDER_MARK = '\uFEFF';
const SEPARATOR = ';';
const LINE_END = '\r\n';

/** What a spreadsheet would take for a formula: a text that somebody typed must stay a text. */
const FORMULA = /^[=+\-@\t\r]/;

function quoted(text: string): string {
  const harmless = FORMULA.test(text) ? `'${text}` : text;
  return /["\r\n;]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

const brazilianDay = (iso: string) => `${iso.slice(8, 10)}/${iso.slice(5, 7)}/${iso.slice(0, 4)}`;

function csvCell(cell: ListCell): string {
  if (cell === null) return '';
  switch (cell.tipo) {
    case 'texto':
      return quoted(cell.valor);
    case 'numero':
      return String(cell.valor).replace('.', ',');
    case 'dinheiro':
      return cell.valor.toFixed(2).replace('.', ',');
    case 'dia':
      return brazilianDay(cell.valor);
    case 'momento':
      return `${brazilianDay(cell.valor)} ${cell.valor.slice(11, 16)}`;
  }
}

const csvLine = (cells: readonly ListCell[]) => cells.map(csvCell).join(SEPARATOR) + LINE_END;

const csvHead = (columns: Sheet['columns']) =>
  Buffer.from(BYTE_ORDER_MARK + columns.map(({ heading }) => quoted(heading)).join(SEPARATOR) + LINE_END);

/**
 * A sheet as CSV: UTF-8 with its mark, `;`, decimals after a comma, `dd/mm/aaaa hh:mm`. A text that begins with = + - @, a tab or a carriage
 * return gets an apostrophe before it; numbers stay numbers.
 * @see B-045
 */
export async function* csvOf(sheet: Sheet): AsyncGenerator<Buffer> {
  yield csvHead(sheet.columns);
  for (const text of textOfRows(sheet, { from: 0, to: sheet.length }, csvLine)) yield Buffer.from(text);
}

/** The same of a table whose rows come some at a time. @see S-363 */
export async function* csvOfTable({ columns, pages }: Table): AsyncGenerator<Buffer> {
  yield csvHead(columns);
  for await (const rows of pages) yield Buffer.from(rows.map(csvLine).join(''));
}

/** About how many bytes the CSV of a sheet has. */
export function csvBytes(sheet: Sheet): number {
  const sample = [...textOfRows(sheet, { from: 0, to: Math.min(sheet.length, SAMPLE_ROWS) }, csvLine)];
  return estimated(sheet, Buffer.byteLength(sample.join('')));
}
