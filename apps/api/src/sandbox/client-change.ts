import { type ChangeDecision, quoteMayBeAsked } from '@guiche/domain/changed-issues';
import { applyAskedChange } from '../changed-issues/apply-asked-change.ts';
import { applyDecision } from '../changed-issues/apply-decision.ts';
import type { Transaction } from '../db/transaction.ts';
import { CallError } from '../http/call-error.ts';
import { quoteOfRow } from '../quotes/data/quote-row.ts';
import { quotesOfRequest } from '../quotes/data/request-quotes.ts';
import { servicesOfRequest } from '../requests/data/services.ts';
import type { RequestRow } from '../requests/data/visible-requests.ts';
import { answererOf } from './answerer-of.ts';
import type { ClientWish } from './client-port.ts';

/** The person at the client company who approves a change: whoever is named for it, else whoever approved the request, else the requester. */
function approverOf(request: RequestRow): string {
  const { aprovadorAlteracao, aprovadorSolicitacao } = request.dados as Record<string, { readonly nome?: string } | null>;
  return aprovadorAlteracao?.nome ?? aprovadorSolicitacao?.nome ?? answererOf(request);
}

/** Writes a client's decision about a change of values. The request's row must be locked. @see Q-096 */
export function applyClientDecision(tx: Transaction, request: RequestRow, decision: ChangeDecision, em: Date): Promise<void> {
  return applyDecision(tx, request, decision, { usuarioNome: approverOf(request), em });
}

/**
 * Writes that a client asks to change or to cancel issues: those of one service, or all for which that is possible. The request's row must be
 * locked. Errors: 404 for a service of another request, 409 when nothing of it can be asked for. @see Q-096
 */
export async function applyClientWish(
  tx: Transaction,
  request: RequestRow,
  { pedido, idServico, segmentos }: ClientWish,
  em: Date,
): Promise<void> {
  const services = await servicesOfRequest(tx, request);
  if (idServico !== undefined && !services.some(({ id }) => id === idServico)) throw new CallError(404, 'servico_nao_encontrado');
  const asked = services.filter(({ id }) => idServico === undefined || id === idServico);
  const chosen = new Set(asked.map(({ idCotacaoEscolhida }) => idCotacaoEscolhida));
  const quotes = (await quotesOfRequest(tx, request.uuid)).filter((row) => chosen.has(row.id) && quoteMayBeAsked(quoteOfRow(row), pedido));
  // Of any other flight the whole is cancelled. @see Q-156
  const ofRoundTrips = asked.every(({ tipoServico, dados }) => tipoServico === 'AEREO' && dados['tipo'] === 'IDA_VOLTA');
  if (quotes.length === 0 || (segmentos !== undefined && (!ofRoundTrips || idServico === undefined || pedido === 'ALTERAR'))) {
    throw new CallError(409, 'erro_status_desatualizado');
  }
  await applyAskedChange(tx, request, { pedido, quotes, segmentos }, { usuarioNome: answererOf(request), em });
}
