import type { RequestSummary } from '../entities/index.ts';

/** A request as lists show it: free, without dates, with the given number. */
export function requestSummary(id: number, changes: Partial<RequestSummary> = {}): RequestSummary {
  return {
    id,
    uuid: `00000000-0000-4000-8000-${String(id).padStart(12, '0')}`,
    idSolicitacao: id,
    status: 'COTACAO_AGENCIA',
    statusCotacaoViagem: 'COTACAO_AGENCIA',
    colaboradores: [],
    empresa: { id: 1, nome: 'Aurora', instancia: 'aurora' },
    responsavel: null,
    dataViagem: null,
    dataVencimentoCotacao: null,
    dataVencimentoEmissao: null,
    mensagensNaoLidas: 0,
    tiposServico: ['AEREO'],
    trajeto: null,
    ...changes,
  };
}
