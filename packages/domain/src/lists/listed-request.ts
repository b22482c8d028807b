import type { ClientAnalysis, RequestSummary, Traveller } from '../entities/index.ts';

/**
 * What filters, orders and columns read of a request. Less than a `RequestSummary`, so that a server that goes through a hundred thousand of them
 * holds no more.
 */
export interface ListedRequest
  extends Pick<
    RequestSummary,
    | 'idSolicitacao'
    | 'status'
    | 'statusCotacaoViagem'
    | 'responsavel'
    | 'dataViagem'
    | 'dataVencimentoCotacao'
    | 'dataVencimentoEmissao'
    | 'mensagensNaoLidas'
    | 'tiposServico'
    | 'trajeto'
  > {
  readonly colaboradores: readonly Pick<Traveller, 'nomeCompleto'>[];
  readonly empresa: Pick<RequestSummary['empresa'], 'id' | 'nome'>;
  readonly analiseCliente?: ClientAnalysis | undefined;
}
