import { activeProfile, PROFILES } from '@guiche/domain/access';
import type { HotelQuote, Quote } from '@guiche/domain/entities';
import type { StatusSolicitacao } from '@guiche/domain/enums';
import { requestChanges } from '@guiche/domain/logs';
import { justifiedChoiceViolation, withJustifiedChoice } from '@guiche/domain/policies';
import { choiceIsOptional, comparableTotal, offeredQuotes, quoteName } from '@guiche/domain/quotes';
import { type SentChoice, sentChoiceViolations, statusAfterSentChoice } from '@guiche/domain/requests';
import { type Transaction, withTransaction } from '../db/transaction.ts';
import type { Deps } from '../deps.ts';
import { CallError, ViolationsError } from '../http/call-error.ts';
import { quoteOfRow } from '../quotes/data/quote-row.ts';
import { quotesOfRequest } from '../quotes/data/request-quotes.ts';
import { moveRequest } from '../requests/data/change-request.ts';
import { writeRequestLog } from '../requests/data/request-log.ts';
import { grouped, servicesOfRequest } from '../requests/data/services.ts';
import { type RequestRow, statusOf } from '../requests/data/visible-requests.ts';
import { loggedRequest } from '../requests/logged-request.ts';
import { lockVisible } from '../requests/request-access.ts';
import { applyClientAnswer } from '../sandbox/apply-client-answer.ts';
import type { Session } from '../session/data/sessions.ts';
import { type Approver, approverOf } from './data/approver-of.ts';
import { lowestPriceRuleOf } from './data/lowest-price-rule.ts';
import { NOT_REMOVED, storeChoice, traceOf } from './data/searched-choice.ts';
import type { Justified } from './justified-choice.ts';

/** A choice with the reason for a hotel that breaks the policy. */
interface ReasonedChoice extends SentChoice {
  readonly justificativa: string | null;
}

/** What became of a request whose choice was sent. */
interface Sent {
  readonly status: StatusSolicitacao;
  /** The name of who approves it; null where nobody does. */
  readonly aprovador: string | null;
}

/**
 * The reason with which a hotel is chosen from those that are offered for its service, under the rule of its company as it is now. Errors: 422, at
 * the place of the choice.
 * @see S-108, S-109, S-110, S-111
 */
async function justified(
  tx: Transaction,
  { empresaId }: RequestRow,
  { quote, offered, reason, place }: { quote: Quote; offered: readonly Quote[]; reason: string | null; place: number },
): Promise<Justified> {
  const none = { escolhida: quote as HotelQuote, validacao: null, justificativa: null };
  const rule = await lowestPriceRuleOf(tx, empresaId);
  const total = comparableTotal(quote);
  if (rule === null || total === null) return none;
  const totals = offered.flatMap((one) => comparableTotal(one) ?? []).map((each) => ({ total: each }));
  const violation = justifiedChoiceViolation({ total }, totals, rule, reason);
  if (violation) throw new ViolationsError([{ ...violation, field: `${place}.${violation.field}` }]);
  // A reason that was given although none was needed is not kept.
  return justifiedChoiceViolation({ total }, totals, rule, null) === undefined
    ? none
    : withJustifiedChoice<HotelQuote, typeof none & Justified>(none, none.escolhida, rule, reason);
}

/** The request waits for its approver, who is named in it from now on. */
async function sendToApproval(
  tx: Transaction,
  request: RequestRow,
  sent: { readonly approver: Approver; readonly chosen: readonly Quote[]; readonly usuarioNome: string; readonly em: Date },
): Promise<void> {
  const { approver, chosen, usuarioNome, em } = sent;
  const to = statusAfterSentChoice(statusOf(request), true);
  await moveRequest(
    tx,
    request,
    { to, by: 'CLIENTE' },
    {
      aprovadorId: approver.id,
      dados: { ...request.dados, aprovadorSolicitacao: { nome: approver.nome } },
      // It was asked for with that reason, and is made.
      justificativaRetorno: null,
      analiseDesde: null,
      sandboxRespondeEm: null,
    },
  );
  await writeRequestLog(tx, {
    solicitacaoUuid: request.uuid,
    tipo: 'RESPOSTA_CLIENTE',
    usuarioNome,
    em,
    alteracoes: requestChanges(loggedRequest(request), { status: to, escolhidas: chosen.map(quoteName) }),
  });
}

/**
 * Stores what a traveller chose of the offered quotes and sends the request on: to its approver, or to its issue where nobody approves.
 * Errors: 404 for a request in which the caller does not travel, 403 for anybody but a traveller, 422.
 * @see S-001, S-109, S-110, Q-096
 */
export async function sendChoice({ db, now }: Deps, session: Session, idViagem: number, choices: readonly ReasonedChoice[]): Promise<Sent> {
  const em = now();
  const usuarioNome = session.usuario.nome;
  return withTransaction(db, async (tx) => {
    const request = await lockVisible(tx, session, { id: idViagem });
    if (activeProfile({ profiles: session.usuario.perfis }) !== PROFILES.TRAVELLER) throw new CallError(403, 'sem_permissao');
    const quotes = grouped((await quotesOfRequest(tx, request.uuid)).map(quoteOfRow), ({ idServico }) => idServico);
    const services = await servicesOfRequest(tx, request);
    const whole = services.map(({ id, idCotacaoEscolhida }) => ({ id, idCotacaoEscolhida, cotacoes: quotes.get(id) ?? [] }));
    const offeredOf = new Map(whole.map((service) => [service.id, offeredQuotes(service)]));
    const offers = whole.map((service) => ({
      id: service.id,
      ofertas: offeredQuotes(service).map((quote) => quote.id),
      opcional: choiceIsOptional(service),
    }));
    const violations = sentChoiceViolations(statusOf(request), offers, choices);
    if (violations.length > 0) throw new ViolationsError(violations);
    const chosen: Quote[] = [];
    for (const [place, { idServico, idCotacao, justificativa }] of choices.entries()) {
      const service = services.find(({ id }) => id === idServico);
      const offered = offeredOf.get(idServico) ?? [];
      const quote = offered.find(({ id }) => id === idCotacao);
      // `sentChoiceViolations` found both.
      if (!service || !quote) throw new CallError(404, 'cotacao_nao_encontrada');
      const trace = traceOf(service);
      // The reason that was given when it was chosen from a search holds on.
      const reason = justificativa ?? (service.idCotacaoEscolhida === idCotacao ? trace.justificativa : null);
      const kept =
        service.tipoServico === 'HOTEL'
          ? await justified(tx, request, { quote, offered, reason, place })
          : { validacao: null, justificativa: null };
      await storeChoice(tx, service, idCotacao, { ...trace, ...kept, ...NOT_REMOVED });
      chosen.push(quote);
    }
    const approver = await approverOf(tx, request);
    if (approver) {
      await sendToApproval(tx, request, { approver, chosen, usuarioNome, em });
      return { status: statusAfterSentChoice(statusOf(request), true), aprovador: approver.nome };
    }
    const escolhidas = new Map(chosen.map(({ idServico, id }) => [idServico, id]));
    await applyClientAnswer(tx, request, { resposta: 'APROVAR', escolhidas }, em, usuarioNome);
    return { status: statusAfterSentChoice(statusOf(request), false), aprovador: null };
  });
}
