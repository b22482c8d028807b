import { conflictOf } from '@guiche/contract/client';
import { removeQuote, restoreQuote, SAVE_QUOTE, saveQuote } from '@guiche/contract/quotes';
import { concludeQuoting } from '@guiche/contract/requests';
import type { AirQuote, TravelRequest } from '@guiche/domain/entities';
import { quoteChanged } from '@guiche/domain/quotes';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { safeParse } from 'zod/v4/core';
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
const failure = (call: Promise<unknown>): Promise<unknown> => call.then(() => undefined).catch((error: unknown) => error);

/** A quote that the clerk saw, and that the manager saved a minute later. */
async function changed() {
  const request = await load(clerk, await takeRequest(server));
  const seen = await save(clerk, request, await typedAirQuote(clerk, request));
  server.pass(1);
  const theirs = await save(manager, request, { ...seen, tarifa: 800 });
  return { request, seen, theirs };
}

test('B-061 the 409 of a stale save says who saved the quote, when, and holds it as it is stored', async () => {
  const { request, seen, theirs } = await changed();
  const alteradaEm = server.now().toISOString();
  server.pass(1);
  const error = await failure(save(clerk, request, { ...seen, tarifa: 700 }));
  const conflict = conflictOf(SAVE_QUOTE.AEREO, error);
  expect(conflict).toMatchObject({ chave: 'cotacao_alterada_por_outro_usuario', tipo: 'ERROR' });
  expect(conflict?.atual).toEqual({ cotacao: theirs, alteradaEm, alteradaPor: manager.user.name });
  expect(safeParse(saveQuote.responses[409], conflict)).toEqual({ success: true, data: conflict });
  // Which is enough to say what is different.
  expect(quoteChanged(seen, conflict?.atual?.cotacao)).toBe(true);
  expect(conflictOf(SAVE_QUOTE.AEREO, new Error('another failure'))).toBeUndefined();
});

test('B-061 so does the 409 of a removal, of a restoration, and of a new quote that is stored otherwise', async () => {
  const { request, seen, theirs } = await changed();
  const atual = { cotacao: theirs, alteradaEm: server.now().toISOString(), alteradaPor: manager.user.name };
  const stale = { params: at(request), body: removalOf(seen) };
  expect(conflictOf(removeQuote, await failure(clerk.call(removeQuote, stale)))?.atual).toEqual(atual);
  expect(conflictOf(SAVE_QUOTE.AEREO, await failure(save(clerk, request, { ...seen, versao: 0 })))?.atual).toEqual(atual);
  const earlier = { params: at(request), body: { ...removalOf(seen), versao: 0 } };
  expect(conflictOf(restoreQuote, await failure(clerk.call(restoreQuote, earlier)))?.atual).toEqual(atual);
  const typed = await typedAirQuote(clerk, request);
  const first = await save(manager, request, typed);
  expect(conflictOf(SAVE_QUOTE.AEREO, await failure(save(clerk, request, { ...typed, tarifa: 1 })))?.atual).toEqual({
    ...atual,
    cotacao: first,
  });
});

test('B-061 a quote that changed along with its request was changed by whoever changed that', async () => {
  const { request, theirs } = await changed();
  server.pass(1);
  const { uuid, id, status, ...rest } = await load(clerk, request.id);
  const cotacoes = airServiceOf({ uuid, id, status, ...rest }).cotacoes.map((each) => ({ id: each.id, versao: each.versao }));
  await clerk.call(concludeQuoting, { query: { uuidSolicitacao: uuid }, body: { id, status, cotacoes } });
  const conflict = conflictOf(SAVE_QUOTE.AEREO, await failure(save(clerk, request, theirs)));
  expect(conflict?.atual).toMatchObject({
    cotacao: { id: theirs.id, versao: theirs.versao + 1 },
    alteradaEm: server.now().toISOString(),
    alteradaPor: clerk.user.name,
  });
});

test('B-061 whoever may not open the request learns nothing of the quote', async () => {
  const { request, seen } = await changed();
  const stranger = await server.logIn('consultor@rotasul.demo');
  const refused = await failure(save(stranger, request, seen));
  expect(refused).toMatchObject({ status: 404 });
  expect(JSON.stringify((refused as { body: unknown }).body)).not.toContain(seen.id);
  await server.db.update(solicitacao).set({ responsavelId: manager.user.id }).where(eq(solicitacao.id, request.id));
  await server.db.update(usuario).set({ permiteTrocarConsultor: false }).where(eq(usuario.id, clerk.user.id));
  const blocked = await failure(save(clerk, request, seen));
  expect(blocked).toMatchObject({ status: 403 });
  expect(JSON.stringify((blocked as { body: unknown }).body)).not.toContain(seen.id);
});
