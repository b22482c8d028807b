import type { FastifyInstance } from 'fastify';
import { newNonce, pagePolicy } from '../http/security-headers.ts';
import { docsPage, NONCE_PLACE } from './docs-page.ts';
import { apiDocument } from './document.ts';

/** The description of the calls: the OpenAPI document for programs, and a page for people. Each is made once, at its first request. */
export function openApiRoutes(app: FastifyInstance): void {
  let document: string | undefined;
  app.get('/api/openapi.json', async (_request, reply) => {
    document ??= JSON.stringify(apiDocument());
    return reply.type('application/json; charset=utf-8').send(document);
  });

  let page: string | undefined;
  app.get('/api/docs', async (_request, reply) => {
    page ??= docsPage(apiDocument());
    const nonce = newNonce();
    return reply
      .header('content-security-policy', pagePolicy(nonce))
      .type('text/html; charset=utf-8')
      .send(page.replace(NONCE_PLACE, nonce));
  });
}
