export { CpfInput, type CpfInputProps } from './cpf-input.tsx';
