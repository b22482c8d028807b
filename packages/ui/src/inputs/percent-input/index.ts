export { PercentInput, type PercentInputProps } from './percent-input.tsx';
