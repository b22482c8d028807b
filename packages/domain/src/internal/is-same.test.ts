import { expect, test } from 'vitest';
import { isSame } from './is-same.ts';

test('the order of fields and an undefined field make no difference', () =>
  expect(isSame({ a: [1, { b: 2 }], c: null }, { c: null, d: undefined, a: [1, { b: 2 }] })).toBe(true));

test.each<[unknown, unknown]>([
  [
    [1, 2],
    [2, 1],
  ],
  [[1], [1, 2]],
  [{ a: { b: 1 } }, { a: { b: 2 } }],
  [{ a: null }, {}],
  [[1], { 0: 1, length: 1 }],
  [{ 0: 1, length: 1 }, [1]],
  [1, '1'],
])('%j differs from %j', (one, other) => expect(isSame(one, other)).toBe(false));
