import { expect, test, vi } from 'vitest';
import type { DraftPlace } from '../drafts/draft-store.ts';
import { createRunningSaves } from './running-saves.ts';

const place: DraftPlace = { userId: 'ana', of: [412, 'voo'], id: null };

test('a save is known at its place until it ends, however it ends', async () => {
  const saves = createRunningSaves();
  const listener = vi.fn();
  saves.subscribe(listener);
  let end: (outcome: string) => void = () => undefined;
  const ending = saves.start(
    place,
    () =>
      new Promise<string>((resolve) => {
        end = resolve;
      }),
  );
  expect(saves.read({ ...place })).toBe(ending);
  expect(saves.read({ ...place, id: 'q1' })).toBeUndefined();
  end('saved');
  expect(await ending).toBe('saved');
  expect(saves.read(place)).toBeUndefined();
  expect(listener).toHaveBeenCalledTimes(2);

  await expect(saves.start(place, () => Promise.reject(new Error('lost')))).rejects.toThrow('lost');
  expect(saves.read(place)).toBeUndefined();
});
