import { deflateRawSync } from 'node:zlib';
import type { ListCell } from '@guiche/domain/lists';
import { serial } from './serial.ts';
import { estimated, SAMPLE_ROWS, type Sheet, textOfRows } from './sheet.ts';
import { sheetName } from './sheet-name.ts';
import type { Table, TableColumn } from './table.ts';
import { type ZipEntry, zipOf } from './zip.ts';

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const TYPES = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** The places of the formats among `cellXfs`. */
const STYLE = { plain: 0, heading: 1, day: 2, moment: 3, money: 4 } as const;

const STYLES = `${XML}<styleSheet xmlns="${MAIN}"><numFmts count="3"><numFmt numFmtId="164" formatCode="dd/mm/yyyy"/><numFmt numFmtId="165" formatCode="dd/mm/yyyy hh:mm"/><numFmt numFmtId="166" formatCode="#,##0.00"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="5"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/><xf numFmtId="164" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="165" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="166" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/></cellXfs></styleSheet>`;

const sheetPart = (number: number) => `worksheets/sheet${number}.xml`;

const contentTypes = (sheets: readonly number[]) =>
  `${XML}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPES}.sheet.main+xml"/>${sheets.map((number) => `<Override PartName="/xl/${sheetPart(number)}" ContentType="${TYPES}.worksheet+xml"/>`).join('')}<Override PartName="/xl/styles.xml" ContentType="${TYPES}.styles+xml"/></Types>`;

const relations = (...targets: readonly (readonly [type: string, target: string])[]) =>
  `${XML}<Relationships xmlns="${PACKAGE}/relationships">${targets.map(([type, target], index) => `<Relationship Id="rId${index + 1}" Type="${RELATIONS}/${type}" Target="${target}"/>`).join('')}</Relationships>`;

/** The media type of an XLSX. */
export const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** The most rows of a sheet. */
const SHEET_ROWS = 1_048_576;

/** The most characters of a cell. */
const CELL_LENGTH = 32_767;

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
// biome-ignore lint/suspicious/noControlCharactersInRegex: XML has no place for these, not even escaped.
const NOT_IN_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

function escaped(text: string): string {
  return text
    .slice(0, CELL_LENGTH)
    .replace(NOT_IN_XML, '')
    .replace(/[&<>"]/g, (letter) => ESCAPES[letter] ?? letter);
}

const textCell = (text: string, style: number = STYLE.plain) =>
  `<c t="inlineStr"${style === STYLE.plain ? '' : ` s="${style}"`}><is><t xml:space="preserve">${escaped(text)}</t></is></c>`;
const numberCell = (value: number, style: number) => `<c s="${style}"><v>${value}</v></c>`;

function xlsxCell(cell: ListCell): string {
  if (cell === null) return '<c/>';
  switch (cell.tipo) {
    case 'texto':
      return textCell(cell.valor);
    case 'numero':
      return numberCell(cell.valor, STYLE.plain);
    case 'dinheiro':
      return numberCell(cell.valor, STYLE.money);
    case 'dia':
      return numberCell(serial(cell.valor), STYLE.day);
    case 'momento':
      return numberCell(serial(cell.valor), STYLE.moment);
  }
}

const xlsxRow = (cells: readonly ListCell[]) => `<row>${cells.map(xlsxCell).join('')}</row>`;

function sheetHead(columns: readonly TableColumn[]): string {
  const widths = columns.map(({ width }, index) => `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`);
  const headings = columns.map(({ heading }) => textCell(heading, STYLE.heading));
  // The headings stay in sight.
  const views =
    '<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>';
  return `${XML}<worksheet xmlns="${MAIN}">${views}<cols>${widths.join('')}</cols><sheetData><row>${headings.join('')}</row>`;
}

const SHEET_END = '</sheetData></worksheet>';

function* worksheet(sheet: Sheet): Generator<string> {
  yield sheetHead(sheet.columns);
  yield* textOfRows(sheet, { from: 0, to: sheet.length }, xlsxRow);
  yield SHEET_END;
}

/** What programs look for at the beginning. */
const BEGINNING: ZipEntry = { name: '_rels/.rels', content: [relations(['officeDocument', 'xl/workbook.xml'])] };

/** The parts that name the sheets, numbered from 1. */
function partsAbout(name: string, count: number): readonly ZipEntry[] {
  const numbers = Array.from({ length: count }, (_, index) => index + 1);
  const sheets = numbers.map((number) => `<sheet name="${escaped(sheetName(name, number - 1))}" sheetId="${number}" r:id="rId${number}"/>`);
  const workbook = `${XML}<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets>${sheets.join('')}</sheets></workbook>`;
  const related = numbers.map((number) => ['worksheet', sheetPart(number)] as const);
  return [
    { name: '[Content_Types].xml', content: [contentTypes(numbers)] },
    { name: 'xl/workbook.xml', content: [workbook] },
    { name: 'xl/_rels/workbook.xml.rels', content: [relations(...related, ['styles', 'styles.xml'])] },
    { name: 'xl/styles.xml', content: [STYLES] },
  ];
}

function partsOf(sheet: Sheet): readonly ZipEntry[] {
  return [BEGINNING, ...partsAbout(sheet.name, 1), { name: `xl/${sheetPart(1)}`, content: worksheet(sheet) }];
}

/** The sheets of a table as its rows come; how many there are is known at their end, so what names them stands behind them. */
function* partsOfTable({ name, columns, pages }: Table, sheetRows: number): Generator<ZipEntry> {
  const source = pages[Symbol.asyncIterator]();
  let rows: readonly (readonly ListCell[])[] = [];
  let hasEnded = false;
  /** Reads on, unless there are rows that stand in no sheet yet. */
  async function read(): Promise<void> {
    while (rows.length === 0 && !hasEnded) {
      const page = await source.next();
      if (page.done) hasEnded = true;
      else rows = page.value;
    }
  }
  async function* nextSheet(): AsyncGenerator<string> {
    yield sheetHead(columns);
    // The headings are a row, too.
    let room = sheetRows - 1;
    for (await read(); room > 0 && rows.length > 0; await read()) {
      const fitting = rows.slice(0, room);
      rows = rows.slice(fitting.length);
      room -= fitting.length;
      yield fitting.map(xlsxRow).join('');
    }
    yield SHEET_END;
  }
  yield BEGINNING;
  let count = 0;
  do {
    count += 1;
    yield { name: `xl/${sheetPart(count)}`, content: nextSheet() };
  } while (!hasEnded);
  yield* partsAbout(name, count);
}

/**
 * A sheet as XLSX: days, times and money are numbers with a format, texts are texts whatever they begin with. `&` and what no XML may hold cannot
 * break it.
 *
 * Written here because the parts that a list needs are these few: the libraries either hold all rows at once or are not maintained.
 * @see B-045
 */
export function xlsxOf(sheet: Sheet): AsyncGenerator<Buffer> {
  return zipOf(partsOf(sheet));
}

/** The same of a table whose rows come some at a time; what is more than a sheet holds goes on in the next one. @see S-121, S-363 */
export function xlsxOfTable(table: Table, sheetRows = SHEET_ROWS): AsyncGenerator<Buffer> {
  return zipOf(partsOfTable(table, sheetRows));
}

/** About how many bytes the XLSX of a sheet has. */
export function xlsxBytes(sheet: Sheet): number {
  const sample = [...textOfRows(sheet, { from: 0, to: Math.min(sheet.length, SAMPLE_ROWS) }, xlsxRow)];
  return estimated(sheet, deflateRawSync(sample.join('')).length);
}
