import { randomBytes, randomUUID } from 'node:crypto';
import { BASE_PATHS } from '@guiche/contract/call';
import {
  cancelVirtualCard,
  findCharges,
  findFixedCard,
  findTravellerCard,
  findVirtualCard,
  generateVirtualCard,
  logCard,
} from '@guiche/contract/cards';
import { addressOf, CallError } from '@guiche/contract/client';
import { concludeIssues } from '@guiche/contract/issuing';
import { removeQuote, SAVE_QUOTE } from '@guiche/contract/quotes';
import type { AirQuote, PaymentType } from '@guiche/domain/entities';
import { STATUS_COBRANCA, type StatusCobranca, type TipoCartao } from '@guiche/domain/enums';
import { and, desc, eq, sql } from 'drizzle-orm';
import { afterEach, expect, test } from 'vitest';
import { cartao, cobranca, codigoCartao, entregaCartao, logCartao } from '../db/schema/cartao.ts';
import { escritaFeita } from '../db/schema/escrita.ts';
import { evento } from '../db/schema/evento.ts';
import { cotacao, solicitacao } from '../db/schema/solicitacao.ts';
import { usuario } from '../db/schema/usuario.ts';
import { dropOutdated } from '../drop-outdated.ts';
import {
  airServiceOf,
  beginGenerating,
  confirmed,
  EXPIRY,
  giveCode,
  giveFixedCard,
  giveTravellerCard,
  issuable,
  load,
  type Paid,
  type Person,
  paidBy,
  saveAirIssue,
  seenTrip,
  serverForFile,
  TEST_CARD,
  type TestServer,
  takeRequest,
} from '../test-support/index.ts';
import { cardVault } from './card-vault.ts';
import { numberPlace } from './hand-out-card.ts';

let server: TestServer;
let clerk: Person;
let manager: Person;
serverForFile((demo) => {
  ({ server, clerk, manager } = demo);
});

const AMEX = '378282246310005';
const MASKED = { numero: '************1111', cvv: '***', dataVencimento: '*******', nomeCartaoColaborador: 'ANA LIMA' };
const WHOLE = { numero: TEST_CARD.numero, cvv: TEST_CARD.cvv, dataVencimento: EXPIRY, nomeCartaoColaborador: 'ANA LIMA' };
const notFound = { status: 404 };

const mayAgain = () => server.db.update(usuario).set({ visualizaDadosCartao: true }).where(eq(usuario.id, clerk.user.id));
/** Takes the right to see card data from the clerk, until the end of the test. */
const mayNot = () => server.db.update(usuario).set({ visualizaDadosCartao: false }).where(eq(usuario.id, clerk.user.id));
afterEach(mayAgain);

const view = (idCotacao: string, tipo: TipoCartao, person = clerk) =>
  person.call(logCard, { query: { acao: 'VISUALIZAR', tipo, idCotacao } });

/** A quote of a traveller with a card and a code for its service. */
async function withTraveller(numero: string | null = TEST_CARD.numero) {
  const paid = await paidBy({ server, clerk }, 'CARTAO_VIAJANTE');
  const [traveller] = paid.service.viajantes;
  const viajanteId = traveller?.id ?? '';
  const cartaoId = await giveTravellerCard(server, { empresaId: paid.request.empresa.id, viajanteId, servicoId: paid.service.id }, numero);
  const params = { idColaborador: viajanteId, idServico: paid.service.id, idEmpresa: paid.request.empresa.id };
  return { ...paid, viajanteId, cartaoId: cartaoId ?? '', params, find: (person = clerk) => person.call(findTravellerCard, { params }) };
}

async function withVirtualCard(localizador = 'ABC123') {
  const paid = await paidBy({ server, clerk }, 'CARTAO_VIRTUAL_POR_TRANSACAO', localizador);
  const card = await clerk.call(generateVirtualCard, { params: { id: 'AEREO' }, body: paid.quote });
  return { ...paid, card };
}

const generate = ({ quote }: Pick<Paid, 'quote'>, person = clerk) =>
  person.call(generateVirtualCard, { params: { id: 'AEREO' }, body: quote });
const cardOf = ({ quote }: Pick<Paid, 'quote'>, person = clerk) => person.call(findVirtualCard, { params: { id: quote.id } });
const loggedFor = (cotacaoId: string) =>
  server.db.select().from(logCartao).where(eq(logCartao.cotacaoId, cotacaoId)).orderBy(desc(logCartao.em));

async function refusal(call: Promise<unknown>): Promise<CallError> {
  const error = await call.catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(CallError);
  return error as CallError;
}

test('Q-035 Q-076 Q-267 a traveller’s card comes masked to everybody, whole only to who has the right and logged a view', async () => {
  const { quote, find } = await withTraveller();
  expect(await find()).toEqual(MASKED);
  await view(quote.id, 'VIAJANTE');
  expect(await find()).toEqual(WHOLE);
});

test('Q-035 A-021 without the right no view is logged and every card stays masked, also after a view of a colleague', async () => {
  const { request, quote, find } = await withTraveller();
  const uuid = await giveFixedCard(server, request.empresa.id);
  await mayNot();
  await expect(view(quote.id, 'VIAJANTE')).rejects.toMatchObject({ status: 403 });
  await expect(view(quote.id, 'FIXO')).rejects.toMatchObject({ status: 403 });
  expect(await loggedFor(quote.id)).toEqual([]);
  await view(quote.id, 'VIAJANTE', manager);
  expect(await find()).toEqual(MASKED);
  expect(await clerk.call(findFixedCard, { params: { id: quote.id, uuid } })).toEqual({ ...MASKED, cvv: null });
});

test('Q-035 a right that is taken away after the view was logged hands out nothing', async () => {
  const { quote, find } = await withTraveller();
  await view(quote.id, 'VIAJANTE');
  await mayNot();
  expect(await find()).toEqual(MASKED);
});

test('Q-036 Q-266 a view is one entry with user, action, kind and quote, and no card data', async () => {
  const { request, service, quote } = await withTraveller();
  await view(quote.id, 'VIAJANTE');
  await clerk.call(logCard, { query: { acao: 'GERAR', tipo: 'VCN', idCotacao: quote.id } });
  const entries = await loggedFor(quote.id);
  const common = {
    id: expect.any(String),
    cotacaoId: quote.id,
    servicoId: service.id,
    solicitacaoUuid: request.uuid,
    usuarioId: clerk.user.id,
    usuarioNome: clerk.user.name,
    em: server.now(),
  };
  expect(entries).toHaveLength(2);
  expect(entries).toEqual(
    expect.arrayContaining([
      { ...common, acao: 'VISUALIZAR', tipo: 'VIAJANTE' },
      { ...common, acao: 'GERAR', tipo: 'VCN' },
    ]),
  );
});

test('Q-036 a view hands out one card of its kind, to its user alone, for a minute; sent again it is the same card', async () => {
  const { request, quote, cartaoId, find } = await withTraveller();
  const uuid = await giveFixedCard(server, request.empresa.id, AMEX);
  const fixed = () => clerk.call(findFixedCard, { params: { id: quote.id, uuid } });
  await view(quote.id, 'VIAJANTE');
  expect((await find(manager))?.numero).toBe(MASKED.numero);
  expect((await fixed()).numero).toBe('***********0005');
  expect((await find())?.numero).toBe(TEST_CARD.numero);
  expect((await find())?.numero).toBe(TEST_CARD.numero);
  const [entry] = await loggedFor(quote.id);
  const deliveries = await server.db.select().from(entregaCartao).where(eq(entregaCartao.cartaoId, cartaoId));
  expect(deliveries).toEqual([{ logId: entry?.id, cartaoId, comCodigo: true, em: server.now() }]);
  server.pass(1);
  expect((await find())?.numero).toBe(MASKED.numero);
});

test('Q-036 two travellers need two views', async () => {
  const { request, service, quote } = await withTraveller();
  const others = [randomUUID(), randomUUID()];
  const viajantes = others.map((id) => ({ id, nomeCompleto: 'Ana', email: null, vip: false, premium: false }));
  await server.db.execute(
    sql`update servico set dados = jsonb_set(dados, '{viajantes}', ${JSON.stringify(viajantes)}::jsonb) where id = ${service.id}`,
  );
  for (const viajanteId of others) await giveTravellerCard(server, { empresaId: request.empresa.id, viajanteId, servicoId: service.id });
  const numbers = () =>
    Promise.all(
      others.map(async (idColaborador) => {
        const params = { idColaborador, idServico: service.id, idEmpresa: request.empresa.id };
        return (await clerk.call(findTravellerCard, { params }))?.numero;
      }),
    );
  await view(quote.id, 'VIAJANTE');
  expect((await numbers()).toSorted()).toEqual([MASKED.numero, TEST_CARD.numero]);
  await view(quote.id, 'VIAJANTE');
  expect(await numbers()).toEqual([TEST_CARD.numero, TEST_CARD.numero]);
});

test('Q-267 a traveller without a card has none; another traveller, client or agency is not found', async () => {
  const { params, find } = await withTraveller(null);
  expect(await find()).toBeNull();
  const ask = (changes: object, person = clerk) => person.call(findTravellerCard, { params: { ...params, ...changes } });
  await expect(ask({ idColaborador: randomUUID() })).rejects.toMatchObject(notFound);
  await expect(ask({ idEmpresa: params.idEmpresa + 1 })).rejects.toMatchObject(notFound);
  await expect(ask({ idServico: randomUUID() })).rejects.toMatchObject(notFound);
  await expect(ask({}, await server.logIn('consultor@rotasul.demo'))).rejects.toMatchObject(notFound);
});

test('Q-035 cards of a request that is with another consultant are refused to who may not change that, and their responses are never stored', async () => {
  const { request, quote, params } = await withTraveller();
  const address = `${server.address}${addressOf(findTravellerCard, BASE_PATHS, params, undefined)}`;
  const response = await fetch(address, { headers: { authorization: clerk.token } });
  expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store']);
  await server.db.update(solicitacao).set({ responsavelId: manager.user.id }).where(eq(solicitacao.uuid, request.uuid));
  const junior = await server.logIn('junior@guiche.demo');
  await expect(junior.call(findTravellerCard, { params })).rejects.toMatchObject({ status: 403 });
  await expect(junior.call(logCard, { query: { acao: 'VISUALIZAR', tipo: 'VIAJANTE', idCotacao: quote.id } })).rejects.toMatchObject({
    status: 403,
  });
});

test('Q-169 Q-271 the fixed card of a client is found for its quotes alone, whole after a view of its kind', async () => {
  const { request, service, quote } = await paidBy({ server, clerk }, 'CARTAO_FIXO');
  const uuid = await giveFixedCard(server, request.empresa.id);
  await giveCode(server, uuid, service.id);
  const find = (id: string, card: string, person = clerk) => person.call(findFixedCard, { params: { id, uuid: card } });
  expect(await find(quote.id, uuid)).toEqual(MASKED);
  await view(quote.id, 'FIXO');
  expect(await find(quote.id, uuid)).toEqual(WHOLE);
  const foreign = await giveFixedCard(server, request.empresa.id === 101 ? 102 : 101);
  await expect(find(quote.id, foreign)).rejects.toMatchObject({ ...notFound, errors: [{ chave: 'erro_ao_carregar_cartao' }] });
  await expect(find(quote.id, randomUUID())).rejects.toMatchObject(notFound);
  await expect(find(quote.id, uuid, await server.logIn('consultor@rotasul.demo'))).rejects.toMatchObject(notFound);
});

test('B-062 a number that was sealed with another key is not found, and no view is used up', async () => {
  const { quote, cartaoId, find } = await withTraveller();
  const foreign = cardVault(randomBytes(32)).seal(TEST_CARD.numero, numberPlace(cartaoId));
  await server.db.update(cartao).set({ numero: foreign }).where(eq(cartao.id, cartaoId));
  await view(quote.id, 'VIAJANTE');
  expect((await refusal(find())).errors[0]?.chave).toBe('erro_ao_carregar_cartao');
  expect(await server.db.select().from(entregaCartao).where(eq(entregaCartao.cartaoId, cartaoId))).toEqual([]);
});

test('Q-268 Q-269 a virtual card is generated once for a quote and returned masked; whole it comes after a logged view', async () => {
  const paid = await paidBy({ server, clerk });
  expect(await cardOf(paid)).toBeNull();
  const card = await generate(paid);
  expect(card).toEqual({
    id: expect.any(String),
    estado: 'GERADO',
    numero: expect.stringMatching(/^\*{12}\d{4}$/),
    cvv: '***',
    dataVencimento: '*******',
    nomeCartaoColaborador: expect.stringMatching(/\S/),
  });
  expect(await cardOf(paid)).toEqual(card);
  // Another press, by somebody else.
  expect(await generate(paid, manager)).toEqual(card);
  await view(paid.quote.id, 'VCN');
  const whole = await cardOf(paid);
  expect(whole).toMatchObject({
    id: card.id,
    estado: 'GERADO',
    numero: expect.stringMatching(/^400000\d{10}$/),
    cvv: expect.stringMatching(/^\d{3}$/),
  });
  expect(whole?.numero.slice(-4)).toBe(card.numero.slice(-4));
  expect((await cardOf(paid, manager))?.numero).toBe(card.numero);
});

test('Q-268 B-060 eight presses at once generate one card', async () => {
  const paid = await paidBy({ server, clerk });
  const answers = await Promise.all(Array.from({ length: 8 }, () => generate(paid).catch((error: unknown) => error)));
  const made = answers.flatMap((answer) => (answer instanceof CallError ? [] : [(answer as { id: string }).id]));
  expect(new Set(made).size).toBe(1);
  for (const answer of answers) if (answer instanceof CallError) expect(answer.status).toBe(503);
  expect(await server.db.select().from(cartao).where(eq(cartao.cotacaoId, paid.quote.id))).toHaveLength(1);
});

test('B-060 the same write sent again after its card was cancelled generates no other', async () => {
  const paid = await paidBy({ server, clerk });
  const write = { params: { id: 'AEREO' as const }, body: paid.quote, idempotencyKey: randomUUID() };
  const card = await clerk.call(generateVirtualCard, write);
  await clerk.call(cancelVirtualCard, { params: { id: card.id } });
  expect(await clerk.call(generateVirtualCard, write)).toMatchObject({ id: card.id, estado: 'CANCELADO' });
  expect(await server.db.select().from(cartao).where(eq(cartao.cotacaoId, paid.quote.id))).toHaveLength(1);
});

test('Q-167 Q-268 no card without a valid locator at the first flight, for another payment type, another version, or after the issue', async () => {
  const keyOf = async (paid: Pick<Paid, 'quote'>) => (await refusal(generate(paid))).errors.map(({ chave, campo }) => [chave, campo]);
  expect(await keyOf(await paidBy({ server, clerk }, 'CARTAO_VIRTUAL_POR_TRANSACAO', null))).toEqual([
    ['informe_um_localizador_valido', 'segmentos.0.voos.0.localizador'],
  ]);
  expect(await keyOf(await paidBy({ server, clerk }, 'FATURADO'))).toEqual([['cartao_virtual_outra_forma', 'tipoPagamento']]);
  const paid = await paidBy({ server, clerk });
  await expect(generate({ quote: { ...paid.quote, versao: 7 } })).rejects.toMatchObject({ status: 409 });
  await server.db.update(cotacao).set({ status: 'EMISSAO_FINALIZADA' }).where(eq(cotacao.id, paid.quote.id));
  expect(await keyOf(paid)).toEqual([['cartao_virtual_depois_da_emissao', undefined]]);
  expect(await cardOf(paid)).toBeNull();
});

test('Q-268 a refusal of the provider leaves no card; after no response the next try asks for the same one', async () => {
  const refused = await paidBy({ server, clerk }, 'CARTAO_VIRTUAL_POR_TRANSACAO', 'FAL123');
  const error = await refusal(generate(refused));
  expect([error.status, error.errors[0]?.chave]).toEqual([502, 'operadora_cartao_recusou']);
  expect(await server.db.select().from(cartao).where(eq(cartao.cotacaoId, refused.quote.id))).toEqual([]);

  const silent = await paidBy({ server, clerk }, 'CARTAO_VIRTUAL_POR_TRANSACAO', 'SIL123');
  expect((await refusal(generate(silent))).errors[0]?.chave).toBe('operadora_cartao_nao_respondeu');
  expect(await cardOf(silent)).toBeNull();
  const [place] = await server.db.select().from(cartao).where(eq(cartao.cotacaoId, silent.quote.id));
  const segmentos = silent.quote.segmentos.map((segment) => ({
    ...segment,
    voos: segment.voos.map((flight) => ({ ...flight, localizador: 'ABC123' })),
  }));
  const quote = await clerk.call(SAVE_QUOTE.AEREO, {
    params: { idViagem: silent.request.id, tipoServico: 'aereo' },
    body: { ...silent.quote, segmentos },
  });
  expect((await generate({ quote })).id).toBe(place?.id);
});

test('Q-268 while another server generates the card a try is told to wait; a server that died while it did is followed', async () => {
  const paid = await paidBy({ server, clerk });
  const id = await beginGenerating(server, { empresaId: paid.request.empresa.id, servicoId: paid.service.id, cotacaoId: paid.quote.id });
  await expect(generate(paid)).rejects.toMatchObject({ status: 503 });
  server.pass(2);
  expect((await generate(paid)).id).toBe(id);
});

test('Q-165 Q-270 a cancelled card shows its last digits alone, its number and code are erased, and another may be generated', async () => {
  const { quote, card } = await withVirtualCard();
  const cancelled = await clerk.call(cancelVirtualCard, { params: { id: card.id } });
  expect(cancelled).toEqual({ ...card, estado: 'CANCELADO', cvv: null });
  expect(await server.db.select().from(codigoCartao).where(eq(codigoCartao.cartaoId, card.id))).toEqual([]);
  const [row] = await server.db.select().from(cartao).where(eq(cartao.id, card.id));
  expect(row).toMatchObject({ numero: null, canceladoPor: clerk.user.id, canceladoEm: server.now() });
  await view(quote.id, 'VCN');
  expect(await cardOf({ quote })).toEqual(cancelled);
  expect(await clerk.call(cancelVirtualCard, { params: { id: card.id } })).toEqual(cancelled);
  server.pass(1);
  const next = await generate({ quote });
  expect(next.id).not.toBe(card.id);
  expect(await cardOf({ quote })).toEqual(next);
});

test('B-042 whoever has the request open hears that its card is there, and that it is gone', async () => {
  const paid = await paidBy({ server, clerk });
  const noted = () => server.db.$count(evento, and(eq(evento.solicitacaoId, paid.request.id), eq(evento.tipo, 'solicitacao')));
  const before = await noted();
  const card = await generate(paid);
  expect(await noted()).toBe(before + 1);
  await clerk.call(cancelVirtualCard, { params: { id: card.id } });
  expect(await noted()).toBe(before + 2);
  // A card that is gone already is no news.
  await clerk.call(cancelVirtualCard, { params: { id: card.id } });
  expect(await noted()).toBe(before + 2);
});

test('Q-268 Q-270 no card is generated or cancelled while it is not known whether its quote was issued', async () => {
  const inDoubt = { status: 422, errors: [expect.objectContaining({ chave: 'emissao_em_verificacao' })] };
  const paid = await withVirtualCard();
  const bare = await paidBy({ server, clerk }, 'CARTAO_VIRTUAL_POR_TRANSACAO', 'ABC123');
  for (const { id } of [paid.quote, bare.quote]) {
    const [row] = await server.db.select().from(cotacao).where(eq(cotacao.id, id));
    await server.db
      .update(cotacao)
      .set({ dados: { ...row?.dados, emissaoEmVerificacao: true } })
      .where(eq(cotacao.id, id));
  }
  await expect(clerk.call(cancelVirtualCard, { params: { id: paid.card.id } })).rejects.toMatchObject(inDoubt);
  await expect(generate(bare)).rejects.toMatchObject(inDoubt);
  expect(await cardOf(paid)).toEqual(paid.card);
  expect(await cardOf(bare)).toBeNull();
});

test('Q-168 a quote is not removed while its virtual card can be charged, and is once it is cancelled', async () => {
  const { request, quote, card } = await withVirtualCard();
  const { id, idServico, versao } = quote;
  const remove = () => clerk.call(removeQuote, { params: { idViagem: request.id, tipoServico: 'aereo' }, body: { id, idServico, versao } });
  expect((await refusal(remove())).errors[0]?.chave).toBe('cotacao_com_cartao_virtual');
  await clerk.call(cancelVirtualCard, { params: { id: card.id } });
  await remove();
  expect(airServiceOf(await load(clerk, request.id)).cotacoes).not.toContainEqual(expect.objectContaining({ id }));
});

test('Q-270 a card that the provider does not cancel stays as it is; another agency finds none', async () => {
  const { quote, card } = await withVirtualCard('NCA123');
  const error = await refusal(clerk.call(cancelVirtualCard, { params: { id: card.id } }));
  expect([error.status, error.errors[0]?.chave]).toEqual([502, 'operadora_cartao_nao_cancelou']);
  expect(await cardOf({ quote })).toEqual(card);
  const stranger = await server.logIn('consultor@rotasul.demo');
  await expect(stranger.call(cancelVirtualCard, { params: { id: card.id } })).rejects.toMatchObject(notFound);
  await expect(stranger.call(findVirtualCard, { params: { id: quote.id } })).rejects.toMatchObject(notFound);
});

const charge = (cotacaoId: string, ...statuses: readonly StatusCobranca[]) =>
  server.db.insert(cobranca).values(statuses.map((status) => ({ id: randomUUID(), cotacaoId, status, em: server.now() })));

/** The payment type of another form, which the quote does not have. */
async function otherType(quote: AirQuote): Promise<PaymentType> {
  const other = await paidBy({ server, clerk }, quote.tipoPagamento?.tipoFormaPagamento === 'FATURADO' ? 'CARTAO_FIXO' : 'FATURADO');
  if (!other.quote.tipoPagamento) throw new Error('the quote has no payment type');
  return other.quote.tipoPagamento;
}

test('Q-163 the payment type of a charged quote is refused at its field, and everything else can be saved', async () => {
  const { request, quote } = await paidBy({ server, clerk });
  const tipoPagamento = await otherType(quote);
  const save = (body: AirQuote) => clerk.call(SAVE_QUOTE.AEREO, { params: { idViagem: request.id, tipoServico: 'aereo' }, body });
  await charge(quote.id, ...STATUS_COBRANCA.filter((status) => status !== 'COBRADO'));
  const changed = await save({ ...quote, tipoPagamento });
  expect(changed.tipoPagamento).toEqual(tipoPagamento);
  await charge(quote.id, 'COBRADO');
  for (const refused of [quote.tipoPagamento, null]) {
    const error = await refusal(save({ ...changed, tipoPagamento: refused }));
    expect(error.status).toBe(422);
    expect(error.errors).toEqual([expect.objectContaining({ chave: 'tipo_pagamento_ja_cobrado', campo: 'tipoPagamento' })]);
  }
  expect((await save({ ...changed, tarifa: 1200 })).tarifa).toBe(1200);
});

test('Q-163 nor can it be changed in the issuing stage', async () => {
  const issue = await issuable(server, clerk);
  const tipoPagamento = await otherType(issue.quote);
  await charge(issue.quote.id, 'COBRADO');
  const error = await refusal(saveAirIssue(clerk, issue, { tipoPagamento }));
  expect(error.errors.map(({ chave }) => chave)).toContain('tipo_pagamento_ja_cobrado');
});

test('Q-265 the charges of a quote are listed in their order; client, request, kind and quote must belong together', async () => {
  const { request, quote } = await paidBy({ server, clerk });
  const body = { instancia: request.empresa.instancia, idRelatorio: request.id, servico: 'AEREO' as const, idCotacao: quote.id };
  const ask = (changes: Partial<typeof body> = {}, person = clerk) => person.call(findCharges, { body: { ...body, ...changes } });
  expect(await ask()).toEqual([]);
  for (const status of STATUS_COBRANCA) {
    server.pass(1);
    await charge(quote.id, status);
  }
  expect(await ask()).toEqual(STATUS_COBRANCA.map((statusCobranca) => ({ statusCobranca })));
  const other = await load(clerk, await takeRequest(server));
  await expect(ask({ idRelatorio: other.id })).rejects.toMatchObject(notFound);
  await expect(ask({ instancia: 'ninguem' })).rejects.toMatchObject(notFound);
  await expect(ask({ idCotacao: randomUUID() })).rejects.toMatchObject(notFound);
  await expect(clerk.call(findCharges, { body: { ...body, servico: 'HOTEL' } })).rejects.toMatchObject(notFound);
  await expect(ask({}, await server.logIn('consultor@rotasul.demo'))).rejects.toMatchObject(notFound);
});

test('B-062 a code is handed out until its service is issued, and erased with the issue', async () => {
  const request = await confirmed(server, clerk);
  const service = airServiceOf(request);
  const quote = service.escolhida;
  const [traveller] = service.viajantes;
  if (!quote || !traveller) throw new Error('nothing is chosen, or nobody travels');
  const cartaoId =
    (await giveTravellerCard(server, { empresaId: request.empresa.id, viajanteId: traveller.id, servicoId: service.id })) ?? '';
  const params = { idColaborador: traveller.id, idServico: service.id, idEmpresa: request.empresa.id };
  const code = async () => {
    await view(quote.id, 'VIAJANTE');
    return (await clerk.call(findTravellerCard, { params }))?.cvv;
  };
  const kept = () => server.db.select().from(codigoCartao).where(eq(codigoCartao.cartaoId, cartaoId));
  expect(await code()).toBe(TEST_CARD.cvv);
  await clerk.call(concludeIssues, { body: { ...seenTrip(request), voltaraAprovacao: false } });
  expect(await kept()).toEqual([]);
  expect(await code()).toBeNull();
});

test('B-062 a code whose quote was issued otherwise is not handed out, and erased with the outdated rows; the others stay', async () => {
  const issued = await withTraveller();
  const waiting = await withTraveller();
  await server.db.update(cotacao).set({ status: 'EMISSAO_FINALIZADA' }).where(eq(cotacao.servicoId, issued.service.id));
  await view(issued.quote.id, 'VIAJANTE');
  expect(await issued.find()).toEqual({ ...WHOLE, cvv: null });
  const codes = async (id: string) => (await server.db.select().from(codigoCartao).where(eq(codigoCartao.cartaoId, id))).length;
  expect([await codes(issued.cartaoId), await codes(waiting.cartaoId)]).toEqual([1, 1]);
  await dropOutdated(server);
  expect([await codes(issued.cartaoId), await codes(waiting.cartaoId)]).toEqual([0, 1]);
});

test('B-062 no number and no code is in clear in a table, in a stored response or in the log', async () => {
  const { quote, find } = await withTraveller(AMEX);
  await view(quote.id, 'VIAJANTE');
  expect((await find())?.numero).toBe(AMEX);
  const { quote: paid, card } = await withVirtualCard();
  await view(paid.id, 'VCN');
  const whole = await cardOf({ quote: paid });
  expect(whole?.id).toBe(card.id);
  const hidden = [AMEX, whole?.numero ?? '', TEST_CARD.numero];
  const [tables] = await Promise.all([
    Promise.all([cartao, codigoCartao, logCartao, entregaCartao, escritaFeita].map((table) => server.db.select().from(table))),
  ]);
  for (const place of [JSON.stringify(tables), server.log.join('\n')]) {
    for (const number of hidden) expect(place).not.toContain(number);
    for (const code of [TEST_CARD.cvv, whole?.cvv ?? '']) expect(place).not.toContain(`"${code}"`);
  }
});
