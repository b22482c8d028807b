import { expect, test } from 'vitest';
import { memoryStore } from '../../test-support/memory-store.ts';
import { createKeptCriteria } from './kept-criteria.ts';

const SERVICE = { idViagem: 1207, idServico: 'a' };
const OWN = { cidade: 'Recife, PE', adultos: 1 };
const SEARCHED = { criteria: { cidade: 'Natal, RN', adultos: 2 }, number: 3 };
const TYPED = { cidade: null, adultos: 4 };

test('the search that was made and what is typed are kept by user, request and service, each beside the other', () => {
  const storage = memoryStore();
  createKeptCriteria(storage, 'ana', SERVICE, OWN).change({ dispatched: SEARCHED });
  createKeptCriteria(storage, 'ana', SERVICE, OWN).change({ draft: TYPED });
  expect(createKeptCriteria(storage, 'ana', SERVICE, OWN).read()).toEqual({ dispatched: SEARCHED, draft: TYPED });
  expect(createKeptCriteria(storage, 'bia', SERVICE, OWN).read()).toEqual({});
  expect(createKeptCriteria(storage, 'ana', { ...SERVICE, idViagem: 1208 }, OWN).read()).toEqual({});
  expect(createKeptCriteria(storage, 'ana', { ...SERVICE, idServico: 'b' }, OWN).read()).toEqual({});
});

test('a service that asks for something else since wins, and nothing of the former criteria is mixed with new ones', () => {
  const storage = memoryStore();
  createKeptCriteria(storage, 'ana', SERVICE, OWN).change({ dispatched: SEARCHED, draft: TYPED });
  const changed = createKeptCriteria(storage, 'ana', SERVICE, { ...OWN, adultos: 2 });
  expect(changed.read()).toEqual({});
  changed.change({ draft: { cidade: 'Olinda, PE', adultos: 2 } });
  expect(changed.read()).toEqual({ draft: { cidade: 'Olinda, PE', adultos: 2 } });
});

test.each(['{', '[]', '7', 'null', '{"dispatched":{}}'])('what cannot be read counts as nothing: %s', (kept) => {
  const storage = memoryStore();
  storage.setItem('criterios:ana:1207:a', kept);
  expect(createKeptCriteria(storage, 'ana', SERVICE, OWN).read()).toEqual({});
});

test('a storage that is full or closed stops nobody', () => {
  const closed = () => {
    throw new Error('closed');
  };
  const criteria = createKeptCriteria({ getItem: closed, setItem: closed, removeItem: closed }, 'ana', SERVICE, OWN);
  expect(criteria.read()).toEqual({});
  expect(() => criteria.change({ draft: TYPED })).not.toThrow();
});
