import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyText, holdsFor } from '../test-support/laws.ts';
import { formatEmail, isEmail, isPartialEmail, parseEmail, validateEmail } from './index.ts';

const labels = (units: string, maxLength: number) => fc.string({ unit: fc.constantFrom(...units), minLength: 1, maxLength });
const dotted = (part: fc.Arbitrary<string>) => fc.array(part, { minLength: 1, maxLength: 3 }).map((parts) => parts.join('.'));
const topLevel = fc.string({ unit: fc.constantFrom(...'acombrz'), minLength: 2, maxLength: 6 });
const email = fc
  .tuple(dotted(labels("aB0!#$%&'*+-/=?^_`{|}~", 8)), dotted(labels('aZ09', 6)), fc.constantFrom('', 'x-1.', 'a--b.'), topLevel)
  .map(([local, name, more, top]) => `${local}@${more}${name}.${top}`);

describe('S-198 local part, @, domain name and a top-level part of 2 to 6 letters', () => {
  test.each([
    ['a@b.co', undefined],
    ['a@b.com.br', undefined],
    ['Ana.Lima+viagens@agencia-x.tur.br', undefined],
    [' ana@reservas.hotel.com.br\n', undefined],
    ["o'neil_1@b2.museum", undefined],
    ['a@b', 'top_level'],
    ['a@b.c', 'top_level'],
    ['a@b.abcdefg', 'top_level'],
    ['a@b.c0m', 'top_level'],
    ['a@127.0.0.1', 'top_level'],
    ['ana', 'at_sign'],
    ['a@b@c.com', 'at_sign'],
    ['', 'length'],
    ['@b.com', 'local_part'],
    ['.a@b.com', 'local_part'],
    ['a.@b.com', 'local_part'],
    ['a..b@c.com', 'local_part'],
    ['a@', 'domain'],
    ['a@.com', 'domain'],
    ['a@b..com', 'domain'],
    ['a@b.com.', 'domain'],
    ['a@-b.com', 'domain'],
    ['a@b-.com', 'domain'],
    ['a@b.com-', 'domain'],
    ['a b@c.com', 'characters'],
    ['joão@b.com', 'characters'],
    ['a@b_c.com', 'characters'],
    ['a@b.com;c@d.com', 'characters'],
    ['<a@b.com>', 'characters'],
    ['a@b.\u212Aom', 'characters'],
  ])('%j: %s', (text, problem) => {
    expect(validateEmail(text)).toBe(problem);
    expect(isEmail(text)).toBe(problem === undefined);
  });
});
test.each([
  ['64 characters before the @', `${'a'.repeat(64)}@b.com`, undefined],
  ['65 characters before the @', `${'a'.repeat(65)}@b.com`, 'local_part'],
  ['63 characters between dots', `a@${'b'.repeat(63)}.com`, undefined],
  ['64 characters between dots', `a@${'b'.repeat(64)}.com`, 'domain'],
  ['254 characters', `a@${'b.'.repeat(125)}br`, undefined],
  ['255 characters', `aa@${'b.'.repeat(125)}br`, 'length'],
])('%s: %s', (_case, text, problem) => expect(validateEmail(text)).toBe(problem));
test('Q-187 an address of 104 characters is cut to its first 100', () => {
  const text = `${'h'.repeat(60)}@${'x'.repeat(39)}.com`;
  expect(text).toHaveLength(104);
  expect(formatEmail(text, { maxLength: 100 })).toBe(text.slice(0, 100));
  expect(formatEmail(text)).toBe(text);
});
test.each([
  [' ana@b.com ', 'ana@b.com'],
  ['mailto:ana@b.com', 'ana@b.com'],
  [' MailTo: ana@b.com?subject=Reserva', 'ana@b.com'],
  ['mailto:mailto:ana@b.com', 'ana@b.com'],
  ['a?b@c.com', 'a?b@c.com'],
  ['ana lima@b.com', 'ana lima@b.com'],
  ['Ana Lima <ana@b.com>', 'ana@b.com'],
  ['"Lima, Ana" <mailto:ana@b.com>; ', 'ana@b.com'],
  ['Ana <ana@b.com', 'Ana <ana@b.com'],
  ['  ', ''],
])('S-225 %j means %j', (text, address) => {
  expect(parseEmail(text)).toBe(address);
  expect(formatEmail(text)).toBe(address);
});
test('nothing is shown as nothing', () => expect([formatEmail(null), formatEmail(undefined, { maxLength: 100 })]).toEqual(['', '']));
test.each([
  ['', true],
  ['ana', true],
  ['ana.', true],
  ['ana@', true],
  ['ana@b', true],
  ['ana@b-', true],
  ['ana@b.', true],
  ['ana@b.abcdefg', true],
  ['ana@b.com', true],
  ['.', false],
  ['@', false],
  ['ana@@', false],
  ['ana@.', false],
  ['ana@-', false],
  ['ana lima', false],
  ['a'.repeat(65), false],
  [`a@${'b'.repeat(64)}`, false],
])('%j can become an e-mail address: %s', (text, answer) => expect(isPartialEmail(text)).toBe(answer));

test('S-198 what the rule makes is an address, and so may each of its beginnings become', () =>
  fc.assert(
    fc.property(email, fc.nat(60), (address, length) => {
      expect(validateEmail(address)).toBeUndefined();
      expect(parseEmail(address)).toBe(address);
      expect(isPartialEmail(address.slice(0, length))).toBe(true);
    }),
  ));
test('S-227 any text: formatting twice changes nothing, the address formats back, and nothing throws', () =>
  fc.assert(
    fc.property(
      fc.oneof(
        anyText,
        fc.array(fc.constantFrom('mailto:', ' ', '?', '@', '.', 'a', 'MAIL', '<', '>')).map((all) => all.join('')),
      ),
      (text) => {
        holdsFor({ format: formatEmail, parse: parseEmail, is: isEmail, validate: validateEmail }, text);
        const cut = formatEmail(text, { maxLength: 5 });
        expect(formatEmail(cut, { maxLength: 5 })).toBe(cut);
        isPartialEmail(text);
      },
    ),
  ));
