import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { AskedParameter } from '../entities/index.ts';
import {
  isSale,
  NO_DEADLINES,
  NO_SALES,
  otherAmounts,
  percentMet,
  reportValueViolations,
  requestReport,
  type SoldAmounts,
  sumOfAmounts,
  totalInReais,
  withDeadline,
  withSale,
} from './index.ts';

const quote = (changes: Partial<SoldAmounts> = {}): SoldAmounts => ({
  tarifaTotal: 1000,
  taxas: 80,
  taxaExtra: 20.5,
  fee: 30,
  total: 1130.5,
  cotacaoMoeda: 1,
  ...changes,
});

test('S-124 the report of a request is asked for with its number in a list, and with its images', () => {
  expect(requestReport(48_210)).toEqual({
    name: 'rdv',
    file: 'rdv01.jrxml',
    format: 'pdf',
    parameters: [
      { name: 'idSolicitacao', value: [48_210] },
      { name: 'mostrarImagens', value: 'S' },
    ],
  });
});

test.each([
  ['EMISSAO_FINALIZADA', true],
  ['EMISSAO_ALTERADA', true],
  ['EMISSAO_ALTERACAO', true],
  ['EMISSAO_CANCELAMENTO_PENDENTE', true],
  ['EMISSAO_CANCELADA', false],
  ['COTACAO_CANCELADA', false],
  ['EMISSAO_PENDENTE', false],
] as const)('S-363 an issued quote in %s is sold: %s; none without an issue', (statusCotacao, sold) => {
  expect(isSale({ statusCotacao, dataEmissao: '2026-11-21T14:05:09.000Z' })).toBe(sold);
  expect(isSale({ statusCotacao, dataEmissao: null })).toBe(false);
});

test('S-363 what is neither fare nor tax nor fee is the rest of the total, to the cent', () => {
  expect(otherAmounts({ emissoes: 3, tarifas: 41_609.86, taxas: 1903.62, fee: 1250, total: 48_070.79 })).toBe(3307.31);
  expect(otherAmounts(withSale(NO_SALES, quote()))).toBe(0);
});

test('S-363 sales are added up in BRL, each amount rounded once before', () => {
  const dollars = quote({ tarifaTotal: 10.01, taxas: null, taxaExtra: 0.33, fee: null, total: 10.34, cotacaoMoeda: 5.4321 });
  expect(withSale(withSale(NO_SALES, quote()), dollars)).toEqual({
    emissoes: 2,
    tarifas: 1054.38,
    taxas: 102.29,
    fee: 30,
    total: 1186.67,
  });
  expect(totalInReais(dollars)).toBe(56.17);
  expect(totalInReais(quote({ cotacaoMoeda: null }))).toBe(0);
});
test('S-363 the order of sales changes no sum, and no cent is lost', () => {
  const cents = fc.integer({ min: 0, max: 9_999_999 }).map((amount) => amount / 100);
  fc.assert(
    fc.property(fc.array(cents, { maxLength: 40 }), (totals) => {
      const sales = (order: readonly number[]) => order.reduce((sum, total) => withSale(sum, quote({ total })), NO_SALES);
      const inCents = totals.reduce((sum, total) => sum + Math.round(total * 100), 0);
      expect(sales(totals)).toEqual(sales(totals.toReversed()));
      expect(sales(totals).total).toBe(inCents / 100);
      expect(sumOfAmounts(...totals)).toBe(inCents / 100);
    }),
  );
});

const at = (hour: number) => new Date(Date.UTC(2026, 10, 21, hour));
test.each([
  ['done before it', 11, 15, { noPrazo: 1, atrasadas: 0 }],
  ['done at it', 12, 15, { noPrazo: 1, atrasadas: 0 }],
  ['done after it', 13, 15, { noPrazo: 0, atrasadas: 1 }],
  ['not done, and past', null, 15, { noPrazo: 0, atrasadas: 1 }],
  ['not done, and still to come', null, 9, NO_DEADLINES],
])('S-363 a deadline %s', (_case, done, now, count) => {
  expect(withDeadline(NO_DEADLINES, { prazo: at(12), feitoEm: done === null ? null : at(done), now: at(now) })).toEqual(count);
});
test('S-363 what was met, in percent', () => {
  expect([percentMet({ noPrazo: 2, atrasadas: 1 }), percentMet({ noPrazo: 1, atrasadas: 0 }), percentMet(NO_DEADLINES)]).toEqual([
    66.7,
    100,
    null,
  ]);
});

const asked = (type: string, value: AskedParameter['value'], name = 'x'): AskedParameter => ({
  name,
  description: 'Período',
  type,
  required: false,
  value,
  ...(type === 'LIST' && { options: [{ id: '1', label: 'Um' }] }),
});
test.each([
  ['LIST', ['1'], ['2'], '1', ['1', '2']],
  ['DATE', '2026-02-28', 7, true, ['2026-02-28']],
  ['NUMBER', 0, '0', true, Number.NaN],
  ['BOOLEAN', false, 'S', 1, ['1']],
  ['TEXT', 'um', 1, false, ['um']],
] as const)('S-119 S-363 a value of %s is of its type', (type, fit, ...unfit) => {
  for (const nothing of [null, '', ' \t', []]) expect(reportValueViolations([asked(type, nothing)])).toEqual([]);
  expect(reportValueViolations([asked(type, typeof fit === 'object' ? [...fit] : fit)])).toEqual([]);
  for (const value of unfit) {
    const refused = [{ key: 'campo_invalido', params: { campo: 'Período' }, field: 'x' }];
    expect(reportValueViolations([asked(type, typeof value === 'object' ? [...value] : value)])).toEqual(refused);
  }
});
test('S-363 a period does not end before it begins', () => {
  const period = (first: string | null, last: string | null) =>
    reportValueViolations([asked('DATE', first, 'dataInicial'), asked('DATE', last, 'dataFinal')]);
  expect(period('2026-11-21', '2026-11-20')).toEqual([{ key: 'relatorio_periodo_invertido', field: 'dataFinal' }]);
  for (const [first, last] of [
    ['2026-11-21', '2026-11-21'],
    [null, '2026-11-20'],
    ['2026-11-21', null],
  ] as const) {
    expect(period(first, last)).toEqual([]);
  }
});
