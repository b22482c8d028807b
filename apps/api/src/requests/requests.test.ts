import { SAVE_QUOTE } from '@guiche/contract/quotes';
import {
  concludeQuoting,
  findDashboardRequest,
  findRequest,
  findReturnJustification,
  forceResend,
  listClientAnalysis,
  listIssues,
  listIssuesOfClient,
  listQuotes,
  listQuotesOfClients,
  listRequestLog,
} from '@guiche/contract/requests';
import { answerAsClient } from '@guiche/contract/sandbox';
import { compareDeadlines } from '@guiche/domain/deadline';
import type { Quote, RequestSummary, TravelRequest } from '@guiche/domain/entities';
import type { FiltroSolicitacoes } from '@guiche/domain/enums';
import { lowestTotal } from '@guiche/domain/quotes';
import { servicesOf } from '@guiche/domain/requests';
import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { solicitacao } from '../db/schema/solicitacao.ts';
import { usuario } from '../db/schema/usuario.ts';
import { answerWaiting } from '../sandbox/answer-waiting.ts';
import { sandboxClient } from '../sandbox/sandbox-client.ts';
import { load, type Person, serverForFile, type TestServer, takeRequest, typedAirQuote } from '../test-support/index.ts';

let server: TestServer;
let clerk: Person;
serverForFile((demo) => {
  ({ server, clerk } = demo);
});

const idsOf = (list: readonly { id: number }[]) => list.map(({ id }) => id);

function conclude(request: TravelRequest, changed: Partial<TravelRequest> = {}) {
  const { id, uuid, status } = { ...request, ...changed };
  const cotacoes = servicesOf(request).flatMap((service) => service.cotacoes.map((quote) => ({ id: quote.id, versao: quote.versao })));
  return clerk.call(concludeQuoting, { query: { uuidSolicitacao: uuid }, body: { id, status, cotacoes } });
}

/** A request with one more quote than the demo gave it. */
async function quoted(): Promise<TravelRequest> {
  const request = await load(clerk, await takeRequest(server));
  await clerk.call(SAVE_QUOTE.AEREO, { params: { idViagem: request.id, tipoServico: 'aereo' }, body: await typedAirQuote(clerk, request) });
  return load(clerk, request.id);
}

test('A-100 the lists are sorted by deadline, earliest first, none last, whichever way', async () => {
  const deadlines = (await clerk.call(listQuotes, { query: {} })).map(({ dataVencimentoCotacao }) => dataVencimentoCotacao);
  expect(deadlines).toEqual([...deadlines].sort(compareDeadlines));
  expect(deadlines.at(-1)).toBeNull();
  const backwards = (await clerk.call(listQuotes, { query: { orderBy: 'dataVencimento', descending: true } })).map(
    (row) => row.dataVencimentoCotacao,
  );
  expect(backwards.at(-1)).toBeNull();
  expect(backwards[0]).toBe(deadlines.filter((deadline) => deadline !== null).at(-1));
  const issues = (await clerk.call(listIssues, { query: {} })).map(({ dataVencimentoEmissao }) => dataVencimentoEmissao);
  expect(issues).toEqual([...issues].sort(compareDeadlines));
});

test('A-096 the issues of the agency by deadline, number or client; those of another agency are refused', async () => {
  const idAgencia = clerk.user.agency.id;
  const issues = await clerk.call(listIssues, { query: { idAgencia, isSupplier: true } });
  expect([...new Set(issues.map(({ status }) => status))].sort()).toEqual(['EMISSAO', 'EMISSAO_ALTERACAO']);
  const numbers = idsOf(await clerk.call(listIssues, { query: { orderBy: 'idSolicitacao', descending: true } }));
  expect(numbers).toEqual(idsOf(issues).toSorted((a, b) => b - a));
  const [first] = issues;
  expect(idsOf(await clerk.call(listIssues, { query: { termo: String(first?.id) } }))).toContain(first?.id);
  await expect(clerk.call(listIssues, { query: { idAgencia: idAgencia + 1 } })).rejects.toMatchObject({ status: 403 });
});

test('A-097 A-098 the unified panel has the quotes across the clients, and the issues of one client at a time', async () => {
  expect(listQuotesOfClients).toMatchObject({ base: 'middleware', method: 'GET', path: '/agencias/cotacoes' });
  expect(listIssuesOfClient).toMatchObject({ base: 'middleware', method: 'GET', path: '/agency/emissions' });
  const quotes = await clerk.call(listQuotes, { query: {} });
  expect(new Set(quotes.map(({ empresa }) => empresa.instancia)).size).toBeGreaterThan(1);
  expect(await clerk.call(listQuotesOfClients, { query: {} })).toEqual(quotes);
  const [wanted] = quotes;
  expect(await clerk.call(listQuotesOfClients, { query: { termo: String(wanted?.id) } })).toEqual(
    await clerk.call(listQuotes, { query: { termo: String(wanted?.id) } }),
  );

  const issues = await clerk.call(listIssues, { query: {} });
  const instances = [...new Set(issues.map(({ empresa }) => empresa.instancia))];
  expect(instances.length).toBeGreaterThan(1);
  for (const instance of instances) {
    const own = issues.filter(({ empresa }) => empresa.instancia === instance);
    expect(await clerk.call(listIssuesOfClient, { query: { instance } })).toEqual(own);
    const termo = String(own[0]?.id);
    expect(idsOf(await clerk.call(listIssuesOfClient, { query: { instance, termo } }))).toContain(own[0]?.id);
  }
  expect(await clerk.call(listIssuesOfClient, { query: { instance: 'ninguem' } })).toEqual([]);
});

const pending = (person: Person, situacao: FiltroSolicitacoes) =>
  person.call(findRequest, { body: { isSupplier: true, idAgencia: person.user.agency.id, situacao } });

test('A-113 without a number the request call brings every pending request of the agency, whole, as `situacao` has it', async () => {
  const lists = {
    COTACAO: await clerk.call(listQuotes, { query: {} }),
    EMISSAO: await clerk.call(listIssues, { query: {} }),
    COTACAO_ANALISE_CLIENTE: await clerk.call(listClientAnalysis, { query: {} }),
  };
  for (const situacao of ['COTACAO', 'EMISSAO', 'COTACAO_ANALISE_CLIENTE'] as const) {
    const { content } = await pending(clerk, situacao);
    expect(idsOf(content).sort()).toEqual(idsOf(lists[situacao]).sort());
  }
  const { content } = await pending(clerk, 'TODOS');
  expect(idsOf(content).sort()).toEqual(idsOf(Object.values(lists).flat()).sort());
  const [first] = content;
  if (!first) throw new Error('nothing is pending');
  expect(first).toEqual(await load(clerk, first.id));
  const other = await server.logIn('consultor@rotasul.demo');
  const theirs = new Set(idsOf((await pending(other, 'TODOS')).content));
  expect(theirs.size).toBeGreaterThan(0);
  expect(content.filter(({ id }) => theirs.has(id))).toEqual([]);
});

test('A-113 Q-030 what a user may not open is not among the pending requests', async () => {
  const id = await takeRequest(server);
  const other = await server.logIn('gestora@guiche.demo');
  await server.db.update(solicitacao).set({ responsavelId: other.user.id }).where(eq(solicitacao.id, id));
  expect(idsOf((await pending(clerk, 'COTACAO')).content)).toContain(id);
  await server.db.update(usuario).set({ permiteTrocarConsultor: false }).where(eq(usuario.id, clerk.user.id));
  expect(idsOf((await pending(clerk, 'COTACAO')).content)).not.toContain(id);
  await server.db.update(usuario).set({ permiteTrocarConsultor: true }).where(eq(usuario.id, clerk.user.id));
});

const withoutAccents = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '');

test('A-095 a list may be sorted by number', async () => {
  const ids = idsOf(await clerk.call(listQuotes, { query: { orderBy: 'idSolicitacao', descending: true } }));
  expect(ids).toEqual([...ids].sort((a, b) => b - a));
});

test('A-095 a list may be sorted by the client company, either way', async () => {
  const names = (requests: readonly RequestSummary[]) => requests.map(({ empresa }) => empresa.nome);
  const sorted = await clerk.call(listQuotes, { query: { orderBy: 'empresa' } });
  expect(new Set(names(sorted)).size).toBeGreaterThan(1);
  expect(names(sorted)).toEqual(names(sorted).toSorted((a, b) => a.localeCompare(b, 'pt-BR')));
  const descending = await clerk.call(listQuotes, { query: { orderBy: 'empresa', descending: true } });
  expect(names(descending)).toEqual(names(sorted).toReversed());
  expect(idsOf(descending).toSorted()).toEqual(idsOf(sorted).toSorted());
});

test('A-095 isSupplier is taken, and changes nothing for an agency', async () => {
  const all = await clerk.call(listQuotes, { query: {} });
  expect(await clerk.call(listQuotes, { query: { isSupplier: true } })).toEqual(all);
});

test('A-086 A-095 each list holds its phase alone, of the agency alone', async () => {
  const [quotes, issues, analysis] = [
    await clerk.call(listQuotes, { query: { idAgencia: 1 } }),
    await clerk.call(listIssues, { query: {} }),
    await clerk.call(listClientAnalysis, { query: {} }),
  ];
  expect(new Set(quotes.map(({ status }) => status))).toEqual(new Set(['COTACAO_AGENCIA']));
  expect(new Set(issues.map(({ status }) => status))).toEqual(new Set(['EMISSAO', 'EMISSAO_ALTERACAO']));
  expect(new Set(analysis.map(({ status }) => status))).toEqual(new Set(['SELECAO_COTACAO']));
  const own = idsOf(await server.db.select({ id: solicitacao.id }).from(solicitacao).where(eq(solicitacao.agenciaId, 1)));
  for (const id of idsOf([...quotes, ...issues, ...analysis])) expect(own).toContain(id);
  await expect(clerk.call(listQuotes, { query: { idAgencia: 42 } })).rejects.toMatchObject({ status: 403 });
});

test('A-095 a term finds number, traveller, client and route, without accents, every word of it', async () => {
  const [first] = await clerk.call(listQuotes, { query: {} });
  if (!first) throw new Error('the list is empty');
  const [traveller] = first.colaboradores;
  for (const termo of [
    String(first.id),
    `#${first.id}`,
    `nº ${first.id}`,
    traveller?.nomeCompleto.toUpperCase() ?? '',
    `${first.id} ${first.empresa.nome.split(' ')[0]}`,
  ]) {
    expect(idsOf(await clerk.call(listQuotes, { query: { termo } }))).toContain(first.id);
  }
  const listed = await clerk.call(listQuotes, { query: {} });
  const routed = listed.find(({ trajeto }) => trajeto);
  if (!routed?.trajeto) throw new Error('no request has a route');
  expect(idsOf(await clerk.call(listQuotes, { query: { termo: `${routed.id} ${routed.trajeto}` } }))).toEqual([routed.id]);
  const accented = listed.find(({ colaboradores }) =>
    colaboradores.some(({ nomeCompleto }) => withoutAccents(nomeCompleto) !== nomeCompleto),
  );
  const name = accented?.colaboradores.map(({ nomeCompleto }) => nomeCompleto).find((each) => withoutAccents(each) !== each) ?? '';
  for (const termo of [name, withoutAccents(name)])
    expect(idsOf(await clerk.call(listQuotes, { query: { termo } }))).toContain(accented?.id);
  expect(await clerk.call(listQuotes, { query: { termo: `${first.id} zebra` } })).toEqual([]);
  expect(await clerk.call(listQuotes, { query: { termo: '100%' } })).toEqual([]);
});

test('a user of some client companies sees their requests alone', async () => {
  const { user } = clerk;
  const [first] = await clerk.call(listQuotes, { query: {} });
  if (!first) throw new Error('the list is empty');
  await server.db.execute(sql`update usuario set todas_empresas = false where id = ${user.id}`);
  await server.db.execute(sql`insert into usuario_empresa values (${user.id}, ${first.empresa.id})`);
  const narrow = await clerk.call(listQuotes, { query: {} });
  expect(new Set(narrow.map(({ empresa }) => empresa.id))).toEqual(new Set([first.empresa.id]));
  await server.db.execute(sql`delete from usuario_empresa where usuario_id = ${user.id}`);
  await expect(load(clerk, first.id)).rejects.toMatchObject({ status: 404 });
  await server.db.execute(sql`update usuario set todas_empresas = true where id = ${user.id}`);
});

test('A-022 VIP marks are kept from users who may not see them', async () => {
  const marks = async () =>
    (await clerk.call(listQuotes, { query: {} }))
      .flatMap(({ colaboradores }) => colaboradores)
      .filter(({ vip, premium }) => vip || premium);
  expect((await marks()).length).toBeGreaterThan(0);
  await server.db.execute(sql`update usuario set visualizar_usuarios_vip_premium = false where id = ${clerk.user.id}`);
  expect(await marks()).toEqual([]);
  await server.db.execute(sql`update usuario set visualizar_usuarios_vip_premium = true where id = ${clerk.user.id}`);
});

test('an unknown request is a clear 404 everywhere', async () => {
  const notFound = { status: 404, errors: [{ tipo: 'ERROR', titulo: 'Solicitação não encontrada.' }] };
  await expect(load(clerk, 7)).rejects.toMatchObject(notFound);
  await expect(clerk.call(findReturnJustification, { params: { id: 7 } })).rejects.toMatchObject(notFound);
  await expect(clerk.call(forceResend, { params: { id: 7 } })).rejects.toMatchObject(notFound);
  const someone = await load(clerk, await takeRequest(server));
  await expect(conclude(someone, { uuid: '00000000-0000-4000-8000-000000000000' })).rejects.toMatchObject(notFound);
});

test('A-122 a request that is opened from the dashboard comes whole, by its number and its client’s instance', async () => {
  const request = await load(clerk, await takeRequest(server));
  const { id, empresa } = request;
  const open = (person: Person, idSolicitacao: number, instance: string) =>
    person.call(findDashboardRequest, { query: { idSolicitacao, instance } });
  const notFound = { status: 404, errors: [{ chave: 'solicitacao_nao_encontrada' }] };
  expect(await open(clerk, id, empresa.instancia)).toEqual(request);
  await expect(open(clerk, id, 'nenhuma')).rejects.toMatchObject(notFound);
  await expect(open(clerk, 7, empresa.instancia)).rejects.toMatchObject(notFound);
  const stranger = await server.logIn('consultor@rotasul.demo');
  await expect(open(stranger, id, empresa.instancia)).rejects.toMatchObject(notFound);
  await server.db.update(solicitacao).set({ status: 'FINALIZADO' }).where(eq(solicitacao.id, id));
  await expect(open(clerk, id, empresa.instancia)).rejects.toMatchObject({ status: 409, errors: [{ chave: 'erro_status_desatualizado' }] });
});

test('A-124 A-125 Q-263 the resend of a known request is accepted', async () => {
  expect(await clerk.call(forceResend, { params: { id: await takeRequest(server) } })).toBeUndefined();
});

test('Q-092 Q-255 concluding finishes the quotes, hands the request to the client and logs who did it', async () => {
  const request = await quoted();
  const summary = await conclude(request);
  expect(summary).toMatchObject({ id: request.id, status: 'SELECAO_COTACAO', statusCotacaoViagem: 'COTACAO_FINALIZADA' });
  const after = await load(clerk, request.id);
  expect(servicesOf(after).flatMap(({ cotacoes }) => cotacoes.map(({ statusCotacao }) => statusCotacao))).not.toContain('COTACAO_PENDENTE');
  expect(idsOf(await clerk.call(listQuotes, { query: {} }))).not.toContain(request.id);
  expect(idsOf(await clerk.call(listClientAnalysis, { query: { termo: String(request.id) } }))).toEqual([request.id]);
  const log = await clerk.call(listRequestLog, { params: { uuid: request.uuid } });
  expect(log).toMatchObject([{ tipoAlteracaoSolicitacao: 'COTACAO_CONCLUIDA', user: { name: clerk.user.name } }]);
});

test('B-061 concluding what one has not seen is refused with 409 and the present state, and changes nothing', async () => {
  const request = await quoted();
  await clerk.call(SAVE_QUOTE.AEREO, { params: { idViagem: request.id, tipoServico: 'aereo' }, body: await typedAirQuote(clerk, request) });
  const before = await load(clerk, request.id);
  const cotacoes = servicesOf(before).flatMap((service) => service.cotacoes.map(({ id, versao }) => ({ id, versao })));
  expect(cotacoes.length).toBeGreaterThan(1);
  const stale = {
    status: 409,
    errors: [{ titulo: expect.stringContaining('mudaram desde que você a abriu') }],
    body: { atual: { status: before.status, cotacoes } },
  };
  await expect(conclude(request)).rejects.toMatchObject(stale);
  await expect(conclude(before, { status: 'EMISSAO' })).rejects.toMatchObject(stale);
  expect(await load(clerk, request.id)).toEqual(before);
});

test('of two who conclude at the same moment, one does', async () => {
  const request = await quoted();
  const tries = await Promise.allSettled([conclude(request), conclude(request)]);
  expect(tries.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});

test.each([
  ['Q-227 a quote that waits for its supplier', { aguardandoFornecedor: true }, ['cotacao_aguardando_fornecedor']],
  ['Q-228 a quote without a currency', { moeda: null, cotacaoMoeda: null }, ['existem_cotacoes_sem_moeda_definida']],
  [
    'Q-227 Q-228 a quote of both',
    { aguardandoFornecedor: true, moeda: null, cotacaoMoeda: null },
    ['cotacao_aguardando_fornecedor', 'existem_cotacoes_sem_moeda_definida'],
  ],
])('%s blocks concluding, and nothing is concluded', async (_case, changes, keys) => {
  const request = await load(clerk, await takeRequest(server));
  const typed = await typedAirQuote(clerk, request);
  await clerk.call(SAVE_QUOTE.AEREO, { params: { idViagem: request.id, tipoServico: 'aereo' }, body: { ...typed, ...changes } });
  await expect(conclude(await load(clerk, request.id))).rejects.toMatchObject({
    status: 422,
    errors: keys.map((chave) => ({ tipo: 'ERROR', chave })),
  });
  expect((await load(clerk, request.id)).status).toBe('COTACAO_AGENCIA');
});

test('concluding what is not being quoted is refused', async () => {
  const request = await load(clerk, await takeRequest(server, 'EMISSAO'));
  await expect(conclude(request)).rejects.toMatchObject({
    status: 422,
    errors: [{ titulo: 'Esta solicitação não está mais em cotação. Atualize a página.' }],
  });
});

test('Q-093 Q-094 the client approves the cheapest quote of each service', async () => {
  const request = await quoted();
  await conclude(request);
  const summary = await clerk.call(answerAsClient, { params: { uuid: request.uuid }, body: { resposta: 'APROVAR' } });
  expect(summary).toMatchObject({ status: 'EMISSAO', statusCotacaoViagem: 'EMISSAO_PENDENTE' });
  const after = await load(clerk, request.id);
  for (const service of servicesOf(after)) {
    if (service.cotacoes.length === 0) continue;
    const inReais = service.cotacoes.map(({ total, cotacaoMoeda }) => total * (cotacaoMoeda ?? 0));
    const chosen = service.cotacoes.filter(({ statusCotacao }) => statusCotacao === 'EMISSAO_PENDENTE');
    expect(chosen).toHaveLength(1);
    expect(service.escolhida).toEqual(chosen[0]);
    expect(service.valorAprovado).toBeCloseTo(Math.min(...inReais), 2);
  }
  expect(idsOf(await clerk.call(listIssues, { query: {} }))).toContain(request.id);
});

test('A-120 the client sends a request back with a reason, which the agency reads until it concludes again', async () => {
  const request = await quoted();
  await conclude(request);
  await clerk.call(answerAsClient, {
    params: { uuid: request.uuid },
    body: { resposta: 'DEVOLVER', justificativa: 'Chega tarde demais.' },
  });
  expect(await clerk.call(findReturnJustification, { params: { id: request.id } })).toEqual({ justificativa: 'Chega tarde demais.' });
  const after = await load(clerk, request.id);
  expect(after.status).toBe('COTACAO_AGENCIA');
  await conclude(after);
  expect(await clerk.call(findReturnJustification, { params: { id: request.id } })).toEqual({ justificativa: null });
});

test('A-114 the list of client analysis tells since when the client has the quotes, how many they are, and the best total', async () => {
  const request = await quoted();
  const quotes = request.servicosAereos.flatMap(({ cotacoes }) => cotacoes);
  const moment = server.now().toISOString();
  await conclude(request);
  const list = await clerk.call(listClientAnalysis, { query: {} });
  expect(list.find(({ id }) => id === request.id)?.analiseCliente).toEqual({
    desde: moment,
    quantidadeCotacoes: quotes.length,
    melhorTotal: lowestTotal(quotes),
  });
  for (const { id, analiseCliente } of list) {
    const offered = servicesOf(await load(clerk, id)).flatMap(({ cotacoes }): readonly Quote[] => cotacoes);
    expect(analiseCliente?.quantidadeCotacoes).toBe(offered.length);
    expect(analiseCliente?.desde && analiseCliente.desde <= server.now().toISOString()).toBe(true);
  }
  expect((await clerk.call(listQuotes, { query: {} })).every(({ analiseCliente }) => analiseCliente === undefined)).toBe(true);
});

test('a client who is not asked answers nothing', async () => {
  const request = await quoted();
  await expect(clerk.call(answerAsClient, { params: { uuid: request.uuid }, body: { resposta: 'APROVAR' } })).rejects.toMatchObject({
    status: 409,
  });
});

test('the sandbox client answers by itself after the set minutes, once, however many servers ask', async () => {
  // Requests that the demo left under analysis come first.
  server.pass(3 * 24 * 60);
  clerk = await server.logIn('consultora@guiche.demo');
  while ((await answerWaiting(server, sandboxClient)) > 0);
  const requests = [await quoted(), await quoted(), await quoted()];
  for (const request of requests) await conclude(request);
  server.pass(9);
  expect(await answerWaiting(server, sandboxClient)).toBe(0);
  server.pass(2);
  const answered = await Promise.all([
    answerWaiting(server, sandboxClient),
    answerWaiting(server, sandboxClient),
    answerWaiting(server, sandboxClient),
  ]);
  expect(answered.reduce((sum, size) => sum + size, 0)).toBe(3);
  for (const { id } of requests) expect((await load(clerk, id)).status).toBe(id % 6 === 0 ? 'COTACAO_AGENCIA' : 'EMISSAO');
});

test('a number that no column can hold is refused at its field', async () => {
  await expect(load(clerk, 2 ** 40)).rejects.toMatchObject({ status: 422, errors: [{ campo: 'idSolicitacao' }] });
});

test('A-054 whoever may not open a request does not get it from the server either', async () => {
  const id = await takeRequest(server, 'COTACAO_AGENCIA');
  for (const login of ['interna@guiche.demo', 'admin@guiche.demo']) {
    await expect(load(await server.logIn(login), id)).rejects.toMatchObject({ status: 403 });
  }
});
