import type { ListCell } from '@guiche/domain/lists';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { money, number, text } from './cells.ts';
import type { PrintedReport } from './printed-report.ts';
import { reportTxt } from './report-txt.ts';

async function* pagesOf(rows: readonly (readonly ListCell[])[]) {
  yield rows;
}

/** The lines of a report with a number, a name and an amount. */
async function linesOf(...rows: readonly (readonly ListCell[])[]): Promise<readonly string[]> {
  const report: PrintedReport = {
    name: 'Gerencial',
    title: 'Gerencial',
    head: [],
    columns: [
      { heading: 'Nº', width: 6, right: true },
      { heading: 'Viajantes', width: 12 },
      { heading: 'Total', width: 10, right: true },
    ],
    pages: pagesOf(rows),
    sums: () => [text('Total'), null, money(1234.5)],
    nothing: 'Nada encontrado.',
    language: 'pt-BR',
    say: (key) => key,
  };
  const parts: Buffer[] = [];
  for await (const part of reportTxt(report)) parts.push(part);
  return Buffer.concat(parts).toString().split('\r\n');
}

test('S-118 S-363 in plain text what is longer than its column goes on below it, broken between words', async () => {
  expect(await linesOf([number(48201), text('Ana Beatriz, João de Albuquerque'), money(99.9)], [number(7), text('Bia'), null])).toEqual([
    'Gerencial',
    '',
    '    Nº  Viajantes          Total',
    '------  ------------  ----------',
    ' 48201  Ana Beatriz,       99,90',
    '        João de',
    '        Albuquerque',
    '     7  Bia',
    '------  ------------  ----------',
    'Total                   1.234,50',
    '',
  ]);
});

test('S-363 in plain text no letter of a text is lost, however long its words are', () =>
  fc.assert(
    fc.asyncProperty(fc.array(fc.stringMatching(/^[a-zã😀]{1,30}$/u), { minLength: 1, maxLength: 6 }), async (words) => {
      const lines = (await linesOf([number(1), text(words.join(' ')), null])).slice(4, -3);
      const column = lines.map((line) => [...line].slice(8, 20).join('').trim());
      expect(column.join('').replaceAll(' ', '')).toBe(words.join(''));
      expect(Math.max(...lines.map((line) => [...line].length))).toBeLessThanOrEqual(20);
    }),
  ));
