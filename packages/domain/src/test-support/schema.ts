import { expect } from 'vitest';

interface Parses {
  readonly safeParse: (value: unknown) => { readonly success: boolean; readonly data?: unknown };
}

/** That a schema takes a value as it is: no field of it is unknown, and none is changed. */
export function expectTaken(schema: Parses, value: unknown): void {
  const result = schema.safeParse(value);
  expect(result).toMatchObject({ success: true });
  expect(result.data).toEqual(value);
}

/** That a schema refuses a good value once one part of it is another, one part at a time. */
export function expectRefused(schema: Parses, good: object, ...changes: readonly object[]): void {
  for (const change of changes) expect(schema.safeParse({ ...good, ...change }).success, JSON.stringify(change)).toBe(false);
}
