import { ALL_CALLS } from '@guiche/contract/calls';
import { CallError } from '@guiche/contract/client';
import { eq, ne } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { cotacao, servico, solicitacao } from './db/schema/solicitacao.ts';
import { usuario } from './db/schema/usuario.ts';
import { callInputs, makeAnyCall, type Person, serverForFile, type TestServer } from './test-support/index.ts';

/**
 * The calls that answer also the input of another agency, because nothing in it is that agency's alone: what is asked for is the own agency's, or
 * everybody's, or a new thing. The travellers of a client that works with both agencies are known to both.
 */
const NAMES_NOTHING: ReadonlySet<string> = new Set([
  'findAuthorization',
  'loggedUser',
  'currentUser',
  'hasExternalSupplier',
  'listClientInstances',
  'listFeatureToggles',
  'listNotifications',
  'listSessions',
  'listUsers',
  'listAllUsers',
  'insertUser',
  'listQuotes',
  'listIssues',
  'listQuotesOfClients',
  'listIssuesOfClient',
  'listClientAnalysis',
  'exportRequests',
  'listHistory',
  'listCloseDeadlines',
  'searchRequests',
  'listViews',
  'insertView',
  'chooseStartView',
  'listConsultants',
  'findTravellerRule',
  'listServiceGroups',
  'insertServiceGroup',
  'listCredentials',
  'switchService',
  'insertCredential',
  'listCredentialSuppliers',
  'findCredentialSupplier',
  'requestCredential',
  'testAirAtAgency',
  'testHotelAtAgency',
  'testBusAtAgency',
  'testAirAtIntegrator',
  'testHotelAtIntegrator',
  'testCarAtIntegrator',
  'testAirAtTranslator',
  'testHotelAtTranslator',
  'testCarAtTranslator',
  'findMargin',
  'listFareFamilies',
  'listRentalCompanies',
  'suggestRate',
  'listChangedIssues',
  'searchLookup',
  'listLookup',
  'listIntermediaries',
  'findExternalSuppliers',
  'findPlaces',
  'countIssuedAir',
  'countFinalizedAir',
  'listBiReports',
  'listReports',
  'findReport',
  'generateReport',
  'endPresence',
  'listOwnTrips',
  'findTravellers',
  'saveTravellers',
  'findServiceActivity',
  'fillAirports',
  'listOnlineAgencies',
  'mergeHotels',
]);

/** About the session alone, which they end. */
const ENDS_SESSIONS: ReadonlySet<string> = new Set(['endOtherSessions', 'logout']);

let server: TestServer;
let clerk: Person;
let manager: Person;
let stranger: Person;
serverForFile((demo) => {
  ({ server, clerk, manager } = demo);
});
beforeAll(async () => {
  const login = 'consultor@rotasul.demo';
  // A manager meets the fewest refusals that are about the profile.
  await server.db
    .update(usuario)
    .set({ perfis: [3] })
    .where(eq(usuario.login, login));
  stranger = await server.logIn(login);
});

/** The ids of all requests, services, quotes and people of other agencies than the stranger's. */
async function idsOfOthers(): Promise<readonly string[]> {
  const { id } = stranger.user.agency;
  const rows = await Promise.all([
    server.db.select({ id: solicitacao.uuid }).from(solicitacao).where(ne(solicitacao.agenciaId, id)),
    server.db
      .select({ id: servico.id })
      .from(servico)
      .innerJoin(solicitacao, eq(servico.solicitacaoUuid, solicitacao.uuid))
      .where(ne(solicitacao.agenciaId, id)),
    server.db
      .select({ id: cotacao.id })
      .from(cotacao)
      .innerJoin(servico, eq(cotacao.servicoId, servico.id))
      .innerJoin(solicitacao, eq(servico.solicitacaoUuid, solicitacao.uuid))
      .where(ne(solicitacao.agenciaId, id)),
    server.db.select({ id: usuario.id }).from(usuario).where(ne(usuario.agenciaId, id)),
  ]);
  return rows.flat().map((row) => row.id);
}

const refusals = (from: number) =>
  server.log
    .slice(from)
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .filter(({ msg }) => msg === 'access refused')
    .map(({ user, call }) => ({ user, call }));

// The stream of events is seen by `events.test.ts`, and so is what it tells whom.
const closed = ALL_CALLS.filter(({ name, access, form }) => access !== 'open' && form !== 'events' && !ENDS_SESSIONS.has(name));

test.each(closed.map((call) => [call.name, call] as const))(
  'A-283 %s, asked by another agency about what is ours, tells nothing of it, and a refusal is logged',
  async (name, call) => {
    const input = await callInputs({ server, clerk, manager })[name]?.();
    if (!input) throw new Error(`no input for ${name}: add one to callInputs`);
    const sent = JSON.stringify(input);
    // What is sent is known already.
    const secrets = (await idsOfOthers()).filter((id) => !sent.includes(id));
    const before = server.log.length;
    const answer = await makeAnyCall(stranger, call, input).catch((error: unknown) => {
      if (error instanceof CallError) return error;
      throw error;
    });
    const told = answer instanceof Blob ? await answer.text() : JSON.stringify(answer instanceof CallError ? answer.body : answer);
    expect(secrets.filter((id) => told?.includes(id))).toEqual([]);
    if (NAMES_NOTHING.has(name)) return;
    expect(answer).toBeInstanceOf(CallError);
    expect([403, 404]).toContain((answer as CallError).status);
    expect(refusals(before)).toContainEqual({ user: stranger.user.id, call: name });
  },
);
