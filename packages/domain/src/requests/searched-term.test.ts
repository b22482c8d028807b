import { expect, test } from 'vitest';
import { searchedTerm } from './index.ts';

test('a text is searched whole up to 255 characters, a longer one by its first 255', () => {
  expect(searchedTerm('Recife')).toBe('Recife');
  expect(searchedTerm(`${'x'.repeat(255)}y`)).toBe('x'.repeat(255));
});
