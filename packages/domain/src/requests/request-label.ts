import type { StatusCotacaoViagem, StatusSolicitacao } from '../enums/index.ts';
import type { TopicKey } from '../messages/index.ts';
import type { statusesMessages } from '../messages/statuses/index.ts';

export type StatusTone = 'neutral' | 'info' | 'warning' | 'success' | 'danger';
export interface StatusLabel {
  readonly key: TopicKey<typeof statusesMessages>;
  readonly tone: StatusTone;
}

/** The label of each quote status of a request. @see */
const QUOTE_STATUS: Record<StatusCotacaoViagem, StatusLabel> = {
  COTACAO_AGENCIA: { key: 'status_cotacao_agencia', tone: 'info' },
  COTACAO_PENDENTE: { key: 'status_cotacao_pendente', tone: 'warning' },
  COTACAO_FINALIZADA: { key: 'status_cotacao_finalizada', tone: 'success' },
  COTACAO_CANCELADA: { key: 'status_cotacao_cancelada', tone: 'neutral' },
  EMISSAO: { key: 'status_emissao', tone: 'info' },
  EMISSAO_PENDENTE: { key: 'status_alteracao_emissao', tone: 'warning' },
  EMISSAO_ALTERADA: { key: 'status_emissao_alterada', tone: 'success' },
  EMISSAO_ALTERACAO: { key: 'status_emissao_alteracao', tone: 'warning' },
  EMISSAO_CANCELAMENTO_PENDENTE: { key: 'status_emissao_cancelamento_pendente', tone: 'danger' },
  EMISSAO_FINALIZADA: { key: 'status_emissao_finalizada', tone: 'success' },
  EMISSAO_CANCELADA: { key: 'status_emissao_cancelada', tone: 'neutral' },
};

/** The label of a request's quote status. @see A-073 */
export function quoteStatusLabel(status: StatusCotacaoViagem): StatusLabel {
  return QUOTE_STATUS[status];
}

const ACCOUNTING_DONE: readonly StatusSolicitacao[] = ['FECHAMENTO', 'CONFERENCIA', 'FINALIZADO', 'APROVACAO_FECHAMENTO'];

/** The label of a request status. @see */
export function requestStatusLabel(status: StatusSolicitacao): StatusLabel {
  if (status === 'SELECAO_COTACAO') return { key: 'status_cotacao_em_analise_cliente', tone: 'info' };
  if (ACCOUNTING_DONE.includes(status)) return { key: 'status_confirmado_prestacao_concluida', tone: 'success' };
  if (status === 'CANCELADA') return { key: 'status_cancelamento_pendente', tone: 'danger' };
  return { key: 'status_alteracao_pendente', tone: 'warning' };
}

const AT_APPROVAL: StatusLabel = { key: 'status_em_aprovacao', tone: 'info' };

/** The labels of requests that wait for the client: by their quotes they would seem to be the agency's turn. */
const AT_CLIENT: Partial<Record<StatusSolicitacao, StatusLabel>> = {
  RASCUNHO: { key: 'status_rascunho', tone: 'neutral' },
  SELECAO_COTACAO: requestStatusLabel('SELECAO_COTACAO'),
  APROVACAO: AT_APPROVAL,
  APROVACAO_ALTERACAO: AT_APPROVAL,
};

/**
 * The label of a request in lists and heads: its request status while it waits for the client, otherwise its quote status.
 * @see
 */
export function listStatusLabel(status: StatusSolicitacao, quoteStatus: StatusCotacaoViagem): StatusLabel {
  return AT_CLIENT[status] ?? quoteStatusLabel(quoteStatus);
}
