export { type CnpjProblem, formatCnpj, isCnpj, isPartialCnpj, parseCnpj, validateCnpj } from './cnpj.ts';
