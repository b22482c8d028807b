import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sandboxBi } from '../sandbox/sandbox-bi.ts';
import { framedOrigins } from './framed-origins.ts';
import { newNonce, pagePolicy } from './security-headers.ts';

const PAGES = ['index.html', 'login.html'];
const PLACEHOLDER = '__CSP_NONCE__';
const NOT_BUILT = 'A interface ainda não foi construída: rode "npm run build" e recarregue a página.\n';

/**
 * Serves the built app. Its pages are never cached and carry a fresh nonce each time; assets, whose names change with
 * their content, are cached for a year; other files are revalidated each time.
 * Without a built app the pages say how to build it.
 */
export async function serveWeb(app: FastifyInstance, webDir: string, scriptHosts: readonly string[]): Promise<void> {
  const page = (name: string) => async (_request: FastifyRequest, reply: FastifyReply) => {
    const file = join(webDir, name);
    reply.header('cache-control', 'no-store');
    if (!existsSync(file)) return reply.code(404).type('text/plain; charset=utf-8').send(NOT_BUILT);
    const nonce = newNonce();
    const html = await readFile(file, 'utf8');
    const frames = name === 'index.html' ? ["'self'", ...sandboxBi.origins, ...framedOrigins(html)] : [];
    const policy = pagePolicy(nonce, { scripts: scriptHosts, frames });
    return reply.header('content-security-policy', policy).type('text/html; charset=utf-8').send(html.replaceAll(PLACEHOLDER, nonce));
  };
  app.get('/', page('index.html'));
  for (const name of PAGES) app.get(`/${name}`, page(name));
  if (!existsSync(webDir)) return;
  await app.register(fastifyStatic, {
    root: webDir,
    index: false,
    // Files with a compressed copy from the build are sent from it.
    preCompressed: true,
    cacheControl: false,
    allowedPath: (path) => !path.endsWith('.html'),
    setHeaders(reply, path) {
      const hashed = path.startsWith(join(webDir, 'assets'));
      reply.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
}
