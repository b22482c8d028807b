import { randomUUID } from 'node:crypto';
import { CallError, conflictOf } from '@guiche/contract/client';
import { cancelAirIssue, changeAirIssue, findFine, quoteVersionTag } from '@guiche/contract/fines';
import { listQuoteLog } from '@guiche/contract/quotes';
import { listRequestLog } from '@guiche/contract/requests';
import { takeOverRequest } from '@guiche/contract/responsibility';
import type { AirQuote, AirService } from '@guiche/domain/entities';
import { cancellationCalculation, changeCalculation } from '@guiche/domain/fines';
import { partName, quoteName } from '@guiche/domain/quotes';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { saldoCliente } from '../db/schema/cliente.ts';
import { cotacao, servico, solicitacao } from '../db/schema/solicitacao.ts';
import { airServiceOf, chosenOf, issueToEnd, load, type Person, serverForFile, type TestServer } from '../test-support/index.ts';

let server: TestServer;
let clerk: Person;
let stranger: Person;
serverForFile((demo) => {
  ({ server, clerk } = demo);
});
beforeAll(async () => {
  stranger = await server.logIn('consultor@rotasul.demo');
});

type SegmentStatus = AirQuote['segmentos'][number]['status'];

/** Makes a service one that is flown in a way, whatever the demo's is. */
async function flown(idServico: string, tipo: AirService['tipo']) {
  const [service] = await server.db.select().from(servico).where(eq(servico.id, idServico));
  await server.db
    .update(servico)
    .set({ dados: { ...service?.dados, tipo } })
    .where(eq(servico.id, idServico));
}

/** An air issue that waits for its cancellation, flown in a way, its segments in these statuses. */
async function toCancel(tipo: AirService['tipo'] = 'IDA_VOLTA', ...statuses: SegmentStatus[]) {
  const { request, idServico, quote } = await issueToEnd({ server, clerk }, 'AEREO', 'CANCELAMENTO');
  const [segment] = quote.segmentos;
  if (!segment) throw new Error('the issue has no segment');
  const segmentos = statuses.map((status, index) => ({ ...segment, id: String(index), status }));
  if (statuses.length > 0) {
    const [row] = await server.db.select().from(cotacao).where(eq(cotacao.id, quote.id));
    await server.db
      .update(cotacao)
      .set({ dados: { ...row?.dados, segmentos } })
      .where(eq(cotacao.id, quote.id));
  }
  await flown(idServico, tipo);
  return { request, quote: chosenOf(await load(clerk, request.id), 'AEREO') };
}
const FINE = { taxaCancelamento: 350, creditoBilhete: 1237.54, statusSaldo: 'PENDENTE' } as const;
const PART = { ...FINE, valorTrecho: 100 };
const seen = (quote: AirQuote) => ({ 'if-match': quoteVersionTag(quote) });
const cancel = (quote: AirQuote, query: object = FINE, person = clerk) =>
  person.call(cancelAirIssue, { params: { id: quote.id }, query, headers: seen(quote) });
const change = (quote: AirQuote, query: object) => clerk.call(changeAirIssue, { params: { id: quote.id }, query, headers: seen(quote) });
const keysOf = (call: Promise<unknown>) =>
  call.then(
    () => [],
    (error: unknown) => (error instanceof CallError ? error.errors.map(({ chave }) => chave) : error),
  );

test('Q-246 the fine of an issue comes with its amounts; none of another agency does', async () => {
  const { quote } = await toCancel();
  const { multa, taxaCancelamento, tarifaTotal, taxas, opcaoSaldo, dataCancelamento, idServico, total } = quote;
  expect(await clerk.call(findFine, { params: { idCotacao: quote.id } })).toEqual({
    multa,
    taxaCancelamento,
    tarifaTotal,
    taxas,
    opcaoSaldo,
    dataCancelamento,
    idServico,
    total,
  });
  await expect(stranger.call(findFine, { params: { idCotacao: quote.id } })).rejects.toMatchObject({ status: 404 });
});

test('Q-156 Q-158 Q-247 a confirmed cancellation of a whole issue is stored with its fine, its credit and its moment', async () => {
  const { request, quote } = await toCancel('IDA');
  const cancelled = await cancel(quote);
  expect(cancelled).toEqual({
    ...quote,
    versao: quote.versao + 1,
    statusCotacao: 'EMISSAO_CANCELADA',
    taxaCancelamento: 350,
    saldoEntrada: { valorEntrada: 1237.54, status: 'PENDENTE' },
    opcaoSaldo: null,
    dataCancelamento: server.now().toISOString(),
  });
  const after = await load(clerk, request.id);
  expect(chosenOf(after, 'AEREO')).toEqual(cancelled);
  expect(after.status).toBe('EMISSAO_ALTERACAO');
});

test('B-034 A-154 the log of the request tells which issue was cancelled, by whom, and its fine', async () => {
  const { request, quote } = await toCancel('IDA');
  await cancel(quote);
  const [entry] = await clerk.call(listRequestLog, { params: { uuid: request.uuid } });
  expect(entry).toMatchObject({
    tipoAlteracaoSolicitacao: 'EMISSAO_CANCELADA',
    user: { name: clerk.user.name },
    alteracoes: [
      { campo: 'campo_emissao_encerrada', depois: { tipo: 'TEXTO', valor: quoteName(quote) } },
      { campo: 'campo_multa', depois: { tipo: 'DINHEIRO', valor: 350, moeda: quote.moeda?.codigo } },
    ],
  });
});

test('Q-155 of a round trip the segments that wait are cancelled and the others stay; when none is left, the whole issue is', async () => {
  const { request, quote } = await toCancel('IDA_VOLTA', null, 'PENDENTE_CANCELAMENTO');
  const part = await cancel(quote, PART);
  expect(part.segmentos.map(({ status }) => status)).toEqual([null, 'CANCELADO']);
  expect(part.statusCotacao).toBe('EMISSAO_FINALIZADA');
  expect(chosenOf(await load(clerk, request.id), 'AEREO')).toEqual(part);
  const last = await toCancel('IDA_VOLTA', 'CANCELADO', 'PENDENTE_CANCELAMENTO');
  const whole = await cancel(last.quote);
  expect(whole.segmentos.map(({ status }) => status)).toEqual(['CANCELADO', 'CANCELADO']);
  expect(whole.statusCotacao).toBe('EMISSAO_CANCELADA');
});

test('Q-322 B-034 the log of the request tells which part of an issue was cancelled, and the fine of that part alone', async () => {
  const { request, quote } = await toCancel('IDA_VOLTA', null, 'PENDENTE_CANCELAMENTO');
  await cancel(quote, PART);
  const [entry] = await clerk.call(listRequestLog, { params: { uuid: request.uuid } });
  const [, back] = quote.segmentos;
  expect(entry).toMatchObject({
    tipoAlteracaoSolicitacao: 'EMISSAO_CANCELADA',
    alteracoes: [
      { campo: 'campo_emissao_encerrada', depois: { tipo: 'TEXTO', valor: partName(quote, back ? [back] : [], PART.valorTrecho) } },
      { campo: 'campo_multa', depois: { tipo: 'DINHEIRO', valor: PART.taxaCancelamento, moeda: quote.moeda?.codigo } },
    ],
  });
});

/** Asks for the cancellation of more segments of an issue of which a part was cancelled. */
async function asksAgain(quote: AirQuote, ...statuses: SegmentStatus[]): Promise<AirQuote> {
  const segmentos = quote.segmentos.map((segment, index) => ({ ...segment, status: statuses[index] ?? null }));
  const [row] = await server.db.select().from(cotacao).where(eq(cotacao.id, quote.id));
  await server.db
    .update(cotacao)
    .set({ status: 'EMISSAO_CANCELAMENTO_PENDENTE', dados: { ...row?.dados, segmentos } })
    .where(eq(cotacao.id, quote.id));
  return { ...quote, segmentos };
}

test('Q-322 a part is cancelled with its own value, its fine and credit are added to those of an earlier part, and the log keeps each calculation', async () => {
  const { quote } = await toCancel('IDA_VOLTA', 'PENDENTE_CANCELAMENTO', null, null);
  await expect(cancel(quote)).rejects.toMatchObject({
    status: 422,
    errors: [{ chave: 'informe_o_valor_do_trecho', campo: 'valorTrecho' }],
  });
  expect(await keysOf(cancel(quote, { ...FINE, valorTrecho: Number((quote.total + 0.01).toFixed(2)) }))).toEqual([
    'valor_do_trecho_maior_que_o_restante',
  ]);
  const entered = { taxaCancelamento: 20.25, creditoBilhete: 79.75, statusSaldo: 'PENDENTE', valorTrecho: 100 } as const;
  const first = await cancel(quote, entered);
  // Each at its own moment, or the log could have them in any order.
  server.pass(1);
  expect(first).toMatchObject({ valorCancelado: 100, taxaCancelamento: 20.25, saldoEntrada: { valorEntrada: 79.75, status: 'PENDENTE' } });
  const second = await cancel(await asksAgain(first, 'CANCELADO', 'PENDENTE_CANCELAMENTO', null), entered);
  expect(second).toMatchObject({ valorCancelado: 200, taxaCancelamento: 40.5, saldoEntrada: { valorEntrada: 159.5, status: 'PENDENTE' } });
  server.pass(1);
  const last = await asksAgain(second, 'CANCELADO', 'CANCELADO', 'PENDENTE_CANCELAMENTO');
  const left = Math.round((quote.total - 200) * 100) / 100;
  expect(await cancel(last, { taxaCancelamento: 0, creditoBilhete: 0 })).toMatchObject({
    statusCotacao: 'EMISSAO_CANCELADA',
    taxaCancelamento: 40.5,
  });
  const log = await clerk.call(listQuoteLog, { params: { id: quote.id } });
  const results = log
    .filter(({ acao }) => acao === 'CANCELAR')
    .map(({ calculo }) => calculo?.linhas.find(({ resultado }) => resultado === 'CLIENTE_RECEBE')?.valor);
  expect(results).toEqual([left, 0, 0]);
});

test('Q-322 Q-245 what a later part leaves stays beside what another quote uses of the issue already', async () => {
  const { quote } = await toCancel('IDA_VOLTA', 'PENDENTE_CANCELAMENTO', null);
  const first = await cancel(quote, { taxaCancelamento: 0, creditoBilhete: 100, statusSaldo: 'PENDENTE', valorTrecho: 100 });
  const balances = () =>
    server.db.select().from(saldoCliente).where(eq(saldoCliente.origemCotacaoId, quote.id)).orderBy(saldoCliente.valor);
  const other = randomUUID();
  await server.db.update(saldoCliente).set({ cotacaoId: other }).where(eq(saldoCliente.origemCotacaoId, quote.id));
  await cancel(await asksAgain(first, 'CANCELADO', 'PENDENTE_CANCELAMENTO'), {
    taxaCancelamento: 0,
    creditoBilhete: 40.5,
    statusSaldo: 'PENDENTE',
  });
  expect((await balances()).map(({ valor, cotacaoId }) => [valor, cotacaoId])).toEqual([
    [40.5, null],
    [100, other],
  ]);
});

test('Q-156 a waiting segment of another kind of trip does not stay: the whole issue is cancelled', async () => {
  const { quote } = await toCancel('MULTI', 'PENDENTE_CANCELAMENTO', null);
  expect((await cancel(quote)).statusCotacao).toBe('EMISSAO_CANCELADA');
});

test('Q-159 Q-248 a confirmed change is EMISSAO_ALTERADA with its fine, and what the client pays is calculated from the new issue', async () => {
  const { request, quote } = await issueToEnd({ server, clerk }, 'AEREO', 'ALTERACAO');
  const service = airServiceOf(request);
  const other = service.cotacoes.find(({ id }) => id !== quote.id);
  if (!other) throw new Error('the service has one quote alone');
  await server.db.update(servico).set({ idCotacaoEscolhida: other.id }).where(eq(servico.id, service.id));
  const changed = await change(quote, { valorMulta: 120.5, creditoBilhete: 0, opcaoSaldo: 'ESTORNO' });
  expect(changed).toEqual({
    ...quote,
    versao: quote.versao + 1,
    statusCotacao: 'EMISSAO_ALTERADA',
    multa: 120.5,
    saldoEntrada: { valorEntrada: 0, status: null },
    opcaoSaldo: 'REEMBOLSO',
  });
  const [entry] = await clerk.call(listQuoteLog, { params: { id: quote.id } });
  expect(entry).toMatchObject({ acao: 'CONFIRMAR_ALTERACAO', calculo: changeCalculation(quote, other, { multa: 120.5, credito: 0 }) });
});

test('Q-322 Q-159 a change after a part is reckoned from what is left, and keeps the credit of the part', async () => {
  const { request, quote } = await toCancel('IDA_VOLTA', 'PENDENTE_CANCELAMENTO', null);
  const service = airServiceOf(request);
  const other = service.cotacoes.find(({ id }) => id !== quote.id);
  if (!other) throw new Error('the service has one quote alone');
  const part = await cancel(quote, { taxaCancelamento: 0, creditoBilhete: 70, statusSaldo: 'PENDENTE', valorTrecho: 100 });
  server.pass(1);
  await server.db.update(cotacao).set({ status: 'EMISSAO_ALTERACAO' }).where(eq(cotacao.id, quote.id));
  await server.db.update(servico).set({ idCotacaoEscolhida: other.id }).where(eq(servico.id, service.id));
  const changed = await change(part, { valorMulta: 0, creditoBilhete: 30, statusSaldo: 'PENDENTE' });
  expect(changed.saldoEntrada).toEqual({ valorEntrada: 100, status: 'PENDENTE' });
  expect(await server.db.select().from(saldoCliente).where(eq(saldoCliente.origemCotacaoId, quote.id))).toMatchObject([{ valor: 100 }]);
  const [entry] = await clerk.call(listQuoteLog, { params: { id: quote.id } });
  const left = Math.round((quote.total - 100) * 100) / 100;
  const before = { ...quote, tarifaTotal: left, taxas: 0, total: left };
  expect(entry?.calculo).toEqual(changeCalculation(before, other, { multa: 0, credito: 30 }));
});

test('B-033 B-034 the log keeps who cancelled, each changed field before and after, and the calculation', async () => {
  const { quote } = await toCancel('IDA');
  await cancel(quote);
  const [entry] = await clerk.call(listQuoteLog, { params: { id: quote.id } });
  expect(entry).toMatchObject({
    acao: 'CANCELAR',
    usuario: clerk.user.name,
    calculo: cancellationCalculation(quote, { multa: 350, credito: 1237.54 }),
  });
  expect(entry?.alteracoes?.map(({ campo }) => campo).sort()).toEqual([
    'campo_data_cancelamento',
    'campo_saldo_entrada',
    'campo_saldo_entrada_status',
    'campo_situacao',
    'campo_taxa_cancelamento',
  ]);
});

test.each([
  ['PENDENTE', [{ valor: 400.25, cotacaoId: null }]],
  ['UTILIZADO', []],
] as const)(
  'Q-149 Q-245 the credit of a cancelled or changed issue that is %s is kept for a later one, or not',
  async (statusSaldo, kept) => {
    const credit = { creditoBilhete: 400.25, statusSaldo };
    const balancesOf = ({ id }: AirQuote) => server.db.select().from(saldoCliente).where(eq(saldoCliente.origemCotacaoId, id));
    const whole = await toCancel('IDA');
    await cancel(whole.quote, { taxaCancelamento: 100, ...credit });
    const part = await toCancel('IDA_VOLTA', null, 'PENDENTE_CANCELAMENTO');
    await cancel(part.quote, { taxaCancelamento: 100, valorTrecho: 100, ...credit });
    const changed = await issueToEnd({ server, clerk }, 'AEREO', 'ALTERACAO');
    await change(changed.quote, { valorMulta: 100, ...credit });
    for (const { request, quote } of [whole, part, changed]) {
      const traveller = airServiceOf(request).viajantes[0];
      const owner = { empresaId: request.empresa.id, viajanteId: traveller?.id, cia: quote.segmentos[0]?.voos[0]?.cia };
      expect(await balancesOf(quote)).toEqual(kept.map((balance) => expect.objectContaining({ ...owner, ...balance })));
    }
  },
);

test('Q-133 B-018 the credit of an issue in dollars is kept in dollars', async () => {
  const moeda = { id: 2, codigo: 'USD', nome: 'Dólar', simbolo: 'US$', cotacao: 5.4321 };
  const { idServico, quote } = await issueToEnd({ server, clerk }, 'AEREO', 'CANCELAMENTO', { moeda });
  await flown(idServico, 'IDA');
  await cancel(quote, { taxaCancelamento: 10, creditoBilhete: 100, statusSaldo: 'PENDENTE' });
  const left = await server.db.select().from(saldoCliente).where(eq(saldoCliente.origemCotacaoId, quote.id));
  expect(left.map((one) => [one.valor, one.moeda])).toEqual([[100, 'USD']]);
});

test('Q-149 a credit of 0 is given back as money', async () => {
  const { quote } = await toCancel('IDA');
  const cancelled = await cancel(quote, { taxaCancelamento: 100, creditoBilhete: 0, opcaoSaldo: 'ESTORNO', statusSaldo: 'UTILIZADO' });
  expect(cancelled).toMatchObject({
    opcaoSaldo: 'REEMBOLSO',
    taxaCancelamento: 100,
    saldoEntrada: { valorEntrada: 0, status: null },
  });
});

test('Q-150 Q-151 what is missing is refused with its field, and nothing changes', async () => {
  const { request, quote } = await toCancel('IDA');
  expect(await keysOf(cancel(quote, {}))).toEqual(['multa_invalida', 'informe_o_valor_do_saldo']);
  expect(await keysOf(cancel(quote, { ...FINE, taxaCancelamento: -0.01 }))).toEqual(['multa_invalida']);
  // A credit below 0 would be taken off what later issues use.
  expect(await keysOf(cancel(quote, { ...FINE, creditoBilhete: -50 }))).toEqual(['informe_o_valor_do_saldo']);
  await expect(cancel(quote, { taxaCancelamento: 350, creditoBilhete: 50 })).rejects.toMatchObject({
    status: 422,
    errors: [{ chave: 'informe_o_status_do_saldo', campo: 'saldoEntrada.status' }],
  });
  expect(await keysOf(clerk.call(cancelAirIssue, { params: { id: '00000000-0000-4000-8000-000000000000' }, query: FINE }))).toEqual([
    'emissao_nao_identificada',
  ]);
  expect(chosenOf(await load(clerk, request.id), 'AEREO')).toEqual(quote);
  // Air has no limit.
  expect((await cancel(quote, { ...FINE, taxaCancelamento: quote.total + 1 })).taxaCancelamento).toBe(quote.total + 1);
});

test('Q-156 Q-159 an issue that waits for neither is refused, and so is one whose request is in another phase', async () => {
  const { quote: changing } = await issueToEnd({ server, clerk }, 'AEREO', 'ALTERACAO');
  expect(await keysOf(cancel(changing))).toEqual(['emissao_nao_pode_ser_cancelada']);
  const { request, quote } = await toCancel('IDA');
  expect(await keysOf(change(quote, { valorMulta: 0, creditoBilhete: 0 }))).toEqual(['emissao_nao_espera_alteracao']);
  await server.db.update(solicitacao).set({ status: 'FECHAMENTO' }).where(eq(solicitacao.uuid, request.uuid));
  expect(await keysOf(cancel(quote))).toEqual(['emissao_nao_pode_ser_cancelada']);
});

test('B-061 a cancellation of another version is refused with the present one and who stored it', async () => {
  const { quote } = await toCancel('IDA_VOLTA', null, 'PENDENTE_CANCELAMENTO');
  const part = await cancel(quote, PART);
  const refused = await cancel(quote).catch((error: unknown) => error);
  expect(conflictOf(cancelAirIssue, refused)?.atual).toMatchObject({ cotacao: part, alteradaPor: clerk.user.name });
  // Not the whole issue, which a caller that does not say what it saw would get.
  const [row] = await server.db.select().from(cotacao).where(eq(cotacao.id, quote.id));
  expect(row?.status).toBe('EMISSAO_FINALIZADA');
});

test('B-060 the same cancellation sent twice is made once, and of two at the same moment one wins', async () => {
  const { quote } = await toCancel('IDA_VOLTA', null, 'PENDENTE_CANCELAMENTO');
  const input = { params: { id: quote.id }, query: PART, headers: seen(quote), idempotencyKey: 'cancelar-uma-vez' };
  const [one, other] = await Promise.all([clerk.call(cancelAirIssue, input), clerk.call(cancelAirIssue, input)]);
  expect(other).toEqual(one);
  expect(one.segmentos.map(({ status }) => status)).toEqual([null, 'CANCELADO']);
  const { quote: raced } = await toCancel('IDA');
  const tries = await Promise.allSettled([cancel(raced), cancel(raced), cancel(raced)]);
  expect(tries.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected', 'rejected']);
  expect((await clerk.call(listQuoteLog, { params: { id: raced.id } })).filter(({ acao }) => acao === 'CANCELAR')).toHaveLength(1);
});

test('A-283 Q-030 nobody cancels an issue of another agency, nor one of a request that is with somebody else', async () => {
  const { request, quote } = await toCancel('IDA');
  await expect(cancel(quote, FINE, stranger)).rejects.toMatchObject({ status: 404, errors: [{ chave: 'emissao_nao_identificada' }] });
  const manager = await server.logIn('gestora@guiche.demo');
  await manager.call(takeOverRequest, {
    query: { podeSubstituir: true },
    body: { uuidSolicitacao: request.uuid, reponsavel: { id: manager.user.id, name: '', profiles: manager.user.profiles } },
  });
  const junior = await server.logIn('junior@guiche.demo');
  await expect(cancel(quote, FINE, junior)).rejects.toMatchObject({ status: 403 });
  await expect(junior.call(findFine, { params: { idCotacao: quote.id } })).rejects.toMatchObject({ status: 403 });
});
