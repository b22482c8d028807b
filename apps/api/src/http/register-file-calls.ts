import type { Readable } from 'node:stream';
import { BASE_PATHS, type Call } from '@guiche/contract/call';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Deps } from '../deps.ts';
import { type ReceivedFile, withReceivedFile } from '../files/receive-file.ts';
import { makeOnce } from '../writes/make-once.ts';
import { admit } from './admission.ts';
import { logAnswer } from './error-handler.ts';
import { answeringRefusal, type CallContext, contextOf, readParts, writeKey } from './register-call.ts';

type UploadCall = Call & { readonly file: string };

/** The steps of a call that takes a file. */
interface UploadSteps<C extends UploadCall, Place, Kept> {
  /** Finds what the file belongs to, before a byte of it is read. Errors: refusals. */
  readonly find: (context: CallContext<C>) => Promise<Place>;
  /** Judges the file and puts it into the store. */
  readonly keep: (context: CallContext<C>, place: Place, file: ReceivedFile) => Promise<Kept>;
  /** Makes the write in its transaction, and returns the text of the response. */
  readonly make: (context: CallContext<C>, kept: Kept) => Promise<string>;
  /** Takes back what `keep` did, when the write is not made or was made before. */
  readonly undo: (kept: Kept) => Promise<void>;
}

interface UploadLimits {
  /** The folder for files that are being received. */
  readonly dir: string;
  /** The most bytes that are written to the disk. */
  readonly maxBytes: number;
}

/**
 * Registers a call that takes one file, which is written to the disk as it comes. The database is asked before and after that: a slow sender
 * keeps no connection. A call with a key is made once. The app needs the parser of `@fastify/multipart`.
 */
export function registerUpload<C extends UploadCall, Place, Kept>(
  app: FastifyInstance,
  deps: Deps,
  call: C,
  { dir, maxBytes }: UploadLimits,
  steps: UploadSteps<C, Place, Kept>,
): void {
  app.route({
    method: call.method,
    url: `${BASE_PATHS[call.base]}${call.path}`,
    config: { call },
    onRequest: (request) => admit(request, call, deps),
    async handler(request, reply) {
      const parts = readParts(call, request);
      const context = contextOf<C>(deps, request, reply, parts);
      const place = await steps.find(context);
      return withReceivedFile(request, { field: call.file, dir, maxBytes }, async (file) => {
        const key = writeKey(call, request, [file.name, file.type, file.sha256]);
        const kept = await steps.keep(context, place, file);
        const make = async (scope: Deps) => ({ status: 200, body: await steps.make(contextOf<C>(scope, request, reply, parts), kept) });
        const refusalOf = (error: unknown) => answeringRefusal(error, request);
        // When it is not known whether the write was made, the file stays: a second try with the key gets its url, or it is deleted in a day.
        const { answer, repeated } = key ? await makeOnce(deps, { key, make, refusalOf }) : { answer: await make(deps), repeated: false };
        logAnswer(answer, request);
        if (repeated || answer.status !== 200) await steps.undo(kept);
        if (repeated) reply.header('idempotent-replayed', 'true');
        const type = answer.status === 200 ? 'text/plain; charset=utf-8' : 'application/json; charset=utf-8';
        return reply.code(answer.status).type(type).send(answer.body);
      });
    },
  });
}

/** A file that is sent to be saved. */
export interface SentFile {
  readonly name: string;
  /** Media type. */
  readonly type: string;
  /** Bytes; not for a file that is made while it is sent. */
  readonly size?: number;
  readonly content: Readable;
}

/** What is returned instead of a file that is made meanwhile: the body of a 202. */
interface Accepted {
  readonly accepted: unknown;
}

/** The header with which browsers save a file under a name, whatever letters it has; other programs read the one without accents. */
function disposition(name: string): string {
  const plain = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const encoded = encodeURIComponent(name).replace(/['()*]/g, (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`);
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}

/** A signal that is aborted when the caller is gone before the response has been sent. */
function leavingOf(reply: FastifyReply): AbortSignal {
  const leaving = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) leaving.abort();
  });
  return leaving.signal;
}

/**
 * Registers a call that sends a file: always to be saved, never to be shown by the browser. `find` may take a while: its signal tells that the
 * caller does not wait any more. A call may have the file made meanwhile, and return what its 202 describes.
 * @see B-063
 */
export function registerDownload<C extends Call>(
  app: FastifyInstance,
  deps: Deps,
  call: C,
  find: (context: CallContext<C>, signal: AbortSignal) => Promise<SentFile | Accepted>,
): void {
  app.route({
    method: call.method,
    url: `${BASE_PATHS[call.base]}${call.path}`,
    config: { call },
    onRequest: (request) => admit(request, call, deps),
    async handler(request, reply) {
      const signal = leavingOf(reply);
      const context = contextOf<C>(deps, request, reply, readParts(call, request));
      const file = await find(context, signal).catch((error: unknown) => {
        if (!signal.aborted) throw error;
      });
      if (!file) {
        request.log.info({ call: call.name }, 'the caller left before the file was there');
        return reply.hijack();
      }
      if ('accepted' in file) return reply.code(202).type('application/json; charset=utf-8').send(JSON.stringify(file.accepted));
      const { name, type, size, content } = file;
      signal.addEventListener('abort', () => {
        // What compresses in between does not pass it on.
        content.destroy();
        request.log.info({ call: call.name }, 'the caller left before the file had been sent');
      });
      reply.headers({
        'content-type': type,
        ...(size !== undefined && { 'content-length': size }),
        'content-disposition': disposition(name),
      });
      return reply.send(content);
    },
  });
}
