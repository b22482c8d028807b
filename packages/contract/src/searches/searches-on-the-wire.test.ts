import { TIPO_SERVICO_ID } from '@guiche/domain/enums';
import { expect, test } from 'vitest';
import { safeParse } from 'zod/v4/core';
import { checkExternal, researchExpired, updateExpired } from '../automatic-issuing/index.ts';
import type { Call } from '../call/index.ts';
import { AIR_QUOTE } from '../openapi/examples/quotes.ts';
import { exampleOf } from '../openapi/index.ts';
import { listFareFamilies } from '../quotes/index.ts';
import { findRequest } from '../requests/index.ts';
import { at, expectMembers, expectValues, schemas } from '../test-support/described.ts';
import {
  decideOwnTrip,
  fillAirports,
  findOwnTrip,
  findServiceActivity,
  findTravellers,
  findTripWithHotels,
  listHotelServices,
  listOnlineAgencies,
  listOwnTrips,
  listReservedSeats,
  listTravellersOfTrip,
  mergeHotels,
  saveAirChoices,
  saveBusChoices,
  saveCarChoices,
  saveHotelChoices,
  saveTravellers,
  searchAir,
  searchBuses,
  searchCarHistory,
  searchCars,
  searchHotels,
  searchHotelsOfAgency,
  sendBackOwnOffers,
  sendOwnChoice,
} from './index.ts';

const addressOf = ({ method, base, path }: Pick<Call, 'method' | 'base' | 'path'>) => `${method} ${base} ${path}`;
const takes = (schema: Parameters<typeof safeParse>[0], value: unknown) => safeParse(schema, value).success;
const UUID = '2a4b6c8d-0e1f-4a2b-8c3d-4e5f6a7b8c50';

const AIR = {
  idServico: UUID,
  tipo: 'IDA',
  trechos: [{ origem: 'GRU', destino: 'REC', data: '2026-12-10' }],
  tipoCabine: null,
  adultos: 1,
  colaboradores: [],
};
const STAY = { idServico: UUID, cidade: 'Recife, PE', checkin: '2026-12-10T14:00', checkout: '2026-12-13T12:00', adultos: 1 };
const RENTAL = {
  dataRetirada: '2026-12-10T10:00',
  dataDevolucao: '2026-12-13T10:00',
  cidadeRetirada: 'Recife, PE',
  cidadeDevolucao: 'Recife, PE',
  colaboradores: [],
  idCarroServico: UUID,
};
const BUS = { idServico: UUID, origem: 'Tietê', destino: 'Novo Rio', dataIda: '2026-12-10', viajantes: [] };

/** The members of an object without which a schema does not take it. */
function neededBy(schema: Parameters<typeof safeParse>[0], whole: object, wrap: (value: object) => unknown = (value) => value): string[] {
  expect(takes(schema, wrap(whole))).toBe(true);
  return Object.keys(whole).filter((name) => !takes(schema, wrap({ ...whole, [name]: undefined })));
}

test('S-338 S-339 S-340 the travellers of a trip, some by their ids, and saving them: where they are asked for, and what comes', () => {
  expect([listTravellersOfTrip, findTravellers, saveTravellers].map(addressOf)).toEqual([
    'GET rest /viajantes/viagem/:idViagem',
    'POST rest /viajantes',
    'PUT viajor /api/v2/viajantes',
  ]);
  expect(takes(findTravellers.body, ['a', 'b'])).toBe(true);
  const [traveller] = exampleOf(saveTravellers, 200) as readonly object[];
  expect(neededBy(saveTravellers.body, traveller ?? {}, (one) => [one])).toEqual(['id', 'nome', 'sobrenome', 'dataNascimento', 'email']);
});

test('S-001 the own requests of travellers and approvers, one of them, the choice that is sent, or all offers sent back, and the decision about it', () => {
  expect([listOwnTrips, findOwnTrip, sendOwnChoice, sendBackOwnOffers, decideOwnTrip].map(addressOf)).toEqual([
    'GET rest /pesquisas/viagens',
    'GET rest /pesquisas/viagens/:idViagem',
    'PUT rest /pesquisas/viagens/:idViagem/escolha',
    'PUT rest /pesquisas/viagens/:idViagem/devolucao',
    'PUT rest /pesquisas/viagens/:idViagem/aprovacao',
  ]);
  const choice = { idServico: UUID, idCotacao: UUID, justificativa: null };
  expect(neededBy(sendOwnChoice.body, choice, (one) => [one])).toEqual(['idServico', 'idCotacao', 'justificativa']);
  expect(exampleOf(sendOwnChoice, 200)).toMatchObject({ status: 'APROVACAO', aprovador: expect.any(String) });
  expect(neededBy(sendBackOwnOffers.body, { justificativa: 'Chegam tarde demais' })).toEqual(['justificativa']);
  expect(takes(sendBackOwnOffers.body, { justificativa: null })).toBe(false);
  expect(neededBy(decideOwnTrip.body, { aprovado: false, justificativa: 'Caro demais' })).toEqual(['aprovado', 'justificativa']);
});

test('S-341 whether a type of service is active is asked for by its number', () => {
  expect(addressOf(findServiceActivity)).toBe('GET rest /servicos/:typeId/ativo');
  const ids = [5, 6, 7, 88, 4, 10, 'x'].filter((typeId) => takes(findServiceActivity.params, { typeId }));
  expect(ids).toEqual([TIPO_SERVICO_ID.AEREO, TIPO_SERVICO_ID.HOTEL, TIPO_SERVICO_ID.CARRO, TIPO_SERVICO_ID.RODOVIARIO]);
  expect(findServiceActivity.responses[200]).toBeDefined();
  expect([true, 'sim'].map((value) => takes(findServiceActivity.responses[200], value))).toEqual([true, false]);
});

test('S-342 S-345 S-346 the airports of a quote, the reserved seats of a service and the fare families of an airline', () => {
  expect([fillAirports, listReservedSeats, listFareFamilies].map(addressOf)).toEqual([
    'POST rest /aereo/cotacao/aeroporto',
    'GET rest /aereo-voo-assento/reservado/:servicoId',
    'GET rest /aereo/familias/:cia',
  ]);
  expect(takes(fillAirports.body, AIR_QUOTE)).toBe(true);
  const seat = { idAereoVoo: '1', idViajante: 'v', reservado: true, assento: '12A' };
  expect(neededBy(listReservedSeats.responses[200], seat, (one) => [one])).toEqual(['idAereoVoo', 'idViajante', 'reservado', 'assento']);
  const family = { identificador: 'LIGHT', descricao: 'Light', link: null };
  expect(neededBy(listFareFamilies.responses[200], family, (one) => [one])).toEqual(['identificador', 'descricao', 'link']);
});

test('S-343 S-344 an expired flight is searched for with its service, and replaced by a quote, whose service comes back', () => {
  expect([researchExpired, updateExpired].map(addressOf)).toEqual(['POST rest /pesquisa/aereoVencido', 'PUT rest /aereo/:id/aereoVencido']);
  const [status, none] = ['EMISSAO', undefined].map((statusSolicitacao) => takes(researchExpired.query, { statusSolicitacao }));
  expect([status, none]).toEqual([true, true]);
  expect(takes(researchExpired.responses[200], AIR_QUOTE)).toBe(true);
  expectMembers('ChosenAirQuotes', 'escolhida cotacoes');
});

test('S-356 S-357 S-043 S-313 a search for flights has its type, legs, cabin and travellers, and the choice of a service comes back with it', () => {
  expect([searchAir, saveAirChoices].map(addressOf)).toEqual(['POST rest /pesquisas/aereo', 'PUT rest /aereo/:idViagem']);
  expect(neededBy(searchAir.body, AIR)).toEqual(['idServico', 'tipo', 'trechos', 'tipoCabine', 'adultos', 'colaboradores']);
  expectValues('AirSearch.tipo', 'IDA IDA_VOLTA MULTI');
  const [leg] = AIR.trechos;
  expect(neededBy(searchAir.body, leg ?? {}, (one) => ({ ...AIR, trechos: [one] }))).toEqual(['origem', 'destino', 'data']);
  expect(takes(searchAir.body, { ...AIR, trechos: [] })).toBe(false);
  expect(at('FoundFlights.grupoCotacao')).toBe(schemas['AirOffer']);
  expect(at('AirChoice.escolhida')).toBe(schemas['AirQuote']);
  expect(takes(saveAirChoices.body, [{ id: UUID, escolhida: null }])).toBe(true);
});

test('S-347 S-348 S-358 S-070 S-267 a search for cars and its history take the same request and answer in the same form', () => {
  expect([saveCarChoices, searchCarHistory, searchCars].map(addressOf)).toEqual([
    'PUT rest /carro/:idViagem',
    'POST rest /pesquisas/carros/historico',
    'POST rest /pesquisas/carros',
  ]);
  for (const { body } of [searchCarHistory, searchCars]) {
    expect(neededBy(body, RENTAL)).toEqual([
      'dataRetirada',
      'dataDevolucao',
      'cidadeRetirada',
      'cidadeDevolucao',
      'colaboradores',
      'idCarroServico',
    ]);
  }
  const answer = { grupoCotacao: [], maiorPreco: 0, menorPreco: 0, limit: 500 };
  for (const { responses } of [searchCarHistory, searchCars])
    expect(neededBy(responses[200], answer)).toEqual(['grupoCotacao', 'maiorPreco', 'menorPreco', 'limit']);
  expect(at('CarChoice.escolhida')).toBe(schemas['CarQuote']);
});

test('S-349 S-354 S-350 the trip with its hotels, the same for its approval, and the agencies with their credentials', () => {
  expect([findTripWithHotels, listHotelServices, listOnlineAgencies].map(addressOf)).toEqual([
    'GET viajor /api/v5/viagem/:idSolicitacao',
    'GET rest /pesquisas/hotel/:idViagem',
    'GET rest /agencias/online/hotel',
  ]);
  expect(at('TripWithHotels.servicosHotel')).toBe(schemas['SearchedHotelService']);
  expectMembers('OnlineAgency', 'id agenciaServicos');
  expect(at('OnlineAgency.agenciaServicos')).toBe(schemas['AgencyService']);
});

test('S-351 S-352 S-353 S-355 hotels of all agencies, of one, merged, and the choice', () => {
  expect([searchHotels, mergeHotels, searchHotelsOfAgency, saveHotelChoices].map(addressOf)).toEqual([
    'POST rest /pesquisas/hotel',
    'POST rest /pesquisas/hotel/merge',
    'POST rest /pesquisas/hoteis/:agenciaId',
    'PUT rest /hotel/:idViagem',
  ]);
  for (const { body } of [searchHotels, searchHotelsOfAgency])
    expect(neededBy(body, STAY, (one) => [one])).toEqual(['idServico', 'cidade', 'checkin', 'checkout', 'adultos']);
  // What the one call brings for each agency, the other takes.
  const found = exampleOf(searchHotels, 200);
  expect(takes(mergeHotels.body, found)).toBe(true);
  expect(takes(mergeHotels.responses[200], exampleOf(searchHotelsOfAgency, 200))).toBe(true);
  expectMembers('HotelChoice', 'id escolhida idEscolhidaAnterior validacao justificativa removido');
});

test('S-359 S-360 S-100 a search for buses needs origin, destination and departure, and no return', () => {
  expect([searchBuses, saveBusChoices].map(addressOf)).toEqual(['POST rest /pesquisas/rodoviario', 'PUT rest /rodoviario/:idViagem']);
  expect(neededBy(searchBuses.body, { ...BUS, dataVolta: '2026-12-12' }, (one) => [one])).toEqual([
    'idServico',
    'origem',
    'destino',
    'dataIda',
    'viajantes',
  ]);
  expect(at('FoundBuses.grupoCotacao')).toBe(schemas['BusOffer']);
});

test('S-259 S-260 S-262 S-263 a request, its air services, and their segments and flights', () => {
  expectMembers(
    'Request',
    'id status fluxo empresa servicosAereos servicosCarro servicosHotel servicosRodoviario servicosOutros necessitaAprovacaoAlteracaoValores',
  );
  expectMembers('AirService', 'escolhida cotacoes adultos viajantes idServicoOld podeSerCancelado segmentos historico');
  expectMembers('Segment', 'status voos');
  expectMembers('Flight', 'origem destino numero dataPartida dataChegada tipoCabine bagagemQuantidade bagagemPeso origemData destinoData');
  expectMembers('Flight.origemData', 'iata local nome');
});

test('S-261 S-266 S-270 S-271 the quotes of each kind as searches and choices hold them', () => {
  expectMembers(
    'AirQuote',
    'fee tarifa taxas total agenciaServico statusCotacao dataEmissao numeroBilhete validadeReserva reservado opcaoSaldo valorAlteradoEmissao',
  );
  expectMembers('Flight.familia', 'identificador');
  expectMembers('AirQuote.agenciaServico.agencia', 'id');
  expectMembers('CarQuote', 'total nomeCia categoria nomeModelo localRetirada localDevolucao');
  expectMembers(
    'HotelQuote',
    'total tipoQuarto inclusos estrelas nome endereco latitude longitude agencia alteradoPrestacao statusCotacao',
  );
  expectMembers('BusQuote', 'dataPartida dataChegada statusCotacao agencia');
  for (const kind of ['Hotel', 'Bus']) expectMembers(`${kind}Quote.agencia`, 'id');
});

test('S-264 S-265 S-268 S-269 S-272 travellers, the services that are searched, offers in groups, and a broken policy', () => {
  expectMembers('Passenger', 'id nome sobrenome dataNascimento email');
  expectMembers(
    'SearchedCarService',
    'cidadeRetirada cidadeDevolucao dataRetirada dataDevolucao viajantes validacao justificativa historico escolhida',
  );
  expectMembers('SearchedCarService.historico', 'data');
  expectMembers(
    'SearchedHotelService',
    'cidade checkin checkout adultos cotacoes escolhida historico idVigencia validacao justificativa removido viajantes',
  );
  expectMembers('SearchedHotelService.historico', 'data dataAntiga');
  for (const kind of ['Air', 'Hotel', 'Car', 'Bus']) {
    expectMembers(`${kind}Offer`, 'id cotacoes');
    expect(at(`${kind}Offer.cotacoes`)).toBe(schemas[`${kind}Quote`]);
  }
  expectMembers('PolicyEntry', 'tipo titulo descricao justificativa regra');
  expect(at('HotelChoice.validacao')).toBe(schemas['PolicyEntry']);
});

test('S-285 S-286 the statuses of requests and of quotes', () => {
  expectValues(
    'Request.status',
    'CANCELADA REPROVADA APROVACAO EMISSAO FECHAMENTO CONFERENCIA APROVACAO_FECHAMENTO FINALIZADO COTACAO_AGENCIA SELECAO_COTACAO RASCUNHO AUTORIZACAO APROVACAO_ALTERACAO EMISSAO_ALTERACAO AGUARDANDO_COMPLEMENTARES AGUARDANDO_EMISSAO_AUTOMATICA AGUARDANDO_RESERVA_AUTOMATICA',
  );
  expectValues(
    'AirQuote.statusCotacao',
    'COTACAO_PENDENTE COTACAO_FINALIZADA EMISSAO_PENDENTE EMISSAO_CANCELAMENTO_PENDENTE EMISSAO_FINALIZADA COTACAO_CANCELADA EMISSAO_ALTERADA COTACAO_EM_ANALISE EMISSAO_CANCELADA APROVACAO EMISSAO_ALTERACAO',
  );
});

test('S-287 the systems that an issue may be looked up in', () => {
  const systems = [
    'JETSMART',
    'GALILEO',
    'FARELOGIX',
    'IBERIA',
    'BRITISH AIRWAYS',
    'GOL',
    'AZUL',
    'AMADEUS',
    'SABRE',
    'CIONS',
    'LATAM',
    'COPA',
  ];
  const body = { idAgenciaServico: 'c', localizadorReserva: 'XYZ123', idSolicitacao: 1 };
  for (const sistemaEmissor of [...systems, null])
    expect([sistemaEmissor, takes(checkExternal.body, { ...body, sistemaEmissor })]).toEqual([sistemaEmissor, true]);
  expect(takes(checkExternal.body, { ...body, sistemaEmissor: 'TAM' })).toBe(false);
});

test('S-289 S-290 S-291 S-292 what cars and hotels are described with', () => {
  expectValues('CarQuote.categoria', 'ECONOMICA INTERMEDIARIA MINIVAN SUV ESPECIAL OUTRA');
  expectValues('HotelQuote.tipoQuarto', 'SINGLE DUPLO TRIPLO QUADRUPLO TWIN');
  expectValues('HotelQuote.tipoCama', 'CAMA_SOLTEIRO CAMA_CASAL NAO_INFORMADO');
  expectValues('HotelQuote.regimeAlimentacao', 'NAO_INFORMADO SEM_PENSAO CAFE_MANHA');
});

test('S-309 S-312 S-314 S-315 S-316 S-317 S-318 S-319 the words of messages, charges, custom fields, payments and fares', () => {
  expectValues('ErrorBody.tipo', 'INFO WARNING ERROR SUCCESS');
  expectMembers('ErrorBody', 'tipo titulo');
  expectValues('Charge.statusCobranca', 'COBRADO NAO_COBRADO EM_ABERTO FALHA_INTEGRACAO PROCESSANDO');
  expectValues('CustomField.tipo', 'TEXTO DATA NUMERO');
  expectValues('CustomField.etapa', 'PEDIDO COTACAO DESPESA');
  const forms = at('PaymentType.tipoFormaPagamento').enum;
  expect(forms).toEqual(
    expect.arrayContaining(['CARTAO_FIXO', 'CARTAO_VIRTUAL_POR_TRANSACAO', 'FATURADO', 'CARTAO_VIAJANTE', 'PAGAMENTO_DIRETO']),
  );
  expectValues('Flight.tipoCabine', 'ECONOMICA ECONOMICA_PREMIUM EXECUTIVA PRIMEIRA_CLASSE');
  expectValues('HotelQuote.tipoTarifa', 'COMISSIONADA NET');
  expectValues('AirQuote.opcaoSaldo', 'REEMBOLSO ESTORNO');
});

test('S-320 S-321 the filter of a request list and the kinds of notification', () => {
  const situations = ['TODOS', 'COTACAO', 'EMISSAO', 'COTACAO_ANALISE_CLIENTE', 'NENHUMA'];
  const body = { isSupplier: true, idAgencia: 1, idSolicitacao: 1 };
  expect(situations.filter((situacao) => takes(findRequest.body, { ...body, situacao }))).toEqual(situations.slice(0, -1));
  expectValues('Notification.tipoNotificacao', 'COTACAO EMISSAO SEM_TIPO');
});
