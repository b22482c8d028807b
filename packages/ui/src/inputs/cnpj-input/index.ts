export { CnpjInput, type CnpjInputProps } from './cnpj-input.tsx';
