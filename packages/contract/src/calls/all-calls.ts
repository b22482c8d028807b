import { ATTACHMENT_CALLS } from '../attachments/index.ts';
import { BOOKING_EMAIL_CALLS } from '../booking-email/index.ts';
import type { Call } from '../call/index.ts';
import { CLIENT_CALLS } from '../clients/index.ts';
import { FINE_CALLS } from '../fines/index.ts';
import { LOOKUP_CALLS } from '../lookups/index.ts';
import { QUOTE_CALLS } from '../quotes/index.ts';
import { REQUEST_CALLS } from '../requests/index.ts';
import { RESPONSIBILITY_CALLS } from '../responsibility/index.ts';
import { SANDBOX_CALLS } from '../sandbox/index.ts';
import { SESSION_CALLS } from '../session/index.ts';

interface TopicCalls {
  /** The subject of the calls, in one sentence. */
  readonly about: string;
  readonly calls: readonly Call[];
}

/** Every call, by its topic. Not for the browser: it loads all of them. */
export const TOPICS = {
  session: { about: 'Logging in and out, and what the app asks when it starts.', calls: SESSION_CALLS },
  requests: { about: 'The lists of travel requests, one request with its services and quotes, and its life cycle.', calls: REQUEST_CALLS },
  responsibility: { about: 'Who answers for a request.', calls: RESPONSIBILITY_CALLS },
  clients: { about: 'What the agency knows about a client company, and the rules that the company sets.', calls: CLIENT_CALLS },
  quotes: { about: 'Saving and removing quotes, and what their prices ask for.', calls: QUOTE_CALLS },
  fines: { about: 'Ending an issue: cancelled or changed with its fine, or called off.', calls: FINE_CALLS },
  attachments: { about: 'Files of services and quotes, and what happened to them.', calls: ATTACHMENT_CALLS },
  'booking-email': { about: 'Booking a hotel by e-mail, or by hand with the same text.', calls: BOOKING_EMAIL_CALLS },
  lookups: { about: 'What a quote picks from.', calls: LOOKUP_CALLS },
  sandbox: { about: "The demo's client company, asked by hand. A real back end does not have it.", calls: SANDBOX_CALLS },
} as const satisfies Record<string, TopicCalls>;

/** A topic of calls; also the name of its folder here, in the server and, where it has rules, in the domain. */
export type Topic = keyof typeof TOPICS;

/** Every call: the server implements them, and the OpenAPI document describes them. */
export const ALL_CALLS: readonly Call[] = Object.values<TopicCalls>(TOPICS).flatMap(({ calls }) => calls);
