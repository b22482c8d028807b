import { expect, test } from 'vitest';
import { sideBySide } from './side-by-side.ts';

/** Jobs that end on command, and the order of their starts and ends. */
function stage() {
  const events: string[] = [];
  const endings = new Map<string, () => void>();
  const run = ({ name }: { name: string }) => {
    events.push(`${name} starts`);
    return new Promise<string>((resolve) => {
      endings.set(name, () => {
        events.push(`${name} ends`);
        resolve(name);
      });
    });
  };
  const end = async (name: string) => {
    endings.get(name)?.();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { events, run, end };
}

test('so many run at a time, the next one as soon as one ends, and the results keep the order', async () => {
  const { events, run, end } = stage();
  const all = sideBySide([{ name: 'a' }, { name: 'b' }, { name: 'c' }], 2, run);
  expect(events).toEqual(['a starts', 'b starts']);
  await end('b');
  expect(events.slice(2)).toEqual(['b ends', 'c starts']);
  await end('c');
  await end('a');
  expect(await all).toEqual(['a', 'b', 'c']);
});

test('a job waits for those before it, and lets others go first meanwhile', async () => {
  const { events, run, end } = stage();
  const all = sideBySide([{ name: 'a' }, { name: 'b', after: ['a', 'not asked for'] }, { name: 'c' }], 2, run);
  expect(events).toEqual(['a starts', 'c starts']);
  await end('c');
  expect(events.slice(2)).toEqual(['c ends']);
  await end('a');
  expect(events.slice(3)).toEqual(['a ends', 'b starts']);
  await end('b');
  expect(await all).toEqual(['a', 'b', 'c']);
});

test('a wide job has the lanes for itself, and none behind it takes one before', async () => {
  const { events, run, end } = stage();
  const all = sideBySide([{ name: 'a' }, { name: 'b', width: 3 }, { name: 'c' }, { name: 'd' }], 2, run);
  expect(events).toEqual(['a starts']);
  await end('a');
  expect(events.slice(1)).toEqual(['a ends', 'b starts']);
  await end('b');
  expect(events.slice(3)).toEqual(['b ends', 'c starts', 'd starts']);
  await end('c');
  await end('d');
  expect(await all).toEqual(['a', 'b', 'c', 'd']);
});

test('one that fails is the failure of all', async () => {
  await expect(sideBySide([{ name: 'a' }], 1, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
});

test('jobs that wait for each other are told', async () => {
  const circle = [
    { name: 'a', after: ['b'] },
    { name: 'b', after: ['a'] },
  ];
  await expect(sideBySide(circle, 2, async () => 1)).rejects.toThrow('a, b wait for each other');
});
