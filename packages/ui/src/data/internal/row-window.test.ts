import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mergedSpans, rowsBetween, rowTops } from './row-window.ts';

test('a row that was never seen counts as high as the estimate', () => {
  expect([...rowTops(4, (index) => [40, undefined, 10][index], 2, 30)]).toEqual([0, 40, 70, 80, 110]);
  expect([...rowTops(0, () => undefined, 0, 30)]).toEqual([0]);
});

test('when all rows that were seen are found, no other is asked for', () => {
  const asked: number[] = [];
  const heightOf = (index: number) => {
    asked.push(index);
    return [40, undefined, 10][index];
  };
  expect([...rowTops(6, heightOf, 2, 30)]).toEqual([0, 40, 70, 80, 110, 140, 170]);
  expect(asked).toEqual([0, 1, 2]);
});

const tops = rowTops(4, (index) => [40, undefined, 10][index], 2, 30);

test.each([
  [0, 0, 0, 0],
  [0, 39, 0, 0],
  [0, 40, 0, 1],
  [39.5, 71, 0, 2],
  [75, 79.9, 2, 2],
  [-100, 1000, 0, 3],
  [500, 900, 3, 3],
])('between %d and %d lie the rows %d to %d', (start, end, from, to) => expect(rowsBetween(tops, start, end)).toEqual({ from, to }));

test('spans that overlap or meet are one, and rows that do not exist are in none', () => {
  const spans = [
    { from: 8, to: 12 },
    { from: 0, to: 0 },
    { from: 13, to: 14 },
    { from: 19, to: 19 },
    { from: -3, to: 2 },
    { from: 40, to: 44 },
  ];
  expect(mergedSpans(spans, 20)).toEqual([
    { from: 0, to: 2 },
    { from: 8, to: 14 },
    { from: 19, to: 19 },
  ]);
  expect(mergedSpans(spans, 0)).toEqual([]);
});

const heights = fc.array(fc.integer({ min: 1, max: 90 }), { minLength: 1, maxLength: 60 });

test('every row of which a part lies between two distances is found, and no other', () =>
  fc.assert(
    fc.property(heights, fc.nat(3000), fc.nat(600), (high, start, length) => {
      const all = rowTops(high.length, (index) => high[index], high.length, 30);
      const { from, to } = rowsBetween(all, start, start + length);
      const seen = high.flatMap((_, index) => ((all[index] ?? 0) <= start + length && (all[index + 1] ?? 0) > start ? [index] : []));
      expect([from, to]).toEqual(seen.length > 0 ? [seen[0], seen.at(-1)] : [high.length - 1, high.length - 1]);
    }),
  ));

test('merged spans hold exactly the rows of all spans, in order and apart', () =>
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.integer({ min: -5, max: 40 }), fc.nat(10))), fc.nat(40), (given, count) => {
      const spans = given.map(([from, length]) => ({ from, to: from + length }));
      const rows = ({ from, to }: { from: number; to: number }) => Array.from({ length: to - from + 1 }, (_, index) => from + index);
      const wanted = new Set(spans.flatMap(rows).filter((row) => row >= 0 && row < count));
      const merged = mergedSpans(spans, count);
      expect(merged.flatMap(rows)).toEqual([...wanted].sort((one, other) => one - other));
      expect(merged.every(({ to }, index) => to + 1 < (merged[index + 1]?.from ?? Number.POSITIVE_INFINITY))).toBe(true);
    }),
  ));
