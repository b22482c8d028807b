import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { AirQuote, AirService, Flight, HotelService, Segment, Service } from '../entities/index.ts';
import { airQuote, flight, ROUND_TRIP } from '../test-support/air-quote.ts';
import { busQuote, hotelQuote } from '../test-support/quotes.ts';
import { type TripSurroundings, type TripWarning, tripWarnings } from './index.ts';

const ANA = { id: 'ana', nomeCompleto: 'Ana Lima', email: null, vip: false, premium: false };
const common = {
  idViagem: 1,
  idCotacaoEscolhida: null,
  valorAprovado: null,
  retroativo: false,
  viajantes: [ANA],
  acompanhantes: [],
  adultos: 1,
  observacao: null,
  camposCustomizados: [],
  cotacoes: [],
  escolhida: null,
};
const air = (changes: Partial<AirService> = {}): AirService => ({
  ...common,
  id: 'air',
  tipoServico: 'AEREO',
  tipo: 'IDA_VOLTA',
  segmentos: ROUND_TRIP.segmentos,
  ...changes,
});
const hotel = (changes: Partial<HotelService> = {}): HotelService => ({
  ...common,
  id: 'hotel',
  tipoServico: 'HOTEL',
  cidade: 'Recife',
  checkin: '2026-12-10T14:00',
  checkout: '2026-12-13T12:00',
  ...changes,
});
const segment = (tipo: Segment['tipo'], ...voos: Flight[]): Segment => ({ id: tipo, tipo, status: null, voos });
const quoted = (...segmentos: Segment[]): AirQuote => airQuote({ id: 'q', idServico: 'air', segmentos });
const NOBODY: TripSurroundings = { trips: [] };

/** What is said, without the key and the place of the warning. */
function said(warnings: readonly TripWarning[]) {
  return warnings.map(({ chave: _key, idServico: _service, idCotacao: _quote, ...facts }) => facts);
}
const connection = (origem: string, por: string, destino: string, arrival: string, departure: string, from = por) =>
  segment(
    'IDA',
    flight({ id: '1', origem, destino: por, dataPartida: '2026-12-10T06:00', dataChegada: arrival }),
    flight({ id: '2', origem: from, destino, dataPartida: departure, dataChegada: '2026-12-11T05:00' }),
  );

describe('B-016 connections', () => {
  test.each([
    ['GRU', 'BSB', 'REC', '10:44', 44, 45],
    ['GRU', 'BSB', 'REC', '10:45', null, 45],
    ['REC', 'GRU', 'MIA', '11:29', 89, 90],
    ['REC', 'GRU', 'MIA', '11:30', null, 90],
    ['EZE', 'GRU', 'REC', '11:29', 89, 90],
    ['MIA', 'JFK', 'BOS', '11:29', 89, 90],
    ['GRU', 'QQQ', 'REC', '10:44', 44, 45],
  ])('%s by %s to %s, leaving at %s: %s of %i minutes', (from, by, to, departure, minutos, minimo) => {
    const quote = quoted(connection(from, by, to, '2026-12-10T10:00', `2026-12-10T${departure}`));
    const facts = { local: by, chegada: '2026-12-10T10:00', partida: `2026-12-10T${departure}` };
    expect(said(tripWarnings([air()], [quote], NOBODY))).toEqual(
      minutos === null ? [] : [{ kind: 'CONEXAO_CURTA', ...facts, minutos, minimo }],
    );
  });

  test('the minima are parameters, and a change of airport names both', () => {
    const quote = quoted(connection('REC', 'GRU', 'CWB', '2026-12-10T10:00', '2026-12-10T11:59', 'CGH'));
    const limits = { domestic: 120, international: 180 };
    expect(tripWarnings([air()], [quote], NOBODY)).toEqual([]);
    expect(tripWarnings([air()], [quote], NOBODY, limits)).toMatchObject([{ local: 'GRU → CGH', minutos: 119, minimo: 120 }]);
  });

  test('a flight that leaves before the one before it lands is told once, in the zones of the airports', () => {
    const quote = quoted(connection('GRU', 'BSB', 'REC', '2026-12-10T10:00', '2026-12-10T09:30'));
    expect(said(tripWarnings([air()], [quote], NOBODY))).toEqual([
      { kind: 'CHEGADA_APOS_PARTIDA', local: 'BSB', chegada: '2026-12-10T10:00', partida: '2026-12-10T09:30' },
    ]);
  });

  test('unknown times are passed over, and so are cancelled quotes', () => {
    const short = connection('GRU', 'BSB', 'REC', '2026-12-10T10:00', '2026-12-10T10:10');
    const unknown = connection('GRU', 'BSB', 'REC', '2026-12-10', '2026-12-10T10:10');
    expect(tripWarnings([air()], [quoted(unknown), { ...quoted(short), statusCotacao: 'COTACAO_CANCELADA' }], NOBODY)).toEqual([]);
    expect(tripWarnings([air()], [quoted(short)], NOBODY)).toMatchObject([{ idServico: 'air', idCotacao: 'q' }]);
  });
});

describe('B-016 the way back', () => {
  const out = segment('IDA', flight({ id: 'o' }));
  test('of a quote begins before the way out: told once, not as an early flight', () => {
    const back = segment(
      'VOLTA',
      flight({ id: 'b', origem: 'REC', destino: 'GRU', dataPartida: '2026-12-09T10:00', dataChegada: '2026-12-09T13:00' }),
    );
    expect(said(tripWarnings([air()], [quoted(out, back)], NOBODY))).toEqual([
      { kind: 'VOLTA_ANTES_DA_IDA', ida: '2026-12-10T08:10', volta: '2026-12-09T10:00' },
    ]);
  });
  test('of a quote begins after the way out, before it lands', () => {
    const back = segment(
      'VOLTA',
      flight({ id: 'b', origem: 'REC', destino: 'GRU', dataPartida: '2026-12-10T10:00', dataChegada: '2026-12-10T13:00' }),
    );
    expect(said(tripWarnings([air()], [quoted(out, back)], NOBODY))).toMatchObject([{ kind: 'CHEGADA_APOS_PARTIDA', local: 'REC' }]);
  });
  test('of a service is asked for before the way out; the legs of several trips may stand in any order', () => {
    const [first, second] = ROUND_TRIP.segmentos;
    if (!first || !second) throw new RangeError('The fixture is a round trip.');
    const segmentos = [first, { ...second, data: '2026-12-08' }];
    expect(said(tripWarnings([air({ segmentos })], [], NOBODY))).toEqual([
      { kind: 'VOLTA_ANTES_DA_IDA', ida: '2026-12-10', volta: '2026-12-08' },
    ]);
    expect(tripWarnings([air({ segmentos, tipo: 'MULTI' })], [], NOBODY)).toEqual([]);
    expect(said(tripWarnings([hotel({ checkout: '2026-12-09T12:00' })], [], NOBODY))).toMatchObject([{ kind: 'VOLTA_ANTES_DA_IDA' }]);
  });
});

describe('B-016 the same traveller in another request', () => {
  const other = (inicio: string, fim: string, idViajante = 'ana') => ({ trips: [{ idSolicitacao: 77, idViajante, inicio, fim }] });
  test.each([
    ['2026-12-01', '2026-12-10', true],
    ['2026-12-14', '2026-12-20', true],
    ['2026-12-11', '2026-12-12', true],
    ['2026-12-01', '2026-12-09', false],
    ['2026-12-15', '2026-12-20', false],
  ])('from %s to %s: %s', (inicio, fim, warned) => {
    expect(tripWarnings([air()], [], other(inicio, fim))).toEqual(
      warned
        ? [
            {
              kind: 'OUTRA_VIAGEM',
              viajante: 'Ana Lima',
              idSolicitacao: 77,
              inicio,
              fim,
              idServico: 'air',
              idCotacao: null,
              chave: expect.stringMatching(/^OUTRA_VIAGEM\|air\|-\|[0-9a-f]{8}$/),
            },
          ]
        : [],
    );
  });
  test('several of its services on these days are one warning, from the first day to the last; another request is one of its own', () => {
    const days = (idSolicitacao: number, inicio: string, fim: string) => ({ idSolicitacao, idViajante: 'ana', inicio, fim });
    const trips = [
      days(77, '2026-12-11', '2026-12-11'),
      days(78, '2026-12-13', '2026-12-13'),
      days(77, '2026-12-10', '2026-12-12'),
      days(77, '2026-12-12', '2026-12-16'),
      days(77, '2026-12-20', '2026-12-21'),
    ];
    expect(said(tripWarnings([air()], [], { trips }))).toEqual([
      { kind: 'OUTRA_VIAGEM', viajante: 'Ana Lima', idSolicitacao: 77, inicio: '2026-12-10', fim: '2026-12-16' },
      { kind: 'OUTRA_VIAGEM', viajante: 'Ana Lima', idSolicitacao: 78, inicio: '2026-12-13', fim: '2026-12-13' },
    ]);
  });
  test('another traveller may travel', () => expect(tripWarnings([air()], [], other('2026-12-10', '2026-12-14', 'rui'))).toEqual([]));
});

describe('B-016 nights without a bed', () => {
  const out = segment('IDA', flight({ id: 'o' }));
  const back = segment(
    'VOLTA',
    flight({ id: 'b', origem: 'REC', destino: 'GRU', dataPartida: '2026-12-14T10:00', dataChegada: '2026-12-14T13:00' }),
  );
  test('of the requested stay, in a hotel quote', () => {
    const short = hotelQuote({ id: 'h', idServico: 'hotel', checkin: '2026-12-11T14:00', checkout: '2026-12-12T12:00' });
    expect(tripWarnings([hotel()], [short], NOBODY)).toMatchObject([
      { kind: 'NOITE_DESCOBERTA', noites: ['2026-12-10', '2026-12-12'], idServico: 'hotel', idCotacao: 'h' },
    ]);
    expect(tripWarnings([hotel()], [hotelQuote({ idServico: 'hotel' })], NOBODY)).toEqual([]);
  });
  test('between the flights of an air quote, where the request has a hotel for its traveller', () => {
    expect(said(tripWarnings([air(), hotel()], [quoted(out, back)], NOBODY))).toEqual([
      { kind: 'NOITE_DESCOBERTA', noites: ['2026-12-13'] },
    ]);
    expect(tripWarnings([air(), hotel({ checkout: '2026-12-14T12:00' })], [quoted(out, back)], NOBODY)).toEqual([]);
    // Two stays may cover the trip together, and the chosen one counts, not the requested one.
    const second = hotel({ id: 'second', checkin: '2026-12-13T14:00', checkout: '2026-12-14T12:00' });
    expect(tripWarnings([air(), hotel(), second], [quoted(out, back)], NOBODY)).toEqual([]);
    const chosen = hotel({ escolhida: hotelQuote({ checkout: '2026-12-14T12:00' }) });
    expect(tripWarnings([air(), chosen], [quoted(out, back)], NOBODY)).toEqual([]);
    expect(tripWarnings([air()], [quoted(out, back)], NOBODY)).toEqual([]);
    expect(tripWarnings([air(), hotel({ viajantes: [{ ...ANA, id: 'rui' }] })], [quoted(out, back)], NOBODY)).toEqual([]);
  });
});

test('B-016 the key of a warning changes with what it says, and only then', () => {
  const keys = (...departures: string[]) =>
    departures.flatMap((departure) => {
      const quote = quoted(connection('GRU', 'BSB', 'REC', '2026-12-10T10:00', departure));
      return tripWarnings([air()], [quote], NOBODY).map(({ chave }) => chave);
    });
  const [first, second, third] = keys('2026-12-10T10:10', '2026-12-10T10:11', '2026-12-10T10:10');
  expect(first).toMatch(/^CONEXAO_CURTA\|air\|q\|[0-9a-f]{8}$/);
  expect(second).not.toBe(first);
  expect(third).toBe(first);
});

test('B-016 a document that ends before the trip does is told at the service, a fare at its quote', () => {
  const surroundings = {
    trips: [],
    validities: [
      { id: 'ana', nome: 'Passaporte de Ana Lima', validade: '2026-12-13' },
      { id: 'ana', nome: 'RG de Ana Lima', validade: '2026-12-14' },
      { id: 'q', nome: 'Tarifa', validade: '2026-12-09' },
    ],
  };
  const quote = quoted(segment('IDA', flight()));
  expect(tripWarnings([air()], [quote], surroundings)).toMatchObject([
    { kind: 'VALIDADE_ANTES_DA_VIAGEM', nome: 'Passaporte de Ana Lima', validade: '2026-12-13', viagem: '2026-12-14', idCotacao: null },
    { kind: 'VALIDADE_ANTES_DA_VIAGEM', nome: 'Tarifa', validade: '2026-12-09', viagem: '2026-12-10', idCotacao: 'q' },
  ]);
});

const clock = fc.option(
  fc.date({ min: new Date('2026-12-01'), max: new Date('2026-12-20'), noInvalidDate: true }).map((at) => at.toISOString().slice(0, 16)),
);
const airport = fc.option(fc.constantFrom('GRU', 'BSB', 'REC', 'MIA', 'QQQ'));
const anyFlight = fc
  .record({ dataPartida: clock, dataChegada: clock, origem: airport, destino: airport, id: fc.uuid() })
  .map((changes) => flight(changes));
const anyQuote = fc
  .array(fc.tuple(fc.constantFrom('IDA' as const, 'VOLTA' as const, 'TRECHO' as const), fc.array(anyFlight, { maxLength: 3 })), {
    maxLength: 3,
  })
  .map((segments) => quoted(...segments.map(([tipo, voos]) => segment(tipo, ...voos))));

test('B-016 whatever the flights, it never throws, each warning is at its quote, and the same input gives the same keys', () =>
  fc.assert(
    fc.property(anyQuote, (quote) => {
      const services: readonly Service[] = [air(), hotel()];
      const warnings = tripWarnings(services, [quote, busQuote({ idServico: 'elsewhere' })], NOBODY);
      for (const { idServico, idCotacao } of warnings) expect([idServico, idCotacao]).toEqual(['air', 'q']);
      expect(tripWarnings(services, [structuredClone(quote)], NOBODY).map(({ chave }) => chave)).toEqual(
        warnings.map(({ chave }) => chave),
      );
    }),
  ));
