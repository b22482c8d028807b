import type { RequestSummary, TravelRequest } from '@guiche/domain/entities';
import { CONSULTANT, INSTANCE, TRAVELLER } from './people.ts';
import { AIR_QUOTE, GRU, REC, SERVICE_ID } from './quotes.ts';

const HEAD = {
  id: 48210,
  uuid: '2a4b6c8d-0e1f-4a2b-8c3d-4e5f6a7b8c50',
  idSolicitacao: 48210,
  status: 'COTACAO_AGENCIA',
  statusCotacaoViagem: 'COTACAO_PENDENTE',
  colaboradores: [TRAVELLER],
  empresa: { id: INSTANCE.id, nome: INSTANCE.name, instancia: INSTANCE.instancia },
  responsavel: CONSULTANT,
  dataViagem: '2026-12-10',
  dataVencimentoCotacao: '2026-11-21T18:00:00.000Z',
  dataVencimentoEmissao: null,
  mensagensNaoLidas: 2,
} as const satisfies Partial<RequestSummary>;

export const SUMMARY: RequestSummary = { ...HEAD, colaboradores: [TRAVELLER], tiposServico: ['AEREO'], trajeto: 'GRU → REC' };

/** Concluded, and with the client. */
export const CONCLUDED: RequestSummary = { ...SUMMARY, status: 'SELECAO_COTACAO', statusCotacaoViagem: 'COTACAO_FINALIZADA' };

export const REQUEST: TravelRequest = {
  ...HEAD,
  colaboradores: [TRAVELLER],
  existeServico: true,
  solicitante: { id: TRAVELLER.id, nome: TRAVELLER.nomeCompleto, email: TRAVELLER.email },
  aprovadorSolicitacao: { nome: 'Beatriz Camargo' },
  aprovadorAlteracao: null,
  fluxo: { id: '7', modulo: 'VIAGEM' },
  necessitaAprovacaoAlteracaoValores: false,
  possuiRegraVoltarParaSelecao: true,
  servicosAereos: [
    {
      id: SERVICE_ID,
      idViagem: HEAD.id,
      idCotacaoEscolhida: null,
      valorAprovado: null,
      retroativo: false,
      viajantes: [TRAVELLER],
      acompanhantes: [],
      adultos: 1,
      observacao: 'Preferência por voo direto.',
      camposCustomizados: [],
      tipoServico: 'AEREO',
      tipo: 'IDA',
      segmentos: [{ origem: 'GRU', origemData: GRU, destino: 'REC', destinoData: REC, data: '2026-12-10' }],
      cotacoes: [AIR_QUOTE],
      escolhida: null,
    },
  ],
  servicosHotel: [],
  servicosCarro: [],
  servicosRodoviario: [],
  servicosOutros: [],
};
