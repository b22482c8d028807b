import type { Quote } from '../entities/index.ts';
import type { OPCAO_SALDO, TipoServico } from '../enums/index.ts';
import { decimal, roundCents } from '../pricing/decimal.ts';

export type OpcaoSaldo = (typeof OPCAO_SALDO)[number];

/**
 * The refund to the client: `refund = total − fine`, half-up to 2 decimals; an empty fine counts as 0.
 *
 * Negative when a fine exceeds the total, which air allows: the client owes the rest.
 * @see Q-152
 */
export function refund(total: number | null, multa: number | null): number {
  return roundCents(decimal(total).minus(decimal(multa)));
}

/** The fine after a balance option is chosen: 0 for ESTORNO, which gives everything back; otherwise unchanged. @see Q-152 */
export function fineWith(opcaoSaldo: OpcaoSaldo | null, multa: number | null): number | null {
  return opcaoSaldo === 'ESTORNO' ? 0 : multa;
}

const BY_FINE: Record<TipoServico, boolean> = { AEREO: false, HOTEL: true, CARRO: true, RODOVIARIO: true, OUTROS: false };

/** Whether the fine of a kind of service decides the balance option; for the others a person chooses it. @see Q-153 */
export function fineDecidesOption(kind: TipoServico): boolean {
  return BY_FINE[kind];
}

/**
 * The balance option that follows from a fine, for hotel, car and bus: ESTORNO for a fine of 0, REEMBOLSO for a part of the total, null for
 * the whole total, which leaves nothing to give back. `undefined` for services where the person chooses, and while there is no fine.
 * @see Q-153
 */
export function balanceOptionOfFine(kind: TipoServico, multa: number | null, total: number): OpcaoSaldo | null | undefined {
  if (!BY_FINE[kind] || multa === null) return undefined;
  if (multa === 0) return 'ESTORNO';
  return multa < total ? 'REEMBOLSO' : null;
}

/**
 * The ticket credit that is suggested when a cancelled or changed air issue is confirmed: `total − fine`, at least 0, 2 decimals.
 * @see Q-154
 */
export function suggestedTicketCredit(total: number | null, multa: number | null): number {
  return Math.max(0, refund(total, multa));
}

/**
 * Whether a ticket credit is more than the value of what it is left by, so that a person looks at it once more before it is sent. It is not
 * refused: a ticket that was paid with an earlier balance may leave more than its total says.
 * @see Q-154
 */
export function creditAboveValue(credit: number | null, value: number | null): boolean {
  return decimal(credit).gt(decimal(value));
}

/**
 * Whether the fine of an air issue is more than the value of what it is taken from, so that a person looks at it once more before it is sent. It
 * is not refused: what a change costs may be more than the ticket.
 * @see Q-151
 */
export function fineAboveValue(multa: number | null, value: number | null): boolean {
  return decimal(multa).gt(decimal(value));
}

/**
 * What the client got back of a cancelled issue, in the quote's currency; null for a quote that is not cancelled, without a fine or of air: there a
 * credit may stay at the airline.
 * @see Q-152
 */
export function givenBack(quote: Pick<Quote, 'statusCotacao' | 'total' | 'multa'>): number | null {
  const { statusCotacao, total, multa } = quote;
  return statusCotacao === 'EMISSAO_CANCELADA' && multa !== null && !('segmentos' in quote) ? refund(total, multa) : null;
}
