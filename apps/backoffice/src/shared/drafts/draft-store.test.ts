import { expect, test, vi } from 'vitest';
import { memoryStore } from '../../test-support/memory-store.ts';
import { createDraftStore, type DraftPlace } from './draft-store.ts';

const place: DraftPlace = { userId: 'ana', idSolicitacao: 412, idServico: 'voo', idCotacao: null };
const now = new Date('2026-11-21T12:00:00.000Z');

test('a draft is found again by a store that is made anew, as after a reload', () => {
  const storage = memoryStore();
  createDraftStore(storage).write(place, { tarifa: 1234.5 }, now);
  expect(createDraftStore(storage).read(place)).toEqual({ value: { tarifa: 1234.5 }, savedAt: '2026-11-21T12:00:00.000Z' });
});

test('drafts are kept apart by user, request, service and quote', () => {
  const drafts = createDraftStore(memoryStore());
  drafts.write(place, 1, now);
  for (const other of [{ userId: 'bia' }, { idSolicitacao: 413 }, { idServico: 'hotel' }, { idCotacao: 'q1' }]) {
    expect(drafts.read({ ...place, ...other })).toBeNull();
  }
});

test('reading twice answers the same object until the draft changes, and listeners hear of each change', () => {
  const drafts = createDraftStore(memoryStore());
  const listener = vi.fn();
  const stop = drafts.subscribe(listener);
  drafts.write(place, { fee: 1 }, now);
  const first = drafts.read(place);
  expect(drafts.read(place)).toBe(first);
  drafts.write(place, { fee: 2 }, now);
  expect(drafts.read(place)).not.toBe(first);
  drafts.remove(place);
  expect(drafts.read(place)).toBeNull();
  expect(listener).toHaveBeenCalledTimes(3);
  stop();
  drafts.write(place, {}, now);
  expect(listener).toHaveBeenCalledTimes(3);
});

test('a full store costs only the draft, and a spoiled one reads as none', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const full = {
    ...memoryStore(),
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  };
  expect(() => createDraftStore(full).write(place, {}, now)).not.toThrow();
  expect(warn).toHaveBeenCalledOnce();
  expect(createDraftStore(memoryStore({ 'rascunho:ana:412:voo:nova': '{"version":1,' })).read(place)).toBeNull();
  expect(createDraftStore(memoryStore({ 'rascunho:ana:412:voo:nova': '{"version":0,"value":{}}' })).read(place)).toBeNull();
});
