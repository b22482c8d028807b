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
  ['inputs/range-slider', 'RangeSlider', 4],
  ['data/virtual-list', 'VirtualList', 3],
  // Leaflet and the outlines of the land come when it is shown.
  ['data/map', 'PlaceMap', 8],
  // The calendar comes when it is opened.
  ['inputs/date-input', 'DateInput', 24],
])('%s: %s alone costs at most %d KB, gzipped', async (entry, name, limit) => {
  const { gzip, modules } = await bundle(`export { ${name} } from '@guiche/ui/${entry}'`, root, HOST, ['@guiche/source'], false);
  expect(modules.some((path) => path.includes(`/${entry}/`))).toBe(true);
  expect(gzip).toBeLessThanOrEqual(limit * 1000);
});

/** The style sheet of everything costs 12 KB at most, which the step `examples` holds. */
const SCRIPTS_OF_A_PAGE = 130 - 12;

test(`a page with the parts that most pages have, and React, costs at most ${SCRIPTS_OF_A_PAGE} KB of scripts at its first load, gzipped`, async () => {
  const parts = {
    'data/virtual-list': 'VirtualList',
    'feedback/toast': 'ToastProvider, useToast',
    'inputs/autocomplete': 'Autocomplete',
    'inputs/date-input': 'DateInput',
    'inputs/money-input': 'MoneyInput',
    'inputs/range-slider': 'RangeSlider',
    'primitives/button': 'Button',
    'primitives/dialog': 'Dialog',
    'primitives/popover': 'Popover',
    'primitives/table': 'Table, TableCell, TableHeading',
  };
  const ours = Object.entries(parts).map(([entry, names]) => `export { ${names} } from '@guiche/ui/${entry}';`);
  const source = ["export { createRoot } from 'react-dom/client';", ...ours].join('\n');
  const { gzip, modules } = await bundle(source, root, ['react-hook-form'], ['@guiche/source'], false);
  for (const entry of Object.keys(parts)) expect(modules.some((path) => path.includes(`/${entry}/`))).toBe(true);
  expect(modules.some((path) => path.includes('/react-dom/'))).toBe(true);
  expect(gzip).toBeLessThanOrEqual(SCRIPTS_OF_A_PAGE * 1000);
});
