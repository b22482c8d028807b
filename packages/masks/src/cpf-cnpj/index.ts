export { type CpfCnpjProblem, formatCpfCnpj, isCpfCnpj, isPartialCpfCnpj, parseCpfCnpj, validateCpfCnpj } from './cpf-cnpj.ts';
