export { cardExpiryMask } from './card-expiry-mask.ts';
