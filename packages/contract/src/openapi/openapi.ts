import { type $ZodType, safeParse } from 'zod/v4/core';
import { BASE_PATHS, type Call } from '../call/define-call.ts';
import { IDEMPOTENCY_KEY, isWrite } from '../call/is-write.ts';
import { accessOf } from './access.ts';
import { answersOf } from './answers-of.ts';
import { type Json, namedSchemas, schemaOf } from './json-schema.ts';
import { sharedComponents } from './shared-components.ts';

/** The meaning of a status in any call. */
const MEANINGS: Readonly<Record<number, string>> = {
  200: 'Done.',
  202: 'It is being done; the header `Location` has the address where to ask how far it is.',
  204: 'Done; the answer has no body.',
  400: 'The request cannot be understood.',
  401: 'There is no session, or it has ended.',
  403: 'The session may not do this.',
  404: 'There is no such record, or the session may not see it.',
  409: 'Somebody else was faster: what the caller saw is no longer so. `atual` has the present state.',
  422: 'The rules refuse it: an entry for each violation, with its field.',
  429: 'Too many tries.',
  502: 'Somebody that the server needs for this does not do it.',
};

export interface OpenApiOptions {
  readonly title: string;
  readonly version: string;
  /** An example of a call's response with a status; undefined when there is none. */
  readonly exampleOf: (call: Call, status: number) => unknown;
}

function parametersOf(schema: $ZodType | undefined, place: 'path' | 'query' | 'header'): readonly Json[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = schemaOf(schema) as { properties?: Record<string, Json>; required?: string[] };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }));
}

function answerOf(call: Call, status: number, exampleOf: OpenApiOptions['exampleOf']): Json {
  const schema = answersOf(call)[status];
  const description = MEANINGS[status] ?? (status < 400 ? 'Done.' : 'Refused.');
  const form = status < 400 ? call.form : undefined;
  if (form === 'events' && call.event) return { description, content: { 'text/event-stream': { schema: schemaOf(call.event) } } };
  if (form === 'file' && !schema) return { description, content: { 'application/octet-stream': {} } };
  if (!schema) return { description };
  const example = exampleOf(call, status);
  return {
    description,
    content: {
      [form === 'text' ? 'text/plain' : 'application/json']: { schema: schemaOf(schema), ...(example !== undefined && { example }) },
    },
  };
}

/** The header of every write. @see B-060 */
const KEY_PARAMETER: Json = {
  name: IDEMPOTENCY_KEY,
  in: 'header',
  required: false,
  description:
    'Up to 255 visible ASCII characters, new for each write. A write that is sent again with its key is not made again: for 24 hours it gets the first answer, with the header `Idempotent-Replayed: true`. The same key with other data is a 422.',
  schema: { type: 'string', minLength: 1, maxLength: 255 },
};

/** The body of a call: JSON, or a form with its one file. */
function bodyOf({ body, file }: Call): Json | undefined {
  if (body) return { required: !safeParse(body, undefined).success, content: { 'application/json': { schema: schemaOf(body) } } };
  if (file === undefined) return undefined;
  // Of OpenAPI 3.1: a part without a type is bytes.
  const schema = { type: 'object', required: [file], properties: { [file]: {} } };
  return { required: true, content: { 'multipart/form-data': { schema } } };
}

function operationOf(topic: string, call: Call, { exampleOf }: OpenApiOptions): Json {
  const parameters = [
    ...parametersOf(call.params, 'path'),
    ...parametersOf(call.query, 'query'),
    ...parametersOf(call.headers, 'header'),
    ...(isWrite(call) ? [KEY_PARAMETER] : []),
  ];
  const requestBody = bodyOf(call);
  return {
    operationId: call.name,
    summary: call.summary,
    tags: [topic],
    ...accessOf(call.access),
    ...(parameters.length > 0 && { parameters }),
    ...(requestBody && { requestBody }),
    responses: Object.fromEntries(Object.keys(answersOf(call)).map((status) => [status, answerOf(call, Number(status), exampleOf)])),
  };
}

/** The OpenAPI 3.1 document of the calls by topic: the contract for readers who do not use TypeScript. */
export function openApiDocument(
  topics: Readonly<Record<string, { readonly about: string; readonly calls: readonly Call[] }>>,
  options: OpenApiOptions,
): Json {
  const paths: Record<string, Record<string, Json>> = {};
  for (const [topic, { calls }] of Object.entries(topics)) {
    for (const call of calls) {
      const path = `${BASE_PATHS[call.base]}${call.path.replace(/:(\w+)/g, '{$1}')}`;
      paths[path] = { ...paths[path], [call.method.toLowerCase()]: operationOf(topic, call, options) };
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: options.title,
      version: options.version,
      description:
        'Every call may carry `Accept-Language` (pt-BR, en, es), in which refusals are worded, and `Instance`, the client instance that the session works in.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/', description: 'The server that this document comes from.' }],
    tags: Object.entries(topics).map(([name, { about }]) => ({ name, description: about })),
    paths,
    components: {
      schemas: { ...namedSchemas(), ...sharedComponents() },
      securitySchemes: {
        authorization: {
          type: 'apiKey',
          in: 'header',
          name: 'Authorization',
          description: 'The value of the header `authorization` with which `login` answered.',
        },
      },
    },
  };
}
