export {
  type CardExpiryProblem,
  formatCardExpiry,
  isCardExpiry,
  isPartialCardExpiry,
  parseCardExpiry,
  validateCardExpiry,
} from './card-expiry.ts';
