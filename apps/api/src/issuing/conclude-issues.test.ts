import { concludeChangedIssues, concludeIssues, SAVE_ISSUE } from '@guiche/contract/issuing';
import { listIssues, listRequestLog } from '@guiche/contract/requests';
import type { TravelRequest } from '@guiche/domain/entities';
import { servicesOf } from '@guiche/domain/requests';
import { and, eq, inArray } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { regraFixa } from '../db/schema/cliente.ts';
import { cotacao, servico, solicitacao } from '../db/schema/solicitacao.ts';
import {
  airServiceOf,
  confirmed,
  issuable,
  issueToEnd,
  load,
  loadFromHistory,
  type Person,
  pairOf,
  saveAirIssue,
  seenTrip,
  serverForFile,
  type TestServer,
} from '../test-support/index.ts';

let server: TestServer;
let clerk: Person;
serverForFile((demo) => {
  ({ server, clerk } = demo);
});

const conclude = (request: TravelRequest, voltaraAprovacao = false, motivo?: string) =>
  clerk.call(concludeIssues, { body: { ...seenTrip(request), voltaraAprovacao, motivo } });
const chosenIn = (request: TravelRequest) => servicesOf(request).flatMap(({ escolhida }) => escolhida ?? []);
const needsApproval = (request: TravelRequest) =>
  server.db.update(solicitacao).set({ necessitaAprovacaoAlteracaoValores: true }).where(eq(solicitacao.uuid, request.uuid));

/** The tolerance that the client's rule gives, as a fraction. */
async function tolerate(request: TravelRequest, valor: number): Promise<void> {
  const of = and(eq(regraFixa.empresaId, request.empresa.id), eq(regraFixa.regra, 'VALOR_SERVICO_ALTERADO_EMISSAO'));
  await server.db.delete(regraFixa).where(of);
  await server.db.insert(regraFixa).values({ empresaId: request.empresa.id, regra: 'VALOR_SERVICO_ALTERADO_EMISSAO', ativa: true, valor });
}

test('Q-095 Q-253 concluding issues what was confirmed, closes the request and logs who did it', async () => {
  const request = await confirmed(server, clerk);
  expect(await conclude(request)).toMatchObject({ id: request.id, status: 'FECHAMENTO', statusCotacaoViagem: 'EMISSAO_FINALIZADA' });
  const after = await loadFromHistory(clerk, request.id);
  expect(chosenIn(after).map(({ id, statusCotacao }) => [id, statusCotacao])).toEqual(
    chosenIn(request).map(({ id }) => [id, 'EMISSAO_FINALIZADA']),
  );
  const others = (of: TravelRequest) =>
    servicesOf(of).flatMap(({ cotacoes, idCotacaoEscolhida }) =>
      cotacoes.filter(({ id }) => id !== idCotacaoEscolhida).map(({ statusCotacao }) => statusCotacao),
    );
  expect(others(after)).toEqual(others(request));
  expect((await clerk.call(listIssues, { query: {} })).map(({ id }) => id)).not.toContain(request.id);
  const [entry] = await clerk.call(listRequestLog, { params: { uuid: request.uuid } });
  expect(entry).toMatchObject({ tipoAlteracaoSolicitacao: 'EMISSAO_CONCLUIDA', user: { name: clerk.user.name } });
});

test('B-031 the reason for concluding with something open in the check list is logged, and no longer than 255 characters', async () => {
  const request = await confirmed(server, clerk);
  await expect(conclude(request, false, 'x'.repeat(256))).rejects.toMatchObject({ status: 422 });
  await conclude(request, false, ' Bilhete conferido na cia. ');
  const [entry] = await clerk.call(listRequestLog, { params: { uuid: request.uuid } });
  expect(entry?.alteracoes).toContainEqual({
    campo: 'campo_motivo_conferencia',
    antes: null,
    depois: { tipo: 'TEXTO', valor: 'Bilhete conferido na cia.' },
  });
  const without = await confirmed(server, clerk);
  await conclude(without);
  const [quiet] = await clerk.call(listRequestLog, { params: { uuid: without.uuid } });
  expect(quiet?.alteracoes?.map(({ campo }) => campo)).not.toContain('campo_motivo_conferencia');
});

test('Q-095 Q-254 A-106 concluding changed issues closes a request that was changed', async () => {
  const request = await confirmed(server, clerk, 'EMISSAO_ALTERACAO');
  const summary = await clerk.call(concludeChangedIssues, { query: { agenciaInterna: 'false' }, body: seenTrip(request) });
  expect(summary).toMatchObject({ id: request.id, status: 'FECHAMENTO' });
  expect(chosenIn(await loadFromHistory(clerk, request.id)).map(({ statusCotacao }) => statusCotacao)).toEqual(
    chosenIn(request).map(({ statusCotacao }) => statusCotacao),
  );
});

test('Q-095 Q-254 a hotel that was changed by saving it is changed once that is concluded', async () => {
  const { request, quote } = await issueToEnd({ server, clerk }, 'HOTEL', 'ALTERACAO');
  const others = chosenIn(request).flatMap(({ id }) => (id === quote.id ? [] : [id]));
  await server.db.update(cotacao).set({ status: 'EMISSAO_ALTERADA' }).where(inArray(cotacao.id, others));
  await server.db.update(solicitacao).set({ necessitaAprovacaoAlteracaoValores: false }).where(eq(solicitacao.uuid, request.uuid));
  const saved = await clerk.call(SAVE_ISSUE.HOTEL, {
    params: { idViagem: request.id, tipoServico: 'hotel' },
    query: { isAlteracaoTipoPagamento: false },
    body: pairOf(request, quote, { codigoReserva: 'HB77001' }),
  });
  // Until then it can be corrected.
  expect(saved.statusCotacao).toBe('EMISSAO_ALTERACAO');
  const seen = seenTrip(await load(clerk, request.id));
  expect(await clerk.call(concludeChangedIssues, { query: { agenciaInterna: 'false' }, body: seen })).toMatchObject({
    status: 'FECHAMENTO',
  });
  const closed = chosenIn(await loadFromHistory(clerk, request.id));
  expect(closed.find(({ id }) => id === quote.id)).toMatchObject({ statusCotacao: 'EMISSAO_ALTERADA', codigoReserva: 'HB77001' });
});

test('Q-095 what was not confirmed, and a change that is not done, hold the conclusion up', async () => {
  const { request } = await issuable(server, clerk);
  await expect(conclude(request)).rejects.toMatchObject({
    status: 422,
    errors: expect.arrayContaining([expect.objectContaining({ chave: 'existem_emissoes_nao_confirmadas' })]),
  });
  const changing = (await issuable(server, clerk, { status: 'EMISSAO_ALTERACAO' })).request;
  await expect(clerk.call(concludeChangedIssues, { query: { agenciaInterna: 'false' }, body: seenTrip(changing) })).rejects.toMatchObject({
    status: 422,
    errors: [{ chave: 'existem_alteracoes_pendentes' }],
  });
  expect((await load(clerk, changing.id)).status).toBe('EMISSAO_ALTERACAO');
});

test('Q-227 Q-228 Q-229 a quote that waits, one without a currency and a flight without a locator hold it up', async () => {
  const request = await confirmed(server, clerk);
  const { escolhida } = airServiceOf(request);
  if (!escolhida) throw new Error('nothing is chosen');
  const segmentos = escolhida.segmentos.map((segment) => ({
    ...segment,
    voos: segment.voos.map((flight) => ({ ...flight, localizador: null })),
  }));
  const [row] = await server.db.select().from(cotacao).where(eq(cotacao.id, escolhida.id));
  await server.db
    .update(cotacao)
    .set({ dados: { ...row?.dados, segmentos, aguardandoFornecedor: true, moeda: null } })
    .where(eq(cotacao.id, escolhida.id));
  await expect(conclude(request)).rejects.toMatchObject({
    status: 422,
    errors: [
      { chave: 'cotacao_aguardando_fornecedor' },
      { chave: 'existem_cotacoes_sem_moeda_definida' },
      { chave: 'informe_um_localizador_valido' },
    ],
  });
});

test('Q-103 Q-134 a total above the limit goes back to approval, one at the limit does not', async () => {
  const request = await confirmed(server, clerk);
  await needsApproval(request);
  await tolerate(request, 0.1);
  const { id, escolhida } = airServiceOf(request);
  if (!escolhida) throw new Error('nothing is chosen');
  await server.db.update(servico).set({ valorAprovado: 1000.01 }).where(eq(servico.id, id));
  const priced = (total: number) => server.db.update(cotacao).set({ total, cotacaoMoeda: 1 }).where(eq(cotacao.id, escolhida.id));
  await priced(1100.03);
  await expect(conclude(request, false)).rejects.toMatchObject({ status: 409 });
  expect(await conclude(request, true)).toMatchObject({ status: 'APROVACAO_ALTERACAO' });
  const back = await load(clerk, request.id);
  expect(airServiceOf(back).escolhida?.statusCotacao).toBe('EMISSAO_PENDENTE');

  await server.db.update(solicitacao).set({ status: 'EMISSAO' }).where(eq(solicitacao.uuid, request.uuid));
  await priced(1100.02);
  const again = await load(clerk, request.id);
  await expect(conclude(again, true)).rejects.toMatchObject({ status: 409 });
  expect(await conclude(again, false)).toMatchObject({ status: 'FECHAMENTO' });
});

test('Q-103 without a rule that asks for approval no total goes back', async () => {
  const request = await confirmed(server, clerk);
  await tolerate(request, 0);
  await server.db
    .update(servico)
    .set({ valorAprovado: 1 })
    .where(eq(servico.id, airServiceOf(request).id));
  expect(await conclude(request, false)).toMatchObject({ status: 'FECHAMENTO' });
});

test('Q-135 the limit of the other services is rounded half-up', async () => {
  const request = await confirmed(server, clerk);
  await needsApproval(request);
  await tolerate(request, 0.1);
  const service = airServiceOf(request);
  // The same quote, sold as another kind of service, whose limit is a cent lower.
  await server.db.update(servico).set({ valorAprovado: 1000.01, tipoServico: 'OUTROS' }).where(eq(servico.id, service.id));
  await server.db
    .update(cotacao)
    .set({ total: 1100.02, cotacaoMoeda: 1 })
    .where(eq(cotacao.id, service.escolhida?.id ?? ''));
  await expect(conclude(request, false)).rejects.toMatchObject({ status: 409 });
  await server.db.update(servico).set({ tipoServico: 'AEREO' }).where(eq(servico.id, service.id));
  expect(await conclude(request, false)).toMatchObject({ status: 'FECHAMENTO' });
});

test('Q-104 another flight than the one that was approved goes back to approval, whatever it costs; the approved one does not', async () => {
  const ready = await confirmed(server, clerk);
  const chosen = airServiceOf(ready).escolhida;
  if (!chosen) throw new Error('nothing is chosen');
  const changed = await saveAirIssue(
    clerk,
    { request: ready, quote: chosen },
    {
      segmentos: chosen.segmentos.map((segment) => ({ ...segment, voos: segment.voos.map((flight) => ({ ...flight, numero: '9999' })) })),
    },
  );
  await expect(conclude(await load(clerk, ready.id), false)).rejects.toMatchObject({ status: 409 });
  await saveAirIssue(clerk, { request: ready, quote: changed }, { segmentos: chosen.segmentos });
  expect(await conclude(await load(clerk, ready.id), false)).toMatchObject({ status: 'FECHAMENTO' });
});

test('B-061 what one has not seen is not concluded, and of two who conclude at once one does', async () => {
  const request = await confirmed(server, clerk);
  await expect(clerk.call(concludeIssues, { body: { ...seenTrip(request), cotacoes: [], voltaraAprovacao: false } })).rejects.toMatchObject(
    { status: 409, body: { atual: { status: 'EMISSAO', cotacoes: seenTrip(request).cotacoes } } },
  );
  const tries = await Promise.allSettled([conclude(request), conclude(request)]);
  expect(tries.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
});

test('Q-230 a request that is not being issued is not concluded', async () => {
  const { request } = await issuable(server, clerk, { status: 'FECHAMENTO' });
  await expect(conclude(request)).rejects.toMatchObject({ status: 422, errors: [{ chave: 'solicitacao_nao_esta_em_emissao' }] });
});
