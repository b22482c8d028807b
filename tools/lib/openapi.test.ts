import { expect, test } from 'vitest';
import { lintOpenApi } from './openapi.ts';

const answer = (description: string) => ({ description });
const operation = (operationId: string) => ({
  operationId,
  summary: 'One quote',
  security: [],
  parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }],
  responses: { 200: answer('Done.'), 404: answer('None.') },
});
const document = (paths: object) => ({
  openapi: '3.1.0',
  info: { title: 'Guichê', version: '1', license: { name: 'MIT', identifier: 'MIT' } },
  servers: [{ url: '/' }],
  paths,
});

test('a sound document has no finding, also with a path that ends in a slash', async () => {
  expect(await lintOpenApi(document({ '/quotes/{id}/': { get: operation('findQuote') } }))).toEqual([]);
});

test('paths that differ by the names of their params alone are a finding', async () => {
  const other = { ...operation('removeQuote'), parameters: [{ name: 'uuid', in: 'path', required: true, schema: { type: 'string' } }] };
  const [finding] = await lintOpenApi(document({ '/quotes/{id}': { get: operation('findQuote') }, '/quotes/{uuid}': { delete: other } }));
  expect(finding).toContain('no-identical-paths');
});
