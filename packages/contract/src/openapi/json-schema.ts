import { type $ZodType, registry, toJSONSchema } from 'zod/v4/core';
import { NAMED_SCHEMAS } from './named-schemas.ts';

/** A part of the document. */
export type Json = Readonly<Record<string, unknown>>;

const NAMES = registry<{ id: string }>();
for (const [id, schema] of Object.entries(NAMED_SCHEMAS)) NAMES.add(schema, { id });

const address = (name: string) => `#/components/schemas/${name}`;

/** A schema as the document has it: what zod says of itself, and of what it cannot express, left out. */
function bare({ $schema: _schema, $id: _id, $defs: _defs, ...rest }: Json): Json {
  return rest;
}

/** The same value with every `$ref` led to the named schemas of the document. */
function withReferences(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withReferences);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) =>
      key === '$ref' && typeof part === 'string' ? [key, part.replace('#/$defs/', address(''))] : [key, withReferences(part)],
    ),
  );
}

// What travels is described as it is sent: a text that is read as a number is a number's text.
const OPTIONS = { io: 'input', unrepresentable: 'any' } as const;

/** A schema of a call: a reference where it is a named one, with references to those within. */
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
