import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { safeParse } from 'zod/v4/core';
import type { Call } from '../call/index.ts';
import { ALL_CALLS, TOPICS } from './index.ts';

/** The exports of a topic's files, by file. */
const MODULES = import.meta.glob<Record<string, unknown>>(['../*/*.ts', '!../*/*.test.ts'], { eager: true });

const isCall = (value: unknown): value is { name: string } =>
  typeof value === 'object' && value !== null && 'access' in value && 'responses' in value;

test('every declared call is in the list of its topic, and stands in the folder of that name', () => {
  const declared = new Map<string, Set<string>>();
  for (const [path, exported] of Object.entries(MODULES)) {
    const topic = path.split('/')[1] ?? '';
    for (const value of Object.values(exported)) {
      if (isCall(value)) declared.set(topic, (declared.get(topic) ?? new Set()).add(value.name));
    }
  }
  const listed = Object.entries(TOPICS).map(([topic, { calls }]) => [topic, calls.map(({ name }) => name).sort()]);
  expect(listed.sort()).toEqual([...declared].map(([topic, names]) => [topic, [...names].sort()]).sort());
});

test('no two calls have the same name, nor the same method and path', () => {
  const names = ALL_CALLS.map(({ name }) => name);
  const addresses = ALL_CALLS.map(({ method, base, path }) => `${method} ${base} ${path.replace(/:\w+/g, ':')}`);
  expect([...new Set(names)]).toEqual(names);
  expect([...new Set(addresses)]).toEqual(addresses);
});

/** Whether one part of a path leads to two calls: both are the same, or one is a parameter that takes the other. */
function meets(one: string, other: string, { params }: Call): boolean {
  if (one === other || (one.startsWith(':') && other.startsWith(':'))) return true;
  if (!one.startsWith(':') || !params) return false;
  const judged = safeParse(params, { [one.slice(1)]: other });
  // Other parameters are missing here; what is asked is whether this one is refused.
  return judged.success || judged.error.issues.every(({ path }) => path[0] !== one.slice(1));
}

test('no address leads to two calls of a method', () => {
  const partsOf = ({ base, path }: Call) => `${base}${path}`.split('/');
  function isAmbiguous(one: Call, other: Call): boolean {
    const [parts, others] = [partsOf(one), partsOf(other)];
    return (
      one.method === other.method &&
      parts.length === others.length &&
      parts.every((part, index) => meets(part, others[index] ?? '', one) || meets(others[index] ?? '', part, other))
    );
  }
  const pairs = ALL_CALLS.flatMap((one, index) => ALL_CALLS.slice(index + 1).map((other) => [one, other] as const));
  const ambiguous = pairs.filter(([one, other]) => isAmbiguous(one, other));
  expect(ambiguous.map(([one, other]) => `${one.name} ${other.name}`)).toEqual([]);
  // A name among ids is told from them by their form.
  const literal = { method: 'GET', base: 'agency', path: '/users/v2/instances' } as Call;
  const named = { method: 'GET', base: 'agency', path: '/users/v2/:nome', params: z.object({ nome: z.string() }) } as unknown as Call;
  expect(isAmbiguous(named, literal)).toBe(true);
});
