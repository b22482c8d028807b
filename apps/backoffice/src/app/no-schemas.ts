/**
 * Takes the place of `zod/mini` in the browser's build, where the contract's schemas are never asked: answers are not parsed, and
 * bodies are typed by them before the code is built. What remains of a call is its method and its path.
 *
 * A schema builder that is missing here fails the build by its name.
 */
interface NoSchema {
  (...args: readonly unknown[]): NoSchema;
  readonly [name: string]: NoSchema;
}

const noSchema: NoSchema = new Proxy(Object.assign(() => noSchema, {}) as NoSchema, {
  // Spreading `schema.shape` must find nothing, and nothing must take a schema for a promise.
  get: (_target, name) => (typeof name === 'symbol' || name === 'then' ? undefined : noSchema),
});

export const array = noSchema;
export const boolean = noSchema;
export const coerce = noSchema;
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
export const pipe = noSchema;
export const refine = noSchema;
export const regex = noSchema;
export const string = noSchema;
export const transform = noSchema;
export const union = noSchema;
export const uuid = noSchema;
export { noSchema as enum };
