import type { StatusSolicitacao } from '../enums/index.ts';

/** What request statuses are grouped into. @see S-103 */
export const STATUS_GROUPS = ['RASCUNHO', 'PENDENTE', 'FINALIZADA_CANCELADA', 'EM_ANDAMENTO'] as const;
export type StatusGroup = (typeof STATUS_GROUPS)[number];

const GROUPS: Partial<Record<StatusSolicitacao, StatusGroup>> = {
  RASCUNHO: 'RASCUNHO',
  FECHAMENTO: 'PENDENTE',
  REPROVADA: 'PENDENTE',
  FINALIZADO: 'FINALIZADA_CANCELADA',
  CANCELADA: 'FINALIZADA_CANCELADA',
};

/** The group of a request status; one that is in no other is in progress. @see S-103 */
export function statusGroup(status: StatusSolicitacao): StatusGroup {
  return GROUPS[status] ?? 'EM_ANDAMENTO';
}
