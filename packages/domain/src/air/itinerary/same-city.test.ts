import { expect, test } from 'vitest';
import { sameCity } from './same-city.ts';

test.each([
  ['GRU', 'CGH', true],
  ['CGH', 'VCP', true],
  ['GIG', 'SDU', true],
  ['REC', 'REC', true],
  ['GRU', 'GIG', false],
  ['REC', 'SSA', false],
])('%s and %s serve one city: %s', (one, other, same) => {
  expect(sameCity(one, other)).toBe(same);
  expect(sameCity(other, one)).toBe(same);
});
