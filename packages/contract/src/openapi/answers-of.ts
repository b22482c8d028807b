import { errorBodySchema } from '@guiche/domain/entities';
import type { Call } from '../call/define-call.ts';
import { validationListSchema } from '../call/errors.ts';
import { isWrite } from '../call/is-write.ts';

/** The refusals of the parts of a call, before it is made: of what cannot be read, of an address that leads nowhere, of a body or its key. */
function refusalsOfParts(call: Call): Call['responses'] {
  const { params, query, headers, body } = call;
  const sends = body !== undefined || isWrite(call);
  return {
    ...((query || headers || sends) && { 400: errorBodySchema }),
    ...(params && { 404: errorBodySchema }),
    ...(sends && { 422: validationListSchema }),
  };
}

/**
 * The schema of the response body per status, null for none: what the call declares, and what its parts may be refused with. A call that
 * everybody with a session may make at any time is never a 403.
 * @see B-066
 */
export function answersOf(call: Call): Call['responses'] {
  const answers: Record<number, Call['responses'][number]> = { ...refusalsOfParts(call), ...call.responses };
  if (call.access === 'session' && call.beforePasswordChange) delete answers[403];
  return answers;
}
