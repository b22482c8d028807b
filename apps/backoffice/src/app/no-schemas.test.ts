import { describe, expect, test } from 'vitest';
import { errorBodySchema } from './no-entities.ts';
import { array, object, string } from './no-schemas.ts';

type Method = (...args: readonly unknown[]) => unknown;

/** Calls a method of a schema, as code that takes it for a real one does. */
function ask(schema: object, method: string): unknown {
  const found: Method = Reflect.get(schema, method);
  return found.call(schema, {});
}

/** A schema as the contract builds them, one out of another. */
const built = array(object({ id: string(), list: array(string()) }), string());

describe.each([
  ['a schema', built],
  ['the schema of an entity', errorBodySchema],
])('%s that stands in for a real one', (_what, schema) => {
  test.each([
    'parse',
    'safeParse',
    'parseAsync',
    'safeParseAsync',
    'spa',
    'decode',
    'encode',
    'safeDecode',
    'safeEncode',
    'decodeAsync',
    'encodeAsync',
    'safeDecodeAsync',
    'safeEncodeAsync',
    'validate',
    'assert',
  ])('throws when it is asked to %s', (method) => {
    expect(() => ask(schema, method)).toThrow(/no schemas in the browser/);
  });

  test('throws when it is asked by the ways of other libraries', () => {
    const standard: object = Reflect.get(schema, '~standard');
    expect(() => ask(standard, 'validate')).toThrow(/no schemas in the browser/);
    // What `z.parse(schema, value)` and its kin of zod/mini begin with.
    expect(() => Reflect.get(schema, '_zod')).toThrow(/no schemas in the browser/);
  });

  test('can still be built upon, spread and looked at', async () => {
    expect({ ...Reflect.get(schema, 'shape') }).toEqual({});
    expect(await Promise.resolve(schema)).toBe(schema);
    expect(ask(schema, 'optional')).toBe(schema);
    expect(ask(schema, 'check')).toBe(schema);
  });
});
