import type { StatusCotacao, StatusCotacaoViagem, StatusSolicitacao } from '../enums/index.ts';

/** The quote status of a request in the statuses where its quotes make no difference. */
const BY_STATUS: Record<Exclude<StatusSolicitacao, 'COTACAO_AGENCIA' | 'EMISSAO_ALTERACAO' | 'CANCELADA'>, StatusCotacaoViagem> = {
  RASCUNHO: 'COTACAO_AGENCIA',
  AGUARDANDO_RESERVA_AUTOMATICA: 'COTACAO_AGENCIA',
  SELECAO_COTACAO: 'COTACAO_FINALIZADA',
  APROVACAO: 'COTACAO_FINALIZADA',
  AUTORIZACAO: 'COTACAO_FINALIZADA',
  REPROVADA: 'COTACAO_CANCELADA',
  EMISSAO: 'EMISSAO_PENDENTE',
  AGUARDANDO_COMPLEMENTARES: 'EMISSAO',
  AGUARDANDO_EMISSAO_AUTOMATICA: 'EMISSAO',
  APROVACAO_ALTERACAO: 'EMISSAO_ALTERACAO',
  FECHAMENTO: 'EMISSAO_FINALIZADA',
  CONFERENCIA: 'EMISSAO_FINALIZADA',
  APROVACAO_FECHAMENTO: 'EMISSAO_FINALIZADA',
  FINALIZADO: 'EMISSAO_FINALIZADA',
};

/**
 * The quote status of a whole request (`statusCotacaoViagem`), from its status and the statuses of all its quotes. While it is quoted it
 * tells whether there is a quote; while an issue is changed, whether only cancellations are left to do; once its client ended it, whether what
 * was issued is still to be cancelled, was cancelled, or never was.
 * @see
 */
export function requestQuoteStatus(status: StatusSolicitacao, quotes: readonly StatusCotacao[]): StatusCotacaoViagem {
  switch (status) {
    case 'COTACAO_AGENCIA':
      return quotes.length === 0 ? 'COTACAO_AGENCIA' : 'COTACAO_PENDENTE';
    case 'EMISSAO_ALTERACAO':
      return quotes.includes('EMISSAO_CANCELAMENTO_PENDENTE') && !quotes.includes('EMISSAO_ALTERACAO')
        ? 'EMISSAO_CANCELAMENTO_PENDENTE'
        : 'EMISSAO_ALTERACAO';
    case 'CANCELADA':
      if (quotes.includes('EMISSAO_CANCELAMENTO_PENDENTE')) return 'EMISSAO_CANCELAMENTO_PENDENTE';
      return quotes.some((quote) => quote.startsWith('EMISSAO_')) ? 'EMISSAO_CANCELADA' : 'COTACAO_CANCELADA';
    default:
      return BY_STATUS[status];
  }
}
