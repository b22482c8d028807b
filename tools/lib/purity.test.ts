import { expect, test } from 'vitest';
import { root } from '../prepare.mjs';
import { checkPurity, outsideUses } from './purity.ts';

test.each([
  ['const now = Date.now();', ['Date.now']],
  ['const now = new Date();', ['new Date()']],
  ['const now = Date();', ['Date()']],
  ['const id = Math.random() + crypto.randomUUID();', ['Math.random', 'crypto.randomUUID']],
  ["fetch('/x'); console.log(1);", ['fetch()', 'console.log']],
  ['setTimeout(() => localStorage.getItem("x"), 1);', ['setTimeout()', 'localStorage.getItem']],
])('%s looks outside', (source, uses) => expect(outsideUses(source).sort()).toEqual([...uses].sort()));
test.each([
  'const day = new Date(text); const time = Date.parse(text); Date.UTC(2026, 1, 1);',
  'const total = Math.round(x); const { process } = options; order.document.id;',
  'type Window = { console: string };',
])('%s does not', (source) => expect(outsideUses(source)).toEqual([]));
test('masks and domain never look outside', () => {
  const { files, findings } = checkPurity(root);
  expect(files).toBeGreaterThan(100);
  expect(findings).toEqual([]);
});
