import { NO_FILTERS } from '@guiche/domain/lists';
import { expect, test } from 'vitest';
import { memoryStore } from '../../test-support/memory-store.ts';
import { noteStartView, readStartView } from './start-view.ts';

test('B-041 the start view is remembered for each person, and forgotten when there is none', () => {
  const storage = memoryStore();
  noteStartView(
    'ana',
    {
      filtros: { ...NO_FILTERS, lista: 'emissoes', termo: 'são & cia', cliente: 12, prazo: 'hoje' },
      ordem: { coluna: 'cliente', sentido: 'decrescente' },
      colunas: ['numero', 'cliente'],
    },
    storage,
  );
  const query = new URLSearchParams(readStartView('ana', storage) ?? '');
  expect(Object.fromEntries(query)).toEqual({
    lista: 'emissoes',
    termo: 'são & cia',
    responsavel: 'todos',
    cliente: '12',
    prazo: 'hoje',
    ordem: '-cliente',
    colunas: 'numero,cliente',
  });
  expect(readStartView('bia', storage)).toBeNull();
  noteStartView('ana', undefined, storage);
  expect(readStartView('ana', storage)).toBeNull();
});
