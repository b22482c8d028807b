import type { GRUPO_STATUS, StatusSolicitacao } from '../enums/index.ts';

/** The groups of request statuses. @see S-103 */
export type StatusGroup = (typeof GRUPO_STATUS)[number];

const GROUPS: Partial<Record<StatusSolicitacao, StatusGroup>> = {
  RASCUNHO: 'RASCUNHO',
  FECHAMENTO: 'PENDENTE',
  REPROVADA: 'PENDENTE',
  FINALIZADO: 'FINALIZADA_CANCELADA',
  CANCELADA: 'FINALIZADA_CANCELADA',
};

/** The group of a request status; EM_ANDAMENTO for a status in no other group. @see S-103 */
export function statusGroup(status: StatusSolicitacao): StatusGroup {
  return GROUPS[status] ?? 'EM_ANDAMENTO';
}
