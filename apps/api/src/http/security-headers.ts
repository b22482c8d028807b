import { randomBytes } from 'node:crypto';
import helmet from '@fastify/helmet';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** The policy of a response that is not a page: nothing may be loaded. */
const NOTHING = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'none'";

interface Others {
  /** Hosts of third parties whose scripts the app was built to load, and of what these load. @see */
  readonly scripts?: readonly string[];
  /** Origins whose pages the app shows in a frame. @see */
  readonly frames?: readonly string[];
}

/** The policy of a page: what this server sends, the styles that carry the page's nonce, and what of others is named. */
export function pagePolicy(nonce: string, { scripts = [], frames = [] }: Others = {}): string {
  const own = ["'self'", ...scripts].join(' ');
  return [
    "default-src 'self'",
    `script-src ${own}`,
    `style-src 'self' 'nonce-${nonce}'`,
    `img-src ${own} data:`,
    `connect-src ${own}`,
    "font-src 'self'",
    `frame-src ${[...frames, ...scripts].join(' ') || "'none'"}`,
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
