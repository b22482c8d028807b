import { Validator } from '@seriousme/openapi-schema-validator';
import { expect, test } from 'vitest';
import { safeParse } from 'zod/v4/core';
import { isWrite } from '../call/index.ts';
import { ALL_CALLS, TOPICS } from '../calls/index.ts';
import { answersOf, exampleOf, openApiDocument } from './index.ts';
import { NAMED_SCHEMAS } from './named-schemas.ts';

const document = openApiDocument(TOPICS, { title: 'Guichê', version: '0.1.0', exampleOf });

interface Operation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly 'x-profiles': readonly string[];
  readonly requestBody?: { readonly required: boolean };
  readonly parameters?: readonly { readonly name: string; readonly in: string }[];
}
const operations = Object.values(document['paths'] as Record<string, Record<string, Operation>>).flatMap((methods) =>
  Object.values(methods),
);

test('the document of all calls is valid OpenAPI', async () => {
  const { valid, errors } = await new Validator().validate(structuredClone(document));
  expect(errors).toBeUndefined();
  expect(valid).toBe(true);
});

test('every call is in the document, under its own operation id and the tag of its topic', () => {
  const tags = operations.map(({ operationId, tags: [topic] }) => [operationId, topic]);
  const calls = Object.entries(TOPICS).flatMap(([topic, { calls: ofTopic }]) => ofTopic.map(({ name }) => [name, topic]));
  expect(tags.sort()).toEqual(calls.sort());
});

test('A-124 A-203 A-208 S-378 the paths that end in a slash are those of the requirements', () => {
  const paths = Object.keys(document['paths'] as Record<string, unknown>);
  expect(paths.filter((path) => path.endsWith('/')).sort()).toEqual([
    '/api/agency/users/',
    '/api/rest/lookup/',
    '/middleware/api/v1/kafka/forca-envio-solicitacao/{id}/',
  ]);
});

test('a body that may be left out is not required, any other is', () => {
  const required = Object.fromEntries(operations.map(({ operationId, requestBody }) => [operationId, requestBody?.required]));
  expect([required['issueAir'], required['concludeIssues'], required['listRequestLog']]).toEqual([false, true, undefined]);
});

test('B-060 every write has the header of its key, and no other call has it', () => {
  const withKey = (document['paths'] ? operations : []).filter(({ parameters = [] }) =>
    parameters.some(({ name, in: place }) => name === 'Idempotency-Key' && place === 'header'),
  );
  expect(withKey.map(({ operationId }) => operationId).sort()).toEqual(
    ALL_CALLS.filter(isWrite)
      .map(({ name }) => name)
      .sort(),
  );
  expect(withKey.map(({ operationId }) => operationId)).toEqual(expect.arrayContaining(['saveQuote', 'removeQuote', 'takeOverRequest']));
});

test('the document tells which profiles may make a call', () => {
  const profiles = Object.fromEntries(operations.map((operation) => [operation.operationId, operation['x-profiles']]));
  expect(profiles).toMatchObject({
    login: [],
    logout: ['ADMIN', 'AGENCY', 'AGENCY_ADMIN', 'AGENCY_INTERNAL', 'TRAVELLER', 'APPROVER'],
    listQuotes: ['ADMIN', 'AGENCY', 'AGENCY_ADMIN', 'AGENCY_INTERNAL'],
    saveQuote: ['AGENCY', 'AGENCY_ADMIN'],
  });
});

const answers = ALL_CALLS.flatMap((call) =>
  Object.entries(answersOf(call)).flatMap(([status, schema]) =>
    schema ? [[`${call.name} ${status}`, call, Number(status), schema] as const] : [],
  ),
);

test.each(answers)('the example of %s is one that its schema describes, and says no more', (_name, call, status, schema) => {
  const example = exampleOf(call, status);
  expect(safeParse(schema, example)).toEqual({ success: true, data: example });
});

/** Every schema of an object with more than one field that is written out inside a value. */
function written(value: unknown, found: string[] = []): string[] {
  if (typeof value !== 'object' || value === null) return found;
  if ('properties' in value && Object.keys(value.properties ?? {}).length > 1) found.push(JSON.stringify(value));
  for (const [key, part] of Object.entries(value)) if (key !== 'example') written(part, found);
  return found;
}

test('no schema is written out twice, and every named one is used', () => {
  const all = written(document);
  expect(all.filter((schema, index) => all.indexOf(schema) !== index)).toEqual([]);
  const text = JSON.stringify(document);
  const used = Object.keys(NAMED_SCHEMAS).filter((name) => text.includes(`"#/components/schemas/${name}"`));
  expect(used).toEqual(Object.keys(NAMED_SCHEMAS));
});

test('a response with fields is a named schema, never written out', () => {
  const inline = ALL_CALLS.flatMap(({ name, responses }) =>
    Object.values(responses).flatMap((schema) =>
      schema && schema._zod.def.type === 'object' && !Object.values(NAMED_SCHEMAS).includes(schema) ? [name] : [],
    ),
  );
  expect(inline).toEqual([]);
});

test('every reference leads to a schema of the document', () => {
  const references = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)].map(([, reference]) => reference);
  const known = Object.keys(NAMED_SCHEMAS).map((name) => `#/components/schemas/${name}`);
  expect(references.filter((reference) => !known.includes(reference ?? ''))).toEqual([]);
});
