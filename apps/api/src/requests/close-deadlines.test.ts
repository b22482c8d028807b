import { listCloseDeadlines } from '@guiche/contract/requests';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { solicitacao } from '../db/schema/solicitacao.ts';
import { type Person, serverForFile, type TestServer } from '../test-support/index.ts';

let server: TestServer;
let clerk: Person;
let external: Person;
serverForFile((demo) => {
  ({ server, clerk } = demo);
});
beforeAll(async () => {
  external = await server.logIn('consultor@rotasul.demo');
});

const MINUTE = 60_000;
const at = (minutes: number) => new Date(server.now().getTime() + minutes * MINUTE);
const inMinutes = (minutes: number) => at(minutes).toISOString();

/** Requests of the first agency in a status, with new deadlines of quoting and of issuing. */
async function withDeadlines(status: string, deadlines: readonly (readonly [quoting: number | null, issuing: number | null])[]) {
  const rows = await server.db.select().from(solicitacao).where(eq(solicitacao.agenciaId, 1)).limit(deadlines.length);
  await server.db.update(solicitacao).set({ dataVencimentoCotacao: null, dataVencimentoEmissao: null });
  for (const [index, row] of rows.entries()) {
    const [quoting, issuing] = deadlines[index] ?? [null, null];
    await server.db
      .update(solicitacao)
      .set({
        status,
        dataVencimentoCotacao: quoting === null ? null : at(quoting),
        dataVencimentoEmissao: issuing === null ? null : at(issuing),
      })
      .where(eq(solicitacao.uuid, row.uuid));
  }
  return rows.map(({ id }) => id);
}

test('B-051 what is past or due within two hours, the earliest first, by the deadline that counts in its phase; to the own agency alone', async () => {
  const [late, soon] = await withDeadlines('COTACAO_AGENCIA', [
    [-30, null],
    [119, -5],
    [121, -5],
    [null, -5],
  ]);
  const found = await clerk.call(listCloseDeadlines, {});
  expect(found.map(({ idSolicitacao, fase, prazo }) => ({ idSolicitacao, fase, prazo }))).toEqual([
    { idSolicitacao: late, fase: 'COTACAO', prazo: inMinutes(-30) },
    { idSolicitacao: soon, fase: 'COTACAO', prazo: inMinutes(119) },
  ]);
  expect(await external.call(listCloseDeadlines, {})).toEqual([]);
});

test('B-051 in the phase of issuing the deadline of issuing counts, and none while the client chooses', async () => {
  const [issued] = await withDeadlines('EMISSAO', [[-30, 10]]);
  expect(await clerk.call(listCloseDeadlines, {})).toMatchObject([{ idSolicitacao: issued, fase: 'EMISSAO', prazo: inMinutes(10) }]);
  await withDeadlines('SELECAO_COTACAO', [[-30, -30]]);
  expect(await clerk.call(listCloseDeadlines, {})).toEqual([]);
});

test('B-051 of many that are past the latest 200 are told, and what becomes due is always among them', async () => {
  const rows = await server.db.select({ uuid: solicitacao.uuid, id: solicitacao.id }).from(solicitacao).where(eq(solicitacao.agenciaId, 1));
  expect(rows.length).toBeGreaterThan(201);
  for (const [index, { uuid }] of rows.entries()) {
    await server.db
      .update(solicitacao)
      .set({ status: 'COTACAO_AGENCIA', dataVencimentoCotacao: at(30 - index) })
      .where(eq(solicitacao.uuid, uuid));
  }
  const found = await clerk.call(listCloseDeadlines, {});
  const latest = rows.slice(0, 200).map(({ id }) => id);
  expect(found.map(({ idSolicitacao }) => idSolicitacao)).toEqual(latest.toReversed());
});
