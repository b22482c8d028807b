import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LANGUAGES, type Language } from '../language/index.ts';
import { interpolate, missingParams } from './interpolate.ts';
import { messageText, missingTextParams } from './text.ts';

test.each<[string, string, Record<string, string | number>, string]>([
  ['no place', 'Sem prazo', { tempo: '2 h' }, 'Sem prazo'],
  ['a place', 'vence em {{tempo}}', { tempo: '2 h 10 min' }, 'vence em 2 h 10 min'],
  ['the same place twice', '{{a}} e {{a}}', { a: 1 }, '1 e 1'],
  ['0 and an empty text', '{{a}}|{{b}}', { a: 0, b: '' }, '0|'],
  ['a value that looks like markup or like a place', '{{a}} {{b}}', { a: '<b>&</b>', b: '{{a}}' }, '<b>&</b> {{a}}'],
  ['a value with the signs of a replacement', '{{a}}', { a: '$& $1' }, '$& $1'],
  ['a name with a dot at the end of a sentence', '{{a}}: {{b}}. {{b}}.', { a: 'Ltda.', b: 'Banco S.A.' }, 'Ltda.: Banco S.A. Banco S.A.'],
  ['a dot that ends no sentence', '{{a}}.csv, {{a}}...', { a: 'S.A.' }, 'S.A..csv, S.A....'],
  ['a missing parameter at the end', 'Com {{a}}.', {}, 'Com {{a}}.'],
  ['a missing parameter', 'vence em {{tempo}}', {}, 'vence em {{tempo}}'],
  ['a name that every object has', '{{toString}}', {}, '{{toString}}'],
])('%s', (_case, text, params, said) => expect(interpolate(text, params)).toBe(said));

test('a text names what it lacks', () => {
  expect(missingParams('{{a}} de {{b}}', { b: 1 })).toEqual(['a']);
  expect(missingParams('{{a}} de {{b}}', { a: '', b: 0 })).toEqual([]);
  expect(missingTextParams({ one: '{{count}} dia', other: '{{count}} dias de {{mes}}' }, 'pt-BR', { count: 2 })).toEqual(['mes']);
  expect(missingTextParams({ one: 'um dia', other: 'dias' }, 'pt-BR')).toEqual(['count']);
});

const text = { one: '{{count}} {{word}}', other: '{{count}} {{word}}s' };
test.each<[Language, number, string]>([
  ['pt-BR', 0, '0 dia'],
  ['pt-BR', 1, '1 dia'],
  ['pt-BR', 2, '2 dias'],
  ['pt-BR', 1_000_000, '1.000.000 dias'],
  ['en', 0, '0 dias'],
  ['en', 1, '1 dia'],
  ['en', 2, '2 dias'],
  ['en', 1234, '1,234 dias'],
  ['es', 0, '0 dias'],
  ['es', 1, '1 dia'],
  ['es', 1_000_000, '1.000.000 dias'],
])('in %s %d reads "%s"', (language, count, said) => expect(messageText(text, language, { count, word: 'dia' })).toBe(said));

test('a form for 0 goes before the categories', () => {
  const found = { zero: 'nenhum', one: '{{count}} dia', other: '{{count}} dias' };
  expect(LANGUAGES.map((language) => messageText(found, language, { count: 0 }))).toEqual(['nenhum', 'nenhum', 'nenhum']);
  expect(messageText(found, 'pt-BR', { count: 1 })).toBe('1 dia');
});

test('every count reads as `one` or `other`, as Intl.PluralRules has it', () =>
  fc.assert(
    fc.property(fc.constantFrom(...LANGUAGES), fc.nat(10_000_000), (language, count) => {
      const category = new Intl.PluralRules(language).select(count);
      expect(messageText({ one: 'one', other: 'other' }, language, { count })).toBe(category === 'one' ? 'one' : 'other');
    }),
  ));
