import { listHistory } from '@guiche/contract/requests';
import type { RequestSummary } from '@guiche/domain/entities';
import { and, eq, isNotNull } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { cotacao, servico, solicitacao } from '../db/schema/solicitacao.ts';
import { usuario } from '../db/schema/usuario.ts';
import { load, type Person, serverForFile, type TestServer } from '../test-support/index.ts';

let server: TestServer;
let clerk: Person;
let manager: Person;
serverForFile((demo) => {
  ({ server, clerk, manager } = demo);
});

type Query = NonNullable<Parameters<typeof clerk.call<typeof listHistory>>[1]['query']>;
const history = (query: Query, person = manager) => person.call(listHistory, { query });
const ids = async (query: Query) => (await history(query)).content.map(({ id }) => id);
const DAY = (day: string, end = false) => `${day}T${end ? '23:59:59.999' : '00:00:00.000'}Z`;

async function finished() {
  const [row] = await server.db
    .select()
    .from(solicitacao)
    .where(and(eq(solicitacao.status, 'FINALIZADO'), eq(solicitacao.agenciaId, 1), isNotNull(solicitacao.dataViagem)))
    .limit(1);
  if (!row) throw new Error('the demo has no finished request');
  return row;
}

test('A-087 A-089 pages of the history: the latest trip first, each request once, until there is no more', async () => {
  const first = await history({ limit: 20, offset: 0 });
  const second = await history({ limit: 20, offset: 1 });
  expect([first.content.length, first.hasMore]).toEqual([20, true]);
  const days = [...first.content, ...second.content].map(({ dataViagem }) => dataViagem ?? '');
  expect(days).toEqual(days.toSorted().toReversed());
  const all: number[] = [];
  for (let offset = 0, hasMore = true; hasMore; offset++) {
    const page = await history({ limit: 100, offset });
    all.push(...page.content.map(({ id }) => id));
    hasMore = page.hasMore;
  }
  expect(new Set(all).size).toBe(all.length);
  expect(all.toSorted()).toEqual((await visibleIds()).toSorted());
});

async function visibleIds() {
  const rows = await server.db.select({ id: solicitacao.id }).from(solicitacao).where(eq(solicitacao.agenciaId, 1));
  return rows.map(({ id }) => id);
}

test('A-087 A-280 the window of travel days, both its ends included; what has no travel day is in no window', async () => {
  const { id, dataViagem } = await finished();
  const day = dataViagem ?? '';
  expect(await ids({ dataInicial: DAY(day), dataFinal: DAY(day, true), limit: 100 })).toContain(id);
  const { content } = await history({ dataInicial: DAY(day), dataFinal: DAY(day, true), limit: 100 });
  expect(content.every((request) => request.dataViagem === day)).toBe(true);
  expect(await ids({ dataInicial: DAY('1990-01-01'), dataFinal: DAY('1990-12-31', true) })).toEqual([]);
});

test('A-087 by term, by travellers, and by the day of issue', async () => {
  const { id, uuid, colaboradores } = await finished();
  expect(await ids({ termo: String(id) })).toEqual([id]);
  const name = String(colaboradores[0]?.['nomeCompleto']);
  const spoken = name.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase();
  const found = await history({ viajantes: ` ${spoken} , ${spoken.slice(0, 3)}`, limit: 100 });
  expect(found.content.map((request) => request.id)).toContain(id);
  expect(found.content.every((request) => request.colaboradores.some(({ nomeCompleto }) => nomeCompleto === name))).toBe(true);
  expect(await ids({ viajantes: `${spoken}, Ninguém da Silva` })).toEqual([]);
  // A wildcard of the database is a character like any other.
  expect(await ids({ viajantes: '%' })).toEqual([]);

  const [service] = await server.db.select().from(servico).where(eq(servico.solicitacaoUuid, uuid));
  const [quote] = await server.db
    .select()
    .from(cotacao)
    .where(eq(cotacao.servicoId, service?.id ?? ''));
  if (!quote) throw new Error('a finished request without a quote');
  await server.db
    .update(cotacao)
    .set({ dados: { ...quote.dados, codigoReserva: 'ZX9QW7' } })
    .where(eq(cotacao.id, quote.id));
  expect(await ids({ termo: ' zx9qw7 ' })).toEqual([id]);
  expect(await ids({ termo: 'zx9qw' })).toEqual([]);
  await server.db
    .update(cotacao)
    .set({ dados: { ...quote.dados, numeroBilhete: '9572409998111' } })
    .where(eq(cotacao.id, quote.id));
  expect(await ids({ termo: '957-2409998111' })).toEqual([id]);
  expect(await ids({ termo: '2409998111' })).toEqual([id]);
  expect(await ids({ termo: '240999811' })).toEqual([]);
  // Nine in the evening in Brasília is the next day in UTC.
  await server.db
    .update(cotacao)
    .set({ dados: { ...quote.dados, dataEmissao: '2019-03-05T00:30:00.000Z' } })
    .where(eq(cotacao.id, quote.id));
  expect(await ids({ dataEmissao: DAY('2019-03-04') })).toEqual([id]);
  expect(await ids({ dataEmissao: DAY('2019-03-05') })).toEqual([]);
});

test('A-087 A-092 by number and by client, in both directions', async () => {
  const up = await ids({ orderBy: 'idSolicitacao', descending: false });
  expect(up).toEqual(up.toSorted((a, b) => a - b));
  const down = await ids({ orderBy: 'idSolicitacao', descending: true });
  expect(down).toEqual(down.toSorted((a, b) => b - a));
  const { content } = await history({ orderBy: 'empresa', descending: false, limit: 100 });
  const order = [...new Set(content.map(({ empresa }) => empresa.id))];
  // The rows of a client stand together.
  expect(content.map(({ empresa }) => order.indexOf(empresa.id))).toEqual(
    content.map(({ empresa }) => order.indexOf(empresa.id)).toSorted((a, b) => a - b),
  );
});

test('A-087 the history holds the agency’s requests alone, and only those of clients whom the user serves', async () => {
  const stranger = await server.logIn('consultor@rotasul.demo');
  const others = (await history({ limit: 100 }, stranger)).content.map(({ id }) => id);
  const own = new Set(await visibleIds());
  expect(others.filter((id) => own.has(id))).toEqual([]);
  const { id } = await finished();
  await expect(history({ idSolicitacao: id }, stranger)).rejects.toMatchObject({ status: 404 });
});

test('A-088 A-123 Q-013 a finished request is read whole in the history, and is outdated anywhere else', async () => {
  const { id } = await finished();
  const { content, hasMore } = await history({ idSolicitacao: id });
  expect(hasMore).toBe(false);
  expect(content).toEqual([expect.objectContaining({ id, status: 'FINALIZADO', servicosAereos: expect.any(Array) })]);
  await expect(load(manager, id)).rejects.toMatchObject({ status: 409, errors: [{ chave: 'erro_status_desatualizado' }] });
  await expect(history({ idSolicitacao: 999_999_999 })).rejects.toMatchObject({ status: 404 });
});

test('A-088 a request that is not finished is read in the history too, and its quotes are those of its own page', async () => {
  const [listed] = (await history({ limit: 100 })).content.filter(({ status }) => status === 'COTACAO_AGENCIA') as RequestSummary[];
  const whole = await load(manager, listed?.id ?? 0);
  expect((await history({ idSolicitacao: whole.id })).content).toEqual([whole]);
});

test('A-088 Q-030 another consultant’s request is refused in the history as on its page', async () => {
  const { id, uuid } = await finished();
  await server.db.update(solicitacao).set({ responsavelId: manager.user.id }).where(eq(solicitacao.uuid, uuid));
  await server.db.update(usuario).set({ permiteTrocarConsultor: false }).where(eq(usuario.id, clerk.user.id));
  await expect(history({ idSolicitacao: id }, clerk)).rejects.toMatchObject({ status: 403 });
});
