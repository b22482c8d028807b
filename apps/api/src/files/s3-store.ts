import { openAsBlob } from 'node:fs';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { AwsClient } from 'aws4fetch';
import type { S3Settings } from '../config.ts';
import type { FileStore } from './file-store.ts';

/** How long the store may take for one file. */
const PATIENCE_MS = 30_000;

/** Keeps files in a bucket of an S3-compatible store, by its address, bucket in the path. */
export function s3Store({ endpoint, bucket, region, accessKeyId, secretAccessKey, prefix }: S3Settings): FileStore {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 2 });
  const addressOf = (name: string) => `${endpoint}/${bucket}/${prefix}${name}`;

  async function send(name: string, init: RequestInit): Promise<Response> {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    // The signature covers the body by the header alone: the body itself would be read into memory for it.
    const { url, method, headers } = await client.sign(addressOf(name), { method: init.method ?? 'GET', headers: init.headers ?? {} });
    return fetch(url, { method, headers, signal, ...(init.body && { body: init.body }) });
  }

  function refuse(response: Response, name: string): never {
    throw new Error(`the file store responded with ${response.status} for ${name}`);
  }

  return {
    async put(name, { path, size, sha256, type }) {
      // A blob of the file has a known size, so it is sent with its length, and is streamed from the disk.
      const body = await openAsBlob(path, { type });
      const headers = { 'content-type': type, 'content-length': String(size), 'x-amz-content-sha256': sha256 };
      const response = await send(name, { method: 'PUT', headers, body });
      await response.body?.cancel();
      if (!response.ok) refuse(response, name);
    },
    async read(name) {
      const response = await send(name, {});
      if (response.status === 404) {
        await response.body?.cancel();
        return undefined;
      }
      if (!response.ok || !response.body) refuse(response, name);
      return Readable.fromWeb(response.body as ReadableStream);
    },
    async remove(name) {
      const response = await send(name, { method: 'DELETE' });
      await response.body?.cancel();
      if (!response.ok && response.status !== 404) refuse(response, name);
    },
  };
}
