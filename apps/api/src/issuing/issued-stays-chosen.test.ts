import { SAVE_ISSUE } from '@guiche/contract/issuing';
import { askChangeAsClient } from '@guiche/contract/sandbox';
import { findOwnTrip, sendBackOwnOffers, sendOwnChoice } from '@guiche/contract/searches';
import type { TravelRequest } from '@guiche/domain/entities';
import type { StatusCotacao } from '@guiche/domain/enums';
import { offeredQuotes } from '@guiche/domain/quotes';
import { servicesOf } from '@guiche/domain/requests';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { solicitacao } from '../db/schema/solicitacao.ts';
import { DEMO_TRAVELLER } from '../demo/demo-client-people.ts';
import {
  issuedTrip,
  load,
  loadFromHistory,
  ownedByTraveller,
  type Person,
  pairOf,
  serverForFile,
  settled,
  type TestServer,
} from '../test-support/index.ts';

let server: TestServer;
let clerk: Person;
let traveller: Person;
serverForFile((demo) => {
  ({ server, clerk } = demo);
});
beforeAll(async () => {
  traveller = await server.logIn(DEMO_TRAVELLER.login);
});

/**
 * An issued trip whose bus the client wanted changed, with another price: under the client's rule it went back to selection. Its flight may have been
 * cancelled meanwhile.
 */
async function backInSelection({ cancelled = false } = {}): Promise<{ before: TravelRequest; after: TravelRequest }> {
  const before = await issuedTrip(server, clerk);
  await ownedByTraveller(server, before.id);
  await server.db.update(solicitacao).set({ possuiRegraVoltarParaSelecao: true }).where(eq(solicitacao.id, before.id));
  const idServico = before.servicosRodoviario[0]?.id;
  await clerk.call(askChangeAsClient, { params: { uuid: before.uuid }, body: { pedido: 'ALTERAR', idServico } });
  if (cancelled)
    await clerk.call(askChangeAsClient, {
      params: { uuid: before.uuid },
      body: { pedido: 'CANCELAR', idServico: before.servicosAereos[0]?.id },
    });
  const request = await load(clerk, before.id);
  const [service] = request.servicosRodoviario;
  if (!service?.escolhida) throw new Error('The issued trip has no chosen bus.');
  await clerk.call(SAVE_ISSUE.RODOVIARIO, {
    params: { idViagem: request.id, tipoServico: 'rodoviario' },
    query: { isAlteracaoTipoPagamento: false },
    body: pairOf(request, service.escolhida, { tarifa: (service.escolhida.tarifa ?? 0) + 100 }),
  });
  return { before, after: await load(clerk, before.id) };
}

const chosenIn = (request: TravelRequest) =>
  servicesOf(request).map(({ tipoServico, idCotacaoEscolhida, valorAprovado }) => ({ tipoServico, idCotacaoEscolhida, valorAprovado }));
const butTheBus = (request: TravelRequest) => chosenIn(request).filter(({ tipoServico }) => tipoServico !== 'RODOVIARIO');

test('Q-094 Q-105 S-001 the client chooses only what is not issued yet; what is issued stays chosen, and its other quotes are not offered', async () => {
  const { before, after } = await backInSelection();
  expect(after.status).toBe('SELECAO_COTACAO');
  expect(butTheBus(after)).toEqual(butTheBus(before));
  expect(chosenIn(after)).toContainEqual({ tipoServico: 'RODOVIARIO', idCotacaoEscolhida: null, valorAprovado: null });
  const params = { idViagem: after.id };
  const seen = await traveller.call(findOwnTrip, { params });
  const choice = seen.servicosRodoviario.flatMap((service) =>
    offeredQuotes(service).map(({ id: idCotacao }) => ({ idServico: service.id, idCotacao, justificativa: null })),
  );
  const [bus] = choice;
  if (!bus) throw new Error('The bus is not offered.');
  // A quote of another service that nobody issued, beside the one that was.
  const beside = seen.servicosAereos.flatMap(({ id: idServico, cotacoes, idCotacaoEscolhida }) =>
    cotacoes.filter(({ id }) => id !== idCotacaoEscolhida).map(({ id: idCotacao }) => ({ idServico, idCotacao, justificativa: null })),
  );
  if (!beside[0]) throw new Error('Nothing was quoted beside the issued flight.');
  expect(await settled(traveller.call(sendOwnChoice, { params, body: [bus, beside[0]] }))).toBe(422);
  expect(await settled(traveller.call(sendOwnChoice, { params, body: [bus] }))).toMatchObject({ status: 'APROVACAO' });
  const sent = await loadFromHistory(clerk, after.id);
  expect(butTheBus(sent)).toEqual(butTheBus(before));
  expect(chosenIn(sent)).toContainEqual(expect.objectContaining({ tipoServico: 'RODOVIARIO', idCotacaoEscolhida: bus.idCotacao }));
});

test('Q-105 S-001 sent back, only what was offered is quoted again', async () => {
  const { after } = await backInSelection();
  await traveller.call(sendBackOwnOffers, { params: { idViagem: after.id }, body: { justificativa: 'Caro demais' } });
  const back = await load(clerk, after.id);
  const statusesOf = (request: TravelRequest) =>
    servicesOf(request).map(({ tipoServico, cotacoes }) => [tipoServico, cotacoes.map(({ statusCotacao }) => statusCotacao)]);
  expect(statusesOf(back)).toEqual(
    statusesOf(after).map(([kind, statuses]) => [
      kind,
      kind === 'RODOVIARIO' ? (statuses as string[]).map((one) => (one === 'COTACAO_FINALIZADA' ? 'COTACAO_PENDENTE' : one)) : statuses,
    ]),
  );
});

test('Q-094 Q-105 S-001 what was cancelled after its issue stays as it is unless something else is chosen for it', async () => {
  const { before, after } = await backInSelection({ cancelled: true });
  expect(after.servicosAereos[0]?.escolhida?.statusCotacao).toBe('EMISSAO_CANCELAMENTO_PENDENTE');
  expect(butTheBus(after)).toEqual(butTheBus(before));
  const params = { idViagem: after.id };
  const offersOf = (services: TravelRequest['servicosAereos'] | TravelRequest['servicosRodoviario']) =>
    services.flatMap((service) =>
      offeredQuotes<{ id: string; statusCotacao: StatusCotacao }>(service).map(({ id: idCotacao }) => ({
        idServico: service.id,
        idCotacao,
        justificativa: null,
      })),
    );
  const seen = await traveller.call(findOwnTrip, { params });
  const [bus, flight] = [offersOf(seen.servicosRodoviario)[0], offersOf(seen.servicosAereos)[0]];
  if (!bus || !flight) throw new Error('The bus or a flight is not offered.');
  // A flight in place of the cancelled one alone leaves the bus without a choice.
  expect(await settled(traveller.call(sendOwnChoice, { params, body: [flight] }))).toBe(422);
  expect(await settled(traveller.call(sendOwnChoice, { params, body: [bus] }))).toMatchObject({ status: 'APROVACAO' });
  expect(butTheBus(await loadFromHistory(clerk, after.id))).toEqual(butTheBus(before));
});
