import { changedIssuesPage, listChangedIssues } from '@guiche/contract/changed-issues';
import { createClient } from '@guiche/contract/client';
import { findRequest, listClientAnalysis, listHistory, listIssues, listQuotes } from '@guiche/contract/requests';
import { takeOverRequest } from '@guiche/contract/responsibility';
import { login } from '@guiche/contract/session';
import type { AirService, Quote, TravelRequest } from '@guiche/domain/entities';
import { TIPO_SERVICO, type TipoServico } from '@guiche/domain/enums';
import { servicesOf } from '@guiche/domain/requests';
import { PASSWORD, PEOPLE, type Person } from './people.ts';

/** The calls of the server as a person makes them, beside the screen. */
export async function callAs(baseURL: string, person: Person) {
  let authorization: string | null = null;
  const client = createClient({
    bases: {
      rest: `${baseURL}/api/rest`,
      agency: `${baseURL}/api/agency`,
      middleware: `${baseURL}/middleware`,
      viajor: `${baseURL}/viajor`,
      integrator: `${baseURL}/integrador`,
      translator: `${baseURL}/tradutor`,
    },
    authorization: () => authorization,
    instance: () => null,
    language: () => 'pt-BR',
  });
  const { data: user, headers } = await client.send(login, { headers: {}, body: { login: PEOPLE[person], password: PASSWORD } });
  authorization = headers.get('authorization');
  return { client, user };
}
export type Caller = Awaited<ReturnType<typeof callAs>>;

/** The calls by which a request is loaded: from the dashboard, and from anywhere else. */
export const REQUEST_CALLS = /\/(agencias|dashboard)\/solicitac(oes|ao)(\?|$)/;

/** A request of the agency as it is now. */
export async function readRequest({ client, user }: Caller, idSolicitacao: number): Promise<TravelRequest> {
  const { content } = await client.call(findRequest, {
    body: { isSupplier: true, idAgencia: user.agency.id, situacao: 'TODOS', idSolicitacao },
  });
  const [request] = content;
  if (!request) throw new Error(`Request ${idSolicitacao} came empty.`);
  return request;
}

/**
 * The rows of a list as the server orders them, or in any order where the setting `E2E_SHUFFLE` asks for it: which request a test gets depends on
 * the tests before it, so each must hold for every one.
 */
function handedOut<T>(rows: readonly T[]): readonly T[] {
  if (!process.env['E2E_SHUFFLE']) return rows;
  const drawn = rows.map((row) => ({ row, lot: Math.random() }));
  return drawn.toSorted((a, b) => a.lot - b.lot).map(({ row }) => row);
}

/** The last free requests are for tests that need a free one; the others take one from a colleague then. */
const KEPT_FREE = 6;

type Listed = Awaited<ReturnType<typeof listedAirRequests>>[number];

/** The requests that wait for quotes, with one air service and nothing else. */
async function listedAirRequests({ client }: Caller) {
  const open = handedOut(await client.call(listQuotes, { query: { isSupplier: true } }));
  return open.filter(({ tiposServico }) => tiposServico.length === 1 && tiposServico[0] === 'AEREO');
}

/** The first of these in which no quote waits for its supplier or lacks its currency; of a kind, if one is given. */
async function firstQuotable(caller: Caller, listed: readonly Listed[], kind?: AirService['tipo']): Promise<TravelRequest | undefined> {
  for (const { id } of listed) {
    const request = await readRequest(caller, id);
    const waiting = request.servicosAereos.some(({ cotacoes }) =>
      cotacoes.some(({ aguardandoFornecedor, moeda }) => aguardandoFornecedor || moeda === null),
    );
    if (kind !== undefined && request.servicosAereos[0]?.tipo !== kind) continue;
    if (request.servicosAereos.length === 1 && !waiting) return request;
  }
  return undefined;
}

/**
 * A request that waits for quotes, with one air service and nothing else, and nobody responsible; of a kind, if one is given. Every test takes
 * the one it gets, so that no two work on the same.
 */
export async function freeAirRequest(caller: Caller, kind?: AirService['tipo']): Promise<TravelRequest> {
  const free = (await listedAirRequests(caller)).filter(({ responsavel }) => responsavel === null);
  const request = await firstQuotable(caller, free, kind);
  if (!request) throw new Error('The demo data have no free air request left.');
  return request;
}

/** Makes the caller responsible for a request. */
export async function takeOver(caller: Caller, request: TravelRequest, podeSubstituir = false): Promise<TravelRequest> {
  const { id, name, profiles } = caller.user;
  await caller.client.call(takeOverRequest, {
    query: { podeSubstituir },
    body: { uuidSolicitacao: request.uuid, reponsavel: { id, name, profiles } },
  });
  return request;
}

/** A request as `freeAirRequest` gives it, taken by the caller; from a colleague when few are free. */
export async function takenAirRequest(caller: Caller, kind?: AirService['tipo']): Promise<TravelRequest> {
  const listed = await listedAirRequests(caller);
  const free = listed.filter(({ responsavel }) => responsavel === null);
  const colleagues = listed.filter(({ responsavel }) => responsavel !== null && responsavel.id !== caller.user.id);
  const taken = free.length > KEPT_FREE ? undefined : await firstQuotable(caller, colleagues, kind);
  return taken ? takeOver(caller, taken, true) : takeOver(caller, await freeAirRequest(caller, kind));
}

const hasAllKinds = ({ tiposServico }: Pick<Listed, 'tiposServico'>) => TIPO_SERVICO.every((kind) => tiposServico.includes(kind));

/**
 * A request that waits for its first quotes, with one service of every kind, and nobody responsible. Every test takes the one it gets, so that
 * no two work on the same.
 */
export async function freeFullRequest(caller: Caller): Promise<TravelRequest> {
  const open = handedOut(await caller.client.call(listQuotes, { query: { isSupplier: true } }));
  const free = open.find((one) => hasAllKinds(one) && one.responsavel === null);
  if (!free) throw new Error('The demo data have no free request with all kinds of service left.');
  return readRequest(caller, free.id);
}

/**
 * A request that waits for quotes, with one service of a kind and maybe others, taken by the caller: a free one, or a colleague's, or one that
 * the caller has. The demo data have few of some kinds, so an earlier test may have left quotes and files in it: compare with what was there.
 */
export async function takenRequestWith(
  caller: Caller,
  kind: TipoServico,
  suits: (one: Listed) => boolean = () => true,
): Promise<TravelRequest> {
  const open = handedOut(await caller.client.call(listQuotes, { query: { isSupplier: true } }));
  // Those with all kinds are left to the tests that need all of them.
  const ofKind = open.filter((one) => suits(one) && !hasAllKinds(one) && one.tiposServico.includes(kind));
  const isOwn = ({ responsavel }: Listed) => responsavel?.id === caller.user.id;
  const rank = (one: Listed) => (one.responsavel === null ? 0 : isOwn(one) ? 2 : 1);
  for (const found of ofKind.toSorted((a, b) => rank(a) - rank(b))) {
    const request = await readRequest(caller, found.id);
    if (servicesOf(request).filter(({ tipoServico }) => tipoServico === kind).length !== 1) continue;
    return isOwn(found) ? request : takeOver(caller, request, found.responsavel !== null);
  }
  throw new Error(`The demo data have no request of the kind ${kind} that waits for quotes.`);
}

/** A request that waits for its first quotes, in which each of two travellers has a hotel service of their own, taken by the caller. */
export async function takenOwnStays(caller: Caller): Promise<TravelRequest> {
  const open = handedOut(await caller.client.call(listQuotes, { query: { isSupplier: true } }));
  for (const { id, responsavel, tiposServico } of open) {
    if (responsavel !== null || hasAllKinds({ tiposServico }) || !tiposServico.includes('HOTEL')) continue;
    const request = await readRequest(caller, id);
    if (request.servicosHotel.length === 2) return takeOver(caller, request);
  }
  throw new Error('The demo data have no request left in which travellers have hotel services of their own.');
}

/** A request of the caller whose quotes the client analyses, with quotes of a hotel: it is only read, and opens without a question. */
export async function analysedHotelRequest(caller: Caller): Promise<TravelRequest> {
  const analysed = handedOut(await caller.client.call(listClientAnalysis, { query: { isSupplier: true } }));
  for (const { id, tiposServico, responsavel } of analysed) {
    if (!tiposServico.includes('HOTEL') || responsavel?.id !== caller.user.id) continue;
    const request = await readRequest(caller, id);
    if (request.servicosHotel.some(({ cotacoes }) => cotacoes.length > 0)) return request;
  }
  throw new Error('The demo data have no analysed request of this person with a hotel.');
}

/**
 * A request at issue, taken by the caller, that a test can use; every test takes another one. Its chosen quotes wait for their issue, none of its
 * quotes waits for its supplier or lacks its currency.
 */
export async function takenIssue(caller: Caller, suits: (request: TravelRequest) => boolean | Promise<boolean>): Promise<TravelRequest> {
  const issues = handedOut(await caller.client.call(listIssues, { query: { isSupplier: true } }));
  const others = issues.filter(({ status, responsavel }) => status === 'EMISSAO' && responsavel?.id !== caller.user.id);
  for (const { id, responsavel } of others) {
    const request = await readRequest(caller, id);
    const services = servicesOf(request);
    const quotes = services.flatMap((service): readonly Quote[] => service.cotacoes);
    const ready = quotes.every(({ aguardandoFornecedor, moeda }) => !aguardandoFornecedor && moeda !== null);
    const chosen = services.every(({ escolhida }) => escolhida?.statusCotacao === 'EMISSAO_PENDENTE');
    if (ready && chosen && (await suits(request))) return takeOver(caller, request, responsavel !== null);
  }
  throw new Error('The demo data have no such request at issue left.');
}

/** A request at issue with one air service, and nothing else. */
export const hasAirAlone = (request: TravelRequest) => servicesOf(request).length === 1 && request.servicosAereos.length === 1;

/** The fares of a request's air quotes as they are stored now. */
export async function storedFares(caller: Caller, { id }: Pick<TravelRequest, 'id'>): Promise<readonly (number | null)[]> {
  return (await readRequest(caller, id)).servicosAereos[0]?.cotacoes.map(({ tarifa }) => tarifa) ?? [];
}

/** The date of a request's first leg as a clerk types it. */
export function firstDay(request: TravelRequest): string {
  return (request.servicosAereos[0]?.segmentos[0]?.data ?? '2027-01-10').split('-').reverse().join('/');
}

/** A request of any status as it is now, as the history has it. */
export async function storedRequest({ client }: Caller, idSolicitacao: number): Promise<TravelRequest> {
  const { content } = await client.call(listHistory, { query: { idSolicitacao } });
  const [request] = content;
  if (!request || !('servicosAereos' in request)) throw new Error(`Request ${idSolicitacao} came empty.`);
  return request;
}

/** A changed issue that a test can use and nobody is responsible for; every test changes its own, which leaves its status by it. */
export async function changedIssue(caller: Caller, suits: (request: TravelRequest) => boolean): Promise<TravelRequest> {
  const answer = await caller.client.call(listChangedIssues, { query: { limit: 100, isSupplier: true } });
  const { content } = changedIssuesPage(answer, 100);
  for (const { id } of handedOut(content).filter(({ responsavel }) => responsavel === null)) {
    const request = await storedRequest(caller, id);
    if (suits(request)) return request;
  }
  throw new Error('The demo data have no such changed issue left.');
}

/** A closed request with all kinds of service, all issued, that nobody is responsible for. Nothing of it is changed before the test does it. */
export async function issuedRequest(caller: Caller, suits: (request: TravelRequest) => boolean = () => true): Promise<TravelRequest> {
  const { content } = await caller.client.call(listHistory, { query: { limit: 100, orderBy: 'idSolicitacao', descending: true } });
  const closed = content.filter(
    (row) => 'tiposServico' in row && row.status === 'FECHAMENTO' && row.responsavel === null && hasAllKinds(row),
  );
  for (const { id } of closed) {
    const request = await storedRequest(caller, id);
    if (suits(request)) return request;
  }
  throw new Error('The demo data have no such closed request with all kinds of service left.');
}
