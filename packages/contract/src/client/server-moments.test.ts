import { expect, test } from 'vitest';
import type { $ZodType } from 'zod/v4/core';
import { toJSONSchema } from 'zod/v4/core';
import { ALL_CALLS } from '../calls/index.ts';
import { MOMENT_FIELDS, withMoments } from './server-moments.ts';

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

const MOMENT = '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{1,6})?Z$';

test('the fields that hold a moment are those of the schemas', () => {
  expect([...fieldsWith(MOMENT, all)].sort()).toEqual([...MOMENT_FIELDS].sort());
});

test('no field holds a time on the wall here and a moment there', () => {
  expect([...fieldsWith(WALL_CLOCK, all)].filter((name) => MOMENT_FIELDS.has(name))).toEqual([]);
});

test('A-279 A-280 moments alone are read and written, not texts that look like one', () => {
  const sent = {
    prazoCancelamento: '2026-12-08T15:00',
    checkin: '2026-12-10T14:00',
    observacao: '2026-11-21T14:05',
    valor: '2026-11-21T14:05',
  };
  expect(JSON.parse(withMoments(JSON.stringify(sent)))).toEqual({ ...sent, prazoCancelamento: '2026-12-08T15:00:00.000Z' });
});
