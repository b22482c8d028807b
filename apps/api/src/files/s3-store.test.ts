import { createHash, createHmac } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer, text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { folderStore } from './folder-store.ts';
import { s3Store } from './s3-store.ts';

const SECRET = 'segredo/de+teste';
const sha256 = (value: string | Buffer) => createHash('sha256').update(value).digest('hex');
const hmac = (key: string | Buffer, value: string) => createHmac('sha256', key).update(value).digest();

/** The signature of a request after the rules of AWS (Signature Version 4), made from what arrived. */
function signatureOf({ method, url, headers }: IncomingMessage): string {
  const [, scope = '', signed = ''] = /Credential=[^/]+\/([^,]+), SignedHeaders=([^,]+)/.exec(headers.authorization ?? '') ?? [];
  const lines = signed.split(';').map((name) => `${name}:${String(headers[name]).trim()}\n`);
  const canonical = [method, url, '', lines.join(''), signed, headers['x-amz-content-sha256']].join('\n');
  const toSign = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, sha256(canonical)].join('\n');
  const key = scope.split('/').reduce<string | Buffer>((before, part) => hmac(before, part), `AWS4${SECRET}`);
  return hmac(key, toSign).toString('hex');
}

const stored = new Map<string, { body: Buffer; type: string | undefined }>();
const seen: string[] = [];
let fake: Server;
let folder: string;
let failing = false;

/** A store that keeps objects in memory, and refuses what is not signed with the secret or is not the signed body. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'guiche-files-'));
  fake = createServer(async (request, response) => {
    const { method, url = '', headers } = request;
    const body = await buffer(request);
    seen.push(`${method} ${url}`);
    const isSigned = headers.authorization?.endsWith(`Signature=${signatureOf(request)}`) === true;
    const claimed = headers['x-amz-content-sha256'];
    if (!isSigned || (claimed !== 'UNSIGNED-PAYLOAD' && claimed !== sha256(body))) return response.writeHead(403).end();
    if (failing) return response.writeHead(503).end();
    if (method === 'PUT') {
      if (headers['content-length'] !== String(body.length)) return response.writeHead(411).end();
      stored.set(url, { body, type: headers['content-type'] });
      return response.end();
    }
    const object = stored.get(url);
    if (method === 'DELETE') stored.delete(url);
    return object && method === 'GET' ? response.end(object.body) : response.writeHead(method === 'DELETE' ? 204 : 404).end();
  });
  await new Promise<void>((resolve) => fake.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  fake.close();
  await rm(folder, { recursive: true });
});

const NAME = '0b0e2a0c-5a4e-4c0e-9d5f-0f6d5a0e2b1c.pdf';

function bucket(secretAccessKey = SECRET) {
  const endpoint = `http://127.0.0.1:${(fake.address() as AddressInfo).port}`;
  return s3Store({ endpoint, bucket: 'anexos', region: 'sa-east-1', accessKeyId: 'AKIDTESTE', secretAccessKey, prefix: 'guiche/' });
}

/** A file on the disk, as an upload leaves it. */
async function incoming(content: string) {
  const path = join(folder, sha256(content));
  await writeFile(path, content);
  return { path, size: Buffer.byteLength(content), sha256: sha256(content), type: 'application/pdf' };
}

test.each([
  ['a folder', () => folderStore(join(folder, 'anexos'))],
  ['an S3-compatible store', () => bucket()],
])('B-063 %s returns a file as it was put, and nothing once it is removed', async (_what, open) => {
  const store = open();
  expect(await store.read(NAME)).toBeUndefined();
  await store.put(NAME, await incoming('%PDF-1.4 São Luís'));
  const content = await store.read(NAME);
  expect(content && (await text(content))).toBe('%PDF-1.4 São Luís');
  await store.remove(NAME);
  expect(await store.read(NAME)).toBeUndefined();
  await store.remove(NAME);
});

test('requests to an S3-compatible store are signed, with bucket and prefix in the path, length and type of the file', async () => {
  seen.length = 0;
  const store = bucket();
  await store.put(NAME, await incoming('%PDF-1.4'));
  const place = `/anexos/guiche/${NAME}`;
  expect(stored.get(place)).toEqual({ body: Buffer.from('%PDF-1.4'), type: 'application/pdf' });
  await store.remove(NAME);
  expect(seen).toEqual([`PUT ${place}`, `DELETE ${place}`]);
  await expect(bucket('outro segredo').put(NAME, await incoming('%PDF-1.4'))).rejects.toThrow('responded with 403');
});

test('a store that refuses or fails is an error that names no secret', async () => {
  failing = true;
  const store = bucket();
  await expect(store.put(NAME, await incoming('%PDF-1.4'))).rejects.toThrow(`the file store responded with 503 for ${NAME}`);
  await expect(store.read(NAME)).rejects.toThrow('503');
  await expect(store.remove(NAME)).rejects.toThrow('503');
  failing = false;
});
