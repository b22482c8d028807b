import type { $ZodType, output as Output } from 'zod/v4/core';
import { BASE_PATHS, type Call } from '../call/define-call.ts';
import { addressOf, CallError, type ClientOptions } from '../client/index.ts';
import { createEventParser } from './event-parser.ts';

type EventCall = Call & { readonly form: 'events'; readonly event: $ZodType };

/** How a stream is followed. */
export interface FollowInput<C extends EventCall> {
  /** The place from which to go on; undefined begins anew. */
  readonly lastEventId?: string | undefined;
  readonly signal: AbortSignal;
  /**
   * Called with each event and with each place from which to go on, in their order; an event without a place belongs to the next place. Both
   * are undefined once, when the stream is open.
   */
  readonly onEvent: (event: Output<C['event']> | undefined, id: string | undefined) => void;
  /** Milliseconds without a sign of the server after which the stream counts as broken. */
  readonly silenceMs: number;
}

export interface EventClient {
  /** Follows a stream until the server ends it. Errors: `CallError`, with status 0 for a stream that breaks; whatever the signal was aborted with. */
  follow<C extends EventCall>(call: C, input: FollowInput<C>): Promise<void>;
}

/** A client of the calls whose response is a stream of events: read by `fetch`, because an `EventSource` of a browser sends no `Authorization`. @see B-042 */
export function createEventClient(options: ClientOptions): EventClient {
  const { bases = BASE_PATHS, authorization, instance, language, fetch = globalThis.fetch } = options;

  function headersOf(lastEventId: string | undefined): Headers {
    const headers = new Headers({ 'Content-Type': 'application/json', 'Accept-Language': language(), Accept: 'text/event-stream' });
    const [token, customer] = [authorization(), instance()];
    if (token) headers.set('Authorization', token);
    if (customer) headers.set('Instance', customer);
    if (lastEventId !== undefined) headers.set('Last-Event-ID', lastEventId);
    return headers;
  }

  return {
    async follow(call, { lastEventId, signal, onEvent, silenceMs }) {
      const silence = new AbortController();
      let timer = setTimeout(() => silence.abort(), silenceMs);
      const heard = () => {
        clearTimeout(timer);
        timer = setTimeout(() => silence.abort(), silenceMs);
      };
      try {
        const init = { headers: headersOf(lastEventId), signal: AbortSignal.any([signal, silence.signal]), cache: 'no-store' } as const;
        const response = await fetch(addressOf(call, bases, {}, {}), init);
        if (!response.ok || !response.body) throw new CallError(response.status, await response.json().catch(() => undefined));
        heard();
        onEvent(undefined, undefined);
        const parse = createEventParser();
        const decoder = new TextDecoder();
        const reader = response.body.getReader();
        for (;;) {
          const { done, value } = await reader.read();
          if (done) return;
          heard();
          for (const { data, id } of parse(decoder.decode(value, { stream: true }))) {
            // The server checks its events against the contract in its own tests; here they are not parsed again.
            onEvent(data === undefined ? undefined : JSON.parse(data), id);
          }
        }
      } catch (cause) {
        if (signal.aborted || cause instanceof CallError) throw cause;
        throw new CallError(0, undefined, cause);
      } finally {
        clearTimeout(timer);
      }
    },
  };
}
