import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chartMonths, chartQueries, monthlySums } from './index.ts';

const now = new Date('2026-11-21T12:00:00Z');
const moments = fc.date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true });

test('A-262 twelve months, the current one last', () => {
  expect(chartMonths(now).join(' ')).toBe(
    '2025-12 2026-01 2026-02 2026-03 2026-04 2026-05 2026-06 2026-07 2026-08 2026-09 2026-10 2026-11',
  );
  expect(chartMonths(new Date('2026-12-31T12:00:00Z'))[0]).toBe('2026-01');
  // In Brasília it is still November.
  expect(chartMonths(new Date('2026-12-01T02:00:00Z')).at(-1)).toBe('2026-11');
});
test('A-262 the months follow one another at any moment', () =>
  fc.assert(
    fc.property(moments, (moment) => {
      const months = chartMonths(moment);
      expect(new Set(months).size).toBe(12);
      expect([...months].sort()).toEqual(months);
    }),
  ));
test('A-262 a month without data is 0', () => {
  expect(monthlySums([], ['2026-10', '2026-11'])).toEqual([
    { mes: '2026-10', quantidade: 0 },
    { mes: '2026-11', quantidade: 0 },
  ]);
});

test('A-263 A-266 the queries start 11 months ago and end today', () => {
  expect(chartQueries(now)).toEqual({
    emitidas: { dataInicial: '2025-12-01T00:00:00.000Z', dataFinal: '2026-11-21T00:00:00.000Z' },
    finalizadas: { dataInicial: '2025-12-01T00:00:00.000Z', dataFinal: '2026-11-21T23:59:59.000Z' },
  });
});
test('A-263 A-266 what the queries ask for lies in the months of the chart', () =>
  fc.assert(
    fc.property(moments, (moment) => {
      const months = chartMonths(moment);
      const { emitidas, finalizadas } = chartQueries(moment);
      expect(emitidas.dataInicial).toBe(finalizadas.dataInicial);
      expect(emitidas.dataInicial).toBe(`${months[0]}-01T00:00:00.000Z`);
      expect(finalizadas.dataFinal.slice(0, 7)).toBe(months.at(-1));
      expect(Date.parse(finalizadas.dataFinal) - Date.parse(emitidas.dataFinal)).toBe(86_399_000);
    }),
  ));

test('A-267 daily counts are added up by the month of the UTC date', () => {
  const counts = [
    { data: '2026-10-31T23:59:59.999Z', quantidade: 2 },
    { data: '2026-11-01T00:00:00.000Z', quantidade: 3 },
    { data: '2026-11-30', quantidade: 4 },
    { data: '2024-11-30', quantidade: 100 },
  ];
  expect(monthlySums(counts, ['2026-10', '2026-11'])).toEqual([
    { mes: '2026-10', quantidade: 2 },
    { mes: '2026-11', quantidade: 7 },
  ]);
});
test('A-267 no count of the window is lost', () =>
  fc.assert(
    fc.property(fc.array(fc.record({ month: fc.nat(11), day: fc.integer({ min: 1, max: 28 }), quantidade: fc.nat(1000) })), (days) => {
      const months = chartMonths(now);
      const counts = days.map(({ month, day, quantidade }) => ({ data: `${months[month]}-${String(day).padStart(2, '0')}`, quantidade }));
      const total = (all: readonly { quantidade: number }[]) => all.reduce((sum, { quantidade }) => sum + quantidade, 0);
      expect(total(monthlySums(counts, months))).toBe(total(counts));
    }),
  ));
