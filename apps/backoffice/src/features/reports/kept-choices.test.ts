import type { AskedParameter } from '@guiche/domain/entities';
import { expect, test } from 'vitest';
import { memoryStore } from '../../test-support/memory-store.ts';
import { createKeptChoices } from './kept-choices.ts';

const REPORT = 'age01.jrxml';
const start: AskedParameter = { name: 'inicio', description: 'Desde', type: 'DATE', required: true, value: '2026-11-01' };
const end: AskedParameter = { name: 'fim', description: 'Até', type: 'DATE', required: true, value: '2026-11-29' };
const clients: AskedParameter = {
  name: 'empresas',
  description: 'Clientes',
  type: 'LIST',
  required: false,
  value: [],
  options: [{ id: '7', label: 'Banco Jequitibá S.A.' }],
};
const DEFINED = [start, end, clients];
const CHOSEN = [{ ...start, value: '2026-10-05' }, end, { ...clients, value: ['7'] }];

test('S-112 what was chosen for a report is there again when the page is loaded anew; what was left as it is follows the day', () => {
  const storage = memoryStore();
  const before = createKeptChoices(storage, () => 'ana');
  before.choose(REPORT, DEFINED, CHOSEN);
  before.chooseFormat(REPORT, 'xlsx');
  const after = createKeptChoices(storage, () => 'ana');
  expect(after.withChosen(REPORT, DEFINED)).toEqual(CHOSEN);
  expect(after.format(REPORT)).toBe('xlsx');
  const nextDay = [start, { ...end, value: '2026-11-30' }, { ...clients, options: [] }];
  expect(after.withChosen(REPORT, nextDay)).toEqual([CHOSEN[0], nextDay[1], { ...clients, options: [], value: ['7'] }]);
  after.choose(REPORT, DEFINED, DEFINED);
  expect(after.withChosen(REPORT, DEFINED)).toEqual(DEFINED);
  expect(after.format(REPORT)).toBe('xlsx');
});

test('what was chosen is for one report and one person', () => {
  const storage = memoryStore();
  let person: string | undefined = 'ana';
  const kept = createKeptChoices(storage, () => person);
  kept.choose(REPORT, DEFINED, CHOSEN);
  expect(kept.withChosen('age02.jrxml', DEFINED)).toEqual(DEFINED);
  expect(kept.format(REPORT)).toBeUndefined();
  for (const other of ['rui', undefined]) {
    person = other;
    expect(kept.withChosen(REPORT, DEFINED)).toEqual(DEFINED);
  }
  kept.choose(REPORT, DEFINED, CHOSEN);
  person = 'rui';
  kept.chooseFormat(REPORT, 'csv');
  expect(kept.withChosen(REPORT, DEFINED)).toEqual(DEFINED);
});

test('a storage that is full or holds something else stops no report', () => {
  const full = {
    ...memoryStore(),
    setItem: () => {
      throw new Error('full');
    },
  };
  const kept = createKeptChoices(full, () => 'ana');
  kept.choose(REPORT, DEFINED, CHOSEN);
  expect(kept.withChosen(REPORT, DEFINED)).toEqual(DEFINED);
  const odd = createKeptChoices({ ...memoryStore(), getItem: () => '{"pessoa":"ana"' }, () => 'ana');
  expect(odd.withChosen(REPORT, DEFINED)).toEqual(DEFINED);
  expect(odd.format(REPORT)).toBeUndefined();
});
