import { expect, test } from 'vitest';
import { airQuote, countingIds } from '../../test-support/air-quote.ts';
import { PRINTED_AT } from '../../test-support/itineraries.ts';
import { fillFromItinerary, readItinerary } from './index.ts';

const GRU = { iata: 'GRU', nome: 'Guarulhos', local: 'São Paulo, SP' };
const LATAM = { iata: 'LA', nome: 'Latam', operadora: null };
const known = { airports: new Map([['GRU', GRU]]), airlines: new Map([['LA', LATAM]]) };
const filled = (text: string, quote = airQuote()) =>
  fillFromItinerary(quote, readItinerary(text, PRINTED_AT), { ...known, newId: countingIds(), now: PRINTED_AT });

test('segments, flights, times and locators of a read itinerary, with what the lookup knows', () => {
  const { segmentos, codigoReserva } = filled(
    [
      'RP/SAOBR28ZZ/SAOBR28ZZ            AB/SU  21NOV26/1207Z   W2XEAM',
      '  3  LA8146 N 09JAN 6 GRULIS HK2  1745 0635  10JAN  E  LA/A1B2C3',
      '  4  TP 093 K 24JAN 7 LISGRU HK2  1205 1930  24JAN  E',
    ].join('\n'),
  );
  expect(codigoReserva).toBe('W2XEAM');
  expect(segmentos).toMatchObject([
    {
      tipo: 'IDA',
      voos: [
        {
          cia: 'LA',
          ciaData: LATAM,
          numero: '8146',
          origem: 'GRU',
          origemData: GRU,
          destino: 'LIS',
          destinoData: null,
          dataPartida: '2027-01-09T17:45',
          dataChegada: '2027-01-10T06:35',
          localizador: 'A1B2C3',
        },
      ],
    },
    { tipo: 'VOLTA', voos: [{ cia: 'TP', ciaData: null, numero: '93', localizador: 'W2XEAM' }] },
  ]);
  const ids = segmentos.flatMap(({ id, voos }) => [id, ...voos.map((flight) => flight.id)]);
  expect(new Set(ids).size).toBe(4);
});

test('a text without flights or locator leaves what was there', () => {
  const quote = airQuote({ codigoReserva: 'ABC123' });
  expect(filled('Bom dia', quote)).toEqual({ segmentos: quote.segmentos, codigoReserva: 'ABC123', validadeReserva: null });
});

test('of two reservations a flight has only the locator that is printed beside it', () => {
  const { segmentos, codigoReserva } = filled(
    [
      'RP/SAOBR28ZZ/SAOBR28ZZ            AB/SU  21NOV26/1207Z   W2XEAM',
      '  3  LA8146 N 09JAN 6 GRULIS HK2  1745 0635  10JAN  E  LA/A1B2C3',
      'RP/SAOBR28ZZ/SAOBR28ZZ            AB/SU  21NOV26/1209Z   Y4KLMN',
      '  3  TP 093 K 24JAN 7 LISGRU HK2  1205 1930  24JAN  E',
    ].join('\n'),
  );
  expect(codigoReserva).toBe('W2XEAM');
  expect(segmentos.flatMap(({ voos }) => voos.map(({ localizador }) => localizador))).toEqual(['A1B2C3', null]);
});

test.each([
  ['TK TL02DEC/1800/SAOBR2100', '2026-12-02T21:00:00.000Z'],
  // A day lasts until its end in Brasília.
  ['TK TL02DEC/SAOBR2100', '2026-12-03T02:59:00.000Z'],
  // What is past, and where tickets were issued, keep what was typed.
  ['TK TL20NOV/1800/SAOBR2100', '2026-12-24T10:00:00Z'],
  ['TK OK21NOV/SAOBR2100', '2026-12-24T10:00:00Z'],
])('B-006 until when the reservation is valid: %s', (line, validity) => {
  const text = ['RP/SAOBR28ZZ/SAOBR28ZZ            AB/SU  21NOV26/1207Z   W2XEAM', `  3  ${line}`].join('\n');
  expect(filled(text, airQuote({ validadeReserva: '2026-12-24T10:00:00Z' })).validadeReserva).toBe(validity);
});
