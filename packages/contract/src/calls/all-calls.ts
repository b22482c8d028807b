import { AGENCY_CALLS } from '../agencies/index.ts';
import { ATTACHMENT_CALLS } from '../attachments/index.ts';
import { AUTOMATIC_ISSUING_CALLS } from '../automatic-issuing/index.ts';
import { BALANCE_CALLS } from '../balances/index.ts';
import { BOOKING_EMAIL_CALLS } from '../booking-email/index.ts';
import type { Call } from '../call/index.ts';
import { CARD_CALLS } from '../cards/index.ts';
import { CHANGED_ISSUE_CALLS } from '../changed-issues/index.ts';
import { CHAT_CALLS } from '../chat/index.ts';
import { CLIENT_CALLS } from '../clients/index.ts';
import { CREDENTIAL_CALLS } from '../credentials/index.ts';
import { EVENT_CALLS } from '../events/index.ts';
import { FINE_CALLS } from '../fines/index.ts';
import { GROUP_CALLS } from '../groups/index.ts';
import { INTEGRATION_CALLS } from '../integrations/index.ts';
import { ISSUING_CALLS } from '../issuing/index.ts';
import { LOOKUP_CALLS } from '../lookups/index.ts';
import { PANEL_CALLS } from '../panels/index.ts';
import { QUOTE_CALLS } from '../quotes/index.ts';
import { REPORT_CALLS } from '../reports/index.ts';
import { REQUEST_CALLS } from '../requests/index.ts';
import { RESPONSIBILITY_CALLS } from '../responsibility/index.ts';
import { SANDBOX_CALLS } from '../sandbox/index.ts';
import { SEARCH_CALLS } from '../searches/index.ts';
import { SESSION_CALLS } from '../session/index.ts';
import { USER_CALLS } from '../users/index.ts';
import { VIEW_CALLS } from '../views/index.ts';
import { VOUCHER_CALLS } from '../vouchers/index.ts';

interface TopicCalls<Calls extends readonly Call[] = readonly Call[]> {
  /** The subject of the calls, in one sentence. */
  readonly about: string;
  readonly calls: Calls;
}

/** The calls of each topic, by the names of their lists: written out in a declaration, all of them are more than the compiler takes. */
type TopicsOfCalls = {
  readonly session: TopicCalls<typeof SESSION_CALLS>;
  readonly users: TopicCalls<typeof USER_CALLS>;
  readonly requests: TopicCalls<typeof REQUEST_CALLS>;
  readonly views: TopicCalls<typeof VIEW_CALLS>;
  readonly responsibility: TopicCalls<typeof RESPONSIBILITY_CALLS>;
  readonly clients: TopicCalls<typeof CLIENT_CALLS>;
  readonly groups: TopicCalls<typeof GROUP_CALLS>;
  readonly agencies: TopicCalls<typeof AGENCY_CALLS>;
  readonly integrations: TopicCalls<typeof INTEGRATION_CALLS>;
  readonly credentials: TopicCalls<typeof CREDENTIAL_CALLS>;
  readonly quotes: TopicCalls<typeof QUOTE_CALLS>;
  readonly issuing: TopicCalls<typeof ISSUING_CALLS>;
  readonly 'automatic-issuing': TopicCalls<typeof AUTOMATIC_ISSUING_CALLS>;
  readonly balances: TopicCalls<typeof BALANCE_CALLS>;
  readonly fines: TopicCalls<typeof FINE_CALLS>;
  readonly 'changed-issues': TopicCalls<typeof CHANGED_ISSUE_CALLS>;
  readonly vouchers: TopicCalls<typeof VOUCHER_CALLS>;
  readonly chat: TopicCalls<typeof CHAT_CALLS>;
  readonly attachments: TopicCalls<typeof ATTACHMENT_CALLS>;
  readonly 'booking-email': TopicCalls<typeof BOOKING_EMAIL_CALLS>;
  readonly cards: TopicCalls<typeof CARD_CALLS>;
  readonly lookups: TopicCalls<typeof LOOKUP_CALLS>;
  readonly panels: TopicCalls<typeof PANEL_CALLS>;
  readonly reports: TopicCalls<typeof REPORT_CALLS>;
  readonly events: TopicCalls<typeof EVENT_CALLS>;
  readonly searches: TopicCalls<typeof SEARCH_CALLS>;
  readonly sandbox: TopicCalls<typeof SANDBOX_CALLS>;
};

/** Every call, by its topic. Not for the browser: it loads all of them. */
export const TOPICS: TopicsOfCalls = {
  session: { about: 'Logging in and out, and what the app asks when it starts.', calls: SESSION_CALLS },
  users: { about: 'The users of the agency: their data and rights, invites, and what happened to them.', calls: USER_CALLS },
  requests: { about: 'The lists of travel requests, one request with its services and quotes, and its life cycle.', calls: REQUEST_CALLS },
  views: { about: 'Saved views of the lists: filters, order and columns under a name.', calls: VIEW_CALLS },
  responsibility: { about: 'Who answers for a request.', calls: RESPONSIBILITY_CALLS },
  clients: { about: 'What the agency knows about a client company, and the rules that the company sets.', calls: CLIENT_CALLS },
  groups: { about: 'The groups in which an agency looks after its clients.', calls: GROUP_CALLS },
  agencies: { about: 'The registration of the own agency, and its copies in the client instances.', calls: AGENCY_CALLS },
  integrations: { about: 'The systems of client companies that are integrated, and their settings.', calls: INTEGRATION_CALLS },
  credentials: {
    about: 'The credentials of the agency at its consolidators: configured, tested, requested, and their log.',
    calls: CREDENTIAL_CALLS,
  },
  quotes: { about: 'Saving and removing quotes, and what their prices ask for.', calls: QUOTE_CALLS },
  issuing: { about: 'Confirming and correcting chosen quotes, and concluding issues.', calls: ISSUING_CALLS },
  'automatic-issuing': {
    about: 'Issuing at a provider, taking over what was issued elsewhere, and finding expired reservations again.',
    calls: AUTOMATIC_ISSUING_CALLS,
  },
  balances: { about: 'What earlier issues leave, and using it in a new one.', calls: BALANCE_CALLS },
  fines: { about: 'Ending an issue: cancelled or changed with its fine, or called off.', calls: FINE_CALLS },
  'changed-issues': {
    about: 'Issues that are changed or cancelled, sending services for change, and the decision about a change.',
    calls: CHANGED_ISSUE_CALLS,
  },
  vouchers: { about: 'Documents for travellers about what was issued.', calls: VOUCHER_CALLS },
  chat: { about: 'The chat with the client about a request.', calls: CHAT_CALLS },
  attachments: { about: 'Files of services and quotes, and what happened to them.', calls: ATTACHMENT_CALLS },
  'booking-email': { about: 'Booking a hotel by e-mail, or by hand with the same text.', calls: BOOKING_EMAIL_CALLS },
  cards: { about: 'How quotes are charged, and the cards that pay for them.', calls: CARD_CALLS },
  lookups: { about: 'What a quote picks from.', calls: LOOKUP_CALLS },
  panels: { about: 'The figures of the dashboard, and the reports of the management panel.', calls: PANEL_CALLS },
  reports: { about: 'Reports as files: their parameters, and making one at once or meanwhile.', calls: REPORT_CALLS },
  events: { about: 'What happens to the requests meanwhile, and who else has one of them open.', calls: EVENT_CALLS },
  searches: { about: 'Searching for flights, hotels, cars and buses, and choosing from what was found.', calls: SEARCH_CALLS },
  sandbox: { about: "The demo's client company, asked by hand. A real back end does not have it.", calls: SANDBOX_CALLS },
};

/** A topic of calls; also the name of its folder here, in the server and, where it has rules, in the domain. */
export type Topic = keyof typeof TOPICS;

/** Every call: the server implements them, and the OpenAPI document describes them. */
export const ALL_CALLS: readonly Call[] = Object.values<TopicCalls>(TOPICS).flatMap(({ calls }) => calls);
