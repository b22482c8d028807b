import { CallError } from '@guiche/contract/client';
import { expect, test } from 'vitest';
import { WriteUntilAnswered } from './write-until-answered.ts';

const BODY = { id: 48454 };

/** The keys of what is sent, one for each ending: the status of a refusal, 0 for no response, 200 for success. */
async function keysOf(write: WriteUntilAnswered, ...endings: readonly number[]): Promise<readonly string[]> {
  const keys: string[] = [];
  for (const status of endings) {
    const sent = write.send(BODY, async (key) => {
      keys.push(key);
      if (status !== 200) throw new CallError(status, []);
    });
    await sent.catch(() => undefined);
  }
  return keys;
}

test('B-060 a write whose answer was lost is sent again with its key', async () => {
  const [first, ...again] = await keysOf(new WriteUntilAnswered(), 0, 503, 200);
  expect(again).toEqual([first, first]);
});

test.each([200, 409, 422])('after the answer %i the same body is a write of its own', async (status) => {
  const [first, second] = await keysOf(new WriteUntilAnswered(), status, 200);
  expect(second).not.toBe(first);
});

test('another body is another write, although the answer to the first one was lost', async () => {
  const write = new WriteUntilAnswered();
  const [first] = await keysOf(write, 0);
  let other: string | undefined;
  await write.send({ id: 48460 }, async (key) => {
    other = key;
  });
  expect(other).not.toBe(first);
});

test('what failed is passed on', async () => {
  const failure = new CallError(409, []);
  await expect(new WriteUntilAnswered().send(BODY, () => Promise.reject(failure))).rejects.toBe(failure);
});
