import { giveBackBalance, listEarlierIssues, listUsableBalances, saveEarlierIssues, useBalance } from '@guiche/contract/balances';
import { conflictOf } from '@guiche/contract/client';
import { CANCEL_ISSUE } from '@guiche/contract/fines';
import { concludeIssues } from '@guiche/contract/issuing';
import { listQuoteLog } from '@guiche/contract/quotes';
import { fareWithBalance } from '@guiche/domain/balances';
import type { AirQuote } from '@guiche/domain/entities';
import { and, eq, isNull } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { saldoCliente } from '../db/schema/cliente.ts';
import { cotacao } from '../db/schema/solicitacao.ts';
import {
  airServiceOf,
  confirmed,
  earlierIssue,
  issuable,
  issueToEnd,
  load,
  type Person,
  saveAirIssue,
  seenTrip,
  serverForFile,
  type TestServer,
  withBalance,
  withBalanceOf,
} from '../test-support/index.ts';

let server: TestServer;
let clerk: Person;
serverForFile((demo) => {
  ({ server, clerk } = demo);
});

type Of = Pick<Awaited<ReturnType<typeof issuable>>, 'service' | 'quote'>;
const placeOf = ({ service, quote }: Of) => ({ idServico: service.id, idCotacao: quote.id });
const usable = (of: Of) => clerk.call(listUsableBalances, { params: placeOf(of) });
const whole = { envioSaldo: 'INTEGRAL', valorReservado: null } as const;
const refused = (chave: string) => ({ status: 422, errors: [{ chave }] });

test('Q-243 Q-079 B-018 the balances of the travellers at the airlines of the quote are listed, with value, expiry and fine, those that end first before the others', async () => {
  const found = await withBalance(server, clerk, { multa: 50, numeroBilhete: '9571234567890' });
  const { request, balance, traveller } = found;
  const common = { empresaId: request.empresa.id, viajante: traveller.nomeCompleto, viajanteId: traveller.id, valor: 80 };
  await server.db.insert(saldoCliente).values([
    { ...common, id: 'sooner', cia: balance.cia, validade: '2029-12-01' },
    { ...common, id: 'ended', cia: balance.cia, validade: '2020-01-01' },
    { ...common, id: 'elsewhere', cia: 'ZZ', validade: null },
    { ...common, id: 'another currency', cia: balance.cia, validade: null, moeda: 'USD' },
    { ...common, id: 'another person', cia: balance.cia, viajanteId: 'nobody', validade: null },
    { ...common, id: 'another company', empresaId: request.empresa.id === 101 ? 102 : 101, cia: balance.cia, validade: null },
  ]);
  const listed = await usable(found);
  expect(listed.map(({ id }) => id)).toEqual(['sooner', balance.id]);
  expect(listed[1]).toEqual({
    ...balance,
    origem: 'BILHETE',
    numeroBilhete: '9571234567890',
    idViajante: traveller.id,
    viajante: traveller.nomeCompleto,
    validade: '2030-01-10',
    multa: 50,
  });
});

test('Q-145 nothing is listed or used in another status of the quote', async () => {
  const found = await withBalance(server, clerk);
  await server.db.update(cotacao).set({ status: 'EMISSAO_CANCELAMENTO_PENDENTE' }).where(eq(cotacao.id, found.quote.id));
  expect((await usable(found)).map(({ id }) => id)).toEqual([found.balance.id]);
  await server.db.update(cotacao).set({ status: 'EMISSAO_FINALIZADA' }).where(eq(cotacao.id, found.quote.id));
  await expect(usable(found)).rejects.toMatchObject({ status: 422 });
  await expect(clerk.call(useBalance, { params: placeOf(found), body: { ...found.balance, ...whole } })).rejects.toMatchObject({
    status: 422,
  });
});

test('Q-242 Q-146 a used balance is taken off the fare, whole or in part, and no other quote gets it', async () => {
  const found = await withBalance(server, clerk);
  const { quote, balance } = found;
  const use = (of: Of, how: object) => clerk.call(useBalance, { params: placeOf(of), body: { ...balance, ...whole, ...how } });
  const fare = quote.tarifa ?? 0;
  expect(await use(found, {})).toMatchObject({ tarifa: Math.max(0, Math.round((fare - 300) * 100) / 100) });
  // Another time for the same quote it is reckoned from the fare as it was.
  expect(await use(found, { envioSaldo: 'PARCIAL', valorReservado: 120.5 })).toMatchObject({
    tarifa: Math.round((fare - 120.5) * 100) / 100,
  });
  const saved = await saveAirIssue(clerk, found, { utilizaSaldo: true, tarifa: fare - 120.5 });
  expect(saved).toMatchObject({ utilizaSaldo: true, tarifa: Math.round((fare - 120.5) * 100) / 100 });
  const [stored] = await server.db.select().from(saldoCliente).where(eq(saldoCliente.id, balance.id));
  expect(stored).toMatchObject({ cotacaoId: quote.id, tarifaAntes: fare });
  // The saved fare has the balance taken off already: it is not taken off twice.
  expect(await use(found, { envioSaldo: 'PARCIAL', valorReservado: 50 })).toMatchObject({ tarifa: Math.round((fare - 50) * 100) / 100 });

  const other = await withBalance(server, clerk);
  await server.db
    .update(saldoCliente)
    .set({ cotacaoId: quote.id })
    .where(eq(saldoCliente.id, other.balance.id))
    .catch(() => undefined);
  await server.db
    .update(saldoCliente)
    .set({ viajanteId: other.traveller.id, empresaId: other.request.empresa.id, cia: other.balance.cia })
    .where(eq(saldoCliente.id, balance.id));
  await expect(use(other, {})).rejects.toMatchObject({ status: 409, errors: [{ chave: 'saldo_ja_utilizado' }] });
  expect((await usable(other)).map(({ id }) => id)).not.toContain(balance.id);
});

test('Q-147 the rest of a balance that is sent in part stays free for another quote, and comes together again when it is given back', async () => {
  const found = await withBalance(server, clerk);
  const { quote, balance, request, traveller } = found;
  const use = (valorReservado: number, id: string = balance.id) =>
    clerk.call(useBalance, { params: placeOf(found), body: { ...balance, id, envioSaldo: 'PARCIAL', valorReservado } });
  const rows = async () =>
    (await server.db.select().from(saldoCliente).where(eq(saldoCliente.viajanteId, traveller.id)))
      .map(({ valor, cotacaoId }) => [valor, cotacaoId])
      .sort(([one], [other]) => Number(one) - Number(other));
  await use(120.5);
  expect(await rows()).toEqual([
    [120.5, quote.id],
    [179.5, null],
  ]);
  // The quote itself is offered all of it.
  expect((await usable(found)).map(({ id, valor }) => [id, valor])).toEqual([[balance.id, 300]]);
  const [rest] = await server.db
    .select()
    .from(saldoCliente)
    .where(and(eq(saldoCliente.viajanteId, traveller.id), isNull(saldoCliente.cotacaoId)));
  await use(200, rest?.id);
  expect(await rows()).toEqual([
    [100, null],
    [200, quote.id],
  ]);
  const fare = quote.tarifa ?? 0;
  // Of a part beyond the fare that it pays, the rest stays free too.
  const free = and(eq(saldoCliente.viajanteId, traveller.id), isNull(saldoCliente.cotacaoId));
  await server.db.update(saldoCliente).set({ valor: fare }).where(free);
  await use(Math.min(fare + 0.5, quote.total));
  expect(await rows()).toEqual([
    [200, null],
    [fare, quote.id],
  ]);
  await server.db.update(saldoCliente).set({ valor: 100 }).where(free);
  await server.db.update(saldoCliente).set({ valor: 200, valorEscolhido: 200 }).where(eq(saldoCliente.cotacaoId, quote.id));
  const using = await saveAirIssue(clerk, found, { utilizaSaldo: true, tarifa: fare - 200 });
  await saveAirIssue(clerk, { request, quote: using }, { utilizaSaldo: false, tarifa: fare });
  expect(await rows()).toEqual([[300, null]]);
});

/** What a form saves that uses the whole balance. */
const usingWhole = ({ quote, balance }: Pick<Awaited<ReturnType<typeof withBalance>>, 'quote' | 'balance'>) => ({
  utilizaSaldo: true,
  tarifa: fareWithBalance(quote.tarifa, { valor: balance.valor, ...whole }),
});

test('Q-146 a quote that does not use its balance any more gives it free, and one that reserved none is refused', async () => {
  const found = await withBalance(server, clerk);
  const { quote, balance, request } = found;
  // Its fare would have a balance taken off that it has not.
  await expect(saveAirIssue(clerk, found, { utilizaSaldo: true })).rejects.toMatchObject(refused('saldo_nao_reservado'));
  const [unused] = airServiceOf(await load(clerk, request.id)).cotacoes.filter(({ id }) => id === quote.id);
  expect(unused).toEqual(quote);
  if (!unused) throw new Error('the quote is gone');
  await clerk.call(useBalance, { params: placeOf(found), body: { ...balance, ...whole } });
  const using = await saveAirIssue(clerk, { request, quote: unused }, usingWhole(found));
  expect(using.utilizaSaldo).toBe(true);
  await saveAirIssue(clerk, { request, quote: using }, { utilizaSaldo: false });
  const [stored] = await server.db.select().from(saldoCliente).where(eq(saldoCliente.id, balance.id));
  expect(stored).toMatchObject({ cotacaoId: null, tarifaAntes: null });
});

/** A balance as it is reserved; the form in which its fare would have been saved is given up. */
async function reserve(found: Awaited<ReturnType<typeof withBalance>>): Promise<() => Promise<string | null | undefined>> {
  await clerk.call(useBalance, { params: placeOf(found), body: { ...found.balance, ...whole } });
  const usedBy = async () => (await server.db.select().from(saldoCliente).where(eq(saldoCliente.id, found.balance.id)))[0]?.cotacaoId;
  expect(await usedBy()).toBe(found.quote.id);
  return usedBy;
}

test('Q-146 a balance that was reserved for a quote, which was never saved with it, is free again once the quote is saved as it was', async () => {
  const found = await withBalance(server, clerk);
  const quote = await saveAirIssue(clerk, found);
  const usedBy = await reserve({ ...found, quote });
  expect(await saveAirIssue(clerk, { request: found.request, quote })).toEqual(quote);
  expect(await usedBy()).toBeNull();
});

test('Q-146 a balance is given back when the form that reserved it is given up, and not what the quote uses as it is stored', async () => {
  const found = await withBalance(server, clerk);
  const usedBy = await reserve(found);
  const giveBack = (person = clerk, place = placeOf(found)) => person.call(giveBackBalance, { params: place, query: {} });
  await expect(giveBack(clerk, { ...placeOf(found), idCotacao: found.service.id })).rejects.toMatchObject({ status: 404 });
  const stranger = await server.logIn('consultor@rotasul.demo');
  await expect(giveBack(stranger)).rejects.toMatchObject({ status: 404 });
  expect(await usedBy()).toBe(found.quote.id);
  await giveBack();
  expect(await usedBy()).toBeNull();
  // Once more, as after a lost answer.
  await giveBack();
  await reserve(found);
  await saveAirIssue(clerk, found, usingWhole(found));
  await giveBack();
  expect(await usedBy()).toBe(found.quote.id);
});

test('Q-146 Q-147 a balance is free again when its quote is issued without it, and stays with one that is issued with it', async () => {
  const issue = async (changes: (fare: number) => Partial<AirQuote>) => {
    const request = await confirmed(server, clerk);
    const service = airServiceOf(request);
    if (!service.escolhida) throw new Error('nothing is chosen');
    const found = await withBalanceOf(server, { request, service, quote: service.escolhida });
    const usedBy = await reserve(found);
    const fare = found.quote.tarifa ?? 0;
    if (Object.keys(changes(fare)).length > 0) await saveAirIssue(clerk, found, changes(fare));
    await clerk.call(concludeIssues, { body: { ...seenTrip(await load(clerk, request.id)), voltaraAprovacao: false } });
    return [await usedBy(), found.quote.id];
  };
  expect((await issue(() => ({})))[0]).toBeNull();
  const [usedBy, using] = await issue((fare) => ({ utilizaSaldo: true, tarifa: Math.max(0, Math.round((fare - 300) * 100) / 100) }));
  expect(usedBy).toBe(using);
});

test('Q-146 Q-157 a balance is free again when the issue that would have used it is called off', async () => {
  const { request, quote } = await issueToEnd({ server, clerk }, 'AEREO', 'DESISTENCIA');
  const found = await withBalanceOf(server, { request, service: airServiceOf(request), quote });
  const usedBy = await reserve(found);
  const using = await saveAirIssue(clerk, found, { ...usingWhole(found), dataEmissao: null, emissor: null });
  expect(using.utilizaSaldo).toBe(true);
  const { id: idCotacao, versao } = using;
  await clerk.call(CANCEL_ISSUE.AEREO, { params: { idServico: using.idServico }, body: { idCotacao, versao, multa: null } });
  expect(await usedBy()).toBeNull();
});

test('Q-148 no more than the issue costs is reserved, whichever way; as much is; the way is asked for', async () => {
  const found = await withBalance(server, clerk);
  const { quote, balance } = found;
  const use = (how: object) => clerk.call(useBalance, { params: placeOf(found), body: { ...balance, ...whole, ...how } });
  for (const envioSaldo of ['PARCIAL', 'INTEGRAL']) {
    await expect(use({ envioSaldo, valorReservado: quote.total + 0.01 })).rejects.toMatchObject(
      refused('o_valor_reservado_deve_ser_menor_que_o_valor_da_emissao'),
    );
  }
  await expect(use({ envioSaldo: null })).rejects.toMatchObject(refused('informe_a_forma_de_envio_do_saldo'));
  await server.db.update(saldoCliente).set({ valor: quote.total }).where(eq(saldoCliente.id, balance.id));
  await expect(use({ envioSaldo: 'PARCIAL', valorReservado: quote.total })).resolves.toMatchObject({ tarifa: expect.any(Number) });
});

test('Q-147 no part of a balance, or more than there is, is refused, and what was reserved stays so', async () => {
  const found = await withBalance(server, clerk);
  const use = (valorReservado: number | null) =>
    clerk.call(useBalance, { params: placeOf(found), body: { ...found.balance, envioSaldo: 'PARCIAL', valorReservado } });
  await use(120.5);
  for (const none of [null, 0]) await expect(use(none)).rejects.toMatchObject(refused('informe_o_valor_reservado'));
  await expect(use(300.01)).rejects.toMatchObject(refused('valor_reservado_maior_que_o_saldo'));
  const [kept] = await server.db.select().from(saldoCliente).where(eq(saldoCliente.cotacaoId, found.quote.id));
  expect(kept?.valor).toBe(120.5);
});

test('B-061 of two quotes that use one balance at the same moment, one gets it', async () => {
  const one = await withBalance(server, clerk);
  const other = await issuable(server, clerk);
  const [traveller] = other.service.viajantes;
  const cia = other.quote.segmentos[0]?.voos[0]?.cia ?? '';
  await server.db
    .update(saldoCliente)
    .set({ viajanteId: traveller?.id, cia, empresaId: other.request.empresa.id })
    .where(eq(saldoCliente.id, one.balance.id));
  const use = (of: Of) => clerk.call(useBalance, { params: placeOf(of), body: { ...one.balance, ...whole } });
  const tries = await Promise.allSettled([use(other), use(other), use(one)]);
  // The second try for the same quote reserves it anew.
  expect(tries.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected']);
});

test('Q-244 Q-245 Q-079 the entry balances of earlier issues are saved together, and what is kept can be used from then on', async () => {
  const found = await earlierIssue(server, clerk);
  const { service, quote } = found;
  const params = { idServico: service.id, idAgencia: clerk.user.agency.id };
  const listed = await clerk.call(listEarlierIssues, { params });
  expect(listed.map(({ id }) => id)).toContain(quote.id);
  server.pass(1);
  const saved = await clerk.call(saveEarlierIssues, {
    params,
    body: [{ ...quote, total: 1, saldoEntrada: { valorEntrada: 120.4, status: 'PENDENTE' } }],
  });
  const stored = saved.find(({ id }) => id === quote.id);
  expect(stored).toMatchObject({ total: quote.total, versao: quote.versao + 1, saldoEntrada: { valorEntrada: 120.4, status: 'PENDENTE' } });
  const [left] = await server.db.select().from(saldoCliente).where(eq(saldoCliente.origemCotacaoId, quote.id));
  expect(left).toMatchObject({
    valor: 120.4,
    cia: quote.segmentos[0]?.voos[0]?.cia,
    viajanteId: service.viajantes[0]?.id,
    cotacaoId: null,
  });
  expect((await clerk.call(listQuoteLog, { params: { id: quote.id } }))[0]?.alteracoes?.map(({ campo }) => campo)).toEqual([
    'campo_saldo_entrada',
    'campo_saldo_entrada_status',
  ]);

  const used = await clerk.call(saveEarlierIssues, {
    params,
    body: [{ ...stored, saldoEntrada: { valorEntrada: 120.4, status: 'UTILIZADO' } }] as typeof saved,
  });
  expect(await server.db.$count(saldoCliente, eq(saldoCliente.origemCotacaoId, quote.id))).toBe(0);
  const failure = await clerk
    .call(saveEarlierIssues, { params, body: [{ ...quote, saldoEntrada: { valorEntrada: 1, status: 'PENDENTE' } }] })
    .catch((error: unknown) => error);
  expect(conflictOf(saveEarlierIssues, failure)?.atual?.cotacao).toEqual(used.find(({ id }) => id === quote.id));
});

test('Q-149 Q-150 an entry value is needed, with a status unless it is 0; 0 makes the option REEMBOLSO', async () => {
  const { service, quote } = await earlierIssue(server, clerk);
  const params = { idServico: service.id, idAgencia: clerk.user.agency.id };
  const save = (saldoEntrada: typeof quote.saldoEntrada) => clerk.call(saveEarlierIssues, { params, body: [{ ...quote, saldoEntrada }] });
  await expect(save({ valorEntrada: null, status: null })).rejects.toMatchObject({
    status: 422,
    errors: [{ chave: 'informe_o_valor_do_saldo', campo: '0.saldoEntrada.valorEntrada' }],
  });
  await expect(save({ valorEntrada: -7, status: 'PENDENTE' })).rejects.toMatchObject({ errors: [{ chave: 'informe_o_valor_do_saldo' }] });
  await expect(save({ valorEntrada: 50, status: null })).rejects.toMatchObject({
    status: 422,
    errors: [{ chave: 'informe_o_status_do_saldo', campo: '0.saldoEntrada.status' }],
  });
  const saved = await save({ valorEntrada: 0, status: null });
  expect(saved.find(({ id }) => id === quote.id)).toMatchObject({ opcaoSaldo: 'REEMBOLSO', saldoEntrada: { valorEntrada: 0 } });
});

test('another agency has no such service, and its id in the path none of ours', async () => {
  const found = await withBalance(server, clerk);
  const stranger = await server.logIn('consultor@rotasul.demo');
  await expect(stranger.call(listUsableBalances, { params: placeOf(found) })).rejects.toMatchObject({ status: 404 });
  await expect(clerk.call(listEarlierIssues, { params: { idServico: found.service.id, idAgencia: 2 } })).rejects.toMatchObject({
    status: 404,
  });
});
