import { randomUUID } from 'node:crypto';
import { findMargin, listFareFamilies, listRentalCompanies, removeQuote, SAVE_QUOTE, suggestRate } from '@guiche/contract/quotes';
import type { AirQuote, TravelRequest } from '@guiche/domain/entities';
import { FATURADO_FIELD } from '@guiche/domain/product';
import { and, eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { logCotacao } from '../db/schema/log.ts';
import { margemCredencial, tipoPagamento } from '../db/schema/referencia.ts';
import { cotacao, servico, solicitacao } from '../db/schema/solicitacao.ts';
import {
  airServiceOf,
  load,
  loadFromHistory,
  type Person,
  serverForFile,
  type TestServer,
  takeRequest,
  typedAirQuote,
} from '../test-support/index.ts';

let server: TestServer;
let clerk: Person;
serverForFile((demo) => {
  ({ server, clerk } = demo);
});

const save = (person: Person, request: TravelRequest, quote: AirQuote) =>
  person.call(SAVE_QUOTE.AEREO, { params: { idViagem: request.id, tipoServico: 'aereo' }, body: quote });

const remove = (person: Person, request: TravelRequest, { id, idServico, versao }: AirQuote) =>
  person.call(removeQuote, { params: { idViagem: request.id, tipoServico: 'aereo' }, body: { id, idServico, versao } });

async function openRequest(person = clerk): Promise<TravelRequest> {
  return load(person, await takeRequest(server, 'COTACAO_AGENCIA', person.user.agency.id));
}

const quotesIn = (request: TravelRequest) => airServiceOf(request).cotacoes;

test('Q-091 Q-251 a new quote is stored as pending, and the next load shows it', async () => {
  const request = await openRequest();
  const saved = await save(clerk, request, await typedAirQuote(clerk, request));
  expect(saved).toMatchObject({ statusCotacao: 'COTACAO_PENDENTE', versao: 1, tipo: 'OFFLINE', tipoOrigemCotacao: 'SUPPLIER_ADD' });
  const after = await load(clerk, request.id);
  expect(quotesIn(after).find(({ id }) => id === saved.id)).toEqual(saved);
  expect(after.statusCotacaoViagem).toBe('COTACAO_PENDENTE');
});

test("Q-117 the totals are the server's, whatever the body says", async () => {
  const request = await openRequest();
  const typed = await typedAirQuote(clerk, request);
  const saved = await save(clerk, request, {
    ...typed,
    tarifa: 1234.5,
    taxas: 89.9,
    taxaExtra: 30,
    fee: 45,
    iss: 24.69,
    duRav: 40,
    markup: 123.45,
    markupManual: true,
    tarifaTotal: 1,
    total: 2,
  });
  expect(saved).toMatchObject({ tarifaTotal: 1357.95, total: 1587.54 });
});

test('Q-120 a percentage that contradicts its amount is reckoned anew, and a missing amount from its percentage', async () => {
  const request = await openRequest();
  const typed = { ...(await typedAirQuote(clerk, request)), tarifa: 500 };
  const saved = await save(clerk, request, { ...typed, taxaExtra: 25, taxaExtraPercentual: 50 });
  expect(saved).toMatchObject({ taxaExtra: 25, taxaExtraPercentual: 5 });
  const reckoned = await save(clerk, request, { ...saved, taxaExtra: null, taxaExtraPercentual: 50 });
  expect(reckoned).toMatchObject({ taxaExtra: 250, taxaExtraPercentual: 50, total: saved.total + 225 });
});

test("Q-140 the automatic margin of the own agency is computed by the server from the company's margin", async () => {
  const request = await openRequest();
  const typed = await typedAirQuote(clerk, request);
  const [billed] = await server.db.select().from(tipoPagamento).where(eq(tipoPagamento.id, 1));
  const percent = await clerk.call(findMargin, { query: { idEmpresa: request.empresa.id, intermediador: 'CONFIANCA' } });
  expect(percent).toBeGreaterThan(0);
  const saved = await save(clerk, request, {
    ...typed,
    intermediador: 'CONFIANCA',
    // Only the id is trusted.
    tipoPagamento: { id: 1, descricao: 'de graça', tipoFormaPagamento: 'PAGAMENTO_DIRETO', [FATURADO_FIELD]: false, data: null },
    markup: 7,
  });
  expect(saved.tipoPagamento).toMatchObject({ descricao: billed?.descricao, tipoFormaPagamento: 'FATURADO' });
  expect(saved.markup).toBe((1000 * percent) / 100);
  expect(saved.total).toBe(1090 + (saved.markup ?? 0));
});

test('A-257 Q-143 the margin of a company at an intermediary is a number in percent, 0 where none is known', async () => {
  await server.db
    .update(margemCredencial)
    .set({ percentual: 6.5 })
    .where(and(eq(margemCredencial.empresaId, 101), eq(margemCredencial.intermediador, 'SAKURA')));
  const ask = (intermediador: string) => clerk.call(findMargin, { query: { idEmpresa: 101, intermediador } });
  expect(await ask('SAKURA')).toBe(6.5);
  expect(await ask('NINGUÉM')).toBe(0);
});

test('Q-025 an external agency has no margin', async () => {
  const person = await server.logIn('consultor@rotasul.demo');
  const request = await openRequest(person);
  expect(await person.call(findMargin, { query: { idEmpresa: request.empresa.id, intermediador: 'CONFIANCA' } })).toBe(0);
  const saved = await save(person, request, { ...(await typedAirQuote(person, request)), intermediador: 'CONFIANCA' });
  expect(saved.markup).toBeNull();
});

test('Q-131 the rate of the national currency is 1, whatever the body says', async () => {
  const request = await openRequest();
  expect(await save(clerk, request, { ...(await typedAirQuote(clerk, request)), cotacaoMoeda: 5.4321 })).toMatchObject({ cotacaoMoeda: 1 });
});

test('an edit raises the version, and keeps what only issuing decides', async () => {
  const request = await openRequest();
  const first = await save(clerk, request, await typedAirQuote(clerk, request));
  const second = await save(clerk, request, {
    ...first,
    tarifa: 900,
    statusCotacao: 'EMISSAO_FINALIZADA',
    dataEmissao: '2026-01-01T00:00:00Z',
    emissor: 'eu',
  });
  expect(second).toMatchObject({
    id: first.id,
    versao: 2,
    tarifa: 900,
    total: 990,
    statusCotacao: 'COTACAO_PENDENTE',
    dataEmissao: null,
    emissor: null,
  });
  const log = await server.db.select().from(logCotacao).where(eq(logCotacao.cotacaoId, first.id));
  expect(log.map(({ acao, usuarioNome, detalhes }) => [acao, usuarioNome, detalhes])).toEqual([
    ['ADICIONAR', clerk.user.name, 'Total: R$\u00a01.090,00'],
    ['ALTERAR', clerk.user.name, 'Total: R$\u00a01.090,00 → R$\u00a0990,00'],
  ]);
});

test('a stale edit is refused with 409 and writes nothing', async () => {
  const request = await openRequest();
  const first = await save(clerk, request, await typedAirQuote(clerk, request));
  const other = await server.logIn('gestora@guiche.demo');
  const theirs = await save(other, request, { ...first, tarifa: 800 });
  await expect(save(clerk, request, { ...first, tarifa: 700 })).rejects.toMatchObject({
    status: 409,
    errors: [{ titulo: expect.stringContaining('Outra pessoa alterou esta cotação primeiro') }],
  });
  await expect(remove(clerk, request, first)).rejects.toMatchObject({ status: 409 });
  expect(quotesIn(await load(clerk, request.id)).find(({ id }) => id === first.id)).toEqual(theirs);
});

test('of many saves of one version at the same moment, exactly one is written', async () => {
  const request = await openRequest();
  const first = await save(clerk, request, await typedAirQuote(clerk, request));
  const tries = await Promise.allSettled([810, 820, 830, 840, 850, 860].map((tarifa) => save(clerk, request, { ...first, tarifa })));
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(tries.flatMap((one) => (one.status === 'rejected' ? [one.reason.status] : []))).toEqual([409, 409, 409, 409, 409]);
});

test('Q-201 Q-209 what the rules refuse comes back at its field, in the language of the caller', async () => {
  const request = await openRequest();
  const typed = await typedAirQuote(clerk, request);
  const [segment] = typed.segmentos;
  if (!segment) throw new Error('the typed quote has no segment');
  const wrong: AirQuote = {
    ...typed,
    tarifa: null,
    taxas: -1,
    segmentos: [
      { ...segment, voos: segment.voos.map((flight) => ({ ...flight, localizador: '123456' })) },
      { ...segment, id: randomUUID(), voos: [] },
    ],
  };
  const ask = (language: string) =>
    fetch(`${server.address}/api/rest/viagens/${request.id}/cotacao/aereo`, {
      method: 'PUT',
      headers: { authorization: clerk.token, 'accept-language': language, 'content-type': 'application/json' },
      body: JSON.stringify(wrong),
    });
  const answer = await ask('pt-BR');
  expect(answer.status).toBe(422);
  const list = await answer.json();
  expect(list.map(({ campo }: { campo: string }) => campo)).toEqual([
    'tarifa',
    'taxas',
    'segmentos.0.voos.0.localizador',
    'segmentos.1.voos',
  ]);
  expect(list[0]).toEqual({ tipo: 'ERROR', titulo: 'Informe a tarifa.', chave: 'informe_a_tarifa', campo: 'tarifa' });
  const english = await (await ask('en')).json();
  expect(english[0].titulo).not.toBe(list[0].titulo);
});

test('a body that is no quote is refused at each field that is wrong', async () => {
  const request = await openRequest();
  const typed = await typedAirQuote(clerk, request);
  const answer = await fetch(`${server.address}/api/rest/viagens/${request.id}/cotacao/aereo`, {
    method: 'PUT',
    headers: { authorization: clerk.token, 'content-type': 'application/json' },
    body: JSON.stringify({ ...typed, tarifa: '1000', moeda: { ...typed.moeda, id: 'um' } }),
  });
  expect(answer.status).toBe(422);
  expect((await answer.json()).map(({ campo }: { campo: string }) => campo).sort()).toEqual(['moeda.id', 'tarifa']);
});

test('sums that no column holds are refused, not a failure of the server', async () => {
  const request = await openRequest();
  const typed = await typedAirQuote(clerk, request);
  await expect(save(clerk, request, { ...typed, tarifa: 999_999_999_999.99, taxas: 999_999_999_999.99 })).rejects.toMatchObject({
    status: 422,
    errors: [{ campo: 'total' }],
  });
});

test('a consolidator, payment type, supplier, currency or intermediary that the agency does not have is refused', async () => {
  const request = await openRequest();
  const typed = await typedAirQuote(clerk, request);
  const other = await server.logIn('consultor@rotasul.demo');
  const foreign = await typedAirQuote(other, await openRequest(other));
  await expect(
    save(clerk, request, {
      ...typed,
      agenciaServico: foreign.agenciaServico,
      fornecedorServico: { id: 'nenhum', nome: 'Fornecedor' },
      moeda: { id: 999, codigo: 'XXX', nome: 'Moeda', simbolo: 'X', cotacao: 1 },
      cotacaoMoeda: 1,
      intermediador: 'INVENTADO',
    }),
  ).rejects.toMatchObject({
    status: 422,
    errors: [{ campo: 'agenciaServico' }, { campo: 'fornecedorServico' }, { campo: 'moeda' }, { campo: 'intermediador' }],
  });
});

test('a request of another agency is one that does not exist', async () => {
  const request = await openRequest();
  const typed = await typedAirQuote(clerk, request);
  const other = await server.logIn('consultor@rotasul.demo');
  const notFound = { status: 404, errors: [{ titulo: 'Solicitação não encontrada.' }] };
  await expect(load(other, request.id)).rejects.toMatchObject(notFound);
  await expect(save(other, request, typed)).rejects.toMatchObject(notFound);
  await expect(save(clerk, { ...request, id: 1 }, typed)).rejects.toMatchObject(notFound);
});

test('a service or quote that is not of the request does not exist there', async () => {
  const [request, another] = [await openRequest(), await openRequest()];
  const typed = await typedAirQuote(clerk, request);
  await expect(save(clerk, another, typed)).rejects.toMatchObject({
    status: 404,
    errors: [{ titulo: 'Serviço não encontrado nesta solicitação.' }],
  });
  await expect(save(clerk, request, { ...typed, id: randomUUID(), versao: 1 })).rejects.toMatchObject({ status: 404 });
});

test('a profile that may not open the quote screen may not save', async () => {
  const request = await openRequest();
  const typed = await typedAirQuote(clerk, request);
  for (const name of ['interna@guiche.demo', 'admin@guiche.demo']) {
    const person = await server.logIn(name);
    await expect(save(person, request, typed)).rejects.toMatchObject({
      status: 403,
      errors: [{ titulo: 'Você não tem permissão para esta ação.' }],
    });
  }
});

test("Q-030 without the right to change consultants, another's request can neither be opened nor changed", async () => {
  const request = await openRequest();
  const typed = await typedAirQuote(clerk, request);
  const other = await server.logIn('gestora@guiche.demo');
  await server.db.update(solicitacao).set({ responsavelId: other.user.id }).where(eq(solicitacao.id, request.id));
  await save(clerk, request, typed);
  await server.db.execute(sql`update usuario set permite_trocar_consultor = false where id = ${clerk.user.id}`);
  const blocked = { status: 403, errors: [{ titulo: 'Esta solicitação já está com outro consultor e não pode ser aberta.' }] };
  await expect(load(clerk, request.id)).rejects.toMatchObject(blocked);
  await expect(save(clerk, request, typed)).rejects.toMatchObject(blocked);
  await server.db.execute(sql`update usuario set permite_trocar_consultor = true where id = ${clerk.user.id}`);
});

test('quotes of a request that is not being quoted any more cannot be saved', async () => {
  const request = await load(clerk, await takeRequest(server, 'SELECAO_COTACAO'));
  await expect(save(clerk, request, await typedAirQuote(clerk, request))).rejects.toMatchObject({
    status: 422,
    errors: [{ titulo: 'Esta solicitação não está mais em cotação. Atualize a página.' }],
  });
});

test('Q-102 Q-256 a removed quote leaves the list, and the request without quotes waits for some again', async () => {
  const request = await openRequest();
  for (const quote of quotesIn(request)) await remove(clerk, request, quote);
  const saved = await save(clerk, request, await typedAirQuote(clerk, request));
  await server.db.update(servico).set({ idCotacaoEscolhida: saved.id }).where(eq(servico.id, saved.idServico));
  await remove(clerk, request, saved);
  const after = await load(clerk, request.id);
  expect(airServiceOf(after)).toMatchObject({ cotacoes: [], escolhida: null, idCotacaoEscolhida: null });
  await expect(remove(clerk, request, saved)).rejects.toMatchObject({ status: 404 });
});

test('Q-101 an issued quote cannot be removed', async () => {
  const request = await loadFromHistory(clerk, await takeRequest(server, 'FINALIZADO'));
  const [quote] = quotesIn(request);
  if (!quote) throw new Error('a finished request has a quote');
  await expect(remove(clerk, request, quote)).rejects.toMatchObject({
    status: 422,
    errors: [{ titulo: 'Esta cotação já foi emitida, alterada ou cancelada e não pode ser removida.' }],
  });
  expect(quotesIn(await loadFromHistory(clerk, request.id))).toContainEqual(quote);
});

test('Q-023 a new quote whose answer was lost is sent again and stored once; what was typed since is refused, not lost', async () => {
  const request = await openRequest();
  const typed = await typedAirQuote(clerk, request);
  const before = quotesIn(await load(clerk, request.id)).length;
  const stored = await save(clerk, request, typed);
  expect(await save(clerk, request, typed)).toEqual(stored);
  expect(quotesIn(await load(clerk, request.id))).toHaveLength(before + 1);
  // The server cannot tell which of the two was typed last: the caller sees what is stored, and says so with its version.
  await expect(save(clerk, request, { ...typed, tarifa: 1100 })).rejects.toMatchObject({ status: 409 });
  const again = await save(clerk, request, { ...stored, tarifa: 1200 });
  expect(again).toMatchObject({ id: typed.id, tarifa: 1200 });
  await expect(save(clerk, request, typed)).rejects.toMatchObject({ status: 409 });
});

test('a new quote cannot take the id of another service’s quote', async () => {
  const first = await openRequest();
  const second = await openRequest();
  const stored = await save(clerk, first, await typedAirQuote(clerk, first));
  const typed = await typedAirQuote(clerk, second);
  await expect(save(clerk, second, { ...typed, id: stored.id })).rejects.toMatchObject({ status: 404 });
  expect(quotesIn(await load(clerk, first.id))).toContainEqual(stored);
});

test('of places, airlines and seats only the codes are believed', async () => {
  const request = await openRequest();
  const typed = await typedAirQuote(clerk, request);
  const [traveller] = airServiceOf(request).viajantes;
  const seat = (idViajante: string, assento: string) => ({ idAereoVoo: null, idViajante, reservado: false, assento });
  const withFlights = (change: Partial<AirQuote['segmentos'][number]['voos'][number]>): AirQuote => ({
    ...typed,
    segmentos: typed.segmentos.map((segment) => ({ ...segment, voos: segment.voos.map((flight) => ({ ...flight, ...change })) })),
  });
  const forged = { iata: 'GRU', nome: 'Forjado', local: 'Lugar nenhum' };
  const assentos = [seat(traveller?.id ?? '', '12A'), seat(traveller?.id ?? '', '12B'), seat('ninguem', '1A')];
  const saved = await save(clerk, request, withFlights({ origem: 'GRU', origemData: forged, destino: 'REC', assentos }));
  const flight = saved.segmentos[0]?.voos[0];
  expect(flight?.origemData).toMatchObject({ iata: 'GRU', local: expect.stringContaining('São Paulo') });
  expect(flight?.ciaData).toMatchObject({ iata: 'LA' });
  expect(flight?.assentos.map(({ assento }) => assento)).toEqual(['12A']);
  await expect(save(clerk, request, { ...withFlights({ destino: 'QQQ' }), id: randomUUID() })).rejects.toMatchObject({
    status: 422,
    errors: expect.arrayContaining([expect.objectContaining({ campo: 'segmentos.0.voos.0.destino' })]),
  });
});

test('Q-136 Q-225 where a quote came from, its balance and its fields are not for its sender to say', async () => {
  const request = await openRequest();
  const typed = await typedAirQuote(clerk, request);
  const field = { id: 'x', nome: 'FORJADO', tipo: 'TEXTO', etapa: 'COTACAO', obrigatorio: false, valor: 'a' } as const;
  const saved = await save(clerk, request, {
    ...typed,
    tipo: 'ONLINE',
    tipoOrigemCotacao: 'SUPPLIER_PESQUISA',
    utilizaSaldo: true,
    saldoEntrada: { valorEntrada: -1, status: null },
    camposCustomizados: [...typed.camposCustomizados.map((own) => ({ ...own, valor: own.valor ?? '1' })), field],
  });
  expect(saved).toMatchObject({ tipo: 'OFFLINE', tipoOrigemCotacao: 'SUPPLIER_ADD', utilizaSaldo: false, saldoEntrada: null });
  expect(saved.camposCustomizados.map(({ nome }) => nome)).not.toContain('FORJADO');
});

test('while the client chooses, no offer is removed', async () => {
  const id = await takeRequest(server, 'SELECAO_COTACAO', clerk.user.agency.id);
  const request = await load(clerk, id);
  const quote = request.servicosAereos.flatMap(({ cotacoes }) => cotacoes)[0];
  if (!quote) throw new Error('The request has no air quote.');
  await expect(remove(clerk, request, quote)).rejects.toMatchObject({ status: 422 });
  expect((await load(clerk, id)).servicosAereos.flatMap(({ cotacoes }) => cotacoes)).toContainEqual(quote);
});

test('nothing is half written when a save fails midway', async () => {
  const request = await openRequest();
  const first = await save(clerk, request, await typedAirQuote(clerk, request));
  const before = await load(clerk, request.id);
  const size = await server.db.$count(cotacao);
  // The log entry is the last thing that a save writes.
  await server.db.execute(sql`alter table log_cotacao rename to log_cotacao_away`);
  try {
    await expect(save(clerk, request, { ...first, tarifa: 1 })).rejects.toMatchObject({
      status: 500,
      errors: [{ chave: 'falha_no_servidor' }],
    });
    await expect(save(clerk, request, { ...first, id: randomUUID(), versao: 0 })).rejects.toMatchObject({ status: 500 });
    await expect(remove(clerk, request, first)).rejects.toMatchObject({ status: 500 });
  } finally {
    await server.db.execute(sql`alter table log_cotacao_away rename to log_cotacao`);
  }
  expect(await load(clerk, request.id)).toEqual(before);
  expect(await server.db.$count(cotacao)).toBe(size);
});

test('Q-238 the fare families of an airline come cheapest first', async () => {
  const families = await clerk.call(listFareFamilies, { params: { cia: 'G3' } });
  expect(families.map(({ identificador }) => identificador)).toEqual(['LIGHT', 'PLUS', 'MAX', 'PREMIUM']);
  expect(await clerk.call(listFareFamilies, { params: { cia: 'ZZ' } })).toEqual([]);
});

test('Q-274 the companies that rent cars, each once, with those of the stored quotes among them', async () => {
  const names = (await clerk.call(listRentalCompanies, {})).map(({ nome }) => nome);
  expect(new Set(names).size).toBe(names.length);
  expect(names).toEqual(expect.arrayContaining(['Localiza', 'Movida', 'Unidas']));
});

test('A-256 the suggested rate has six decimals; between two foreign currencies it is their quotient', async () => {
  expect(await clerk.call(suggestRate, { params: { baseId: 1, id: 2 } })).toEqual({ cotacao: 5.4321 });
  expect(await clerk.call(suggestRate, { params: { baseId: 2, id: 3 } })).toEqual({ cotacao: 1.157453 });
  await expect(clerk.call(suggestRate, { params: { baseId: 1, id: 999 } })).rejects.toMatchObject({ status: 404 });
  await expect(clerk.call(suggestRate, { params: { baseId: 999, id: 1 } })).rejects.toMatchObject({ status: 404 });
});
