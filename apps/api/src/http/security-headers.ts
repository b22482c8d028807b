import { randomBytes } from 'node:crypto';
import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

/** Answers that are no page may load nothing at all. */
const NOTHING = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'none'";

/** What a page may load: what this server sends, and the styles that carry the page's nonce. */
export function pagePolicy(nonce: string): string {
  return [
    "default-src 'self'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data:",
    "connect-src 'self'",
    "font-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
  ].join('; ');
}

export function newNonce(): string {
  return randomBytes(16).toString('base64');
}

/** Security headers on every answer. */
export async function secureHeaders(app: FastifyInstance): Promise<void> {
  await app.register(helmet, { contentSecurityPolicy: false, frameguard: { action: 'deny' }, hsts: { includeSubDomains: false } });
  app.addHook('onRequest', async (request, reply) => {
    reply.header('content-security-policy', NOTHING);
    reply.header('x-request-id', request.id);
  });
}
