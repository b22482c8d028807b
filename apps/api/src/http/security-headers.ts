import { randomBytes } from 'node:crypto';
import helmet from '@fastify/helmet';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** The policy of a response that is not a page: nothing may be loaded. */
const NOTHING = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'none'";

/** The policy of a page: what this server sends, and the styles that carry the page's nonce. */
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

/** The headers of every response, including one that no hook sees. */
export function bareHeaders(request: FastifyRequest, reply: FastifyReply): void {
  reply.headers({ 'content-security-policy': NOTHING, 'x-content-type-options': 'nosniff', 'x-request-id': request.id });
}

/** Sets the security headers of every response. */
export async function secureHeaders(app: FastifyInstance): Promise<void> {
  await app.register(helmet, { contentSecurityPolicy: false, frameguard: { action: 'deny' }, hsts: { includeSubDomains: false } });
  app.addHook('onRequest', async (request, reply) => bareHeaders(request, reply));
}
