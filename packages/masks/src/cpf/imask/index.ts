export { cpfMask } from './cpf-mask.ts';
