import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../prepare.mjs';
import { readRules, rulesIn, rulesPage } from './rules.ts';

const SOURCE = `
/**
 * The fare of a stay: \`a × b\`,
 * half-up.
 *
 * More words.
 * @see Q-121, Q-122
 */
export function hotelFare() {}
/** Not a rule: it names no requirement. */
export function helper() {}
/** A limit | in bytes. @see S-391 */
export const MAX = 1;
`;

test('a rule is what is exported with a docstring that names a requirement', () => {
  expect(rulesIn(SOURCE, 'pricing', 'hotel.ts')).toEqual([
    { name: 'hotelFare', folder: 'pricing', file: 'hotel.ts', answers: 'The fare of a stay: `a × b`, half-up.', ids: ['Q-121', 'Q-122'] },
    { name: 'MAX', folder: 'pricing', file: 'hotel.ts', answers: 'A limit | in bytes.', ids: ['S-391'] },
  ]);
});
test('each is a row of the table of its folder', () => {
  const page = rulesPage(rulesIn(SOURCE, 'pricing', 'hotel.ts'));
  expect(page).toContain('## pricing');
  expect(page).toContain('| `hotelFare` | The fare of a stay: `a × b`, half-up. | Q-121, Q-122 |');
  expect(page).toContain('A limit \\| in bytes.');
});
test('docs/rules.md is what `npm run rules` writes', () => {
  const rules = readRules(root);
  expect(rules.length).toBeGreaterThan(100);
  expect(readFileSync(join(root, 'docs/rules.md'), 'utf8') === rulesPage(rules), 'run "npm run rules"').toBe(true);
});
