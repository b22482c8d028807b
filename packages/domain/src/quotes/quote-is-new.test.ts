import { expect, test } from 'vitest';
import { BLANK_QUOTE, quoteIsNew } from './index.ts';

test('a quote is new until its first save', () => {
  expect(quoteIsNew(BLANK_QUOTE)).toBe(true);
  expect(quoteIsNew({ versao: 1 })).toBe(false);
});
