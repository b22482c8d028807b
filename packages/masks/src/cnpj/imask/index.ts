export { cnpjMask } from './cnpj-mask.ts';
