import type { AirQuote, Quote } from '../entities/index.ts';
import type { StatusCotacao, StatusSolicitacao } from '../enums/index.ts';
import type { Violation } from '../messages/index.ts';
import { movedRequest } from '../requests/moved-request.ts';
import { movedQuote, quoteMayBecome } from '../requests/quote-transitions.ts';
import { requestMayBecome } from '../requests/transitions.ts';

/** What a client may ask for after the issue. @see Q-096 */
export const PEDIDO_ALTERACAO = ['ALTERAR', 'CANCELAR'] as const;
export type PedidoAlteracao = (typeof PEDIDO_ALTERACAO)[number];

const LEADS_TO: Record<PedidoAlteracao, StatusCotacao> = {
  ALTERAR: 'EMISSAO_ALTERACAO',
  CANCELAR: 'EMISSAO_CANCELAMENTO_PENDENTE',
};

/** Whether a client may ask for a change of a request: it is in the closing, or being changed already. @see Q-096 */
export function changeMayBeAsked(status: StatusSolicitacao): boolean {
  return status === 'EMISSAO_ALTERACAO' || requestMayBecome(status, 'EMISSAO_ALTERACAO', 'CLIENTE');
}

/** Whether a client may ask to change or to cancel a quote: it was issued; or, to cancel it, it waits for its issue or is being changed. @see Q-096 */
export function quoteMayBeAsked({ statusCotacao }: Pick<Quote, 'statusCotacao'>, asked: PedidoAlteracao): boolean {
  return quoteMayBecome(statusCotacao, LEADS_TO[asked], 'CLIENTE');
}

/**
 * Why a change cannot be asked for: the request is neither in the closing nor being changed, or one of the named quotes is not in a status for it. Empty when
 * it can. @see
 */
export function askedChangeViolations(
  status: StatusSolicitacao,
  quotes: readonly Pick<Quote, 'statusCotacao'>[],
  asked: PedidoAlteracao,
): readonly Violation[] {
  if (!changeMayBeAsked(status)) return [{ key: 'solicitacao_nao_pode_ser_alterada', field: '' }];
  const refused = quotes.length === 0 || quotes.some((quote) => !quoteMayBeAsked(quote, asked));
  return refused ? [{ key: 'servico_nao_pode_ser_alterado', field: '' }] : [];
}

/** The status of a request after a change was asked for. Errors: `RangeError` where that is not possible (a caller's mistake). @see Q-096 */
export function statusAfterAskedChange(status: StatusSolicitacao): StatusSolicitacao {
  return movedRequest(status, 'EMISSAO_ALTERACAO', 'CLIENTE');
}

/** The status of a quote after its change or its cancellation was asked for. Errors: as `statusAfterAskedChange`. @see Q-096 */
export function quoteAfterAskedChange(status: StatusCotacao, asked: PedidoAlteracao): StatusCotacao {
  return movedQuote(status, LEADS_TO[asked], 'CLIENTE');
}

/**
 * The segments of an air quote of which some are to be cancelled, counted from 0: these wait for their cancellation, the others stay. A segment
 * that is cancelled stays so. @see
 */
export function segmentsToCancel(segmentos: AirQuote['segmentos'], which: readonly number[]): AirQuote['segmentos'] {
  return segmentos.map((segment, index) =>
    which.includes(index) && segment.status !== 'CANCELADO' ? { ...segment, status: 'PENDENTE_CANCELAMENTO' } : segment,
  );
}
