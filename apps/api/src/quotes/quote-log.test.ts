import { randomUUID } from 'node:crypto';
import { listQuoteLog, removeQuote, restoreQuote, SAVE_QUOTE } from '@guiche/contract/quotes';
import { concludeQuoting } from '@guiche/contract/requests';
import type { AirQuote, TravelRequest } from '@guiche/domain/entities';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { logCotacao } from '../db/schema/log.ts';
import { solicitacao } from '../db/schema/solicitacao.ts';
import { usuario } from '../db/schema/usuario.ts';
import { airServiceOf, load, type Person, serverForFile, type TestServer, takeRequest, typedAirQuote } from '../test-support/index.ts';

let server: TestServer;
let clerk: Person;
let manager: Person;
serverForFile((demo) => {
  ({ server, clerk, manager } = demo);
});

const at = (request: TravelRequest) => ({ idViagem: request.id, tipoServico: 'aereo' as const });
const save = (person: Person, request: TravelRequest, quote: AirQuote) =>
  person.call(SAVE_QUOTE.AEREO, { params: at(request), body: quote });
const removalOf = ({ id, idServico, versao }: AirQuote) => ({ id, idServico, versao });
const logOf = (id: string, person = clerk) => person.call(listQuoteLog, { params: { id } });

async function saved() {
  const request = await load(clerk, await takeRequest(server));
  return { request, quote: await save(clerk, request, await typedAirQuote(clerk, request)) };
}
const money = (valor: number) => ({ tipo: 'DINHEIRO', valor, moeda: 'BRL' });

test('A-155 B-034 each write of a quote leaves who, when, and every changed field before and after, newest first', async () => {
  const { request, quote } = await saved();
  const saving = server.now();
  server.pass(1);
  const changed = await save(manager, request, { ...quote, tarifa: 1200, observacao: 'Bagagem à parte' });
  const changing = server.now();
  server.pass(1);
  await clerk.call(removeQuote, { params: at(request), body: removalOf(changed) });
  const log = await logOf(quote.id);
  expect(log.map(({ acao, usuario: who, data }) => [acao, who, data])).toEqual([
    ['REMOVER', clerk.user.name, server.now().toISOString()],
    ['ALTERAR', manager.user.name, changing.toISOString()],
    ['ADICIONAR', clerk.user.name, saving.toISOString()],
  ]);
  const [removing, altering, adding] = log.map(({ alteracoes }) => alteracoes ?? []);
  expect(altering).toEqual([
    { campo: 'campo_tarifa', antes: money(1000), depois: money(1200) },
    { campo: 'campo_tarifa_total', antes: money(1000), depois: money(1200) },
    { campo: 'campo_total', antes: money(1090), depois: money(1290) },
    { campo: 'campo_observacao', antes: null, depois: { tipo: 'TEXTO', valor: 'Bagagem à parte' } },
  ]);
  expect(adding).toContainEqual({ campo: 'campo_tarifa', antes: null, depois: money(1000) });
  expect(adding?.every(({ antes }) => antes === null)).toBe(true);
  expect(removing).toContainEqual({ campo: 'campo_tarifa', antes: money(1200), depois: null });
  await clerk.call(restoreQuote, { params: at(request), body: removalOf(changed) });
  expect((await logOf(quote.id)).map(({ acao }) => acao)).toContain('RESTAURAR');
});

test('B-034 concluding the request leaves the new status in the log of each of its quotes', async () => {
  const { request, quote } = await saved();
  server.pass(1);
  const { uuid, id, status, ...rest } = await load(clerk, request.id);
  const cotacoes = airServiceOf({ uuid, id, status, ...rest }).cotacoes.map((each) => ({ id: each.id, versao: each.versao }));
  await manager.call(concludeQuoting, { query: { uuidSolicitacao: uuid }, body: { id, status, cotacoes } });
  const option = (valor: string) => ({ tipo: 'OPCAO', lista: 'status_cotacao', valor });
  expect((await logOf(quote.id))[0]).toMatchObject({
    acao: 'ALTERAR',
    usuario: manager.user.name,
    alteracoes: [{ campo: 'campo_situacao', antes: option('COTACAO_PENDENTE'), depois: option('COTACAO_FINALIZADA') }],
  });
});

test('B-034 a refused save and one that changes nothing leave no entry', async () => {
  const { request, quote } = await saved();
  await save(clerk, request, quote);
  await expect(save(clerk, request, { ...quote, tarifa: null })).rejects.toMatchObject({ status: 422 });
  await expect(save(clerk, request, { ...quote, versao: 7, tarifa: 1 })).rejects.toMatchObject({ status: 409 });
  expect((await logOf(quote.id)).map(({ acao }) => acao)).toEqual(['ADICIONAR']);
});

test('B-034 B-062 neither a credential nor a card’s code is in the log', async () => {
  const { request, quote } = await saved();
  await save(clerk, request, { ...quote, codigoTransacaoCartao: '778899', observacao: 'cartão 4111 1111 1111 1111' });
  const rows = await server.db.select().from(logCotacao).where(eq(logCotacao.cotacaoId, quote.id));
  const stored = JSON.stringify(rows);
  expect(stored).not.toMatch(/778899|4111|credencial"/);
  expect(stored).toContain('campo_codigo_autorizacao');
});

test('A-155 an entry from before the fields were recorded has none, and a quote without entries has an empty list', async () => {
  const { quote } = await saved();
  await server.db.update(logCotacao).set({ alteracoes: [] }).where(eq(logCotacao.cotacaoId, quote.id));
  expect(await logOf(quote.id)).toEqual([expect.objectContaining({ acao: 'ADICIONAR', alteracoes: [] })]);
  await server.db.delete(logCotacao).where(eq(logCotacao.cotacaoId, quote.id));
  expect(await logOf(quote.id)).toEqual([]);
});

test('A-155 the log of an unknown quote, and of another agency’s, is a 404; that of a request of another consultant is a 403', async () => {
  const { request, quote } = await saved();
  await expect(logOf(randomUUID())).rejects.toMatchObject({ status: 404 });
  const stranger = await server.logIn('consultor@rotasul.demo');
  await expect(logOf(quote.id, stranger)).rejects.toMatchObject({ status: 404 });
  await server.db.update(solicitacao).set({ responsavelId: manager.user.id }).where(eq(solicitacao.id, request.id));
  await server.db.update(usuario).set({ permiteTrocarConsultor: false }).where(eq(usuario.id, clerk.user.id));
  await expect(logOf(quote.id)).rejects.toMatchObject({ status: 403 });
});
