import { expect, test } from 'vitest';
import { isCardNumber } from '../card/index.ts';
import { isCep } from '../cep/index.ts';
import { isCnpj } from '../cnpj/index.ts';
import { isCpf } from '../cpf/index.ts';
import { isIe } from '../ie/index.ts';
import { isPhone } from '../phone/index.ts';
import { withoutMarks } from './code-text.ts';

/** The characters that text programs, mail and address books use for hyphen and space, and around a number. */
test.each([
  ['a non-breaking hyphen', '\u2011'],
  ['an en dash', '–'],
  ['a horizontal bar', '\u2015'],
  ['a no-break space', '\u00a0'],
  ['a thin space', '\u2009'],
  ['a narrow no-break space', '\u202f'],
  ['a zero-width space', '\u200b'],
  ['a left-to-right embedding', '\u202a'],
  ['a word joiner', '\u2060'],
  ['an isolate', '\u2069'],
  ['a byte order mark', '\ufeff'],
])('%s between or around the characters leaves a number what it is', (_name, mark) => {
  const set = (left: string, right: string) => `${mark}${left}${mark}${right}${mark}`;
  expect(isCpf(set('529.982.247', '25'))).toBe(true);
  expect(isCnpj(set('12.ABC.345/01DE', '35'))).toBe(true);
  expect(isIe(set('99.999.99', '3'), 'RJ')).toBe(true);
  expect(isCep(set('01310', '100'))).toBe(true);
  expect(isPhone(set('+55 (11) 98765', '4321'))).toBe(true);
  expect(isCardNumber(set('41111111', '11111111'))).toBe(true);
  expect(withoutMarks(set('12', '28'))).toBe('1228');
});
test.each(['\u2016', '\u2029', '\u2030', '\u205f', '\u206a', '·', ',', '_'])('%j is no mark', (char) =>
  expect(withoutMarks(char)).toBe(char),
);
