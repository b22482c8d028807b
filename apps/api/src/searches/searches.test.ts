import { listConsolidators } from '@guiche/contract/lookups';
import { listFareFamilies } from '@guiche/contract/quotes';
import {
  fillAirports,
  findServiceActivity,
  findTravellers,
  findTripWithHotels,
  listHotelServices,
  listOnlineAgencies,
  listReservedSeats,
  listTravellersOfTrip,
  mergeHotels,
  saveTravellers,
  searchAir,
  searchBuses,
  searchCarHistory,
  searchCars,
  searchHotels,
  searchHotelsOfAgency,
} from '@guiche/contract/searches';
import { TIPO_SERVICO_ID } from '@guiche/domain/enums';
import { clientTotal } from '@guiche/domain/pricing';
import { mergeOffers, travelMinutes } from '@guiche/domain/results';
import { and, eq, inArray } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { agenciaServico } from '../db/schema/agencia.ts';
import { cotacao, servico } from '../db/schema/solicitacao.ts';
import {
  airSearch,
  airServiceOf,
  busSearch,
  carSearch,
  credentialOf,
  hotelSearch,
  issuable,
  load,
  type Person,
  SEARCHED_YEAR,
  searchedRequest,
  serverForFile,
  settled,
  type TestServer,
  takeRequest,
} from '../test-support/index.ts';

let server: TestServer;
let clerk: Person;
let manager: Person;
serverForFile((demo) => {
  ({ server, clerk, manager } = demo);
});

const searched = (kind: Parameters<typeof searchedRequest>[1]) => searchedRequest({ server, clerk }, kind);
const outsider = () => server.logIn('consultor@rotasul.demo');
const NOBODY = '00000000-0000-4000-8000-000000000000';

/** How many offers one consolidator has for flights to a place. */
async function flightsTo(destino: string, consolidadora = 'CONFIANCA') {
  const idAgenciaServico = await credentialOf(clerk, 'AEREO', consolidadora);
  const { grupoCotacao } = await clerk.call(searchAir, { body: airSearch(await searched('AEREO'), { destino, idAgenciaServico }) });
  return grupoCotacao.flatMap(({ cotacoes }) => cotacoes);
}

test('S-356 S-268 flights for the legs asked for, in groups of the same flights, each with its price and the agency’s fee', async () => {
  const search = airSearch(await searched('AEREO'));
  const { grupoCotacao } = await clerk.call(searchAir, { body: search });
  expect(grupoCotacao.length).toBeGreaterThan(10);
  for (const { cotacoes } of grupoCotacao) {
    expect(cotacoes.map(({ total }) => total)).toEqual(cotacoes.map(({ total }) => total).sort((a, b) => a - b));
    const flights = cotacoes.map(({ segmentos }) =>
      segmentos.map(({ voos }) => voos.map(({ cia, numero, dataPartida }) => [cia, numero, dataPartida])),
    );
    for (const other of flights) expect(other).toEqual(flights[0]);
  }
  for (const quote of grupoCotacao.flatMap(({ cotacoes }) => cotacoes)) {
    expect(quote).toMatchObject({
      tipo: 'ONLINE',
      tipoOrigemCotacao: 'SUPPLIER_PESQUISA',
      statusCotacao: 'COTACAO_PENDENTE',
      idServico: search.idServico,
    });
    expect(quote.segmentos.map(({ tipo }) => tipo)).toEqual(['IDA', 'VOLTA']);
    const [there, back] = quote.segmentos;
    expect([there?.voos[0]?.origem, there?.voos.at(-1)?.destino, there?.voos[0]?.dataPartida?.slice(0, 10)]).toEqual([
      'GRU',
      'REC',
      `${SEARCHED_YEAR}-12-10`,
    ]);
    expect([back?.voos[0]?.origem, back?.voos.at(-1)?.destino, back?.voos[0]?.dataPartida?.slice(0, 10)]).toEqual([
      'REC',
      'GRU',
      `${SEARCHED_YEAR}-12-31`,
    ]);
    expect(quote.total).toBe(clientTotal(quote));
    expect(travelMinutes(quote)).toBeGreaterThan(0);
    expect(quote.fee).toBeGreaterThan(0);
  }
  // Two consolidators sell some of the flights, and an airline's own system its own alone.
  expect(grupoCotacao.some(({ cotacoes }) => new Set(cotacoes.map(({ agenciaServico }) => agenciaServico?.consolidadora)).size > 1)).toBe(
    true,
  );
  expect(
    new Set((await flightsTo('REC', 'GOL')).flatMap(({ segmentos }) => segmentos.flatMap(({ voos }) => voos.map(({ cia }) => cia)))),
  ).toEqual(new Set(['G3']));
});

test('S-356 the same search finds the same offers again, and each city its number of them', async () => {
  expect(await flightsTo('REC')).toEqual(await flightsTo('REC'));
  const counts = { MAO: 0, BEL: 9, GYN: 10, VCP: 11, CWB: 25 };
  for (const [destino, count] of Object.entries(counts)) {
    // São Paulo has three airports, and nobody flies from one to another.
    const search = airSearch(await searched('AEREO'), {
      destino,
      origem: 'SSA',
      idAgenciaServico: await credentialOf(clerk, 'AEREO', 'CONFIANCA'),
    });
    const { grupoCotacao } = await clerk.call(searchAir, { body: search });
    expect([destino, grupoCotacao.flatMap(({ cotacoes }) => cotacoes).length]).toEqual([destino, count]);
  }
});

test('S-356 a search across the world lasts what it lasts, and states the baggage that the airline states', async () => {
  const abroad = await flightsTo('LIS');
  for (const quote of abroad) expect(travelMinutes(quote)).toBeGreaterThan(2 * 7 * 60);
  const stated = new Set(
    abroad.flatMap(({ segmentos }) => segmentos.flatMap(({ voos }) => voos.map(({ bagagemQuantidade }) => bagagemQuantidade))),
  );
  expect([...stated].filter((count) => count === undefined)).toHaveLength(1);
  expect(stated.size).toBeGreaterThan(1);
});

test('S-356 S-043 a search that its rules forbid is refused at its field, and one that only one consolidator answers brings that one', async () => {
  const request = await searched('AEREO');
  const late = airSearch(request, { data: `${SEARCHED_YEAR + 1}-01-02` });
  const refused = await clerk.call(searchAir, { body: late }).catch((error: unknown) => error);
  expect(refused).toMatchObject({
    status: 422,
    errors: [expect.objectContaining({ chave: 'retorno_anterior_a_partida', campo: 'trechos.1.data' })],
  });
  const { grupoCotacao } = await clerk.call(searchAir, { body: airSearch(request, { destino: 'VIX' }) });
  const answered = new Set(grupoCotacao.flatMap(({ cotacoes }) => cotacoes.map(({ agenciaServico }) => agenciaServico?.consolidadora)));
  expect(answered.has('FLYTOUR')).toBe(false);
  expect(answered.has('CONFIANCA')).toBe(true);
  const idAgenciaServico = await credentialOf(clerk, 'AEREO', 'FLYTOUR');
  expect(await settled(clerk.call(searchAir, { body: airSearch(request, { destino: 'VIX', idAgenciaServico }) }))).toBe(502);
});

test('S-043 S-070 S-083 S-100 no search begins on a day that is past everywhere; that of cars is read again', async () => {
  const past = new Date(server.now().getTime() - 3 * 86_400_000).toISOString().slice(0, 10);
  const refusedAt = (campo: string) => ({ status: 422, errors: [expect.objectContaining({ chave: 'data_ja_passou', campo })] });
  const car = { ...carSearch(await searched('CARRO')), dataRetirada: `${past}T10:00` };
  await expect(clerk.call(searchAir, { body: airSearch(await searched('AEREO'), { data: past }) })).rejects.toMatchObject(
    refusedAt('trechos.0.data'),
  );
  await expect(clerk.call(searchCars, { body: car })).rejects.toMatchObject(refusedAt('dataRetirada'));
  await expect(
    clerk.call(searchHotels, { body: [hotelSearch(await searched('HOTEL'), { checkin: `${past}T14:00` })] }),
  ).rejects.toMatchObject(refusedAt('checkin'));
  const bus = { ...busSearch(await searched('RODOVIARIO')), dataIda: past };
  await expect(clerk.call(searchBuses, { body: [bus] })).rejects.toMatchObject(refusedAt('dataIda'));
  await expect(clerk.call(searchCarHistory, { body: car })).resolves.toBeDefined();
});

test('S-342 the airports of a quote get their names, and an unknown code stays without', async () => {
  const [offer] = await flightsTo('REC');
  if (!offer) throw new Error('nothing was found');
  const bare = {
    ...offer,
    segmentos: offer.segmentos.map((segment) => ({
      ...segment,
      voos: segment.voos.map((voo) => ({ ...voo, origem: 'GRU', destino: 'QQQ', origemData: null, destinoData: null })),
    })),
  };
  const filled = await clerk.call(fillAirports, { body: bare });
  expect(filled.segmentos[0]?.voos[0]).toMatchObject({ origemData: { iata: 'GRU', local: 'São Paulo, SP' }, destinoData: null });
});

test('S-345 the reserved seats of the chosen quote, with their flights', async () => {
  const { service, quote } = await issuable(server, clerk);
  const [segment] = quote.segmentos;
  const [flight] = segment?.voos ?? [];
  const [traveller] = service.viajantes;
  const seat = { idAereoVoo: null, idViajante: traveller?.id ?? '', assento: '12A' };
  const segmentos = [
    {
      ...segment,
      voos: [
        {
          ...flight,
          assentos: [
            { ...seat, reservado: true },
            { ...seat, reservado: false },
          ],
        },
      ],
    },
  ];
  const [row] = await server.db.select().from(cotacao).where(eq(cotacao.id, quote.id));
  await server.db
    .update(cotacao)
    .set({ dados: { ...row?.dados, segmentos } })
    .where(eq(cotacao.id, quote.id));
  const call = { params: { servicoId: service.id } };
  expect(await clerk.call(listReservedSeats, call)).toEqual([{ ...seat, idAereoVoo: flight?.id, reservado: true }]);
  expect(await settled((await outsider()).call(listReservedSeats, call))).toBe(404);
  await server.db.update(servico).set({ idCotacaoEscolhida: null }).where(eq(servico.id, service.id));
  expect(await clerk.call(listReservedSeats, call)).toEqual([]);
});

test('S-346 the fare families of an airline', async () => {
  const families = await clerk.call(listFareFamilies, { params: { cia: 'G3' } });
  expect(families.map(({ identificador }) => identificador)).toEqual(['LIGHT', 'PLUS', 'MAX', 'PREMIUM']);
  for (const { descricao, link } of families) expect([descricao.length > 0, link]).toEqual([true, 'https://www.voegol.com.br']);
});

test('S-341 a type of service is active while the agency has an active credential for it', async () => {
  const active = (typeId: number) => clerk.call(findServiceActivity, { params: { typeId } });
  expect(await Promise.all([5, 6, 7, 88].map(active))).toEqual([true, true, true, true]);
  const hotels = and(eq(agenciaServico.agenciaId, 1), eq(agenciaServico.tipoServicoId, TIPO_SERVICO_ID.HOTEL));
  const switchedOff = await server.db
    .update(agenciaServico)
    .set({ ativo: false })
    .where(and(hotels, eq(agenciaServico.ativo, true)))
    .returning({ id: agenciaServico.id });
  expect(await Promise.all([5, 6, 7, 88].map(active))).toEqual([true, false, true, true]);
  const refused = await clerk.call(searchHotels, { body: [hotelSearch(await searched('HOTEL'))] }).catch((error: unknown) => error);
  expect(refused).toMatchObject({
    status: 422,
    errors: [expect.objectContaining({ chave: 'servico_de_hospedagem_inativo_nas_configuracoes' })],
  });
  const ids = switchedOff.map(({ id }) => id);
  await server.db.update(agenciaServico).set({ ativo: true }).where(inArray(agenciaServico.id, ids));
});

test('S-350 the online agencies are the consolidators of the agency that can be searched, each with its credential', async () => {
  const agencies = await clerk.call(listOnlineAgencies, {});
  expect(agencies.map(({ id, nome, agenciaServicos }) => [id, nome, agenciaServicos.map(({ consolidadora }) => consolidadora)])).toEqual([
    [10, 'E-HTL', ['EHTL']],
    [6, 'Trend', ['TREND']],
  ]);
  expect(agencies.flatMap(({ agenciaServicos }) => agenciaServicos.map(({ credencial }) => JSON.parse(credencial).senha))).toEqual([
    undefined,
    undefined,
  ]);
});

test('S-351 S-353 S-352 hotels of each agency, those of one agency, and all of them merged; merging again changes nothing', async () => {
  const body = [hotelSearch(await searched('HOTEL'))];
  const all = await clerk.call(searchHotels, { body });
  expect(all.map(({ agencia }) => agencia.id).sort()).toEqual([10, 6]);
  for (const { agencia, grupoCotacao } of all) {
    expect(grupoCotacao).toEqual((await clerk.call(searchHotelsOfAgency, { params: { agenciaId: agencia.id }, body })).grupoCotacao);
    for (const quote of grupoCotacao.flatMap(({ cotacoes }) => cotacoes))
      expect(quote).toMatchObject({ cidade: 'Recife, PE', checkin: body[0]?.checkin, quantidadeDiarias: 21, total: clientTotal(quote) });
  }
  const merged = await clerk.call(mergeHotels, { body: all });
  expect(merged.grupoCotacao).toEqual(mergeOffers(...all.map(({ grupoCotacao }) => grupoCotacao)));
  expect((await clerk.call(mergeHotels, { body: [...all, ...all] })).grupoCotacao).toEqual(merged.grupoCotacao);
  const shared = merged.grupoCotacao.filter(({ cotacoes }) => new Set(cotacoes.map(({ agenciaServico }) => agenciaServico?.id)).size === 2);
  expect(shared.length).toBeGreaterThan(0);
  const missing = merged.grupoCotacao.flatMap(({ cotacoes }) => cotacoes);
  expect([missing.some(({ latitude }) => latitude === null), missing.some(({ estrelas }) => estrelas === null)]).toEqual([true, true]);
});

test('S-352 the hundreds of hotels of a large city are merged, too', async () => {
  const body = [hotelSearch(await searched('HOTEL'), { cidade: 'São Paulo, SP' })];
  const all = await clerk.call(searchHotels, { body });
  const sent = all.flatMap(({ grupoCotacao }) => grupoCotacao.flatMap(({ cotacoes }) => cotacoes.map(({ id }) => id)));
  expect(JSON.stringify(all).length).toBeGreaterThan(1024 * 1024);
  const { grupoCotacao } = await clerk.call(mergeHotels, { body: all });
  expect(new Set(grupoCotacao.flatMap(({ cotacoes }) => cotacoes.map(({ id }) => id)))).toEqual(new Set(sent));
});

test('S-351 an agency that does not answer is left out, and the others stand', async () => {
  const found = await clerk.call(searchHotels, { body: [hotelSearch(await searched('HOTEL'), { cidade: 'Vitória, ES' })] });
  expect(found.map(({ agencia }) => agencia.id)).toEqual([6]);
  const fewer = { Manaus: 0, Belém: 9, Goiânia: 10, Campinas: 11, Curitiba: 25 };
  for (const [city, count] of Object.entries(fewer)) {
    const body = [hotelSearch(await searched('HOTEL'), { cidade: city })];
    const { grupoCotacao } = await clerk.call(searchHotelsOfAgency, { params: { agenciaId: 6 }, body });
    expect([city, grupoCotacao.length]).toEqual([city, count]);
  }
});

test('S-349 S-354 the hotel services of a trip, and with the request the lowest-price rule of its client', async () => {
  const request = await searched('HOTEL');
  const trip = await clerk.call(findTripWithHotels, { params: { idSolicitacao: request.id } });
  expect(trip).toMatchObject({ id: request.id, status: 'COTACAO_AGENCIA', empresa: request.empresa });
  expect(await clerk.call(listHotelServices, { params: { idViagem: request.id } })).toEqual(trip.servicosHotel);
  expect(trip.servicosHotel.map(({ id, cidade, adultos, removido, historico }) => [id, cidade, adultos, removido, historico])).toEqual(
    request.servicosHotel.map(({ id, cidade, adultos }) => [id, cidade, adultos, false, null]),
  );
  const rules = { 101: 'ALERTA', 102: 'APROVACAO', 103: 'BLOQUEIA' } as Readonly<Record<number, string>>;
  expect(trip.regraMenorPreco?.acao).toBe(rules[request.empresa.id]);
  expect(await settled((await outsider()).call(findTripWithHotels, { params: { idSolicitacao: request.id } }))).toBe(404);
});

test('S-358 S-348 cars in groups of their category, and what they cost when they were last searched for', async () => {
  const body = carSearch(await searched('CARRO'), { cidade: 'Goiânia, GO' });
  expect(await clerk.call(searchCarHistory, { body })).toEqual({ grupoCotacao: [], maiorPreco: 0, menorPreco: 0, limit: 500 });
  const found = await clerk.call(searchCars, { body });
  const quotes = found.grupoCotacao.flatMap(({ id, cotacoes }) => cotacoes.map((quote) => ({ id, quote })));
  for (const { id, quote } of quotes) expect([quote.categoria, quote.quantidadeDiarias, quote.total]).toEqual([id, 3, clientTotal(quote)]);
  const totals = quotes.map(({ quote }) => quote.total);
  expect([found.menorPreco, found.maiorPreco]).toEqual([Math.min(...totals), Math.max(...totals)]);
  const history = await clerk.call(searchCarHistory, { body });
  expect([history.menorPreco, history.maiorPreco]).toEqual([found.menorPreco, found.maiorPreco]);
  const idsOf = ({ grupoCotacao }: typeof found) => new Set(grupoCotacao.flatMap(({ cotacoes }) => cotacoes.map(({ id }) => id)));
  expect(idsOf(history)).toEqual(idsOf(found));
});

test('S-359 buses of a day, those of one departure in a group', async () => {
  const { grupoCotacao } = await clerk.call(searchBuses, { body: [busSearch(await searched('RODOVIARIO'))] });
  const quotes = grupoCotacao.flatMap(({ cotacoes }) => cotacoes);
  expect(quotes.length).toBeGreaterThan(10);
  for (const quote of quotes) {
    expect(quote).toMatchObject({ rodoviariaPartida: 'Recife, PE (Rodoviária)', rodoviariaChegada: 'Fortaleza, CE (Rodoviária)' });
    expect(quote.dataPartida?.slice(0, 10)).toBe(`${SEARCHED_YEAR}-12-10`);
    expect(String(quote.dataChegada) > String(quote.dataPartida)).toBe(true);
  }
});

test('S-339 S-340 S-338 the travellers of a trip, some by their ids, and their data after they were saved', async () => {
  const request = await load(clerk, await takeRequest(server));
  const ids = request.colaboradores.map(({ id }) => id);
  const travellers = await clerk.call(listTravellersOfTrip, { params: { idViagem: request.id } });
  expect(travellers.map(({ id, nome, sobrenome }) => [id, `${nome} ${sobrenome}`])).toEqual(
    request.colaboradores.map(({ id, nomeCompleto }) => [id, nomeCompleto]),
  );
  expect(await clerk.call(findTravellers, { body: [...ids, NOBODY] })).toEqual(travellers);
  const [first] = travellers;
  if (!first) throw new Error('nobody travels');
  const sent = { ...first, nome: 'Outro', dataNascimento: '1984-03-02', email: 'novo@exemplo.com.br' };
  const saved = { ...sent, nome: first.nome };
  expect(await clerk.call(saveTravellers, { body: [sent] })).toEqual([saved]);
  expect((await clerk.call(listTravellersOfTrip, { params: { idViagem: request.id } }))[0]).toEqual(saved);
  const refused = await clerk
    .call(saveTravellers, { body: [{ ...sent, dataNascimento: '2099-01-01', email: 'novo@' }] })
    .catch((error: unknown) => error);
  expect(refused).toMatchObject({
    status: 422,
    errors: [expect.objectContaining({ campo: '0.dataNascimento' }), expect.objectContaining({ campo: '0.email' })],
  });
  // Another agency works for none of this company's travellers.
  const other = await outsider();
  const strangers = request.empresa.id === 106 ? [] : ids;
  expect(await other.call(findTravellers, { body: strangers })).toEqual([]);
  if (strangers.length > 0) expect(await settled(other.call(saveTravellers, { body: [sent] }))).toBe(404);
});

test('S-356 S-351 a search is for services that its caller may see, by profiles that may open its screen', async () => {
  const other = await outsider();
  expect(await settled(other.call(searchAir, { body: airSearch(await searched('AEREO')) }))).toBe(404);
  expect(await settled(other.call(searchHotels, { body: [hotelSearch(await searched('HOTEL'))] }))).toBe(404);
  const internal = await server.logIn('interna@guiche.demo');
  expect(await settled(internal.call(searchAir, { body: airSearch(await searched('AEREO')) }))).toBe(403);
  expect(await settled(manager.call(searchAir, { body: airSearch({ ...(await searched('AEREO')) }) }))).toHaveProperty('grupoCotacao');
  const consolidators = await clerk.call(listConsolidators, {
    params: { idAgencia: 1, tipoServico: TIPO_SERVICO_ID.AEREO, idEmpresa: 101 },
  });
  expect(consolidators.map(({ consolidadora }) => consolidadora)).toContain('MANUAL');
  const found = await clerk.call(searchAir, { body: airSearch(await searched('AEREO')) });
  const sellers = found.grupoCotacao.flatMap(({ cotacoes }) => cotacoes.map(({ agenciaServico }) => agenciaServico?.consolidadora));
  expect(sellers.filter((name) => name?.startsWith('MANUAL'))).toEqual([]);
  expect(airServiceOf(await searched('AEREO')).cotacoes.some(({ tipoOrigemCotacao }) => tipoOrigemCotacao === 'SUPPLIER_PESQUISA')).toBe(
    false,
  );
});

test('S-356 a cabin that is asked for is the only one that is found', async () => {
  const request = await searched('AEREO');
  const cabins = async (tipoCabine: 'ECONOMICA' | 'ECONOMICA_PREMIUM' | null) => {
    const { grupoCotacao } = await clerk.call(searchAir, { body: { ...airSearch(request), tipoCabine } });
    return new Set(grupoCotacao.flatMap(({ cotacoes }) => cotacoes.map(({ segmentos }) => segmentos[0]?.voos[0]?.tipoCabine)));
  };
  expect(await cabins(null)).toEqual(new Set(['ECONOMICA', 'ECONOMICA_PREMIUM']));
  expect(await cabins('ECONOMICA_PREMIUM')).toEqual(new Set(['ECONOMICA_PREMIUM']));
});
