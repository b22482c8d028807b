import type { Call } from '../../call/define-call.ts';
import { ANSWERS } from './answers.ts';
import { REFUSALS } from './refusals.ts';

const ANSWERS_BY_NAME: Readonly<Record<string, unknown>> = ANSWERS;

/** An example of a call's answer with a status; undefined where the answer has no body. */
export function exampleOf(call: Call, status: number): unknown {
  if (call.responses[status] === null) return undefined;
  return status < 400 ? ANSWERS_BY_NAME[call.name] : REFUSALS[status];
}
