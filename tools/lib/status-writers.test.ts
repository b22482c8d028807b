import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../prepare.mjs';
import { statusWriters } from './status-writers.ts';

const domain = join(root, 'packages/domain/src');
/** The test that walks every writer through every status. */
const WALK = readFileSync(join(domain, 'requests/status-writers.test.ts'), 'utf8');
const walked = new Set([...WALK.matchAll(/^ {2}'?([A-Za-z]+)(?:: [^']*')?: \[/gm)].map(([, name]) => name));

test('Q-096 each function of the domain that gives a status is walked through every status', () => {
  const writers = statusWriters(domain);
  expect(writers.map(({ name }) => name)).toEqual(expect.arrayContaining(['quoteAfterDecision', 'replacedHotel', 'cancelAirIssue']));
  expect(writers.filter(({ name }) => !walked.has(name))).toEqual([]);
});
test('Q-096 the walk names no function that gives no status', () => {
  const names = new Set(statusWriters(domain).map(({ name }) => name));
  expect([...walked].filter((name) => !names.has(name ?? ''))).toEqual([]);
});
