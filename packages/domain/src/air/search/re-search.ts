import { formatMoney } from '@guiche/masks/money';
import type { StatusSolicitacao } from '../../enums/index.ts';
import type { airMessages } from '../../messages/air/index.ts';
import type { TopicKey, Wording } from '../../messages/index.ts';
import { decimal, roundCents } from '../../pricing/decimal.ts';
import { quotesMayChange } from '../../requests/index.ts';

/** A question before an action, and the label of the button that confirms it. */
export interface Question extends Wording<TopicKey<typeof airMessages>> {
  readonly confirm: 'seguir_com_alteracao';
}

interface Totalled {
  readonly total: number;
}

/**
 * The question before an expired quote is replaced by the one that was found again: asked only when the new one costs more, compared at 2
 * decimals; it names both values. Null when the quote is replaced without asking.
 * @see S-053
 */
export function replacementQuestion(expired: Totalled, found: Totalled, currency = 'BRL'): Question | null {
  return questionOfMore('confirmacao_novo_valor_aereo', expired, found, currency);
}

/**
 * The question before an expired reservation is replaced by the one that was found again: asked only when the new one costs more; it names
 * both values. Null when the reservation is replaced without asking.
 * @see
 */
export function reservationQuestion(expired: Totalled, found: Totalled, currency = 'BRL'): Question | null {
  return questionOfMore('confirmar_novo_valor_da_reserva', expired, found, currency);
}

/**
 * The question of the request's stage before an expired air quote is replaced by the one that was found again: about the offer while the request is
 * quoted, about the reservation afterwards. Null when it is replaced without asking.
 * @see S-053, Q-199, Q-200
 */
export function reSearchQuestion(status: StatusSolicitacao, expired: Totalled, found: Totalled, currency?: string): Question | null {
  return quotesMayChange(status) ? replacementQuestion(expired, found, currency) : reservationQuestion(expired, found, currency);
}

function questionOfMore(key: TopicKey<typeof airMessages>, expired: Totalled, found: Totalled, currency: string): Question | null {
  const before = roundCents(decimal(expired.total));
  const after = roundCents(decimal(found.total));
  if (after <= before) return null;
  const params = { valorAntigo: formatMoney(before, { currency }), valorNovo: formatMoney(after, { currency }) };
  return { key, params, confirm: 'seguir_com_alteracao' };
}

interface Quoted<Quote> {
  readonly escolhida: Quote | null;
  readonly cotacoes: readonly Quote[];
}

/**
 * An air service after its reservation was found again: it takes over the chosen quote and, if the server returned them, the quotes.
 * @see Q-199
 */
export function withFoundReservation<Quote, Service extends Quoted<Quote>>(service: Service, answer: Partial<Quoted<Quote>>): Service {
  return { ...service, escolhida: answer.escolhida ?? service.escolhida, cotacoes: answer.cotacoes ?? service.cotacoes };
}

/** The quote that is chosen after a new search; `confirmed` is the answer to the question, if one was asked. @see S-053 */
export function chosenAfterSearch<Quote extends Totalled>(expired: Quote, found: Quote, confirmed: boolean): Quote {
  return confirmed || replacementQuestion(expired, found) === null ? found : expired;
}
