import type { Answer } from '../../call/define-call.ts';
import type { TOPICS, Topic } from '../../calls/index.ts';
import { CONSULTANT, INSTANCE, USER } from './people.ts';
import { AIR_QUOTE, CONSOLIDATOR, FARE_FAMILY, GRU, SUPPLIER } from './quotes.ts';
import { CONCLUDED, REQUEST, SUMMARY } from './requests.ts';

type AnyCall = (typeof TOPICS)[Topic]['calls'][number];

/** An example of the successful response of each call that has a body then: a call without an example does not compile. */
export const ANSWERS: { readonly [C in AnyCall as Answer<C> extends undefined ? never : C['name']]: Answer<C> } = {
  login: USER,
  verifyLogin: {},
  loggedUser: USER,
  currentUser: USER,
  listClientInstances: [INSTANCE],
  listFeatureToggles: [{ nome: 'ATENDIMENTO_ZENDESK', ativo: false }],
  listNotifications: [
    { quantidade: 12, tipoNotificacao: 'COTACAO' },
    { quantidade: 4, tipoNotificacao: 'EMISSAO' },
  ],
  listSessions: [
    {
      criadaEm: '2026-11-21T11:02:40.000Z',
      ultimoUso: '2026-11-21T14:05:09.000Z',
      endereco: '203.0.113.7',
      programa: 'Mozilla/5.0 (X11; Linux x64) Firefox/152.0',
      atual: true,
    },
  ],
  endOtherSessions: { encerradas: 2 },
  listQuotes: [SUMMARY],
  listIssues: [{ ...SUMMARY, status: 'EMISSAO', statusCotacaoViagem: 'EMISSAO_PENDENTE' }],
  listClientAnalysis: [
    { ...CONCLUDED, analiseCliente: { desde: '2026-11-21T15:10:00.000Z', quantidadeCotacoes: 3, melhorTotal: 1741.08 } },
  ],
  findRequest: { content: [REQUEST] },
  findReturnJustification: { justificativa: 'Os horários não atendem à agenda. Por favor, cotem opções mais cedo.' },
  listRequestLog: [
    {
      tipoAlteracaoSolicitacao: 'ASSUMINDO_SOLICITACAO',
      user: { name: CONSULTANT.name },
      date: '2026-11-21T14:05:09.000Z',
      usuarioAnterior: null,
    },
  ],
  concludeQuoting: CONCLUDED,
  findResponsible: { reponsavel: CONSULTANT },
  listConsultants: [{ ...CONSULTANT, profiles: [2] }],
  takeOverRequest: { reponsavel: CONSULTANT },
  saveQuote: AIR_QUOTE,
  restoreQuote: { ...AIR_QUOTE, versao: 2 },
  findMargin: 10,
  listFareFamilies: [FARE_FAMILY],
  suggestRate: { cotacao: 5.4321 },
  searchLookup: [{ label: 'GRU – Guarulhos', id: 'GRU', data: JSON.stringify(GRU) }],
  listLookup: [{ label: 'BRL – Real', id: '1', data: JSON.stringify(AIR_QUOTE.moeda) }],
  listIntermediaries: [{ nome: 'CONFIANCA', tipoServico: 1 }],
  listSuppliers: [SUPPLIER],
  listConsolidators: [CONSOLIDATOR],
  answerAsClient: { ...CONCLUDED, status: 'COTACAO_AGENCIA' },
};
