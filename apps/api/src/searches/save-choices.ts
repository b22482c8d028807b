import type { HotelQuote, Quote, QuoteOf } from '@guiche/domain/entities';
import { requestChanges } from '@guiche/domain/logs';
import { isCancelledQuote, quoteName } from '@guiche/domain/quotes';
import { withTransaction } from '../db/transaction.ts';
import type { Deps } from '../deps.ts';
import { CallError, ViolationsError } from '../http/call-error.ts';
import { selectQuoteLocked } from '../quotes/data/find-quote.ts';
import { writeQuoteLog } from '../quotes/data/quote-log.ts';
import { quoteOfRow, rowOfQuote } from '../quotes/data/quote-row.ts';
import { storeQuote } from '../quotes/data/quotes.ts';
import { findService } from '../quotes/find-quote.ts';
import { quotesChanged } from '../requests/data/change-request.ts';
import { writeRequestLog } from '../requests/data/request-log.ts';
import { loggedRequest } from '../requests/logged-request.ts';
import { lockVisible, refuseAnothers, refuseUnlessQuoting } from '../requests/request-access.ts';
import type { SearchedKind } from '../sandbox/search/search-port.ts';
import type { Session } from '../session/data/sessions.ts';
import type { Choice } from './confirm-offers.ts';
import { dropOffer, NOT_REMOVED, storeChoice, traceOf } from './data/searched-choice.ts';
import { serviceOfRow } from './find-offers.ts';
import { type Justified, justifiedChoice } from './justified-choice.ts';

/** A choice with the reason for one that breaks a policy. */
interface ReasonedChoice<Kind extends SearchedKind> extends Choice<Kind> {
  readonly justificativa?: string | null | undefined;
}

export interface Choices<Kind extends SearchedKind> {
  readonly kind: Kind;
  readonly idViagem: number;
  readonly choices: readonly ReasonedChoice<Kind>[];
  /** The offers that their providers confirmed, by id. */
  readonly confirmed: ReadonlyMap<string, QuoteOf[Kind]>;
}

/**
 * Stores what was chosen from a search: the offer becomes a quote of its service, with its log entry, and is the chosen one; it takes the place of
 * the offer that was chosen before, which is removed as long as nobody has worked on it. A quote that is stored already is chosen in the same way.
 * Each change of a choice has an entry in the log of the request; choosing the same offer again changes nothing.
 *
 * Errors: 404; 403 for another's request; 409 when something else is chosen than the caller saw; 422 when the request is not being quoted, the quote
 * is cancelled, or a hotel breaks the policy of the company without a reason.
 * @see B-034, B-061, S-109, S-110, S-347, S-355, S-357, S-360
 */
export function saveChoices<Kind extends SearchedKind>(deps: Deps, session: Session, saved: Choices<Kind>): Promise<void> {
  const { kind, idViagem, choices, confirmed } = saved;
  const em = deps.now();
  return withTransaction(deps.db, async (tx) => {
    const request = await lockVisible(tx, session, { id: idViagem });
    refuseAnothers(request, session);
    refuseUnlessQuoting(request);
    const author = { request, usuarioNome: session.usuario.nome, em };
    for (const [place, { id, escolhida, idEscolhidaAnterior: seen, adultos, justificativa = null }] of choices.entries()) {
      const service = await findService(tx, request, id, kind);
      const chosenId = escolhida?.id ?? null;
      const present = service.idCotacaoEscolhida;
      if (present === chosenId) continue;
      const former = present === null ? undefined : await selectQuoteLocked(tx, present);
      if (seen !== undefined && seen !== present) {
        const parts = { atual: { id, idCotacaoEscolhida: present } };
        if (!former) throw new CallError(409, 'escolha_mudou_para_nenhuma', {}, parts);
        throw new CallError(409, 'escolha_mudou', { nome: quoteName(quoteOfRow(former)) }, parts);
      }
      if (former && isUntouchedOffer(quoteOfRow(former))) {
        await dropOffer(tx, former.id);
        await writeQuoteLog(tx, { acao: 'REMOVER', quote: quoteOfRow(former), ...author });
      }
      let { historico } = traceOf(service);
      let reason: Justified = { validacao: null, justificativa: null };
      let chosen: Quote | null = null;
      if (chosenId !== null) {
        const offer = confirmed.get(chosenId);
        const stored = await selectQuoteLocked(tx, chosenId);
        const quote = stored ? quoteOfRow(stored) : offer && { ...offer, versao: 1 };
        if (!quote || (stored && stored.servicoId !== service.id)) throw new CallError(404, 'cotacao_nao_encontrada');
        if (isCancelledQuote(quote)) throw new ViolationsError([{ key: 'oferta_indisponivel', field: `${place}.escolhida` }]);
        if (!stored) {
          await storeQuote(tx, rowOfQuote(quote, { criadaEm: em, atualizadaEm: em }), undefined);
          await writeQuoteLog(tx, { acao: 'ADICIONAR', quote, ...author });
        }
        if (kind === 'HOTEL') {
          const searchedFor = adultos ?? serviceOfRow<'HOTEL'>(service).adultos;
          const hotel = { quote: quote as HotelQuote, adultos: searchedFor, idEmpresa: request.empresaId, justificativa, place };
          reason = await justifiedChoice(tx, hotel);
        }
        historico = { data: em.toISOString(), dataAntiga: historico?.data ?? null };
        chosen = quote;
      }
      await storeChoice(tx, service, chosenId, { ...traceOf(service), ...reason, ...NOT_REMOVED, historico });
      const [before, after] = [former && quoteOfRow(former), chosen].map((quote) => (quote ? [quoteName(quote)] : []));
      await writeRequestLog(tx, {
        solicitacaoUuid: request.uuid,
        tipo: 'COTACAO_ESCOLHIDA',
        usuarioNome: author.usuarioNome,
        em,
        alteracoes: requestChanges({ ...loggedRequest(request), escolhidas: before ?? [] }, { escolhidas: after ?? [] }),
      });
    }
    await quotesChanged(tx, request);
  });
}

/** Whether a quote is as its search brought it: online, pending, and saved once. */
function isUntouchedOffer({ versao, tipoOrigemCotacao, statusCotacao }: Quote): boolean {
  return versao === 1 && tipoOrigemCotacao === 'SUPPLIER_PESQUISA' && statusCotacao === 'COTACAO_PENDENTE';
}
