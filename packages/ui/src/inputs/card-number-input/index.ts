export { CardNumberInput, type CardNumberInputProps } from './card-number-input.tsx';
