import { findReturnJustification, listRequestLog, returnRequest } from '@guiche/contract/requests';
import { answerAsClient, askChangeAsClient, decideChangeAsClient, endAsClient } from '@guiche/contract/sandbox';
import type { TravelRequest } from '@guiche/domain/entities';
import { servicesOf } from '@guiche/domain/requests';
import { and, eq, ne } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { cotacao, servico, solicitacao } from '../db/schema/solicitacao.ts';
import { DEMO_APPROVER } from '../demo/demo-client-people.ts';
import {
  airServiceOf,
  awaitingChoice,
  confirmed,
  issuedTrip,
  loadFromHistory,
  type Person,
  seenTrip,
  serverForFile,
  type TestServer,
  takeRequest,
  waitingChange,
} from '../test-support/index.ts';
import { answerWaiting } from './answer-waiting.ts';
import { sandboxClient } from './sandbox-client.ts';

let server: TestServer;
let clerk: Person;
serverForFile((demo) => {
  ({ server, clerk } = demo);
});

const statuses = (request: TravelRequest) => servicesOf(request).map(({ escolhida }) => escolhida?.statusCotacao);
const now = ({ id }: TravelRequest) => loadFromHistory(clerk, id);
const lastLog = async ({ uuid }: TravelRequest) => (await clerk.call(listRequestLog, { params: { uuid } }))[0];
/** Makes a flight one way, a round trip or one of several. */
async function makeTrip(id: string, tipo: string): Promise<void> {
  const [row] = await server.db.select().from(servico).where(eq(servico.id, id));
  await server.db
    .update(servico)
    .set({ dados: { ...row?.dados, tipo } })
    .where(eq(servico.id, id));
}
const conflict = { status: 409, body: { chave: 'erro_status_desatualizado' } };

test('Q-093 Q-105 the client chooses anew: nothing is marked as changed, and the reservation is approved as it is', async () => {
  const request = await loadFromHistory(clerk, await takeRequest(server, 'SELECAO_COTACAO'));
  for (const service of servicesOf(request)) {
    await server.db
      .update(servico)
      .set({ reservaAprovada: ['antiga'] })
      .where(eq(servico.id, service.id));
    for (const quote of service.cotacoes) {
      const [row] = await server.db.select().from(cotacao).where(eq(cotacao.id, quote.id));
      await server.db
        .update(cotacao)
        .set({ dados: { ...row?.dados, valorAlteradoEmissao: true } })
        .where(eq(cotacao.id, quote.id));
    }
  }
  await clerk.call(answerAsClient, { params: { uuid: request.uuid }, body: { resposta: 'APROVAR' } });
  for (const { escolhida, reservaAprovada } of servicesOf(await now(request))) {
    expect([escolhida?.statusCotacao, escolhida?.valorAlteradoEmissao, reservaAprovada]).toEqual(['EMISSAO_PENDENTE', false, undefined]);
  }
});

test('Q-096 the client approves a change of values in its own name: the approved values are those of the chosen quotes', async () => {
  const request = await waitingChange(server, clerk);
  const summary = await clerk.call(decideChangeAsClient, { params: { uuid: request.uuid }, body: { aprovado: true } });
  expect(summary.status).toBe('EMISSAO');
  const after = await now(request);
  for (const { escolhida, valorAprovado } of servicesOf(after)) {
    expect(valorAprovado).toBe(Math.round((escolhida?.total ?? 0) * (escolhida?.cotacaoMoeda ?? 0) * 100) / 100);
    expect(escolhida?.valorAlteradoEmissao).toBe(false);
  }
  expect(await lastLog(request)).toMatchObject({
    tipoAlteracaoSolicitacao: 'ALTERACAO_APROVADA',
    user: { name: request.aprovadorAlteracao?.nome },
  });
  await expect(clerk.call(decideChangeAsClient, { params: { uuid: request.uuid }, body: { aprovado: true } })).rejects.toMatchObject(
    conflict,
  );
});

test('Q-096 the client refuses a change of values, with a reason in any case', async () => {
  const request = await waitingChange(server, clerk);
  await clerk.call(decideChangeAsClient, { params: { uuid: request.uuid }, body: { aprovado: false } });
  const after = await now(request);
  expect(after.status).toBe('EMISSAO');
  expect(servicesOf(after).map(({ valorAprovado }) => valorAprovado)).toEqual(
    servicesOf(request).map(({ valorAprovado }) => valorAprovado),
  );
  expect((await clerk.call(findReturnJustification, { params: { id: request.id } })).justificativa).toBe('O novo valor não foi aprovado.');
});

test('Q-096 the client asks to change or to cancel all that was issued, or one service of it', async () => {
  const all = await issuedTrip(server, clerk);
  expect(await clerk.call(askChangeAsClient, { params: { uuid: all.uuid }, body: { pedido: 'ALTERAR' } })).toMatchObject({
    status: 'EMISSAO_ALTERACAO',
    statusCotacaoViagem: 'EMISSAO_ALTERACAO',
  });
  expect(statuses(await now(all))).toEqual(Array(5).fill('EMISSAO_ALTERACAO'));
  // What is being changed may be cancelled instead.
  await clerk.call(askChangeAsClient, { params: { uuid: all.uuid }, body: { pedido: 'CANCELAR' } });
  expect(statuses(await now(all))).toEqual(Array(5).fill('EMISSAO_CANCELAMENTO_PENDENTE'));
  await expect(clerk.call(askChangeAsClient, { params: { uuid: all.uuid }, body: { pedido: 'CANCELAR' } })).rejects.toMatchObject(conflict);

  const one = await issuedTrip(server, clerk);
  const [hotel] = one.servicosHotel;
  await clerk.call(askChangeAsClient, { params: { uuid: one.uuid }, body: { pedido: 'CANCELAR', idServico: hotel?.id } });
  expect(statuses(await now(one))).toEqual([
    'EMISSAO_FINALIZADA',
    'EMISSAO_CANCELAMENTO_PENDENTE',
    'EMISSAO_FINALIZADA',
    'EMISSAO_FINALIZADA',
    'EMISSAO_FINALIZADA',
  ]);
  const strange = all.servicosHotel[0]?.id;
  await expect(
    clerk.call(askChangeAsClient, { params: { uuid: one.uuid }, body: { pedido: 'CANCELAR', idServico: strange } }),
  ).rejects.toMatchObject({ status: 404 });
});

test('Q-084 Q-096 of a flight the client asks to cancel one segment, which waits for it; of other services, or to change them, there is no segment', async () => {
  const request = await issuedTrip(server, clerk);
  const service = airServiceOf(request);
  const ask = (pedido: 'ALTERAR' | 'CANCELAR', idServico: string | undefined, segmentos: number[]) =>
    clerk.call(askChangeAsClient, { params: { uuid: request.uuid }, body: { pedido, idServico, segmentos } });
  await expect(ask('CANCELAR', request.servicosHotel[0]?.id, [0])).rejects.toMatchObject(conflict);
  await expect(ask('ALTERAR', service.id, [0])).rejects.toMatchObject(conflict);
  await expect(ask('CANCELAR', undefined, [0])).rejects.toMatchObject(conflict);
  await makeTrip(service.id, 'IDA_VOLTA');
  await ask('CANCELAR', service.id, [0]);
  const { escolhida } = airServiceOf(await now(request));
  expect(escolhida?.statusCotacao).toBe('EMISSAO_CANCELAMENTO_PENDENTE');
  expect(escolhida?.segmentos.map(({ status }) => status)).toEqual(
    service.escolhida?.segmentos.map((_, index) => (index === 0 ? 'PENDENTE_CANCELAMENTO' : null)),
  );
});

test('Q-096 Q-156 Q-235 of a flight that is no round trip no segment is cancelled alone; when the cancellation of one is returned, none waits for it', async () => {
  const request = await issuedTrip(server, clerk);
  const service = airServiceOf(request);
  const becomes = (tipo: string) => makeTrip(service.id, tipo);
  const ask = () =>
    clerk.call(askChangeAsClient, {
      params: { uuid: request.uuid },
      body: { pedido: 'CANCELAR', idServico: service.id, segmentos: [0] },
    });
  for (const tipo of ['IDA', 'MULTI']) {
    await becomes(tipo);
    await expect(ask()).rejects.toMatchObject(conflict);
  }
  await becomes('IDA_VOLTA');
  await ask();
  const asked = await now(request);
  expect(airServiceOf(asked).escolhida?.segmentos[0]?.status).toBe('PENDENTE_CANCELAMENTO');
  await clerk.call(returnRequest, { query: { isSupplier: true }, body: { ...seenTrip(asked), justificativa: 'A companhia não cancela.' } });
  const returned = airServiceOf(await now(request)).escolhida;
  expect(returned?.statusCotacao).toBe('EMISSAO_FINALIZADA');
  expect(returned?.segmentos.map(({ status }) => status)).toEqual(service.escolhida?.segmentos.map(() => null));
});

test('Q-096 the client ends a request in each status that allows it', async () => {
  const end = ({ uuid }: TravelRequest) => clerk.call(endAsClient, { params: { uuid } });
  const issued = await issuedTrip(server, clerk);
  expect(await end(issued)).toMatchObject({ status: 'CANCELADA', statusCotacaoViagem: 'EMISSAO_CANCELAMENTO_PENDENTE' });
  expect(statuses(await now(issued))).toEqual(Array(5).fill('EMISSAO_CANCELAMENTO_PENDENTE'));
  expect(await lastLog(issued)).toMatchObject({
    tipoAlteracaoSolicitacao: 'SOLICITACAO_ENCERRADA',
    user: { name: issued.solicitante.nome },
  });

  const offered = await loadFromHistory(clerk, await takeRequest(server, 'SELECAO_COTACAO'));
  expect(await end(offered)).toMatchObject({ status: 'CANCELADA', statusCotacaoViagem: 'COTACAO_CANCELADA' });
  const after = await now(offered);
  expect(new Set(servicesOf(after).flatMap(({ cotacoes }) => cotacoes.map(({ statusCotacao }) => statusCotacao)))).toEqual(
    new Set(['COTACAO_CANCELADA']),
  );

  const waiting = await confirmed(server, clerk);
  await end(waiting);
  expect(new Set(statuses(await now(waiting)))).toEqual(new Set(['EMISSAO_CANCELAMENTO_PENDENTE']));
  await expect(end(waiting)).rejects.toMatchObject(conflict);
});

test('Q-096 by its timer the client decides about a change once it had it long enough: mostly it approves, for a number of six it refuses', async () => {
  // Only the two of this test wait.
  const [approved, refused] = [await waitingChange(server, clerk), await waitingChange(server, clerk)];
  await server.db.update(solicitacao).set({ analiseDesde: null }).where(ne(solicitacao.uuid, approved.uuid));
  const due = { analiseDesde: server.now(), sandboxRespondeEm: null, aprovadorId: null };
  await server.db
    .update(solicitacao)
    .set({ ...due, id: 900_001 })
    .where(eq(solicitacao.uuid, approved.uuid));
  await server.db
    .update(solicitacao)
    .set({ ...due, id: 900_006 })
    .where(and(eq(solicitacao.uuid, refused.uuid)));
  expect(await answerWaiting(server, sandboxClient)).toBe(0);
  server.pass(server.config.sandboxClientMinutes);
  expect(await answerWaiting(server, sandboxClient)).toBe(2);
  const read = (id: number) => clerk.call(findReturnJustification, { params: { id } });
  expect((await read(900_001)).justificativa).toBeNull();
  expect((await read(900_006)).justificativa).toBeTruthy();
  expect((await loadFromHistory(clerk, 900_001)).status).toBe('EMISSAO');
  expect((await loadFromHistory(clerk, 900_006)).status).toBe('EMISSAO');
  expect(await answerWaiting(server, sandboxClient)).toBe(0);
});
test('S-001 Q-096 by its timer the client neither chooses for a traveller with a login nor decides for an approver', async () => {
  const chosen = await awaitingChoice(server);
  const changed = await waitingChange(server, clerk);
  await server.db.update(solicitacao).set({ analiseDesde: null });
  const due = { analiseDesde: new Date(server.now().getTime() - server.config.sandboxClientMinutes * 60_000), sandboxRespondeEm: null };
  await server.db.update(solicitacao).set(due).where(eq(solicitacao.id, chosen));
  await server.db
    .update(solicitacao)
    .set({ ...due, aprovadorId: DEMO_APPROVER.id })
    .where(eq(solicitacao.uuid, changed.uuid));
  expect(await answerWaiting(server, sandboxClient)).toBe(0);
  // Of somebody without a login the client decides.
  await server.db.update(solicitacao).set({ aprovadorId: null }).where(eq(solicitacao.uuid, changed.uuid));
  await server.db
    .update(solicitacao)
    .set({ colaboradores: [{ id: 'sem login', nomeCompleto: 'Ana Lima', email: 'ana@exemplo.com.br', vip: false, premium: false }] })
    .where(eq(solicitacao.id, chosen));
  expect(await answerWaiting(server, sandboxClient)).toBe(2);
});
