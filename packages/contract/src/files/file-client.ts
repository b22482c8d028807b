import type { $ZodType, input as Input, output as Output } from 'zod/v4/core';
import { BASE_PATHS, type Call } from '../call/define-call.ts';
import { IDEMPOTENCY_KEY, isWrite } from '../call/is-write.ts';
import { addressOf, CallError, type ClientOptions } from '../client/index.ts';
import { newKey } from '../client/new-key.ts';
import { withMoments } from '../client/server-moments.ts';
import { type SendFile, sendWithFetch } from './send-file.ts';

type UploadCall = Call & { readonly file: string; readonly form: 'text' };
type DownloadCall = Call & { readonly form: 'file' };
/** A call whose file may be made meanwhile: its 202 has the job that makes it. */
type StartCall = DownloadCall & { readonly responses: { readonly 202: $ZodType } };
type Part<C extends Call, K extends 'params' | 'query' | 'headers' | 'body'> = C[K] extends $ZodType ? Input<C[K]> : undefined;

/** The parts of a call that sends or fetches a file. */
interface FileInput<C extends Call> {
  readonly params?: Part<C, 'params'>;
  readonly query?: Part<C, 'query'>;
  readonly headers?: Part<C, 'headers'>;
  readonly signal?: AbortSignal | undefined;
}

export interface UploadInput<C extends Call> extends FileInput<C> {
  readonly file: File;
  /** Of an upload that is sent again, the key of its first time. @see B-060 */
  readonly idempotencyKey?: string | undefined;
  /** Called with the part of the bytes that has been sent, 0 to 1, where the client can tell. */
  readonly onProgress?: ((sent: number) => void) | undefined;
}

export interface DownloadInput<C extends Call> extends FileInput<C> {
  readonly body?: Part<C, 'body'>;
  /** Called with the bytes that have come so far, and with the headers of the response: first with none, when it begins. */
  readonly onProgress?: ((received: number, headers: Headers) => void) | undefined;
}

/** What comes of asking for a file to be made meanwhile: the job that makes it, or the file itself from a server that makes it at once. */
export type Started<Job> = { readonly job: Job; readonly file?: never } | { readonly job?: never; readonly file: Blob };

export interface FileClientOptions extends ClientOptions {
  /** How a form is sent; by default with `fetch`, which tells nothing of the progress. */
  readonly sendFile?: SendFile;
}

export interface FileClient {
  /** Sends one file and returns the text of the response. Errors: `CallError`; whatever the signal was aborted with. */
  upload<C extends UploadCall>(call: C, input: UploadInput<C>): Promise<string>;
  /** Fetches a file. Errors: `CallError`; whatever the signal was aborted with. */
  download<C extends DownloadCall>(call: C, input: DownloadInput<C>): Promise<Blob>;
  /** Asks for a file to be made meanwhile, with `Prefer: respond-async`. Errors: `CallError`; whatever the signal was aborted with. @see S-363 */
  start<C extends StartCall>(call: C, input: DownloadInput<C>): Promise<Started<Output<C['responses'][202]>>>;
}

/** The parts of a call as the address and the headers take them: of any call, so by any name. */
type Parts = Readonly<Record<string, unknown>>;

function readBody(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The body of a response as it comes. */
async function received(response: Response, onProgress: NonNullable<DownloadInput<Call>['onProgress']>): Promise<Blob> {
  let bytes = 0;
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  onProgress(bytes, response.headers);
  for (let reader = response.body?.getReader(); reader; ) {
    const { done, value } = await reader.read();
    if (done) break;
    chunks.push(value);
    bytes += value.byteLength;
    onProgress(bytes, response.headers);
  }
  return new Blob(chunks, { type: response.headers.get('Content-Type') ?? '' });
}

/** A client of the calls that send or fetch files, with the headers of every call. Beside `createClient`, so that a page without files does not load it. */
export function createFileClient(options: FileClientOptions): FileClient {
  const { bases = BASE_PATHS, authorization, instance, language, fetch = globalThis.fetch, sendFile = sendWithFetch } = options;

  function headersOf(call: Call, own: Parts = {}): Headers {
    const headers = new Headers({ 'Accept-Language': language() });
    const [token, customer] = [authorization(), instance()];
    if (token) headers.set('Authorization', token);
    if (customer) headers.set('Instance', customer);
    if (isWrite(call)) headers.set(IDEMPOTENCY_KEY, newKey());
    for (const [name, value] of Object.entries(own)) if (value !== undefined) headers.set(name, String(value));
    return headers;
  }

  const addressWith = <C extends Call>(call: C, { params, query }: FileInput<C>) =>
    addressOf(call, bases, params as Parts, query as Parts | undefined);

  /** A failure without a response is a `CallError` with status 0, unless the caller ended it. */
  async function answered<Response>(sending: Promise<Response>, signal: AbortSignal | undefined): Promise<Response> {
    return sending.catch((cause: unknown) => {
      throw signal?.aborted ? cause : new CallError(0, undefined, cause);
    });
  }

  /** The successful response of a call that fetches a file. */
  async function requested<C extends DownloadCall>(call: C, input: DownloadInput<C>, more: Parts = {}): Promise<Response> {
    const { signal, body } = input;
    const headers = headersOf(call, { ...(input.headers as Parts | undefined), ...more });
    if (body !== undefined) headers.set('Content-Type', 'application/json');
    const init = { method: call.method, headers, ...(body !== undefined && { body: JSON.stringify(body) }), ...(signal && { signal }) };
    const response = await answered(fetch(addressWith(call, input), init), signal);
    if (!response.ok) throw new CallError(response.status, readBody(await answered(response.text(), signal)));
    return response;
  }

  return {
    async upload(call, input) {
      const { file, signal, idempotencyKey, onProgress } = input;
      const headers = headersOf(call, input.headers as Parts | undefined);
      if (idempotencyKey !== undefined) headers.set(IDEMPOTENCY_KEY, idempotencyKey);
      const body = new FormData();
      body.set(call.file, file);
      const request = { address: addressWith(call, input), method: call.method, headers, body, signal, onProgress };
      const { status, text } = await answered(sendFile(request), signal);
      if (status < 200 || status > 299) throw new CallError(status, readBody(text));
      return text;
    },
    async download(call, input) {
      const { signal, onProgress } = input;
      const response = await requested(call, input);
      return answered(onProgress ? received(response, onProgress) : response.blob(), signal);
    },
    async start(call, input) {
      const response = await requested(call, input, { prefer: 'respond-async' });
      if (response.status !== 202) return { file: await answered(response.blob(), input.signal) };
      return { job: readBody(withMoments(await answered(response.text(), input.signal))) as Output<(typeof call)['responses'][202]> };
    },
  };
}
