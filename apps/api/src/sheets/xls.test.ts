import { mkdtemp, open, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ListCell } from '@guiche/domain/lists';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readXls } from '../test-support/index.ts';
import { writeXls } from './xls.ts';

let dir = '';
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'guiche-xls-'));
});
afterAll(() => rm(dir, { recursive: true }));

const HEADINGS = ['Nº', 'Viajante', 'Total (R$)', 'Dia', 'Momento'];

async function written(pages: AsyncIterable<readonly (readonly ListCell[])[]>, name = 'Gerencial'): Promise<Buffer> {
  const path = join(dir, 'x.xls');
  const file = await open(path, 'w');
  await writeXls({ name, columns: HEADINGS.map((heading) => ({ heading, width: 12 })), pages }, file);
  await file.close();
  return readFile(path);
}

async function* given(...pages: (readonly ListCell[])[][]) {
  yield* pages;
}

test('S-363 a workbook of Excel 97 to 2003 has numbers, days and money with their formats, and texts as they are', async () => {
  const row: ListCell[] = [
    { tipo: 'numero', valor: 48_210 },
    { tipo: 'texto', valor: '=SOMA(A1;B2) João “Győr” 東' },
    { tipo: 'dinheiro', valor: 1234.5 },
    { tipo: 'dia', valor: '2026-11-21' },
    { tipo: 'momento', valor: '2026-11-21T23:30' },
  ];
  const long = 'x'.repeat(300);
  const [sheet, ...others] = readXls(
    await written(given([row], [[null, { tipo: 'texto', valor: long }, { tipo: 'dinheiro', valor: -0.01 }]])),
  );
  expect(others).toEqual([]);
  expect(sheet).toEqual({
    name: 'Gerencial',
    rows: [
      HEADINGS,
      [
        48_210,
        '=SOMA(A1;B2) João “Győr” 東',
        { formato: '#,##0.00', valor: '1,234.50' },
        { formato: 'dd/mm/yyyy', valor: '21/11/2026' },
        { formato: 'dd/mm/yyyy hh:mm', valor: '21/11/2026 23:30' },
      ],
      [null, `${'x'.repeat(254)}…`, { formato: '#,##0.00', valor: '-0.01' }, null, null],
    ],
  });
});

test('S-363 a sheet says how many rows it has, so that nothing reads empty ones below', async () => {
  const [sheet] = readXls(await written(given([[{ tipo: 'texto', valor: 'Ana' }], [{ tipo: 'texto', valor: 'Eva' }]])));
  expect(sheet?.rows).toEqual([HEADINGS, ['Ana', null, null, null, null], ['Eva', null, null, null, null]]);
});

test('S-363 a table without rows has its headings, and a name that no sheet may have is changed', async () => {
  const name = 'Vendas: [por] cliente/consultor, do ano de 2026';
  expect(readXls(await written(given(), name))).toEqual([{ name: 'Vendas   por  cliente consultor', rows: [HEADINGS] }]);
});

test('S-363 more rows than a sheet has go on in the next one', async () => {
  const ROWS = 66_000;
  async function* pages() {
    for (let first = 0; first < ROWS; first += 1000) {
      yield Array.from({ length: 1000 }, (_, index): ListCell[] => [
        { tipo: 'numero', valor: first + index },
        { tipo: 'texto', valor: `Viajante ${first + index} ${'de sobrenome comprido'.repeat(3)}` },
      ]);
    }
  }
  const sheets = readXls(await written(pages()));
  expect(sheets.map(({ name, rows }) => [name, rows.length])).toEqual([
    ['Gerencial', 65_536],
    ['Gerencial 2', 466],
  ]);
  expect(sheets.map(({ rows }) => [rows[0], rows[1]?.[0], rows.at(-1)?.[0]])).toEqual([
    [HEADINGS, 0, 65_534],
    [HEADINGS, 65_535, 65_999],
  ]);
});
