import type { Call } from '../call/index.ts';
import { LOOKUP_CALLS } from '../lookups/index.ts';
import { QUOTE_CALLS } from '../quotes/index.ts';
import { REQUEST_CALLS } from '../requests/index.ts';
import { RESPONSIBILITY_CALLS } from '../responsibility/index.ts';
import { SANDBOX_CALLS } from '../sandbox/index.ts';
import { SESSION_CALLS } from '../session/index.ts';

interface TopicCalls {
  /** What the calls are about, in one sentence. */
  readonly about: string;
  readonly calls: readonly Call[];
}

/** Every call there is, by its topic. Not for the browser: it brings them all. */
export const TOPICS = {
  session: { about: 'Logging in and out, and what the app asks when it starts.', calls: SESSION_CALLS },
  requests: { about: 'The lists of travel requests, one request with its services and quotes, and its life cycle.', calls: REQUEST_CALLS },
  responsibility: { about: 'Who answers for a request.', calls: RESPONSIBILITY_CALLS },
  quotes: { about: 'Saving and removing quotes, and what their prices ask for.', calls: QUOTE_CALLS },
  lookups: { about: 'What a quote picks from.', calls: LOOKUP_CALLS },
  sandbox: { about: "The demo's client company, asked by hand. A real back end does not have it.", calls: SANDBOX_CALLS },
} as const satisfies Record<string, TopicCalls>;

/** What calls are about; also the name of their folder here, in the server and, where there are rules, in the domain. */
export type Topic = keyof typeof TOPICS;

/** Every call there is: what the server must answer, and what the OpenAPI document tells. */
export const ALL_CALLS: readonly Call[] = Object.values<TopicCalls>(TOPICS).flatMap(({ calls }) => calls);
