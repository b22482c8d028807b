import { expect } from 'vitest';
import { TOPICS } from '../calls/index.ts';
import { openApiDocument } from '../openapi/index.ts';

/** A schema as other products read it. */
interface Described {
  readonly properties?: Readonly<Record<string, Described>>;
  readonly items?: Described;
  readonly anyOf?: readonly Described[];
  readonly enum?: readonly (string | number)[];
  /** The names of the numbers in `enum`. */
  readonly 'x-enum-varnames'?: readonly string[];
  readonly $ref?: string;
}

const document = openApiDocument(TOPICS, { title: 'Guichê', version: '0.1.0', exampleOf: () => undefined });
export const { schemas } = document['components'] as { readonly schemas: Readonly<Record<string, Described>> };

/** A schema as other products read it, behind references, lists and "or null". */
function plain(schema: Described): Described {
  const [, name] = /([^/]+)$/.exec(schema.$ref ?? '') ?? [];
  const inner =
    (name === undefined ? undefined : schemas[name]) ??
    schema.items ??
    schema.anyOf?.find((one) => !('type' in one && one.type === 'null'));
  return inner ? plain(inner) : schema;
}

/** What stands at a path from a named schema: `Segment.voos.familia`. */
export function at(path: string): Described {
  const [name = '', ...steps] = path.split('.');
  return steps.reduce<Described>((schema, step) => plain(plain(schema).properties?.[step] ?? {}), plain(schemas[name] ?? {}));
}

/** That the members stand there, among others; named by their difference, so that a missing one is told. */
export function expectMembers(path: string, members: string): void {
  const there = Object.keys(at(path).properties ?? {});
  expect(members.split(' ').filter((member) => !there.includes(member))).toEqual([]);
}

/** That just these values may stand there, in any order. */
export function expectValues(path: string, values: string): void {
  expect([...(at(path).enum ?? [])].sort()).toEqual(values.split(' ').sort());
}
