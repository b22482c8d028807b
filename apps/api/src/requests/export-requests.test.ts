import { BASE_PATHS } from '@guiche/contract/call';
import type { DownloadInput } from '@guiche/contract/files';
import { ESTIMATED_BYTES, exportRequests, listClientAnalysis, listIssues, listQuotes, TOTAL_ROWS } from '@guiche/contract/requests';
import { clockIn } from '@guiche/domain/dates';
import type { RequestSummary } from '@guiche/domain/entities';
import { filterRequests, type ListFilters, NO_FILTERS, orderRequests, partByPending } from '@guiche/domain/lists';
import { sql } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { type Person, readCsv, readXlsx, serverForFile, type TestServer, wholeList } from '../test-support/index.ts';

let server: TestServer;
let clerk: Person;
serverForFile((demo) => {
  ({ server, clerk } = demo);
});

type Body = NonNullable<DownloadInput<typeof exportRequests>['body']>;
const ZONE = 'America/Sao_Paulo';

async function exported(body: Body, person = clerk): Promise<Buffer> {
  return Buffer.from(await (await person.files.download(exportRequests, { body })).arrayBuffer());
}

const rowsOf = async (body: Body, person = clerk) => readCsv((await exported(body, person)).toString().replace(/^\uFEFF/, ''));

/** The numbers in the file, in its order. */
async function numbersIn(changes: Partial<Body> = {}, person = clerk): Promise<readonly number[]> {
  const rows = await rowsOf({ ...wholeList('cotacoes', 'csv'), colunas: ['cliente', 'numero'], ...changes }, person);
  return rows.slice(1).map(([, number]) => Number(number));
}

const idsOf = (requests: readonly RequestSummary[]) => requests.map(({ idSolicitacao }) => idSolicitacao);
const shown = (requests: readonly RequestSummary[], filters: Partial<ListFilters>) =>
  filterRequests(
    requests,
    { ...NO_FILTERS, ...filters },
    { user: clerk.user, now: server.now(), dayOf: (day) => clockIn(day, ZONE).slice(0, 10) },
  );

test('B-045 a file has what the screen has: the same requests in the same order, by each filter', async () => {
  const quotes = await clerk.call(listQuotes, { query: {} });
  expect(await numbersIn()).toEqual(idsOf(quotes));
  const cliente = quotes[0]?.empresa.id ?? 0;
  for (const filters of [{ responsavel: 'sem' }, { responsavel: 'meus' }, { prazo: 'vencidos' }, { prazo: 'hoje' }, { cliente }] as const) {
    const left = idsOf(shown(quotes, filters));
    expect([filters, await numbersIn({ filtros: { ...NO_FILTERS, ...filters } })]).toEqual([filters, left]);
  }
  const termo = quotes[0]?.colaboradores[0]?.nomeCompleto.split(' ')[0] ?? '';
  const found = await clerk.call(listQuotes, { query: { termo } });
  expect(found.length).toBeGreaterThan(0);
  expect(await numbersIn({ filtros: { ...NO_FILTERS, termo } })).toEqual(idsOf(found));
});

test('B-045 in any order of the screen, and parted as the dashboard parts it', async () => {
  const quotes = await clerk.call(listQuotes, { query: {} });
  const ordem = { coluna: 'cliente', sentido: 'decrescente' } as const;
  expect(await numbersIn({ ordem })).toEqual(idsOf([...orderRequests(quotes, ordem, 'cotacoes')]));
  expect(await numbersIn({ partida: true })).toEqual(idsOf([...partByPending(quotes)]));
  const chosen = idsOf(quotes).filter((_, index) => index % 3 === 1);
  expect(await numbersIn({ ids: chosen.toReversed() })).toEqual(chosen);
});

test('B-045 the issues and the client analysis, with the values of the screen in the types of a spreadsheet', async () => {
  const issues = await clerk.call(listIssues, { query: {} });
  expect(await numbersIn({ filtros: { ...NO_FILTERS, lista: 'emissoes' } })).toEqual(idsOf(issues));

  const analysis = await clerk.call(listClientAnalysis, { query: {} });
  const [heading, ...rows] = readXlsx(
    await exported({ ...wholeList('analise', 'xlsx'), colunas: ['numero', 'prazo', 'cotacoes', 'melhorTotal', 'viagem'] }),
  );
  expect(heading).toEqual(['Nº', 'Com o cliente desde', 'Cotações', 'Melhor total (R$)', 'Data da viagem', 'Trajeto']);
  expect(rows).toEqual(
    analysis.map(({ idSolicitacao, analiseCliente, dataViagem, trajeto }) => [
      idSolicitacao,
      analiseCliente?.desde == null ? null : { formato: 'dd/mm/yyyy hh:mm', valor: clockIn(new Date(analiseCliente.desde), ZONE) },
      analiseCliente?.quantidadeCotacoes,
      analiseCliente?.melhorTotal == null ? null : { formato: '#,##0.00', valor: analiseCliente.melhorTotal },
      dataViagem === null ? null : { formato: 'dd/mm/yyyy', valor: dataViagem },
      trajeto,
    ]),
  );
});

function send(
  body: unknown,
  { token = clerk.token, language = 'pt-BR', signal }: { token?: string; language?: string; signal?: AbortSignal } = {},
) {
  return fetch(`${server.address}${BASE_PATHS.rest}${exportRequests.path}`, {
    method: 'POST',
    headers: { authorization: token, 'content-type': 'application/json', 'accept-language': language, 'accept-encoding': 'identity' },
    body: JSON.stringify(body),
    ...(signal && { signal }),
  });
}

test('B-045 the file has its name, the number of its rows, and headings in the language of the reader', async () => {
  const answer = await send({ ...wholeList('cotacoes', 'csv'), colunas: ['prazo', 'viagem'] }, { language: 'en' });
  const day = clockIn(server.now(), ZONE).slice(0, 10);
  expect(answer.headers.get('content-disposition')).toContain(`filename="cotacoes-${day}.csv"`);
  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  const rows = readCsv((await answer.text()).replace(/^\uFEFF/, ''));
  expect(rows[0]).toEqual(['Deadline', 'Date of the trip', 'Route']);
  expect(answer.headers.get(TOTAL_ROWS)).toBe(String(rows.length - 1));
  expect(Number(answer.headers.get(ESTIMATED_BYTES))).toBeGreaterThan(0);
});

test('B-045 an export is noted: who, which list, how many', async () => {
  await exported({ ...wholeList('emissoes', 'xlsx') });
  const noted = server.log.map((line): Record<string, unknown> => JSON.parse(line)).filter(({ msg }) => msg === 'exported a list');
  const rows = (await clerk.call(listIssues, { query: {} })).length;
  expect(noted.at(-1)).toMatchObject({ user: clerk.user.id, agency: 1, list: 'emissoes', format: 'xlsx', rows });
});

test('B-045 nobody exports what another agency has, however they ask', async () => {
  const other = await server.logIn('consultor@rotasul.demo');
  const own = await numbersIn();
  expect(own.length).toBeGreaterThan(0);
  expect(await numbersIn({ ids: [...own] }, other)).toEqual([]);
  expect((await numbersIn({}, other)).filter((number) => own.includes(number))).toEqual([]);
});

test.each([
  ['a zone that there is not', { fuso: 'Brasília' }],
  ['a column that there is not', { colunas: ['cpf'] }],
  ['a column twice', { colunas: ['numero', 'numero'] }],
  ['no column', { colunas: [] }],
  ['another format', { formato: 'pdf' }],
])('B-045 %s is a 422', async (_case, changes) => {
  expect((await send({ ...wholeList('cotacoes', 'csv'), ...changes })).status).toBe(422);
});

const logged = (text: string) => server.log.filter((line) => line.includes(text)).length;

test('B-045 whoever goes away stops the reading of the rows, and the making of the file', async () => {
  // More than the buffers between server and caller hold.
  await server.db.execute(sql`
    insert into solicitacao (uuid, id, agencia_id, empresa_id, status, status_cotacao, solicitante, colaboradores, busca, dados)
    select gen_random_uuid(), 10000000 + n, agencia_id, empresa_id, status, status_cotacao, solicitante, colaboradores, busca,
      dados || jsonb_build_object('trajeto', repeat(md5(n::text), 20))
    from (select * from solicitacao where agencia_id = 1 and status = 'COTACAO_AGENCIA' limit 1) one, generate_series(1, 30000) n`);
  const exports = logged('exported a list');
  const leftEarly = () => logged('the caller left before the file was there');
  // On a busy machine the caller may be gone before the server has read the call, which is then none: a later one is.
  for (let wait = 30; leftEarly() === 0 && wait < 2000; wait *= 2) {
    const early = new AbortController();
    const asked = send(wholeList('cotacoes', 'csv'), { signal: early.signal });
    setTimeout(() => early.abort(), wait);
    await expect(asked).rejects.toThrow();
    await vi.waitFor(() => expect(leftEarly()).toBe(1), 2000).catch(() => undefined);
  }
  expect(leftEarly()).toBe(1);
  expect(logged('exported a list')).toBe(exports);

  const late = new AbortController();
  const answer = await send(wholeList('cotacoes', 'csv'), { signal: late.signal });
  const reader = answer.body?.getReader();
  expect((await reader?.read())?.value?.length).toBeGreaterThan(0);
  late.abort();
  await expect.poll(() => logged('the caller left before the file had been sent')).toBe(1);
  // The next one is whole.
  expect((await numbersIn()).length).toBeGreaterThan(30_000);
});
