import type { StatusPendencia, StatusSolicitacao } from '../enums/index.ts';

/** The views that a list entry can open in. @see */
export type RequestView = '/agenciaAlteracao' | '/historicoagencia' | '/relatorio';

/** The view that a list entry opens in: changes to change handling, follow-ups to the history, all others to quote and issue. @see */
export function requestView(status: StatusSolicitacao | StatusPendencia): RequestView {
  if (status === 'CANCELAMENTO' || status === 'ALTERACAO') return '/agenciaAlteracao';
  if (status === 'FOLLOW_UP_PENDENTE' || status === 'OUTROS') return '/historicoagencia';
  return '/relatorio';
}
