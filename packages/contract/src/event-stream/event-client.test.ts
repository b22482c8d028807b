import { expect, test, vi } from 'vitest';
import { followEvents } from '../events/index.ts';
import { createEventClient } from './index.ts';

const SILENCE_MS = 40;

/** A server that sends chunks, and then ends the stream, breaks it, or says nothing more. */
function serverOf(chunks: readonly string[], then: 'ends' | 'breaks' | 'hangs') {
  return vi.fn<typeof fetch>(async (_address, init) => {
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        for (const chunk of chunks) controller.enqueue(new TextEncoder().encode(chunk));
        if (then === 'ends') controller.close();
        else if (then === 'breaks') controller.error(new TypeError('the network changed'));
        else init?.signal?.addEventListener('abort', () => controller.error(init.signal?.reason));
      },
    });
    return new Response(body);
  });
}

function follow(fetch: typeof globalThis.fetch, lastEventId?: string) {
  const client = createEventClient({ authorization: () => 'token', instance: () => null, language: () => 'es', fetch });
  const read: unknown[] = [];
  const ending = new AbortController();
  const onEvent = (...met: unknown[]) => void read.push(met);
  return { read, ending, ended: client.follow(followEvents, { lastEventId, signal: ending.signal, silenceMs: SILENCE_MS, onEvent }) };
}

test('B-042 the stream is asked for with the session and the place from which to go on; its events come with theirs', async () => {
  const fetch = serverOf(['data: {"tipo":"solicitacao",', '"idSolicitacao":7}\nid: 2.9:9:\n\nid: 3.9:9:\n\n'], 'ends');
  const { ended, read } = follow(fetch, '1.5:5:');
  await ended;
  const [address, init] = fetch.mock.calls[0] ?? [];
  expect([address, Object.fromEntries(new Headers(init?.headers))]).toEqual([
    '/api/rest/eventos',
    {
      accept: 'text/event-stream',
      'accept-language': 'es',
      authorization: 'token',
      'content-type': 'application/json',
      'last-event-id': '1.5:5:',
    },
  ]);
  expect(read).toEqual([
    [undefined, undefined],
    [{ tipo: 'solicitacao', idSolicitacao: 7 }, '2.9:9:'],
    [undefined, '3.9:9:'],
  ]);
});

test.each(['breaks', 'hangs'] as const)('B-042 a stream that %s fails without a status', async (then) => {
  await expect(follow(serverOf(['id: 1.5:5:\n\n'], then)).ended).rejects.toMatchObject({ status: 0 });
});

test('B-042 a refusal has its status and its body; who ends the stream gets the own reason', async () => {
  const refused = follow(async () => new Response(JSON.stringify({ tipo: 'ERROR' }), { status: 401 }));
  await expect(refused.ended).rejects.toMatchObject({ status: 401, body: { tipo: 'ERROR' } });
  const { ended, ending } = follow(serverOf([], 'hangs'));
  ending.abort(new Error('the tab is hidden'));
  await expect(ended).rejects.toThrow('the tab is hidden');
});
