import { generateVirtualCard } from '@guiche/contract/cards';
import { CREDENTIAL_CALLS } from '@guiche/contract/credentials';
import { SAVE_QUOTE } from '@guiche/contract/quotes';
import { takeOverRequest } from '@guiche/contract/responsibility';
import type { AirQuote, TravelRequest } from '@guiche/domain/entities';
import { requestReport } from '@guiche/domain/reports';
import { eq } from 'drizzle-orm';
import { solicitacao } from '../db/schema/solicitacao.ts';
import { earlierIssue, withBalance } from './balances.ts';
import { bookable } from './bookings.ts';
import type { Input } from './call-inputs.ts';
import { beginGenerating, paidBy } from './cards.ts';
import { requestedCredential, typedRequest } from './credentials.ts';
import { issueToEnd } from './issue-to-end.ts';
import { issuable, issuedTrip, pairOf, pathOf } from './issues.ts';
import { externalOf, issueOf, providerIssue, searchOf } from './provider-issues.ts';
import { load, loadFromHistory, takeRequest } from './requests.ts';
import {
  airSearch,
  busSearch,
  carSearch,
  credentialOf,
  hotelSearch,
  offered,
  SEARCHED_YEAR,
  type SearchedKind,
  searchedRequest,
} from './searches.ts';
import type { Person, TestServer } from './test-server.ts';
import { newColleague } from './users.ts';

interface Caller {
  readonly server: TestServer;
  readonly clerk: Person;
  readonly manager: Person;
}

type Part = 'params' | 'query' | 'body';
type Made = () => Promise<Input>;
/** How a call is made so that it is refused, by the status of the refusal. */
export type RefusedInputs = Readonly<Record<string, Readonly<Record<number, Made>>>>;

/** The id, the number and the name of nothing. */
const NO_ID = '00000000-0000-4000-8000-000000000000';
const NO_NUMBER = 2_147_483_647;
const NO_NAME = 'nada';
/** Longer than a line of text. */
const NO_LINE = 'n'.repeat(300);
/** The number of the online agency E-HTL, which is the tenth of the consolidators. */
const EHTL = 10;

/** The calls that test credentials, and a log-in that every provider has blocked. */
const CREDENTIAL_TESTS = CREDENTIAL_CALLS.filter((call) => 'readOnly' in call).map(({ name }) => name);
const BLOCKED = JSON.stringify({ usuario: 'bloqueado', senha: 's3gr3do', agencyId: 'bloqueado' });

/** Where each call names what it is about, and what is put there, so that there is no such thing. */
const ABOUT: Readonly<Record<string, readonly [part: Part, field: string, nothing: string | number]>> = {
  findUser: ['params', 'id', NO_ID],
  listUserInstances: ['query', 'id', NO_ID],
  changeUser: ['params', 'id', NO_ID],
  findSharedLogin: ['params', 'login', NO_NAME],
  sendInvite: ['params', 'id', NO_ID],
  listUserLog: ['params', 'id', NO_ID],
  findReport: ['query', 'nomeArquivo', NO_NAME],
  findReportJob: ['params', 'id', NO_ID],
  downloadReport: ['params', 'id', NO_ID],
  cancelReport: ['params', 'id', NO_ID],
  listHistory: ['query', 'idSolicitacao', NO_NUMBER],
  findRequest: ['body', 'idSolicitacao', NO_NUMBER],
  findDashboardRequest: ['query', 'idSolicitacao', NO_NUMBER],
  findReturnJustification: ['params', 'id', NO_NUMBER],
  forceResend: ['params', 'id', NO_NUMBER],
  listRequestLog: ['params', 'uuid', NO_ID],
  listRemovedQuotes: ['params', 'uuid', NO_ID],
  concludeQuoting: ['query', 'uuidSolicitacao', NO_ID],
  returnRequest: ['body', 'id', NO_NUMBER],
  changeView: ['params', 'id', NO_ID],
  removeView: ['params', 'id', NO_ID],
  chooseStartView: ['body', 'id', NO_ID],
  listLoyaltyProgrammes: ['params', 'viajanteId', NO_ID],
  listVipTravellers: ['query', 'instance', NO_NAME],
  saveVipTraveller: ['params', 'colaboradorId', NO_ID],
  removeVipTraveller: ['params', 'colaboradorId', NO_ID],
  checkVipTraveller: ['params', 'colaboradorId', NO_ID],
  findOwnTrip: ['params', 'idViagem', NO_NUMBER],
  sendOwnChoice: ['params', 'idViagem', NO_NUMBER],
  sendBackOwnOffers: ['params', 'idViagem', NO_NUMBER],
  decideOwnTrip: ['params', 'idViagem', NO_NUMBER],
  listTravellersOfTrip: ['params', 'idViagem', NO_NUMBER],
  listReservedSeats: ['params', 'servicoId', NO_ID],
  findTripWithHotels: ['params', 'idSolicitacao', NO_NUMBER],
  listHotelServices: ['params', 'idViagem', NO_NUMBER],
  searchAir: ['body', 'idServico', NO_ID],
  searchCars: ['body', 'idCarroServico', NO_ID],
  searchCarHistory: ['body', 'idCarroServico', NO_ID],
  searchHotelsOfAgency: ['params', 'agenciaId', 1],
  saveAirChoices: ['params', 'idViagem', NO_NUMBER],
  saveCarChoices: ['params', 'idViagem', NO_NUMBER],
  saveHotelChoices: ['params', 'idViagem', NO_NUMBER],
  saveBusChoices: ['params', 'idViagem', NO_NUMBER],
  findTripFacts: ['params', 'idViagem', NO_NUMBER],
  dismissWarning: ['params', 'idViagem', NO_NUMBER],
  reopenWarning: ['params', 'idViagem', NO_NUMBER],
  listServiceTickets: ['query', 'idSolicitacao', NO_NUMBER],
  findChangeBlock: ['query', 'uuidSolicitacao', NO_ID],
  findResponsible: ['params', 'uuid', NO_ID],
  takeOverRequest: ['body', 'uuidSolicitacao', NO_ID],
  recordAttendance: ['body', 'uuidSolicitacao', NO_ID],
  recordConclusion: ['body', 'idServico', NO_ID],
  findParticularities: ['query', 'instanceId', NO_NAME],
  changeServiceGroup: ['params', 'id', NO_NUMBER],
  findClientCard: ['params', 'idSolicitacao', NO_NUMBER],
  findFlowRule: ['query', 'idSolicitacao', NO_NUMBER],
  findClientInstance: ['params', 'name', NO_NAME],
  findAgency: ['params', 'id', NO_NUMBER],
  saveAgency: ['params', 'id', NO_NUMBER],
  copyAgency: ['params', 'productId', NO_NUMBER],
  listIntegrations: ['params', 'name', NO_NAME],
  saveIntegrations: ['params', 'name', NO_NAME],
  switchService: ['params', 'servico', NO_NAME],
  saveCredential: ['params', 'id', NO_ID],
  listCredentialSuppliers: ['params', 'idServico', NO_NAME],
  findCredentialSupplier: ['params', 'idFornecedor', NO_ID],
  activateCredential: ['body', 'idAgenciaServico', NO_ID],
  cancelCredential: ['params', 'id', NO_ID],
  findCredentialRequest: ['params', 'id', NO_ID],
  listCredentialLog: ['params', 'idServico', NO_ID],
  testAirAtAgency: ['body', 'idAgenciaServico', NO_ID],
  testHotelAtAgency: ['body', 'idAgenciaServico', NO_ID],
  testBusAtAgency: ['body', 'idAgenciaServico', NO_ID],
  testAirAtIntegrator: ['body', 'idAgenciaServico', NO_ID],
  testHotelAtIntegrator: ['body', 'idAgenciaServico', NO_ID],
  testCarAtIntegrator: ['body', 'idAgenciaServico', NO_ID],
  testAirAtTranslator: ['body', 'idAgenciaServico', NO_ID],
  testHotelAtTranslator: ['body', 'idAgenciaServico', NO_ID],
  testCarAtTranslator: ['body', 'idAgenciaServico', NO_ID],
  saveQuote: ['params', 'idViagem', NO_NUMBER],
  saveIssue: ['params', 'idViagem', NO_NUMBER],
  listUsableBalances: ['params', 'idServico', NO_ID],
  useBalance: ['params', 'idServico', NO_ID],
  findUsedBalance: ['params', 'idServico', NO_ID],
  giveBackBalance: ['params', 'idServico', NO_ID],
  listEarlierIssues: ['params', 'idServico', NO_ID],
  saveEarlierIssues: ['params', 'idServico', NO_ID],
  concludeIssues: ['body', 'id', NO_NUMBER],
  concludeChangedIssues: ['body', 'id', NO_NUMBER],
  issueAir: ['params', 'idServico', NO_ID],
  issueHotel: ['params', 'idServico', NO_ID],
  checkExternal: ['body', 'idSolicitacao', NO_NUMBER],
  researchExpired: ['body', 'id', NO_ID],
  updateExpired: ['params', 'id', NO_ID],
  findChangedIssue: ['params', 'idSolicitacao', NO_NUMBER],
  findServicesUnderChange: ['query', 'idSolicitacao', NO_NUMBER],
  findChangeApproval: ['query', 'idSolicitacao', NO_NUMBER],
  sendForChange: ['body', 'idSolicitacao', NO_NUMBER],
  decideChange: ['body', 'idSolicitacao', NO_NUMBER],
  changePassword: ['params', 'id', NO_ID],
  sendVoucher: ['params', 'id', NO_NUMBER],
  removeQuote: ['params', 'idViagem', NO_NUMBER],
  restoreQuote: ['params', 'idViagem', NO_NUMBER],
  listQuoteLog: ['params', 'id', NO_ID],
  listFareFamilies: ['params', 'cia', NO_NAME],
  suggestRate: ['params', 'id', NO_NUMBER],
  findFine: ['params', 'idCotacao', NO_ID],
  cancelAirIssue: ['params', 'id', NO_ID],
  changeAirIssue: ['params', 'id', NO_ID],
  cancelHotelReservation: ['params', 'idCotacao', NO_ID],
  cancelIssueOfAir: ['params', 'idServico', NO_ID],
  cancelIssueOfHotel: ['params', 'idServico', NO_ID],
  cancelIssueOfCar: ['params', 'idServico', NO_ID],
  cancelIssueOfBus: ['params', 'idServico', NO_ID],
  cancelIssueOfOther: ['params', 'idServico', NO_ID],
  listAttachments: ['params', 'uuid', NO_ID],
  listQuoteAttachments: ['params', 'uuid', NO_ID],
  listAttachmentLog: ['params', 'id', NO_ID],
  listQuoteAttachmentLog: ['params', 'id', NO_ID],
  uploadAttachment: ['params', 'uuid', NO_ID],
  uploadRequestAttachment: ['params', 'uuid', NO_ID],
  registerAttachment: ['body', 'uuidServico', NO_ID],
  registerQuoteAttachment: ['body', 'idCotacao', NO_ID],
  removeAttachment: ['params', 'uuid', NO_ID],
  removeQuoteAttachment: ['params', 'uuid', NO_ID],
  downloadAttachment: ['params', 'arquivo', `${NO_ID}.pdf`],
  sendBookingEmail: ['body', 'idViagem', NO_NUMBER],
  writeBookingText: ['body', 'idViagem', NO_NUMBER],
  findCharges: ['body', 'idCotacao', NO_ID],
  logCard: ['query', 'idCotacao', NO_ID],
  findTravellerCard: ['params', 'idColaborador', NO_NAME],
  findFixedCard: ['params', 'uuid', NO_ID],
  findVirtualCard: ['params', 'id', NO_ID],
  generateVirtualCard: ['body', 'id', NO_ID],
  cancelVirtualCard: ['params', 'id', NO_ID],
  keepPresence: ['params', 'idSolicitacao', NO_NUMBER],
  endPresence: ['params', 'id', NO_NAME],
  listLookup: ['params', 'entity', NO_NAME],
  listSuppliers: ['params', 'idAgencia', NO_NAME],
  listConsolidators: ['params', 'idEmpresa', NO_NAME],
  findExternalSuppliers: ['params', 'term', NO_LINE],
  findPlaces: ['params', 'termo', NO_LINE],
  answerAsClient: ['params', 'uuid', NO_ID],
  decideChangeAsClient: ['params', 'uuid', NO_ID],
  askChangeAsClient: ['params', 'uuid', NO_ID],
  endAsClient: ['params', 'uuid', NO_ID],
  writeAsClient: ['params', 'uuid', NO_ID],
  openFollowUp: ['params', 'idViagem', NO_NUMBER],
  openFollowUpOfAgency: ['params', 'idViagem', NO_NUMBER],
  listNewMessages: ['body', 'idChat', NO_NUMBER],
  sendMessage: ['params', 'chat', NO_NUMBER],
};

/** An input with another value in one field. */
function changed(input: Input, part: Part, field: string, value: unknown): Input {
  return { ...input, [part]: { ...Object(input[part]), [field]: value } };
}

/**
 * Inputs with which the calls are refused, for the statuses that depend on what is sent: 404 nothing of that name, 409 what the caller saw is
 * no longer so, and what single calls have besides. `inputOf` returns the input with which a call succeeds.
 */
export function refusedInputs({ server, clerk, manager }: Caller, inputOf: (name: string) => Promise<Input>): RefusedInputs {
  const but = (name: string, part: Part, field: string, value: unknown) => async () => changed(await inputOf(name), part, field, value);
  const unseen = (name: string) => async () => ({ ...(await inputOf(name)), headers: { 'if-match': '"quem-ninguem-viu"' } });
  const oldVersion = (name: string) => async () => ({ ...(await inputOf(name)), headers: { 'if-match': '"9999"' } });
  /** A request that is finished. */
  const finished = async () => loadFromHistory(clerk, await takeRequest(server, 'FINALIZADO'));
  /** A quote that was saved again after the caller saw it. */
  async function stale(): Promise<Input> {
    const input = (await inputOf('saveQuote')) as { params: { idViagem: number; tipoServico: 'aereo' }; body: AirQuote };
    const seen = await clerk.call(SAVE_QUOTE.AEREO, input);
    await clerk.call(SAVE_QUOTE.AEREO, { ...input, body: { ...seen, tarifa: 800 } });
    return { ...input, body: { ...seen, tarifa: 700 } };
  }
  async function staleIssue(): Promise<Input> {
    const { request, service, quote } = await issuable(server, clerk);
    const pair = pairOf(request, { ...quote, versao: quote.versao + 1 });
    return { params: pathOf(request, service), query: { isAlteracaoTipoPagamento: false }, body: pair };
  }
  async function staleBooking(): Promise<Input> {
    const { body } = await bookable({ server, clerk });
    return { body: { ...body, cotacao: { ...body.cotacao, versao: body.cotacao.versao + 1 } } };
  }
  /** A request for which the support desk does not answer. */
  async function silent(): Promise<Input> {
    const { uuid } = await load(clerk, await takeRequest(server));
    await server.db.update(solicitacao).set({ id: 900_077 }).where(eq(solicitacao.uuid, uuid));
    return { query: { uuidSolicitacao: uuid } };
  }
  /** A request in which nothing was issued, and nobody decides about a change. */
  const quoting = async () => ({ uuid: (await load(clerk, await takeRequest(server))).uuid });
  /** A voucher for somebody whose mailbox takes nothing. */
  async function unreachable(): Promise<Input> {
    const { id, uuid, colaboradores } = await issuedTrip(server, clerk);
    const people = colaboradores.map((traveller) => ({ ...traveller, email: 'viajante@falha.test' }));
    await server.db.update(solicitacao).set({ colaboradores: people }).where(eq(solicitacao.uuid, uuid));
    return { params: { id, colaboradorId: people[0]?.id, agenciaId: clerk.user.agency.id } };
  }
  const program = new File(['MZ'], 'programa.exe', { type: 'application/octet-stream' });

  /** A search of a kind to the city in which one consolidator does not answer, at that one alone. */
  const silentAt = { AEREO: 'FLYTOUR', HOTEL: 'EHTL', CARRO: 'MOVIDA', RODOVIARIO: 'CLICKBUS' } as const;
  const unanswered =
    <Kind extends SearchedKind>(kind: Kind, make: (request: TravelRequest, idAgenciaServico: string) => Input): Made =>
    async () =>
      make(await searchedRequest({ server, clerk }, kind), await credentialOf(clerk, kind, silentAt[kind]));
  /** A choice whose offer the provider does not know, or whose day it does not confirm. */
  const choiceOn =
    <Kind extends SearchedKind>(kind: Kind, moved: (offer: Awaited<ReturnType<typeof offered<Kind>>>['offer']) => object): Made =>
    async () => {
      const { request, service, offer } = await offered({ server, clerk }, kind);
      const { id } = service;
      return { params: { idViagem: request.id }, body: [{ id, escolhida: { ...offer, ...moved(offer) } }] };
    };
  /** A choice that is taken back by a caller who saw another one. */
  const unseenChoice =
    (kind: SearchedKind): Made =>
    async () => {
      const { request, service, offer } = await offered({ server, clerk }, kind);
      const { id } = service;
      const body = [
        { id, escolhida: offer },
        { id, escolhida: null, idEscolhidaAnterior: NO_ID },
      ];
      return { params: { idViagem: request.id }, body };
    };
  const unknownOffer = () => ({ id: NO_ID });
  const onDay30 = (clock: string | null) => clock && `${clock.slice(0, 8)}30${clock.slice(10)}`;

  const own: RefusedInputs = {
    saveTravellers: {
      404: async () => ({
        body: [{ id: NO_ID, nome: 'Ana', sobrenome: 'Lima', dataNascimento: '1984-03-02', email: 'ana@exemplo.com.br' }],
      }),
      422: async () => {
        const { body } = await inputOf('saveTravellers');
        return { body: (body as object[]).map((traveller) => ({ ...traveller, email: 'ana@' })) };
      },
    },
    findServiceActivity: { 404: async () => ({ params: { typeId: 4 } }) },
    searchAir: {
      422: async () => ({ body: airSearch(await searchedRequest({ server, clerk }, 'AEREO'), { data: `${SEARCHED_YEAR + 1}-01-10` }) }),
      502: unanswered('AEREO', (request, idAgenciaServico) => ({ body: airSearch(request, { destino: 'VIX', idAgenciaServico }) })),
    },
    saveAirChoices: {
      409: unseenChoice('AEREO'),
      422: choiceOn('AEREO', unknownOffer),
      502: choiceOn('AEREO', ({ segmentos }) => ({
        segmentos: segmentos.map((segment) => ({
          ...segment,
          voos: segment.voos.map((flight) => ({ ...flight, dataPartida: onDay30(flight.dataPartida) })),
        })),
      })),
    },
    searchCars: {
      422: async () => ({
        body: { ...carSearch(await searchedRequest({ server, clerk }, 'CARRO')), dataDevolucao: `${SEARCHED_YEAR}-12-01T10:00` },
      }),
      502: unanswered('CARRO', (request, idAgenciaServico) => ({ body: carSearch(request, { cidade: 'Vitória, ES', idAgenciaServico }) })),
    },
    searchCarHistory: {
      422: async () => ({
        body: { ...carSearch(await searchedRequest({ server, clerk }, 'CARRO')), dataDevolucao: `${SEARCHED_YEAR}-12-01T10:00` },
      }),
    },
    saveCarChoices: {
      409: unseenChoice('CARRO'),
      422: choiceOn('CARRO', unknownOffer),
      502: choiceOn('CARRO', ({ dataRetirada }) => ({ dataRetirada: onDay30(dataRetirada) })),
    },
    searchHotels: {
      404: async () => ({ body: [{ ...hotelSearch(await searchedRequest({ server, clerk }, 'HOTEL')), idServico: NO_ID }] }),
      422: async () => ({
        body: [hotelSearch(await searchedRequest({ server, clerk }, 'HOTEL'), { checkin: `${SEARCHED_YEAR + 1}-01-10T14:00` })],
      }),
      502: unanswered('HOTEL', (request, idAgenciaServico) => ({
        body: [hotelSearch(request, { cidade: 'Vitória, ES', idAgenciaServico })],
      })),
    },
    searchHotelsOfAgency: {
      422: async () => ({
        params: { agenciaId: EHTL },
        body: [hotelSearch(await searchedRequest({ server, clerk }, 'HOTEL'), { checkin: `${SEARCHED_YEAR + 1}-01-10T14:00` })],
      }),
      502: async () => ({
        params: { agenciaId: EHTL },
        body: [hotelSearch(await searchedRequest({ server, clerk }, 'HOTEL'), { cidade: 'Vitória, ES' })],
      }),
    },
    saveHotelChoices: {
      409: unseenChoice('HOTEL'),
      422: choiceOn('HOTEL', unknownOffer),
      502: choiceOn('HOTEL', ({ checkin }) => ({ checkin: onDay30(checkin) })),
    },
    searchBuses: {
      404: async () => ({ body: [{ ...busSearch(await searchedRequest({ server, clerk }, 'RODOVIARIO')), idServico: NO_ID }] }),
      422: async () => ({
        body: [{ ...busSearch(await searchedRequest({ server, clerk }, 'RODOVIARIO')), dataVolta: `${SEARCHED_YEAR}-12-01` }],
      }),
      502: unanswered('RODOVIARIO', (request, idAgenciaServico) => ({
        body: [busSearch(request, { destino: 'Vitória, ES (Rodoviária)', idAgenciaServico })],
      })),
    },
    saveBusChoices: {
      409: unseenChoice('RODOVIARIO'),
      422: choiceOn('RODOVIARIO', unknownOffer),
      502: choiceOn('RODOVIARIO', ({ dataPartida }) => ({ dataPartida: onDay30(dataPartida) })),
    },
    sendInvite: {
      422: async () => ({ params: { id: (await newColleague(manager, { ativo: false })).id } }),
      502: async () => ({ params: { id: (await newColleague(manager, { email: 'pessoa@falha.test' })).id } }),
    },
    findPlaces: { 502: but('findPlaces', 'params', 'termo', 'mudo') },
    sendInvites: { 404: async () => ({ body: [NO_ID] }) },
    login: { 401: but('login', 'body', 'password', 'senha-que-ninguem-tem') },
    findRequest: {
      409: async () => ({ body: { isSupplier: true, idAgencia: 1, situacao: 'TODOS', idSolicitacao: (await finished()).id } }),
    },
    findDashboardRequest: {
      409: async () => {
        const { id, empresa } = await finished();
        return { query: { idSolicitacao: id, instance: empresa.instancia } };
      },
    },
    concludeQuoting: { 409: but('concludeQuoting', 'body', 'cotacoes', []) },
    returnRequest: { 409: but('returnRequest', 'body', 'cotacoes', []) },
    findChangeBlock: { 503: silent },
    takeOverRequests: {
      404: async () => ({ body: { reponsavel: { ...clerk.user, id: NO_ID }, solicitacoes: [{ uuid: NO_ID, visto: null }] } }),
    },
    takeOverRequest: { 409: unseen('takeOverRequest') },
    releaseRequest: {
      404: async () => ({ body: NO_ID }),
      // Somebody else is responsible by now.
      409: async () => {
        const { uuid } = await load(clerk, await takeRequest(server));
        await clerk.call(takeOverRequest, { query: { podeSubstituir: false }, body: { reponsavel: clerk.user, uuidSolicitacao: uuid } });
        return { body: uuid, headers: { 'if-match': '"quem-ninguem-viu"' } };
      },
    },
    changeUser: { 409: oldVersion('changeUser') },
    generateReport: { 404: async () => ({ body: requestReport(NO_NUMBER) }) },
    insertView: { 422: but('insertView', 'body', 'nome', ' ') },
    changeView: { 409: but('changeView', 'body', 'versao', 99), 422: but('changeView', 'body', 'nome', ' ') },
    removeView: { 409: but('removeView', 'body', 'versao', 99) },
    insertServiceGroup: { 422: but('insertServiceGroup', 'body', 'nome', ' ') },
    changeServiceGroup: { 409: but('changeServiceGroup', 'body', 'versao', 99), 422: but('changeServiceGroup', 'body', 'nome', ' ') },
    saveQuote: { 409: stale },
    saveIssue: { 409: staleIssue },
    listUsableBalances: {
      // It has been issued: nothing is used in it any more.
      422: async () => {
        const { service, quote } = await issuable(server, clerk, { status: 'FECHAMENTO' });
        return { params: { idServico: service.id, idCotacao: quote.id } };
      },
    },
    useBalance: {
      409: async () => {
        const { service, quote, balance } = await withBalance(server, clerk, { cotacaoId: NO_ID });
        const params = { idServico: service.id, idCotacao: quote.id };
        return { params, body: { ...balance, envioSaldo: 'INTEGRAL', valorReservado: null } };
      },
    },
    saveEarlierIssues: {
      409: async () => {
        const { service, quote } = await earlierIssue(server, clerk);
        const issue = { ...quote, versao: quote.versao + 1, saldoEntrada: { valorEntrada: 120, status: 'PENDENTE' } };
        return { params: { idServico: service.id, idAgencia: clerk.user.agency.id }, body: [issue] };
      },
    },
    concludeIssues: { 409: but('concludeIssues', 'body', 'cotacoes', []) },
    concludeChangedIssues: { 409: but('concludeChangedIssues', 'body', 'cotacoes', []) },
    issueAir: {
      409: oldVersion('issueAir'),
      422: async () => issueOf(await providerIssue(server, clerk, { changes: { emitidaAutomaticamente: true } })),
    },
    issueHotel: {
      409: oldVersion('issueHotel'),
      422: async () => issueOf(await providerIssue(server, clerk, { kind: 'HOTEL', changes: { emitidaAutomaticamente: true } })),
    },
    checkExternal: { 502: async () => externalOf(await providerIssue(server, clerk, { asks: 'FAL9AA' })) },
    researchExpired: { 502: async () => searchOf(await providerIssue(server, clerk, { asks: 'FAL9AA', expired: true })) },
    updateExpired: { 409: but('updateExpired', 'body', 'versao', 99) },
    saveAgency: { 409: oldVersion('saveAgency'), 422: but('saveAgency', 'body', 'name', '') },
    copyAgency: { 409: oldVersion('copyAgency'), 422: but('copyAgency', 'body', 'nome', null) },
    saveIntegrations: { 409: oldVersion('saveIntegrations') },
    switchService: { 409: oldVersion('switchService'), 422: but('switchService', 'params', 'servico', 4) },
    saveCredential: { 409: but('saveCredential', 'body', 'versao', 99) },
    requestCredential: {
      404: but('requestCredential', 'body', 'fornecedor', { id: NO_ID, nome: NO_NAME }),
      502: async () => ({ body: await typedRequest(manager, { email: 'contato@falha.test' }) }),
    },
    activateCredential: { 409: oldVersion('activateCredential') },
    cancelCredential: {
      409: oldVersion('cancelCredential'),
      502: async () => ({ params: { id: (await requestedCredential(manager, { email: 'contato@naocancela.test' })).id }, headers: {} }),
    },
    ...Object.fromEntries(CREDENTIAL_TESTS.map((name) => [name, { 502: but(name, 'body', 'credencial', BLOCKED) }])),
    sendForChange: { 409: oldVersion('sendForChange') },
    decideChange: { 409: oldVersion('decideChange') },
    sendVoucher: { 502: unreachable },
    decideChangeAsClient: { 409: async () => ({ params: await quoting(), body: { aprovado: true } }) },
    askChangeAsClient: { 409: async () => ({ params: await quoting(), body: { pedido: 'ALTERAR' } }) },
    endAsClient: { 409: async () => ({ params: { uuid: (await finished()).uuid } }) },
    removeQuote: { 409: but('removeQuote', 'body', 'versao', 99) },
    restoreQuote: {
      // It is there, in another version.
      409: async () => changed(await inputOf('removeQuote'), 'body', 'versao', 99),
    },
    cancelAirIssue: { 409: oldVersion('cancelAirIssue') },
    changeAirIssue: { 409: oldVersion('changeAirIssue') },
    cancelHotelReservation: {
      409: but('cancelHotelReservation', 'body', 'versao', 99),
      502: async () => {
        const { quote } = await issueToEnd({ server, clerk }, 'HOTEL', 'CANCELAMENTO', { codigoReserva: 'MUDO1' });
        return { params: { idCotacao: quote.id }, body: { versao: quote.versao, multa: 0 } };
      },
    },
    cancelIssueOfAir: { 409: but('cancelIssueOfAir', 'body', 'versao', 99) },
    cancelIssueOfHotel: { 409: but('cancelIssueOfHotel', 'body', 'versao', 99) },
    cancelIssueOfCar: { 409: but('cancelIssueOfCar', 'body', 'versao', 99) },
    cancelIssueOfBus: { 409: but('cancelIssueOfBus', 'body', 'versao', 99) },
    cancelIssueOfOther: { 409: but('cancelIssueOfOther', 'body', 'versao', 99) },
    uploadAttachment: { 422: async () => ({ ...(await inputOf('uploadAttachment')), file: program }) },
    uploadRequestAttachment: { 422: async () => ({ ...(await inputOf('uploadRequestAttachment')), file: program }) },
    sendBookingEmail: {
      409: staleBooking,
      502: async () => ({ body: (await bookable({ server, clerk }, { email: 'reservas@falha.test' })).body }),
    },
    writeBookingText: { 409: staleBooking },
    generateVirtualCard: {
      409: async () => {
        const { quote } = await paidBy({ server, clerk });
        return { params: { id: 'AEREO' }, body: { ...quote, versao: quote.versao + 1 } };
      },
      422: async () => ({ params: { id: 'AEREO' }, body: (await paidBy({ server, clerk }, 'CARTAO_FIXO')).quote }),
      502: async () => ({
        params: { id: 'AEREO' },
        body: (await paidBy({ server, clerk }, 'CARTAO_VIRTUAL_POR_TRANSACAO', 'FAL123')).quote,
      }),
      503: async () => {
        const { request, service, quote } = await paidBy({ server, clerk });
        await beginGenerating(server, { empresaId: request.empresa.id, servicoId: service.id, cotacaoId: quote.id });
        return { params: { id: 'AEREO' }, body: quote };
      },
    },
    cancelVirtualCard: {
      502: async () => {
        const { quote } = await paidBy({ server, clerk }, 'CARTAO_VIRTUAL_POR_TRANSACAO', 'NCA123');
        const { id } = await clerk.call(generateVirtualCard, { params: { id: 'AEREO' }, body: quote });
        return { params: { id } };
      },
    },
    // The client has not got it yet.
    answerAsClient: {
      409: async () => changed(await inputOf('answerAsClient'), 'params', 'uuid', (await load(clerk, await takeRequest(server))).uuid),
    },
  };
  const missing = Object.entries(ABOUT).map(([name, [part, field, nothing]]) => [name, { 404: but(name, part, field, nothing) }] as const);
  const names = new Set([...Object.keys(own), ...Object.keys(ABOUT)]);
  const found = new Map<string, Readonly<Record<number, Made>>>(missing);
  return Object.fromEntries([...names].map((name) => [name, { ...found.get(name), ...own[name] }]));
}
