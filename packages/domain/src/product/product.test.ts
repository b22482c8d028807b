import { expect, test } from 'vitest';
import { FATURADO_FIELD, GATEWAY, IS_AGENCIA_FIELD, OWN_AGENCY_TYPE, PRODUCT } from './index.ts';

test('Q-001 S-003 one word: lower case in paths, capitalised in fields, upper case in values', () => {
  expect(PRODUCT).toMatch(/^[a-z]+$/);
  const capitalised = PRODUCT.charAt(0).toUpperCase() + PRODUCT.slice(1);
  expect([FATURADO_FIELD, IS_AGENCIA_FIELD]).toEqual([`faturado${capitalised}`, `isAgencia${capitalised}`]);
  expect([GATEWAY, OWN_AGENCY_TYPE]).toEqual([`${PRODUCT.toUpperCase()}_GATEWAY`, PRODUCT.toUpperCase()]);
});
