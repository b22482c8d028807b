import type { QuoteOf } from '@guiche/domain/entities';
import type { FastifyBaseLogger } from 'fastify';
import type { Deps } from '../deps.ts';
import { CallError, ViolationsError } from '../http/call-error.ts';
import { selectQuote } from '../quotes/data/find-quote.ts';
import { sandboxSearch } from '../sandbox/search/sandbox-search.ts';
import type { SearchedKind } from '../sandbox/search/search-port.ts';
import type { Session } from '../session/data/sessions.ts';
import { criteriaOfQuote } from './criteria-of-quote.ts';
import { ANSWER_MS, findSearched, serviceOfRow } from './find-offers.ts';
import { quoteOfOffer } from './offer-quote.ts';
import { searchedConsolidators } from './searched-consolidators.ts';

/** A service with what was chosen for it; null takes the choice back. */
export interface Choice<Kind extends SearchedKind> {
  readonly id: string;
  readonly escolhida: QuoteOf[Kind] | null;
  /** What the caller saw as chosen; undefined when it does not say. */
  readonly idEscolhidaAnterior?: string | null | undefined;
  /** For how many people it was searched; the number of the service by default. */
  readonly adultos?: number | undefined;
}

/**
 * Asks the providers whether what was chosen is offered still, and what it costs now: whatever the body says, the price is theirs. A quote that is
 * stored already is not asked for again. Returns the confirmed quotes by their ids.
 *
 * Errors: 404; 422 for an offer that is gone, at the place of its choice; 502 when a provider does not answer.
 */
export async function confirmOffers<Kind extends SearchedKind>(
  deps: Deps,
  session: Session,
  kind: Kind,
  choices: readonly Choice<Kind>[],
  log: FastifyBaseLogger,
): Promise<ReadonlyMap<string, QuoteOf[Kind]>> {
  const confirmed = new Map<string, QuoteOf[Kind]>();
  for (const [place, { id: idServico, escolhida, adultos }] of choices.entries()) {
    if (escolhida === null || (await selectQuote(deps.db, escolhida.id))) continue;
    const gone = () => new ViolationsError([{ key: 'oferta_indisponivel', field: `${place}.escolhida` }]);
    const { request, row } = await findSearched(deps, session, kind, idServico);
    const service = serviceOfRow<Kind>(row);
    const credentials = await searchedConsolidators(deps.db, session, kind, request.empresaId);
    const credential = credentials.find(({ id }) => id === escolhida.agenciaServico?.id);
    if (!credential) throw gone();
    const criteria = criteriaOfQuote(kind, escolhida, { adultos: adultos ?? service.adultos, viajantes: service.viajantes });
    const offer = await sandboxSearch(deps.config.sandboxSearchMs)
      .confirm(
        { kind, consolidadora: credential.consolidadora, criteria, reference: idServico, now: deps.now() },
        escolhida.id,
        AbortSignal.timeout(ANSWER_MS),
      )
      .catch((error: unknown) => {
        log.warn({ erro: error instanceof Error ? error.name : 'unknown' }, 'a consolidator did not confirm an offer');
        throw new CallError(502, 'pesquisa_sem_resposta');
      });
    if (!offer) throw gone();
    confirmed.set(offer.id, quoteOfOffer(kind, offer, { service, agency: session.agencia, credential }));
  }
  return confirmed;
}
