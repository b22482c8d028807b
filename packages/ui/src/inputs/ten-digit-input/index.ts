export { TenDigitInput, type TenDigitInputProps } from './ten-digit-input.tsx';
