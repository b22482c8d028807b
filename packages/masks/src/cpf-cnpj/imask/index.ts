export { cpfCnpjMask } from './cpf-cnpj-mask.ts';
