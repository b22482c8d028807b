import { expect, test, vi } from 'vitest';
import { memoryStore } from '../../test-support/memory-store.ts';
import { createUnsentStore, hasUnsent, subscribeToUnsent } from './unsent.ts';

const waiting = { localId: 'a', mensagem: 'Bom dia', after: 3, failed: false };

test('A-168 what was on its way when the page went is there again, as not sent', () => {
  const storage = memoryStore();
  createUnsentStore(storage, 'ana', 1207).write({ text: 'Segue', local: [waiting, { ...waiting, localId: 'b', id: 4 }] });
  expect(createUnsentStore(storage, 'ana', 1207).read()).toEqual({ text: 'Segue', local: [{ ...waiting, failed: true }] });
});

test('another person and another chat see nothing of it, and nothing stays when all is sent', () => {
  const storage = memoryStore();
  const store = createUnsentStore(storage, 'ana', 1207);
  store.write({ text: 'Segue', local: [] });
  expect(createUnsentStore(storage, 'bia', 1207).read()).toEqual({ text: '', local: [] });
  expect(createUnsentStore(storage, 'ana', 1208).read()).toEqual({ text: '', local: [] });
  store.write({ text: '', local: [{ ...waiting, id: 4 }] });
  expect(storage.names()).toEqual([]);
});

test.each(['{', '[]', '{"local":7}'])('what cannot be read counts as nothing: %s', (kept) => {
  const storage = memoryStore();
  storage.setItem('conversa:ana:1207', kept);
  expect(createUnsentStore(storage, 'ana', 1207).read()).toEqual({ text: '', local: [] });
});

test('what waits is told, and no longer once the message has arrived', () => {
  const storage = memoryStore();
  const changed = vi.fn();
  const end = subscribeToUnsent(changed);
  const store = createUnsentStore(storage, 'ana', 1207);
  expect(hasUnsent(storage, 'ana', 1207)).toBe(false);
  store.write({ text: '', local: [waiting] });
  expect(hasUnsent(storage, 'ana', 1207)).toBe(true);
  expect(hasUnsent(storage, 'bia', 1207)).toBe(false);
  store.arrived('other');
  expect(hasUnsent(storage, 'ana', 1207)).toBe(true);
  store.arrived('a');
  expect(hasUnsent(storage, 'ana', 1207)).toBe(false);
  expect(changed).toHaveBeenCalledTimes(3);
  store.write({ text: ' \n', local: [] });
  expect(hasUnsent(storage, 'ana', 1207)).toBe(false);
  end();
  store.write({ text: 'Segue', local: [] });
  expect(changed).toHaveBeenCalledTimes(4);
});
