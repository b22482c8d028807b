import type { $ZodType, output as Output } from 'zod/v4/core';
import type { Call } from '../call/define-call.ts';
import { CallError } from './call-error.ts';

type Conflict<C extends Call> = C['responses'][409] extends $ZodType ? Output<C['responses'][409]> : undefined;

/** The body of a call's 409, typed by the call: the refusal, and in `atual` the present state. Undefined for any other failure. @see B-061 */
export function conflictOf<C extends Call>(_call: C, error: unknown): Conflict<C> | undefined {
  // Responses are not parsed again; a 409 without an error body comes from something else than the server.
  return error instanceof CallError && error.status === 409 && error.errors.length > 0 ? (error.body as Conflict<C>) : undefined;
}
