export { ptBr } from './pt-br.ts';
export { VALIDITY_KEYS } from './validity-keys.ts';
export type { AnyMessageKey, MessageKey, Violation, Wording } from './violation.ts';
