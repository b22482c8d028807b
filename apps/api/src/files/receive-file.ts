import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { CallError } from '../http/call-error.ts';

/** A file as it was sent, on the disk. */
export interface ReceivedFile {
  /** The name and the type that the sender claims. */
  readonly name: string;
  readonly type: string;
  readonly path: string;
  /** Bytes on the disk; of a longer file as many as the limit. */
  readonly size: number;
  /** SHA-256 in hexadecimal. */
  readonly sha256: string;
}

interface Receiving {
  /** The field of the form that holds the file. */
  readonly field: string;
  /** The folder for files that are not judged yet. */
  readonly dir: string;
  /** The most bytes that are written. */
  readonly maxBytes: number;
}

/** Writes one part to the disk as it comes: however large it is, memory holds one piece of it. */
async function writePart(part: MultipartFile, path: string, signal: AbortSignal): Promise<ReceivedFile> {
  const hash = createHash('sha256');
  let size = 0;
  const count = new Transform({
    transform(piece: Buffer, _encoding, done) {
      hash.update(piece);
      size += piece.length;
      done(null, piece);
    },
  });
  await pipeline(part.file, count, createWriteStream(path, { mode: 0o600, flush: true }), { signal });
  return { name: part.filename, type: part.mimetype, path, size, sha256: hash.digest('hex') };
}

/**
 * Receives the one file of a form and calls `use` with it; what is on the disk is deleted afterwards, also when the sender stops in the middle.
 *
 * Errors: 400 for a form without the file, one that is cut, or one that cannot be parsed.
 */
export async function withReceivedFile<T>(
  request: FastifyRequest,
  { field, dir, maxBytes }: Receiving,
  use: (file: ReceivedFile) => Promise<T>,
): Promise<T> {
  if (!request.isMultipart()) throw new CallError(415, 'tipo_de_conteudo_nao_suportado');
  await mkdir(dir, { recursive: true, mode: 0o700 });
  const path = join(dir, randomUUID());
  const cut = new AbortController();
  const stop = () => cut.abort(new CallError(400, 'requisicao_invalida'));
  request.raw.once('aborted', stop);
  try {
    let received: ReceivedFile | undefined;
    // The path in a name is kept, so that it can be refused; one file, and no more fields than browsers and clients send beside it.
    const parts = request.parts({
      preservePath: true,
      limits: { fileSize: maxBytes, files: 1, fields: 8, fieldSize: 1024, parts: 9 },
    });
    for await (const part of parts) {
      if (part.type !== 'file') continue;
      if (part.fieldname !== field) throw new CallError(400, 'requisicao_invalida');
      received = await writePart(part, path, cut.signal);
    }
    if (!received || cut.signal.aborted) throw new CallError(400, 'requisicao_invalida');
    return await use(received);
  } catch (error) {
    // A form that ends too early or has no usable boundary is the sender's failure, whatever the parser calls it.
    if (cut.signal.aborted || isMalformed(error)) throw new CallError(400, 'requisicao_invalida');
    throw error;
  } finally {
    request.raw.removeListener('aborted', stop);
    readToTheEnd(request.raw);
    await rm(path, { force: true });
  }
}

/** What is left of a form that was refused in the middle goes nowhere: unread, it would keep the connection from its next call until that times out. */
function readToTheEnd(form: IncomingMessage): void {
  form.unpipe();
  form.resume();
}

/** The needle of the parser is the boundary, for which a sender may choose 70 characters. */
function isMalformed(error: unknown): boolean {
  return (
    error instanceof Error && /Unexpected end of|Part terminated early|Premature close|Multipart: Boundary|needle/i.test(error.message)
  );
}
