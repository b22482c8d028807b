import { registerAttachment, uploadAttachment } from '@guiche/contract/attachments';
import { CallError } from '@guiche/contract/client';
import { findReport, generateReport, listReports } from '@guiche/contract/reports';
import type { Report, ReportParameter } from '@guiche/domain/entities';
import { requestReport } from '@guiche/domain/reports';
import { servicesOf } from '@guiche/domain/requests';
import { and, eq, sql } from 'drizzle-orm';
import { afterEach, expect, test } from 'vitest';
import { agenciaEmpresa, empresa } from '../db/schema/agencia.ts';
import { saldoCliente } from '../db/schema/cliente.ts';
import { cotacao, solicitacao } from '../db/schema/solicitacao.ts';
import { usuario, usuarioEmpresa } from '../db/schema/usuario.ts';
import { textWidth } from '../pdf/fonts.ts';
import {
  aPng,
  attachmentOf,
  load,
  loadFromHistory,
  type Person,
  readCsv,
  readPdf,
  readXls,
  readXlsx,
  reportBody,
  serverForFile,
  type TestServer,
  takeRequest,
} from '../test-support/index.ts';

let server: TestServer;
let clerk: Person;
serverForFile((demo) => {
  ({ server, clerk } = demo);
});

type Values = Readonly<Record<string, ReportParameter['value']>>;

/** Gives the clerk other permissions. */
const permit = (permissoes: string[]) => server.db.update(usuario).set({ permissoes }).where(eq(usuario.id, clerk.user.id));
afterEach(() => permit(['VISUALIZAR_RELATORIO_DE_AGENCIA']));

async function download(body: Report | ReturnType<typeof requestReport>, person = clerk): Promise<Buffer> {
  return Buffer.from(await (await person.files.download(generateReport, { body, headers: {} })).arrayBuffer());
}

/** The rows of a report below its headings. */
async function rowsOf(nomeArquivo: string, values: Values = {}, person = clerk): Promise<readonly (readonly string[])[]> {
  const file = await download(await reportBody(person, nomeArquivo, values), person);
  return readCsv(file.toString().replace(/^\uFEFF/, '')).slice(1);
}

const numbers = (rows: readonly (readonly string[])[]) => rows.map(([number]) => Number(number));
const amount = (text: string | undefined) => (text ? Number(text.replace(',', '.')) : null);
const refused = (call: Promise<unknown>) =>
  call.then(
    () => 'made',
    (error: unknown) => (error instanceof CallError ? error : Promise.reject(error)),
  );
const statusOf = async (call: Promise<unknown>) => {
  const outcome = await refused(call);
  return outcome instanceof CallError ? outcome.status : outcome;
};

/** Of each request of the agency what was issued and stands, reckoned by the database. */
async function issued(): Promise<ReadonlyMap<number, number>> {
  const { rows } = await server.db.execute(sql`
    select s.id, sum(round(c.total * c.cotacao_moeda, 2))::float as total
    from solicitacao s join servico v on v.solicitacao_uuid = s.uuid join cotacao c on c.servico_id = v.id
    where s.agencia_id = 1 and c.dados ->> 'dataEmissao' is not null
      and c.status in ('EMISSAO_FINALIZADA', 'EMISSAO_ALTERADA', 'EMISSAO_ALTERACAO', 'EMISSAO_CANCELAMENTO_PENDENTE')
    group by s.id`);
  return new Map(rows.map(({ id, total }) => [Number(id), Number(total)]));
}

test('S-361 the list has every report of the agency with its fields, and is empty without the permission', async () => {
  const reports = await clerk.call(listReports, {});
  expect(reports.map(({ id, nome, nomeArquivo }) => [id, nome, nomeArquivo])).toEqual([
    [1, 'Relatório da solicitação', 'rdv01.jrxml'],
    [2, 'Gerencial', 'age09.jrxml'],
    [3, 'Vendas por cliente', 'age01.jrxml'],
    [4, 'Vendas por consolidadora', 'age02.jrxml'],
    [5, 'Vendas por consultor', 'age03.jrxml'],
    [6, 'Prazos cumpridos', 'age04.jrxml'],
    [7, 'Saldos de clientes', 'age05.jrxml'],
  ]);
  expect(new Set(reports.flatMap(({ perfis }) => perfis))).toEqual(new Set(['AGENCIA']));
  const english = await fetch(`${server.address}/middleware/reports`, { headers: { authorization: clerk.token, 'accept-language': 'en' } });
  expect(((await english.json()) as { nome: string }[]).map(({ nome }) => nome)).toContain('Sales by client');
  await permit(['CLIENTE']);
  expect(await clerk.call(listReports, {})).toEqual([]);
  const { call } = await server.logIn('admin@guiche.demo');
  expect(await statusOf(call(listReports, {}))).toBe(403);
});

test('S-362 a definition has its parameters by type, and of a LIST the items that this user may choose', async () => {
  const report = await clerk.call(findReport, { query: { nomeArquivo: 'age09.jrxml' } });
  expect(report).toMatchObject({ name: 'Gerencial', nomeArquivo: 'age09.jrxml', format: 'pdf', fileName: 'Gerencial' });
  expect(report.parameters.map(({ name, type, required }) => `${name} ${type} ${required}`)).toEqual([
    'dataInicial DATE false',
    'dataFinal DATE false',
    'empresas LIST false',
    'consultores LIST false',
    'situacoes LIST false',
    'palavras TEXT false',
    'valorMinimo NUMBER false',
    'somenteEmitidas BOOLEAN false',
  ]);
  const itemsOf = (name: string) => report.parameters.find((one) => one.name === name)?.options?.map(({ label }) => label) ?? [];
  expect(itemsOf('consultores')).toContain('Camila Nogueira Prado');
  expect(itemsOf('situacoes')).toHaveLength(17);
  const internal = await server.logIn('interna@guiche.demo');
  const [client] = await server.db
    .select({ id: empresa.id, nome: empresa.nome })
    .from(empresa)
    .where(eq(empresa.nome, itemsOf('empresas')[1] ?? ''));
  await server.db.update(usuario).set({ todasEmpresas: false }).where(eq(usuario.id, internal.user.id));
  await server.db.insert(usuarioEmpresa).values({ usuarioId: internal.user.id, empresaId: client?.id ?? 0 });
  const { parameters } = await internal.call(findReport, { query: { nomeArquivo: 'age05.jrxml' } });
  expect(parameters[0]?.options).toEqual([{ id: String(client?.id), label: client?.nome }]);
  expect(new Set((await rowsOf('age09.jrxml', {}, internal)).map((row) => row[1]))).toEqual(new Set([client?.nome]));
  await server.db.update(usuario).set({ todasEmpresas: true }).where(eq(usuario.id, internal.user.id));
  await server.db.delete(usuarioEmpresa).where(eq(usuarioEmpresa.usuarioId, internal.user.id));

  expect(report.parameters.filter(({ past }) => past)).toEqual([]);
  const sales = await clerk.call(findReport, { query: { nomeArquivo: 'age01.jrxml' } });
  // An issue has happened; a trip, a deadline and the end of a balance may be ahead.
  expect(sales.parameters.filter(({ past }) => past).map(({ name }) => name)).toEqual(['dataInicial', 'dataFinal']);
  for (const nomeArquivo of ['age04.jrxml', 'age05.jrxml']) {
    expect((await clerk.call(findReport, { query: { nomeArquivo } })).parameters.filter(({ past }) => past)).toEqual([]);
  }
  const today = new Date(server.now().getTime() - 3 * 3_600_000).toISOString().slice(0, 10);
  expect(sales.parameters.slice(0, 2).map(({ name, required, value }) => [name, required, value])).toEqual([
    ['dataInicial', true, `${today.slice(0, 8)}01`],
    ['dataFinal', true, today],
  ]);
  expect(await statusOf(clerk.call(findReport, { query: { nomeArquivo: 'nada.jrxml' } }))).toBe(404);
  await permit([]);
  expect(await statusOf(clerk.call(findReport, { query: { nomeArquivo: 'age09.jrxml' } }))).toBe(404);
  expect(await statusOf(download({ ...report, parameters: [] }))).toBe(404);
});

test('S-363 the management report has every request of the agency, with what the database reckons', async () => {
  const own = await server.db.select({ id: solicitacao.id }).from(solicitacao).where(eq(solicitacao.agenciaId, 1)).orderBy(solicitacao.id);
  const rows = await rowsOf('age09.jrxml');
  expect(numbers(rows)).toEqual(own.map(({ id }) => id));
  const sums = await issued();
  expect(sums.size).toBeGreaterThan(10);
  expect(rows.map((row) => [Number(row[0]), amount(row[9])])).toEqual(own.map(({ id }) => [id, sums.get(id) ?? null]));
});

test('S-363 each value leaves the requests that it means, and those together what they mean together', async () => {
  const rows = await rowsOf('age09.jrxml');
  const client = rows[0]?.[1] ?? '';
  const { options = [] } = (await clerk.call(findReport, { query: { nomeArquivo: 'age09.jrxml' } })).parameters[2] ?? {};
  const empresas = options.filter(({ label }) => label === client).map(({ id }) => id);
  const dayOf = (row: readonly string[]) => (row[4] ?? '').split('/').reverse().join('-');
  const middle = rows.map(dayOf).filter(Boolean).toSorted()[Math.floor(rows.length / 2)] ?? '';
  const cases: readonly (readonly [Values, (row: readonly string[]) => boolean])[] = [
    [{ empresas }, (row) => row[1] === client],
    [{ dataInicial: middle }, (row) => dayOf(row) >= middle],
    [{ dataFinal: middle }, (row) => dayOf(row) !== '' && dayOf(row) <= middle],
    [{ somenteEmitidas: true }, (row) => row[9] !== ''],
    [{ valorMinimo: 2000 }, (row) => Math.max(amount(row[8]) ?? 0, amount(row[9]) ?? 0) >= 2000],
    [{ palavras: 'GRU' }, (row) => `${row[1]} ${row[2]} ${row[5]}`.toLowerCase().includes('gru')],
    [{ empresas, somenteEmitidas: true }, (row) => row[1] === client && row[9] !== ''],
  ];
  for (const [values, isMeant] of cases) {
    const wanted = numbers(rows.filter(isMeant));
    expect([values, wanted.length > 0, wanted.length < rows.length]).toEqual([values, true, true]);
    expect([values, numbers(await rowsOf('age09.jrxml', values))]).toEqual([values, wanted]);
  }
  const refusedAlone = await server.db
    .select({ id: solicitacao.id })
    .from(solicitacao)
    .where(and(eq(solicitacao.agenciaId, 1), eq(solicitacao.status, 'REPROVADA')))
    .orderBy(solicitacao.id);
  expect(numbers(await rowsOf('age09.jrxml', { situacoes: ['REPROVADA'] }))).toEqual(refusedAlone.map(({ id }) => id));
});

test('S-118 the management report prints the status of a request in the words of the filter by which it is found', async () => {
  const { parameters } = await clerk.call(findReport, { query: { nomeArquivo: 'age09.jrxml' } });
  const options = parameters.find(({ name }) => name === 'situacoes')?.options ?? [];
  const printed = await Promise.all(
    options.map(async ({ id, label }) => (await rowsOf('age09.jrxml', { situacoes: [id] })).map((row) => [row[7], label])),
  );
  const pairs = printed.flat();
  expect(new Set(pairs.map(([, label]) => label)).size).toBeGreaterThan(5);
  expect(pairs.filter(([cell, label]) => cell !== label)).toEqual([]);
});

test('an amount above the table of a report is written as it was typed', async () => {
  const text = (await download(await reportBody(clerk, 'age09.jrxml', { valorMinimo: 1000.5 }, 'txt'))).toString();
  expect(text.split('\r\n')[2]).toMatch(/: 1\.000,50$/);
});

test('S-363 sales are added up by client, by consolidator and by consultant, and all three have one sum', async () => {
  const year = { dataInicial: '2020-01-01', dataFinal: '2030-12-31' };
  const all = [...(await issued()).values()].reduce((sum, total) => sum + Math.round(total * 100), 0);
  for (const nomeArquivo of ['age01.jrxml', 'age02.jrxml', 'age03.jrxml']) {
    const rows = await rowsOf(nomeArquivo, year);
    const cents = (row: readonly string[]) => row.slice(2).map((cell) => Math.round((amount(cell) ?? 0) * 100));
    expect([nomeArquivo, rows.reduce((sum, row) => sum + (cents(row).at(-1) ?? 0), 0)]).toEqual([nomeArquivo, all]);
    // What a row is made up of is its total.
    for (const row of rows)
      expect(
        cents(row)
          .slice(0, -1)
          .reduce((sum, part) => sum + part, 0),
      ).toBe(cents(row).at(-1));
  }
  const { rows: byClient } = await server.db.execute(sql`
    select e.nome, count(*)::int as emissoes from solicitacao s join empresa e on e.id = s.empresa_id
    join servico v on v.solicitacao_uuid = s.uuid join cotacao c on c.servico_id = v.id
    where s.agencia_id = 1 and v.tipo_servico = 'HOTEL' and c.dados ->> 'dataEmissao' is not null
      and c.status in ('EMISSAO_FINALIZADA', 'EMISSAO_ALTERADA', 'EMISSAO_ALTERACAO', 'EMISSAO_CANCELAMENTO_PENDENTE')
    group by e.nome`);
  const hotels = await rowsOf('age01.jrxml', { ...year, servicos: ['HOTEL'] });
  expect(Object.fromEntries(hotels.map(([name, count]) => [name, Number(count)]))).toEqual(
    Object.fromEntries(byClient.map(({ nome, emissoes }) => [nome, emissoes])),
  );
  expect(await rowsOf('age02.jrxml', { dataInicial: '2020-01-01', dataFinal: '2020-01-31' })).toEqual([]);
});

test('S-363 deadlines are counted by consultant, and balances are those of the clients that the user works for', async () => {
  const { rows: late } = await server.db.execute(sql`
    select count(*)::int as all from solicitacao s where s.agencia_id = 1 and data_vencimento_cotacao < ${server.now().toISOString()}::timestamptz
      and coalesce((select min(em) from log_solicitacao l where l.solicitacao_uuid = s.uuid and l.tipo = 'COTACAO_CONCLUIDA'), analise_desde, 'infinity') > data_vencimento_cotacao`);
  const deadlines = await rowsOf('age04.jrxml', { dataInicial: '2020-01-01', dataFinal: '2030-12-31' });
  expect(deadlines.reduce((sum, row) => sum + Number(row[2]), 0)).toBe(late[0]?.['all']);
  for (const [, met, missed, percent] of deadlines) {
    const all = Number(met) + Number(missed);
    expect(percent === '' ? null : amount(percent)).toBe(all === 0 ? null : Math.round((Number(met) * 1000) / all) / 10);
  }
  const today = new Date(server.now().getTime() - 3 * 3_600_000).toISOString().slice(0, 10);
  const [client] = await server.db
    .select({ id: agenciaEmpresa.empresaId })
    .from(agenciaEmpresa)
    .where(eq(agenciaEmpresa.agenciaId, 1))
    .limit(1);
  const some = { empresaId: client?.id ?? 0, viajante: 'Ágata Zimmer', viajanteId: 'agata', cia: 'AD', valor: 100 };
  const [user, other] = await server.db.select({ id: cotacao.id }).from(cotacao).limit(2);
  await server.db.insert(saldoCliente).values([
    // The choice of a form that holds nothing of the balance besides what its quote uses.
    { ...some, id: 'chosen', validade: null, valor: 0, cotacaoId: other?.id ?? null, valorEscolhido: 50 },
    { ...some, id: 'ended', validade: '2020-01-01' },
    { ...some, id: 'dollars', validade: null, moeda: 'USD' },
    {
      ...some,
      id: 'reserved',
      validade: '2030-01-01',
      cotacaoId: user?.id ?? null,
    },
  ]);
  const { rows: balances } = await server.db.execute(sql`
    select e.nome as cliente, viajante, valor::float as valor, moeda,
      case when cotacao_id is not null then 'Reservado' when validade < ${today} then 'Vencido' else 'Livre' end as situacao,
      coalesce(validade::text, '9999') as fim
    from saldo_cliente s join empresa e on e.id = s.empresa_id
    where empresa_id in (select empresa_id from agencia_empresa where agencia_id = 1) and s.id <> 'chosen'`);
  const rows = await rowsOf('age05.jrxml');
  const { compare } = new Intl.Collator('pt-BR');
  const inOrder = balances
    .map(({ cliente, viajante, fim, situacao, moeda, valor }) => [cliente, viajante, fim, situacao, moeda, valor].map(String))
    .toSorted((one, other) => [0, 1, 2].map((at) => compare(one[at] ?? '', other[at] ?? '')).find((order) => order !== 0) ?? 0);
  expect(rows.map((row) => [row[0], row[1], row[5], row[6], String(amount(row[8]))])).toEqual(
    inOrder.map(([cliente, viajante, , situacao, moeda, valor]) => [cliente, viajante, situacao, moeda, valor]),
  );
  expect(new Set(rows.map((row) => row[5]))).toEqual(new Set(['Livre', 'Reservado', 'Vencido']));
  const least = Number(balances[0]?.['valor']);
  const free = await rowsOf('age05.jrxml', { somenteLivres: true, valorMinimo: least });
  expect(free).toEqual(rows.filter((row) => row[5] === 'Livre' && (amount(row[8]) ?? 0) >= least));
});

test('S-363 a report is the same as PDF, CSV, Excel, XLSX and text: rows, sums, accents, page numbers, and no formula', async () => {
  const id = await takeRequest(server);
  const traveller = '=HYPERLINK("http://a";"João")';
  const { colaboradores } = await load(clerk, id);
  const renamed = colaboradores.map((one, index) => (index === 0 ? { ...one, nomeCompleto: traveller } : one));
  await server.db.update(solicitacao).set({ colaboradores: renamed }).where(eq(solicitacao.id, id));

  const bodyAs = (format: Report['format']) => reportBody(clerk, 'age09.jrxml', {}, format);
  const csv = readCsv((await download(await bodyAs('csv'))).toString().replace(/^\uFEFF/, ''));
  const own = csv.find(([number]) => Number(number) === id);
  expect(own?.[2]?.startsWith(`'${traveller}`)).toBe(true);

  const [sheet] = readXls(await download(await bodyAs('xls')));
  expect(sheet?.rows[0]).toEqual(csv[0]);
  expect(sheet?.rows.map(([number]) => number)).toEqual(csv.map(([number], index) => (index === 0 ? number : Number(number))));
  expect(String(sheet?.rows.find(([number]) => number === id)?.[2]).startsWith(traveller)).toBe(true);
  const money = sheet?.rows.slice(1).map((row) => row[9]);
  expect(money?.map((cell) => (typeof cell === 'object' ? cell && Number(cell.valor.replaceAll(',', '')) : cell))).toEqual(
    csv.slice(1).map((row) => amount(row[9])),
  );

  // The newer format has the same cells, but for how it counts what is shown.
  const cellsOf = (rows: readonly (readonly unknown[])[] | undefined) => rows?.map((row) => row.slice(0, 4));
  const newer = readXlsx(await download(await bodyAs('xlsx')));
  expect(cellsOf(newer)).toEqual(cellsOf(sheet?.rows));
  expect(newer.slice(1).map((row) => (typeof row[9] === 'object' ? (row[9]?.valor ?? null) : row[9]))).toEqual(
    csv.slice(1).map((row) => amount(row[9])),
  );

  const sum = csv.slice(1).reduce((cents, row) => cents + Math.round((amount(row[9]) ?? 0) * 100), 0) / 100;
  const total = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 2 }).format(sum);
  const text = (await download(await bodyAs('txt'))).toString();
  const lines = text.split('\r\n').slice(0, -1);
  expect(lines[3]).toMatch(/^ {7}Nº {2}Cliente .* {2}Emitido \(R\$\)$/);
  expect(lines.slice(0, 2)).toEqual(['Gerencial', expect.stringContaining('Camila Nogueira Prado')]);
  // A row goes on below itself where a text is longer than its column.
  const firstLines = lines.slice(5, -2).filter((line) => line.slice(0, 9).trim() !== '');
  expect(numbers(firstLines.map((line) => [line.slice(0, 9)]))).toEqual(numbers(csv.slice(1)));
  expect(firstLines.length).toBeLessThan(lines.slice(5, -2).length);
  expect(lines.at(-1)).toMatch(new RegExp(`^Total .* ${total.replaceAll('.', '\\.')}$`));

  const { title, pages, missing, embedded } = readPdf(await download(await bodyAs('pdf')));
  expect([title, missing]).toEqual(['Gerencial', []]);
  expect(embedded).toEqual(expect.arrayContaining(['F400latin', 'F600latin']));
  const set = pages.flat();
  expect(set.filter((word) => /^\d{5}$/.test(word))).toEqual(csv.slice(1).map(([number]) => number));
  expect(set).toEqual(expect.arrayContaining(['Situação', 'Data da viagem', total]));
  expect(pages.map((page) => page.at(-1))).toEqual(pages.map((_, index) => `Página ${index + 1} de ${pages.length}`));
  expect(pages.length).toBeGreaterThan(3);
  for (const page of pages) expect(page).toContain('Viajantes');
});

test.each(['age01.jrxml', 'age02.jrxml', 'age03.jrxml', 'age04.jrxml', 'age05.jrxml', 'age09.jrxml'])(
  'S-363 in the table of %s each number ends below the end of its heading, and a text begins below its beginning',
  async (nomeArquivo) => {
    const period = { dataInicial: '2020-01-01', dataFinal: '2030-12-31' };
    const { pages, lefts } = readPdf(await download(await reportBody(clerk, nomeArquivo, period, 'pdf')));
    const [headings = [], first = []] = readCsv(
      (await download(await reportBody(clerk, nomeArquivo, period))).toString().replace(/^\uFEFF/, ''),
    );
    const placed = (pages[0] ?? []).map((text, index) => ({ text, left: lefts[0]?.[index] ?? 0 }));
    const from = placed.findIndex(({ text }) => headings[0]?.startsWith(text));
    const body = placed.findIndex(({ text }, index) => index > from && first[0]?.startsWith(text));
    const endOf = ({ text, left }: (typeof placed)[number], weight: 'regular' | 'bold') => Math.round(left + textWidth(text, 7.5, weight));
    const begins = placed.slice(from, body).map(({ left }) => Math.round(left));
    const ends = placed.slice(from, body).map((heading) => endOf(heading, 'bold'));
    // The last two are the foot.
    const astray = placed.slice(body, -2).filter((cell) => {
      const isNumber = /^-?[\d.]{1,12}(,\d+)?$/.test(cell.text);
      // The sums are bold.
      return isNumber
        ? !ends.includes(endOf(cell, 'regular')) && !ends.includes(endOf(cell, 'bold'))
        : !begins.includes(Math.round(cell.left));
    });
    expect([body - from >= headings.length, astray]).toEqual([true, []]);
  },
);

test('S-363 S-116 S-118 what the rules refuse is named at its field, and nothing is made', async () => {
  const refusalOf = async (nomeArquivo: string, values: Values, format: Report['format'] = 'csv') => {
    const outcome = await refused(download(await reportBody(clerk, nomeArquivo, values, format)));
    return outcome instanceof CallError ? [outcome.status, outcome.errors.map(({ campo, titulo }) => [campo, titulo])] : outcome;
  };
  expect(await refusalOf('age01.jrxml', { dataInicial: '', dataFinal: '' })).toEqual([
    422,
    [
      ['dataInicial', 'O campo Emissão a partir de é obrigatório.'],
      ['dataFinal', 'O campo Emissão até é obrigatório.'],
    ],
  ]);
  expect(await refusalOf('age01.jrxml', { dataInicial: '2026-11-02', dataFinal: '2026-11-01' })).toEqual([
    422,
    [['dataFinal', 'A data inicial não pode ser posterior à data final.']],
  ]);
  for (const [name, value] of Object.entries({
    empresas: ['999999'],
    valorMinimo: '12',
    somenteEmitidas: 'S',
    dataInicial: '2026-02-31',
  })) {
    expect(await refusalOf('age09.jrxml', { [name]: value })).toEqual([422, [[name, expect.stringMatching(/inválid/)]]]);
  }
  expect(await refusalOf('age05.jrxml', {}, 'txt')).toEqual([422, [['format', expect.any(String)]]]);
  for (const idSolicitacao of ['1,5', 'abc', '999999', '999999999999', ' ;0'])
    expect(await refusalOf('rdv01.jrxml', { idSolicitacao })).toEqual([422, [['idSolicitacao', 'Solicitação não encontrada.']]]);
  expect(await refusalOf('rdv01.jrxml', {})).toEqual([422, [['idSolicitacao', 'O campo Número da solicitação é obrigatório.']]]);
});

test('S-124 S-363 the report of a request has its services and its images, for whoever may see the request', async () => {
  const id = await takeRequest(server, 'FECHAMENTO');
  const request = await loadFromHistory(clerk, id);
  const pictured = await load(clerk, await takeRequest(server));
  const [service] = servicesOf(pictured);
  if (!service) throw new Error('the request has no service');
  const file = new File([new Uint8Array(aPng(40, 30, 6))], 'mapa.png', { type: 'image/png' });
  const url = await clerk.files.upload(uploadAttachment, { params: { uuid: service.id }, query: {}, headers: {}, file });
  await clerk.call(registerAttachment, { body: { ...attachmentOf(service.id, url), descricao: 'Mapa da região' } });

  // From the list of reports its number is typed, or pasted as it was written.
  const written = `nº ${id.toLocaleString('pt-BR')}`;
  const typed = readPdf(await download(await reportBody(clerk, 'rdv01.jrxml', { idSolicitacao: written }, 'pdf')));
  expect(typed.pages[0]).toContain(`Nº: ${id}`);

  // Nobody needs a right to reports for a request that is open before them.
  await permit([]);
  const { title, pages } = readPdf(await download(requestReport(id)));
  expect([title, pages.length]).toEqual(['Relatório da solicitação', 1]);
  const travellers = request.colaboradores.map(({ nomeCompleto }) => nomeCompleto).join(', ');
  expect(pages[0]).toEqual(expect.arrayContaining([`Nº: ${id}`, `Cliente: ${request.empresa.nome}`, `Viajantes: ${travellers}`]));
  const totals = servicesOf(request).map(({ escolhida }) => escolhida?.total ?? 0);
  const sum = totals.reduce((cents, total) => cents + Math.round(total * 100), 0) / 100;
  const money = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 2 });
  // At the head that of the request, then those of its services.
  expect(pages[0]?.filter((line) => line.startsWith('Total (R$): '))).toEqual(
    [sum, ...totals].map((amount) => `Total (R$): ${money.format(amount)}`),
  );
  // When each service is, and what was chosen with its times.
  const [flown] = request.servicosAereos;
  const day = (flown?.segmentos[0]?.data ?? '').slice(0, 10).split('-').reverse().join('/');
  expect(pages[0]).toContain(`Quando: ${day}`);
  const flights = (flown?.escolhida?.segmentos ?? []).flatMap(({ voos }) => voos);
  expect(flights.length).toBeGreaterThan(0);
  for (const { dataPartida, origem } of flights)
    expect(pages[0]).toContainEqual(expect.stringMatching(new RegExp(`^${dataPartida?.slice(11, 16)} .*\\(${origem}\\) → `)));

  // A quote that was priced by hand has a locator at each flight, and a hotel the code of its reservation.
  await server.db.execute(sql`
    update cotacao set dados = case when dados ? 'segmentos'
      then dados || jsonb_build_object('localizador', null, 'codigoReserva', null, 'segmentos', jsonb_build_array(
        jsonb_set(dados #> '{segmentos,0}', '{voos}', jsonb_build_array(
          jsonb_set(dados #> '{segmentos,0,voos,0}', '{localizador}', '"VOA001"')))))
      else dados || '{"localizador": null, "codigoReserva": "HB-77"}' end
    where servico_id in (select id from servico where solicitacao_uuid = ${request.uuid})`);
  const codes = servicesOf(request).flatMap(({ tipoServico }) => ({ AEREO: ['VOA001'], HOTEL: ['HB-77'] })[String(tipoServico)] ?? []);
  expect(readPdf(await download(requestReport(id))).pages[0]?.filter((line) => line.startsWith('Localizador: '))).toEqual(
    codes.map((code) => `Localizador: ${code}`),
  );

  // What was cancelled counts no more, and is told with what it cost and left.
  const [cancelled] = servicesOf(request).map(({ escolhida }) => escolhida);
  if (!cancelled) throw new Error('the request has no chosen quote');
  await server.db.execute(sql`
    update cotacao set status = 'EMISSAO_CANCELADA', taxa_cancelamento = 150, multa = 150, dados = dados || ${JSON.stringify({
      opcaoSaldo: 'REEMBOLSO',
      saldoEntrada: { valorEntrada: 200.5, status: 'PENDENTE' },
      dataCancelamento: '2026-11-21T15:00:00.000Z',
    })}::jsonb where id = ${cancelled.id}`);
  const [after = []] = readPdf(await download(requestReport(id))).pages;
  const ofFlight = 'segmentos' in cancelled ? ['Crédito do bilhete: R$ 200,50'] : [];
  expect(after).toEqual(expect.arrayContaining(['Multa: R$ 150,00', ...ofFlight, 'Saldo: Reembolso', 'Data de cancelamento: 21/11/2026']));
  const rest = (sum * 100 - Math.round(cancelled.total * 100)) / 100;
  expect(after.find((line) => line.startsWith('Total (R$): '))).toBe(`Total (R$): ${money.format(rest)}`);

  const withImages = readPdf(await download(requestReport(pictured.id)));
  expect([withImages.images.flat(), withImages.pages.flat().includes('Mapa da região')]).toEqual([[[40, 30]], true]);
  const body = requestReport(pictured.id);
  const [number] = body.parameters;
  const plain = readPdf(await download({ ...body, parameters: [number, { name: 'mostrarImagens', value: 'N' }] }));
  expect([plain.images.flat(), plain.pages.flat().includes('Mapa da região')]).toEqual([[], false]);

  const outsider = await server.logIn('consultor@rotasul.demo');
  const internal = await server.logIn('interna@guiche.demo');
  const platform = await server.logIn('admin@guiche.demo');
  const outcomes = [outsider, platform, internal].map((person) => statusOf(download(requestReport(id), person)));
  expect(await Promise.all(outcomes)).toEqual([404, 403, 'made']);
  await server.db.update(usuario).set({ todasEmpresas: false }).where(eq(usuario.id, internal.user.id));
  expect(await statusOf(download(requestReport(id), internal))).toBe(404);
  expect(await rowsOf('age09.jrxml', {}, internal)).toEqual([]);
});
