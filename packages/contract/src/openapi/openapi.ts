import { type $ZodType, toJSONSchema } from 'zod/v4/core';
import { BASE_PATHS, type Call } from '../call/define-call.ts';

type Json = Readonly<Record<string, unknown>>;

function schemaOf(schema: $ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, ...rest } = toJSONSchema(schema, { io, unrepresentable: 'any' }) as Record<string, unknown>;
  return rest;
}

function parametersOf(schema: $ZodType | undefined, place: 'path' | 'query' | 'header'): readonly Json[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = schemaOf(schema, 'input') as { properties?: Record<string, Json>; required?: string[] };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }));
}

function operationOf(call: Call): Json {
  return {
    operationId: call.name,
    summary: call.summary,
    tags: [call.base],
    security: call.access === 'open' ? [] : [{ authorization: [] }],
    parameters: [...parametersOf(call.params, 'path'), ...parametersOf(call.query, 'query'), ...parametersOf(call.headers, 'header')],
    ...(call.body && { requestBody: { required: true, content: { 'application/json': { schema: schemaOf(call.body, 'input') } } } }),
    responses: Object.fromEntries(
      Object.entries(call.responses).map(([status, schema]) => [
        status,
        {
          description: Number(status) < 400 ? 'Success' : 'Failure',
          ...(schema && { content: { 'application/json': { schema: schemaOf(schema, 'output') } } }),
        },
      ]),
    ),
  };
}

/** The OpenAPI 3.1 document of the calls: the contract for those who do not read TypeScript. */
export function openApiDocument(calls: readonly Call[], { title, version }: { title: string; version: string }): Json {
  const paths: Record<string, Record<string, Json>> = {};
  for (const call of calls) {
    const path = `${BASE_PATHS[call.base]}${call.path.replace(/:(\w+)/g, '{$1}')}`;
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operationOf(call) };
  }
  return {
    openapi: '3.1.0',
    info: { title, version },
    paths,
    components: { securitySchemes: { authorization: { type: 'apiKey', in: 'header', name: 'Authorization' } } },
  };
}
