import type { AgencyService, QuoteOf } from '@guiche/domain/entities';
import type { FastifyBaseLogger } from 'fastify';
import type { Deps } from '../deps.ts';
import { CallError } from '../http/call-error.ts';
import { selectService } from '../quotes/data/find-quote.ts';
import { quotesSeenBy } from '../quotes/quotes-seen-by.ts';
import { requestOfService, type ServiceRow } from '../requests/data/services.ts';
import type { RequestRow } from '../requests/data/visible-requests.ts';
import { findVisible } from '../requests/request-access.ts';
import { sandboxSearch } from '../sandbox/search/sandbox-search.ts';
import type { Criteria, SearchedKind } from '../sandbox/search/search-port.ts';
import type { Session } from '../session/data/sessions.ts';
import { type OfferPlace, quoteOfOffer } from './offer-quote.ts';
import { searchedConsolidators } from './searched-consolidators.ts';

/** How long a consolidator may take. */
export const ANSWER_MS = 20_000;

/** What is searched for. */
export interface Search<Kind extends SearchedKind> {
  readonly kind: Kind;
  readonly idServico: string;
  readonly criteria: Criteria[Kind];
}

/** What one consolidator found; null when it did not answer. */
export interface FoundOffers<Kind extends SearchedKind> {
  readonly credential: AgencyService;
  readonly quotes: readonly QuoteOf[Kind][] | null;
}

/** The service as the rules read it: its row has the fields of its kind. */
export function serviceOfRow<Kind extends SearchedKind>(row: ServiceRow): OfferPlace<Kind>['service'] {
  return { ...row.dados, id: row.id } as unknown as OfferPlace<Kind>['service'];
}

/** A service that is searched for, with its request. Errors: 404. */
export async function findSearched(
  deps: Pick<Deps, 'db'>,
  session: Session,
  kind: SearchedKind,
  idServico: string,
): Promise<{ readonly request: RequestRow; readonly row: ServiceRow }> {
  const uuid = await requestOfService(deps.db, idServico);
  if (uuid === undefined) throw new CallError(404, 'servico_nao_encontrado');
  const request = await findVisible(deps.db, session, { uuid });
  const row = await selectService(deps.db, uuid, idServico, kind);
  if (!row) throw new CallError(404, 'servico_nao_encontrado');
  return { request, row };
}

/**
 * Asks the consolidators of the agency side by side, or those that `isAsked` names; each answer stands for itself. Errors: 404 for the service, 502
 * when none of them answers.
 * @see S-088
 */
export async function findOffers<Kind extends SearchedKind>(
  deps: Deps,
  session: Session,
  { kind, idServico, criteria }: Search<Kind>,
  isAsked: (credential: AgencyService) => boolean,
  log: FastifyBaseLogger,
): Promise<readonly FoundOffers<Kind>[]> {
  const { request, row } = await findSearched(deps, session, kind, idServico);
  const service = serviceOfRow<Kind>(row);
  const port = sandboxSearch(deps.config.sandboxSearchMs);
  const credentials = (await searchedConsolidators(deps.db, session, kind, request.empresaId)).filter(isAsked);
  const found = await Promise.all(
    credentials.map(async (credential): Promise<FoundOffers<Kind>> => {
      const { consolidadora } = credential;
      try {
        const asked = { kind, consolidadora, criteria, reference: idServico, now: deps.now() };
        const offers = await port.search(asked, AbortSignal.timeout(ANSWER_MS));
        const place = { service, agency: session.agencia, credential };
        return { credential, quotes: offers.map((offer) => quoteOfOffer(kind, offer, place)) };
      } catch (error) {
        log.warn({ consolidadora, erro: error instanceof Error ? error.name : 'unknown' }, 'a consolidator did not answer a search');
        return { credential, quotes: null };
      }
    }),
  );
  if (found.length > 0 && found.every(({ quotes }) => quotes === null)) throw new CallError(502, 'pesquisa_sem_resposta');
  return found;
}

/** The quotes that all of them found, as the user of the session may have them. */
export const quotesFound = <Kind extends SearchedKind>(session: Session, found: readonly FoundOffers<Kind>[]): readonly QuoteOf[Kind][] =>
  quotesSeenBy<QuoteOf[Kind]>(
    session,
    found.flatMap(({ quotes }) => quotes ?? []),
  );
