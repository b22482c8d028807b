export { CepInput, type CepInputProps } from './cep-input.tsx';
