import { type $ZodType, registry, toJSONSchema } from 'zod/v4/core';
import { NAMED_SCHEMAS } from './named-schemas.ts';

/** A part of the document. */
export type Json = Readonly<Record<string, unknown>>;

const NAMES = registry<{ id: string }>();
for (const [id, schema] of Object.entries(NAMED_SCHEMAS)) NAMES.add(schema, { id });

const address = (name: string) => `#/components/schemas/${name}`;

/** A schema as the document has it: without the keywords by which zod identifies it. */
function bare({ $schema: _schema, $id: _id, $defs: _defs, ...rest }: Json): Json {
  return rest;
}

/** The same value with every `$ref` pointing to the named schemas of the document. */
function withReferences(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withReferences);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) =>
      key === '$ref' && typeof part === 'string' ? [key, part.replace('#/$defs/', address(''))] : [key, withReferences(part)],
    ),
  );
}

// Input types: a number in a query is described as the text that is sent.
const OPTIONS = { io: 'input', unrepresentable: 'any' } as const;

/** A schema of a call: a reference to a named one, or the schema with references inside. */
export function schemaOf(schema: $ZodType): Json {
  const name = NAMES.get(schema)?.id;
  if (name !== undefined) return { $ref: address(name) };
  return bare(withReferences(toJSONSchema(schema, { ...OPTIONS, metadata: NAMES })) as Json);
}

/** Every named schema, for the document's components. */
export function namedSchemas(): Json {
  const { schemas } = toJSONSchema(NAMES, { ...OPTIONS, uri: address });
  return Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, bare(schema)]));
}
