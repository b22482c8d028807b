import { countFinalizedAir, countIssuedAir, listBiReports } from '@guiche/contract/panels';
import { isFinalized } from '@guiche/domain/requests';
import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { cotacao, servico, solicitacao } from '../db/schema/solicitacao.ts';
import { sandboxBi } from '../sandbox/sandbox-bi.ts';
import { type Person, serverForFile, type TestServer } from '../test-support/index.ts';
import type { BiPort } from './bi-port.ts';
import { embeddableReports } from './embeddable-reports.ts';

let server: TestServer;
let clerk: Person;
let manager: Person;
serverForFile((demo) => {
  ({ server, clerk, manager } = demo);
});

/** The air quotes of the clerk's agency, as they are stored. */
const airQuotes = () =>
  server.db
    .select({ status: cotacao.status, dados: cotacao.dados, atualizadaEm: cotacao.atualizadaEm })
    .from(cotacao)
    .innerJoin(servico, eq(servico.id, cotacao.servicoId))
    .innerJoin(solicitacao, eq(solicitacao.uuid, servico.solicitacaoUuid))
    .where(and(eq(solicitacao.agenciaId, clerk.user.agency.id), eq(servico.tipoServico, 'AEREO')));

/** How many of the moments are on each day of the window. */
function byDay(moments: readonly string[], first: string, last: string) {
  const days = moments.map((moment) => moment.slice(0, 10)).filter((day) => day >= first && day <= last);
  return [...new Set(days)]
    .sort()
    .map((day) => ({ data: `${day}T00:00:00.000Z`, quantidade: days.filter((other) => other === day).length }));
}

test('A-264 A-265 air quotes are counted by the UTC day of their issue, and of the write that finalized them', async () => {
  const quotes = await airQuotes();
  const issued = quotes.flatMap(({ dados: { dataEmissao } }) => (typeof dataEmissao === 'string' ? [dataEmissao] : [])).sort();
  const finalized = quotes.flatMap(({ status, atualizadaEm }) => (isFinalized(status as never) ? [atualizadaEm.toISOString()] : [])).sort();
  for (const [call, moments] of [
    [countIssuedAir, issued],
    [countFinalizedAir, finalized],
  ] as const) {
    const [first = '', last = ''] = [moments.at(3)?.slice(0, 10), moments.at(-4)?.slice(0, 10)];
    const query = { dataInicial: `${first}T23:00:00.000Z`, dataFinal: `${last}T00:00:00.000Z` };
    const counted = await clerk.call(call, { query });
    expect(counted).toEqual(byDay(moments, first, last));
    expect(counted.length).toBeGreaterThan(3);
  }
});

test('A-268 S-337 the reports of the agency are listed by the addresses to embed, and their pages may be embedded here alone', async () => {
  const reports = await manager.call(listBiReports, {});
  expect(reports).toEqual(await sandboxBi.reportsOf(manager.user.agency.id));
  for (const { url } of reports) {
    const { status, headers } = await fetch(`${server.address}${url}`);
    expect(status).toBe(200);
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
    expect(headers.has('x-frame-options')).toBe(false);
  }
  expect((await fetch(`${server.address}/api/sandbox-bi/nada`)).status).not.toBe(200);
});

test('A-268 only paths of this server and https addresses of the system are listed; one that does not answer is a 503', async () => {
  const bi: BiPort = {
    origins: ['https://bi.exemplo'],
    reportsOf: async () =>
      [
        'https://bi.exemplo/a',
        '/b',
        '//mal.example',
        '/\\mal.example',
        'http://bi.exemplo',
        'https://mal.example',
        'javascript:x',
        'c',
      ].map((url) => ({ url })),
  };
  expect(await embeddableReports(bi, 1)).toEqual([{ url: 'https://bi.exemplo/a' }, { url: '/b' }]);
  expect(await embeddableReports(sandboxBi, 42)).toEqual([]);
  await expect(embeddableReports(sandboxBi, 57)).rejects.toMatchObject({ status: 503 });
});
