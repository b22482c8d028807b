import type { Call } from '../call/index.ts';
import { LOOKUP_CALLS } from '../lookups/index.ts';
import { QUOTE_CALLS } from '../quotes/index.ts';
import { REQUEST_CALLS } from '../requests/index.ts';
import { RESPONSIBILITY_CALLS } from '../responsibility/index.ts';
import { SANDBOX_CALLS } from '../sandbox/index.ts';
import { SESSION_CALLS } from '../session/index.ts';

/** Every call there is, by its topic. Not for the browser: it brings them all. */
export const CALLS_BY_TOPIC = {
  session: SESSION_CALLS,
  requests: REQUEST_CALLS,
  responsibility: RESPONSIBILITY_CALLS,
  quotes: QUOTE_CALLS,
  lookups: LOOKUP_CALLS,
  sandbox: SANDBOX_CALLS,
} as const satisfies Record<string, readonly Call[]>;

/** What calls are about; also the name of their folder here, in the server and, where there are rules, in the domain. */
export type Topic = keyof typeof CALLS_BY_TOPIC;

/** Every call there is: what the server must answer, and what the OpenAPI document tells. */
export const ALL_CALLS: readonly Call[] = Object.values(CALLS_BY_TOPIC).flat();
