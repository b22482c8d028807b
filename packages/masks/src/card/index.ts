export {
  CARD_BRANDS,
  type CardBrand,
  type CardNumberProblem,
  cardBrand,
  formatCardNumber,
  isCardNumber,
  isPartialCardNumber,
  parseCardNumber,
  validateCardNumber,
} from './card.ts';
