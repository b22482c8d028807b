import { describe, expect, test } from 'vitest';

type Answer = (value: unknown, option: unknown) => unknown;

const MODULES = import.meta.glob<Record<string, unknown>>('./*/index.ts', { eager: true });
const AMOUNTS = ['money', 'number', 'percentage', 'rate', 'integer'];
/** What a format needs besides the text. */
const OPTIONS: Record<string, unknown> = { ie: 'SP', 'free-text': { plain: true } };
/** A number whose decimal text is right; an e-mail address has an @, a locator a letter. */
const VALID: Record<string, number | undefined> = {
  'authorization-code': 123456,
  card: 4111111111111111,
  'card-expiry': 1228,
  cep: 13010100,
  cnpj: 11222333000181,
  cpf: 52998224725,
  'cpf-cnpj': 11222333000181,
  date: 31122026,
  'date-time': 311220261405,
  email: undefined,
  'free-text': 12,
  ie: 110042490114,
  locator: undefined,
  phone: 11987654321,
  'ten-digit-integer': 1234567890,
  'ticket-number': 9572401118001,
  time: 1405,
  'verification-code': 123,
};

const formats = Object.entries(MODULES).map(([path, module]) => {
  const entry = path.split('/')[1] ?? '';
  const named = (verb: RegExp) =>
    Object.entries(module).flatMap(([name, answer]) => (verb.test(name) && typeof answer === 'function' ? [answer as Answer] : []));
  return {
    entry,
    option: OPTIONS[entry],
    every: named(/^[a-z]/),
    is: named(/^is(?!Partial|CnpjText|Alphanumeric)/),
    isPartial: named(/^isPartial/),
    validate: named(/^validate/),
    parse: named(/^(?:parse|read)/),
    format: named(/^format/),
  };
});
const texts = formats.filter(({ entry, format }) => format.length > 0 && !AMOUNTS.includes(entry));
const amounts = formats.filter(({ entry }) => AMOUNTS.includes(entry));
const NO_TEXT = [null, undefined, Number.NaN, Number.NEGATIVE_INFINITY, {}, [], Object.create(null), true];

test('every entry is here', () => {
  expect(texts.map(({ entry }) => entry).sort()).toEqual(Object.keys(VALID).sort());
  expect(amounts).toHaveLength(AMOUNTS.length);
});

describe.each(texts)('$entry', ({ entry, option, every, is, isPartial, validate, parse, format }) => {
  test('has each kind of function', () => {
    for (const kind of [is, validate, parse, format]) expect(kind.length).toBeGreaterThan(0);
  });
  test.each(NO_TEXT)('takes %j for the empty text', (value) => {
    for (const ask of [...validate, ...isPartial]) expect(ask(value, option)).toBe(ask('', option));
    for (const ask of parse) expect([ask('', option), null, '']).toContain(ask(value, option));
    for (const ask of format) expect(ask(value, option)).toBe('');
    for (const ask of is) expect(ask(value, option)).toBe(false);
    for (const ask of every) expect(() => ask(value, option)).not.toThrow();
  });
  test.each([0, -1, 1.5, VALID[entry] ?? 123456])('takes %j for its decimal text', (value) => {
    for (const ask of every) expect(ask(value, option)).toEqual(ask(String(value), option));
  });
});

test.each(texts.filter(({ entry }) => VALID[entry] !== undefined))('$entry accepts a number', ({ entry, option, is, validate }) => {
  for (const ask of is) expect(ask(VALID[entry], option)).toBe(true);
  for (const ask of validate) expect(ask(VALID[entry], option)).toBeUndefined();
});

test.each([null, undefined, 35, {}])('%j is no state', (uf) => {
  for (const { every } of texts.filter(({ entry }) => entry === 'ie')) {
    for (const ask of every) expect([false, '', 'state']).toContain(ask('110042490114', uf));
  }
});

describe.each(amounts)('$entry', ({ validate, parse, format }) => {
  test.each([null, undefined, {}, [], true])('takes %j for no amount', (value) => {
    for (const ask of parse) expect(ask(value, undefined)).toBeNull();
    for (const ask of validate) expect(ask(value, undefined)).toBeUndefined();
    for (const ask of format) expect(ask(value, undefined)).toBe('');
  });
  test.each([Number.NaN, Number.POSITIVE_INFINITY])('refuses %j', (value) => {
    for (const ask of parse) expect(ask(value, undefined)).toBeNull();
    for (const ask of validate) expect(ask(value, undefined)).toMatch(/^(format|characters)$/);
    for (const ask of format) expect(ask(value, undefined)).toBe('');
  });
  test.each([0, 7, 1234, 9007199254])('takes %j for the amount', (value) => {
    for (const ask of parse) expect(ask(value, undefined)).toBe(value);
    for (const ask of validate) expect(ask(value, undefined)).toBeUndefined();
  });
});
