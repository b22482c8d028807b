import { createEventClient } from '@guiche/contract/event-stream';
import { followEvents } from '@guiche/contract/events';
import { listQuotes } from '@guiche/contract/requests';
import { releaseRequest, takeOverRequest } from '@guiche/contract/responsibility';
import { memoryOf } from '../memory.ts';
import { basesOf, openSession, startServer } from '../server.ts';
import { printTable, quantile } from '../table.ts';

const USERS = ['consultora@guiche.demo', 'junior@guiche.demo', 'gestora@guiche.demo'];
const WRITER = 'gestora@guiche.demo';
const PASSWORD = 'guiche-demo';
const STREAMS = 200;
/** A browser has one stream; the server ends the oldest of more than four. */
const STREAMS_OF_SESSION = 4;
const WRITES_PER_SECOND = 10;
const SECONDS = 20;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** How long news take to 200 open streams of one server while it takes ten writes a second, and what the streams cost it. @see B-042 */
export async function benchStreams(): Promise<void> {
  const server = await startServer(300);
  try {
    const writer = await openSession(server.address, WRITER, PASSWORD);
    const free = (await writer.client.call(listQuotes, { query: { isSupplier: true } })).filter(({ responsavel }) => responsavel === null);
    const before = memoryOf(server.pid);

    const ending = new AbortController();
    let open = 0;
    let broken = 0;
    /** When each write was answered, by the number of its request. */
    const written = new Map<number, number>();
    const delays: number[] = [];
    for (let index = 0; index < STREAMS / STREAMS_OF_SESSION; index += 1) {
      const { authorization } = await openSession(server.address, USERS[index % USERS.length] ?? WRITER, PASSWORD);
      const events = createEventClient({
        bases: basesOf(server.address),
        authorization: () => authorization,
        instance: () => null,
        language: () => 'pt-BR',
      });
      for (let stream = 0; stream < STREAMS_OF_SESSION; stream += 1) {
        void events
          .follow(followEvents, {
            signal: ending.signal,
            silenceMs: 60_000,
            onEvent(event, id) {
              if (event === undefined && id === undefined) open += 1;
              if (event?.tipo !== 'solicitacao') return;
              const at = written.get(event.idSolicitacao);
              if (at !== undefined) delays.push(performance.now() - at);
            },
          })
          .then(
            () => {
              broken += 1;
            },
            () => {
              if (!ending.signal.aborted) broken += 1;
            },
          );
      }
    }
    while (open < STREAMS) await pause(100);
    const after = memoryOf(server.pid);

    const { id, name, profiles } = writer.user;
    const reponsavel = { id, name, profiles: [...profiles] };
    const calls: number[] = [];
    const writes = SECONDS * WRITES_PER_SECOND;
    const begin = performance.now();
    const taken = new Set<string>();
    for (let write = 0; write < writes; write += 1) {
      const request = free[write % free.length];
      if (!request) throw new Error('The demo data have no free request.');
      await pause(Math.max(0, begin + write * (1000 / WRITES_PER_SECOND) - performance.now()));
      const sent = performance.now();
      if (taken.delete(request.uuid)) await writer.client.call(releaseRequest, { body: request.uuid });
      else {
        taken.add(request.uuid);
        await writer.client.call(takeOverRequest, {
          query: { podeSubstituir: false },
          body: { reponsavel, uuidSolicitacao: request.uuid },
        });
      }
      written.set(request.idSolicitacao, performance.now());
      calls.push(performance.now() - sent);
    }
    const lasted = (performance.now() - begin) / 1000;
    await pause(3000);
    const end = memoryOf(server.pid);
    ending.abort();

    const ms = (value: number) => `${value.toFixed(0)} ms`;
    const mb = (value: number | undefined) => (value === undefined ? 'not told here' : `${value.toFixed(0)} MB`);
    printTable(
      `${STREAMS} streams of events on one server with the embedded database, ${WRITES_PER_SECOND} writes a second for ${SECONDS} s`,
      ['figure', 'value'],
      [
        ['writes a second that it took', (writes / lasted).toFixed(1)],
        ['a write, p50 and p95', `${ms(quantile(calls, 0.5))}, ${ms(quantile(calls, 0.95))}`],
        ['from the answer of a write to its news, p50 and p95', `${ms(quantile(delays, 0.5))}, ${ms(quantile(delays, 0.95))}`],
        ['the latest', ms(Math.max(...delays))],
        [`news that came, of ${writes * STREAMS} (several writes to a request within a second are one)`, delays.length],
        ['streams that ended by themselves', broken],
        ['memory of the server before, with the streams, and after the writes', [before, after, end].map(mb).join(', ')],
      ],
    );
  } finally {
    await server.stop();
  }
}
