import { CallError } from '@guiche/contract/client';
import type { EventClient } from '@guiche/contract/event-stream';
import { followEvents, type ServerEvent } from '@guiche/contract/events';

/** What becomes of a stream that is held. */
export interface HeldStream {
  /** The place from which to go on; undefined begins anew. */
  readonly lastEventId: () => string | undefined;
  /** Called with each event, and each sign that the stream lives. */
  readonly onEvent: (event: ServerEvent | undefined, id: string | undefined) => void;
}

/** The server says that it is there every 15 s; in ms. */
const SILENCE_MS = 40_000;
const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 30_000;
/** A stream that lived as long is no sign of trouble when it ends; in ms. */
const LIVED_MS = 5000;

const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const done = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    signal.addEventListener('abort', done);
  });

/**
 * Holds a stream of events until it is aborted: one that breaks is begun again where it was, after a pause that grows from one second to
 * half a minute while that fails, and is a little different each time, so that not all browsers come back at once.
 */
export async function holdStream(client: EventClient, { lastEventId, onEvent }: HeldStream, signal: AbortSignal): Promise<void> {
  let wait = FIRST_PAUSE_MS;
  while (!signal.aborted) {
    const began = performance.now();
    try {
      await client.follow(followEvents, { lastEventId: lastEventId(), signal, onEvent, silenceMs: SILENCE_MS });
    } catch (error) {
      if (signal.aborted) return;
      // The session has ended or may not do this: another try changes nothing.
      if (error instanceof CallError && [401, 403].includes(error.status)) return;
    }
    wait = performance.now() - began > LIVED_MS ? FIRST_PAUSE_MS : Math.min(wait * 2, LONGEST_PAUSE_MS);
    await pause(wait * (0.75 + Math.random() / 2), signal);
  }
}
