export { type CpfProblem, formatCpf, isCpf, isPartialCpf, parseCpf, validateCpf } from './cpf.ts';
