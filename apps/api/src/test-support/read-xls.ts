import { type CellObject, read, utils } from '@e965/xlsx';

/** A cell as a spreadsheet holds it: a text, a number, or a number with the format in which it is shown, and how it is shown then. */
type ReadCell = string | number | null | { readonly formato: string; readonly valor: string };

function readCell(cell: CellObject | undefined): ReadCell {
  if (cell === undefined) return null;
  if (cell.f !== undefined) throw new Error(`a cell is a formula: ${cell.f}`);
  if (typeof cell.v !== 'number') return String(cell.v);
  const formato = String(cell.z ?? 'General');
  return formato === 'General' ? cell.v : { formato, valor: cell.w ?? '' };
}

/** The sheets of a workbook of Excel 97 to 2003, read by a library. */
export function readXls(file: Buffer): readonly { readonly name: string; readonly rows: readonly (readonly ReadCell[])[] }[] {
  if (file.toString('hex', 0, 8) !== 'd0cf11e0a1b11ae1') throw new Error('no compound file');
  const { SheetNames, Sheets } = read(file, { type: 'buffer', cellNF: true });
  return SheetNames.map((name) => {
    const sheet = Sheets[name] ?? {};
    const { e: last } = utils.decode_range(sheet['!ref'] ?? 'A1');
    const rows = Array.from({ length: last.r + 1 }, (_row, r) =>
      Array.from({ length: last.c + 1 }, (_cell, c) => readCell(sheet[utils.encode_cell({ r, c })])),
    );
    return { name, rows };
  });
}
