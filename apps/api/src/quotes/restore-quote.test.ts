import { removeQuote, restoreQuote, SAVE_QUOTE } from '@guiche/contract/quotes';
import { concludeQuoting, listRemovedQuotes } from '@guiche/contract/requests';
import type { AirQuote, TravelRequest } from '@guiche/domain/entities';
import { asc, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { logCotacao } from '../db/schema/log.ts';
import { cotacao, cotacaoRemovida, servico, solicitacao } from '../db/schema/solicitacao.ts';
import { dropOutdated } from '../drop-outdated.ts';
import { airServiceOf, load, type Person, serverForFile, type TestServer, takeRequest, typedAirQuote } from '../test-support/index.ts';

let server: TestServer;
let clerk: Person;
let manager: Person;
serverForFile(
  (demo) => {
    ({ server, clerk, manager } = demo);
  },
  { removedQuoteHours: 30 },
);

const inputOf = (request: TravelRequest, { id, idServico, versao }: AirQuote) => ({
  params: { idViagem: request.id, tipoServico: 'aereo' as const },
  body: { id, idServico, versao },
});
const save = (request: TravelRequest, quote: AirQuote) =>
  clerk.call(SAVE_QUOTE.AEREO, { params: { idViagem: request.id, tipoServico: 'aereo' }, body: quote });
const remove = (request: TravelRequest, quote: AirQuote, idempotencyKey?: string) =>
  clerk.call(removeQuote, { ...inputOf(request, quote), ...(idempotencyKey !== undefined && { idempotencyKey }) });
const restore = (request: TravelRequest, quote: AirQuote, person = clerk) => person.call(restoreQuote, inputOf(request, quote));

const quotesIn = async (request: TravelRequest) => airServiceOf(await load(clerk, request.id)).cotacoes;

/** A request with three quotes; the one in the middle is removed by the tests. */
async function quoted() {
  const request = await load(clerk, await takeRequest(server));
  for (const quote of airServiceOf(request).cotacoes) await remove(request, quote);
  const quotes: AirQuote[] = [];
  for (const tarifa of [900, 1000, 1100]) {
    quotes.push(await save(request, { ...(await typedAirQuote(clerk, request)), tarifa }));
    server.pass(1);
  }
  const [, quote] = quotes;
  if (!quote) throw new Error('the request has no quote');
  return { request, quotes, quote };
}

test('A-155 the quotes that were removed are listed, the last one first, until they come back; to who may read their logs', async () => {
  const { request, quote } = await quoted();
  const before = await clerk.call(listRemovedQuotes, { params: { uuid: request.uuid } });
  expect(before.map(({ idCotacao }) => idCotacao).toSorted()).toEqual(
    airServiceOf(request)
      .cotacoes.map(({ id }) => id)
      .toSorted(),
  );
  await remove(request, quote);
  const removed = { idCotacao: quote.id, usuario: clerk.user.name, data: server.now().toISOString(), detalhes: 'Total: R$\u00a01.090,00' };
  expect(await clerk.call(listRemovedQuotes, { params: { uuid: request.uuid } })).toEqual([removed, ...before]);
  server.pass(1);
  await restore(request, quote);
  expect(await clerk.call(listRemovedQuotes, { params: { uuid: request.uuid } })).toEqual(before);
  // Removed again, in the version that came back: it is listed once.
  server.pass(1);
  const [back] = (await quotesIn(request)).filter(({ id }) => id === quote.id);
  if (back) await remove(request, back);
  const again = await clerk.call(listRemovedQuotes, { params: { uuid: request.uuid } });
  expect(again.filter(({ idCotacao }) => idCotacao === quote.id)).toEqual([{ ...removed, data: server.now().toISOString() }]);
  const stranger = await server.logIn('consultor@rotasul.demo');
  await expect(stranger.call(listRemovedQuotes, { params: { uuid: request.uuid } })).rejects.toMatchObject({ status: 404 });
});

test('B-015 a removed quote comes back as it was, at its place, in the next version, and both are in its log', async () => {
  const { request, quotes, quote } = await quoted();
  await remove(request, quote);
  server.pass(1);
  const back = await restore(request, quote);
  expect(back).toEqual({ ...quote, versao: quote.versao + 1 });
  expect(await quotesIn(request)).toEqual(quotes.map((each) => (each.id === quote.id ? back : each)));
  const log = await server.db.select().from(logCotacao).where(eq(logCotacao.cotacaoId, quote.id)).orderBy(asc(logCotacao.em));
  expect(log.map(({ acao, usuarioNome, detalhes }) => [acao, usuarioNome, detalhes])).toEqual([
    ['ADICIONAR', clerk.user.name, 'Total: R$\u00a01.090,00'],
    ['REMOVER', clerk.user.name, 'Total: R$\u00a01.090,00'],
    ['RESTAURAR', clerk.user.name, 'Total: R$\u00a01.090,00'],
  ]);
});

test('B-015 a quote that was chosen is chosen again, unless another was chosen meanwhile', async () => {
  const { request, quotes, quote } = await quoted();
  const choose = (id: string | undefined) =>
    server.db
      .update(servico)
      .set({ idCotacaoEscolhida: id ?? null })
      .where(eq(servico.id, quote.idServico));
  const chosen = async () => airServiceOf(await load(clerk, request.id)).idCotacaoEscolhida;
  await choose(quote.id);
  await remove(request, quote);
  expect(await chosen()).toBeNull();
  const back = await restore(request, quote);
  expect(await chosen()).toBe(quote.id);
  await remove(request, back as AirQuote);
  await choose(quotes[0]?.id);
  await restore(request, back as AirQuote);
  expect(await chosen()).toBe(quotes[0]?.id);
});

test('B-015 it comes back once: sent again it is the same quote, and what is late does not remove or overwrite it', async () => {
  const { request, quotes, quote } = await quoted();
  await remove(request, quote, 'remover-uma-vez');
  const back = await restore(request, quote);
  expect(await restore(request, quote, manager)).toEqual(back);
  // The removal again, with its key and without.
  await remove(request, quote, 'remover-uma-vez');
  await expect(remove(request, quote)).rejects.toMatchObject({ status: 409 });
  await expect(save(request, quote)).rejects.toMatchObject({ status: 409 });
  await expect(save(request, { ...quote, versao: 0 })).rejects.toMatchObject({ status: 409 });
  expect(await quotesIn(request)).toHaveLength(quotes.length);
  const later = await save(request, { ...(back as AirQuote), tarifa: 1 });
  await expect(restore(request, quote)).rejects.toMatchObject({ status: 409 });
  expect(await quotesIn(request)).toContainEqual(later);
});

test('B-015 a quote that was changed and removed again does not come back in the former version', async () => {
  const { request, quote } = await quoted();
  await remove(request, quote);
  await remove(request, (await restore(request, quote)) as AirQuote);
  await expect(restore(request, quote)).rejects.toMatchObject({
    status: 404,
    errors: [{ titulo: 'Não é mais possível trazer esta cotação de volta.', chave: 'cotacao_nao_pode_voltar' }],
  });
});

test('B-015 once the request is concluded, or after the hours for which removed quotes are kept, the quote does not come back', async () => {
  const { request, quotes, quote } = await quoted();
  await remove(request, quote);
  const { uuid, id, status } = await load(clerk, request.id);
  const cotacoes = quotes.filter((each) => each.id !== quote.id).map((each) => ({ id: each.id, versao: each.versao }));
  await clerk.call(concludeQuoting, { query: { uuidSolicitacao: uuid }, body: { id, status, cotacoes } });
  await expect(restore(request, quote)).rejects.toMatchObject({
    status: 422,
    errors: [{ chave: 'solicitacao_nao_esta_em_cotacao' }],
  });
  expect(await quotesIn(request)).toHaveLength(2);

  const another = await quoted();
  await remove(another.request, another.quote);
  server.pass(30 * 60);
  await dropOutdated(server);
  expect(await server.db.$count(cotacaoRemovida, eq(cotacaoRemovida.id, another.quote.id))).toBe(1);
  server.pass(1);
  clerk = await server.logIn('consultora@guiche.demo');
  manager = await server.logIn('gestora@guiche.demo');
  await expect(restore(another.request, another.quote)).rejects.toMatchObject({
    status: 404,
    errors: [{ chave: 'cotacao_nao_pode_voltar' }],
  });
  await dropOutdated(server);
  expect(await server.db.$count(cotacaoRemovida, eq(cotacaoRemovida.id, another.quote.id))).toBe(0);
});

test('B-015 a quote comes back for those alone who may remove it, to its own service alone', async () => {
  const { request, quote } = await quoted();
  const other = await quoted();
  await remove(request, quote);
  const stranger = await server.logIn('consultor@rotasul.demo');
  await expect(restore(request, quote, stranger)).rejects.toMatchObject({ status: 404 });
  await expect(restore(request, quote, await server.logIn('interna@guiche.demo'))).rejects.toMatchObject({ status: 403 });
  await expect(restore(other.request, quote)).rejects.toMatchObject({ status: 404, errors: [{ chave: 'servico_nao_encontrado' }] });
  await expect(restore(other.request, { ...quote, idServico: other.quote.idServico })).rejects.toMatchObject({ status: 404 });
  await server.db.update(solicitacao).set({ responsavelId: manager.user.id }).where(eq(solicitacao.id, request.id));
  // Who may not take over from a colleague may not change that colleague's quotes either.
  await expect(restore(request, quote, await server.logIn('junior@guiche.demo'))).rejects.toMatchObject({ status: 403 });
  expect(await restore(request, quote, manager)).toMatchObject({ id: quote.id });
});

test('B-015 B-061 of removals and restorations by two people at the same moment, the quote is there once or removed once', async () => {
  const { request, quote } = await quoted();
  let { versao } = quote;
  for (let round = 0; round < 25; round++) {
    const seen = { ...quote, versao };
    await Promise.allSettled([
      clerk.call(removeQuote, inputOf(request, seen)),
      manager.call(restoreQuote, inputOf(request, seen)),
      manager.call(removeQuote, inputOf(request, seen)),
      clerk.call(restoreQuote, inputOf(request, seen)),
    ]);
    const [stored] = await server.db.select({ versao: cotacao.versao }).from(cotacao).where(eq(cotacao.id, quote.id));
    const [removed] = await server.db
      .select({ versao: cotacaoRemovida.versao })
      .from(cotacaoRemovida)
      .where(eq(cotacaoRemovida.id, quote.id));
    expect([stored, removed].filter(Boolean)).toHaveLength(1);
    versao = stored?.versao ?? ((await restore(request, { ...quote, versao })) as AirQuote).versao;
  }
  const log = await server.db.select().from(logCotacao).where(eq(logCotacao.cotacaoId, quote.id));
  const times = (acao: string) => log.filter((entry) => entry.acao === acao).length;
  expect(times('RESTAURAR')).toBe(times('REMOVER'));
  expect(times('REMOVER')).toBeGreaterThan(0);
});
