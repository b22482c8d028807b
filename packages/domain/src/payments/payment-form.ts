import type { PaymentType } from '../entities/index.ts';
import type { StatusCobranca, TipoFormaPagamento } from '../enums/index.ts';
import { paymentTypeChanged } from '../issuing/issue-pair.ts';
import type { Violation } from '../messages/index.ts';

/** Whether a payment form is paid by card. A record, so that a new form does not compile without an entry here. @see Q-161 */
const BY_CARD: Record<TipoFormaPagamento, boolean> = {
  CARTAO_VIAJANTE: true,
  CARTAOCREDITO: true,
  CARTAOWEX: true,
  CARTAO_FIXO: true,
  CARTAO_VIRTUAL_POR_TRANSACAO: true,
  PAGAMENTO_DIRETO: false,
  FATURADO: false,
};

/** Whether a quote is paid by card; without a payment type it is not. @see Q-161 */
export function isCardPayment(form: TipoFormaPagamento | null): boolean {
  return form !== null && BY_CARD[form];
}

/** Whether a quote is paid by the travellers' own cards. @see Q-114 */
export function isTravellerCardPayment(form: TipoFormaPagamento | null): boolean {
  return form === 'CARTAO_VIAJANTE';
}

/** Whether a credential's form of payment is a credit card. CARTAOWEX is not, although it is a card payment of a quote. @see Q-162 */
export function isCredentialCreditCard(form: TipoFormaPagamento | null): boolean {
  return form !== 'CARTAOWEX' && isCardPayment(form);
}

/** The modes in which the card of a quote is shown. @see Q-164 */
export type CardMode = 'fixed' | 'virtual' | 'billed';

/** The card mode of a payment form; `billed` for a form without a card. @see Q-164 */
export function cardMode(form: TipoFormaPagamento | null): CardMode {
  if (form === 'CARTAO_FIXO') return 'fixed';
  return form === 'CARTAO_VIRTUAL_POR_TRANSACAO' ? 'virtual' : 'billed';
}

/** Whether the payment type of a quote can be changed: not once any of its billing entries is charged. @see Q-163 */
export function paymentTypeMayChange(billing: readonly { readonly statusCobranca: StatusCobranca }[]): boolean {
  return billing.every(({ statusCobranca }) => statusCobranca !== 'COBRADO');
}

interface Paid {
  readonly tipoPagamento: Pick<PaymentType, 'id'> | null;
}

/** What forbids a save that changes the payment type: the quote was charged. Empty when nothing does. @see Q-163 */
export function paymentTypeViolations(
  before: Paid,
  after: Paid,
  billing: readonly { readonly statusCobranca: StatusCobranca }[],
): readonly Violation[] {
  if (!paymentTypeChanged(before, after) || paymentTypeMayChange(billing)) return [];
  return [{ key: 'tipo_pagamento_ja_cobrado', field: 'tipoPagamento' }];
}
