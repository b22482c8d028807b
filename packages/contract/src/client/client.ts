import type { $ZodType, input as Input } from 'zod/v4/core';
import { type Answer, BASE_PATHS, type Base, type Call } from '../call/define-call.ts';
import { IDEMPOTENCY_KEY, isWrite } from '../call/is-write.ts';
import { CallError } from './call-error.ts';
import { newKey } from './new-key.ts';
import { withMoments } from './server-moments.ts';

type Part<C extends Call, K extends 'params' | 'query'> = C[K] extends $ZodType ? { [P in K]: Input<C[K]> } : unknown;

/** The headers of a call; they may be left out when none of them is required. */
type OwnHeaders<C extends Call> = C['headers'] extends $ZodType
  ? object extends Input<C['headers']>
    ? { headers?: Input<C['headers']> }
    : { headers: Input<C['headers']> }
  : unknown;

/** The body of a call; it may be left out when its schema says so. */
type OwnBody<C extends Call> = C['body'] extends $ZodType
  ? undefined extends Input<C['body']>
    ? { body?: Input<C['body']> }
    : { body: Input<C['body']> }
  : unknown;

/** The input of a call: exactly the parts that it declares, and a signal to abort it. */
export type CallInput<C extends Call> = Part<C, 'params'> &
  Part<C, 'query'> &
  OwnHeaders<C> &
  OwnBody<C> & {
    signal?: AbortSignal;
    /** Of a write that is sent again, the key of its first time; by default each write has a key of its own. @see B-060 */
    idempotencyKey?: string;
  };

export interface ClientOptions {
  /** The address of each base; by default the reference server's own paths. */
  bases?: Readonly<Record<Base, string>>;
  /** The authorization value of the session, for the header of that name. @see A-277 */
  authorization: () => string | null;
  /** The session customer, for the header `Instance`. @see A-277 */
  instance: () => string | null;
  /** The active language, for `Accept-Language`. @see A-006 */
  language: () => string;
  fetch?: typeof fetch;
}

interface Parts {
  params?: Readonly<Record<string, unknown>>;
  query?: Readonly<Record<string, unknown>>;
  headers?: Readonly<Record<string, unknown>>;
  body?: unknown;
  signal?: AbortSignal;
  idempotencyKey?: string;
}

export interface Client {
  /** Makes a call and returns the body of its response, or throws a `CallError`. */
  call<C extends Call>(call: C, input: CallInput<C>): Promise<Answer<C>>;
  /** The same with the headers of the response, for the call that opens a session. */
  send<C extends Call>(call: C, input: CallInput<C>): Promise<{ data: Answer<C>; headers: Headers }>;
}

/** The address of a call: params in the path, the rest in the query, double slashes reduced to one. @see A-281 */
export function addressOf(call: Call, bases: Readonly<Record<Base, string>>, params: Parts['params'], query: Parts['query']): string {
  const path = call.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params?.[name])));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) if (value !== undefined) search.set(name, String(value));
  const address = `${bases[call.base]}${path}`.replace(/(?<!:)\/{2,}/g, '/');
  return search.size > 0 ? `${address}?${search}` : address;
}

/** A client of the contract: typed by the calls, with the default headers; each write carries a key. @see, B-060 */
export function createClient({ bases = BASE_PATHS, authorization, instance, language, fetch = globalThis.fetch }: ClientOptions): Client {
  async function send<C extends Call>(call: C, input: CallInput<C>): Promise<{ data: Answer<C>; headers: Headers }> {
    // The parts that a call does not declare are not in its input type; read as optional, they are undefined.
    const { params, query, headers: own, body, signal, idempotencyKey } = input as Parts;
    const headers = new Headers({ 'Accept-Language': language(), 'Content-Type': 'application/json' });
    const token = call.access === 'open' ? null : authorization();
    if (token) headers.set('Authorization', token);
    const customer = instance();
    if (customer) headers.set('Instance', customer);
    if (isWrite(call)) headers.set(IDEMPOTENCY_KEY, idempotencyKey ?? newKey());
    for (const [name, value] of Object.entries(own ?? {})) if (value !== undefined) headers.set(name, String(value));

    let response: Response;
    let text: string;
    try {
      response = await fetch(addressOf(call, bases, params, query), {
        method: call.method,
        headers,
        ...(body !== undefined && { body: withMoments(JSON.stringify(body)) }),
        ...(signal && { signal }),
      });
      // An answer that is cut off in its middle is none.
      text = await response.text();
    } catch (cause) {
      if (signal?.aborted) throw cause;
      throw new CallError(0, undefined, cause);
    }
    const data = readJson(text);
    // A failure that is no JSON comes from something before the server, and says why in its text.
    if (!response.ok) throw new CallError(response.status, data ?? (text.trim() || undefined));
    // A page in its place is that of a network that asks for a login first, or of a proxy: the server has not answered.
    if (data === undefined && text !== '') throw new CallError(0, text);
    // The server checks its responses against the contract in its own tests; here they are not parsed again.
    return { data: data as Answer<C>, headers: response.headers };
  }
  return { send, call: async (call, input) => (await send(call, input)).data };
}

function readJson(text: string): unknown {
  if (text === '') return undefined;
  try {
    return JSON.parse(withMoments(text));
  } catch {
    return undefined;
  }
}
