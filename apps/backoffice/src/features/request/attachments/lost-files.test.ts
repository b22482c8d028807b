import { expect, test } from 'vitest';
import { memoryStore } from '../../../test-support/memory-store.ts';
import { createLostFiles } from './lost-files.ts';

const REQUEST = '#/relatorio?idSolicitacao=48201';

test('Q-172 the files that went with a page are told there once, and on no other page', () => {
  const storage = memoryStore();
  createLostFiles(storage).note(REQUEST, ['Voucher.pdf', 'Foto.png']);
  const afterwards = createLostFiles(storage);
  expect(afterwards.take('#/relatorio?idSolicitacao=48202')).toEqual([]);
  expect(afterwards.take(REQUEST)).toEqual(['Voucher.pdf', 'Foto.png']);
  expect(afterwards.take(REQUEST)).toEqual([]);
  expect(storage.names()).toEqual([]);
});
