import { formatDateTime } from '@guiche/masks/date-time';
import { brazilianClock } from '../dates/index.ts';
import type { AirQuote, ClientCard, FixedRule, Quote, TravelRequest } from '../entities/index.ts';
import { servicesOf } from '../requests/index.ts';
import { airChecks } from './air-checks.ts';
import { costCentreChecks, fieldChecks } from './client-checks.ts';
import { finding, type IssueCheck } from './issue-check.ts';
import { cardChecks, ceilingChecks, type TravellersWithCard } from './money-checks.ts';
import { type DocumentName, nameChecks } from './people-checks.ts';

/** What is known beside the request. */
export interface ChecklistSurroundings {
  readonly now: Date;
  /** The client's rule about values that change at issue; null without one. @see Q-041 */
  readonly rule: FixedRule | null;
  /** The keys of the warnings of the trip that somebody dismissed with a reason: they are not told again. @see B-017 */
  readonly dismissed?: ReadonlySet<string>;
  /** The names in the travellers' documents, where the caller knows them: no entity of a request holds them. */
  readonly documents?: readonly DocumentName[];
  /** Whether the travellers have cards, where the caller knows. @see Q-053 */
  readonly cards?: TravellersWithCard;
  /** Whether a virtual card of the quote can be charged, where the caller knows. @see Q-167 */
  readonly virtualCard?: boolean | undefined;
  /** The projects that pay the request. @see Q-042 */
  readonly apportionment?: ClientCard['rateio'];
}

/** By so much the clock of the person may be behind that of the server, which writes when an issue is confirmed. */
const CLOCKS_DIFFER_MS = 3_600_000;

/** An issue that lies ahead was typed wrongly. */
function issueDateChecks({ dataEmissao }: Quote, now: Date): readonly IssueCheck[] {
  if (dataEmissao === null || Date.parse(dataEmissao) <= now.getTime() + CLOCKS_DIFFER_MS) return [];
  const emissao = formatDateTime(brazilianClock(new Date(dataEmissao)));
  return [finding('CONFERIR', 'EMISSAO', 'dataEmissao', { key: 'conferencia_emissao_futura', params: { emissao } })];
}

/**
 * The check list of a quote before it is issued, in the order of `ISSUE_CHECKS`: required fields of the client, names, locator, ticket number,
 * validity, connections, date of issue, approved limit, card, cost centre. What does not apply is left out; each line that does is all right, missing or to be
 * looked at, with its field. It forbids nothing: that is `concludeIssuingViolations`.
 *
 * Errors: `RangeError` for a quote of another request (a caller's mistake).
 * @see B-030
 */
export function issueChecklist(request: TravelRequest, quote: Quote, around: ChecklistSurroundings): readonly IssueCheck[] {
  const { now, rule, dismissed = new Set(), documents = [], cards = new Map(), virtualCard, apportionment = [] } = around;
  const service = servicesOf(request).find(({ id }) => id === quote.idServico);
  if (!service) throw new RangeError(`quote ${quote.id} is of no service of request ${request.id}`);
  return [
    ...fieldChecks(quote),
    ...nameChecks(service, documents),
    // The quotes of a service are of its kind.
    ...(service.tipoServico === 'AEREO' ? airChecks(quote as AirQuote, service, { now, dismissed }) : []),
    ...issueDateChecks(quote, now),
    ...ceilingChecks(quote, service, request, rule),
    ...cardChecks(quote, service, { travellers: cards, virtual: virtualCard }),
    ...costCentreChecks(service, apportionment),
  ];
}

/** The lines of a check list that are not all right. */
export function openChecks(checks: readonly IssueCheck[]): readonly IssueCheck[] {
  return checks.filter(({ state }) => state !== 'OK');
}
