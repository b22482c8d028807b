import { expect, test } from 'vitest';
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

test('no address leads to two calls of a method', () => {
  const partsOf = ({ base, path }: (typeof ALL_CALLS)[number]) => `${base}${path}`.split('/');
  const differ = (one: string[], other: string[]) =>
    one.length !== other.length ||
    one.some((part, index) => part !== other[index] && !part.startsWith(':') && !other[index]?.startsWith(':'));
  const pairs = ALL_CALLS.flatMap((one, index) => ALL_CALLS.slice(index + 1).map((other) => [one, other] as const));
  const ambiguous = pairs.filter(([one, other]) => one.method === other.method && !differ(partsOf(one), partsOf(other)));
  expect(ambiguous.map(([one, other]) => `${one.name} ${other.name}`)).toEqual([]);
});
