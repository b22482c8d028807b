import { CallError } from '@guiche/contract/client';
import { expect, test } from 'vitest';
import { isFinal } from './is-final.ts';

test.each([
  [403, true],
  [422, true],
  [0, false],
  [409, false],
  [500, false],
  [503, false],
])('whether a call that failed with %i would fail again: %s', (status, final) => {
  expect(isFinal(new CallError(status, undefined))).toBe(final);
});

test('an error that is not a call’s may pass', () => {
  expect(isFinal(new TypeError('x'))).toBe(false);
});
