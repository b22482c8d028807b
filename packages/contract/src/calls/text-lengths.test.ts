import { expect, test } from 'vitest';
import { type $ZodType, toJSONSchema } from 'zod/v4/core';
import { ALL_CALLS } from './index.ts';

/** The formats whose texts have one length. */
const FIXED = new Set(['uuid', 'date', 'time', 'date-time']);

/** Whether a text that matches the pattern can be of any length. */
function isEndless(pattern: string): boolean {
  const outside = pattern.replace(/\\./g, 'x').replace(/\[[^\]]*\]/g, 'x');
  return !(outside.startsWith('^') && outside.endsWith('$')) || /[*+]|\{\d+,\}/.test(outside);
}

interface Node {
  readonly [key: string]: unknown;
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

function isBounded({ maxLength, enum: values, const: one, format, pattern }: Node): boolean {
  if (maxLength !== undefined || values !== undefined || one !== undefined) return true;
  return FIXED.has(String(format)) || (typeof pattern === 'string' && !isEndless(pattern));
}

/** Where a schema has a text of any length. */
function endlessTexts(node: unknown, at: string): string[] {
  if (!isNode(node)) return [];
  const own = node['type'] === 'string' && !isBounded(node) ? [at] : [];
  return [...own, ...Object.entries(node).flatMap(([key, part]) => endlessTexts(part, `${at}/${key}`))];
}

const schemaOf = (schema: $ZodType, io: 'input' | 'output') => toJSONSchema(schema, { io, unrepresentable: 'any' });

test.each(ALL_CALLS.map((call) => [call.name, call] as const))('every text that %s takes or returns has a most length', (_name, call) => {
  const taken = (['params', 'query', 'headers', 'body'] as const).flatMap((part) => {
    const schema = call[part];
    return schema ? endlessTexts(schemaOf(schema, 'input'), part) : [];
  });
  const returned = Object.entries(call.responses).flatMap(([status, schema]) =>
    schema ? endlessTexts(schemaOf(schema, 'output'), status) : [],
  );
  expect([...taken, ...returned]).toEqual([]);
});

test('the walk finds a text of any length in whatever holds it', () => {
  expect(endlessTexts({ anyOf: [{ items: { properties: { nome: { type: 'string' } } } }] }, '')).toEqual([
    '/anyOf/0/items/properties/nome',
  ]);
  expect(endlessTexts({ type: 'string', pattern: '^[A-Z]+$' }, 'x')).toEqual(['x']);
  expect(endlessTexts({ type: 'string', pattern: '^[A-Z*]{3}$' }, 'x')).toEqual([]);
});
