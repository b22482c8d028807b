import { issueAir, researchExpired, updateExpired } from '@guiche/contract/automatic-issuing';
import { conflictOf } from '@guiche/contract/client';
import { listQuoteLog } from '@guiche/contract/quotes';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { cotacao } from '../db/schema/solicitacao.ts';
import {
  airServiceOf,
  issueOf,
  load,
  type Person,
  type ProviderIssue,
  providerIssue,
  searchOf,
  serverForFile,
  type TestServer,
} from '../test-support/index.ts';

let server: TestServer;
let clerk: Person;
serverForFile((demo) => {
  ({ server, clerk } = demo);
});

const expired = (asks: string, more: object = {}) => providerIssue(server, clerk, { asks, expired: true, ...more });
const search = (one: ProviderIssue) => clerk.call(researchExpired, searchOf(one));
const refused = (chave: string) => ({ status: 422, errors: [expect.objectContaining({ chave })] });

test('Q-199 Q-257 Q-258 S-343 S-344 an expired reservation is found at the same price, and takes the place of the expired one', async () => {
  const one = await expired('IGU9AA');
  const found = await search(one);
  const { quote, service, request } = one;
  expect(found).toMatchObject({ id: quote.id, total: quote.total, codigoReserva: 'AA9UGI', reservado: true });
  expect(Date.parse(found.validadeReserva ?? '')).toBeGreaterThan(server.now().getTime());
  // Until it is taken, the request is as it was.
  expect(airServiceOf(await load(clerk, request.id)).escolhida).toEqual(quote);
  const answer = await clerk.call(updateExpired, { params: { id: service.id }, body: found });
  expect(answer.escolhida).toEqual({ ...found, versao: quote.versao + 1 });
  const after = airServiceOf(await load(clerk, request.id));
  expect(after).toMatchObject({ idCotacaoEscolhida: quote.id, escolhida: answer.escolhida, cotacoes: answer.cotacoes });
  expect(after.cotacoes.map(({ id }) => id)).toEqual(service.cotacoes.map(({ id }) => id));
  const [entry] = await clerk.call(listQuoteLog, { params: { id: quote.id } });
  expect(entry).toMatchObject({ acao: 'ALTERAR', usuario: clerk.user.name });
  expect(entry?.alteracoes?.map(({ campo }) => campo)).toContain('campo_validade_reserva');
});

test('Q-257 Q-105 a dearer and a cheaper one have their own totals, and a taken one marks the quote', async () => {
  const dear = await expired('MAI9AA');
  const found = await search(dear);
  expect(found.total).toBeGreaterThan(dear.quote.total);
  const answer = await clerk.call(updateExpired, { params: { id: dear.service.id }, body: found });
  expect(answer.escolhida).toMatchObject({ total: found.total, valorAlteradoEmissao: true });
  const cheap = await expired('MEN9AA');
  expect((await search(cheap)).total).toBeLessThan(cheap.quote.total);
});

test('Q-258 Q-105 with the rule of the client another total sends the request back to selection', async () => {
  const one = await expired('MAI9AB', { possuiRegraVoltarParaSelecao: true });
  const answer = await clerk.call(updateExpired, { params: { id: one.service.id }, body: await search(one) });
  expect(answer.escolhida).toBeNull();
  expect(answer.cotacoes.find(({ id }) => id === one.quote.id)?.statusCotacao).toBe('COTACAO_FINALIZADA');
  expect(await load(clerk, one.request.id)).toMatchObject({ status: 'SELECAO_COTACAO' });
});

test('Q-310 a refusal of the reservation system is a list with a title for each, a system that does not answer a 502', async () => {
  await expect(search(await expired('REC9AA'))).rejects.toMatchObject({
    status: 422,
    errors: [
      { titulo: 'O sistema de reservas recusou: O voo não tem mais lugares nesta classe.' },
      { titulo: 'O sistema de reservas recusou: O prazo de emissão da tarifa terminou.' },
    ],
  });
  await expect(search(await expired('FAL9AA'))).rejects.toMatchObject({ status: 502 });
});

test('Q-199 what has not expired, was issued, or is in another status than was seen is not searched for', async () => {
  const valid = await providerIssue(server, clerk, { asks: 'IGU9AB' });
  await expect(search(valid)).rejects.toMatchObject(refused('reserva_nao_esta_vencida'));
  await expect(search(await expired('IGU9AC', { changes: { emitidaAutomaticamente: true } }))).rejects.toMatchObject(
    refused('reserva_nao_esta_vencida'),
  );
  const one = await expired('IGU9AD');
  await expect(clerk.call(researchExpired, { query: { statusSolicitacao: 'FECHAMENTO' }, body: one.service })).rejects.toMatchObject(
    refused('reserva_nao_esta_vencida'),
  );
});

test('Q-258 the price in a body is not believed, an offer ends with its validity, and of two takings one is made', async () => {
  const one = await expired('IGU9AE');
  const found = await search(one);
  const take = (body = found) => clerk.call(updateExpired, { params: { id: one.service.id }, body });
  await expect(take({ ...found, tarifa: 1, total: 1 })).rejects.toMatchObject(refused('oferta_da_reserva_mudou'));
  const results = await Promise.allSettled([take(), take()]);
  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  const lost = results.find((result) => result.status === 'rejected');
  expect(conflictOf(updateExpired, lost?.reason)?.atual?.cotacao).toMatchObject({ codigoReserva: found.codigoReserva });

  const late = await expired('IGU9AF');
  const offer = await search(late);
  server.pass(25 * 60);
  const again = await server.logIn('consultora@guiche.demo');
  await expect(again.call(updateExpired, { params: { id: late.service.id }, body: offer })).rejects.toMatchObject(
    refused('oferta_da_reserva_mudou'),
  );
  clerk = again;
});

test('Q-199 the issue of what was found goes on with the new reservation', async () => {
  const one = await expired('IGU9AG');
  const { escolhida } = await clerk.call(updateExpired, { params: { id: one.service.id }, body: await search(one) });
  if (!escolhida) throw new Error('nothing is chosen');
  expect(await clerk.call(issueAir, issueOf({ service: one.service, quote: escolhida }))).toMatchObject({ status: 'SUCCESS' });
  const [row] = await server.db.select().from(cotacao).where(eq(cotacao.id, escolhida.id));
  expect(row?.dados['codigoReserva']).toBe('GA9UGI');
});
