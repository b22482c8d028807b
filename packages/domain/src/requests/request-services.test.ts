import { expect, test } from 'vitest';
import { nextUnquoted } from './index.ts';

test.each([
  ['the next one without a quote', [1, 0, 0], 0, 1],
  ['past those that have one', [1, 2, 0], 0, 2],
  ['back to one before it', [0, 1, 1], 1, 0],
  ['first to one behind it', [0, 1, 0], 1, 2],
  ['nowhere, when it is the only one without a quote', [0, 1], 0, -1],
  ['nowhere, when each has one', [1, 1], 0, -1],
])('quoting goes on %s', (_case, counts, from, to) => {
  const services = counts.map((count) => ({ cotacoes: Array.from({ length: count }, () => ({})) }) as never);
  expect(nextUnquoted(services, services[from] as never)).toBe(services[to]);
});
