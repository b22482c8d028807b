import { cancellationCalculation } from '@guiche/domain/fines';
import type { Answer } from '../../call/define-call.ts';
import type { TOPICS, Topic } from '../../calls/index.ts';
import type { findServicesUnderChange } from '../../changed-issues/index.ts';
import type { insertView } from '../../views/index.ts';
import { AGENCY } from './agencies.ts';
import { ATTACHMENT, ATTACHMENT_LOG_ENTRY } from './attachments.ts';
import { EARLIER_ISSUE, USABLE_BALANCE } from './balances.ts';
import { MASKED_CARD, VIRTUAL_CARD } from './cards.ts';
import { CHAT, SENT_MESSAGE } from './chat.ts';
import { CLIENT_CARD, FIXED_RULE, GROUP, INTEGRATION, PARTICULARITIES, TICKET, VIP_TRAVELLER } from './clients.ts';
import { CREDENTIAL_ANSWERS } from './credentials.ts';
import {
  CALLED_OFF_FLIGHT,
  CANCELLED_BUS,
  CANCELLED_CAR,
  CANCELLED_FLIGHT,
  CANCELLED_SERVICE,
  CANCELLED_STAY,
  CHANGED_FLIGHT,
} from './ended-issues.ts';
import { CAPTURED, HOTEL_QUOTE, ISSUED_AIR } from './issued.ts';
import { CLIENT, CONSULTANT, INSTANCE, USER } from './people.ts';
import { MARCO_ZERO } from './places.ts';
import { AIR_QUOTE, CONSOLIDATOR, FARE_FAMILY, GRU, SUPPLIER } from './quotes.ts';
import { LISTED_REPORT, REPORT, REPORT_JOB } from './reports.ts';
import { CONCLUDED, REQUEST, SUMMARY } from './requests.ts';
import { SEARCH_ANSWERS } from './searches.ts';

/** A saved view: the urgent ones of Recife. */
const VIEW = {
  id: '7a0e4c55-2f1e-4b0b-9d0a-3c5b8f6e1d22',
  nome: 'Recife, vencidas',
  filtros: { lista: 'cotacoes', termo: 'recife', responsavel: 'todos', cliente: null, prazo: 'vencidos' },
  ordem: { coluna: 'cliente', sentido: 'crescente' },
  colunas: null,
  compartilhada: true,
  versao: 2,
  inicial: false,
  dono: { id: CONSULTANT.id, name: CONSULTANT.name },
} satisfies Answer<typeof insertView>;

type AnyCall = (typeof TOPICS)[Topic]['calls'][number];

const DISMISSED = {
  chave: 'CONEXAO_CURTA|6f1c2b1e-6a50-4f6c-9c39-0d7e5a3b1c11|0a6c8d3e-55b1-4c8e-8f2a-6b1d9c7e4f22|5d1a7c3e',
  motivo: 'A companhia garante a conexão.',
  por: CONSULTANT.name,
  em: '2026-11-21T14:05:09.000Z',
};

/** The state of a changed issue, with one of its services. */
const UNDER_CHANGE = {
  idSolicitacao: REQUEST.idSolicitacao,
  status: 'EMISSAO_ALTERACAO',
  versao: 7,
  servicosAereos: REQUEST.servicosAereos,
  servicosHotel: [],
  servicosCarro: [],
  servicosRodoviario: [],
  servicosOutros: [],
} satisfies Answer<typeof findServicesUnderChange>;
const CHANGED = { ...SUMMARY, status: 'EMISSAO_ALTERACAO', statusCotacaoViagem: 'EMISSAO_ALTERACAO' } as const;

/** An example of the successful response of each call that has a body then: a call without an example does not compile. */
export const ANSWERS: { readonly [C in AnyCall as Answer<C> extends undefined ? never : C['name']]: Answer<C> } = {
  login: USER,
  verifyLogin: {},
  findAuthorization: 'Q2xhcmEtYS1zZXNzYW8tZG8tZXhlbXBsby1kYS1hcGk',
  hasExternalSupplier: false,
  loggedUser: USER,
  currentUser: USER,
  listClientInstances: [CLIENT],
  listFeatureToggles: [{ nome: 'ATENDIMENTO_ZENDESK', ativo: false }],
  listNotifications: [
    { quantidade: 12, tipoNotificacao: 'COTACAO' },
    { quantidade: 4, tipoNotificacao: 'EMISSAO' },
  ],
  countIssuedAir: [{ data: '2026-11-20T00:00:00.000Z', quantidade: 7 }],
  countFinalizedAir: [{ data: '2026-11-20T00:00:00.000Z', quantidade: 5 }],
  listBiReports: [{ url: 'https://bi.exemplo.com.br/relatorios/vendas', nome: 'Vendas por cliente' }],
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
  listUsers: [USER],
  listAllUsers: [USER],
  findUser: USER,
  listUserInstances: [INSTANCE],
  findSharedLogin: false,
  insertUser: USER,
  changeUser: USER,
  sendInvites: { naoEnviados: [] },
  listUserLog: [
    {
      acao: 'CHANGE_EMAIL',
      usuario: CONSULTANT.name,
      data: '2026-11-21T14:05:09.000Z',
      valorAnterior: 'camila@guiche.demo',
      valorNovo: USER.email,
    },
    { acao: 'LOGIN', usuario: CONSULTANT.name, data: '2026-11-21T11:02:40.000Z', valorAnterior: null, valorNovo: null },
  ],
  listQuotes: [SUMMARY],
  listIssues: [{ ...SUMMARY, status: 'EMISSAO', statusCotacaoViagem: 'EMISSAO_PENDENTE' }],
  listQuotesOfClients: [SUMMARY],
  listIssuesOfClient: [{ ...SUMMARY, status: 'EMISSAO', statusCotacaoViagem: 'EMISSAO_PENDENTE' }],
  listViews: [{ ...VIEW, quantidade: 7 }],
  insertView: VIEW,
  changeView: VIEW,
  listClientAnalysis: [
    { ...CONCLUDED, analiseCliente: { desde: '2026-11-21T15:10:00.000Z', quantidadeCotacoes: 3, melhorTotal: 1741.08 } },
  ],
  listHistory: { content: [{ ...SUMMARY, status: 'FINALIZADO', statusCotacaoViagem: 'EMISSAO_FINALIZADA' }], hasMore: true },
  listCloseDeadlines: [
    {
      idSolicitacao: SUMMARY.idSolicitacao,
      fase: 'COTACAO',
      prazo: '2026-11-21T15:00:00.000Z',
      empresa: SUMMARY.empresa.nome,
      responsavel: CONSULTANT.id,
    },
  ],
  searchRequests: [{ ...SUMMARY, localizador: 'QXT7LM' }],
  findRequest: { content: [REQUEST] },
  findDashboardRequest: REQUEST,
  findReturnJustification: { justificativa: 'Os horários não atendem à agenda. Por favor, cotem opções mais cedo.' },
  listRequestLog: [
    {
      tipoAlteracaoSolicitacao: 'ASSUMINDO_SOLICITACAO',
      user: { name: CONSULTANT.name },
      date: '2026-11-21T14:05:09.000Z',
      usuarioAnterior: null,
      alteracoes: [{ campo: 'campo_responsavel', antes: null, depois: { tipo: 'TEXTO', valor: CONSULTANT.name } }],
    },
  ],
  listRemovedQuotes: [
    {
      idCotacao: '5d3c7f0e-2a4b-4c1d-9e8f-7a6b5c4d3e2f',
      usuario: CONSULTANT.name,
      data: '2026-11-21T14:05:09.000Z',
      detalhes: 'Total: R$ 1.587,54',
    },
  ],
  concludeQuoting: CONCLUDED,
  returnRequest: { ...SUMMARY, status: 'SELECAO_COTACAO', statusCotacaoViagem: 'COTACAO_FINALIZADA' },
  findTripFacts: {
    outrasViagens: [{ idSolicitacao: 48217, idViajante: 'v1', inicio: '2026-12-12', fim: '2026-12-16' }],
    dispensados: [DISMISSED],
  },
  dismissWarning: DISMISSED,
  findResponsible: { reponsavel: CONSULTANT },
  listConsultants: [{ ...CONSULTANT, profiles: [2] }],
  takeOverRequest: { reponsavel: CONSULTANT },
  takeOverRequests: { reponsavel: CONSULTANT, resultados: [{ uuid: SUMMARY.uuid, recusa: null }] },
  saveQuote: AIR_QUOTE,
  saveIssue: { ...AIR_QUOTE, statusCotacao: 'EMISSAO_PENDENTE', dataEmissao: '2026-11-21T14:05:09.000Z', emissor: CONSULTANT.name },
  listUsableBalances: [USABLE_BALANCE],
  useBalance: { tarifa: 594.3, reserva: '7d1c/640.2/1234.5' },
  findUsedBalance: { valor: 640.2, tarifaAntes: 1234.5 },
  listEarlierIssues: [EARLIER_ISSUE],
  saveEarlierIssues: [EARLIER_ISSUE],
  concludeIssues: { ...SUMMARY, status: 'FECHAMENTO', statusCotacaoViagem: 'EMISSAO_FINALIZADA' },
  concludeChangedIssues: { ...SUMMARY, status: 'FECHAMENTO', statusCotacaoViagem: 'EMISSAO_FINALIZADA' },
  issueAir: {
    status: 'SUCCESS',
    originalResponse: null,
    erro: null,
    solicitacaoWex: null,
    cartaoWex: null,
    mensagemRetornoWex: null,
    aereoCotacao: ISSUED_AIR,
    cotacao: { ...AIR_QUOTE, ...ISSUED_AIR, statusCotacao: 'EMISSAO_PENDENTE', versao: 4 },
  },
  issueHotel: {
    status: 'ERROR',
    originalResponse: null,
    erro: '{"error":"{\\"message\\":\\"Sem disponibilidade\\"}"}',
    solicitacaoWex: null,
    cartaoWex: null,
    mensagemRetornoWex: null,
    hotelCotacao: null,
    cotacao: HOTEL_QUOTE,
  },
  checkExternal: { emitido: true, dados: CAPTURED },
  researchExpired: { ...AIR_QUOTE, statusCotacao: 'EMISSAO_PENDENTE', validadeReserva: '2026-11-22T14:05:09.000Z', total: 1640 },
  updateExpired: { escolhida: AIR_QUOTE, cotacoes: [AIR_QUOTE] },
  listChangedIssues: { content: [CHANGED], hasMore: false },
  findChangedIssue: { ...REQUEST, status: 'EMISSAO_ALTERACAO', statusCotacaoViagem: 'EMISSAO_ALTERACAO' },
  findServicesUnderChange: UNDER_CHANGE,
  findChangeApproval: { ...UNDER_CHANGE, status: 'APROVACAO_ALTERACAO', aprovadorAlteracao: { nome: 'Helena Prado' } },
  sendForChange: CHANGED,
  decideChange: { ...SUMMARY, status: 'EMISSAO', statusCotacaoViagem: 'EMISSAO_PENDENTE' },
  sendVoucher: { id: '3b0a7f52-8f0e-4c5b-9d7d-2f7a1c9e6b40' },
  restoreQuote: { ...AIR_QUOTE, versao: 2 },
  listQuoteLog: [
    {
      acao: 'ALTERAR',
      usuario: CONSULTANT.name,
      data: '2026-11-21T14:32:10.000Z',
      detalhes: 'Total: R$ 1.587,54 → R$ 1.741,08',
      alteracoes: [
        {
          campo: 'campo_tarifa',
          antes: { tipo: 'DINHEIRO', valor: 1234.5, moeda: 'BRL' },
          depois: { tipo: 'DINHEIRO', valor: 1388.04, moeda: 'BRL' },
        },
        { campo: 'campo_localizador', trecho: 1, voo: 2, antes: null, depois: { tipo: 'TEXTO', valor: 'XYZ123' } },
      ],
    },
    {
      acao: 'CANCELAR',
      usuario: CONSULTANT.name,
      data: '2026-11-21T18:00:00.000Z',
      detalhes: 'Total: R$ 1.587,54',
      alteracoes: [{ campo: 'campo_taxa_cancelamento', antes: null, depois: { tipo: 'DINHEIRO', valor: 350, moeda: 'BRL' } }],
      calculo: cancellationCalculation(AIR_QUOTE, { multa: 350, credito: 1237.54 }),
    },
  ],
  listServiceTickets: [TICKET],
  findChangeBlock: false,
  listServiceGroups: [GROUP],
  insertServiceGroup: GROUP,
  changeServiceGroup: GROUP,
  findParticularities: PARTICULARITIES,
  findClientCard: CLIENT_CARD,
  findClientInstance: CLIENT,
  findFlowRule: FIXED_RULE,
  findTravellerRule: FIXED_RULE,
  listLoyaltyProgrammes: PARTICULARITIES.fidelidades,
  listVipTravellers: [VIP_TRAVELLER],
  saveVipTraveller: VIP_TRAVELLER,
  checkVipTraveller: { vip: true, premium: false },
  findAgency: AGENCY,
  saveAgency: AGENCY,
  listIntegrations: [INTEGRATION],
  saveIntegrations: [INTEGRATION],
  ...CREDENTIAL_ANSWERS,
  findMargin: 10,
  listFareFamilies: [FARE_FAMILY],
  listRentalCompanies: [{ nome: 'Localiza' }],
  suggestRate: { cotacao: 5.4321 },
  findFine: {
    multa: null,
    taxaCancelamento: 350,
    tarifaTotal: AIR_QUOTE.tarifaTotal,
    taxas: AIR_QUOTE.taxas,
    opcaoSaldo: null,
    dataCancelamento: null,
    idServico: AIR_QUOTE.idServico,
    total: AIR_QUOTE.total,
  },
  cancelAirIssue: CANCELLED_FLIGHT,
  changeAirIssue: CHANGED_FLIGHT,
  cancelHotelReservation: CANCELLED_STAY,
  cancelIssueOfAir: CALLED_OFF_FLIGHT,
  cancelIssueOfHotel: { ...CANCELLED_STAY, statusCotacao: 'COTACAO_CANCELADA', multa: null, opcaoSaldo: null, dataCancelamento: null },
  cancelIssueOfCar: CANCELLED_CAR,
  cancelIssueOfBus: CANCELLED_BUS,
  cancelIssueOfOther: CANCELLED_SERVICE,
  openFollowUp: CHAT,
  openFollowUpOfAgency: CHAT,
  listNewMessages: CHAT.messages,
  sendMessage: SENT_MESSAGE,
  listAttachments: [ATTACHMENT],
  listQuoteAttachments: [{ ...ATTACHMENT, idCotacao: AIR_QUOTE.id }],
  listAttachmentLog: [ATTACHMENT_LOG_ENTRY],
  listQuoteAttachmentLog: [ATTACHMENT_LOG_ENTRY],
  uploadAttachment: ATTACHMENT.url,
  uploadRequestAttachment: ATTACHMENT.url,
  sendBookingEmail: { ticket: { id: 482_915_307 } },
  writeBookingText:
    'Olá! Pedimos a reserva abaixo. Por favor, confirme por e-mail com o código da reserva.\n\nHotel: Hotel Boa Viagem\nHóspedes: Ana Lima, João Sá',
  findCharges: [{ statusCobranca: 'COBRADO' }, { statusCobranca: 'EM_ABERTO' }],
  findTravellerCard: MASKED_CARD,
  findFixedCard: { ...MASKED_CARD, nomeCartaoColaborador: 'SERRA AZUL LTDA' },
  findVirtualCard: VIRTUAL_CARD,
  generateVirtualCard: VIRTUAL_CARD,
  cancelVirtualCard: { ...VIRTUAL_CARD, estado: 'CANCELADO', cvv: null },
  registerAttachment: ATTACHMENT,
  registerQuoteAttachment: { ...ATTACHMENT, idCotacao: AIR_QUOTE.id },
  ...SEARCH_ANSWERS,
  searchLookup: [{ label: 'GRU – Guarulhos', id: 'GRU', data: JSON.stringify(GRU) }],
  listLookup: [{ label: 'BRL – Real', id: '1', data: JSON.stringify(AIR_QUOTE.moeda) }],
  listIntermediaries: [{ nome: 'CONFIANCA', tipoServico: 1 }],
  listSuppliers: [SUPPLIER],
  listConsolidators: [CONSOLIDATOR],
  findExternalSuppliers: [
    {
      codigo: 'EXT-1011',
      descricao: 'Rede Recife de Hotéis Ltda.',
      dados: JSON.stringify({ cnpj: '11222333000181', cidade: 'Recife', estado: 'PE' }),
    },
  ],
  findPlaces: [MARCO_ZERO],
  listReports: [LISTED_REPORT],
  findReport: REPORT,
  findReportJob: REPORT_JOB,
  cancelReport: { ...REPORT_JOB, estado: 'CANCELADO' },
  keepPresence: [{ usuario: CONSULTANT, cotacoes: ['0a6c8d3e-55b1-4c8e-8f2a-6b1d9c7e4f22'] }],
  writeAsClient: { ...SUMMARY, mensagensNaoLidas: SUMMARY.mensagensNaoLidas + 1 },
  answerAsClient: { ...CONCLUDED, status: 'COTACAO_AGENCIA' },
  decideChangeAsClient: { ...SUMMARY, status: 'EMISSAO', statusCotacaoViagem: 'EMISSAO_PENDENTE' },
  askChangeAsClient: CHANGED,
  endAsClient: { ...SUMMARY, status: 'CANCELADA', statusCotacaoViagem: 'EMISSAO_CANCELADA' },
};
