import { researchExpired, updateExpired } from '@guiche/contract/automatic-issuing';
import { conflictOf } from '@guiche/contract/client';
import { listQuoteLog, SAVE_QUOTE } from '@guiche/contract/quotes';
import { listRequestLog } from '@guiche/contract/requests';
import { saveAirChoices, saveBusChoices, saveCarChoices, saveHotelChoices, searchAir, searchHotels } from '@guiche/contract/searches';
import { quoteName } from '@guiche/domain/quotes';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { regraMenorPreco } from '../db/schema/cliente.ts';
import { cotacao, solicitacao } from '../db/schema/solicitacao.ts';
import {
  airSearch,
  hotelSearch,
  load,
  offered,
  type Person,
  SEARCHED_YEAR,
  serverForFile,
  serviceOf,
  settled,
  type TestServer,
  takeRequest,
} from '../test-support/index.ts';

let server: TestServer;
let clerk: Person;
serverForFile((demo) => {
  ({ server, clerk } = demo);
});

/** The offers of a search for flights of a request that no other test uses. */
async function flights() {
  const request = await load(clerk, await takeRequest(server));
  const { grupoCotacao } = await clerk.call(searchAir, { body: airSearch(request) });
  const service = serviceOf(request, 'AEREO');
  const offers = grupoCotacao.flatMap(({ cotacoes }) => cotacoes);
  const choose = (escolhida: (typeof offers)[number] | null) =>
    clerk.call(saveAirChoices, { params: { idViagem: request.id }, body: [{ id: service.id, escolhida }] });
  return { request, service, offers, choose };
}

test('S-357 what is chosen becomes a quote of its service and its chosen one, at the price of the provider, with its log entry', async () => {
  const { request, service, offers, choose } = await flights();
  const [offer] = offers;
  if (!offer) throw new Error('nothing was found');
  // The body cannot say what it costs.
  const [answer] = await choose({ ...offer, tarifa: 1, total: 1 });
  const stored = { ...offer, versao: 1, validadeReserva: expect.any(String) };
  expect(answer).toMatchObject({ id: service.id, idCotacaoEscolhida: offer.id, escolhida: stored });
  const after = serviceOf(await load(clerk, request.id), 'AEREO');
  expect(after.cotacoes).toEqual([...service.cotacoes, answer?.escolhida]);
  const [entry] = await clerk.call(listQuoteLog, { params: { id: offer.id } });
  expect(entry).toMatchObject({ acao: 'ADICIONAR', usuario: clerk.user.name });
});

test('S-357 another choice takes the place of the former one, the same one again changes nothing, and none takes it back', async () => {
  const { service, offers, choose } = await flights();
  const [first, second] = offers;
  if (!first || !second) throw new Error('nothing was found');
  await choose(first);
  const [changed] = await choose(second);
  expect(changed?.cotacoes.map(({ id }) => id)).toEqual([...service.cotacoes.map(({ id }) => id), second.id]);
  expect(await choose(second)).toEqual([changed]);
  const [again] = await choose(first);
  expect([again?.idCotacaoEscolhida, again?.cotacoes.length]).toEqual([first.id, service.cotacoes.length + 1]);
  expect(await choose(null)).toMatchObject([{ idCotacaoEscolhida: null, cotacoes: service.cotacoes }]);
});

test('B-061 who saw another choice neither takes the present one back nor replaces it, and is told what is chosen now', async () => {
  const { request, service, offers } = await flights();
  const [first, second, third] = offers;
  if (!first || !second || !third) throw new Error('nothing was found');
  type Choice = Parameters<typeof clerk.call<typeof saveAirChoices>>[1]['body'][number];
  const choose = (choice: Omit<Choice, 'id'>) =>
    clerk.call(saveAirChoices, { params: { idViagem: request.id }, body: [{ id: service.id, ...choice }] });
  await choose({ escolhida: first, idEscolhidaAnterior: null });
  await choose({ escolhida: second, idEscolhidaAnterior: first.id });
  for (const escolhida of [null, third]) {
    const refused = await choose({ escolhida, idEscolhidaAnterior: first.id }).catch((error: unknown) => error);
    expect(refused).toMatchObject({
      status: 409,
      errors: [expect.objectContaining({ chave: 'escolha_mudou', parametros: { nome: quoteName(second) } })],
    });
    expect(conflictOf(saveAirChoices, refused)?.atual).toEqual({ id: service.id, idCotacaoEscolhida: second.id });
  }
  expect(serviceOf(await load(clerk, request.id), 'AEREO')).toMatchObject({ idCotacaoEscolhida: second.id });
  // What was asked for is so already.
  expect(await choose({ escolhida: second, idEscolhidaAnterior: first.id })).toMatchObject([{ idCotacaoEscolhida: second.id }]);
  expect(await choose({ escolhida: null, idEscolhidaAnterior: second.id })).toMatchObject([{ idCotacaoEscolhida: null }]);
  await expect(choose({ escolhida: third, idEscolhidaAnterior: second.id })).rejects.toMatchObject({
    status: 409,
    errors: [expect.objectContaining({ chave: 'escolha_mudou_para_nenhuma' })],
  });
});

test('S-357 an offer on which a clerk has worked stays when another one is chosen', async () => {
  const { request, offers, choose } = await flights();
  const [first, second] = offers;
  if (!first || !second) throw new Error('nothing was found');
  const [chosen] = await choose(first);
  if (!chosen?.escolhida) throw new Error('nothing was chosen');
  const [paid] = service(request).cotacoes;
  const worked = {
    ...chosen.escolhida,
    observacao: 'Confirmado com a companhia',
    tipoPagamento: paid?.tipoPagamento ?? null,
    intermediador: 'DIRETO',
  };
  const kept = await clerk.call(SAVE_QUOTE.AEREO, { params: { idViagem: request.id, tipoServico: 'aereo' }, body: worked });
  expect(kept.versao).toBe(2);
  const [changed] = await choose(second);
  expect(changed?.cotacoes.map(({ id }) => id)).toEqual(expect.arrayContaining([first.id, second.id]));
});

const service = (request: Parameters<typeof serviceOf>[0]) => serviceOf(request, 'AEREO');

test('S-357 an offer that its provider does not know any more is refused at its place, and nothing is stored', async () => {
  const { request, service: before, offers, choose } = await flights();
  const [offer] = offers;
  if (!offer) throw new Error('nothing was found');
  const refused = await choose({ ...offer, id: '00000000-0000-4000-8000-000000000000' }).catch((error: unknown) => error);
  expect(refused).toMatchObject({ status: 422, errors: [expect.objectContaining({ chave: 'oferta_indisponivel', campo: '0.escolhida' })] });
  const sold = airSearch(request, { data: `${SEARCHED_YEAR}-12-29` });
  const { grupoCotacao } = await clerk.call(searchAir, { body: sold });
  expect(await settled(choose(grupoCotacao[0]?.cotacoes[0] ?? null))).toBe(422);
  expect(serviceOf(await load(clerk, request.id), 'AEREO')).toEqual(before);
});

test('S-357 nothing is chosen for a request that is not being quoted any more', async () => {
  const { request, offers, choose } = await flights();
  await server.db.update(solicitacao).set({ status: 'SELECAO_COTACAO' }).where(eq(solicitacao.uuid, request.uuid));
  const refused = await choose(offers[0] ?? null).catch((error: unknown) => error);
  expect(refused).toMatchObject({ status: 422, errors: [expect.objectContaining({ chave: 'solicitacao_nao_esta_em_cotacao' })] });
});

/** A request with nothing chosen for its hotel, a rule of its company, and the hotels that were found for it, the cheapest first. */
async function hotelsUnder(acao: 'ALERTA' | 'APROVACAO' | 'BLOQUEIA') {
  const { request, service: stay } = await offered({ server, clerk }, 'HOTEL');
  const regra = { valor: 0.1, acao, titulo: 'Menor preço', descricao: 'Até 10 % a mais.' } as const;
  const row = { empresaId: request.empresa.id, ...regra };
  await server.db.insert(regraMenorPreco).values(row).onConflictDoUpdate({ target: regraMenorPreco.empresaId, set: regra });
  const found = await clerk.call(searchHotels, { body: [hotelSearch(request)] });
  const quotes = found.flatMap(({ grupoCotacao }) => grupoCotacao.flatMap(({ cotacoes }) => cotacoes));
  const [cheapest, ...others] = quotes.toSorted((one, other) => one.total - other.total);
  const dearest = others.at(-1);
  if (!cheapest || !dearest) throw new Error('too few hotels were found');
  type Choice = Parameters<typeof clerk.call<typeof saveHotelChoices>>[1]['body'][number];
  const choose = (choice: Omit<Choice, 'id'>) =>
    clerk.call(saveHotelChoices, { params: { idViagem: request.id }, body: [{ id: stay.id, ...choice }] });
  // Another test may have chosen for it.
  await choose({ escolhida: null });
  const refusal = (choice: Omit<Choice, 'id'>) => choose(choice).catch((error: unknown) => error);
  return { request, regra, cheapest, dearest, choose, refusal };
}

test('S-355 S-110 S-111 a hotel that breaks the policy is chosen with a reason alone, and stored with the rule of the company, whatever the body says', async () => {
  const { regra, dearest, choose, refusal } = await hotelsUnder('ALERTA');
  const lax = { ...regra, valor: 0.9, titulo: 'Sem limite' } as const;
  const forged = { tipo: 'WARNING', titulo: lax.titulo, descricao: '', justificativa: 'Autorizado', regra: lax } as const;
  for (const justificativa of [undefined, null, '  '])
    expect(await refusal({ escolhida: dearest, validacao: forged, ...(justificativa !== undefined && { justificativa }) })).toMatchObject({
      status: 422,
      errors: [expect.objectContaining({ chave: 'preencha_o_campo_antes_de_continuar', campo: '0.justificativa' })],
    });
  const justificativa = 'É o hotel do evento';
  const [chosen] = await choose({ escolhida: dearest, validacao: forged, justificativa: ` ${justificativa} ` });
  expect(chosen).toMatchObject({
    escolhida: { id: dearest.id, total: dearest.total },
    validacao: { tipo: 'WARNING', titulo: regra.titulo, descricao: regra.descricao, justificativa, regra },
    justificativa,
  });
  expect(chosen?.historico).toEqual({ data: server.now().toISOString(), dataAntiga: null });
});

test('S-355 S-108 S-109 a rule that blocks refuses a dearer hotel with a reason, too, and for people for whom nobody searched', async () => {
  const { cheapest, dearest, choose, refusal } = await hotelsUnder('BLOQUEIA');
  const blocked = { status: 422, errors: [expect.objectContaining({ chave: 'voce_deve_selecionar_menor_preco', campo: '0.escolhida' })] };
  expect(await refusal({ escolhida: dearest, justificativa: 'É o hotel do evento' })).toMatchObject(blocked);
  expect(await refusal({ escolhida: dearest, adultos: 99 })).toMatchObject({
    status: 422,
    errors: [expect.objectContaining({ chave: 'oferta_indisponivel', campo: '0.escolhida' })],
  });
  expect(await choose({ escolhida: cheapest })).toMatchObject([{ escolhida: { id: cheapest.id }, validacao: null, justificativa: null }]);
});

test('S-355 S-109 S-110 B-034 a hotel that is stored already is held to the rule as a new one is, and each change of the choice is logged', async () => {
  const { request, regra, cheapest, dearest, choose, refusal } = await hotelsUnder('ALERTA');
  const justificativa = 'É o hotel do evento';
  await choose({ escolhida: dearest, justificativa });
  // Somebody works on it, so that it stays when another one is chosen.
  await server.db.update(cotacao).set({ versao: 2 }).where(eq(cotacao.id, dearest.id));
  await choose({ escolhida: cheapest });
  expect(await refusal({ escolhida: dearest })).toMatchObject({
    status: 422,
    errors: [expect.objectContaining({ chave: 'preencha_o_campo_antes_de_continuar', campo: '0.justificativa' })],
  });
  expect(await choose({ escolhida: dearest, justificativa })).toMatchObject([
    { escolhida: { id: dearest.id, versao: 2 }, validacao: { justificativa, regra }, justificativa },
  ]);
  await choose({ escolhida: null });
  const [dear, cheap] = [quoteName(dearest), quoteName(cheapest)];
  const changes = (await clerk.call(listRequestLog, { params: { uuid: request.uuid } }))
    .filter(({ tipoAlteracaoSolicitacao }) => tipoAlteracaoSolicitacao === 'COTACAO_ESCOLHIDA')
    .flatMap(({ user, alteracoes = [] }) => alteracoes.map((change) => ({ ...change, por: user.name })));
  const text = (valor: string | null) => valor && { tipo: 'TEXTO', valor };
  const made = [
    [null, dear],
    [dear, cheap],
    [cheap, dear],
    [dear, null],
  ].map(([antes = null, depois = null]) => ({
    campo: 'campo_cotacao_escolhida',
    antes: text(antes),
    depois: text(depois),
    por: clerk.user.name,
  }));
  expect(changes).toEqual(expect.arrayContaining(made));

  await server.db.update(regraMenorPreco).set({ acao: 'BLOQUEIA' }).where(eq(regraMenorPreco.empresaId, request.empresa.id));
  const refused = (chave: string) => ({ status: 422, errors: [expect.objectContaining({ chave, campo: '0.escolhida' })] });
  expect(await refusal({ escolhida: dearest, justificativa })).toMatchObject(refused('voce_deve_selecionar_menor_preco'));
  await server.db.delete(regraMenorPreco).where(eq(regraMenorPreco.empresaId, request.empresa.id));
  await server.db.update(cotacao).set({ status: 'COTACAO_CANCELADA' }).where(eq(cotacao.id, dearest.id));
  expect(await refusal({ escolhida: dearest })).toMatchObject(refused('oferta_indisponivel'));
});

test('S-347 S-360 a car and a bus are chosen in the same way', async () => {
  const car = await offered({ server, clerk }, 'CARRO');
  const [rental] = await clerk.call(saveCarChoices, {
    params: { idViagem: car.request.id },
    body: [{ id: car.service.id, escolhida: car.offer }],
  });
  expect(rental).toMatchObject({ id: car.service.id, escolhida: { id: car.offer.id, total: car.offer.total, versao: 1 } });
  const bus = await offered({ server, clerk }, 'RODOVIARIO');
  const [journey] = await clerk.call(saveBusChoices, {
    params: { idViagem: bus.request.id },
    body: [{ id: bus.service.id, escolhida: bus.offer }],
  });
  expect(journey).toMatchObject({ id: bus.service.id, idCotacaoEscolhida: bus.offer.id, escolhida: { total: bus.offer.total } });
});

test('S-357 S-355 what is chosen costs what it was searched for, for more people than the service has, too', async () => {
  const { request, service } = await flights();
  const body = { ...airSearch(request), adultos: service.adultos + 2 };
  const { grupoCotacao } = await clerk.call(searchAir, { body });
  const offer = grupoCotacao[0]?.cotacoes[0] ?? null;
  const params = { idViagem: request.id };
  const [chosen] = await clerk.call(saveAirChoices, { params, body: [{ id: service.id, escolhida: offer, adultos: body.adultos }] });
  expect(chosen?.escolhida).toMatchObject({ id: offer?.id, tarifa: offer?.tarifa, total: offer?.total });
});

test('S-343 S-344 while the request is quoted, the chosen offer is found again once it has expired, and takes its place', async () => {
  const { request, service, offers, choose } = await flights();
  const [offer, other] = offers;
  if (!offer || !other) throw new Error('nothing was found');
  await choose(offer);
  const present = serviceOf(await load(clerk, request.id), 'AEREO');
  const search = () => clerk.call(researchExpired, { query: { statusSolicitacao: request.status }, body: present });
  expect(await settled(search())).toBe(422);
  const [row] = await server.db.select().from(cotacao).where(eq(cotacao.id, offer.id));
  const validadeReserva = new Date(server.now().getTime() - 1000).toISOString();
  const dados = { ...row?.dados, validadeReserva, codigoReserva: 'MAI9AA', localizador: 'MAI9AA' };
  await server.db.update(cotacao).set({ dados }).where(eq(cotacao.id, offer.id));
  const found = await search();
  expect(found.id).toBe(offer.id);
  expect(found.total).toBeGreaterThan(offer.total);
  const answer = await clerk.call(updateExpired, { params: { id: service.id }, body: found });
  expect(answer.escolhida).toMatchObject({
    total: found.total,
    versao: found.versao + 1,
    valorAlteradoEmissao: false,
    codigoReserva: 'AA9IAM',
  });
  const after = await load(clerk, request.id);
  expect([after.status, serviceOf(after, 'AEREO').escolhida]).toEqual([request.status, answer.escolhida]);
  // It has been renewed, so that nobody takes it away with the next choice.
  expect((await choose(other))[0]?.cotacoes.map(({ id }) => id)).toEqual(expect.arrayContaining([offer.id, other.id]));
});
