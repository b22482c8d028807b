import { expect, test, vi } from 'vitest';
import { memoryStore } from '../../test-support/memory-store.ts';
import { createDraftStore, type DraftPlace } from './draft-store.ts';

const place: DraftPlace = { userId: 'ana', of: [412, 'voo'], id: null };
const now = new Date('2026-11-21T12:00:00.000Z');
const later = new Date('2026-11-21T12:05:00.000Z');
const tab = (name: string) => () => name;

test('a draft is found again by a store that is made anew, as after a reload', () => {
  const storage = memoryStore();
  createDraftStore(storage, tab('a')).write(place, { tarifa: 1234.5 }, now);
  expect(createDraftStore(storage, tab('a')).read(place)).toEqual({ value: { tarifa: 1234.5 }, savedAt: '2026-11-21T12:00:00.000Z' });
});

test('drafts are kept apart by user, by what they belong to and by entity', () => {
  const drafts = createDraftStore(memoryStore(), tab('a'));
  drafts.write(place, 1, now);
  for (const other of [{ userId: 'bia' }, { of: [413, 'voo'] }, { of: [412, 'hotel'] }, { id: 'q1' }]) {
    expect(drafts.read({ ...place, ...other })).toBeNull();
  }
});

test('two tabs with one quote do not overwrite each other', () => {
  const storage = memoryStore();
  const [one, other] = [createDraftStore(storage, tab('a')), createDraftStore(storage, tab('b'))];
  one.write(place, 'of a', now);
  other.write(place, 'of b', later);
  one.write(place, 'more of a', later);
  expect([one.read(place)?.value, other.read(place)?.value]).toEqual(['more of a', 'of b']);
  other.remove(place);
  expect(one.read(place)?.value).toBe('more of a');
});

test('a new tab goes on with the latest draft that another one left, and takes it away once it is saved', () => {
  const storage = memoryStore();
  createDraftStore(storage, tab('a')).write(place, 'older', now);
  createDraftStore(storage, tab('b')).write(place, 'latest', later);
  const third = createDraftStore(storage, tab('c'));
  expect(third.read(place)?.value).toBe('latest');
  third.write(place, 'latest, and more', later);
  expect(third.read(place)?.value).toBe('latest, and more');
  third.remove(place);
  expect(storage.names()).toEqual(['rascunho:ana:412:voo:nova@a']);
});

test('a draft that another tab goes on typing is not taken away with the one that started from it', () => {
  const storage = memoryStore();
  const one = createDraftStore(storage, tab('a'));
  const other = createDraftStore(storage, tab('b'));
  one.write(place, 'typed', now);
  other.read(place);
  one.write(place, 'typed on', later);
  other.remove(place);
  expect(one.read(place)?.value).toBe('typed on');
});

/** Other tabs, of which some are open. */
const tabsOpen = (...open: string[]) => ({ isOpen: (id: string) => open.includes(id), subscribe: () => () => undefined });

test('the draft of a new entity stays in its tab while that is open, and goes on elsewhere when it is closed', () => {
  const storage = memoryStore();
  createDraftStore(storage, tab('a')).write(place, 'typed', now);
  createDraftStore(storage, tab('a')).write({ ...place, id: 'q1' }, 'of a stored one', now);
  const beside = createDraftStore(storage, tab('b'), tabsOpen('a', 'b'));
  expect(beside.read(place)).toBeNull();
  expect(beside.read({ ...place, id: 'q1' })?.value).toBe('of a stored one');
  const after = createDraftStore(storage, tab('b'), tabsOpen('b'));
  expect(after.read(place)?.value).toBe('typed');
  expect(after.isShared(place)).toBe(false);
  // Without locks nobody knows.
  expect(createDraftStore(storage, tab('b')).isShared(place)).toBe(true);
  expect(createDraftStore(storage, tab('a')).isShared(place)).toBe(false);
});

test('a draft remembers as what it was sent, also while more is typed; what is no draft is not sent as one', () => {
  const drafts = createDraftStore(memoryStore(), tab('a'));
  drafts.noteSent(place, 'as sent', now);
  expect(drafts.read(place)).toBeNull();
  drafts.write(place, 'typed', now);
  drafts.noteSent(place, 'as sent', now);
  drafts.write(place, 'typed on', later);
  expect(drafts.read(place)).toMatchObject({ value: 'typed on', sent: { entity: 'as sent', typed: 'typed' } });
});

test('reading twice returns the same object until the draft changes, and listeners hear of each change', () => {
  const drafts = createDraftStore(memoryStore(), tab('a'));
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
  expect(() => createDraftStore(full, tab('a')).write(place, {}, now)).not.toThrow();
  expect(warn).toHaveBeenCalledOnce();
  for (const text of ['{"version":1,', '{"version":0,"value":{}}']) {
    expect(createDraftStore(memoryStore({ 'rascunho:ana:412:voo:nova@a': text }), tab('a')).read(place)).toBeNull();
  }
});
