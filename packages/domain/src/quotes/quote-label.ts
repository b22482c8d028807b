import type { StatusCotacao } from '../enums/index.ts';
import type { StatusLabel } from '../requests/index.ts';

/** The label of each quote status. @see S-286, S-325 */
const LABELS: Record<StatusCotacao, StatusLabel> = {
  COTACAO_PENDENTE: { key: 'status_cotacao_cotacao_pendente', tone: 'warning' },
  COTACAO_FINALIZADA: { key: 'status_cotacao_cotacao_finalizada', tone: 'success' },
  COTACAO_CANCELADA: { key: 'status_cotacao_cotacao_cancelada', tone: 'neutral' },
  EMISSAO_PENDENTE: { key: 'status_cotacao_emissao_pendente', tone: 'warning' },
  EMISSAO_ALTERACAO: { key: 'status_cotacao_emissao_alteracao', tone: 'warning' },
  EMISSAO_ALTERADA: { key: 'status_cotacao_emissao_alterada', tone: 'success' },
  EMISSAO_CANCELAMENTO_PENDENTE: { key: 'status_cotacao_emissao_cancelamento_pendente', tone: 'danger' },
  EMISSAO_CANCELADA: { key: 'status_cotacao_emissao_cancelada', tone: 'neutral' },
  EMISSAO_FINALIZADA: { key: 'status_cotacao_emissao_finalizada', tone: 'success' },
  COTACAO_EM_ANALISE: { key: 'status_cotacao_cotacao_em_analise', tone: 'info' },
  APROVACAO: { key: 'status_cotacao_aprovacao', tone: 'info' },
};

/** The label of one quote's status. */
export function statusCotacaoLabel(status: StatusCotacao): StatusLabel {
  return LABELS[status];
}
