import { issueAir } from '@guiche/contract/automatic-issuing';
import { conflictOf } from '@guiche/contract/client';
import { CANCEL_ISSUE, cancelAirIssue, changeAirIssue, quoteVersionTag } from '@guiche/contract/fines';
import { concludeIssues } from '@guiche/contract/issuing';
import { listQuoteLog } from '@guiche/contract/quotes';
import { returnRequest } from '@guiche/contract/requests';
import { providerMessage } from '@guiche/domain/quotes';
import { and, eq, ne } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { logCartao } from '../db/schema/cartao.ts';
import { pedidoEmissao } from '../db/schema/emissao.ts';
import { tipoPagamento } from '../db/schema/referencia.ts';
import { cotacao } from '../db/schema/solicitacao.ts';
import { usuario } from '../db/schema/usuario.ts';
import {
  airServiceOf,
  issueOf,
  load,
  type Person,
  type ProviderIssue,
  providerIssue,
  saveAirIssue,
  seenTrip,
  serverForFile,
  type TestServer,
} from '../test-support/index.ts';

let server: TestServer;
let clerk: Person;
let manager: Person;
serverForFile((demo) => {
  ({ server, clerk, manager } = demo);
});

const NUMBER = '4111111111111111';
const air = (asks?: string, changes: object = {}) => providerIssue(server, clerk, { ...(asks !== undefined && { asks }), changes });
const issue = (one: Pick<ProviderIssue, 'service' | 'quote'>, person = clerk) => person.call(issueAir, issueOf(one));
const present = async ({ request }: Pick<ProviderIssue, 'request'>) => {
  const service = airServiceOf(await load(clerk, request.id));
  if (!service.escolhida) throw new Error('nothing is chosen');
  return { request, service, quote: service.escolhida };
};
const refused = (chave: string) => ({ status: 422, errors: [expect.objectContaining({ chave })] });

test('Q-239 Q-112 an issue copies what the provider says into the quote, which keeps its status and total, and is logged', async () => {
  const asked = await air('ABC123');
  const answer = await issue(asked);
  const copied = {
    emitidaAutomaticamente: true,
    dataEmissao: server.now().toISOString(),
    emissor: clerk.user.name,
    dadosFornecedor: expect.stringMatching(/^\{"pedido":/),
    solicitacaoVcn: null,
    tourCode: asked.quote.tourCode,
    baseTarifaria: asked.quote.baseTarifaria ?? 'KOOLBR',
    codigoReserva: 'ABC123',
  };
  expect(answer).toMatchObject({ status: 'SUCCESS', erro: null, cartaoWex: null, aereoCotacao: copied });
  const { quote } = await present(asked);
  expect(quote).toEqual(answer.cotacao);
  expect(quote).toMatchObject({ ...copied, statusCotacao: 'EMISSAO_PENDENTE', total: asked.quote.total, versao: asked.quote.versao + 2 });
  expect(quote.emissaoEmVerificacao).toBeUndefined();
  const log = await clerk.call(listQuoteLog, { params: { id: quote.id } });
  expect(
    log
      .slice(0, 2)
      .flatMap(({ alteracoes }) => alteracoes ?? [])
      .map(({ campo }) => campo),
  ).toEqual(expect.arrayContaining(['campo_emissao_em_verificacao', 'campo_emitida_automaticamente', 'campo_data_emissao']));
});

test('Q-290 Q-239 a refusal is JSON inside JSON, from which its message is taken; nothing is issued, and the next try is another order', async () => {
  const asked = await air('ERR9AA');
  const answer = await issue(asked);
  expect(answer).toMatchObject({ status: 'ERROR', aereoCotacao: null });
  expect(JSON.parse(JSON.parse(answer.erro ?? '').error)).toMatchObject({ code: 'FARE_EXPIRED' });
  expect(providerMessage(answer)).toBe('Tarifa não disponível para emissão. Refaça a reserva.');
  const again = await present(asked);
  expect(again.quote).toMatchObject({ emitidaAutomaticamente: false, dataEmissao: null, codigoReserva: 'ERR9AA' });
  expect(again.quote.emissaoEmVerificacao).toBeUndefined();
  expect(await issue(again)).toMatchObject({ status: 'ERROR' });
  const orders = await server.db.select().from(pedidoEmissao).where(eq(pedidoEmissao.cotacaoId, asked.quote.id));
  expect(orders.map(({ situacao }) => situacao)).toEqual(['RECUSADO', 'RECUSADO']);
});

test('Q-112 without an answer the quote is to be checked, its status stays, nothing goes past it, and asking again finds that it was issued', async () => {
  const asked = await air('DEM9AA');
  const answer = await issue(asked);
  expect(answer).toMatchObject({ status: 'PENDING', aereoCotacao: null, erro: null, cotacao: { emissaoEmVerificacao: true } });
  const marked = await present(asked);
  expect(marked.quote).toMatchObject({ emissaoEmVerificacao: true, statusCotacao: 'EMISSAO_PENDENTE', emitidaAutomaticamente: false });
  const { request } = asked;
  await expect(saveAirIssue(clerk, marked)).rejects.toMatchObject(refused('emissao_em_verificacao'));
  const seen = seenTrip(await load(clerk, request.id));
  await expect(clerk.call(concludeIssues, { body: { ...seen, voltaraAprovacao: false } })).rejects.toMatchObject({
    status: 422,
    errors: expect.arrayContaining([expect.objectContaining({ chave: 'existem_emissoes_em_verificacao' })]),
  });
  await expect(
    clerk.call(returnRequest, { query: { isSupplier: true }, body: { ...seen, justificativa: 'Voltem.' } }),
  ).rejects.toMatchObject({ status: 422, errors: expect.arrayContaining([expect.objectContaining({ chave: 'emissao_em_verificacao' })]) });
  const { id } = marked.quote;
  const fine = { params: { id }, headers: { 'if-match': quoteVersionTag(marked.quote) } };
  for (const ending of [
    clerk.call(cancelAirIssue, { ...fine, query: { taxaCancelamento: 10, creditoBilhete: 0 } }),
    clerk.call(changeAirIssue, { ...fine, query: { valorMulta: 10, creditoBilhete: 0 } }),
    clerk.call(CANCEL_ISSUE.AEREO, {
      params: { idServico: marked.service.id },
      body: { idCotacao: id, versao: marked.quote.versao, multa: null },
    }),
  ]) {
    await expect(ending).rejects.toMatchObject(refused('emissao_em_verificacao'));
  }
  expect(await issue(marked)).toMatchObject({ status: 'SUCCESS', cotacao: { emitidaAutomaticamente: true, codigoReserva: 'DEM9AA' } });
  expect(await server.db.$count(pedidoEmissao, eq(pedidoEmissao.cotacaoId, asked.quote.id))).toBe(1);
});

test('Q-112 an order that the provider never received is told as not issued; one that nobody knows about stays to be checked', async () => {
  const lost = await air('SUM9AA');
  expect(await issue(lost)).toMatchObject({ status: 'PENDING' });
  const answer = await issue(await present(lost));
  expect(answer).toMatchObject({ status: 'ERROR', erro: 'O fornecedor não recebeu o pedido de emissão: nada foi emitido.' });
  expect(answer.cotacao.emissaoEmVerificacao).toBeUndefined();
  const silent = await air('MUD9AA');
  for (let tries = 0; tries < 2; tries++) {
    expect(await issue(tries === 0 ? silent : await present(silent))).toMatchObject({
      status: 'PENDING',
      cotacao: { emissaoEmVerificacao: true },
    });
  }
});

test('Q-112 a server that died before it asked leaves an order, which the next call sends; after it asked, the next one asks what became of it', async () => {
  for (const [asks, sent, expected] of [
    ['ERR9AB', false, 'ERROR'],
    ['DEM9AB', true, 'SUCCESS'],
  ] as const) {
    const asked = await air(asks);
    const { quote, request } = asked;
    await server.db.insert(pedidoEmissao).values({
      id: crypto.randomUUID(),
      solicitacaoUuid: request.uuid,
      cotacaoId: quote.id,
      usuarioId: clerk.user.id,
      situacao: sent ? 'ENVIADO' : 'PEDIDO',
      pedidoEm: server.now(),
      enviadoEm: sent ? server.now() : null,
    });
    const [row] = await server.db.select().from(cotacao).where(eq(cotacao.id, quote.id));
    await server.db
      .update(cotacao)
      .set({ dados: { ...row?.dados, emissaoEmVerificacao: true } })
      .where(eq(cotacao.id, quote.id));
    // While another server may still wait for the answer, nobody asks.
    if (sent) expect(await issue(await present(asked))).toMatchObject({ status: 'PENDING' });
    server.pass(2);
    expect(await issue(await present(asked))).toMatchObject({ status: expected });
  }
});

test('B-061 of two clerks who issue the same quote at once exactly one issues; the other is told who', async () => {
  const asked = await air('LEN9AA');
  const results = await Promise.allSettled([issue(asked, clerk), issue(asked, manager)]);
  const won = results.filter((one) => one.status === 'fulfilled').map(({ value }) => value);
  expect(won).toMatchObject([{ status: 'SUCCESS' }]);
  const lost = results.find((one) => one.status === 'rejected');
  const winner = results[0].status === 'fulfilled' ? clerk : manager;
  expect(conflictOf(issueAir, lost?.reason)?.atual).toMatchObject({
    cotacao: { emissaoEmVerificacao: true },
    alteradaPor: winner.user.name,
  });
  expect(await server.db.$count(pedidoEmissao, eq(pedidoEmissao.cotacaoId, asked.quote.id))).toBe(1);
});

test('B-031 why a flight was issued although something was open is kept with the entry of its order; without a reason none is', async () => {
  const asked = await air('ABC123');
  await clerk.call(issueAir, { ...issueOf(asked), body: { motivo: ' A cia confirmou. ' } });
  const other = await air('ABC123');
  await issue(other);
  const reasonsOf = async ({ quote }: ProviderIssue) =>
    (await clerk.call(listQuoteLog, { params: { id: quote.id } }))
      .flatMap(({ alteracoes }) => alteracoes ?? [])
      .filter(({ campo }) => campo === 'campo_motivo_conferencia')
      .map(({ depois }) => depois);
  expect(await reasonsOf(asked)).toEqual([{ tipo: 'TEXTO', valor: 'A cia confirmou.' }]);
  expect(await reasonsOf(other)).toEqual([]);
  const third = await air('ABC123');
  await expect(clerk.call(issueAir, { ...issueOf(third), body: { motivo: 'x'.repeat(256) } })).rejects.toMatchObject({ status: 422 });
});

test('B-060 an issue that is sent twice with one key is made once, also while the first is on its way', async () => {
  const asked = await air('LEN9AB');
  const idempotencyKey = crypto.randomUUID();
  const send = () => clerk.call(issueAir, { ...issueOf(asked), idempotencyKey });
  const answers = await Promise.all([send(), send()]);
  expect(answers.map(({ status }) => status).sort()).toEqual(['PENDING', 'SUCCESS']);
  expect(await send()).toMatchObject({ status: 'SUCCESS', cotacao: { emitidaAutomaticamente: true } });
  expect(await server.db.$count(pedidoEmissao, eq(pedidoEmissao.cotacaoId, asked.quote.id))).toBe(1);
});

test('Q-111 the payment type of the issue becomes that of the quote, one of another agency is refused, and without the query it stays', async () => {
  const asked = await air();
  const own = await server.db.select().from(tipoPagamento).where(eq(tipoPagamento.agenciaId, 1));
  const other = own.find(({ id }) => id !== asked.quote.tipoPagamento?.id);
  const [foreign] = await server.db.select().from(tipoPagamento).where(ne(tipoPagamento.agenciaId, 1)).limit(1);
  const pay = (novoTipoPagamentoId?: number) =>
    clerk.call(issueAir, { ...issueOf(asked), query: novoTipoPagamentoId === undefined ? {} : { novoTipoPagamentoId } });
  await expect(pay(foreign?.id ?? -1)).rejects.toMatchObject({ status: 422, errors: [{ campo: 'tipoPagamento' }] });
  expect((await pay(other?.id)).cotacao.tipoPagamento).toMatchObject({ id: other?.id, descricao: other?.descricao });
  const unpaid = await air();
  expect((await issue(unpaid)).cotacao.tipoPagamento).toEqual(unpaid.quote.tipoPagamento);
});

test('Q-035 Q-036 Q-266 Q-291 the card of an answer is whole for who may see it, which is logged, masked for others, and kept nowhere', async () => {
  const asked = await air('WEX9AA');
  expect(await issue(asked)).toMatchObject({
    status: 'SUCCESS',
    solicitacaoWex: 'WEX-4718822',
    cartaoWex: { numero: NUMBER, cvv: '123' },
    mensagemRetornoWex: 'Cartão virtual gerado.',
    aereoCotacao: { solicitacaoVcn: 'WEX-4718822' },
  });
  const viewsOf = ({ quote }: Pick<ProviderIssue, 'quote'>) => server.db.select().from(logCartao).where(eq(logCartao.cotacaoId, quote.id));
  expect(await viewsOf(asked)).toEqual([
    {
      id: expect.any(String),
      acao: 'VISUALIZAR',
      tipo: 'VCN',
      cotacaoId: asked.quote.id,
      servicoId: asked.service.id,
      solicitacaoUuid: asked.request.uuid,
      usuarioId: clerk.user.id,
      usuarioNome: clerk.user.name,
      em: server.now(),
    },
  ]);
  const failed = await air('CAR9AA');
  await server.db.update(usuario).set({ visualizaDadosCartao: false }).where(eq(usuario.id, clerk.user.id));
  try {
    const answer = await issue(failed);
    expect(answer).toMatchObject({ status: 'ERROR', cartaoWex: { numero: '************1111', cvv: null, titular: 'GUICHE VIAGENS' } });
    expect(JSON.stringify(answer)).not.toContain(NUMBER);
    expect(await viewsOf(failed)).toEqual([]);
  } finally {
    await server.db.update(usuario).set({ visualizaDadosCartao: true }).where(eq(usuario.id, clerk.user.id));
  }
  const kept = [
    await server.db.select().from(pedidoEmissao),
    await server.db.select().from(cotacao).where(eq(cotacao.id, asked.quote.id)),
    (await server.db.execute('select * from escrita_feita')).rows,
    (await server.db.execute('select * from log_cotacao')).rows,
  ];
  for (const place of [JSON.stringify(kept), server.log.join('\n')]) {
    expect(place).not.toContain(NUMBER);
    expect(place).not.toMatch(/"cvv"/);
  }
});

test('Q-106 what has no issue button is refused by the server too', async () => {
  const external = { id: 'x', consolidadora: 'LATAM', tipoEmissao: 'SISTEMA_EXTERNO', credencial: '{}' };
  for (const changes of [
    { agenciaServico: external },
    { emitidaAutomaticamente: true },
    { valorAlteradoEmissao: true },
    { numeroBilhete: null, segmentos: [] },
  ]) {
    await expect(issue(await air(undefined, changes))).rejects.toMatchObject(refused('emissao_automatica_nao_disponivel'));
  }
  const { request, service, quote } = await air();
  const other = service.cotacoes.find(({ id }) => id !== quote.id);
  if (other) await expect(issue({ service, quote: other })).rejects.toMatchObject(refused('cotacao_nao_e_a_escolhida'));
  await server.db
    .update(cotacao)
    .set({ status: 'EMISSAO_FINALIZADA' })
    .where(and(eq(cotacao.id, quote.id), eq(cotacao.servicoId, service.id)));
  await expect(issue(await present({ request }))).rejects.toMatchObject(refused('emissao_nao_pode_ser_alterada'));
});
