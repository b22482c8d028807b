import type { CardVault } from '../cards/card-vault.ts';
import type { Database } from '../db/connect.ts';
import { lockLedger } from '../db/migrate.ts';
import { agencia, agenciaEmpresa, agenciaServico, empresa, fornecedor, integracaoCliente } from '../db/schema/agencia.ts';
import { anexo, arquivo, logAnexo } from '../db/schema/anexo.ts';
import { cartao, cobranca, codigoCartao } from '../db/schema/cartao.ts';
import {
  aprovadorEmpresa,
  limitePolitica,
  particularidadeEmpresa,
  particularidadeSolicitacao,
  programaFidelidade,
  rateioSolicitacao,
  regraFixa,
  regraMenorPreco,
  saldoCliente,
  ticketServico,
} from '../db/schema/cliente.ts';
import { logCredencial, solicitacaoCredencial } from '../db/schema/credencial.ts';
import { logUsuario } from '../db/schema/log.ts';
import { featureToggle, intermediador, margemCredencial, tipoPagamento } from '../db/schema/referencia.ts';
import { cotacao, servico, solicitacao } from '../db/schema/solicitacao.ts';
import { usuario, usuarioEmpresa } from '../db/schema/usuario.ts';
import { viajante } from '../db/schema/viajante.ts';
import { type Transaction, withTransaction } from '../db/transaction.ts';
import type { FileStore } from '../files/file-store.ts';
import { insertGroup } from '../groups/data/groups.ts';
import { readAirports } from '../reference/airports.ts';
import { deskIntervenes } from '../sandbox/sandbox-support-desk.ts';
import { hashPassword } from '../session/password.ts';
import { DEMO_AGENCIES, makeAgencies } from './demo-agencies.ts';
import { makeAttachments, storeFiles } from './demo-attachments.ts';
import { makeBalances } from './demo-balances.ts';
import { type DemoCards, makeCards, makeFixedCards } from './demo-cards.ts';
import { CHANGED_TRIPS, makeChangedTrip } from './demo-changed-issues.ts';
import { insertChats, makeChats } from './demo-chats.ts';
import type { ChosenFlight } from './demo-chosen-flight.ts';
import { makeClientPeople } from './demo-client-people.ts';
import { makeClients, makeProgrammes, makeRequestWishes } from './demo-clients.ts';
import { makeCredentialHistory, makeCredentials } from './demo-credentials.ts';
import { ENDING_TRIPS, makeEndingTrip } from './demo-endings.ts';
import { makeFormerUsers } from './demo-former-users.ts';
import { FULL_TRIPS } from './demo-full-trips.ts';
import { makeGroups } from './demo-groups.ts';
import { makeIntegrations } from './demo-integrations.ts';
import { DEMO_PASSWORD } from './demo-logins.ts';
import { makeOwnStays, OWN_STAYS } from './demo-own-stays.ts';
import { makePassengers } from './demo-passengers.ts';
import { choicesOf } from './demo-quote.ts';
import { type DemoRequest, type DemoWorld, FIRST_NUMBER, makeRequest } from './demo-requests.ts';
import { flightsWithoutBalance, withReturningTravellers } from './demo-returning-travellers.ts';
import { DEMO_REQUESTS, stageAt } from './demo-stages.ts';
import { makeUserLogs } from './demo-user-logs.ts';
import { makeUsers } from './demo-users.ts';
import { Random } from './random.ts';

export interface DemoOptions {
  /** Deadlines and trips lie around this moment. */
  readonly now: Date;
  /** The same seed gives the same people, routes and prices. */
  readonly seed?: number;
  /** Number of requests; those beyond 300 are finished ones. From 300 on there are some more, with all kinds of service. */
  readonly requests?: number;
  /** Where the attached files are put. */
  readonly files: FileStore;
  /** The data folder, in which they are made. */
  readonly dir: string;
  /** Encrypts the cards. */
  readonly cards: CardVault;
}

/** Requests per statement: a statement takes 65,535 values at most. */
const CHUNK = 250;

/**
 * Fills an empty database with invented agencies, people and requests, in one transaction. A database that holds an agency
 * is left as it is. Two servers may do so at the same moment.
 */
export async function fillDemo(
  db: Database,
  { now, seed = 2026, requests = DEMO_REQUESTS, files, dir, cards }: DemoOptions,
): Promise<void> {
  if ((await db.$count(agencia)) > 0) return;
  // Outside of the transaction: it takes time, and everybody has the same password.
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  const book = new Map(readAirports().map((airport) => [airport.iata, airport]));
  await withTransaction(db, async (tx) => {
    await lockLedger(tx);
    if ((await tx.$count(agencia)) > 0) return;
    const random = new Random(seed);
    const agencies = makeAgencies(random);
    const { usuarios, usuarioEmpresas } = makeUsers(random, passwordHash);
    await tx.insert(agencia).values(agencies.agencias);
    await tx.insert(empresa).values(agencies.empresas);
    await tx.insert(agenciaEmpresa).values(agencies.agenciaEmpresas);
    await tx.insert(integracaoCliente).values([...makeIntegrations(cards)]);
    await tx.insert(fornecedor).values(agencies.fornecedores);
    const credentials = makeCredentials(cards, agencies.agenciaServicos);
    await tx.insert(agenciaServico).values([...credentials]);
    await tx.insert(tipoPagamento).values(agencies.tiposPagamento);
    await tx.insert(intermediador).values(agencies.intermediadores);
    await tx.insert(margemCredencial).values(agencies.margens);
    const clients = makeClients(seed, now);
    await tx.insert(particularidadeEmpresa).values(clients.particularidades);
    await tx.insert(regraFixa).values(clients.regras);
    await tx.insert(limitePolitica).values(clients.limites);
    await tx.insert(regraMenorPreco).values(clients.regrasMenorPreco);
    await tx.insert(aprovadorEmpresa).values(clients.aprovadores);
    await tx.insert(saldoCliente).values(clients.saldos);
    await tx.insert(featureToggle).values(agencies.toggles);
    for (const group of makeGroups()) await insertGroup(tx, group);
    const former = makeFormerUsers(seed, passwordHash);
    const people = makeClientPeople(seed, passwordHash);
    await tx.insert(usuario).values([...usuarios, ...former, ...people.usuarios]);
    const history = makeCredentialHistory(cards, now, credentials, { usuarios });
    await tx.insert(solicitacaoCredencial).values([...history.solicitacoes]);
    await tx.insert(logCredencial).values([...history.logs]);
    await tx.insert(logUsuario).values(makeUserLogs(seed, now, [...usuarios, ...former]));
    await tx.insert(cartao).values([...makeFixedCards(seed, now, cards)]);
    await tx.insert(usuarioEmpresa).values([...usuarioEmpresas, ...people.usuarioEmpresas]);
    const world = { now, book, usuarios, choices: new Map(DEMO_AGENCIES.map(({ id }) => [id, choicesOf(agencies, id)])) };
    let atIssue: readonly ChosenFlight[] = [];
    for (let start = 0; start < requests; start += CHUNK) {
      const size = Math.min(CHUNK, requests - start);
      const made = Array.from({ length: size }, (_, index) => {
        const place = start + index;
        // The newest request has the highest number.
        return makeRequest(random, world, { id: FIRST_NUMBER + requests - 1 - place, stage: stageAt(place) });
      });
      await insertRequests(tx, made);
      await insertChats(tx, makeChats(seed + start, world, made));
      if (start < DEMO_REQUESTS) await insertPassengers(tx, seed + start, made);
      if (start > 0) continue;
      const attachments = makeAttachments(seed, world, made);
      await storeFiles(attachments, files, dir);
      await tx.insert(arquivo).values(attachments.arquivos);
      await tx.insert(anexo).values(attachments.anexos);
      await tx.insert(logAnexo).values(attachments.logs);
      await insertWishes(tx, seed, made);
      await insertCards(tx, makeCards(seed, now, cards, made));
      const balances = makeBalances(seed, now, made);
      if (balances.length > 0) await tx.insert(saldoCliente).values(balances);
      atIssue = flightsWithoutBalance(made, balances);
    }
    if (requests < DEMO_REQUESTS) return;
    const fullTrips = makeFullTrips(seed, world, FIRST_NUMBER + requests);
    await insertRequests(tx, fullTrips);
    await insertChats(tx, makeChats(seed + 9, world, fullTrips));
    await insertPassengers(tx, seed + 9, fullTrips);
    await insertWishes(tx, seed + 9, fullTrips);
    await insertCards(tx, makeCards(seed + 9, now, cards, fullTrips));
    const ending = withReturningTravellers(makeEndingTrips(seed, world, FIRST_NUMBER + requests + 2 * FULL_TRIPS.length), atIssue);
    await insertRequests(tx, ending);
    await insertChats(tx, makeChats(seed + 20, world, ending));
    await insertPassengers(tx, seed + 20, ending);
    const changed = makeChangedTrips(seed, world, FIRST_NUMBER + requests + 4 * FULL_TRIPS.length);
    await insertRequests(tx, changed);
    await insertChats(tx, makeChats(seed + 35, world, changed));
    await insertPassengers(tx, seed + 35, changed);
    const ownStays = makeOwnStayTrips(seed, world, FIRST_NUMBER + requests + 6 * FULL_TRIPS.length);
    await insertRequests(tx, ownStays);
    await insertPassengers(tx, seed + 45, ownStays);
  });
}

/** So many numbers from the first one on, without those in which the support desk intervenes. */
function numbersFrom(first: number, count: number): readonly number[] {
  // It intervenes in two of a hundred numbers.
  const all = Array.from({ length: 2 * count }, (_, index) => first + index);
  return all.filter((id) => !deskIntervenes(id)).slice(0, count);
}

/** The requests with all kinds of service. The generator is one of its own, so that the other requests do not change with these. */
function makeFullTrips(seed: number, world: DemoWorld, first: number): DemoRequest[] {
  const random = new Random(seed + 9);
  const numbers = numbersFrom(first, FULL_TRIPS.length);
  return FULL_TRIPS.map((fullTrip, place) => makeRequest(random, world, { id: numbers[place] ?? first, stage: fullTrip.stage, fullTrip }));
}

/** The requests whose issues are to be cancelled or changed, in the same way as those with all kinds of service. */
function makeEndingTrips(seed: number, world: DemoWorld, first: number): DemoRequest[] {
  const random = new Random(seed + 20);
  const numbers = numbersFrom(first, ENDING_TRIPS.length);
  return ENDING_TRIPS.map((ending, place) => makeEndingTrip(random, world, numbers[place] ?? first, ending));
}

/** The changed issues, and the issues that may be changed, in the same way as the requests with all kinds of service. */
function makeChangedTrips(seed: number, world: DemoWorld, first: number): DemoRequest[] {
  const random = new Random(seed + 35);
  const numbers = numbersFrom(first, CHANGED_TRIPS.length);
  return CHANGED_TRIPS.map((trip, place) => makeChangedTrip(random, world, numbers[place] ?? first, trip));
}

/** The trips of two with a stay of their own each, in the same way as the requests with all kinds of service. */
function makeOwnStayTrips(seed: number, world: DemoWorld, first: number): DemoRequest[] {
  const random = new Random(seed + 45);
  const numbers = numbersFrom(first, OWN_STAYS.length);
  return OWN_STAYS.map((trip, place) => makeOwnStays(random, world, numbers[place] ?? first, trip));
}

async function insertWishes(tx: Transaction, seed: number, made: readonly DemoRequest[]): Promise<void> {
  const { particularidades, tickets, rateios } = makeRequestWishes(seed, made);
  if (particularidades.length > 0) await tx.insert(particularidadeSolicitacao).values(particularidades);
  if (tickets.length > 0) await tx.insert(ticketServico).values(tickets);
  if (rateios.length > 0) await tx.insert(rateioSolicitacao).values(rateios);
  const programas = makeProgrammes(seed, made);
  if (programas.length > 0) await tx.insert(programaFidelidade).values(programas).onConflictDoNothing();
}

async function insertPassengers(tx: Transaction, seed: number, made: readonly DemoRequest[]): Promise<void> {
  const passengers = makePassengers(seed, made);
  if (passengers.length > 0) await tx.insert(viajante).values(passengers).onConflictDoNothing();
}

async function insertCards(tx: Transaction, { cartoes, codigos, cobrancas }: DemoCards): Promise<void> {
  if (cartoes.length > 0) await tx.insert(cartao).values([...cartoes]);
  if (codigos.length > 0) await tx.insert(codigoCartao).values([...codigos]);
  if (cobrancas.length > 0) await tx.insert(cobranca).values([...cobrancas]);
}

async function insertRequests(tx: Transaction, made: readonly DemoRequest[]): Promise<void> {
  await tx.insert(solicitacao).values(made.map((one) => one.solicitacao));
  await tx.insert(servico).values(made.flatMap((one) => one.servicos));
  const quotes = made.flatMap((one) => one.cotacoes);
  if (quotes.length > 0) await tx.insert(cotacao).values(quotes);
}
