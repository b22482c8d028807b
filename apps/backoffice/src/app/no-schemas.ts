/**
 * Takes the place of `zod/mini` in the browser's build, where the contract's schemas are never asked: answers are not parsed, and
 * bodies are typed by them before the code is built. What remains of a call is its method and its path.
 *
 * A schema builder that is missing here fails the build by its name (`onLog` in vite.config.ts). A schema that is asked to validate
 * throws, because it would let everything pass.
 */
interface NoSchema {
  (...args: readonly unknown[]): NoSchema;
  readonly [name: string]: NoSchema;
}

/** The methods by which a schema judges a value, in all flavours: `parse`, `safeParseAsync`, `decode` … */
const JUDGES = /^(safe)?(parse|decode|encode)(async)?$|^(spa|validate|assert)$/i;

function refuse(): never {
  throw new Error('There are no schemas in the browser: nothing can be validated here (docs/decisions/0011).');
}

const noSchema: NoSchema = new Proxy(Object.assign(() => noSchema, {}) as NoSchema, {
  get(_target, name) {
    // Spreading `schema.shape` must find nothing, and nothing must take a schema for a promise.
    if (typeof name === 'symbol' || name === 'then') return undefined;
    // Every function of zod that takes a schema, like `z.parse(schema, value)`, begins with its inner side.
    if (name === '_zod') return refuse();
    if (name === '~standard') return { version: 1, vendor: 'guiche', validate: refuse };
    return JUDGES.test(name) ? refuse : noSchema;
  },
});

export const array = noSchema;
export const boolean = noSchema;
export const coerce = noSchema;
export const describe = noSchema;
export const extend = noSchema;
export const gt = noSchema;
export const gte = noSchema;
export const int = noSchema;
export const literal = noSchema;
export const lte = noSchema;
export const maxLength = noSchema;
export const minLength = noSchema;
export const nullable = noSchema;
export const number = noSchema;
export const object = noSchema;
export const optional = noSchema;
export const overwrite = noSchema;
export const pick = noSchema;
export const pipe = noSchema;
export const refine = noSchema;
export const regex = noSchema;
export const string = noSchema;
export const transform = noSchema;
export const union = noSchema;
export const uuid = noSchema;
export { noSchema as enum };
