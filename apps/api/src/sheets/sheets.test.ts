import { read, utils } from '@e965/xlsx';
import type { ListCell } from '@guiche/domain/lists';
import { expect, test } from 'vitest';
import { readCsv, readXlsx, readZip } from '../test-support/index.ts';
import { csvBytes, csvOf } from './csv.ts';
import type { Sheet } from './sheet.ts';
import { xlsxBytes, xlsxOf, xlsxOfTable } from './xlsx.ts';
import { zipOf } from './zip.ts';

const text = (valor: string): ListCell => ({ tipo: 'texto', valor });

function sheetOf(rows: readonly (readonly ListCell[])[]): Sheet {
  const columns = (rows[0] ?? []).map((_, index) => ({ heading: `Coluna ${index + 1}`, width: 12 }));
  return { name: 'cotacoes', columns, length: rows.length, row: (index) => rows[index] ?? [] };
}

async function bytesOf(chunks: AsyncIterable<Buffer>): Promise<Buffer> {
  const all: Buffer[] = [];
  for await (const chunk of chunks) all.push(chunk);
  return Buffer.concat(all);
}

const csv = async (rows: readonly (readonly ListCell[])[]) => (await bytesOf(csvOf(sheetOf(rows)))).toString();
const xlsx = async (rows: readonly (readonly ListCell[])[]) => readXlsx(await bytesOf(xlsxOf(sheetOf(rows))));

const TYPED: readonly ListCell[] = [
  { tipo: 'momento', valor: '2026-11-21T23:30' },
  { tipo: 'dia', valor: '2026-12-01' },
  { tipo: 'numero', valor: 48_210 },
  { tipo: 'dinheiro', valor: 1234.5 },
  { tipo: 'dinheiro', valor: -33.26 },
  null,
  text('Ágata'),
];

test('B-045 CSV has the mark of UTF-8, semicolons, Brazilian dates and decimals', async () => {
  const file = await csv([TYPED]);
  expect(file.slice(0, 10)).toBe('\uFEFFColuna 1;');
  expect(file.split('\r\n')[1]).toBe('21/11/2026 23:30;01/12/2026;48210;1234,50;-33,26;;Ágata');
});

test.each(['=1+1', '+55 11 9', '-2+3', '@SUM(A1)', '\tx', '\rx'])(
  'B-045 the text %j is none of a formula, and a negative amount stays one',
  async (typed) => {
    const [, row] = readCsv((await csv([[text(typed), { tipo: 'dinheiro', valor: -1 }, text(`a${typed}`)]])).slice(1));
    expect(row).toEqual([`'${typed}`, '-1,00', `a${typed}`]);
  },
);

test('B-045 separators, quotes and line ends stay within their cell', async () => {
  const typed = ['a;b', 'diz "oi"', 'duas\nlinhas', '";\r\n=1', '"'];
  expect(readCsv((await csv([typed.map(text), typed.map(text)])).slice(1)).slice(1)).toEqual([typed, typed]);
});

test('B-045 XLSX has dates and money as numbers with a format, and texts as texts whatever they begin with', async () => {
  const typed = ['=1+1', '<&">', ' dois  espaços ', 'duas\nlinhas', '\u0000\u0008x\u001f'];
  expect(await xlsx([TYPED, typed.map(text)])).toEqual([
    ['Coluna 1', 'Coluna 2', 'Coluna 3', 'Coluna 4', 'Coluna 5', 'Coluna 6', 'Coluna 7'],
    [
      { formato: 'dd/mm/yyyy hh:mm', valor: '2026-11-21T23:30' },
      { formato: 'dd/mm/yyyy', valor: '2026-12-01' },
      48_210,
      { formato: '#,##0.00', valor: 1234.5 },
      { formato: '#,##0.00', valor: -33.26 },
      null,
      'Ágata',
    ],
    ['=1+1', '<&">', ' dois  espaços ', 'duas\nlinhas', 'x'],
  ]);
});

test('B-045 an XLSX has the parts that programs ask for', async () => {
  const files = readZip(await bytesOf(xlsxOf(sheetOf([TYPED]))));
  expect([...files.keys()].sort()).toEqual([
    '[Content_Types].xml',
    '_rels/.rels',
    'xl/_rels/workbook.xml.rels',
    'xl/styles.xml',
    'xl/workbook.xml',
    'xl/worksheets/sheet1.xml',
  ]);
  expect(files.get('xl/workbook.xml')).toContain('<sheet name="cotacoes"');
});

const many = (length: number) => Array.from({ length }, (_, index) => [...TYPED, text(`Viajante ${index * 7919}`)]);

test('B-045 many rows come in their order and in many pieces, and about as many bytes as was said', async () => {
  const rows = many(3000);
  const last = (cells: readonly unknown[]) => cells.at(-1);
  const expected = ['Coluna 8', ...rows.map((_, index) => `Viajante ${index * 7919}`)];
  expect(readCsv(await csv(rows)).map(last)).toEqual(expected);
  expect((await xlsx(rows)).map(last)).toEqual(expected);
  let pieces = 0;
  for await (const piece of csvOf(sheetOf(rows))) pieces += piece.length > 0 ? 1 : 0;
  expect(pieces).toBeGreaterThan(10);
  for (const [write, estimate] of [
    [csvOf, csvBytes],
    [xlsxOf, xlsxBytes],
  ] as const) {
    const { length } = await bytesOf(write(sheetOf(rows)));
    expect(estimate(sheetOf(rows)) / length).toBeGreaterThan(0.85);
    expect(estimate(sheetOf(rows)) / length).toBeLessThan(1.15);
  }
});

test('S-363 a table whose rows come some at a time is the same XLSX, and what is more than a sheet holds goes on in the next one', async () => {
  async function* inPages(rows: readonly (readonly ListCell[])[], ends: readonly number[]) {
    for (const [index, end] of ends.entries()) yield rows.slice(ends[index - 1] ?? 0, end);
  }
  const rows = many(7);
  const table = (ends: readonly number[]) => ({ ...sheetOf(rows), name: 'Vendas: cliente/2026', pages: inPages(rows, ends) });
  const whole = await bytesOf(xlsxOfTable(table([3, 3, 7])));
  expect(readXlsx(whole)).toEqual(await xlsx(rows));
  expect(readZip(whole).get('xl/workbook.xml')).toContain('<sheet name="Vendas  cliente 2026" sheetId="1" r:id="rId1"/></sheets>');

  // Seven rows fill three sheets of three lines but for one, and two sheets of which the last is full.
  for (const [sheetRows, sizes] of [
    [4, [4, 4, 2]],
    [8, [8]],
    [5, [5, 4]],
  ] as const) {
    const { SheetNames, Sheets } = read(await bytesOf(xlsxOfTable(table([2, 6, 7]), sheetRows)));
    expect(SheetNames).toEqual(['Vendas  cliente 2026', 'Vendas  cliente 2026 2', 'Vendas  cliente 2026 3'].slice(0, sizes.length));
    const lines = SheetNames.map((name) => utils.sheet_to_json<unknown[]>(Sheets[name] ?? {}, { header: 1 }));
    expect(lines.map(({ length }) => length)).toEqual(sizes);
    expect(lines.flatMap(([, ...below]) => below.map((cells) => cells.at(-1)))).toEqual(rows.map((_, index) => `Viajante ${index * 7919}`));
  }
});

test('B-045 a sheet without rows is its headings', async () => {
  const nothing: Sheet = { ...sheetOf([TYPED]), length: 0 };
  expect(readCsv((await bytesOf(csvOf(nothing))).toString().slice(1))).toEqual([nothing.columns.map(({ heading }) => heading)]);
  expect(readXlsx(await bytesOf(xlsxOf(nothing)))).toEqual([nothing.columns.map(({ heading }) => heading)]);
  async function* none() {}
  const empty = xlsxOfTable({ ...nothing, pages: none() });
  expect(readXlsx(await bytesOf(empty))).toEqual([nothing.columns.map(({ heading }) => heading)]);
  expect([csvBytes(nothing), xlsxBytes(nothing)]).toEqual([0, 0]);
});

test('B-045 whoever stops reading an archive stops its making, and what fails while it is made fails the reading', async () => {
  let made = 0;
  function* content() {
    try {
      for (;;) {
        made++;
        // Not compressible, so that it does not vanish in a buffer.
        yield Array.from({ length: 20_000 }, () => String.fromCharCode(32 + Math.random() * 90)).join('');
      }
    } finally {
      made = -made;
    }
  }
  let pieces = 0;
  for await (const _ of zipOf([{ name: 'a', content: content() }])) if (++pieces > 20) break;
  await expect.poll(() => made).toBeLessThan(0);

  function* failing(): Generator<string> {
    yield 'x';
    throw new Error('no row');
  }
  await expect(bytesOf(zipOf([{ name: 'a', content: failing() }]))).rejects.toThrow('no row');
});
