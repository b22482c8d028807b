import type { OPCAO_SALDO, TipoServico } from '../enums/index.ts';
import { decimal, roundCents } from '../pricing/decimal.ts';

export type OpcaoSaldo = (typeof OPCAO_SALDO)[number];

/**
 * What the client gets back: `refund = total − fine`, half-up to 2 decimals; an empty fine is none.
 *
 * Negative where a fine above the total is let through (air): the client owes the rest.
 * @see Q-152
 */
export function refund(total: number | null, multa: number | null): number {
  return roundCents(decimal(total).minus(decimal(multa)));
}

/** The fine once a balance option is chosen: with ESTORNO all is given back, so it is 0. @see Q-152 */
export function fineWith(opcaoSaldo: OpcaoSaldo | null, multa: number | null): number | null {
  return opcaoSaldo === 'ESTORNO' ? 0 : multa;
}

/** Services whose fine gives the balance option. */
const BY_FINE: Record<TipoServico, boolean> = { AEREO: false, HOTEL: true, CARRO: true, RODOVIARIO: true, OUTROS: false };

/**
 * The balance option that a fine means, for hotel, car and bus: none at all is ESTORNO, a part of the total REEMBOLSO, the whole total
 * leaves nothing to give back. `undefined` for services where the person chooses, and while there is no fine yet.
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
