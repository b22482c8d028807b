import { ALL_CALLS } from '@guiche/contract/calls';
import { openApiDocument } from '@guiche/contract/openapi';
import { PRODUCT_NAME } from '@guiche/domain/product';
import type { FastifyInstance } from 'fastify';

/** The OpenAPI document of the calls, made from the contract once, when somebody first asks. */
export function openApiRoute(app: FastifyInstance): void {
  let text: string | undefined;
  app.get('/api/openapi.json', async (_request, reply) => {
    text ??= JSON.stringify(openApiDocument(ALL_CALLS, { title: PRODUCT_NAME, version: '0.1.0' }));
    return reply.type('application/json; charset=utf-8').send(text);
  });
}
