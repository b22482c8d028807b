import { expect, test } from 'vitest';
import { selectedRange } from './selected-range.ts';

const KEYS = ['a', 'b', 'c', 'd', 'e'];
const range = (chosen: readonly string[], from: string | undefined, to: string, choose = true) => [
  ...selectedRange(new Set(chosen), KEYS, { from, to, chosen: choose }),
];

test('a range goes from the last chosen row to this one, upwards too, and what was chosen before stays', () => {
  expect(range(['a'], 'c', 'e')).toEqual(['a', 'c', 'd', 'e']);
  expect(range([], 'd', 'b')).toEqual(['b', 'c', 'd']);
  expect(range(KEYS, 'b', 'd', false)).toEqual(['a', 'e']);
});

test('without a last row, or when that one is gone, it is this row alone', () => {
  expect(range(['a'], undefined, 'd')).toEqual(['a', 'd']);
  expect(range([], 'gone', 'd')).toEqual(['d']);
});
