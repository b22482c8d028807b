export { RateInput, type RateInputProps } from './rate-input.tsx';
