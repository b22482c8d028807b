import { expect, test } from 'vitest';
import type { $ZodType } from 'zod/v4/core';
import { toJSONSchema } from 'zod/v4/core';
import { ALL_CALLS } from '../calls/index.ts';
import { WALL_CLOCK_FIELDS } from './server-moments.ts';

const WALL_CLOCK = '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}$';

/** The names of the fields whose text has a pattern, anywhere in a schema. */
function fieldsWith(pattern: string, value: unknown, name = '', found = new Set<string>()): Set<string> {
  if (typeof value !== 'object' || value === null) return found;
  if ('pattern' in value && value.pattern === pattern) found.add(name);
  for (const [key, part] of Object.entries(value)) {
    const isSchemaWord = Array.isArray(value) || /^(anyOf|oneOf|items|\d+)$/.test(key);
    fieldsWith(pattern, part, isSchemaWord ? name : key, found);
  }
  return found;
}

const schemas = ALL_CALLS.flatMap(({ body, responses }) => [body, ...Object.values(responses)]).filter((one): one is $ZodType =>
  Boolean(one),
);
const all = schemas.map((schema) => toJSONSchema(schema, { unrepresentable: 'any' }));

test('the fields that hold a time on the wall are those of the schemas', () => {
  expect([...fieldsWith(WALL_CLOCK, all)].sort()).toEqual([...WALL_CLOCK_FIELDS].sort());
});

test('no field holds a time on the wall here and a moment there', () => {
  const moments = fieldsWith('^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{1,6})?Z$', all);
  expect([...moments].length).toBeGreaterThan(5);
  expect([...moments].filter((name) => WALL_CLOCK_FIELDS.has(name))).toEqual([]);
});
