import { randomUUID } from 'node:crypto';
import { findAgency } from '@guiche/contract/agencies';
import { registerAttachment, registerQuoteAttachment, uploadAttachment } from '@guiche/contract/attachments';
import { researchExpired } from '@guiche/contract/automatic-issuing';
import { generateVirtualCard } from '@guiche/contract/cards';
import { openFollowUp } from '@guiche/contract/chat';
import { switchService } from '@guiche/contract/credentials';
import { insertServiceGroup } from '@guiche/contract/groups';
import { removeQuote, SAVE_QUOTE } from '@guiche/contract/quotes';
import { listClientInstances } from '@guiche/contract/session';
import { insertView } from '@guiche/contract/views';
import { agencyCopies } from '@guiche/domain/agencies';
import type { Attachment, TypedView } from '@guiche/domain/entities';
import { TIPO_SERVICO_ID, type TipoServico } from '@guiche/domain/enums';
import type { IssueEnding } from '@guiche/domain/fines';
import { BY_DEADLINE, columnsOfList, type ExportFormat, type ListName, NO_FILTERS } from '@guiche/domain/lists';
import { servicesOf } from '@guiche/domain/requests';
import { DEMO_PASSWORD } from '../demo/demo-logins.ts';
import { setPassword } from '../session/data/passwords.ts';
import { hashPassword } from '../session/password.ts';
import { earlierIssue, withBalance, withBalanceOf } from './balances.ts';
import { bookable } from './bookings.ts';
import { giveFixedCard, paidBy } from './cards.ts';
import { activationOf, insertedCredential, requestedCredential, TEST_SEARCH, typedCredential, typedRequest } from './credentials.ts';
import { issueToEnd } from './issue-to-end.ts';
import { confirmed, issuable, issuedTrip, pairOf, pathOf, seenTrip, waitingChange } from './issues.ts';
import { awaitingApproval, awaitingChoice, firstOffers } from './own-trips.ts';
import { externalOf, issueOf, providerIssue, searchOf } from './provider-issues.ts';
import { endedJob, reportBody, startedReport } from './reports.ts';
import { airServiceOf, load, takeRequest, typedAirQuote } from './requests.ts';
import { airSearch, busSearch, carSearch, hotelSearch, offered, type SearchedKind, searchedRequest } from './searches.ts';
import type { Person, TestServer } from './test-server.ts';
import { newColleague, typedUser } from './users.ts';

/** The parts of a call. */
export interface Input {
  readonly params?: Record<string, unknown>;
  readonly query?: Record<string, unknown>;
  readonly headers?: Record<string, unknown>;
  readonly body?: unknown;
  readonly file?: File;
}

interface Caller {
  readonly server: TestServer;
  readonly clerk: Person;
}

async function removalBy(caller: Caller) {
  const request = await quotedBy(caller);
  const [quote] = airServiceOf(request).cotacoes;
  if (!quote) throw new Error('the request has no quote');
  const { id, idServico, versao } = quote;
  return { params: { idViagem: request.id, tipoServico: 'aereo' as const }, body: { id, idServico, versao } };
}

async function quotedBy({ server, clerk }: Caller) {
  const { id } = await load(clerk, await takeRequest(server));
  const params = { idViagem: id, tipoServico: 'aereo' as const };
  await clerk.call(SAVE_QUOTE.AEREO, { params, body: await typedAirQuote(clerk, await load(clerk, id)) });
  return load(clerk, id);
}

/** A whole list as a file, as its screen shows it at first. */
export function wholeList(lista: ListName, formato: ExportFormat) {
  return {
    formato,
    filtros: { ...NO_FILTERS, lista },
    ordem: BY_DEADLINE,
    colunas: [...columnsOfList(lista)],
    fuso: 'America/Sao_Paulo',
  };
}

/** A view to save, under a name that nobody has used. */
export function typedView(changes: Partial<TypedView> = {}): TypedView {
  return { nome: `Visão ${randomUUID()}`, filtros: NO_FILTERS, ordem: null, colunas: null, compartilhada: false, ...changes };
}

/** A file as a person attaches it. */
export const aFile = () => new File(['%PDF-1.4\nvoucher'], 'Voucher do hotel.pdf', { type: 'application/pdf' });

/** An attachment to register: what a screen knows of an uploaded file. */
export function attachmentOf(uuidServico: string, url: string, idCotacao: string | null = null): Attachment {
  return {
    uuid: null,
    uuidServico,
    idCotacao,
    data: '2026-11-21T12:00:00.000Z',
    url,
    descricao: 'Voucher do hotel',
    tamanho: 0,
    extensao: 'pdf',
    temp: true,
    idSolicitacao: null,
  };
}

/** A file uploaded for the first quote of a new request. */
async function uploadedBy(caller: Caller) {
  const request = await quotedBy(caller);
  const service = airServiceOf(request);
  const [quote] = service.cotacoes;
  if (!quote) throw new Error('the request has no quote');
  const url = await caller.clerk.files.upload(uploadAttachment, { params: { uuid: service.id }, query: {}, headers: {}, file: aFile() });
  return { request, service, quote, url };
}

/** The number of the online agency Trend, which is the sixth of the consolidators. */
const TREND = 6;
/** The page of a browser that opens a request. */
const NEW_PAGE = '7d1f7c1e-55b1-4c8e-8f2a-6b1d9c7e4f22';
const CHART_WINDOW = { dataInicial: '2025-12-01T00:00:00.000Z', dataFinal: '2026-11-21T00:00:00.000Z' };
let groups = 0;
/** A typed group whose name nobody has used yet. */
function typedGroup() {
  groups += 1;
  return { versao: 0, nome: `Indústria ${groups}`, descricao: 'Célula da manhã', clientes: [{ id: 101, name: '' }] };
}

/** An input with which each call succeeds. A call without an entry fails below. */
export function callInputs({
  server,
  clerk,
  manager,
}: Caller & { readonly manager: Person }): Readonly<Record<string, () => Promise<Input> | Input>> {
  async function vipPlace() {
    const { empresa, colaboradores } = await load(clerk, await takeRequest(server));
    return { instance: empresa.instancia, colaboradorId: colaboradores[0]?.id };
  }
  const removalOfQuote = () => removalBy({ server, clerk });
  const quotedState = async () => {
    const request = await quotedBy({ server, clerk });
    const cotacoes = servicesOf(request).flatMap((service) => service.cotacoes.map(({ id, versao }) => ({ id, versao })));
    return { uuid: request.uuid, id: request.id, status: request.status, cotacoes };
  };
  const uploaded = () => uploadedBy({ server, clerk });
  async function attached() {
    const { service, url } = await uploaded();
    return clerk.call(registerAttachment, { body: attachmentOf(service.id, url) });
  }
  const toEnd = (kind: TipoServico, ending: IssueEnding) => issueToEnd({ server, clerk }, kind, ending);
  async function throughService(kind: TipoServico, ending: IssueEnding): Promise<Input> {
    const { idServico, quote } = await toEnd(kind, ending);
    const { id: idCotacao, versao } = quote;
    return { params: { idServico }, body: { idCotacao, versao, multa: ending === 'DESISTENCIA' ? null : 0 } };
  }
  const searched = (kind: SearchedKind) => searchedRequest({ server, clerk }, kind);
  async function choiceOf(kind: SearchedKind): Promise<Input> {
    const { request, service, offer } = await offered({ server, clerk }, kind);
    return { params: { idViagem: request.id }, body: [{ id: service.id, escolhida: offer }] };
  }
  const own = { id: clerk.user.agency.id };
  const chatOf = async () => (await clerk.call(openFollowUp, { params: { idViagem: await takeRequest(server) } })).id;
  return {
    login: () => ({ headers: {}, body: { login: 'gestora@guiche.demo', password: 'guiche-demo' } }),
    verifyLogin: () => ({ query: { login: 'gestora@guiche.demo' } }),
    loggedUser: () => ({}),
    currentUser: () => ({}),
    listClientInstances: () => ({ query: {} }),
    findClientInstance: () => ({ params: { name: 'serraazul' } }),
    findAgency: () => ({ params: own }),
    saveAgency: async () => ({ params: own, headers: {}, body: await manager.call(findAgency, { params: own }) }),
    copyAgency: async () => {
      const agency = await manager.call(findAgency, { params: own });
      const [copy] = agencyCopies(own.id, agency, await manager.call(listClientInstances, { query: {} }));
      return { params: { productId: copy?.productId }, headers: {}, body: copy?.body };
    },
    listIntegrations: () => ({ params: { name: 'serraazul' } }),
    saveIntegrations: () => ({
      params: { name: 'valedoipe' },
      headers: {},
      body: [{ nome: 'ERP', ativo: false, configuracao: { url: 'https://erp.valedoipe.example', senha: 'nova' } }],
    }),
    listCredentials: () => ({}),
    switchService: async () => {
      const params = { servico: TIPO_SERVICO_ID.OUTROS };
      // Off before, so that it is on for the other calls.
      await manager.call(switchService, { params, headers: {} });
      return { params, headers: {} };
    },
    insertCredential: () => ({ body: typedCredential() }),
    saveCredential: async () => {
      const { id, versao } = await insertedCredential(manager);
      return { params: { id }, body: { ...typedCredential(), versao } };
    },
    listCredentialSuppliers: () => ({ params: { idServico: TIPO_SERVICO_ID.HOTEL } }),
    findCredentialSupplier: async () => {
      const { fornecedor, idServico } = await typedRequest(manager);
      return { params: { idFornecedor: fornecedor.id, tipoServico: idServico } };
    },
    requestCredential: async () => ({ body: await typedRequest(manager) }),
    activateCredential: async () => ({ headers: {}, body: activationOf(await requestedCredential(manager)) }),
    cancelCredential: async () => ({ params: { id: (await requestedCredential(manager)).id }, headers: {} }),
    findCredentialRequest: async () => ({ params: { id: (await requestedCredential(manager)).id } }),
    listCredentialLog: async () => ({ params: { idAgencia: own.id, idServico: (await insertedCredential(manager)).id } }),
    testAirAtAgency: () => ({ body: { consolidadora: 'SAKURA', ...TEST_SEARCH.AEREO } }),
    testHotelAtAgency: () => ({ body: { consolidadora: 'TREND', ...TEST_SEARCH.HOTEL } }),
    testBusAtAgency: () => ({ body: { consolidadora: 'CLICKBUS', ...TEST_SEARCH.RODOVIARIO } }),
    testAirAtIntegrator: () => ({ params: { consolidadora: 'gol' }, body: { consolidadora: 'GOL', ...TEST_SEARCH.AEREO } }),
    testHotelAtIntegrator: () => ({ params: { consolidadora: 'expedia' }, body: { consolidadora: 'EXPEDIA', ...TEST_SEARCH.HOTEL } }),
    testCarAtIntegrator: () => ({ params: { consolidadora: 'movida' }, body: { consolidadora: 'MOVIDA', ...TEST_SEARCH.CARRO } }),
    testAirAtTranslator: () => ({ body: { consolidadora: 'LATAM_NDC', ...TEST_SEARCH.AEREO } }),
    testHotelAtTranslator: () => ({ body: { consolidadora: 'FRONTUR', ...TEST_SEARCH.HOTEL } }),
    testCarAtTranslator: () => ({ body: { consolidadora: 'LOCALIZA', ...TEST_SEARCH.CARRO } }),
    listFeatureToggles: () => ({}),
    listNotifications: () => ({}),
    countIssuedAir: () => ({ query: CHART_WINDOW }),
    countFinalizedAir: () => ({ query: CHART_WINDOW }),
    listBiReports: () => ({}),
    findAuthorization: () => ({}),
    hasExternalSupplier: () => ({}),
    listSessions: () => ({}),
    // The other tests have sessions of their own, which they open later.
    endOtherSessions: () => ({}),
    async changePassword() {
      // Another one before, so that the password of the demo is new, and holds afterwards.
      await setPassword(server.db, clerk.user.id, await hashPassword('antes desta chamada'));
      return { params: { id: clerk.user.id }, body: { login: clerk.user.login, password: DEMO_PASSWORD } };
    },
    forgotPassword: () => ({ body: { login: 'interna@guiche.demo' } }),
    listUsers: () => ({ query: { ativo: true, termo: 'camila' } }),
    listAllUsers: () => ({}),
    findUser: async () => ({ params: { id: (await newColleague(manager)).id } }),
    listUserInstances: async () => ({ query: { id: (await newColleague(manager)).id } }),
    findSharedLogin: () => ({ params: { login: 'consultora@guiche.demo' } }),
    insertUser: () => ({ body: typedUser() }),
    changeUser: async () => ({ params: { id: (await newColleague(manager)).id }, headers: {}, body: typedUser() }),
    sendInvite: async () => ({ params: { id: (await newColleague(manager)).id } }),
    sendInvites: async () => ({ body: [(await newColleague(manager)).id] }),
    listUserLog: async () => ({ params: { id: (await newColleague(manager)).id } }),
    listQuotes: () => ({ query: { isSupplier: true } }),
    listIssues: () => ({ query: {} }),
    listQuotesOfClients: () => ({ query: {} }),
    listIssuesOfClient: () => ({ query: { instance: 'serraazul' } }),
    listClientAnalysis: () => ({ query: {} }),
    listViews: () => ({ query: { fuso: 'America/Sao_Paulo' } }),
    insertView: () => ({ body: typedView() }),
    async changeView() {
      const { id, versao } = await clerk.call(insertView, { body: typedView() });
      return { params: { id }, body: { ...typedView(), versao } };
    },
    async removeView() {
      const { id, versao } = await clerk.call(insertView, { body: typedView() });
      return { params: { id }, body: { versao } };
    },
    chooseStartView: () => ({ body: { id: null } }),
    exportRequests: () => ({ body: wholeList('cotacoes', 'csv') }),
    listReports: () => ({}),
    findReport: () => ({ query: { nomeArquivo: 'age09.jrxml' } }),
    generateReport: async () => ({ headers: {}, body: await reportBody(clerk, 'age09.jrxml', { palavras: 'lima' }) }),
    findReportJob: async () => ({ params: { id: (await startedReport(clerk, await reportBody(clerk, 'age05.jrxml'))).id } }),
    downloadReport: async () => {
      const { id } = await endedJob(clerk, await startedReport(clerk, await reportBody(clerk, 'age05.jrxml')));
      return { params: { id } };
    },
    cancelReport: async () => ({ params: { id: (await startedReport(clerk, await reportBody(clerk, 'age05.jrxml'))).id } }),
    listHistory: () => ({ query: { limit: 5, offset: 0, isSupplier: true } }),
    listCloseDeadlines: () => ({}),
    searchRequests: () => ({ query: { termo: 'lima' } }),
    findRequest: async () => ({ body: { isSupplier: true, idAgencia: 1, situacao: 'TODOS', idSolicitacao: await takeRequest(server) } }),
    findDashboardRequest: async () => {
      const { id, empresa } = await load(clerk, await takeRequest(server));
      return { query: { idSolicitacao: id, instance: empresa.instancia } };
    },
    findReturnJustification: async () => ({ params: { id: await takeRequest(server) } }),
    forceResend: async () => ({ params: { id: await takeRequest(server) } }),
    listRequestLog: async () => ({ params: { uuid: (await load(clerk, await takeRequest(server))).uuid } }),
    listRemovedQuotes: async () => ({ params: { uuid: (await load(clerk, await takeRequest(server))).uuid } }),
    findResponsible: async () => ({ params: { uuid: (await load(clerk, await takeRequest(server))).uuid } }),
    listConsultants: () => ({ query: { ativos: true } }),
    takeOverRequest: async () => ({
      query: { podeSubstituir: false },
      body: { reponsavel: clerk.user, uuidSolicitacao: (await load(clerk, await takeRequest(server))).uuid },
    }),
    takeOverRequests: async () => ({
      body: { reponsavel: clerk.user, solicitacoes: [{ uuid: (await load(clerk, await takeRequest(server))).uuid, visto: null }] },
    }),
    releaseRequest: async () => ({ body: (await load(clerk, await takeRequest(server))).uuid }),
    recordAttendance: async () => ({
      body: { uuidSolicitacao: (await load(clerk, await takeRequest(server))).uuid, instance: 'serraazul' },
    }),
    recordConclusion: async () => {
      const request = await load(clerk, await takeRequest(server));
      return { body: { idServico: servicesOf(request)[0]?.id, instance: request.empresa.instancia } };
    },
    saveQuote: async () => {
      const request = await load(clerk, await takeRequest(server));
      return { params: { idViagem: request.id, tipoServico: 'aereo' }, body: await typedAirQuote(clerk, request) };
    },
    saveIssue: async () => {
      const { request, service, quote } = await issuable(server, clerk);
      return { params: pathOf(request, service), query: { isAlteracaoTipoPagamento: false }, body: pairOf(request, quote) };
    },
    listUsableBalances: async () => {
      const { service, quote } = await issuable(server, clerk);
      return { params: { idServico: service.id, idCotacao: quote.id } };
    },
    useBalance: async () => {
      const { service, quote, balance } = await withBalance(server, clerk);
      const params = { idServico: service.id, idCotacao: quote.id };
      return { params, body: { ...balance, envioSaldo: 'INTEGRAL', valorReservado: null } };
    },
    findUsedBalance: async () => {
      const found = await issuable(server, clerk);
      const { service, quote } = await withBalanceOf(server, found, { cotacaoId: found.quote.id, tarifaAntes: found.quote.tarifa });
      return { params: { idServico: service.id, idCotacao: quote.id } };
    },
    giveBackBalance: async () => {
      const { service, quote } = await withBalance(server, clerk);
      return { params: { idServico: service.id, idCotacao: quote.id }, query: {} };
    },
    listEarlierIssues: async () => ({
      params: { idServico: (await earlierIssue(server, clerk)).service.id, idAgencia: clerk.user.agency.id },
    }),
    saveEarlierIssues: async () => {
      const { service, quote } = await earlierIssue(server, clerk);
      const issue = { ...quote, saldoEntrada: { valorEntrada: 120, status: 'PENDENTE' } };
      return { params: { idServico: service.id, idAgencia: clerk.user.agency.id }, body: [issue] };
    },
    concludeIssues: async () => ({ body: { ...seenTrip(await confirmed(server, clerk)), voltaraAprovacao: false } }),
    concludeChangedIssues: async () => ({
      query: { agenciaInterna: 'false' },
      body: seenTrip(await confirmed(server, clerk, 'EMISSAO_ALTERACAO')),
    }),
    issueAir: async () => issueOf(await providerIssue(server, clerk)),
    issueHotel: async () => issueOf(await providerIssue(server, clerk, { kind: 'HOTEL' })),
    checkExternal: async () => externalOf(await providerIssue(server, clerk, { asks: 'EXT9AA' })),
    researchExpired: async () => searchOf(await providerIssue(server, clerk, { expired: true })),
    updateExpired: async () => {
      const issue = await providerIssue(server, clerk, { expired: true });
      return { params: { id: issue.service.id }, body: await clerk.call(researchExpired, searchOf(issue)) };
    },
    listChangedIssues: () => ({ query: { limit: 5, offset: 1, isSupplier: true } }),
    findChangedIssue: async () => ({ params: { idSolicitacao: await takeRequest(server, 'EMISSAO_ALTERACAO') } }),
    findServicesUnderChange: async () => ({ query: { idSolicitacao: await takeRequest(server, 'EMISSAO_ALTERACAO') } }),
    findChangeApproval: async () => ({ query: { idSolicitacao: (await waitingChange(server, clerk)).id } }),
    sendForChange: async () => {
      const { id, servicosHotel } = await issuedTrip(server, clerk);
      return { body: { idSolicitacao: id, aereos: [], hoteis: servicosHotel.map((servico) => ({ servico })), carros: [] } };
    },
    decideChange: async () => ({
      body: { idSolicitacao: (await waitingChange(server, clerk)).id, aprovado: true, justificativa: null },
    }),
    sendVoucher: async () => {
      const { id, colaboradores } = await issuedTrip(server, clerk);
      return { params: { id, colaboradorId: colaboradores[0]?.id, agenciaId: clerk.user.agency.id } };
    },
    decideChangeAsClient: async () => ({ params: { uuid: (await waitingChange(server, clerk)).uuid }, body: { aprovado: true } }),
    askChangeAsClient: async () => ({ params: { uuid: (await issuedTrip(server, clerk)).uuid }, body: { pedido: 'CANCELAR' } }),
    endAsClient: async () => ({ params: { uuid: (await load(clerk, await takeRequest(server))).uuid } }),
    writeAsClient: async () => ({ params: { uuid: (await load(clerk, await takeRequest(server))).uuid }, body: {} }),
    openFollowUp: async () => ({ params: { idViagem: await takeRequest(server) } }),
    openFollowUpOfAgency: async () => ({ params: { idViagem: await takeRequest(server), agencia: clerk.user.agency.id } }),
    listNewMessages: async () => ({ body: { idChat: await chatOf(), idFromMessage: 0, isSupplier: true } }),
    sendMessage: async () => ({ params: { chat: await chatOf() }, body: { mensagem: 'Bom dia!', supplier: true } }),
    removeQuote: () => removalOfQuote(),
    restoreQuote: async () => {
      const removal = await removalOfQuote();
      await clerk.call(removeQuote, removal);
      return removal;
    },
    returnRequest: async () => {
      const { uuid: _uuid, ...seen } = await quotedState();
      return { query: { isSupplier: true }, body: { ...seen, justificativa: 'O cliente mudou a data.' } };
    },
    concludeQuoting: async () => {
      const { uuid, ...seen } = await quotedState();
      return { query: { uuidSolicitacao: uuid }, body: seen };
    },
    findTripFacts: async () => ({ params: { idViagem: (await load(clerk, await takeRequest(server))).id } }),
    dismissWarning: async () => ({
      params: { idViagem: (await load(clerk, await takeRequest(server))).id },
      body: { chave: 'OUTRA_VIAGEM|1', idCotacao: null, motivo: 'O cliente sabe.' },
    }),
    reopenWarning: async () => ({
      params: { idViagem: (await load(clerk, await takeRequest(server))).id },
      body: { chave: 'OUTRA_VIAGEM|1', idCotacao: null },
    }),
    listQuoteLog: async () => ({ params: { id: (await removalOfQuote()).body.id } }),
    listServiceTickets: async () => {
      const { id, empresa } = await load(clerk, await takeRequest(server));
      return { query: { instanceId: empresa.instancia, idSolicitacao: id } };
    },
    findChangeBlock: async () => ({ query: { uuidSolicitacao: (await load(clerk, await takeRequest(server))).uuid } }),
    listServiceGroups: () => ({}),
    insertServiceGroup: () => ({ body: typedGroup() }),
    async changeServiceGroup() {
      const { id, ...body } = await manager.call(insertServiceGroup, { body: typedGroup() });
      return { params: { id: id ?? 0 }, body };
    },
    findParticularities: () => ({ query: { instanceId: 'serraazul' } }),
    findClientCard: async () => ({ params: { idSolicitacao: await takeRequest(server) } }),
    findFlowRule: async () => {
      const request = await load(clerk, await takeRequest(server));
      const idServico = servicesOf(request)[0]?.id;
      return { query: { idSolicitacao: request.id, idFluxo: request.fluxo.id, regra: 'UTILIZAR_PROJETO_RATEIO', idServico } };
    },
    findTravellerRule: async () => {
      const { solicitante } = await load(clerk, await takeRequest(server));
      return { query: { idViajante: solicitante.id, regra: 'UTILIZAR_PROJETO_RATEIO', tipoAgrupador: 'POLITICAS' } };
    },
    listLoyaltyProgrammes: async () => {
      const [traveller] = airServiceOf(await load(clerk, await takeRequest(server))).viajantes;
      return { params: { viajanteId: traveller?.id } };
    },
    listVipTravellers: () => ({ query: { instance: 'serraazul' } }),
    saveVipTraveller: async () => ({ params: await vipPlace(), body: { vip: true, premium: false } }),
    removeVipTraveller: async () => ({ params: await vipPlace() }),
    checkVipTraveller: async () => ({ params: await vipPlace() }),
    findFine: async () => ({ params: { idCotacao: (await toEnd('AEREO', 'CANCELAMENTO')).quote.id } }),
    cancelAirIssue: async () => ({
      params: { id: (await toEnd('AEREO', 'CANCELAMENTO')).quote.id },
      query: { taxaCancelamento: 100, creditoBilhete: 0 },
    }),
    changeAirIssue: async () => ({
      params: { id: (await toEnd('AEREO', 'ALTERACAO')).quote.id },
      query: { valorMulta: 100, creditoBilhete: 50, statusSaldo: 'PENDENTE' },
    }),
    cancelHotelReservation: async () => {
      const { id: idCotacao, versao } = (await toEnd('HOTEL', 'CANCELAMENTO')).quote;
      return { params: { idCotacao }, body: { versao, multa: 0 } };
    },
    cancelIssueOfAir: () => throughService('AEREO', 'DESISTENCIA'),
    cancelIssueOfHotel: () => throughService('HOTEL', 'DESISTENCIA'),
    cancelIssueOfCar: () => throughService('CARRO', 'CANCELAMENTO'),
    cancelIssueOfBus: () => throughService('RODOVIARIO', 'CANCELAMENTO'),
    cancelIssueOfOther: () => throughService('OUTROS', 'CANCELAMENTO'),
    findMargin: () => ({ query: { idEmpresa: 101, intermediador: 'CONFIANCA' } }),
    listFareFamilies: () => ({ params: { cia: 'LA' } }),
    listRentalCompanies: () => ({}),
    suggestRate: () => ({ params: { baseId: 1, id: 3 } }),
    listAttachments: async () => ({ params: { uuid: (await attached()).uuidServico } }),
    listQuoteAttachments: async () => ({ params: { uuid: (await uploaded()).quote.id } }),
    listAttachmentLog: async () => ({ params: { id: (await attached()).uuidServico } }),
    listQuoteAttachmentLog: async () => ({ params: { id: (await uploaded()).quote.id } }),
    uploadAttachment: async () => ({ params: { uuid: (await uploaded()).service.id }, file: aFile() }),
    uploadRequestAttachment: async () => {
      const { request, service } = await uploaded();
      return { params: { uuid: service.id, idSolicitacao: request.id }, headers: { device: 'WEB' }, file: aFile() };
    },
    registerAttachment: async () => {
      const { service, url } = await uploaded();
      return { body: attachmentOf(service.id, url) };
    },
    registerQuoteAttachment: async () => {
      const { service, quote, url } = await uploaded();
      return { body: attachmentOf(service.id, url, quote.id) };
    },
    removeAttachment: async () => ({ params: { uuid: (await attached()).uuid } }),
    removeQuoteAttachment: async () => {
      const { service, quote, url } = await uploaded();
      const { uuid } = await clerk.call(registerQuoteAttachment, { body: attachmentOf(service.id, url, quote.id) });
      return { params: { uuid } };
    },
    downloadAttachment: async () => ({ params: { arquivo: (await attached()).url.split('/').at(-1) } }),
    sendBookingEmail: async () => ({ body: (await bookable({ server, clerk })).body }),
    writeBookingText: async () => ({ body: (await bookable({ server, clerk })).body }),
    findCharges: async () => {
      const { request, quote } = await paidBy({ server, clerk });
      return { body: { instancia: request.empresa.instancia, idRelatorio: request.id, servico: 'AEREO', idCotacao: quote.id } };
    },
    logCard: async () => ({
      query: { acao: 'VISUALIZAR', tipo: 'VIAJANTE', idCotacao: (await paidBy({ server, clerk })).quote.id },
    }),
    findTravellerCard: async () => {
      const request = await load(clerk, await takeRequest(server));
      const { id, viajantes } = airServiceOf(request);
      return { params: { idColaborador: viajantes[0]?.id, idServico: id, idEmpresa: request.empresa.id } };
    },
    findFixedCard: async () => {
      const { request, quote } = await paidBy({ server, clerk });
      return { params: { id: quote.id, uuid: await giveFixedCard(server, request.empresa.id) } };
    },
    findVirtualCard: async () => ({ params: { id: (await paidBy({ server, clerk })).quote.id } }),
    generateVirtualCard: async () => ({ params: { id: 'AEREO' }, body: (await paidBy({ server, clerk })).quote }),
    cancelVirtualCard: async () => {
      const { quote } = await paidBy({ server, clerk });
      const { id } = await clerk.call(generateVirtualCard, { params: { id: 'AEREO' }, body: quote });
      return { params: { id } };
    },
    listOwnTrips: () => ({}),
    findOwnTrip: async () => ({ params: { idViagem: await takeRequest(server) } }),
    sendOwnChoice: async () => {
      const idViagem = await awaitingChoice(server);
      return { params: { idViagem }, body: firstOffers(await load(clerk, idViagem)) };
    },
    sendBackOwnOffers: async () => ({ params: { idViagem: await awaitingChoice(server) }, body: { justificativa: 'Chegam tarde demais' } }),
    decideOwnTrip: async () => ({ params: { idViagem: await awaitingApproval(server) }, body: { aprovado: true, justificativa: null } }),
    listTravellersOfTrip: async () => ({ params: { idViagem: await takeRequest(server) } }),
    findTravellers: async () => ({ body: (await load(clerk, await takeRequest(server))).colaboradores.map(({ id }) => id) }),
    saveTravellers: async () => {
      const [traveller] = (await load(clerk, await takeRequest(server))).colaboradores;
      const name = { nome: 'Ana', sobrenome: 'Lima' };
      return { body: [{ id: traveller?.id, ...name, dataNascimento: '1984-03-02', email: 'ana@exemplo.com.br' }] };
    },
    findServiceActivity: () => ({ params: { typeId: TIPO_SERVICO_ID.HOTEL } }),
    fillAirports: async () => {
      const request = await load(clerk, await takeRequest(server));
      return { body: await typedAirQuote(clerk, request) };
    },
    listReservedSeats: async () => ({ params: { servicoId: airServiceOf(await load(clerk, await takeRequest(server))).id } }),
    searchAir: async () => ({ body: airSearch(await searched('AEREO')) }),
    saveAirChoices: () => choiceOf('AEREO'),
    searchCars: async () => ({ body: carSearch(await searched('CARRO')) }),
    searchCarHistory: async () => ({ body: carSearch(await searched('CARRO')) }),
    saveCarChoices: () => choiceOf('CARRO'),
    findTripWithHotels: async () => ({ params: { idSolicitacao: (await searched('HOTEL')).id } }),
    listOnlineAgencies: () => ({}),
    searchHotels: async () => ({ body: [hotelSearch(await searched('HOTEL'))] }),
    searchHotelsOfAgency: async () => ({ params: { agenciaId: TREND }, body: [hotelSearch(await searched('HOTEL'))] }),
    mergeHotels: () => ({ body: [{ agencia: { id: TREND }, grupoCotacao: [] }] }),
    listHotelServices: async () => ({ params: { idViagem: (await searched('HOTEL')).id } }),
    saveHotelChoices: () => choiceOf('HOTEL'),
    searchBuses: async () => ({ body: [busSearch(await searched('RODOVIARIO'))] }),
    saveBusChoices: () => choiceOf('RODOVIARIO'),
    searchLookup: () => ({ body: { entity: 'aeroporto', term: 'congonhas' } }),
    listLookup: () => ({ params: { entity: 'moedaEntity' } }),
    listIntermediaries: () => ({}),
    listSuppliers: () => ({ params: { idAgencia: 1 } }),
    listConsolidators: () => ({ params: { idAgencia: 1, tipoServico: TIPO_SERVICO_ID.AEREO, idEmpresa: 101 } }),
    findExternalSuppliers: () => ({ params: { term: 'rede' }, query: { tipoFornecedor: 'HOTEL' } }),
    findPlaces: () => ({ params: { termo: 'recife' }, query: { tipo: 'any', pais: 'BR' } }),
    followEvents: () => ({}),
    keepPresence: async () => ({ params: { idSolicitacao: await takeRequest(server), id: NEW_PAGE }, body: { idCotacao: null } }),
    endPresence: async () => ({ params: { idSolicitacao: await takeRequest(server), id: NEW_PAGE } }),
    answerAsClient: async () => ({
      params: { uuid: (await load(clerk, await takeRequest(server, 'SELECAO_COTACAO'))).uuid },
      body: { resposta: 'DEVOLVER' },
    }),
    logout: () => ({}),
  };
}
