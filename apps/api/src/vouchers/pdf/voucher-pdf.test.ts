import type { VoucherText } from '@guiche/domain/vouchers';
import { expect, test } from 'vitest';
import { textOf } from '../../http/texts.ts';
import { textWidth } from './helvetica.ts';
import { voucherPdf } from './voucher-pdf.ts';
import { winAnsi } from './win-ansi.ts';

const TEXT: VoucherText = { title: 'Voucher de viagem', head: ['Viajante: Ana'], sections: [], foot: 'Emitido por Guichê.' };
const pdf = (changes: Partial<VoucherText>) =>
  voucherPdf({ ...TEXT, ...changes }, (key, params) => textOf('pt-BR', key, params)).toString('latin1');
const lines = (file: string) => [...file.matchAll(/\((.*?)\) Tj/g)].map(([, line]) => line);

test('Q-236 letters of Portuguese and quotation marks are written, what the encoding lacks is written without its mark or as a question mark', () => {
  expect(Buffer.from(winAnsi('São João')).toString('latin1')).toBe('São João');
  expect(winAnsi('“€”')).toEqual([0x93, 0x80, 0x94]);
  expect(Buffer.from(winAnsi('GRU − Győr 東')).toString('latin1')).toBe('GRU \u0096 Gyor ?');
  expect(lines(pdf({ head: ['Hotel (Recife) \\ 1'] }))).toContain('Hotel \\(Recife\\) \\\\ 1');
});

test('Q-236 an arrow is written as one, in the font that every reader has it in', () => {
  const file = pdf({ head: ['GRU → REC ← VIX'] });
  expect(file).toContain('/F1 11 Tf (GRU ) Tj /F3 11 Tf (\xae) Tj /F1 11 Tf ( REC ) Tj /F3 11 Tf (\xac) Tj /F1 11 Tf ( VIX) Tj');
  const [, number] = /\/F3 (\d+) 0 R/.exec(file) ?? [];
  expect(file).toContain(`\n${number} 0 obj\n<< /Type /Font /Subtype /Type1 /BaseFont /Symbol >>`);
});

test('Q-236 what is too long for a line or a page goes on in the next, and every page says which it is', () => {
  const word = 'x'.repeat(300);
  const file = pdf({ sections: [{ title: 'Longo', groups: [[`uma frase comprida ${'que continua '.repeat(30)}`, word]] }] });
  const width = 595 - 2 * 56;
  for (const line of lines(file)) expect(textWidth(winAnsi(line ?? ''), 9)).toBeLessThanOrEqual(width);
  expect(lines(file).join('')).toContain(word.slice(0, 20));
  expect(
    lines(file)
      .filter((line) => /^x+$/.test(line ?? ''))
      .join(''),
  ).toBe(word);
  const many = pdf({ sections: Array.from({ length: 30 }, (_, index) => ({ title: `Serviço ${index}`, groups: [['a', 'b', 'c']] })) });
  const pages = Number(/\/Count (\d+)/.exec(many)?.[1]);
  expect(pages).toBeGreaterThan(2);
  for (let page = 1; page <= pages; page++) expect(lines(many)).toContain(`Página ${page} de ${pages}`);
  expect(lines(many).filter((line) => line === 'Emitido por Guichê.')).toHaveLength(pages);
  for (let index = 0; index < 30; index++) expect(lines(many)).toContain(`Serviço ${index}`);
});

test('Q-236 what belongs together is not parted by the end of a page, and a heading is not left alone there', () => {
  for (let before = 0; before < 45; before++) {
    const file = pdf({
      head: Array.from({ length: before }, (_, index) => `Linha ${index}`),
      sections: [
        {
          title: 'Trecho',
          groups: [
            ['ida', 'ida', 'ida'],
            ['volta', 'volta', 'volta'],
          ],
        },
      ],
    });
    const pages = file.split('endstream').map(lines);
    const inOnePage = (...wanted: string[]) => pages.filter((page) => wanted.every((line) => page.includes(line))).length;
    expect(inOnePage('Trecho', 'ida')).toBe(1);
    for (const name of ['ida', 'volta']) expect(pages.map((page) => page.filter((line) => line === name).length)).toContain(3);
  }
});
