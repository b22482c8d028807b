import { SAVE_QUOTE } from '@guiche/contract/quotes';
import {
  concludeQuoting,
  findReturnJustification,
  listClientAnalysis,
  listQuotes,
  listRequestLog,
  returnRequest,
} from '@guiche/contract/requests';
import { answerAsClient } from '@guiche/contract/sandbox';
import type { TravelRequest } from '@guiche/domain/entities';
import { servicesOf } from '@guiche/domain/requests';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { featureToggle } from '../db/schema/referencia.ts';
import { solicitacao } from '../db/schema/solicitacao.ts';
import { load, type Person, serverForFile, type TestServer, takeRequest, typedAirQuote } from '../test-support/index.ts';

let server: TestServer;
let clerk: Person;
serverForFile((demo) => {
  ({ server, clerk } = demo);
});

const WHY = 'O cliente mudou a data.';
const quotesOf = (request: TravelRequest) => servicesOf(request).flatMap(({ cotacoes }) => [...cotacoes]);
const seen = (request: TravelRequest) => ({
  id: request.id,
  status: request.status,
  cotacoes: quotesOf(request).map(({ id, versao }) => ({ id, versao })),
});
const giveBack = (request: TravelRequest, changed: object = {}) =>
  clerk.call(returnRequest, { query: { isSupplier: true }, body: { ...seen(request), justificativa: WHY, ...changed } });

async function quoted(): Promise<TravelRequest> {
  const { id } = await load(clerk, await takeRequest(server));
  const params = { idViagem: id, tipoServico: 'aereo' as const };
  await clerk.call(SAVE_QUOTE.AEREO, { params, body: await typedAirQuote(clerk, await load(clerk, id)) });
  return load(clerk, id);
}
async function concluded(): Promise<TravelRequest> {
  const request = await quoted();
  await clerk.call(concludeQuoting, { query: { uuidSolicitacao: request.uuid }, body: seen(request) });
  return load(clerk, request.id);
}
async function chosen(): Promise<TravelRequest> {
  const { uuid, id } = await concluded();
  await clerk.call(answerAsClient, { params: { uuid }, body: { resposta: 'APROVAR' } });
  return load(clerk, id);
}
const statusesOf = (request: TravelRequest) => [...new Set(quotesOf(request).map(({ statusCotacao }) => statusCotacao))].sort();

test('Q-235 Q-259 Q-262 a request that the client has goes back to quoting, its finished quotes are pending, and the reason is read', async () => {
  const before = await concluded();
  expect(statusesOf(before)).toEqual(['COTACAO_FINALIZADA']);
  const summary = await giveBack(before, { justificativa: `  ${WHY}\n` });
  expect(summary).toMatchObject({ id: before.id, status: 'COTACAO_AGENCIA', statusCotacaoViagem: 'COTACAO_PENDENTE' });
  const after = await load(clerk, before.id);
  expect(statusesOf(after)).toEqual(['COTACAO_PENDENTE']);
  expect(await clerk.call(findReturnJustification, { params: { id: before.id } })).toEqual({ justificativa: WHY });
  const ids = async () => (await clerk.call(listClientAnalysis, { query: {} })).map(({ id }) => id);
  expect(await ids()).not.toContain(before.id);
  // The agency works on: it concludes again, and nobody reads the old reason.
  await clerk.call(concludeQuoting, { query: { uuidSolicitacao: after.uuid }, body: seen(after) });
  expect(await clerk.call(findReturnJustification, { params: { id: before.id } })).toEqual({ justificativa: null });
});

test('Q-235 B-034 a request that waits for its issue goes back to the client, who chooses again', async () => {
  const before = await chosen();
  expect(servicesOf(before).some(({ escolhida }) => escolhida)).toBe(true);
  await giveBack(before);
  const after = await load(clerk, before.id);
  expect(after.status).toBe('SELECAO_COTACAO');
  expect(statusesOf(after)).toEqual(['COTACAO_FINALIZADA']);
  expect(servicesOf(after).map(({ escolhida, valorAprovado }) => [escolhida, valorAprovado])).toEqual(
    servicesOf(after).map(() => [null, null]),
  );
  const row = (await clerk.call(listClientAnalysis, { query: {} })).find(({ id }) => id === before.id);
  expect(row?.analiseCliente?.desde).toBe(server.now().toISOString());
  // B-034: who, and each field before and after.
  const entries = await clerk.call(listRequestLog, { params: { uuid: before.uuid } });
  const entry = entries.find(({ tipoAlteracaoSolicitacao }) => tipoAlteracaoSolicitacao === 'SOLICITACAO_RETORNADA');
  expect(entry).toMatchObject({ user: { name: clerk.user.name } });
  expect(entry?.alteracoes?.map(({ campo }) => campo).sort()).toEqual([
    'campo_cotacao_escolhida',
    'campo_justificativa_retorno',
    'campo_situacao',
  ]);
  await clerk.call(answerAsClient, { params: { uuid: before.uuid }, body: { resposta: 'APROVAR' } });
  expect((await load(clerk, before.id)).status).toBe('EMISSAO');
});

test('Q-235 a request that is being quoted goes back to its requester, and leaves the lists of the agency', async () => {
  const before = await quoted();
  expect(await giveBack(before)).toMatchObject({ status: 'RASCUNHO' });
  expect((await clerk.call(listQuotes, { query: {} })).map(({ id }) => id)).not.toContain(before.id);
});

test('Q-234 a status from which nothing is returned, and an agency without the toggle, are refused and nothing changes', async () => {
  const refused = { status: 422, errors: [{ titulo: expect.stringContaining('não pode ser retornada') }] };
  const before = await quoted();
  await server.db.update(solicitacao).set({ status: 'CANCELADA' }).where(eq(solicitacao.uuid, before.uuid));
  await expect(giveBack(before, { status: 'CANCELADA' })).rejects.toMatchObject(refused);
  const other = await quoted();
  const toggle = eq(featureToggle.nome, 'RETORNAR_RELATORIO');
  await server.db.update(featureToggle).set({ ativo: false }).where(toggle);
  await expect(giveBack(other)).rejects.toMatchObject(refused);
  await server.db.update(featureToggle).set({ ativo: true }).where(toggle);
  expect(await load(clerk, other.id)).toEqual(other);
});

test.each([
  ['blank', ' \n ', 'Preencha o campo antes de continuar'],
  ['too long', 'x'.repeat(256), '255'],
])('Q-235 Q-061 a %s justification is refused at its field', async (_case, justificativa, words) => {
  await expect(giveBack(await quoted(), { justificativa })).rejects.toMatchObject({
    status: 422,
    errors: [{ campo: 'justificativa', titulo: expect.stringContaining(words) }],
  });
});

test('B-061 Q-259 returning what one has not seen is refused with 409 and the present state', async () => {
  const before = await concluded();
  await expect(giveBack(before, { status: 'COTACAO_AGENCIA' })).rejects.toMatchObject({
    status: 409,
    body: { atual: { status: before.status, cotacoes: seen(before).cotacoes } },
  });
  expect(await load(clerk, before.id)).toEqual(before);
});
