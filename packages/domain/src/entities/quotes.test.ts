import { test } from 'vitest';
import { MANUAL } from '../test-support/air-quote.ts';
import { busQuote, carQuote, hotelQuote } from '../test-support/quotes.ts';
import { expectRefused, expectTaken } from '../test-support/schema.ts';
import { busQuoteSchema, carQuoteSchema, hotelQuoteSchema, otherQuoteSchema } from './index.ts';

test('Q-073 S-270 a hotel quote', () => {
  expectTaken(hotelQuoteSchema, hotelQuote());
  expectTaken(hotelQuoteSchema, hotelQuote({ estrelas: null, latitude: null, longitude: null, inclusos: [], percentualComissao: 1 }));
  // it is cut when it is stored.
  expectTaken(hotelQuoteSchema, hotelQuote({ email: 'a'.repeat(104) }));
  expectRefused(
    hotelQuoteSchema,
    hotelQuote(),
    { estrelas: 6 },
    { estrelas: 0 },
    { latitude: 91 },
    { longitude: -181 },
    { tipoQuarto: 'SUITE' },
    { inclusos: null },
    { checkin: '2026-12-10' },
    { checkout: '2026-12-13T12:00:00Z' },
    { percentualComissao: 0.1234567 },
    { quantidadeDiarias: 2.917 },
    { tarifaMedia: 275.505 },
    { tipoCama: 'REDE' },
    { tipoTarifa: 'BRUTA' },
    { regimeAlimentacao: 'ALL_INCLUSIVE' },
    { prazoCancelamento: '2026-12-08' },
    { email: 'a'.repeat(256) },
    { agencia: { fornecedorPadrao: null } },
    { statusCotacao: 'COTACAO_AGENCIA' },
    { alteradoPrestacao: null },
    { pesquisaSupplierModificada: null },
    { total: null },
  );
});

test('Q-074 S-266 a car quote', () => {
  expectTaken(carQuoteSchema, carQuote());
  expectTaken(carQuoteSchema, carQuote({ categoria: null, horaRetirada: '00:00', horaDevolucao: '23:59', nomeModelo: null }));
  expectRefused(
    carQuoteSchema,
    carQuote(),
    { categoria: 'CONVERSIVEL' },
    { horaRetirada: '24:00' },
    { horaDevolucao: '9:30' },
    { dataRetirada: '10/12/2026' },
    { dataDevolucao: '2026-12-12T16:00' },
    { arcondicionado: 'sim' },
    { valorDiaria: '150,00' },
    { quantidadeDiarias: -1 },
    { nomeCia: 'x'.repeat(256) },
    { localRetirada: 5 },
    { cidadeDevolucao: undefined },
    { cambio: true },
    { urlImagemCia: {} },
    { total: null },
  );
});

test('Q-075 S-271 a bus quote', () => {
  expectTaken(busQuoteSchema, busQuote());
  for (const nomeCia of ['Cometa', null]) expectTaken(busQuoteSchema, busQuote({ nomeCia }));
  for (const classe of ['CONVENCIONAL', 'EXECUTIVO', 'LEITO', 'LEITO_CAMA', 'SEMI_LEITO'] as const)
    expectTaken(busQuoteSchema, busQuote({ classe }));
  expectRefused(
    busQuoteSchema,
    busQuote(),
    { classe: 'PRIMEIRA_CLASSE' },
    { dataPartida: '22:30' },
    { dataChegada: '2026-12-11T06:10:00Z' },
    { statusCotacao: null },
    { agencia: { id: '1', fornecedorPadrao: null } },
  );
});
test('Q-075 the quote of another service says what is offered', () => {
  const { classe: _classe, dataPartida: _dataPartida, dataChegada: _dataChegada, ...fields } = busQuote({ agenciaServico: MANUAL });
  expectTaken(otherQuoteSchema, { ...fields, descricao: 'Seguro viagem, 5 dias' });
  expectRefused(
    otherQuoteSchema,
    { ...fields, descricao: null },
    { descricao: 5 },
    { descricao: 'x'.repeat(4001) },
    { descricao: undefined },
  );
});
