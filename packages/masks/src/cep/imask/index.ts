export { cepMask } from './cep-mask.ts';
