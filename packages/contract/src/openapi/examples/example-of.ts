import type { Call } from '../../call/define-call.ts';
import { ANSWERS } from './answers.ts';
import { CONFLICTS, REFUSALS } from './refusals.ts';
import { STARTED } from './reports.ts';

const ANSWERS_BY_NAME: Readonly<Record<string, unknown>> = ANSWERS;

/** An example of a call's response with a status; undefined for a response without a body. */
export function exampleOf(call: Call, status: number): unknown {
  if (call.responses[status] === null) return undefined;
  if (status === 202) return STARTED[call.name];
  if (status === 409 && CONFLICTS[call.name]) return CONFLICTS[call.name];
  return status < 400 ? ANSWERS_BY_NAME[call.name] : REFUSALS[status];
}
