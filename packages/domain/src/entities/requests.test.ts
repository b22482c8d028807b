import { expect, test } from 'vitest';
import { airQuote, ROUND_TRIP } from '../test-support/air-quote.ts';
import { carQuote, hotelQuote } from '../test-support/quotes.ts';
import { expectRefused, expectTaken } from '../test-support/schema.ts';
import {
  type AirService,
  airQuoteGroupSchema,
  busQuoteGroupSchema,
  carHistoryRequestSchema,
  carHistorySchema,
  carQuoteGroupSchema,
  hotelQuoteGroupSchema,
  policyEntrySchema,
  requestSchema,
  searchedCarServiceSchema,
  searchedHotelServiceSchema,
  type TravelRequest,
} from './index.ts';

const ID = '00000000-0000-4000-8000-00000000aaaa';
const traveller = { id: '7', nomeCompleto: 'Ana Souza', email: null, vip: true, premium: false };

const airService: AirService = {
  ...ROUND_TRIP,
  viajantes: [traveller],
  idViagem: 412,
  idCotacaoEscolhida: null,
  valorAprovado: null,
  retroativo: false,
  acompanhantes: [],
  adultos: 1,
  observacao: null,
  tipoServico: 'AEREO',
  cotacoes: [airQuote()],
  escolhida: null,
};
const request: TravelRequest = {
  id: 412,
  uuid: ID,
  idSolicitacao: 412,
  status: 'COTACAO_AGENCIA',
  statusCotacaoViagem: 'COTACAO_PENDENTE',
  colaboradores: [traveller],
  empresa: { id: 12, nome: 'Acme', instancia: 'acme' },
  responsavel: { id: ID, name: 'Bia' },
  dataViagem: '2026-12-10',
  dataVencimentoCotacao: '2026-11-22T15:00:00Z',
  dataVencimentoEmissao: null,
  mensagensNaoLidas: 2,
  existeServico: true,
  solicitante: { id: '9', nome: 'Caio', email: null },
  aprovadorSolicitacao: { nome: 'Duda' },
  aprovadorAlteracao: null,
  fluxo: { id: '3', modulo: 'PAGAMENTOS' },
  necessitaAprovacaoAlteracaoValores: true,
  possuiRegraVoltarParaSelecao: false,
  servicosAereos: [airService],
  servicosHotel: [],
  servicosCarro: [],
  servicosRodoviario: [],
  servicosOutros: [],
};

test('A-071 Q-066 a request', () => {
  expectTaken(requestSchema, request);
  expectTaken(requestSchema, { ...request, responsavel: null, servicosAereos: [], existeServico: false });
  expectRefused(
    requestSchema,
    request,
    { uuid: '412' },
    { idSolicitacao: '412' },
    { status: 'COTACAO_PENDENTE' },
    { statusCotacaoViagem: 'SELECAO_COTACAO' },
    { colaboradores: [{ id: '7' }] },
    { empresa: { nome: 'Acme', instancia: 'acme' } },
    { responsavel: { name: 'Bia' } },
    { solicitante: {} },
    { fluxo: { id: '3' } },
    { dataVencimentoCotacao: '2026-11-22' },
    { dataVencimentoEmissao: undefined },
    { mensagensNaoLidas: 1.5 },
    { existeServico: 1 },
    { necessitaAprovacaoAlteracaoValores: null },
    { possuiRegraVoltarParaSelecao: undefined },
    { aprovadorSolicitacao: 'Duda' },
    { aprovadorAlteracao: undefined },
    { servicosAereos: null },
    { servicosHotel: [airService] },
    { servicosCarro: undefined },
    { servicosRodoviario: undefined },
    { servicosOutros: undefined },
  );
});

const entry = {
  tipo: 'WARNING',
  titulo: 'Menor preço',
  descricao: 'A escolha está acima do menor preço.',
  justificativa: 'Fica ao lado do cliente.',
  regra: { valor: 0.1, acao: 'ALERTA', titulo: 'Menor preço', descricao: 'Até 10% acima do menor preço.' },
};
test('S-272 what is kept of a policy', () => {
  expectTaken(policyEntrySchema, entry);
  expectTaken(policyEntrySchema, { ...entry, justificativa: null });
  expectRefused(
    policyEntrySchema,
    entry,
    { tipo: 'ERROR' },
    { titulo: null },
    { descricao: undefined },
    { justificativa: 5 },
    { regra: 'menor preço' },
  );
  expectRefused(policyEntrySchema, entry, { regra: { ...entry.regra, acao: 'IGNORA' } }, { regra: { ...entry.regra, valor: -0.1 } });
});

const car = {
  id: ID,
  cidadeRetirada: 'Recife, PE',
  cidadeDevolucao: 'Natal, RN',
  dataRetirada: '2026-12-10T10:00',
  dataDevolucao: '2026-12-12T16:00',
  viajantes: [traveller],
  validacao: null,
  justificativa: null,
  historico: { data: '2026-11-21T12:00:00Z' },
  escolhida: carQuote(),
};
test('S-265 a car service while it is searched', () => {
  expectTaken(searchedCarServiceSchema, car);
  expectTaken(searchedCarServiceSchema, { ...car, validacao: entry, justificativa: 'Perto do cliente.', historico: null, escolhida: null });
  expectRefused(
    searchedCarServiceSchema,
    car,
    { cidadeRetirada: null },
    { cidadeDevolucao: null },
    { dataRetirada: '10/12/2026' },
    { dataDevolucao: '2026-12-12' },
    { viajantes: null },
    { historico: {} },
    { escolhida: hotelQuote() },
    { justificativa: undefined },
    { validacao: undefined },
  );
});

const hotel = {
  id: ID,
  cidade: 'Recife, PE',
  checkin: '2026-12-10T14:00',
  checkout: '2026-12-13T12:00',
  adultos: 2,
  cotacoes: [hotelQuote()],
  escolhida: null,
  historico: { data: '2026-11-21T12:00:00Z', dataAntiga: null },
  idVigencia: 3,
  validacao: entry,
  justificativa: null,
  removido: false,
  viajantes: [traveller],
};
test('S-269 a hotel service while it is searched', () => {
  expectTaken(searchedHotelServiceSchema, hotel);
  expectTaken(searchedHotelServiceSchema, { ...hotel, escolhida: hotelQuote(), historico: null, idVigencia: null, removido: true });
  expectRefused(
    searchedHotelServiceSchema,
    hotel,
    { cidade: null },
    { checkin: '2026-12-10' },
    { checkout: null },
    { adultos: 0 },
    { cotacoes: [carQuote()] },
    { escolhida: undefined },
    { historico: { data: '2026-11-21T12:00:00Z' } },
    { idVigencia: '3' },
    { validacao: { tipo: 'WARNING' } },
    { justificativa: undefined },
    { removido: null },
    { viajantes: undefined },
  );
});

test('S-267 the search history of a car, as it is asked for and answered', () => {
  const asked = {
    dataRetirada: car.dataRetirada,
    dataDevolucao: car.dataDevolucao,
    cidadeRetirada: 'Recife, PE',
    cidadeDevolucao: 'Natal, RN',
    colaboradores: ['7'],
    idCarroServico: ID,
  };
  expectTaken(carHistoryRequestSchema, asked);
  expectRefused(
    carHistoryRequestSchema,
    asked,
    { dataRetirada: null },
    { dataDevolucao: '2026-12-12' },
    { cidadeRetirada: null },
    { cidadeDevolucao: undefined },
    { colaboradores: '7' },
    { idCarroServico: 7 },
  );
  const answer = { grupoCotacao: [{ id: 'ECONOMICA', cotacoes: [carQuote()] }], maiorPreco: 500, menorPreco: 89.9, limit: 50 };
  expectTaken(carHistorySchema, answer);
  expectRefused(carHistorySchema, answer, { grupoCotacao: null }, { maiorPreco: '500' }, { menorPreco: undefined }, { limit: -1 });
});
test('S-268 quotes come in groups, one for each offer', () => {
  expectTaken(airQuoteGroupSchema, { id: 'G3-1234', cotacoes: [airQuote(), airQuote()] });
  expectTaken(hotelQuoteGroupSchema, { id: '4711', cotacoes: [hotelQuote()] });
  expectTaken(carQuoteGroupSchema, { id: 'SUV', cotacoes: [] });
  expect(busQuoteGroupSchema.safeParse({ id: 'x' }).success).toBe(false);
  expectRefused(hotelQuoteGroupSchema, { id: '4711', cotacoes: [hotelQuote()] }, { id: 4711 }, { cotacoes: [carQuote()] });
});
