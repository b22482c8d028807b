import { randomUUID } from 'node:crypto';
import { SAVE_QUOTE } from '@guiche/contract/quotes';
import type { TipoServico } from '@guiche/domain/enums';
import { servicesOf } from '@guiche/domain/requests';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { servico } from '../db/schema/solicitacao.ts';
import { usuario } from '../db/schema/usuario.ts';
import {
  airServiceOf,
  giveFixedCard,
  load,
  loadFromHistory,
  type Person,
  serverForFile,
  serviceOf,
  TEST_CARD,
  type TestServer,
  TYPED_QUOTE,
  takeRequest,
  typedAirQuote,
} from '../test-support/index.ts';

let server: TestServer;
let clerk: Person;
serverForFile((demo) => {
  ({ server, clerk } = demo);
});

/** That an answer has the members; those that are missing are named. */
function expectMembers(answer: object | null | undefined, members: string): void {
  const there = Object.keys(answer ?? {});
  expect(members.split(' ').filter((member) => !there.includes(member))).toEqual([]);
}

const taken = new Map<TipoServico, Promise<number>>();
/** A request that waits for quotes, with a service of a kind: the tests of a kind share it. */
async function requestWith(kind: TipoServico) {
  const id = taken.get(kind) ?? takeRequest(server, 'COTACAO_AGENCIA', 1, kind);
  taken.set(kind, id);
  return load(clerk, await id);
}

/** What the next load shows of a new quote of each kind. */
async function storedQuotes() {
  const [air, hotel, car, bus, other] = await Promise.all([
    requestWith('AEREO'),
    requestWith('HOTEL'),
    requestWith('CARRO'),
    requestWith('RODOVIARIO'),
    requestWith('OUTROS'),
  ]);
  const saved = {
    AEREO: await clerk.call(SAVE_QUOTE.AEREO, {
      params: { idViagem: air.id, tipoServico: 'aereo' },
      body: await typedAirQuote(clerk, air),
    }),
    HOTEL: await clerk.call(SAVE_QUOTE.HOTEL, {
      params: { idViagem: hotel.id, tipoServico: 'hotel' },
      body: await TYPED_QUOTE.HOTEL(clerk, hotel),
    }),
    CARRO: await clerk.call(SAVE_QUOTE.CARRO, {
      params: { idViagem: car.id, tipoServico: 'carro' },
      body: await TYPED_QUOTE.CARRO(clerk, car),
    }),
    RODOVIARIO: await clerk.call(SAVE_QUOTE.RODOVIARIO, {
      params: { idViagem: bus.id, tipoServico: 'rodoviario' },
      body: { ...(await TYPED_QUOTE.RODOVIARIO(clerk, bus)), nomeCia: 'Cometa' },
    }),
    OUTROS: await clerk.call(SAVE_QUOTE.OUTROS, {
      params: { idViagem: other.id, tipoServico: 'outros' },
      body: await TYPED_QUOTE.OUTROS(clerk, other),
    }),
  };
  const of = <Q extends { readonly id: string }>(quotes: readonly Q[], { id }: { readonly id: string }) =>
    quotes.find((quote) => quote.id === id);
  return {
    AEREO: of(airServiceOf(await load(clerk, air.id)).cotacoes, saved.AEREO),
    HOTEL: of(serviceOf(await load(clerk, hotel.id), 'HOTEL').cotacoes, saved.HOTEL),
    CARRO: of(serviceOf(await load(clerk, car.id), 'CARRO').cotacoes, saved.CARRO),
    RODOVIARIO: of(serviceOf(await load(clerk, bus.id), 'RODOVIARIO').cotacoes, saved.RODOVIARIO),
    OUTROS: of(serviceOf(await load(clerk, other.id), 'OUTROS').cotacoes, saved.OUTROS),
  };
}

test('Q-066 Q-261 the request of a number is the first of `content`, with its heads and five lists of services', async () => {
  const request = await requestWith('AEREO');
  expectMembers(
    request,
    'id uuid status statusCotacaoViagem responsavel empresa solicitante fluxo necessitaAprovacaoAlteracaoValores possuiRegraVoltarParaSelecao servicosAereos servicosHotel servicosCarro servicosRodoviario servicosOutros',
  );
  expectMembers(request.empresa, 'id');
  expectMembers(request.solicitante, 'id');
  expectMembers(request.fluxo, 'modulo');
});

test('Q-067 Q-035 each kind of service comes with what all have, and with the card of its client: masked, and only for who may see cards', async () => {
  const kinds: readonly TipoServico[] = ['AEREO', 'HOTEL', 'CARRO', 'RODOVIARIO', 'OUTROS'];
  for (const kind of kinds) {
    const service = servicesOf(await requestWith(kind)).find(({ tipoServico }) => tipoServico === kind);
    expectMembers(
      service,
      'id idViagem tipoServico cotacoes escolhida idCotacaoEscolhida valorAprovado retroativo cartao idCartao temCartao viajantes acompanhantes adultos observacao camposCustomizados',
    );
  }
  const request = await requestWith('AEREO');
  const { id, tipo } = airServiceOf(request);
  expect(tipo).toMatch(/^(IDA|IDA_VOLTA|MULTI)$/);
  const [stored] = await server.db.select().from(servico).where(eq(servico.id, id));
  const sees = (visualizaDadosCartao: boolean) =>
    server.db.update(usuario).set({ visualizaDadosCartao }).where(eq(usuario.id, clerk.user.id));
  async function naming(idCartao: string | null) {
    await server.db
      .update(servico)
      .set({ dados: { ...stored?.dados, idCartao } })
      .where(eq(servico.id, id));
    return airServiceOf(await load(clerk, request.id));
  }
  await sees(true);
  const own = await giveFixedCard(server, request.empresa.id);
  expect(await naming(own)).toMatchObject({
    idCartao: own,
    temCartao: true,
    cartao: { numero: expect.stringMatching(/^\*+\d{4}$/), cvv: null, nomeCartaoColaborador: TEST_CARD.titular },
  });
  // A card of another company, one that is gone, and none.
  const others = await giveFixedCard(server, request.empresa.id === 101 ? 102 : 101);
  for (const idCartao of [others, randomUUID(), null]) {
    expect(await naming(idCartao)).toMatchObject({ idCartao, temCartao: false, cartao: null });
  }
  await sees(false);
  expect(await naming(own)).toMatchObject({ idCartao: own, temCartao: true, cartao: null });
  await sees(true);
});

test('Q-068 each kind of service comes with what was asked for', async () => {
  expectMembers(airServiceOf(await requestWith('AEREO')).segmentos[0], 'origem destino data');
  expectMembers(serviceOf(await requestWith('HOTEL'), 'HOTEL'), 'checkin checkout cidade');
  expectMembers(serviceOf(await requestWith('CARRO'), 'CARRO'), 'dataRetirada dataDevolucao cidadeRetirada cidadeDevolucao');
  expectMembers(serviceOf(await requestWith('RODOVIARIO'), 'RODOVIARIO'), 'dataIda origem destino');
  expectMembers(serviceOf(await requestWith('OUTROS'), 'OUTROS'), 'descricao');
});

test('Q-069 Q-070 Q-071 Q-072 Q-074 Q-075 a quote of each kind comes back with the fields of its kind', async () => {
  const stored = await storedQuotes();
  for (const quote of Object.values(stored)) {
    expectMembers(
      quote,
      'id idServico agencia agenciaServico statusCotacao tipo tipoOrigemCotacao tipoPagamento fornecedorServico intermediador moeda cotacaoMoeda tarifa tarifaTotal taxas taxaExtra taxaExtraPercentual fee iss duRav markup markupManual total multa taxaCancelamento opcaoSaldo dataCancelamento dataEmissao emissor emitidaAutomaticamente dadosFornecedor solicitacaoVcn aguardandoFornecedor enviarMensagemAguardandoFornecedor valorAlteradoEmissao alteradoPrestacao utilizaSaldo localizador numeroBilhete codigoTransacaoCartao endereco',
    );
    expectMembers(quote?.agencia, 'id fornecedorPadrao');
    expectMembers(quote?.agenciaServico, 'credencial consolidadora tipoEmissao');
    expectMembers(quote?.moeda, 'id');
  }
  expectMembers(
    stored.AEREO,
    'segmentos quantidadeBagagem pesoBagagem tourCode baseTarifaria codigoReserva validadeReserva reservado saldoEntrada',
  );
  expectMembers(stored.AEREO?.segmentos[0], 'tipo status voos');
  expectMembers(
    stored.AEREO?.segmentos[0]?.voos[0],
    'numero cia ciaData origem origemData destino destinoData dataPartida dataChegada localizador assentos familia tipoCabine',
  );
  expectMembers(
    stored.CARRO,
    'valorDiaria quantidadeDiarias dataRetirada dataDevolucao horaRetirada horaDevolucao localRetirada localDevolucao cidadeRetirada cidadeDevolucao cambio arcondicionado urlImagemCia',
  );
  expectMembers(stored.RODOVIARIO, 'nomeCia classe dataPartida dataChegada');
  expectMembers(stored.OUTROS, 'descricao');
});

test('Q-072 seats and a fare family are stored with their flight', async () => {
  const request = await requestWith('AEREO');
  const typed = await typedAirQuote(clerk, request);
  const [traveller] = airServiceOf(request).viajantes;
  const seat = { idAereoVoo: null, idViajante: traveller?.id ?? '', reservado: false, assento: '12A' };
  const [segment, ...others] = typed.segmentos;
  const [flight, ...later] = segment?.voos ?? [];
  if (!segment || !flight) throw new Error('a typed quote has a flight');
  const saved = await clerk.call(SAVE_QUOTE.AEREO, {
    params: { idViagem: request.id, tipoServico: 'aereo' },
    body: { ...typed, segmentos: [{ ...segment, voos: [{ ...flight, assentos: [seat] }, ...later] }, ...others] },
  });
  expect(saved.segmentos[0]?.voos[0]?.assentos).toEqual([seat]);
});

test('Q-071 the status of a segment is read from a request that was issued and changed', async () => {
  const request = await loadFromHistory(clerk, await takeRequest(server, 'EMISSAO_ALTERACAO'));
  for (const { segmentos } of airServiceOf(request).cotacoes) for (const segment of segmentos) expectMembers(segment, 'tipo status voos');
});
