export { IntegerInput, type IntegerInputProps } from './integer-input.tsx';
