export { CpfCnpjInput, type CpfCnpjInputProps } from './cpf-cnpj-input.tsx';
