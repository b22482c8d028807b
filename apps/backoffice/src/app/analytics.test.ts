import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { analyticsAddress } from './analytics.ts';

const ADDRESS = 'https://medicao.exemplo/a.js';

test.each([
  ['agencia.exemplo', ADDRESS, ADDRESS],
  ['agencia.exemplo', undefined, null],
  ['agencia.exemplo', '', null],
  ['localhost', ADDRESS, null],
  ['127.0.0.1', ADDRESS, null],
  ['::1', ADDRESS, null],
  // As `location.hostname` writes it.
  ['[::1]', ADDRESS, null],
])('A-009 on %s with the setting %j the analytics are loaded from: %s', (host, setting, address) => {
  expect(analyticsAddress(host, setting)).toBe(address);
});

test('A-009 without the setting nothing is loaded from third parties: the pages name no other host', () => {
  for (const page of ['index.html', 'login.html']) {
    expect(readFileSync(join(import.meta.dirname, '../..', page), 'utf8')).not.toMatch(/(src|href)="(https?:)?\/\//);
  }
});
