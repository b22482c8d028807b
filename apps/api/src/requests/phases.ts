import type { StatusSolicitacao } from '@guiche/domain/enums';

/** Which request statuses each list of open requests holds. @see A-086 @see A-095 @see A-096 */
export const PHASES = {
  quoting: ['COTACAO_AGENCIA'],
  issuing: ['EMISSAO', 'EMISSAO_ALTERACAO'],
  analysis: ['SELECAO_COTACAO'],
} as const satisfies Record<string, readonly StatusSolicitacao[]>;

export type Phase = keyof typeof PHASES;
