import { Validator } from '@seriousme/openapi-schema-validator';
import { expect, test } from 'vitest';
import { ALL_CALLS } from '../calls/index.ts';
import { openApiDocument } from './index.ts';

const document = openApiDocument(ALL_CALLS, { title: 'Guichê', version: '0.1.0' });

test('the document of all calls is valid OpenAPI', async () => {
  const { valid, errors } = await new Validator().validate(structuredClone(document));
  expect(errors).toBeUndefined();
  expect(valid).toBe(true);
});

test('every call is in the document, under its own operation id', () => {
  const paths = document['paths'] as Record<string, Record<string, { operationId: string }>>;
  const ids = Object.values(paths).flatMap((methods) => Object.values(methods).map(({ operationId }) => operationId));
  expect(ids.sort()).toEqual(ALL_CALLS.map(({ name }) => name).sort());
  expect(new Set(ids).size).toBe(ids.length);
});
