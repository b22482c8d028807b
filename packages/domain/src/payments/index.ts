export { CARD_VIEW_SECONDS, cardIsMasked, cardOfForm, cardViewsSince } from './card-view.ts';
export { CODE_END_STATUSES, CODE_STATUSES, codeIsKept, serviceKeepsCode } from './code-statuses.ts';
export {
  type CardMode,
  cardMode,
  isCardPayment,
  isCredentialCreditCard,
  isTravellerCardPayment,
  paymentTypeMayChange,
  paymentTypeViolations,
} from './payment-form.ts';
export { type ShownCard, shownCard } from './shown-card.ts';
export { cardExpiry, nameOnCard } from './traveller-card.ts';
export {
  ESTADO_CARTAO_VIRTUAL,
  type EstadoCartaoVirtual,
  type VirtualCardAction,
  type VirtualCardQuote,
  virtualCardActions,
  virtualCardNeedsSave,
  virtualCardState,
  virtualCardViolation,
  virtualCardViolations,
} from './virtual-card.ts';
