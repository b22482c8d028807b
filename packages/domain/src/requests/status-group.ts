import type { GRUPO_STATUS, StatusSolicitacao } from '../enums/index.ts';

/** What request statuses are grouped into. @see S-103 */
export type StatusGroup = (typeof GRUPO_STATUS)[number];

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
