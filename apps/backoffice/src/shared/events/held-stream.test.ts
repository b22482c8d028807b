import { CallError } from '@guiche/contract/client';
import type { EventClient, FollowInput } from '@guiche/contract/event-stream';
import type { followEvents } from '@guiche/contract/events';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { holdStream } from './held-stream.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A client whose streams end as the test says, and the moments in seconds at which they were begun, with their places. */
function clientThat(end: (input: FollowInput<typeof followEvents>) => Promise<void>) {
  const begun: { readonly at: number; readonly from: string | undefined }[] = [];
  const started = performance.now();
  const follow = (_call: unknown, input: FollowInput<typeof followEvents>) => {
    begun.push({ at: (performance.now() - started) / 1000, from: input.lastEventId });
    return end(input);
  };
  return { client: { follow: follow as EventClient['follow'] }, begun };
}

test('B-042 a stream that breaks is begun again where it was', async () => {
  let lastId: string | undefined;
  const { client, begun } = clientThat(async ({ onEvent }) => {
    onEvent({ tipo: 'tudo' }, `${begun.length}.1:1:`);
    throw new CallError(0, undefined);
  });
  const ending = new AbortController();
  const onEvent = (_event: unknown, id: string | undefined) => {
    lastId = id;
  };
  const held = holdStream(client, { lastEventId: () => lastId, onEvent }, ending.signal);
  await vi.advanceTimersByTimeAsync(3000);
  ending.abort();
  await held;
  expect(begun.map(({ from }) => from).slice(0, 2)).toEqual([undefined, '1.1:1:']);
});

test('B-042 while a stream cannot be had, the pauses grow to half a minute', async () => {
  const { client, begun } = clientThat(async () => {
    throw new CallError(503, undefined);
  });
  const ending = new AbortController();
  const held = holdStream(client, { lastEventId: () => undefined, onEvent: () => undefined }, ending.signal);
  await vi.advanceTimersByTimeAsync(300_000);
  ending.abort();
  await held;
  const pauses = begun.slice(1).map(({ at }, index) => at - (begun[index]?.at ?? 0));
  expect(pauses.length).toBeGreaterThan(8);
  expect(pauses.length).toBeLessThan(20);
  expect(pauses.every((pause, index) => pause <= Math.min(2 ** (index + 1), 30) * 1.25)).toBe(true);
});

test.each([401, 403])('B-042 a session that has no stream (%s) does not ask again', async (status) => {
  const { client, begun } = clientThat(async () => {
    throw new CallError(status, undefined);
  });
  await holdStream(client, { lastEventId: () => undefined, onEvent: () => undefined }, new AbortController().signal);
  expect(begun).toHaveLength(1);
});
