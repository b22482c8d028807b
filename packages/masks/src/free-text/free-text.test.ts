import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyText } from '../test-support/laws.ts';
import { formatFreeText, isFreeText, parseFreeText, validateFreeText } from './index.ts';

const text = 'Açaí & cia., 1º andar – “R$ 5”';

describe('S-223 three options, each independent of the others', () => {
  test.each([
    [{}, text],
    [{ stripSpecial: true }, 'Acai  cia 1o andar  R 5'],
    [{ upperCase: true }, 'AÇAÍ & CIA., 1º ANDAR – “R$ 5”'],
    [{ plain: true }, 'Açaí  cia., 1º andar  R 5'],
    [{ stripSpecial: true, upperCase: true }, 'ACAI  CIA 1O ANDAR  R 5'],
    [{ stripSpecial: true, plain: true }, 'Acai  cia 1o andar  R 5'],
    [{ upperCase: true, plain: true }, 'AÇAÍ  CIA., 1º ANDAR  R 5'],
    [{ stripSpecial: true, upperCase: true, plain: true }, 'ACAI  CIA 1O ANDAR  R 5'],
  ])('%j', (options, shown) => expect(formatFreeText(text, options)).toBe(shown));
  test.each([
    ['an accent apart from its letter', { stripSpecial: true }, 'ac\u0327a\u0303o', 'acao'],
    ['an accent apart from its letter', { plain: true }, 'ac\u0327a\u0303o', 'ação'],
    ['lines', { stripSpecial: true }, 'um\ndois', 'um\ndois'],
    ['lines', { plain: true }, 'um\ndois\u00a0três', 'um dois três'],
    ['a fraction', { stripSpecial: true }, '½ m²', ' m'],
    ['an emoji', { plain: true }, 'ok ❤️!', 'ok '],
    ['an emoji', { stripSpecial: true }, 'ok 👍🏽', 'ok '],
    ['other scripts', { stripSpecial: true, upperCase: true }, 'Łódź straße 한글', 'ŁODZ STRASSE 한글'],
    ['spaces at the ends', { stripSpecial: true }, ' a ', ' a '],
  ])('%s: %j', (_case, options, given, shown) => expect(formatFreeText(given, options)).toBe(shown));
});
test('nothing is shown as nothing', () =>
  expect([formatFreeText(null, {}), formatFreeText(undefined, { upperCase: true })]).toEqual(['', '']));
test('S-223 without options nothing is taken out or refused', () => {
  expect([formatFreeText(text), parseFreeText(` ${text} `), validateFreeText(text), isFreeText(text)]).toEqual([
    text,
    text,
    undefined,
    true,
  ]);
  expect([formatFreeText(null), parseFreeText(undefined), validateFreeText(null), isFreeText(null)]).toEqual(['', '', undefined, false]);
});
test.each([
  ['  valor \n', 'valor'],
  [' - ', '-'],
  ['   ', ''],
])('S-224 %j is stored as %j', (given, stored) => expect(parseFreeText(given, {})).toBe(stored));
test('S-224 what is taken out leaves no spaces at the ends', () =>
  expect(parseFreeText('!  ação  !', { stripSpecial: true, upperCase: true })).toBe('ACAO'));
test.each([
  ['ação, 10.', { plain: true }, undefined],
  ['ac\u0327a\u0303o', { plain: true }, undefined],
  ['ação!', { plain: true }, 'characters'],
  ['acao', { stripSpecial: true, upperCase: true }, undefined],
  ['ação', { stripSpecial: true }, 'characters'],
  ['a,b', { stripSpecial: true }, 'characters'],
  ['<b>', {}, undefined],
  ['', { plain: true, stripSpecial: true }, undefined],
])('S-223 %j with %j: %s', (given, options, problem) => {
  expect(validateFreeText(given, options)).toBe(problem);
  expect(isFreeText(given, options)).toBe(problem === undefined);
});

const combination = fc.record({ stripSpecial: fc.boolean(), upperCase: fc.boolean(), plain: fc.boolean() });
const words = fc.string({ unit: fc.constantFrom(...'aÇçÉ ß\u0301\u0327.,!½ªºﬁ\n\u1112\u1161'), maxLength: 12 });
test('S-223 S-227 any text, any combination: formatting twice changes nothing, and only what is allowed stands there', () =>
  fc.assert(
    fc.property(fc.oneof(anyText, words), combination, (given, options) => {
      const shown = formatFreeText(given, options);
      expect(formatFreeText(shown, options)).toBe(shown);
      const stored = parseFreeText(given, options);
      expect(stored).toBe(shown.trim());
      expect(parseFreeText(shown, options)).toBe(stored);
      expect(formatFreeText(stored, options)).toBe(stored);
      if (options.stripSpecial) expect(shown).toMatch(/^[\p{L}\p{Nd}\s]*$/u);
      if (options.plain) expect(shown).toMatch(/^[\p{L}\p{Nd} ,.]*$/u);
      if (options.upperCase) expect(shown.toUpperCase()).toBe(shown);
      if (options.plain || options.stripSpecial) expect(isFreeText(shown, options)).toBe(true);
      validateFreeText(given, options);
    }),
  ));
