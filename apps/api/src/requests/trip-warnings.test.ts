import { SAVE_QUOTE } from '@guiche/contract/quotes';
import { dismissWarning, findTripFacts, reopenWarning } from '@guiche/contract/requests';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { logAvisoDispensado, logCotacao } from '../db/schema/log.ts';
import { servico, solicitacao } from '../db/schema/solicitacao.ts';
import { airServiceOf, load, type Person, serverForFile, type TestServer, takeRequest, typedAirQuote } from '../test-support/index.ts';

let server: TestServer;
let clerk: Person;
let manager: Person;
serverForFile((demo) => {
  ({ server, clerk, manager } = demo);
});

const factsOf = (idViagem: number, person = clerk) => person.call(findTripFacts, { params: { idViagem } });
const dismiss = (idViagem: number, body: { chave: string; idCotacao: string | null; motivo: string }, person = clerk) =>
  person.call(dismissWarning, { params: { idViagem }, body });
const SHORT = { chave: 'CONEXAO_CURTA|s|q|5d1a7c3e', idCotacao: null, motivo: ' A companhia garante a conexão. ' };

test('B-017 a dismissed warning is stored with its reason, who and when, and the colleagues see it', async () => {
  const { id, uuid } = await load(clerk, await takeRequest(server));
  expect((await factsOf(id)).dispensados).toEqual([]);
  const stored = await dismiss(id, SHORT);
  expect(stored).toEqual({
    chave: SHORT.chave,
    motivo: 'A companhia garante a conexão.',
    por: clerk.user.name,
    em: server.now().toISOString(),
  });
  expect((await factsOf(id, manager)).dispensados).toEqual([stored]);
  const log = await server.db.select().from(logAvisoDispensado).where(eq(logAvisoDispensado.solicitacaoUuid, uuid));
  expect(log).toMatchObject([{ chave: SHORT.chave, motivo: stored.motivo, usuarioId: clerk.user.id, usuarioNome: clerk.user.name }]);
});

test('B-017 a warning about a quote is in the log of that quote, with the reason', async () => {
  const request = await load(clerk, await takeRequest(server));
  const quote = await clerk.call(SAVE_QUOTE.AEREO, {
    params: { idViagem: request.id, tipoServico: 'aereo' },
    body: await typedAirQuote(clerk, request),
  });
  server.pass(1);
  await dismiss(request.id, { ...SHORT, idCotacao: quote.id });
  const log = await server.db.select().from(logCotacao).where(eq(logCotacao.cotacaoId, quote.id));
  expect(log.filter(({ acao }) => acao === 'DISPENSAR_AVISO')).toMatchObject([
    { usuarioNome: clerk.user.name, detalhes: 'A companhia garante a conexão.' },
  ]);
});

test('B-017 the first reason stays, and one warning is dismissed once', async () => {
  const { id } = await load(clerk, await takeRequest(server));
  const first = await dismiss(id, SHORT);
  server.pass(1);
  expect(await dismiss(id, { ...SHORT, motivo: 'Outro motivo' }, manager)).toEqual(first);
  expect((await factsOf(id)).dispensados).toEqual([first]);
});

test('B-017 a dismissed warning is opened again, and can be dismissed anew; both are logged with the reason', async () => {
  const request = await load(clerk, await takeRequest(server));
  const { id, uuid } = request;
  const quote = await clerk.call(SAVE_QUOTE.AEREO, {
    params: { idViagem: id, tipoServico: 'aereo' },
    body: await typedAirQuote(clerk, request),
  });
  const reopen = () => manager.call(reopenWarning, { params: { idViagem: id }, body: { chave: SHORT.chave, idCotacao: quote.id } });
  await reopen();
  await dismiss(id, { ...SHORT, idCotacao: quote.id });
  server.pass(1);
  await reopen();
  expect((await factsOf(id)).dispensados).toEqual([]);
  const [entry] = await server.db.select().from(logAvisoDispensado).where(eq(logAvisoDispensado.solicitacaoUuid, uuid));
  expect(entry).toMatchObject({
    motivo: 'A companhia garante a conexão.',
    usuarioNome: clerk.user.name,
    reabertoPorNome: manager.user.name,
    reabertoEm: server.now(),
  });
  const log = await server.db.select().from(logCotacao).where(eq(logCotacao.cotacaoId, quote.id));
  expect(log.filter(({ acao }) => acao === 'REABRIR_AVISO')).toMatchObject([
    { usuarioNome: manager.user.name, detalhes: 'A companhia garante a conexão.', alteracoes: [] },
  ]);
  server.pass(1);
  const again = await dismiss(id, { ...SHORT, motivo: 'Outro motivo' });
  expect((await factsOf(id)).dispensados).toEqual([again]);
});

test('B-017 a warning is not opened again with a quote of another request', async () => {
  const other = await load(clerk, await takeRequest(server));
  const quote = await clerk.call(SAVE_QUOTE.AEREO, {
    params: { idViagem: other.id, tipoServico: 'aereo' },
    body: await typedAirQuote(clerk, other),
  });
  const { id } = await load(clerk, await takeRequest(server));
  const stored = await dismiss(id, SHORT);
  const reopening = clerk.call(reopenWarning, { params: { idViagem: id }, body: { chave: SHORT.chave, idCotacao: quote.id } });
  await expect(reopening).rejects.toMatchObject({ status: 404 });
  expect((await factsOf(id)).dispensados).toEqual([stored]);
});

test('B-017 without a reason nothing is dismissed', async () => {
  const { id } = await load(clerk, await takeRequest(server));
  await expect(dismiss(id, { ...SHORT, motivo: '  ' })).rejects.toMatchObject({
    status: 422,
    body: [{ tipo: 'ERROR', titulo: 'Informe o motivo.', chave: 'informe_o_motivo', campo: 'motivo' }],
  });
  expect((await factsOf(id)).dispensados).toEqual([]);
});

test('B-017 a quote of another request is not found, and nothing is written', async () => {
  const other = await load(clerk, await takeRequest(server));
  const quote = await clerk.call(SAVE_QUOTE.AEREO, {
    params: { idViagem: other.id, tipoServico: 'aereo' },
    body: await typedAirQuote(clerk, other),
  });
  const { id } = await load(clerk, await takeRequest(server));
  await expect(dismiss(id, { ...SHORT, idCotacao: quote.id })).rejects.toMatchObject({ status: 404 });
  expect((await factsOf(id)).dispensados).toEqual([]);
});

test('B-016 the days of the same travellers in other requests of the agency are told, and nothing else of them', async () => {
  const request = await load(clerk, await takeRequest(server));
  const other = await load(clerk, await takeRequest(server));
  const service = airServiceOf(request);
  const [traveller] = service.viajantes;
  const otherService = airServiceOf(other);
  if (!traveller) throw new Error('the service has no traveller');
  const facts = () =>
    factsOf(request.id).then(({ outrasViagens }) => outrasViagens.filter(({ idSolicitacao }) => idSolicitacao === other.id));
  expect(await facts()).toEqual([]);

  // The same person in both requests, of one client company.
  const segmentos = otherService.segmentos.map((leg, index) => ({ ...leg, data: index === 0 ? service.segmentos[0]?.data : '2027-06-30' }));
  const [row] = await server.db.select().from(servico).where(eq(servico.id, otherService.id));
  await server.db
    .update(servico)
    .set({ dados: { ...row?.dados, viajantes: [traveller], segmentos } })
    .where(eq(servico.id, otherService.id));
  await server.db
    .update(solicitacao)
    .set({ colaboradores: [{ ...traveller }], empresaId: request.empresa.id, dataViagem: service.segmentos[0]?.data })
    .where(eq(solicitacao.uuid, other.uuid));
  const inicio = service.segmentos[0]?.data;
  const fim = segmentos.length > 1 ? '2027-06-30' : inicio;
  expect(await facts()).toEqual([{ idSolicitacao: other.id, idViajante: traveller.id, inicio, fim }]);

  await server.db.update(solicitacao).set({ status: 'CANCELADA' }).where(eq(solicitacao.uuid, other.uuid));
  expect(await facts()).toEqual([]);
});
