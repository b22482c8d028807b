import { randomUUID } from 'node:crypto';
import { findExternalSuppliers } from '@guiche/contract/lookups';
import { removeQuote, SAVE_QUOTE } from '@guiche/contract/quotes';
import { concludeQuoting } from '@guiche/contract/requests';
import type { HotelQuote, Quote, QuoteOf, TravelRequest } from '@guiche/domain/entities';
import { TIPO_SERVICO_PATH } from '@guiche/domain/enums';
import { FATURADO_FIELD } from '@guiche/domain/product';
import { servicesOf } from '@guiche/domain/requests';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { logCotacao } from '../db/schema/log.ts';
import { solicitacao } from '../db/schema/solicitacao.ts';
import { usuario } from '../db/schema/usuario.ts';
import { load, type Person, serverForFile, serviceOf, type TestServer, TYPED_QUOTE, takeRequest } from '../test-support/index.ts';

let server: TestServer;
let clerk: Person;
serverForFile((demo) => {
  ({ server, clerk } = demo);
});

const GROUND = ['HOTEL', 'CARRO', 'RODOVIARIO', 'OUTROS'] as const;
type GroundKind = (typeof GROUND)[number];

const take = (kind: GroundKind, person = clerk) => takeRequest(server, 'COTACAO_AGENCIA', person.user.agency.id, kind);

const opened = new Map<string, number>();

/** A request with a service of a kind. The demo has few of some kinds, so the tests of a kind share one, each with quotes of its own. */
async function openRequest(kind: GroundKind, person = clerk): Promise<TravelRequest> {
  const key = `${kind} ${person.user.agency.id}`;
  const id = opened.get(key) ?? (await take(kind, person));
  opened.set(key, id);
  return load(person, id);
}

/** Saves a quote by the call of its kind; the table's entry and the quote belong together. */
function saver<Kind extends GroundKind>(kind: Kind) {
  const calls: { readonly [K in GroundKind]: (person: Person, request: TravelRequest, quote: QuoteOf[K]) => Promise<QuoteOf[K]> } = {
    HOTEL: (person, { id }, body) => person.call(SAVE_QUOTE.HOTEL, { params: { idViagem: id, tipoServico: 'hotel' }, body }),
    CARRO: (person, { id }, body) => person.call(SAVE_QUOTE.CARRO, { params: { idViagem: id, tipoServico: 'carro' }, body }),
    RODOVIARIO: (person, { id }, body) => person.call(SAVE_QUOTE.RODOVIARIO, { params: { idViagem: id, tipoServico: 'rodoviario' }, body }),
    OUTROS: (person, { id }, body) => person.call(SAVE_QUOTE.OUTROS, { params: { idViagem: id, tipoServico: 'outros' }, body }),
  };
  return calls[kind];
}

const saveHotel = saver('HOTEL');
const saveCar = saver('CARRO');

/** What holds for every kind; the type parameter keeps quote and call together. */
function everyKind<Kind extends GroundKind>(kind: Kind) {
  const save = saver(kind);
  const typedQuote: (person: Person, request: TravelRequest) => Promise<QuoteOf[Kind]> = TYPED_QUOTE[kind];
  const quotesIn = (request: TravelRequest): readonly Quote[] => serviceOf<GroundKind>(request, kind).cotacoes;

  describe(kind, () => {
    test('Q-091 Q-251 a new quote is stored as pending, and the next load shows it', async () => {
      const request = await openRequest(kind);
      const saved = await save(clerk, request, await typedQuote(clerk, request));
      expect(saved).toMatchObject({ statusCotacao: 'COTACAO_PENDENTE', versao: 1, tipo: 'OFFLINE', tipoOrigemCotacao: 'SUPPLIER_ADD' });
      const after = await load(clerk, request.id);
      expect(quotesIn(after)).toContainEqual(saved);
      expect(after.statusCotacaoViagem).toBe('COTACAO_PENDENTE');
    });

    test("Q-116 Q-117 the totals are the server's, whatever the body says, and a typed markup stays", async () => {
      const request = await openRequest(kind);
      const typed = await typedQuote(clerk, request);
      const amounts = { tarifa: 1234.5, taxas: 89.9, taxaExtra: 30, fee: 45, iss: 24.69, duRav: 40, markup: 123.45, markupManual: true };
      const saved = await save(clerk, request, { ...typed, ...amounts, tarifaTotal: 1, total: 2 });
      expect(saved).toMatchObject({ markup: 123.45, tarifaTotal: 1357.95, total: 1587.54 });
    });

    test('an edit raises the version, writes its log, and keeps what only issuing decides; a stale one is a 409', async () => {
      const request = await openRequest(kind);
      const first = await save(clerk, request, await typedQuote(clerk, request));
      const edited = { ...first, tarifa: 900, statusCotacao: 'EMISSAO_FINALIZADA', emissor: 'eu', taxaCancelamento: 1 } as const;
      const second = await save(clerk, request, edited);
      expect(second).toMatchObject({
        versao: 2,
        tarifa: 900,
        total: 990,
        statusCotacao: 'COTACAO_PENDENTE',
        emissor: null,
        taxaCancelamento: null,
      });
      const log = await server.db.select().from(logCotacao).where(eq(logCotacao.cotacaoId, first.id));
      expect(log.map(({ acao, detalhes }) => [acao, detalhes])).toEqual([
        ['ADICIONAR', 'Total: R$\u00a01.090,00'],
        ['ALTERAR', 'Total: R$\u00a01.090,00 → R$\u00a0990,00'],
      ]);
      await expect(save(clerk, request, { ...first, tarifa: 700 })).rejects.toMatchObject({ status: 409 });
      expect(quotesIn(await load(clerk, request.id))).toContainEqual(second);
    });

    test('a save that changes nothing raises no version and writes no log entry', async () => {
      const request = await openRequest(kind);
      const first = await save(clerk, request, await typedQuote(clerk, request));
      const before = await load(clerk, request.id);
      server.pass(1);
      expect(await save(clerk, request, { ...first, total: 1 })).toEqual(first);
      expect(await load(clerk, request.id)).toEqual(before);
      expect(await server.db.$count(logCotacao, eq(logCotacao.cotacaoId, first.id))).toBe(1);
      expect(await save(clerk, request, { ...first, observacao: 'Só com café.' })).toMatchObject({ versao: 2 });
    });

    test('a version below 0 is refused at its field, and is no new quote', async () => {
      const request = await openRequest(kind);
      const typed = await typedQuote(clerk, request);
      await expect(save(clerk, request, { ...typed, versao: -1 })).rejects.toMatchObject({ status: 422, errors: [{ campo: 'versao' }] });
      expect(quotesIn(await load(clerk, request.id)).map(({ id }) => id)).not.toContain(typed.id);
    });

    test('what the rules and the schema refuse comes back at its field', async () => {
      const request = await openRequest(kind);
      const typed = await typedQuote(clerk, request);
      await expect(save(clerk, request, { ...typed, tarifa: null, taxas: -1 })).rejects.toMatchObject({
        status: 422,
        errors: [{ campo: 'tarifa' }, { campo: 'taxas' }],
      });
      const answer = await fetch(`${server.address}/api/rest/viagens/${request.id}/cotacao/${TIPO_SERVICO_PATH[kind]}`, {
        method: 'PUT',
        headers: { authorization: clerk.token, 'content-type': 'application/json' },
        body: JSON.stringify({ ...typed, tarifa: 'mil' }),
      });
      expect(answer.status).toBe(422);
      expect(await answer.json()).toMatchObject([{ campo: 'tarifa' }]);
    });

    test('the path’s word decides the service: one of another kind does not exist there', async () => {
      const request = await openRequest(kind);
      const typed = await typedQuote(clerk, request);
      const other = await openRequest(kind === 'HOTEL' ? 'CARRO' : 'HOTEL');
      const service = serviceOf(other, kind === 'HOTEL' ? 'CARRO' : 'HOTEL');
      await expect(save(clerk, other, { ...typed, idServico: service.id })).rejects.toMatchObject({
        status: 404,
        errors: [{ titulo: 'Serviço não encontrado nesta solicitação.' }],
      });
    });

    test('Q-092 Q-102 its quotes are removed and concluded as every other', async () => {
      const request = await openRequest(kind);
      const kept = await save(clerk, request, await typedQuote(clerk, request));
      const gone = await save(clerk, request, await typedQuote(clerk, request));
      await clerk.call(removeQuote, {
        params: { idViagem: request.id, tipoServico: TIPO_SERVICO_PATH[kind] },
        body: { id: gone.id, idServico: gone.idServico, versao: gone.versao },
      });
      const after = await load(clerk, request.id);
      expect(quotesIn(after).map(({ id }) => id)).not.toContain(gone.id);
      const cotacoes = servicesOf(after).flatMap((service) => service.cotacoes.map(({ id, versao }) => ({ id, versao })));
      const concluded = await clerk.call(concludeQuoting, {
        query: { uuidSolicitacao: request.uuid },
        body: { id: request.id, status: after.status, cotacoes },
      });
      expect(concluded.status).toBe('SELECAO_COTACAO');
      const stored = quotesIn(await load(clerk, request.id)).find(({ id }) => id === kept.id);
      expect(stored).toEqual({ ...kept, statusCotacao: 'COTACAO_FINALIZADA', versao: 2 });
      // The other tests go on with the request: the demo may have no further one of this kind.
      await server.db.update(solicitacao).set({ status: 'COTACAO_AGENCIA' }).where(eq(solicitacao.uuid, request.uuid));
    });
  });
}

for (const kind of GROUND) everyKind(kind);

describe('HOTEL', () => {
  const BILLED = { id: 1, descricao: '', tipoFormaPagamento: 'FATURADO', [FATURADO_FIELD]: true, data: null } as const;

  test('Q-137 the automatic markup of the own agency is a tenth of the fare, whatever the body says', async () => {
    const request = await openRequest('HOTEL');
    const typed = await TYPED_QUOTE.HOTEL(clerk, request);
    expect(typed.agenciaServico?.consolidadora).toBe('MANUAL_PEDIDOS_OFF');
    const saved = await saveHotel(clerk, request, { ...typed, tarifa: 826.5, taxas: null, tipoPagamento: BILLED, markup: 7 });
    expect(saved).toMatchObject({ markup: 82.65, tarifaTotal: 909.15, total: 909.15 });
  });

  test('Q-025 an external agency has no margin, and no commission is asked of it', async () => {
    const person = await server.logIn('consultor@rotasul.demo');
    const request = await openRequest('HOTEL', person);
    const typed = await TYPED_QUOTE.HOTEL(person, request);
    const saved = await saveHotel(person, request, { ...typed, tipoTarifa: 'COMISSIONADA' });
    expect(saved).toMatchObject({ markup: null, tipoTarifa: 'COMISSIONADA' });
  });

  test('Q-211 Q-212 a stay without hours and a commissioned fare without commission are refused at their fields', async () => {
    const request = await openRequest('HOTEL');
    const typed = await TYPED_QUOTE.HOTEL(clerk, request);
    const day = typed.checkin?.slice(0, 10);
    await expect(saveHotel(clerk, request, { ...typed, checkin: `${day}T00:00`, tipoTarifa: 'COMISSIONADA' })).rejects.toMatchObject({
      status: 422,
      errors: [{ campo: 'checkin' }, { campo: 'valorComissao' }],
    });
  });

  test.each<[Partial<HotelQuote>, string, string]>([
    [{ checkin: '2026-99-99T99:99' }, 'checkin', 'Check-in: o dia 99/99/2026 não existe.'],
    [{ checkout: '2026-02-30T10:00' }, 'checkout', 'Check-out: o dia 30/02/2026 não existe.'],
    [{ prazoCancelamento: '2026-13-45T99:99:99Z' }, 'prazoCancelamento', 'Cancelamento até: o dia 45/13/2026 não existe.'],
    [{ checkin: '2027-01-12T14:00', checkout: '2027-01-12T14:00' }, 'checkout', 'O check-out deve ser posterior ao check-in.'],
    [{ tarifaMedia: -1 }, 'tarifaMedia', 'O valor não pode ser negativo.'],
    [{ valorComissao: -1 }, 'valorComissao', 'O valor não pode ser negativo.'],
    [{ percentualComissao: 101 }, 'percentualComissao', 'A comissão vai de 0 a 100 % da tarifa.'],
    [{ quantidadeDiarias: 0 }, 'quantidadeDiarias', 'Informe um número de diárias maior que 0 e de no máximo 999.'],
    [{ quantidadeDiarias: 1000 }, 'quantidadeDiarias', 'Informe um número de diárias maior que 0 e de no máximo 999.'],
    [{ email: 'reservas' }, 'email', 'E-mail inválido.'],
    [{ telefone: '123' }, 'telefone', 'Telefone inválido'],
  ])('%j is refused at its field', async (changes, campo, titulo) => {
    const request = await openRequest('HOTEL');
    const typed = await TYPED_QUOTE.HOTEL(clerk, request);
    await expect(saveHotel(clerk, request, { ...typed, ...changes })).rejects.toMatchObject({ status: 422, errors: [{ campo, titulo }] });
  });

  test('Q-187 an e-mail of 104 characters is stored as its first 100', async () => {
    const request = await openRequest('HOTEL');
    const email = `${'a'.repeat(84)}@boaviagem.com.br.br`;
    expect(email).toHaveLength(104);
    const saved = await saveHotel(clerk, request, { ...(await TYPED_QUOTE.HOTEL(clerk, request)), email });
    expect(saved.email).toBe(email.slice(0, 100));
    const stored = serviceOf(await load(clerk, request.id), 'HOTEL').cotacoes.find(({ id }) => id === saved.id);
    expect(stored?.email).toBe(email.slice(0, 100));
  });

  test('control characters are not stored', async () => {
    const request = await openRequest('HOTEL');
    const typed = await TYPED_QUOTE.HOTEL(clerk, request);
    const saved = await saveHotel(clerk, request, { ...typed, nome: 'Hotel\u001f Boa\tViagem', descricao: 'um\n\u0007dois' });
    expect(saved).toMatchObject({ nome: 'Hotel Boa Viagem', descricao: 'um\ndois' });
  });

  test('Q-214 Q-222 the texts are put in order, and a fare of 0 has no commission', async () => {
    const request = await openRequest('HOTEL');
    const typed = await TYPED_QUOTE.HOTEL(clerk, request);
    const saved = await saveHotel(clerk, request, {
      ...typed,
      tarifa: 0,
      endereco: 'Rua A, 10 – <b>',
      nome: '  Hotel Boa Viagem ',
      percentualComissao: 0.12,
      valorComissao: 99.18,
    });
    expect(saved).toMatchObject({ endereco: 'Rua A, 10  b', nome: 'Hotel Boa Viagem', percentualComissao: 0, valorComissao: 0 });
  });

  test('Q-026 the own agency does not book hotels through OUTROS', async () => {
    const request = await openRequest('HOTEL');
    const typed = await TYPED_QUOTE.HOTEL(clerk, request);
    await expect(saveHotel(clerk, request, { ...typed, intermediador: 'OUTROS' })).rejects.toMatchObject({
      status: 422,
      errors: [{ campo: 'intermediador' }],
    });
    const carRequest = await openRequest('CARRO');
    const car = await TYPED_QUOTE.CARRO(clerk, carRequest);
    expect(await saveCar(clerk, carRequest, { ...car, intermediador: 'OUTROS' })).toMatchObject({ intermediador: 'OUTROS' });
  });

  test('Q-223 Q-225 a result of the search that was changed is marked, whatever the sender says; its city is the supplier’s', async () => {
    const request = await openRequest('HOTEL');
    const added = await saveHotel(clerk, request, { ...(await TYPED_QUOTE.HOTEL(clerk, request)), pesquisaSupplierModificada: true });
    expect(added.pesquisaSupplierModificada).toBe(false);
    // The shape that the hotel search will store for its results.
    const found = { tipoOrigemCotacao: 'SUPPLIER_PESQUISA', tipo: 'ONLINE', dadosFornecedor: '{"cidade":"Olinda"}', cidade: 'Olinda' };
    await server.db.execute(sql`update cotacao set dados = dados || ${JSON.stringify(found)}::jsonb where id = ${added.id}`);
    const loaded = async (): Promise<HotelQuote> => {
      const quote = serviceOf(await load(clerk, request.id), 'HOTEL').cotacoes.find(({ id }) => id === added.id);
      if (!quote) throw new Error('the quote is gone');
      return quote;
    };
    const unchanged = await saveHotel(clerk, request, { ...(await loaded()), pesquisaSupplierModificada: true, dadosFornecedor: '{}' });
    expect(unchanged).toMatchObject({ pesquisaSupplierModificada: false, tipo: 'ONLINE', tipoOrigemCotacao: 'SUPPLIER_PESQUISA' });
    const changed = await saveHotel(clerk, request, { ...unchanged, nome: 'Outro hotel', cidade: 'Recife' });
    expect(changed).toMatchObject({ pesquisaSupplierModificada: true, cidade: 'Olinda' });
    // Once changed it stays so.
    expect(await saveHotel(clerk, request, { ...changed, pesquisaSupplierModificada: false })).toMatchObject({
      pesquisaSupplierModificada: true,
    });
  });
});

describe('CARRO', () => {
  test('Q-216 Q-218 the pickup is not before now, nor the return before the pickup', async () => {
    const request = await openRequest('CARRO');
    const typed = await TYPED_QUOTE.CARRO(clerk, request);
    const past = { dataRetirada: '2020-01-02', dataDevolucao: '2020-01-01', justificativaDataAlterada: 'Pedido do cliente' };
    await expect(saveCar(clerk, request, { ...typed, ...past })).rejects.toMatchObject({
      status: 422,
      errors: [{ campo: 'dataRetirada' }, { campo: 'dataDevolucao' }],
    });
  });

  test.each<[Partial<QuoteOf['CARRO']>, string]>([
    [{ valorDiaria: -1 }, 'valorDiaria'],
    [{ dataRetirada: '2026-02-30' }, 'dataRetirada'],
  ])('%j is refused at its field', async (changes, campo) => {
    const request = await openRequest('CARRO');
    const typed = await TYPED_QUOTE.CARRO(clerk, request);
    await expect(saveCar(clerk, request, { ...typed, ...changes })).rejects.toMatchObject({ status: 422, errors: [{ campo }] });
  });

  test('Q-219 other dates than those that were requested need a justification', async () => {
    const request = await openRequest('CARRO');
    const typed = await TYPED_QUOTE.CARRO(clerk, request);
    const later = { ...typed, horaRetirada: '11:00' };
    await expect(saveCar(clerk, request, later)).rejects.toMatchObject({
      status: 422,
      errors: [{ campo: 'justificativaDataAlterada', titulo: expect.stringMatching(/justificativa/i) }],
    });
    const saved = await saveCar(clerk, request, { ...later, justificativaDataAlterada: ' Voo remarcado ' });
    expect(saved.justificativaDataAlterada).toBe('Voo remarcado');
  });

  test('Q-220 who has an external supplier names both places', async () => {
    const request = await openRequest('CARRO');
    const typed = await TYPED_QUOTE.CARRO(clerk, request);
    await server.db.update(usuario).set({ temFornecedorExterno: true }).where(eq(usuario.id, clerk.user.id));
    try {
      await expect(saveCar(clerk, request, { ...typed, localRetirada: 'Aeroporto' })).rejects.toMatchObject({
        status: 422,
        errors: [{ campo: 'localDevolucao' }],
      });
      const saved = await saveCar(clerk, request, { ...typed, localRetirada: 'Aeroporto', localDevolucao: 'Aeroporto' });
      expect(saved).toMatchObject({ localRetirada: 'Aeroporto', localDevolucao: 'Aeroporto' });
    } finally {
      await server.db.update(usuario).set({ temFornecedorExterno: false }).where(eq(usuario.id, clerk.user.id));
    }
  });
});

test('S-172 S-174 place and type of expense of another service are stored, the type as it is listed here', async () => {
  const request = await openRequest('OUTROS');
  const save = saver('OUTROS');
  const place = { endereco: 'Aeroporto, desembarque, s/n', cidade: 'Recife, PE' };
  const typed = { ...(await TYPED_QUOTE.OUTROS(clerk, request)), ...place, tipoDespesa: { id: '7', nome: 'Outro nome' } };
  const saved = await save(clerk, request, typed);
  expect(saved).toMatchObject({ ...place, tipoDespesa: { id: '7', nome: 'Táxi e aplicativo' } });
  expect(serviceOf(await load(clerk, request.id), 'OUTROS').cotacoes).toContainEqual(saved);
  await expect(save(clerk, request, { ...saved, tipoDespesa: { id: '99', nome: 'Inventada' } })).rejects.toMatchObject({
    status: 422,
    errors: [{ campo: 'tipoDespesa' }],
  });
  expect(await save(clerk, request, { ...saved, tipoDespesa: null })).toMatchObject({ ...place, tipoDespesa: null });
});

test('S-380 an external supplier is stored as it is registered there, for who works with external ones; for anybody else it stays where it is', async () => {
  const worksWithExternal = (temFornecedorExterno: boolean) =>
    server.db.update(usuario).set({ temFornecedorExterno }).where(eq(usuario.id, clerk.user.id));
  const request = await openRequest('OUTROS');
  const save = saver('OUTROS');
  const [found] = await clerk.call(findExternalSuppliers, { params: { term: 'receptivo recife' }, query: {} });
  const fornecedorServico = { id: found?.codigo ?? '', nome: 'Outro nome' };
  const typed = { ...(await TYPED_QUOTE.OUTROS(clerk, request)), fornecedorServico };
  const refused = { status: 422, errors: [{ campo: 'fornecedorServico' }] };
  await expect(save(clerk, request, typed)).rejects.toMatchObject(refused);
  await worksWithExternal(true);
  try {
    const saved = await save(clerk, request, typed);
    expect(saved.fornecedorServico).toEqual({ id: found?.codigo, nome: 'Receptivo Recife Ltda.' });
    const nobody = { ...saved, fornecedorServico: { id: 'EXT-1', nome: 'Ninguém' } };
    await expect(save(clerk, request, nobody)).rejects.toMatchObject(refused);
    await worksWithExternal(false);
    const again = await save(clerk, request, { ...saved, observacao: 'Confirmado.' });
    expect(again).toMatchObject({ observacao: 'Confirmado.', fornecedorServico: saved.fornecedorServico });
  } finally {
    await worksWithExternal(false);
  }
});

test('Q-321 a bus that arrives before it departs is refused at its arrival', async () => {
  const request = await openRequest('RODOVIARIO');
  const typed = await TYPED_QUOTE.RODOVIARIO(clerk, request);
  const day = typed.dataPartida?.slice(0, 10);
  const save = saver('RODOVIARIO');
  await expect(save(clerk, request, { ...typed, dataPartida: `${day}T22:30`, dataChegada: `${day}T06:10` })).rejects.toMatchObject({
    status: 422,
    errors: [{ chave: 'chegada_anterior_a_partida', titulo: 'A chegada não pode ser anterior à partida.', campo: 'dataChegada' }],
  });
});

test('a consolidator of one kind is not one of another', async () => {
  const request = await openRequest('CARRO');
  const typed = await TYPED_QUOTE.CARRO(clerk, request);
  const hotel = await TYPED_QUOTE.HOTEL(clerk, await openRequest('HOTEL'));
  expect(hotel.agenciaServico).not.toBeNull();
  await expect(saveCar(clerk, request, { ...typed, id: randomUUID(), agenciaServico: hotel.agenciaServico })).rejects.toMatchObject({
    status: 422,
    errors: [{ campo: 'agenciaServico' }],
  });
});

test('Q-073 a hotel quote without the name of the hotel is refused at its field', async () => {
  const request = await openRequest('HOTEL');
  const typed = await TYPED_QUOTE.HOTEL(clerk, request);
  for (const nome of [null, '  ']) {
    await expect(saveHotel(clerk, request, { ...typed, nome })).rejects.toMatchObject({
      status: 422,
      errors: [{ chave: 'informe_o_nome_do_hotel', titulo: 'Informe o nome do hotel.', campo: 'nome' }],
    });
  }
});

/** The refusals of a body that no client of ours sends, in a language. */
async function refusals(kind: GroundKind, change: Readonly<Record<string, unknown>>, language: string) {
  const request = await openRequest(kind);
  const typed = await TYPED_QUOTE[kind](clerk, request);
  const answer = await fetch(`${server.address}/api/rest/viagens/${request.id}/cotacao/${TIPO_SERVICO_PATH[kind]}`, {
    method: 'PUT',
    headers: { authorization: clerk.token, 'content-type': 'application/json', 'accept-language': language },
    body: JSON.stringify({ ...typed, ...change }),
  });
  expect(answer.status).toBe(422);
  return answer.json();
}

test.each([
  ['HOTEL', { checkin: '2026-02-31T14:00' }, 'pt-BR', 'Check-in: o dia 31/02/2026 não existe.'],
  ['HOTEL', { checkin: '2026-02-31T14:00' }, 'en', 'Check-in: the day 31/02/2026 does not exist.'],
  ['HOTEL', { checkout: '2026-03-02T25:61' }, 'pt-BR', 'Check-out: o horário 25:61 não existe.'],
  ['HOTEL', { prazoCancelamento: '2026-02-30T10:00:00Z' }, 'es', 'Cancelación hasta: el día 30/02/2026 no existe.'],
  ['HOTEL', { checkin: 'amanhã' }, 'pt-BR', 'Check-in: informe uma data que exista.'],
  ['RODOVIARIO', { dataPartida: '2026-04-31T08:00' }, 'pt-BR', 'Partida: o dia 31/04/2026 não existe.'],
  ['RODOVIARIO', { dataChegada: '2026-04-30T24:30' }, 'es', 'Llegada: la hora 24:30 no existe.'],
  ['CARRO', { horaRetirada: '25:61' }, 'pt-BR', 'Horário da retirada: o horário 25:61 não existe.'],
  ['CARRO', { dataDevolucao: '2026-02-29' }, 'en', 'Return: the day 29/02/2026 does not exist.'],
  ['HOTEL', { versao: -1 }, 'pt-BR', 'Valor inválido em Versão.'],
] as const)('a date that does not exist is refused in words that name its field: %s %j in %s', async (kind, change, language, titulo) => {
  const [campo] = Object.keys(change);
  const [refusal, ...more] = await refusals(kind, change, language);
  expect(refusal).toMatchObject({ titulo, campo });
  // The label is a parameter of the text, so that a screen can say it by its key.
  expect(titulo).toContain(refusal.parametros.campo);
  expect(more).toEqual([]);
});
