import { expect, test } from 'vitest';
import { InsertKeys } from './insert-keys.ts';

test('B-060 what is sent again unchanged has the key of the first time; what was changed has another', () => {
  const keys = new InsertKeys();
  const first = keys.keyOf({ nome: 'Sul' });
  expect(keys.keyOf({ nome: 'Sul' })).toBe(first);
  expect(keys.keyOf({ nome: 'Norte' })).not.toBe(first);
  expect(new InsertKeys().keyOf({ nome: 'Sul' })).not.toBe(first);
});
