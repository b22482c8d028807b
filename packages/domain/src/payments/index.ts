export { type CardMode, cardMode, isCardPayment, isCredentialCreditCard, paymentTypeMayChange } from './payment-form.ts';
export { type ShownCard, shownCard } from './shown-card.ts';
export { cardExpiry, nameOnCard } from './traveller-card.ts';
export {
  ESTADO_CARTAO_VIRTUAL,
  type EstadoCartaoVirtual,
  type VirtualCardAction,
  virtualCardActions,
  virtualCardViolation,
} from './virtual-card.ts';
