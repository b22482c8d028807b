import { expect, test } from 'vitest';
import { root } from '../prepare.mjs';
import { bundle } from './bundle.ts';

/** What an app has anyway when it uses components. */
const HOST = ['react', 'react-dom', 'react-hook-form'];

test.each([
  ['primitives/button', 'Button', 6],
  ['inputs/text-input', 'TextInput', 4],
  ['inputs/cpf-input', 'CpfInput', 8],
  ['inputs/money-input', 'MoneyInput', 14],
  ['primitives/dialog', 'Dialog', 18],
  ['inputs/autocomplete', 'Autocomplete', 24],
  // The calendar comes when it is opened.
  ['inputs/date-input', 'DateInput', 24],
])('%s: %s alone costs at most %d KB, gzipped', async (entry, name, limit) => {
  const { gzip, modules } = await bundle(`export { ${name} } from '@guiche/ui/${entry}'`, root, HOST, ['@guiche/source'], false);
  expect(modules.some((path) => path.includes(`/${entry}/`))).toBe(true);
  expect(gzip).toBeLessThanOrEqual(limit * 1000);
});
