import type { ListCell } from '@guiche/domain/lists';
import { serial } from './serial.ts';
import { sheetName } from './sheet-name.ts';
import type { TableColumn } from './table.ts';

/** The most rows of a sheet, with that of the headings. */
export const SHEET_ROWS = 65_536;
/** The most characters of a cell that is no formula and stands for itself. */
const CELL_LENGTH = 255;

/** The places of the formats of cells; those before them are the formats that every workbook begins with. */
const STYLE = { plain: 15, heading: 16, day: 17, moment: 18, money: 19 } as const;
const FORMATS = [
  [164, 'dd/mm/yyyy'],
  [165, 'dd/mm/yyyy hh:mm'],
  [166, '#,##0.00'],
] as const;

type Part = Buffer | readonly [bytes: 1 | 2 | 4, value: number];

function bytesOf(...parts: readonly Part[]): Buffer {
  return Buffer.concat(
    parts.map((part) => {
      if (Buffer.isBuffer(part)) return part;
      const bytes = Buffer.alloc(part[0]);
      bytes.writeUIntLE(part[1], 0, part[0]);
      return bytes;
    }),
  );
}

function record(type: number, ...parts: readonly Part[]): Buffer {
  const content = bytesOf(...parts);
  return bytesOf([2, type], [2, content.length], content);
}

/** A text with its length, each letter in two bytes. */
const textPart = (text: string, bytesOfLength: 1 | 2 = 2): readonly Part[] => [
  [bytesOfLength, text.length],
  [1, 1],
  Buffer.from(text, 'utf16le'),
];

const beginning = (kind: number) => record(0x0809, [2, 0x0600], [2, kind], [2, 0x0dbb], [2, 0x07cc], [4, 0x41], [4, 6]);
const END = record(0x000a);

const font = (weight: number) =>
  record(0x0031, [2, 200], [2, 0], [2, 0x7fff], [2, weight], [2, 0], [1, 0], [1, 0], [1, 0], [1, 0], ...textPart('Arial', 1));

/** A format of cells; `kind` tells those that others are based on from those that cells have. */
function cellFormat(fontIndex: number, numberFormat: number, kind: number, own: number): Buffer {
  return record(0x00e0, [2, fontIndex], [2, numberFormat], [2, kind], [1, 0x20], [1, 0], [1, 0], [1, own], [4, 0], [4, 0], [2, 0x20c0]);
}

const CELL_FORMATS = [
  ...Array.from({ length: 15 }, () => cellFormat(0, 0, 0xfff5, 0xf4)),
  cellFormat(0, 0, 1, 0),
  cellFormat(1, 0, 1, 0x08),
  ...FORMATS.map(([format]) => cellFormat(0, format, 1, 0x04)),
];

/** The bytes of a record with a format of numbers beside its code. */
const FORMAT_HEAD = 9;
const LONGEST_CODE = 200;

/**
 * Formats that no cell has, so many bytes of them: what follows begins at a certain place then. Zeros would do, but programs take them for the end
 * of the workbook. From 11 bytes on.
 */
function fillers(bytes: number): Buffer[] {
  const parts: Buffer[] = [];
  for (let left = bytes; left > 0; ) {
    const room = left - FORMAT_HEAD;
    // What is left for the next one must be enough for it.
    const code = room <= LONGEST_CODE ? room : Math.min(LONGEST_CODE, room - FORMAT_HEAD - 2);
    const text = `"${' '.repeat(code - 2)}"`;
    parts.push(record(0x041e, [2, 200 + parts.length], [2, text.length], [1, 0], Buffer.from(text, 'latin1')));
    left -= FORMAT_HEAD + code;
  }
  return parts;
}

function bytesToFill(length: number, unit: number): number {
  const missing = (unit - (length % unit)) % unit;
  return missing === 0 || missing >= FORMAT_HEAD + 2 ? missing : missing + unit;
}

/** What a workbook has besides its sheets, each of which begins at a place of the stream: a multiple of `unit` bytes. */
export function workbookPart(name: string, sheets: readonly number[], unit: number): Buffer {
  const beforeFormats = [
    beginning(0x0005),
    record(0x0042, [2, 0x04b0]),
    record(0x003d, [2, 0], [2, 0], [2, 0x6000], [2, 0x3000], [2, 0x38], [2, 0], [2, 0], [2, 1], [2, 600]),
    record(0x0022, [2, 0]),
    ...[400, 700, 400, 400].map(font),
    ...FORMATS.map(([format, code]) => record(0x041e, [2, format], ...textPart(code))),
  ];
  const afterFormats = [
    ...CELL_FORMATS,
    record(0x0293, [2, 0x8000], [1, 0], [1, 0xff]),
    ...sheets.map((place, index) => record(0x0085, [4, place], [1, 0], [1, 0], ...textPart(sheetName(name, index), 1))),
    END,
  ];
  const length = [...beforeFormats, ...afterFormats].reduce((sum, part) => sum + part.length, 0);
  return Buffer.concat([...beforeFormats, ...fillers(bytesToFill(length, unit)), ...afterFormats]);
}

/** The beginning of a sheet, with the row of its headings, and where in it the number of its rows (4 bytes) belongs: that is known at its end. */
export function sheetHead(columns: readonly TableColumn[]): { readonly bytes: Buffer; readonly countAt: number } {
  const widths = columns.map(({ width }, index) =>
    record(0x007d, [2, index], [2, index], [2, Math.min(width, 255) * 256], [2, 15], [2, 0], [2, 0]),
  );
  const headings = columns.map(({ heading }, column) => textCell(0, column, heading, STYLE.heading));
  const size = record(0x0200, [4, 0], [4, 1], [2, 0], [2, columns.length], [2, 0]);
  const before = Buffer.concat([beginning(0x0010), ...widths]);
  // Behind the head of the record and its first row.
  return { bytes: Buffer.concat([before, size, ...headings]), countAt: before.length + 8 };
}

/** The end of a sheet: the headings stay in sight. */
export const SHEET_END = Buffer.concat([
  record(0x023e, [2, 0x01be], [2, 0], [2, 0], [4, 0x40], [2, 0], [2, 0], [4, 0]),
  record(0x0041, [2, 0], [2, 1], [2, 1], [2, 0], [2, 2]),
  END,
]);

function textCell(row: number, column: number, text: string, style: number): Buffer {
  const shown = text.length > CELL_LENGTH ? `${text.slice(0, CELL_LENGTH - 1)}…` : text;
  return record(0x0204, [2, row], [2, column], [2, style], ...textPart(shown));
}

function numberCell(row: number, column: number, value: number, style: number): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeDoubleLE(value);
  return record(0x0203, [2, row], [2, column], [2, style], bytes);
}

/** A cell; an empty one has no record. A text is a text whatever it begins with, because a formula has a record of its own. */
export function cellPart(row: number, column: number, cell: ListCell): Buffer {
  if (cell === null) return Buffer.alloc(0);
  switch (cell.tipo) {
    case 'texto':
      return textCell(row, column, cell.valor, STYLE.plain);
    case 'numero':
      return numberCell(row, column, cell.valor, STYLE.plain);
    case 'dinheiro':
      return numberCell(row, column, cell.valor, STYLE.money);
    case 'dia':
      return numberCell(row, column, serial(cell.valor), STYLE.day);
    case 'momento':
      return numberCell(row, column, serial(cell.valor), STYLE.moment);
  }
}
