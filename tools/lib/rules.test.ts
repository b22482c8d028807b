import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../prepare.mjs';
import { enumerationsIn, readEnumerations, readRules, rulesIn, rulesPage } from './rules.ts';
import { exportedFunctions } from './waiting-rules.ts';

const SOURCE = `
/**
 * The fare of a stay: \`a × b\`,
 * half-up.
 *
 * More words.
 * @param rate per night
 * @see Q-121, Q-122
 */
export function hotelFare() {}
/** A rule of the house. */
export function helper() {}
export function undocumented() {}
/** Not a rule: a constant that names no requirement. */
export const MIN = 0;
/** A limit | in bytes. @see S-391 */
export const MAX = 1;
`;

const LISTS = `
/** Statuses of a trip. @see Q-084 */
export const STATUS = [
  'PENDENTE', // not yet issued
  'CANCELADO',
] as const;
/** The ids of services. @see Q-003 */
export const SERVICE_ID = { AEREO: 5, HOTEL: 6 } as const satisfies Record<string, number>;
/** Words of a path. */
export const PATH = { AEREO: 'aereo' } as const;
/** No literal. @see Q-085 */
export const NAMES = Object.keys(SERVICE_ID);
`;

test('a rule is an exported function with a docstring, or a constant whose docstring names a requirement', () => {
  expect(rulesIn(SOURCE, 'pricing')).toEqual([
    {
      name: 'hotelFare',
      kind: 'function',
      folder: 'pricing',
      paragraphs: ['The fare of a stay: `a × b`, half-up.', 'More words.', '`rate`: per night'],
      ids: ['Q-121', 'Q-122'],
    },
    { name: 'helper', kind: 'function', folder: 'pricing', paragraphs: ['A rule of the house.'], ids: [] },
    { name: 'MAX', kind: 'const', folder: 'pricing', paragraphs: ['A limit | in bytes.'], ids: ['S-391'] },
  ]);
});
test('an enumeration is an exported literal with a docstring, with its values and codes', () => {
  expect(enumerationsIn(LISTS)).toEqual([
    { name: 'STATUS', kind: 'const', paragraphs: ['Statuses of a trip.'], values: ['PENDENTE', 'CANCELADO'], ids: ['Q-084'] },
    { name: 'SERVICE_ID', kind: 'const', paragraphs: ['The ids of services.'], values: ['AEREO = 5', 'HOTEL = 6'], ids: ['Q-003'] },
    { name: 'PATH', kind: 'const', paragraphs: ['Words of a path.'], values: ['AEREO = aereo'], ids: [] },
  ]);
});
test('each is a row of the table of its folder, with its whole text', () => {
  const page = rulesPage(rulesIn(SOURCE, 'pricing'), enumerationsIn(LISTS));
  expect(page).toContain('## pricing');
  expect(page).toContain(
    '| `hotelFare` | The fare of a stay: `a × b`, half-up.<br><br>More words.<br><br>`rate`: per night | Q-121, Q-122 |',
  );
  expect(page).toContain('A limit \\| in bytes.');
  expect(page).toContain('| `STATUS` | Statuses of a trip. | `PENDENTE`, `CANCELADO` | Q-084 |');
});
test('an enumeration of the domain is listed once, with its values', () => {
  const enumerations = readEnumerations(root);
  expect(enumerations.find(({ name }) => name === 'TIPO_COTACAO')?.values).toEqual(['ONLINE', 'OFFLINE']);
  expect(enumerations.filter(({ values }) => values.length === 0)).toEqual([]);
  const rules = new Set(readRules(root).map(({ name }) => name));
  expect(enumerations.filter(({ name }) => rules.has(name))).toEqual([]);
});
test('every function that a folder of the domain exports is among the rules', () => {
  const listed = new Set(readRules(root).map(({ folder, name }) => `${folder} ${name}`));
  const missing = exportedFunctions(root).filter(({ folder, name }) => !listed.has(`${folder} ${name}`));
  expect(missing, 'each needs a docstring').toEqual([]);
});
test('docs/rules.md is what `npm run rules` writes', () => {
  const rules = readRules(root);
  expect(rules.length).toBeGreaterThan(100);
  const page = rulesPage(rules, readEnumerations(root));
  expect(readFileSync(join(root, 'docs/rules.md'), 'utf8') === page, 'run "npm run rules"').toBe(true);
});
