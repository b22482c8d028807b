export { ptBr } from './pt-br.ts';
export type { MessageKey, Violation } from './violation.ts';
