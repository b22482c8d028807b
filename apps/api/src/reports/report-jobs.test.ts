import { randomUUID } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { CallError } from '@guiche/contract/client';
import { cancelReport, downloadReport, findReportJob, generateReport } from '@guiche/contract/reports';
import type { Report } from '@guiche/domain/entities';
import type { EstadoGeracao } from '@guiche/domain/enums';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { geracaoRelatorio } from '../db/schema/relatorio.ts';
import { usuario } from '../db/schema/usuario.ts';
import { endedJob, type Person, reportBody, serverForFile, startedReport, type TestServer } from '../test-support/index.ts';
import { endJob, type JobRow, jobFile, noteProgress, wireJob } from './data/report-jobs.ts';
import { dropOldReports } from './drop-old-reports.ts';
import { reportsDir } from './report-maker.ts';

let server: TestServer;
let clerk: Person;
let manager: Person;
serverForFile((demo) => {
  ({ server, clerk, manager } = demo);
});

const statusOf = (call: Promise<unknown>) =>
  call.then(
    () => 'made',
    (error: unknown) => (error instanceof CallError ? error.status : Promise.reject(error)),
  );
const fileOf = async ({ id }: { readonly id: string }, person = clerk) =>
  (await person.files.download(downloadReport, { params: { id } })).text();
const madeAtOnce = async (body: Report) => (await clerk.files.download(generateReport, { body, headers: {} })).text();
async function inStore(job: JobRow): Promise<boolean> {
  const content = await server.files.read(jobFile(job));
  content?.destroy();
  return content !== undefined;
}

/** A job as a server has left it. */
async function left(estado: EstadoGeracao, changes: Partial<JobRow> = {}): Promise<JobRow> {
  const [row] = await server.db
    .insert(geracaoRelatorio)
    .values({
      id: randomUUID(),
      usuarioId: clerk.user.id,
      estado,
      idioma: 'pt-BR',
      nomeArquivo: 'Saldos de clientes.csv',
      formato: 'csv',
      criadaEm: server.now(),
      vistaEm: estado === 'GERANDO' ? server.now() : null,
      ...changes,
      pedido: changes.pedido ?? (await reportBody(clerk, 'age05.jrxml')),
    })
    .returning();
  if (!row) throw new Error('the job was not stored');
  return row;
}

test('S-363 with `Prefer: respond-async` the answer is the address of a job, whose file is that of a report made at once', async () => {
  const body = await reportBody(clerk, 'age09.jrxml');
  const answer = await fetch(`${server.address}/middleware/reports`, {
    method: 'POST',
    headers: { authorization: clerk.token, 'content-type': 'application/json', prefer: 'wait=1, Respond-Async' },
    body: JSON.stringify(body),
  });
  const job = (await answer.json()) as { id: string };
  expect([answer.status, answer.headers.get('location'), answer.headers.get('preference-applied')]).toEqual([
    202,
    `/middleware/reports/jobs/${job.id}`,
    'respond-async',
  ]);
  const created = server.now();
  expect(job).toMatchObject({
    estado: 'AGUARDANDO',
    progresso: null,
    fileName: 'Gerencial.csv',
    format: 'csv',
    criadaEm: created.toISOString(),
  });
  expect(await endedJob(clerk, job)).toEqual({
    ...job,
    estado: 'PRONTO',
    progresso: 1,
    prazo: new Date(created.getTime() + 86_400_000).toISOString(),
  });
  const sent = await fetch(`${server.address}/middleware/reports/jobs/${job.id}/file`, { headers: { authorization: clerk.token } });
  expect(sent.headers.get('content-disposition')).toContain('filename="Gerencial.csv"');
  expect(await sent.text()).toBe(await madeAtOnce(body));
});

test('S-363 a job is its user’s own, whoever else may make the same report', async () => {
  const job = await endedJob(clerk, await startedReport(clerk, await reportBody(clerk, 'age05.jrxml')));
  const input = { params: { id: job.id } };
  for (const person of [manager, await server.logIn('consultor@rotasul.demo')]) {
    const calls = [person.call(findReportJob, input), person.files.download(downloadReport, input), person.call(cancelReport, input)];
    expect(await Promise.all(calls.map(statusOf))).toEqual([404, 404, 404]);
  }
  expect(await fileOf(job)).toContain('Cliente;Viajante');
});

test('S-363 what the rules refuse is refused at once, and starts no job', async () => {
  const before = await server.db.$count(geracaoRelatorio);
  const body = await reportBody(clerk, 'age01.jrxml', { dataInicial: '' });
  expect(await statusOf(clerk.files.start(generateReport, { body }))).toBe(422);
  expect(await statusOf(clerk.files.start(generateReport, { body: { ...body, nomeArquivo: 'nada.jrxml' } }))).toBe(404);
  expect(await server.db.$count(geracaoRelatorio)).toBe(before);
});

test('S-363 a job tells its share of the rows; cancelled, it is made no further and has no file', async () => {
  // Another server makes it, so that this one does not.
  const row = await left('GERANDO', { lidas: 100, total: 400 });
  const input = { params: { id: row.id } };
  expect(await clerk.call(findReportJob, input)).toMatchObject({ estado: 'GERANDO', progresso: 0.25 });
  expect(await noteProgress(server.db, row.id, { lidas: 300, total: 400, now: server.now() })).toBe(true);
  expect(await clerk.call(findReportJob, input)).toMatchObject({ progresso: 0.75 });
  expect(await clerk.call(cancelReport, input)).toMatchObject({ id: row.id, estado: 'CANCELADO' });
  // That server learns of it at its next page, and at the latest when it would be ready.
  expect(await noteProgress(server.db, row.id, { lidas: 400, total: 400, now: server.now() })).toBe(false);
  expect(await endJob(server.db, row.id, 'PRONTO')).toBe(false);
  expect(await clerk.call(findReportJob, input)).toMatchObject({ estado: 'CANCELADO', progresso: 0.75 });
  expect(await statusOf(clerk.files.download(downloadReport, input))).toBe(404);
  // One that has ended stays as it is.
  const ready = await endedJob(clerk, await startedReport(clerk, await reportBody(clerk, 'age05.jrxml')));
  expect(await clerk.call(cancelReport, { params: { id: ready.id } })).toEqual(ready);
});

test('S-363 a job whose server has ended is taken up again, from its beginning', async () => {
  const [waiting, begun] = [await left('AGUARDANDO'), await left('GERANDO', { lidas: 7, total: 9 })];
  const wake = async () => endedJob(clerk, await startedReport(clerk, await reportBody(clerk, 'age05.jrxml')));
  await wake();
  const stateOf = async ({ id }: JobRow) => (await clerk.call(findReportJob, { params: { id } })).estado;
  // A server was seen making the second one just now.
  expect([(await endedJob(clerk, waiting)).estado, await stateOf(begun)]).toEqual(['PRONTO', 'GERANDO']);
  server.pass(2);
  const last = await wake();
  expect(await stateOf(begun)).toBe('PRONTO');
  expect(await fileOf(begun)).toBe(await fileOf(last));
});

test('S-363 a report that fails is a 500 at once, and a failed job meanwhile; neither leaves anything behind', async () => {
  const [place, body] = [reportsDir(server.config), await reportBody(clerk, 'age05.jrxml')];
  await rm(place, { recursive: true, force: true });
  // Where the folder should be is a file.
  await writeFile(place, '');
  expect(await statusOf(clerk.files.download(generateReport, { body, headers: {} }))).toBe(500);
  const job = await endedJob(clerk, await startedReport(clerk, body));
  expect(job.estado).toBe('FALHOU');
  expect(await statusOf(fileOf(job))).toBe(404);
  expect(server.log.join('')).toContain('a report failed');
  await rm(place);
  expect(await endedJob(clerk, await startedReport(clerk, body))).toMatchObject({ estado: 'PRONTO' });
});

test('S-363 a job is made with the rights that its user has when it is made', async () => {
  const pedido = await reportBody(clerk, 'age09.jrxml');
  const permit = (permissoes: string[]) => server.db.update(usuario).set({ permissoes }).where(eq(usuario.id, clerk.user.id));
  await permit([]);
  const row = await left('AGUARDANDO', { pedido });
  await endedJob(manager, await startedReport(manager, await reportBody(manager, 'age05.jrxml')));
  expect(await endedJob(clerk, row)).toMatchObject({ estado: 'FALHOU' });
  await permit(['VISUALIZAR_RELATORIO_DE_AGENCIA']);
});

test('S-363 nobody has more than ten reports waiting', async () => {
  for (let count = 0; count < 10; count++) await left('GERANDO', { usuarioId: manager.user.id });
  const body = await reportBody(manager, 'age05.jrxml');
  expect(await statusOf(manager.files.start(generateReport, { body }))).toBe(429);
  await server.db.delete(geracaoRelatorio).where(eq(geracaoRelatorio.usuarioId, manager.user.id));
  expect(await statusOf(manager.files.start(generateReport, { body }))).toBe('made');
});

test('S-363 a report is kept for a day, and its file no longer', async () => {
  const job = await endedJob(clerk, await startedReport(clerk, await reportBody(clerk, 'age05.jrxml')));
  const [row] = await server.db.select().from(geracaoRelatorio).where(eq(geracaoRelatorio.id, job.id));
  if (!row) throw new Error('the job is gone');
  server.pass(24 * 60 - 1);
  await dropOldReports(server);
  expect([await server.db.$count(geracaoRelatorio, eq(geracaoRelatorio.id, row.id)), await inStore(row)]).toEqual([1, true]);
  server.pass(2);
  await dropOldReports(server);
  expect([await server.db.$count(geracaoRelatorio), await inStore(row)]).toEqual([0, false]);
  expect(wireJob(row).prazo < server.now().toISOString()).toBe(true);
});
