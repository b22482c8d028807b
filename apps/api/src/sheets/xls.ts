import type { FileHandle } from 'node:fs/promises';
import type { ListCell } from '@guiche/domain/lists';
import { compoundFile, SECTOR } from './compound-file.ts';
import type { Table } from './table.ts';
import { cellPart, SHEET_END, SHEET_ROWS, sheetHead, workbookPart } from './xls-records.ts';

/** A stream below this size would be kept in another way. */
const LEAST_STREAM = 4096;

/** The sheets of a table, one after the other: each has so many rows at most. */
class SheetWriter {
  readonly #table: Table;
  /** The next row of the sheet. */
  #row = SHEET_ROWS;
  /** Bytes of all sheets. */
  written = 0;
  /** Where each sheet begins. */
  readonly places: number[] = [];
  /** Of each sheet that has ended, its rows and where their number belongs. */
  readonly counts: { readonly at: number; readonly rows: number }[] = [];
  #countAt = 0;

  constructor(table: Table) {
    this.#table = table;
  }

  /** What ends the sheet that is full, and begins the next one. */
  #nextSheet(): Buffer {
    const end = this.places.length === 0 ? Buffer.alloc(0) : this.#endSheet();
    const place = this.written + end.length;
    const { bytes, countAt } = sheetHead(this.#table.columns);
    this.places.push(place);
    this.#countAt = place + countAt;
    this.#row = 1;
    return Buffer.concat([end, bytes]);
  }

  #endSheet(): Buffer {
    this.counts.push({ at: this.#countAt, rows: this.#row });
    return SHEET_END;
  }

  #rowPart(cells: readonly ListCell[]): Buffer {
    const parts = this.#row === SHEET_ROWS ? [this.#nextSheet()] : [];
    for (const [column, cell] of cells.entries()) parts.push(cellPart(this.#row, column, cell));
    this.#row += 1;
    return this.#counted(Buffer.concat(parts));
  }

  #counted(bytes: Buffer): Buffer {
    this.written += bytes.length;
    return bytes;
  }

  rows(rows: readonly (readonly ListCell[])[]): Buffer {
    return Buffer.concat(rows.map((cells) => this.#rowPart(cells)));
  }

  /** The end of the last sheet; a table without rows has one with its headings. */
  end(): Buffer {
    const begin = this.places.length === 0 ? this.#counted(this.#nextSheet()) : Buffer.alloc(0);
    return Buffer.concat([begin, this.#counted(this.#endSheet())]);
  }
}

/**
 * Writes a table into an empty file as a workbook of Excel 97 to 2003 (BIFF8): days, times and money are numbers with a format. A sheet has 65,536
 * rows, so a longer table goes on in the next one.
 *
 * Written here because the libraries hold all rows at once. The sheets are written as they come, then what names their places: it is the
 * beginning of the workbook, and may stand behind them, because a compound file says in which order its sectors belong together.
 * @see S-121, S-363
 */
export async function writeXls(table: Table, file: FileHandle): Promise<void> {
  let at = SECTOR;
  const put = async (bytes: Buffer) => {
    await file.write(bytes, 0, bytes.length, at);
    at += bytes.length;
  };
  const sheets = new SheetWriter(table);
  for await (const rows of table.pages) await put(sheets.rows(rows));
  await put(sheets.end());
  for (const { at: place, rows } of sheets.counts) {
    const count = Buffer.alloc(4);
    count.writeUInt32LE(rows);
    await file.write(count, 0, count.length, SECTOR + place);
  }

  const begun = workbookPart(table.name, sheets.places, SECTOR).length;
  const workbook = workbookPart(
    table.name,
    sheets.places.map((place) => begun + place),
    SECTOR,
  );
  const sheetBytes = Math.max(Math.ceil(sheets.written / SECTOR) * SECTOR, LEAST_STREAM - begun);
  await put(Buffer.alloc(sheetBytes - sheets.written));
  await put(workbook);
  const [sheetSectors, workbookSectors] = [sheetBytes / SECTOR, begun / SECTOR];
  const { head, tail } = compoundFile('Workbook', begun + sheetBytes, [
    [sheetSectors, workbookSectors],
    [0, sheetSectors],
  ]);
  await put(tail);
  await file.write(head, 0, head.length, 0);
}
