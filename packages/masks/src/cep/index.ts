export { type CepProblem, formatCep, isCep, isPartialCep, parseCep, validateCep } from './cep.ts';
