import { expect, test } from 'vitest';
import type { AirQuote, Flight } from '../../entities/index.ts';
import { airQuote, BILLED, countingIds, flight, MANUAL, ROUND_TRIP } from '../../test-support/air-quote.ts';
import { type AirQuoteContext, airQuoteViolations, backwardFlights, locatorsAreRequired, newAirQuote, prepareAirQuote } from './index.ts';

const context: AirQuoteContext = { mode: 'quote', now: new Date('2026-11-21T12:00:00Z'), retroativo: false, temFornecedorExterno: false };
const keys = (quote: AirQuote, changes: Partial<AirQuoteContext> = {}) =>
  airQuoteViolations(quote, { ...context, ...changes }).map(({ key }) => key);
const withFlight = (changes: Partial<Flight>, rest: Partial<AirQuote> = {}) =>
  airQuote({ segmentos: [{ id: 's', tipo: 'IDA', status: null, voos: [flight(changes)] }], ...rest });

test('a whole quote may be saved', () => expect(keys(airQuote())).toEqual([]));

test.each(['ABC123', 'A12345'])('Q-201 locator %s passes', (localizador) => expect(keys(withFlight({ localizador }))).toEqual([]));

test.each(['123456', 'ABC12', 'ABC1234'])('Q-201 locator %s is refused at its field', (localizador) => {
  expect(airQuoteViolations(withFlight({ localizador }), context)).toEqual([
    { key: 'informe_um_localizador_valido', field: 'segmentos.0.voos.0.localizador' },
  ]);
});

test('Q-202 the locator is asked in quote mode for a reserved quote, in issue mode always, and never after a value change', () => {
  expect(keys(airQuote())).toEqual([]);
  expect(keys(airQuote({ reservado: true }))).toEqual(['informe_um_localizador_valido']);
  const issue = airQuote({ statusCotacao: 'EMISSAO_PENDENTE', codigoTransacaoCartao: '123456' });
  expect(keys(issue, { mode: 'issue' })).toEqual(['informe_um_localizador_valido']);
  expect(keys({ ...issue, valorAlteradoEmissao: true }, { mode: 'issue' })).toEqual([]);
});

test('Q-202 a locator is required exactly when a quote without any is refused', () => {
  for (const mode of ['quote', 'issue'] as const)
    for (const reservado of [true, false])
      for (const valorAlteradoEmissao of [true, false]) {
        const quote = airQuote({ reservado, valorAlteradoEmissao, codigoTransacaoCartao: '123456' });
        const refused = keys(quote, { mode }).includes('informe_um_localizador_valido');
        expect([mode, reservado, valorAlteradoEmissao, locatorsAreRequired(quote, mode)]).toEqual([
          mode,
          reservado,
          valorAlteradoEmissao,
          refused,
        ]);
      }
});

test('Q-204 the reservation validity must be later than now', () => {
  const key = 'o_vencimento_da_reserva_deve_ser_maior_que_data_hora_atual';
  expect(keys(airQuote({ validadeReserva: '2026-11-21T12:00:00Z' }))).toEqual([key]);
  expect(keys(airQuote({ validadeReserva: '2026-11-21T12:00:01Z' }))).toEqual([]);
  expect(keys(airQuote({ validadeReserva: '2026-11-01T12:00:00Z' }), { retroativo: true })).toEqual([]);
  expect(keys(airQuote({ validadeReserva: '2026-11-01T12:00:00Z', emitidaAutomaticamente: true }))).toEqual([]);
});

test.each([
  ['123456', []],
  ['12345', ['erro_codigo_autorizacao_invalido']],
  [null, ['erro_codigo_autorizacao_invalido']],
  ['12345a', ['erro_codigo_autorizacao_invalido']],
])('Q-206 Q-205 authorization code %s in issue mode', (codigoTransacaoCartao, expected) => {
  const quote = withFlight({ localizador: 'ABC123' }, { statusCotacao: 'EMISSAO_PENDENTE', codigoTransacaoCartao });
  expect(keys(quote, { mode: 'issue' })).toEqual(expected);
});

test('Q-206 the code is not asked in EMISSAO_ALTERADA and EMISSAO_CANCELAMENTO_PENDENTE', () => {
  for (const statusCotacao of ['EMISSAO_ALTERADA', 'EMISSAO_CANCELAMENTO_PENDENTE'] as const) {
    expect(keys(withFlight({ localizador: 'ABC123' }, { statusCotacao }), { mode: 'issue' })).toEqual([]);
  }
});

test('Q-208 billed and direct payments skip the code', () => {
  const quote = withFlight({ localizador: 'ABC123' }, { statusCotacao: 'EMISSAO_PENDENTE', tipoPagamento: BILLED });
  expect(keys(quote, { mode: 'issue' })).toEqual([]);
});

test('Q-033 an external supplier is asked for in the issuing stage', () => {
  const quote = withFlight({ localizador: 'ABC123' }, { statusCotacao: 'EMISSAO_PENDENTE', tipoPagamento: BILLED });
  expect(keys(quote, { mode: 'issue', temFornecedorExterno: true })).toEqual(['informe_o_fornecedor_do_servico']);
  expect(keys(quote, { mode: 'quote', temFornecedorExterno: true })).toEqual([]);
});

test('Q-209 a segment needs a flight', () => {
  expect(keys(airQuote({ segmentos: [{ id: 's', tipo: 'IDA', status: null, voos: [] }] }))).toEqual(['informe_voo']);
  expect(keys(airQuote({ segmentos: [] }))).toEqual(['informe_segmento']);
});

test('what a flight misses is told at its own field', () => {
  const quote = withFlight({ cia: null, numero: '12A', origem: null, destino: null, dataPartida: null, dataChegada: null });
  expect(airQuoteViolations(quote, context).map(({ field }) => field.split('.').at(-1))).toEqual([
    'cia',
    'numero',
    'origem',
    'destino',
    'dataPartida',
    'dataChegada',
  ]);
});

test('amounts: a missing fare, a negative tax and a missing rate are refused', () => {
  expect(keys(airQuote({ tarifa: null }))).toEqual(['informe_a_tarifa']);
  expect(keys(airQuote({ taxas: -0.01 }))).toEqual(['valor_nao_pode_ser_negativo']);
  expect(keys(airQuote({ tarifa: 1e12 }))).toEqual(['valor_acima_do_limite']);
  expect(keys(airQuote({ cotacaoMoeda: null }))).toEqual(['informe_a_cotacao_da_moeda']);
  expect(keys(airQuote({ moeda: null, cotacaoMoeda: null }))).toEqual([]);
});

test('S-220 a text that is no date is refused at its field, never taken as none', () => {
  expect(airQuoteViolations(withFlight({ dataPartida: '31/02/2026 10:00' }), context)).toEqual([
    { key: 'data_invalida', field: 'segmentos.0.voos.0.dataPartida' },
  ]);
  expect(keys(airQuote({ validadeReserva: '12/0' }))).toEqual(['data_invalida']);
  expect(keys(airQuote({ validadeReserva: '2027-02-31T12:00:00Z' }))).toEqual(['data_invalida']);
  const field = { id: 'c', nome: 'Retorno', tipo: 'DATA', etapa: 'COTACAO', obrigatorio: false, valor: '31/02/2026' } as const;
  expect(keys(airQuote({ camposCustomizados: [field] }))).toEqual(['data_invalida']);
  expect(keys(airQuote({ camposCustomizados: [{ ...field, valor: '2026-12-10' }] }))).toEqual([]);
});

test('a required custom field is asked for by its name', () => {
  const field = { id: 'c', nome: 'Centro de custo', tipo: 'TEXTO', etapa: 'COTACAO', obrigatorio: true, valor: '  ' } as const;
  expect(airQuoteViolations(airQuote({ camposCustomizados: [field] }), context)).toEqual([
    { key: 'campo_customizado_obrigatorio', params: { campo: 'Centro de custo' }, field: 'camposCustomizados.0.valor' },
  ]);
});

test('Q-210 flights that arrive before they depart are to be confirmed, not refused', () => {
  const quote = withFlight({ dataPartida: '2026-12-10T08:10', dataChegada: '2026-12-10T08:09' });
  expect(backwardFlights(quote).map(({ path }) => path)).toEqual(['segmentos.0.voos.0']);
  expect(keys(quote)).toEqual([]);
  expect(backwardFlights(airQuote())).toEqual([]);
});

test.each([
  ['AKL', '2026-12-10T20:00', 'HNL', '2026-12-10T06:30', 0],
  ['MAO', '2026-12-10T20:00', 'GRU', '2026-12-10T20:30', 1],
  ['GRU', '2026-12-10T20:30', 'MAO', '2026-12-10T20:00', 0],
  ['GRU', '2026-12-10T20:30', 'ZZZ', '2026-12-10T20:00', 1],
])('Q-057 Q-210 %s %s to %s %s: %i flights to confirm', (origem, dataPartida, destino, dataChegada, count) => {
  expect(backwardFlights(withFlight({ origem, dataPartida, destino, dataChegada }))).toHaveLength(count);
});

test.each([
  ['2026-12-31T23:00', '2026-12-31T00:40', '2027-01-01T00:40'],
  ['2026-12-10T23:00', '2026-12-09T00:40', null],
  ['2026-12-10T23:00', '2026-11-10T00:40', null],
])('Q-210 a departure at %s and an arrival at %s: on the next day it is %s', (dataPartida, dataChegada, nextDay) => {
  expect(backwardFlights(withFlight({ dataPartida, dataChegada }))).toMatchObject([{ nextDay }]);
});

test('Q-091 Q-278 a new quote is pending, with the suggested consolidator, supplier and fee', () => {
  const fornecedorPadrao = { id: 'f', nome: 'Fornecedor' };
  const quote = newAirQuote({
    service: ROUND_TRIP,
    agency: { id: 1, fornecedorPadrao },
    consolidators: [{ ...MANUAL, id: 'x', consolidadora: 'GOL' }, MANUAL],
    newId: countingIds(),
  });
  expect(quote).toMatchObject({
    statusCotacao: 'COTACAO_PENDENTE',
    agenciaServico: MANUAL,
    fornecedorServico: fornecedorPadrao,
    fee: 105,
    cotacaoMoeda: 1,
  });
  expect(quote.segmentos.map(({ tipo, voos }) => [tipo, voos[0]?.origem, voos[0]?.destino])).toEqual([
    ['IDA', 'GRU', 'REC'],
    ['VOLTA', 'REC', 'GRU'],
  ]);
});

test('Q-278 without MANUAL_PEDIDOS_OFF no consolidator is suggested, and no fee', () => {
  const quote = newAirQuote({ service: ROUND_TRIP, agency: { id: 1, fornecedorPadrao: null }, consolidators: [], newId: countingIds() });
  expect(quote).toMatchObject({ agenciaServico: null, fornecedorServico: null, fee: null });
});

const NO_MARGIN = { ownAgency: false, requestStatus: 'COTACAO_AGENCIA', marginPercent: 0 } as const;
const prepared = (quote: AirQuote) => prepareAirQuote(quote, NO_MARGIN);

test('Q-221 spaces are taken out of ticket number and authorization code', () => {
  expect(prepared(airQuote({ numeroBilhete: '957 2401 118', codigoTransacaoCartao: '123 456' }))).toMatchObject({
    numeroBilhete: '9572401118',
    codigoTransacaoCartao: '123456',
  });
});

test('Q-222 the address loses what is not allowed', () => {
  expect(prepared(airQuote({ endereco: 'Rua A, 10 – <b>' })).endereco).toBe('Rua A, 10  b');
});

test('Q-225 Q-087 origin and type are filled in', () => {
  expect(prepared(airQuote({ tipo: null, tipoOrigemCotacao: null }))).toMatchObject({
    tipo: 'OFFLINE',
    tipoOrigemCotacao: 'SUPPLIER_ADD',
  });
  expect(prepared(airQuote({ tipo: 'ONLINE' })).tipo).toBe('ONLINE');
});

test('Q-226 S-224 custom texts are trimmed', () => {
  const field = { id: 'c', nome: 'Motivo', tipo: 'TEXTO', etapa: 'COTACAO', obrigatorio: false, valor: ' visita ' } as const;
  expect(prepared(airQuote({ camposCustomizados: [field] })).camposCustomizados[0]?.valor).toBe('visita');
});

test('a text that was emptied is stored as none', () => {
  const stored = prepared(withFlight({ localizador: ' ' }, { tourCode: '', observacao: '  ' }));
  expect(stored).toMatchObject({ tourCode: null, observacao: null });
  expect(stored.segmentos[0]?.voos[0]?.localizador).toBeNull();
});

test('what is stored carries its totals, whatever came in', () => {
  expect(prepared(airQuote({ markup: 123.45, total: 1 }))).toMatchObject({ tarifaTotal: 1357.95, total: 1402.95 });
});

test('Q-140 the automatic markup is computed for what is stored, and stays while the money is locked', () => {
  const quote = airQuote({ tipoPagamento: BILLED, intermediador: 'DIRETO', markup: 7 });
  const context = { ownAgency: true, requestStatus: 'COTACAO_AGENCIA', marginPercent: 10 } as const;
  expect(prepareAirQuote(quote, context)).toMatchObject({ markup: 123.45, tarifaTotal: 1357.95, total: 1402.95 });
  expect(prepareAirQuote(quote, null)).toMatchObject({ markup: 7, tarifaTotal: 1241.5, total: 1286.5 });
});
