import { randomUUID } from 'node:crypto';
import type { Call } from '@guiche/contract/call';
import { ALL_CALLS } from '@guiche/contract/calls';
import { CallError } from '@guiche/contract/client';
import { findPlaces, LOOKUP_ENTITIES, listConsolidators, listLookup } from '@guiche/contract/lookups';
import { findReturnJustification, listRequestLog } from '@guiche/contract/requests';
import {
  decideOwnTrip,
  findOwnTrip,
  findTravellers,
  listHotelServices,
  listOnlineAgencies,
  listOwnTrips,
  listTravellersOfTrip,
  saveAirChoices,
  saveHotelChoices,
  saveTravellers,
  searchAir,
  sendBackOwnOffers,
  sendOwnChoice,
} from '@guiche/contract/searches';
import { mayOpen } from '@guiche/domain/access';
import type { Quote } from '@guiche/domain/entities';
import { TIPO_SERVICO_ID } from '@guiche/domain/enums';
import { chosenTotal, quoteName } from '@guiche/domain/quotes';
import { awaitsApprover, servicesOf } from '@guiche/domain/requests';
import { eq, inArray, sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { regraMenorPreco } from '../db/schema/cliente.ts';
import { cotacao, servico, solicitacao } from '../db/schema/solicitacao.ts';
import { usuario, usuarioEmpresa } from '../db/schema/usuario.ts';
import { CLIENT_OF_PEOPLE, DEMO_APPROVER, DEMO_TRAVELLER } from '../demo/demo-client-people.ts';
import {
  airSearch,
  awaitingChoice,
  callInputs,
  firstOffers,
  type Input,
  load,
  loadFromHistory,
  type Person,
  serverForFile,
  settled,
  type TestServer,
  takeRequest,
} from '../test-support/index.ts';

let server: TestServer;
let clerk: Person;
let manager: Person;
let traveller: Person;
let approver: Person;
serverForFile((demo) => {
  ({ server, clerk, manager } = demo);
});
beforeAll(async () => {
  [traveller, approver] = [await server.logIn(DEMO_TRAVELLER.login), await server.logIn(DEMO_APPROVER.login)];
});

/** The request of a person in a status. */
async function tripOf(person: Person, status: string) {
  const trip = (await person.call(listOwnTrips, {})).find((one) => one.status === status);
  if (!trip) throw new Error(`there is no own request in ${status}`);
  return trip;
}

const tripsOf = async (person: Person) => (await person.call(listOwnTrips, {})).map(({ id, status }) => [id, status] as const);

test('S-001 a traveller gets the requests of the own trips, the next one first, and an approver those that wait; an agency has none', async () => {
  const own = await traveller.call(listOwnTrips, {});
  expect(own.map(({ status }) => status).sort()).toEqual(
    ['APROVACAO', 'APROVACAO_ALTERACAO', 'COTACAO_AGENCIA', 'EMISSAO', 'FECHAMENTO', 'SELECAO_COTACAO'].sort(),
  );
  for (const { colaboradores } of own) expect(colaboradores.map(({ id }) => id)).toContain(DEMO_TRAVELLER.id);
  const days = own.map(({ dataViagem }) => String(dataViagem)).filter((day) => day >= server.now().toISOString().slice(0, 10));
  expect(days).toEqual(days.toSorted());
  const waiting = await approver.call(listOwnTrips, {});
  expect(waiting.map(({ id }) => id).sort()).toEqual(own.flatMap(({ id, status }) => (awaitsApprover(status) ? [id] : [])).sort());
  for (const { id, totalEscolhido } of own) {
    const chosen = servicesOf(await traveller.call(findOwnTrip, { params: { idViagem: id } }));
    expect([id, totalEscolhido]).toEqual([id, chosenTotal(chosen)]);
  }
  expect(await clerk.call(listOwnTrips, {})).toEqual([]);
});

test('S-001 S-357 a traveller searches and chooses whoever works on the request, and learns nothing of what the agency earns', async () => {
  const { id } = await tripOf(traveller, 'COTACAO_AGENCIA');
  const seen = await traveller.call(findOwnTrip, { params: { idViagem: id } });
  const whole = await load(clerk, id);
  expect(servicesOf(seen).map((service) => service.id)).toEqual(servicesOf(whole).map((service) => service.id));
  const { grupoCotacao } = await traveller.call(searchAir, { body: airSearch(seen) });
  const found = grupoCotacao.flatMap(({ cotacoes }) => cotacoes);
  const quotes: readonly Quote[] = [...found, ...servicesOf(seen).flatMap((service): readonly Quote[] => service.cotacoes)];
  const hidden = quotes.map(({ markup, fornecedorServico, agenciaServico }) => [
    markup,
    fornecedorServico,
    agenciaServico?.credencial ?? '{}',
  ]);
  expect(new Set(hidden.map(String))).toEqual(new Set([String([null, null, '{}'])]));
  const [offer] = found;
  const [service] = seen.servicosAereos;
  if (!offer || !service) throw new Error('nothing was found');
  const [chosen] = await traveller.call(saveAirChoices, { params: { idViagem: id }, body: [{ id: service.id, escolhida: offer }] });
  expect(chosen?.escolhida).toMatchObject({ id: offer.id, total: offer.total, agenciaServico: { credencial: '{}' } });
  // What was hidden from the traveller is stored for the agency.
  const stored = (await load(clerk, id)).servicosAereos[0]?.escolhida;
  expect(stored?.total).toBe(offer.total);
  expect(stored?.agenciaServico?.credencial).not.toBe('{}');
});

test('S-340 S-338 a traveller gets and completes the records of those who travel along; an approver changes none', async () => {
  const { id } = await tripOf(traveller, 'COTACAO_AGENCIA');
  const all = await traveller.call(listTravellersOfTrip, { params: { idViagem: id } });
  expect(await traveller.call(findTravellers, { body: all.map((one) => one.id) })).toEqual(all);
  const mine = {
    ...all[0],
    id: DEMO_TRAVELLER.id,
    nome: 'Lívia',
    sobrenome: 'Barreto',
    dataNascimento: '1990-04-12',
    email: 'livia@exemplo.com',
  };
  expect(await traveller.call(saveTravellers, { body: [mine] })).toMatchObject([
    { dataNascimento: '1990-04-12', email: 'livia@exemplo.com' },
  ]);
  expect(await settled(approver.call(saveTravellers, { body: [mine] }))).toBe(403);
});

test('S-354 S-355 S-096 S-001 B-034 an approver removes a hotel and brings it back, and approves: what was removed is chosen no more', async () => {
  const { id } = await tripOf(approver, 'APROVACAO');
  const params = { idViagem: id };
  const [hotel] = await approver.call(listHotelServices, { params });
  if (!hotel?.escolhida) throw new Error('the request has no chosen hotel');
  const remove = (person: Person, removido: boolean) =>
    person.call(saveHotelChoices, { params, body: [{ id: hotel.id, escolhida: hotel.escolhida, removido }] });
  expect(await settled(remove(traveller, true))).toBe(403);
  expect(await settled(remove(clerk, true))).toBe(403);
  expect(await remove(approver, true)).toMatchObject([{ id: hotel.id, removido: true, escolhida: { id: hotel.escolhida.id } }]);
  expect(await remove(approver, false)).toEqual([hotel]);
  await remove(approver, true);
  await remove(approver, true);
  // The list counts it no more.
  const left = servicesOf(await approver.call(findOwnTrip, { params })).filter((service) => service.id !== hotel.id);
  expect((await tripOf(approver, 'APROVACAO')).totalEscolhido).toBe(chosenTotal(left));
  const { uuid } = await load(clerk, id);
  const marks = await clerk.call(listRequestLog, { params: { uuid } });
  const name = quoteName(hotel.escolhida);
  const changes = marks.filter(({ user }) => user.name === DEMO_APPROVER.nome).flatMap(({ alteracoes }) => alteracoes);
  const [removed, restored] = [[name, null] as const, [null, name] as const].map(([antes, depois]) => ({
    campo: 'campo_cotacao_escolhida',
    antes: antes && expect.objectContaining({ valor: antes }),
    depois: depois && expect.objectContaining({ valor: depois }),
  }));
  expect(changes).toHaveLength(3);
  expect(changes).toEqual(expect.arrayContaining([removed, restored]));
  const decide = (person: Person) => person.call(decideOwnTrip, { params, body: { aprovado: true, justificativa: null } });
  expect(await settled(decide(traveller))).toBe(403);
  expect(await decide(approver)).toBeUndefined();
  expect(await settled(decide(approver))).toBe(404);
  // Who travels reads which hotel it was.
  expect((await traveller.call(listHotelServices, { params })).find((stay) => stay.id === hotel.id)).toMatchObject({
    removido: true,
    escolhida: { id: hotel.escolhida.id },
  });
  const after = await load(clerk, id);
  expect(after.status).toBe('EMISSAO');
  expect(servicesOf(after).map((service) => [service.tipoServico, service.escolhida?.statusCotacao ?? null])).toEqual(
    servicesOf(after).map(({ tipoServico }) => [tipoServico, tipoServico === 'HOTEL' ? null : 'EMISSAO_PENDENTE']),
  );
  const [entry] = await clerk.call(listRequestLog, { params: { uuid: after.uuid } });
  expect(entry).toMatchObject({ tipoAlteracaoSolicitacao: 'RESPOSTA_CLIENTE', user: { name: DEMO_APPROVER.nome } });
});

test('S-001 A-120 Q-096 a refusal needs a reason, which the agency and the traveller read; a change that is refused goes back to issuing', async () => {
  const { id } = await tripOf(approver, 'APROVACAO_ALTERACAO');
  const refuse = (justificativa: string | null) =>
    approver.call(decideOwnTrip, { params: { idViagem: id }, body: { aprovado: false, justificativa } });
  expect(await settled(refuse(' '))).toBe(422);
  await refuse('Acima do orçamento');
  expect((await load(clerk, id)).status).toBe('EMISSAO');
  expect((await approver.call(listOwnTrips, {})).map((trip) => trip.id)).not.toContain(id);
  const other = await awaitingChoice(server);
  const params = { idViagem: other };
  await traveller.call(sendOwnChoice, { params, body: firstOffers(await traveller.call(findOwnTrip, { params })) });
  await approver.call(decideOwnTrip, { params, body: { aprovado: false, justificativa: 'Não é necessário' } });
  const ended = await loadFromHistory(clerk, other);
  expect(ended.status).toBe('REPROVADA');
  for (const person of [clerk, traveller]) {
    expect(await person.call(findReturnJustification, { params: { id: other } })).toEqual({ justificativa: 'Não é necessário' });
  }
  // It is not the approver's any more.
  expect(await settled(approver.call(findReturnJustification, { params: { id: other } }))).toBe(404);
  expect(new Set(servicesOf(ended).flatMap(({ cotacoes }) => cotacoes.map((quote) => quote.statusCotacao)))).not.toContain(
    'COTACAO_FINALIZADA',
  );
});

test('S-096 a hotel that was removed once and is chosen anew is removed no more', async () => {
  const id = await awaitingChoice(server, 'HOTEL');
  const params = { idViagem: id };
  const offers = firstOffers(await traveller.call(findOwnTrip, { params }));
  await server.db
    .update(servico)
    .set({ dados: sql`${servico.dados} || ${JSON.stringify({ pesquisa: { removido: true } })}::jsonb` })
    .where(
      inArray(
        servico.id,
        offers.map(({ idServico }) => idServico),
      ),
    );
  await traveller.call(sendOwnChoice, { params, body: offers });
  const stays = await approver.call(listHotelServices, { params });
  expect(stays.map(({ removido }) => removido)).toEqual(stays.map(() => false));
});

test('S-001 A-120 the list says why a request came back: what its traveller wrote who sent the offers back', async () => {
  const id = await awaitingChoice(server);
  const reasonOf = async () => (await traveller.call(listOwnTrips, {})).find((one) => one.id === id)?.justificativaRetorno;
  expect(await reasonOf()).toBeNull();
  await traveller.call(sendBackOwnOffers, { params: { idViagem: id }, body: { justificativa: 'Todos chegam tarde' } });
  expect(await reasonOf()).toBe('Todos chegam tarde');
});

test('S-001 A-120 why the agency asked for another choice is told until that is made, and not to who approves it', async () => {
  const id = await awaitingChoice(server);
  const { uuid } = await load(clerk, id);
  await server.db.update(solicitacao).set({ justificativaRetorno: 'O hotel fechou' }).where(eq(solicitacao.uuid, uuid));
  const params = { idViagem: id };
  const reasonFor = async (person: Person) => (await person.call(listOwnTrips, {})).find((one) => one.id === id)?.justificativaRetorno;
  expect(await reasonFor(traveller)).toBe('O hotel fechou');
  await traveller.call(sendOwnChoice, { params, body: firstOffers(await traveller.call(findOwnTrip, { params })) });
  expect(await reasonFor(approver)).toBeNull();
});

test('S-001 Q-096 B-034 a traveller sends the choice, which waits for the approver of the company, who approves it', async () => {
  const id = await awaitingChoice(server);
  const params = { idViagem: id };
  const seen = await traveller.call(findOwnTrip, { params });
  const body = firstOffers(seen);
  expect(await settled(traveller.call(sendOwnChoice, { params, body: body.slice(1) }))).toBe(422);
  expect(await settled(clerk.call(sendOwnChoice, { params, body }))).toBe(403);
  expect(await settled(approver.call(sendOwnChoice, { params, body }))).toBe(404);
  expect((await load(clerk, id)).status).toBe('SELECAO_COTACAO');
  expect(await traveller.call(sendOwnChoice, { params, body })).toEqual({ status: 'APROVACAO', aprovador: DEMO_APPROVER.nome });
  const waiting = await load(clerk, id);
  expect(waiting).toMatchObject({ status: 'APROVACAO', aprovadorSolicitacao: { nome: DEMO_APPROVER.nome } });
  const chosen = new Map(body.map(({ idServico, idCotacao }) => [idServico, idCotacao]));
  expect(servicesOf(waiting).map((service) => [service.id, service.idCotacaoEscolhida, service.escolhida?.statusCotacao])).toEqual(
    servicesOf(waiting).map((service) => [service.id, chosen.get(service.id), 'COTACAO_FINALIZADA']),
  );
  const [entry] = await clerk.call(listRequestLog, { params: { uuid: waiting.uuid } });
  expect(entry).toMatchObject({ tipoAlteracaoSolicitacao: 'RESPOSTA_CLIENTE', user: { name: DEMO_TRAVELLER.nome } });
  expect(entry?.alteracoes).toContainEqual({
    campo: 'campo_situacao',
    antes: expect.objectContaining({ valor: expect.anything() }),
    depois: expect.objectContaining({ valor: expect.anything() }),
  });
  // It is sent once.
  expect(await settled(traveller.call(sendOwnChoice, { params, body }))).toBe(422);
  expect((await approver.call(listOwnTrips, {})).map((trip) => trip.id)).toContain(id);
  await approver.call(decideOwnTrip, { params, body: { aprovado: true, justificativa: null } });
  const issued = await load(clerk, id);
  expect(issued.status).toBe('EMISSAO');
  expect(servicesOf(issued).map(({ escolhida }) => [escolhida?.id, escolhida?.statusCotacao])).toEqual(
    body.map(({ idCotacao }) => [idCotacao, 'EMISSAO_PENDENTE']),
  );
});

test('S-001 Q-093 Q-096 B-034 a traveller sends all offers back with a reason, which the agency reads, quotes again and offers anew', async () => {
  const id = await awaitingChoice(server);
  const params = { idViagem: id };
  const offered = firstOffers(await traveller.call(findOwnTrip, { params }));
  const sendBack = (person: Person, justificativa: string) => settled(person.call(sendBackOwnOffers, { params, body: { justificativa } }));
  expect(await sendBack(traveller, ' \n')).toBe(422);
  expect(await sendBack(traveller, 'x'.repeat(256))).toBe(422);
  expect(await sendBack(clerk, 'Caro demais')).toBe(403);
  expect(await sendBack(manager, 'Caro demais')).toBe(403);
  expect(await sendBack(approver, 'Caro demais')).toBe(404);
  const before = await load(clerk, id);
  expect(before.status).toBe('SELECAO_COTACAO');
  expect(await sendBack(traveller, '  Todos os voos chegam depois da reunião ')).toBeUndefined();
  const back = await load(clerk, id);
  expect(back.status).toBe('COTACAO_AGENCIA');
  expect(await clerk.call(findReturnJustification, { params: { id } })).toEqual({
    justificativa: 'Todos os voos chegam depois da reunião',
  });
  const statusesOf = (request: typeof back) =>
    servicesOf(request).flatMap(({ cotacoes }) => cotacoes.map((quote): [string, string] => [quote.id, quote.statusCotacao]));
  expect(statusesOf(back)).toEqual(
    statusesOf(before).map(([quote, status]) => [quote, status === 'COTACAO_FINALIZADA' ? 'COTACAO_PENDENTE' : status]),
  );
  const [entry] = await clerk.call(listRequestLog, { params: { uuid: back.uuid } });
  expect(entry).toMatchObject({ tipoAlteracaoSolicitacao: 'RESPOSTA_CLIENTE', user: { name: DEMO_TRAVELLER.nome } });
  expect(JSON.stringify(entry?.alteracoes)).toContain('Todos os voos chegam depois da reunião');
  // Nothing is offered any more: neither a choice is sent, nor is anything sent back.
  expect(await settled(traveller.call(sendOwnChoice, { params, body: offered }))).toBe(422);
  expect(await sendBack(traveller, 'De novo')).toBe(422);
  expect(await tripsOf(traveller)).toContainEqual([id, 'COTACAO_AGENCIA']);
  expect(await tripsOf(approver)).not.toContainEqual([id, expect.anything()]);
});

test('S-001 Q-093 what is sent back and chosen at the same moment is one of both', async () => {
  const id = await awaitingChoice(server);
  const params = { idViagem: id };
  const body = firstOffers(await traveller.call(findOwnTrip, { params }));
  const answers = await Promise.all([
    ...Array.from({ length: 5 }, () => settled(traveller.call(sendBackOwnOffers, { params, body: { justificativa: 'Caro demais' } }))),
    ...Array.from({ length: 5 }, () => settled(traveller.call(sendOwnChoice, { params, body }))),
  ]);
  expect(answers.filter((answer) => answer === 422)).toHaveLength(9);
  const { uuid } = await load(clerk, id);
  const sent = (await clerk.call(listRequestLog, { params: { uuid } })).filter(({ user }) => user.name === DEMO_TRAVELLER.nome);
  expect(sent).toHaveLength(1);
});

test('S-001 a request without any offer can be sent back, which nobody could choose from', async () => {
  const id = await awaitingChoice(server);
  const params = { idViagem: id };
  for (const service of servicesOf(await load(clerk, id)))
    await server.db.update(cotacao).set({ status: 'COTACAO_CANCELADA' }).where(eq(cotacao.servicoId, service.id));
  expect(firstOffers(await traveller.call(findOwnTrip, { params }))).toEqual([]);
  await traveller.call(sendBackOwnOffers, { params, body: { justificativa: 'Nada foi oferecido' } });
  expect((await load(clerk, id)).status).toBe('COTACAO_AGENCIA');
});

/** The approver has no open login, or works for another company. */
const WITHOUT_APPROVER = {
  'has no open login': (left: boolean) => server.db.update(usuario).set({ ativo: !left }).where(eq(usuario.login, DEMO_APPROVER.login)),
  'is of another company': async (left: boolean) => {
    const [user] = await server.db.select().from(usuario).where(eq(usuario.login, DEMO_APPROVER.login));
    await server.db
      .update(usuarioEmpresa)
      .set({ empresaId: left ? 102 : CLIENT_OF_PEOPLE.id })
      .where(eq(usuarioEmpresa.usuarioId, user?.id ?? ''));
  },
};
test.each(Object.entries(WITHOUT_APPROVER))('S-001 Q-096 when the approver %s, a sent choice is issued at once', async (_case, leave) => {
  const id = await awaitingChoice(server);
  const params = { idViagem: id };
  const body = firstOffers(await traveller.call(findOwnTrip, { params }));
  await leave(true);
  const sent = await traveller.call(sendOwnChoice, { params, body }).finally(() => leave(false));
  expect(sent).toEqual({ status: 'EMISSAO', aprovador: null });
  const issued = await load(clerk, id);
  expect(servicesOf(issued).map(({ escolhida }) => [escolhida?.id, escolhida?.statusCotacao])).toEqual(
    body.map(({ idCotacao }) => [idCotacao, 'EMISSAO_PENDENTE']),
  );
});

test('S-001 of several approvers the one that the request names approves it, else the first by login', async () => {
  const [known] = await server.db.select().from(usuario).where(eq(usuario.login, DEMO_APPROVER.login));
  if (!known) throw new Error('the demo has an approver');
  const other = { ...known, id: randomUUID(), login: 'a.outra@serraazul.demo', nome: 'Ana Outra', pessoaId: 'ana' };
  await server.db.insert(usuario).values(other);
  await server.db.insert(usuarioEmpresa).values({ usuarioId: other.id, empresaId: CLIENT_OF_PEOPLE.id });
  const sendTo = async (aprovadorId: string | null) => {
    const id = await awaitingChoice(server);
    await server.db.update(solicitacao).set({ aprovadorId }).where(eq(solicitacao.id, id));
    const params = { idViagem: id };
    return (await traveller.call(sendOwnChoice, { params, body: firstOffers(await traveller.call(findOwnTrip, { params })) })).aprovador;
  };
  expect(await sendTo(DEMO_APPROVER.id)).toBe(DEMO_APPROVER.nome);
  expect(await sendTo(null)).toBe('Ana Outra');
  await server.db.update(usuario).set({ ativo: false }).where(eq(usuario.id, other.id));
  expect(await sendTo('ana')).toBe(DEMO_APPROVER.nome);
});

/** A request in selection with a hotel that costs more than the rule allows, and a cheaper one; how the dear one is sent. */
async function dearHotel() {
  const id = await awaitingChoice(server, 'HOTEL');
  const params = { idViagem: id };
  const { servicosHotel } = await traveller.call(findOwnTrip, { params });
  const hotel = servicosHotel.find(({ cotacoes }) => cotacoes.length > 1);
  const [dear] = hotel?.cotacoes ?? [];
  if (!hotel || !dear) throw new Error('the request has no hotels to choose from');
  await server.db.update(cotacao).set({ total: 9_000 }).where(eq(cotacao.id, dear.id));
  const others = firstOffers(await traveller.call(findOwnTrip, { params })).filter(({ idServico }) => idServico !== hotel.id);
  return {
    id,
    hotel,
    dear,
    send: (justificativa: string | null) =>
      settled(traveller.call(sendOwnChoice, { params, body: [...others, { idServico: hotel.id, idCotacao: dear.id, justificativa }] })),
    /** The stay as its approver reads it. */
    stay: async () => (await approver.call(listHotelServices, { params })).find((one) => one.id === hotel.id),
  };
}
const ruleActs = (acao: string) =>
  server.db.update(regraMenorPreco).set({ acao }).where(eq(regraMenorPreco.empresaId, CLIENT_OF_PEOPLE.id));

test('S-109 S-110 S-111 S-001 a hotel above the lowest price of those that are offered is sent with a reason alone, which its approver reads', async () => {
  const { id, dear, send, stay } = await dearHotel();
  await ruleActs('BLOQUEIA');
  expect(await send('Perto da obra')).toBe(422);
  await ruleActs('APROVACAO');
  expect(await send('  ')).toBe(422);
  expect((await load(clerk, id)).status).toBe('SELECAO_COTACAO');
  expect(await send('Perto da obra')).toMatchObject({ status: 'APROVACAO' });
  expect(await stay()).toMatchObject({
    escolhida: { id: dear.id },
    justificativa: 'Perto da obra',
    validacao: { tipo: 'WARNING', regra: { acao: 'APROVACAO' } },
  });
});

test('S-110 S-001 the reason with which a hotel was chosen from a search holds when the choice is sent, and that of another hotel does not', async () => {
  await ruleActs('ALERTA');
  const { hotel, dear, send, stay } = await dearHotel();
  const searched = (idCotacaoEscolhida: string | undefined) =>
    server.db
      .update(servico)
      .set({
        idCotacaoEscolhida,
        dados: sql`${servico.dados} || ${JSON.stringify({ pesquisa: { justificativa: 'Fica no centro' } })}::jsonb`,
      })
      .where(eq(servico.id, hotel.id));
  await searched(hotel.cotacoes.find((quote) => quote.id !== dear.id)?.id);
  expect(await send(null)).toBe(422);
  await searched(dear.id);
  expect(await send(null)).toMatchObject({ status: 'APROVACAO' });
  expect(await stay()).toMatchObject({ escolhida: { id: dear.id }, justificativa: 'Fica no centro' });
});

test('S-001 Q-096 a choice that is sent ten times at once is sent once', async () => {
  const id = await awaitingChoice(server);
  const params = { idViagem: id };
  const body = firstOffers(await traveller.call(findOwnTrip, { params }));
  const answers = await Promise.all(Array.from({ length: 10 }, () => settled(traveller.call(sendOwnChoice, { params, body }))));
  expect(answers.filter((answer) => answer === 422)).toHaveLength(9);
  const { uuid } = await load(clerk, id);
  const sent = (await clerk.call(listRequestLog, { params: { uuid } })).filter(({ user }) => user.name === DEMO_TRAVELLER.nome);
  expect(sent).toHaveLength(1);
});

/** What travellers and approvers ask without a request, or of many at once. */
const OF_NO_REQUEST: ReadonlySet<string> = new Set([
  'listOwnTrips',
  'findTravellers',
  'findServiceActivity',
  'fillAirports',
  'listOnlineAgencies',
  'mergeHotels',
  'listConsolidators',
  'listFareFamilies',
  'findPlaces',
]);
const ofRequests = ALL_CALLS.filter(
  ({ name, access }) => typeof access === 'object' && mayOpen(access.route, 5) && !OF_NO_REQUEST.has(name),
);

test.each(ofRequests.map((call) => [call.name, call] as const))(
  "S-001 A-283 %s of another's request is a 404 for a traveller and a 404 or a 403 for an approver, and nothing is done",
  async (name, call) => {
    const input = (await callInputs({ server, clerk, manager })[name]?.()) ?? {};
    const idViagem = Number(input.params?.['idViagem'] ?? 0);
    if (name === decideOwnTrip.name)
      await server.db.update(solicitacao).set({ aprovadorId: 'outra pessoa' }).where(eq(solicitacao.id, idViagem));
    if (name === sendOwnChoice.name || name === sendBackOwnOffers.name)
      await server.db.update(solicitacao).set({ colaboradores: [] }).where(eq(solicitacao.id, idViagem));
    const before = await server.db.select().from(solicitacao).orderBy(solicitacao.id);
    const statusFor = (person: Person) => {
      const anyCall = person.call as unknown as (call: Call, input: Input) => Promise<unknown>;
      return anyCall(call, input).then(
        () => 200,
        (error: unknown) => (error instanceof CallError ? error.status : error),
      );
    };
    expect([404, ...(name === decideOwnTrip.name ? [403] : [])]).toContain(await statusFor(traveller));
    expect([404, ...(name === saveTravellers.name ? [403] : [])]).toContain(await statusFor(approver));
    expect(await server.db.select().from(solicitacao).orderBy(solicitacao.id)).toEqual(before);
  },
);

test('S-340 S-378 S-394 of what no request is about, travellers and approvers get no records of others, no credentials, and places alone', async () => {
  const stranger = await load(clerk, await takeRequest(server));
  const ids = stranger.colaboradores.map(({ id }) => id);
  for (const person of [traveller, approver]) {
    expect(await person.call(findTravellers, { body: ids })).toEqual([]);
    const params = { idAgencia: 1, tipoServico: TIPO_SERVICO_ID.AEREO, idEmpresa: CLIENT_OF_PEOPLE.id };
    const credentials = await person.call(listConsolidators, { params });
    expect(credentials.length).toBeGreaterThan(0);
    const online = (await person.call(listOnlineAgencies, {})).flatMap(({ agenciaServicos }) => agenciaServicos);
    expect(new Set([...credentials, ...online].map(({ credencial }) => credencial))).toEqual(new Set(['{}']));
    // Where a hotel has to be near to, whoever looks for it.
    expect((await person.call(findPlaces, { params: { termo: 'marco zero' }, query: {} })).map(({ name }) => name)).toEqual(['Marco Zero']);
    for (const entity of LOOKUP_ENTITIES) {
      const status = await person.call(listLookup, { params: { entity } }).then(
        () => 200,
        ({ status: refused }: CallError) => refused,
      );
      expect([entity, status]).toEqual([entity, ['aeroporto', 'cidade', 'rodoviaria'].includes(entity) ? 200 : 403]);
    }
  }
});
