import IMask from 'imask';
import { expect, test } from 'vitest';
import { ieMask } from './index.ts';

test.each([
  ['SP', '110042490114', '110.042.490.114'],
  ['SP', 'p011004243002', 'P-01100424.3/002'],
  ['sp', '11004249011499', '110.042.490.114'],
  ['BA', '12345663', '123456-63'],
  ['BA', '123456748', '1234567-48'],
  ['RS', 'P224/3658792', '224/3658792'],
  ['XX', '123', ''],
  [undefined, '123', ''],
])('S-229 %s, %s typed into imask itself', (uf, typed, shown) => {
  const mask = IMask.createMask(ieMask(uf));
  for (const char of typed) mask.append(char, { input: true, raw: true });
  expect(mask.value).toBe(shown);
});
