import { randomBytes } from 'node:crypto';
import helmet from '@fastify/helmet';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

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

/** The least that an answer carries, also one that no hook sees. */
export function bareHeaders(request: FastifyRequest, reply: FastifyReply): void {
  reply.headers({ 'content-security-policy': NOTHING, 'x-content-type-options': 'nosniff', 'x-request-id': request.id });
}

/** Security headers on every answer. */
export async function secureHeaders(app: FastifyInstance): Promise<void> {
  await app.register(helmet, { contentSecurityPolicy: false, frameguard: { action: 'deny' }, hsts: { includeSubDomains: false } });
  app.addHook('onRequest', async (request, reply) => bareHeaders(request, reply));
}
