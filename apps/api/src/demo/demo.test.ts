import { listUsableBalances } from '@guiche/contract/balances';
import { findMargin } from '@guiche/contract/quotes';
import { listClientAnalysis, listIssues, listQuotes } from '@guiche/contract/requests';
import { listClientInstances } from '@guiche/contract/session';
import { prepareAirQuote } from '@guiche/domain/air/quote';
import type { CarQuote } from '@guiche/domain/entities';
import { STATUS_SOLICITACAO, TIPO_SERVICO, type TipoServico } from '@guiche/domain/enums';
import { issueEnding } from '@guiche/domain/fines';
import { prepareHotelQuote } from '@guiche/domain/hotel/quote';
import { servicesAlike } from '@guiche/domain/quotes/duplicate';
import { servicesOf } from '@guiche/domain/requests';
import { count, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cotacao, servico, solicitacao } from '../db/schema/solicitacao.ts';
import { usuario } from '../db/schema/usuario.ts';
import { sandboxSupportDesk } from '../sandbox/sandbox-support-desk.ts';
import { load, loadFromHistory, startTestServer, type TestServer } from '../test-support/index.ts';
import { CHANGED_TRIPS } from './demo-changed-issues.ts';
import { ENDING_TRIPS } from './demo-endings.ts';
import { FULL_TRIPS } from './demo-full-trips.ts';
import { OWN_STAYS } from './demo-own-stays.ts';
import { DEMO_REQUESTS } from './demo-stages.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

test('the demo has requests in every status, and forty-nine people', async () => {
  const rows = await server.db.select({ status: solicitacao.status, size: count() }).from(solicitacao).groupBy(solicitacao.status);
  expect(rows.map(({ status }) => status).sort()).toEqual([...STATUS_SOLICITACAO].sort());
  expect(rows.reduce((sum, { size }) => sum + size, 0)).toBe(
    DEMO_REQUESTS + FULL_TRIPS.length + ENDING_TRIPS.length + CHANGED_TRIPS.length + OWN_STAYS.length,
  );
  expect(await server.db.$count(usuario)).toBe(49);
});

test('the own agency has every kind of service in every status', async () => {
  const rows = await server.db
    .selectDistinct({ status: solicitacao.status, kind: servico.tipoServico })
    .from(solicitacao)
    .innerJoin(servico, eq(servico.solicitacaoUuid, solicitacao.uuid))
    .where(eq(solicitacao.agenciaId, 1));
  const expected = STATUS_SOLICITACAO.flatMap((status) => TIPO_SERVICO.map((kind) => `${status} ${kind}`));
  expect(rows.map(({ status, kind }) => `${status} ${kind}`).sort()).toEqual(expected.sort());
});

test('a quote has a supplier that sells what is quoted', async () => {
  const rows = await server.db
    .select({ kind: servico.tipoServico, dados: cotacao.dados })
    .from(cotacao)
    .innerJoin(servico, eq(servico.id, cotacao.servicoId));
  // The table holds the fields of the quotes.
  const sold = rows.map(({ kind, dados }) => ({ kind, quote: dados as Partial<CarQuote> }));
  const suppliers = (kind: TipoServico) =>
    [...new Set(sold.flatMap((one) => (one.kind === kind ? (one.quote.fornecedorServico?.nome ?? []) : [])))].sort();
  expect(suppliers('HOTEL')).toEqual(['Accor Hotels', 'Atlantica Hospitality', 'Rede Bourbon']);
  expect(suppliers('RODOVIARIO')).toEqual(['Expresso Guanabara', 'Viação Cometa']);
  expect(suppliers('OUTROS')).toEqual(['Affinity Seguro', 'Assist Card', 'Localiza', 'Movida', 'Unidas']);
  expect(suppliers('AEREO').filter((name) => suppliers('OUTROS').includes(name))).toEqual([]);
  const rented = sold.flatMap(({ kind, quote }) => (kind === 'CARRO' && quote.fornecedorServico ? quote : []));
  expect(rented.map(({ fornecedorServico }) => fornecedorServico?.nome)).toEqual(rented.map(({ nomeCia }) => nomeCia));
  expect(rented.length).toBeGreaterThan(0);
});

test('trips with all kinds of service wait for quotes and for somebody who takes them; the support desk holds none of them up', async () => {
  const person = await server.logIn('consultora@guiche.demo');
  const free = (await person.call(listQuotes, { query: {} })).filter(
    ({ tiposServico, responsavel }) => tiposServico.length === TIPO_SERVICO.length && responsavel === null,
  );
  expect(free).toHaveLength(FULL_TRIPS.filter((trip) => trip.free).length);
  for (const { id, tiposServico } of free) {
    expect(tiposServico).toEqual(TIPO_SERVICO);
    expect(servicesOf(await load(person, id)).filter(({ cotacoes }) => cotacoes.length > 0)).toEqual([]);
    expect(await sandboxSupportDesk.blocksChanges(id)).toBe(false);
  }
});

test('trips of two, each with the same stay in a service of their own, wait for quotes', async () => {
  const person = await server.logIn('consultora@guiche.demo');
  const listed = (await person.call(listQuotes, { query: {} })).filter(({ tiposServico }) => tiposServico.join() === 'AEREO,HOTEL');
  const requests = await Promise.all(listed.map(({ id }) => load(person, id)));
  const shared = requests.filter(({ servicosHotel: [one, ...others] }) => one !== undefined && servicesAlike(one, others).length === 1);
  expect(shared).toHaveLength(OWN_STAYS.length);
  for (const { servicosAereos, servicosHotel } of shared) {
    expect(servicosAereos.map(({ viajantes }) => viajantes.length)).toEqual([2]);
    expect(servicosHotel.map(({ viajantes }) => viajantes.map(({ id }) => id))).toEqual(servicosAereos[0]?.viajantes.map(({ id }) => [id]));
  }
});

test('issues wait to be cancelled or changed in every kind of service, with nobody responsible', async () => {
  const person = await server.logIn('consultora@guiche.demo');
  const waiting = (await person.call(listIssues, { query: {} })).filter(
    ({ tiposServico, responsavel, status }) =>
      tiposServico.length === TIPO_SERVICO.length && responsavel === null && status === 'EMISSAO_ALTERACAO',
  );
  const requests = await Promise.all(waiting.map(({ id }) => load(person, id)));
  const endings = requests.flatMap(servicesOf).flatMap(({ tipoServico, escolhida, cotacoes }) =>
    cotacoes.flatMap((quote) => {
      const ending = issueEnding('EMISSAO_ALTERACAO', tipoServico, quote);
      return ending === null ? [] : [`${tipoServico} ${ending} ${quote.id === escolhida?.id ? 'chosen' : 'replaced'}`];
    }),
  );
  for (const kind of TIPO_SERVICO) expect(endings).toContain(`${kind} CANCELAMENTO chosen`);
  // The changed flight has been replaced by another one.
  expect(endings).toContain('AEREO ALTERACAO replaced');
  const inPart = requests.flatMap(({ servicosAereos }) =>
    servicosAereos.filter(({ tipo, escolhida }) => tipo === 'IDA_VOLTA' && escolhida?.segmentos.some(({ status }) => status !== null)),
  );
  expect(inPart.length).toBeGreaterThan(1);
});

test('a quote that is opened costs what it costs in the list: its automatic markup is the one that a save would give it', async () => {
  const person = await server.logIn('consultora@guiche.demo');
  const listed = [...(await person.call(listQuotes, { query: {} })), ...(await person.call(listIssues, { query: {} }))];
  const requests = await Promise.all(listed.map(({ id }) => load(person, id)));
  const differing: string[] = [];
  for (const { id, status, empresa, servicosAereos, servicosHotel } of requests) {
    const context = { ownAgency: true, requestStatus: status };
    for (const quote of servicosAereos.flatMap(({ cotacoes }) => cotacoes)) {
      const { intermediador } = quote;
      const marginPercent =
        empresa && intermediador ? await person.call(findMargin, { query: { idEmpresa: empresa.id, intermediador } }) : 0;
      const { markup, total } = prepareAirQuote(quote, { ...context, marginPercent });
      if ((markup ?? 0) !== (quote.markup ?? 0) || total !== quote.total) differing.push(`${id} ${quote.id}`);
    }
    for (const quote of servicosHotel.flatMap(({ cotacoes }) => cotacoes)) {
      const { markup, total } = prepareHotelQuote(quote, { markup: context, changed: false });
      if ((markup ?? 0) !== (quote.markup ?? 0) || total !== quote.total) differing.push(`${id} ${quote.id}`);
    }
  }
  expect(requests.flatMap(({ servicosAereos }) => servicosAereos.flatMap(({ cotacoes }) => cotacoes)).some(({ markup }) => markup)).toBe(
    true,
  );
  expect(differing).toEqual([]);
});

test('what a cancelled flight leaves pays for a flight at issue of the same traveller, who has no balance yet', async () => {
  const person = await server.logIn('consultora@guiche.demo');
  const listed = await person.call(listIssues, { query: {} });
  const requests = await Promise.all(listed.map(({ id }) => load(person, id)));
  const flights = requests.flatMap(({ status, servicosAereos, ...request }) =>
    servicosAereos.flatMap(({ id, escolhida, viajantes: [traveller] }) => {
      if (!escolhida || !traveller) return [];
      const cia = escolhida.segmentos[0]?.voos[0]?.cia;
      const place = { idServico: id, idCotacao: escolhida.id };
      const whole = escolhida.segmentos.every((segment) => segment.status === null);
      const ending = whole ? issueEnding(status, 'AEREO', escolhida) : null;
      const alone = servicesOf({ ...request, status, servicosAereos }).length === 1;
      return [{ ending, status, alone, place, of: [traveller.id, cia, escolhida.moeda?.codigo].join(' ') }];
    }),
  );
  const pairs = flights
    .filter(({ ending }) => ending === 'CANCELAMENTO')
    .flatMap(({ of }) => flights.find((one) => one.of === of && one.status === 'EMISSAO' && one.alone) ?? []);
  expect(pairs.length).toBeGreaterThan(1);
  for (const { place, of } of pairs) {
    expect(of).toMatch(/ BRL$/);
    expect(await person.call(listUsableBalances, { params: place })).toEqual([]);
  }
  // A second flight that the balance could pay for, so that it can be seen who is offered what.
  const seconds = flights.filter(({ of, status }) => status === 'EMISSAO_ALTERACAO' && pairs.some((pair) => pair.of === of));
  expect(seconds.map(({ ending }) => ending)).toContain('DESISTENCIA');
});

test('A-121 every request of the demo is one that the contract describes', async () => {
  for (const login of ['gestora@guiche.demo', 'consultor@rotasul.demo']) {
    const person = await server.logIn(login);
    const all = await server.db.select().from(solicitacao);
    const own = all.filter(({ agenciaId }) => agenciaId === person.user.agency.id);
    for (const { id, status } of own) {
      // The server checks each response against the contract's schema and responds with 500 when they differ.
      const request = status === 'FINALIZADO' ? await loadFromHistory(person, id) : await load(person, id);
      expect(request.id).toBe(id);
    }
  }
});

test('A-100 the lists are as long as an agency finds them in the morning', async () => {
  const person = await server.logIn('consultora@guiche.demo');
  const [quotes, issues, analysis, instances] = [
    await person.call(listQuotes, { query: {} }),
    await person.call(listIssues, { query: {} }),
    await person.call(listClientAnalysis, { query: {} }),
    await person.call(listClientInstances, { query: {} }),
  ];
  expect(quotes.length).toBeGreaterThan(30);
  expect(issues.length).toBeGreaterThan(15);
  expect(analysis.length).toBeGreaterThan(10);
  expect(instances.length).toBeGreaterThan(5);
  expect(quotes.some(({ responsavel }) => responsavel === null)).toBe(true);
});
