import { expect, test } from 'vitest';
import { memoryStore } from '../../test-support/memory-store.ts';
import { type Arrangement, noteArrangement, readArrangement } from './arrangement.ts';

const AT_FIRST: Arrangement = { columns: null, widths: {} };

test('B-046 columns and widths are remembered for each person and each list', () => {
  const store = memoryStore();
  const own: Arrangement = { columns: ['numero', 'cliente'], widths: { cliente: 240 } };
  noteArrangement('ana', 'cotacoes', own, store);
  expect(readArrangement('ana', 'cotacoes', store)).toEqual(own);
  expect(readArrangement('ana', 'emissoes', store)).toEqual(AT_FIRST);
  expect(readArrangement('bia', 'cotacoes', store)).toEqual(AT_FIRST);
});

test.each(['', '{', 'null', '7', '[]', '{"columns":"cliente","widths":3}', '{"columns":["x",1],"widths":{"x":3,"cliente":"largo"}}'])(
  'what cannot be read is as at first: %s',
  (text) => {
    expect(readArrangement('ana', 'cotacoes', memoryStore({ 'tabela:cotacoes:ana': text }))).toEqual(AT_FIRST);
  },
);

test('a column that is stored twice is shown once, and an unknown one not at all', () => {
  const stored = memoryStore({ 'tabela:cotacoes:ana': '{"columns":["cliente","x","numero","cliente"]}' });
  expect(readArrangement('ana', 'cotacoes', stored).columns).toEqual(['cliente', 'numero']);
});
