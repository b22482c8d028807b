export { CardExpiryInput, type CardExpiryInputProps } from './card-expiry-input.tsx';
