import { changedIssuesPage, listChangedIssues } from '@guiche/contract/changed-issues';
import { CANCEL_ISSUE, cancelAirIssue, cancelHotelReservation, quoteVersionTag } from '@guiche/contract/fines';
import { concludeChangedIssues } from '@guiche/contract/issuing';
import { askChangeAsClient, endAsClient } from '@guiche/contract/sandbox';
import type { Quote, Service, TravelRequest } from '@guiche/domain/entities';
import { servicesOf } from '@guiche/domain/requests';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { servico } from '../db/schema/solicitacao.ts';
import { airServiceOf, issuedTrip, loadFromHistory, type Person, seenTrip, serverForFile, type TestServer } from '../test-support/index.ts';

let server: TestServer;
let clerk: Person;
serverForFile((demo) => {
  ({ server, clerk } = demo);
});

const now = ({ id }: TravelRequest) => loadFromHistory(clerk, id);
const listed = async ({ id }: TravelRequest) => {
  const answer = await clerk.call(listChangedIssues, { query: { limit: 100, termo: String(id) } });
  return changedIssuesPage(answer, 100).content.some((row) => row.id === id);
};

/** Cancels the issue of a service, without a fine. */
function cancel({ id: idServico, tipoServico, escolhida }: Service): Promise<Quote> {
  if (!escolhida) throw new Error(`nothing is chosen in ${idServico}`);
  const { id, versao } = escolhida;
  if (tipoServico === 'AEREO') {
    const query = { taxaCancelamento: 0, creditoBilhete: 0, valorTrecho: 1 };
    return clerk.call(cancelAirIssue, { params: { id }, query, headers: { 'if-match': quoteVersionTag(escolhida) } });
  }
  if (tipoServico === 'HOTEL') return clerk.call(cancelHotelReservation, { params: { idCotacao: id }, body: { versao, multa: 0 } });
  return clerk.call(CANCEL_ISSUE[tipoServico], { params: { idServico }, body: { idCotacao: id, versao, multa: 0, opcaoSaldo: 'ESTORNO' } });
}

/** A closed round trip, whose flight has a way out and a way back. */
async function issuedRoundTrip(): Promise<TravelRequest> {
  for (;;) {
    const request = await issuedTrip(server, clerk);
    const { id, tipo, escolhida } = airServiceOf(request);
    if (escolhida?.segmentos.length !== 2) continue;
    if (tipo !== 'IDA_VOLTA') {
      const [row] = await server.db.select().from(servico).where(eq(servico.id, id));
      await server.db
        .update(servico)
        .set({ dados: { ...row?.dados, tipo: 'IDA_VOLTA' } })
        .where(eq(servico.id, id));
    }
    return now(request);
  }
}

test('A-086 Q-096 what was issued of a request that its client ended is cancelled service by service; with the last one it leaves the changed issues', async () => {
  const request = await issuedTrip(server, clerk);
  await clerk.call(endAsClient, { params: { uuid: request.uuid } });
  for (const service of servicesOf(await now(request))) {
    expect(await listed(request)).toBe(true);
    expect((await cancel(service)).statusCotacao).toBe('EMISSAO_CANCELADA');
    await expect(cancel(service)).rejects.toMatchObject({ status: 409 });
  }
  expect(await listed(request)).toBe(false);
  expect(await now(request)).toMatchObject({ status: 'CANCELADA', statusCotacaoViagem: 'EMISSAO_CANCELADA' });
});

test('Q-155 Q-156 a flight of which a segment was to be cancelled is cancelled as a whole once its request is ended', async () => {
  const request = await issuedRoundTrip();
  const { uuid } = request;
  const { id: idServico } = airServiceOf(request);
  await clerk.call(askChangeAsClient, { params: { uuid }, body: { pedido: 'CANCELAR', idServico, segmentos: [1] } });
  await clerk.call(endAsClient, { params: { uuid } });
  const flight = airServiceOf(await now(request));
  expect(flight.escolhida?.segmentos.map(({ status }) => status)).toEqual([null, null]);
  expect((await cancel(flight)).statusCotacao).toBe('EMISSAO_CANCELADA');
});

test('Q-095 Q-155 after a segment was cancelled the flight is issued with what is left: its change can be concluded', async () => {
  const request = await issuedRoundTrip();
  const { id: idServico } = airServiceOf(request);
  await clerk.call(askChangeAsClient, { params: { uuid: request.uuid }, body: { pedido: 'CANCELAR', idServico, segmentos: [1] } });
  const asked = await now(request);
  const conclude = (seen: TravelRequest) => clerk.call(concludeChangedIssues, { query: { agenciaInterna: 'false' }, body: seenTrip(seen) });
  await expect(conclude(asked)).rejects.toMatchObject({ status: 422, errors: [{ chave: 'existem_alteracoes_pendentes' }] });
  const part = await cancel(airServiceOf(asked));
  expect(part.statusCotacao).toBe('EMISSAO_FINALIZADA');
  await conclude(await now(request));
  const after = await now(request);
  expect(after.status).toBe('FECHAMENTO');
  expect(airServiceOf(after).escolhida?.segmentos.map(({ status }) => status)).toEqual([null, 'CANCELADO']);
});
