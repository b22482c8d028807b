import type { FiltroSolicitacoes, StatusSolicitacao } from '../enums/index.ts';

/**
 * The request statuses of each list of open requests. A request leaves its list when its status changes; finished requests are in none.
 * @see
 */
export const PHASE_STATUSES = {
  quoting: ['COTACAO_AGENCIA'],
  issuing: ['EMISSAO', 'EMISSAO_ALTERACAO'],
  analysis: ['SELECAO_COTACAO'],
} as const satisfies Record<string, readonly StatusSolicitacao[]>;

/** A list of open requests. */
export type Phase = keyof typeof PHASE_STATUSES;

/** The statuses of a filter of pending requests; TODOS covers every list of open requests. @see A-113, S-320 */
export function pendingStatuses(situacao: FiltroSolicitacoes): readonly StatusSolicitacao[] {
  const { quoting, issuing, analysis } = PHASE_STATUSES;
  if (situacao === 'COTACAO') return quoting;
  if (situacao === 'EMISSAO') return issuing;
  return situacao === 'COTACAO_ANALISE_CLIENTE' ? analysis : [...quoting, ...issuing, ...analysis];
}
