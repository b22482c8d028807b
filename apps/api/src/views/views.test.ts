import { CallError, conflictOf } from '@guiche/contract/client';
import { listIssues, listQuotes } from '@guiche/contract/requests';
import { changeView, chooseStartView, insertView, listViews, removeView } from '@guiche/contract/views';
import { dayIn } from '@guiche/domain/dates';
import type { SavedView, TypedView } from '@guiche/domain/entities';
import { filterRequests, NO_FILTERS } from '@guiche/domain/lists';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { solicitacao } from '../db/schema/solicitacao.ts';
import { visao } from '../db/schema/visao.ts';
import { type Person, serverForFile, type TestServer, typedView } from '../test-support/index.ts';

let server: TestServer;
let clerk: Person;
let manager: Person;
serverForFile((demo) => {
  ({ server, clerk, manager } = demo);
});
beforeEach(async () => {
  await server.db.delete(visao);
});

const save = (changes: Partial<TypedView> = {}, person = clerk) => person.call(insertView, { body: typedView(changes) });
const change = ({ id, ...view }: SavedView, changes: Partial<TypedView>, person = clerk) => {
  const { nome, filtros, ordem, colunas, compartilhada, versao } = { ...view, ...changes };
  return person.call(changeView, { params: { id }, body: { nome, filtros, ordem, colunas, compartilhada, versao } });
};
const list = (person = clerk, fuso?: string) => person.call(listViews, { query: fuso === undefined ? {} : { fuso } });
const namesOf = async (person = clerk) => (await list(person)).map(({ nome }) => nome);

/** What a call is refused with. */
async function failure(call: Promise<unknown>): Promise<CallError> {
  const error = await call.catch((reason: unknown) => reason);
  if (error instanceof CallError) return error;
  throw new Error('the call was not refused');
}

test('B-041 filters, order and columns are kept under a name', async () => {
  const typed = {
    nome: '  Recife, vencidas ',
    filtros: { lista: 'emissoes', termo: 'recife', responsavel: 'meus', cliente: 101, prazo: 'vencidos' },
    ordem: { coluna: 'cliente', sentido: 'decrescente' },
    colunas: ['numero', 'cliente'],
  } as const;
  const view = await save({ ...typed, colunas: [...typed.colunas] });
  expect(view).toEqual({
    ...typed,
    nome: 'Recife, vencidas',
    id: expect.any(String),
    versao: 1,
    compartilhada: false,
    inicial: false,
    dono: { id: clerk.user.id, name: clerk.user.name },
  });
  expect(await list()).toEqual([{ ...view, quantidade: expect.any(Number) }]);
});

test('B-041 one’s own come first, then those that colleagues share, each by name; nobody sees what is not shared', async () => {
  await save({ nome: 'zinco' });
  await save({ nome: 'Água', compartilhada: true });
  await save({ nome: 'da gestora', compartilhada: true }, manager);
  await save({ nome: 'só da gestora' }, manager);
  expect(await namesOf()).toEqual(['Água', 'zinco', 'da gestora']);
  expect(await namesOf(manager)).toEqual(['da gestora', 'só da gestora', 'Água']);
});

test('B-041 another agency sees and reaches none of them', async () => {
  const other = await server.logIn('consultor@rotasul.demo');
  const shared = await save({ compartilhada: true });
  expect(await list(other)).toEqual([]);
  const refusals = [
    change(shared, { nome: 'Minha' }, other),
    other.call(removeView, { params: { id: shared.id }, body: { versao: 1 } }),
    other.call(chooseStartView, { body: { id: shared.id } }),
  ];
  for (const refused of refusals) expect(await failure(refused)).toMatchObject({ status: 404 });
  expect(await namesOf()).toEqual([shared.nome]);
});

test('B-041 the rules refuse a view in words, at its field', async () => {
  await save({ nome: 'Urgentes' });
  const refusals = async (nome: string) => (await failure(save({ nome }))).errors.map(({ chave, campo }) => [chave, campo]);
  expect(await refusals(' ')).toEqual([['visao_sem_nome', 'nome']]);
  expect(await refusals('x'.repeat(61))).toEqual([['visao_nome_longo', 'nome']]);
  expect(await refusals('URGENTES')).toEqual([['visao_nome_repetido', 'nome']]);
  // A colleague may have the same name, and a view keeps its own.
  await save({ nome: 'Urgentes' }, manager);
  const [view] = await list();
  if (view) await change(view, { nome: 'urgentes' });
  expect(await namesOf()).toEqual(['urgentes']);
});

test('B-041 a person has up to 30, also when several are saved at once', async () => {
  const results = await Promise.allSettled(Array.from({ length: 33 }, (_, index) => save({ nome: `Visão ${index}` })));
  expect(results.filter(({ status }) => status === 'fulfilled').length).toBe(30);
  expect(await failure(save({ nome: 'Mais uma' }))).toMatchObject({ status: 422, errors: [{ chave: 'visoes_demais' }] });
});

test('B-041 its owner changes and deletes a view; of a shared one an administrator does, a colleague does not', async () => {
  const junior = await server.logIn('junior@guiche.demo');
  const shared = await save({ nome: 'Da casa', compartilhada: true });
  expect(await failure(change(shared, { nome: 'x' }, junior))).toMatchObject({ status: 403 });
  expect(await failure(junior.call(removeView, { params: { id: shared.id }, body: { versao: 1 } }))).toMatchObject({ status: 403 });
  const changed = await change(shared, { nome: 'Da agência' }, manager);
  expect(changed).toMatchObject({ nome: 'Da agência', versao: 2, dono: { id: clerk.user.id } });
  const hidden = await change(changed, { compartilhada: false });
  expect(await failure(change(hidden, { nome: 'x' }, manager))).toMatchObject({ status: 404 });
  await clerk.call(removeView, { params: { id: hidden.id }, body: { versao: hidden.versao } });
  expect(await list()).toEqual([]);
});

test('B-041 B-061 a change over a newer one is refused with the view as it is stored', async () => {
  const view = await save({ compartilhada: true });
  const theirs = await change(view, { nome: 'Deles' }, manager);
  const refused = await failure(change(view, { nome: 'Minha' }));
  expect(conflictOf(changeView, refused)).toMatchObject({ chave: 'visao_alterada_por_outro', atual: theirs });
  expect(await failure(clerk.call(removeView, { params: { id: view.id }, body: { versao: 1 } }))).toMatchObject({ status: 409 });
  expect(await namesOf()).toEqual(['Deles']);
});

test('B-041 each person has one start view, also a shared one, and it ends with its view', async () => {
  const mine = await save({ nome: 'Minha' });
  const shared = await save({ nome: 'Da gestora', compartilhada: true }, manager);
  const starts = async (person = clerk) => (await list(person)).filter(({ inicial }) => inicial).map(({ nome }) => nome);
  await clerk.call(chooseStartView, { body: { id: mine.id } });
  expect(await starts()).toEqual(['Minha']);
  await clerk.call(chooseStartView, { body: { id: shared.id } });
  expect(await starts()).toEqual(['Da gestora']);
  expect(await starts(manager)).toEqual([]);
  await manager.call(removeView, { params: { id: shared.id }, body: { versao: 1 } });
  expect(await starts()).toEqual([]);
  await clerk.call(chooseStartView, { body: { id: mine.id } });
  await clerk.call(chooseStartView, { body: { id: null } });
  expect(await starts()).toEqual([]);
});

test('B-041 each count is the number of requests that the list shows to whoever asks, and follows it', async () => {
  const [quotes, issues] = [await clerk.call(listQuotes, { query: {} }), await clerk.call(listIssues, { query: {} })];
  const termo = quotes[0]?.empresa.nome.split(' ')[0] ?? '';
  const found = await clerk.call(listQuotes, { query: { termo } });
  const all = { ...NO_FILTERS };
  const filters = [
    all,
    { ...all, responsavel: 'meus' as const },
    { ...all, responsavel: 'sem' as const },
    { ...all, prazo: 'vencidos' as const },
    { ...all, termo },
    { ...all, lista: 'emissoes' as const, prazo: 'vencidos' as const },
  ];
  for (const [index, filtros] of filters.entries()) await save({ nome: `${index}`, filtros });
  const reader = { user: clerk.user, now: server.now(), dayOf: dayIn('America/Sao_Paulo') };
  const expected = filters.map((filtros) => {
    const rows = filtros.lista === 'emissoes' ? issues : filtros.termo === '' ? quotes : found;
    return filterRequests(rows, filtros, reader).length;
  });
  expect((await list()).map(({ quantidade }) => quantidade)).toEqual(expected);

  const free = quotes.find(({ responsavel }) => responsavel === null);
  await server.db
    .update(solicitacao)
    .set({ responsavelId: clerk.user.id })
    .where(eq(solicitacao.id, free?.id ?? 0));
  const [, mine = 0, nobodys = 0] = expected;
  expect((await list()).slice(1, 3).map(({ quantidade }) => quantidade)).toEqual([mine + 1, nobodys - 1]);
});

test('B-041 due today is a day of whoever asks', async () => {
  await server.db.update(solicitacao).set({ dataVencimentoCotacao: null });
  const [request] = await clerk.call(listQuotes, { query: {} });
  const midnight = new Date(`${dayIn('America/Sao_Paulo')(server.now())}T03:00:00.000Z`);
  // The first minute of the day in Brasília: in Manaus, an hour behind, it is still the day before.
  await server.db
    .update(solicitacao)
    .set({ dataVencimentoCotacao: new Date(midnight.getTime() + 60_000) })
    .where(eq(solicitacao.id, request?.id ?? 0));
  server.pass((midnight.getTime() + 12 * 3_600_000 - server.now().getTime()) / 60_000);
  const person = await server.logIn('consultora@guiche.demo');
  await save({ filtros: { ...NO_FILTERS, prazo: 'hoje' } }, person);
  const counts = [undefined, 'America/Sao_Paulo', 'America/Manaus'].map(async (fuso) => (await list(person, fuso))[0]?.quantidade);
  expect(await Promise.all(counts)).toEqual([1, 1, 0]);
  expect(await failure(list(person, 'Brasília'))).toMatchObject({ status: 400 });
});
