import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CapturedData } from '../../entities/index.ts';
import { airQuote, flight } from '../../test-support/air-quote.ts';
import { prepareAirQuote } from '../quote/index.ts';
import { CAPTURED_FIELDS, captureDifferences, fillFromCapture, pickCaptured } from './index.ts';

const quote = prepareAirQuote(
  airQuote({
    tarifa: 1000,
    taxas: 50,
    fee: 35,
    localizador: 'OLD123',
    segmentos: [{ id: 'ida', tipo: 'IDA', status: null, voos: [flight({ id: 'v1' })] }],
  }),
  null,
);
const data: CapturedData = {
  statusEmissao: 'EMITIDA',
  voos: [{ origem: 'GRU', dataPartida: '2026-12-10T08:10', localizador: 'NEW123' }],
  passageiros: [{ nome: 'ANA', sobrenome: 'LIMA', assentos: ['12A'] }],
  bilhetes: [{ numero: '9572401118001' }],
  tarifa: 900,
  taxas: 50,
  fee: null,
  duRav: 40,
  prazoEmissao: '2026-12-01T20:00:00Z',
  localizador: 'NEW123',
  dataEmissao: '2026-11-21T18:00:00Z',
};
const context = { viajantes: [{ id: 'a', nomeCompleto: 'Ana Lima' }], markup: null };

test('Q-060 Q-195 the differences are what applying would change, with both values; what the system does not know is none', () => {
  expect(captureDifferences(quote, data, context)).toEqual([
    { field: 'localizador', quoted: ['OLD123'], captured: ['NEW123'] },
    { field: 'voos', quoted: [null], captured: ['NEW123'] },
    { field: 'assentos', quoted: [null], captured: ['12A'] },
    { field: 'bilhetes', quoted: [null], captured: ['9572401118001'] },
    { field: 'tarifa', quoted: [1000], captured: [900] },
    { field: 'duRav', quoted: [null], captured: [40] },
    { field: 'prazoEmissao', quoted: [null], captured: ['2026-12-01T20:00:00Z'] },
    { field: 'dataEmissao', quoted: [null], captured: ['2026-11-21T18:00:00Z'] },
  ]);
});

test('Q-060 what is picked is applied, and nothing else; applied one by one it comes to the same as all at once', () =>
  fc.assert(
    fc.property(fc.shuffledSubarray([...CAPTURED_FIELDS]), (fields) => {
      const filled = fillFromCapture(quote, pickCaptured(data, fields), context);
      const left = captureDifferences(filled, data, context).map(({ field }) => field);
      const all = captureDifferences(quote, data, context).map(({ field }) => field);
      expect(left).toEqual(all.filter((field) => !fields.includes(field)));
      const oneByOne = fields.reduce((typed, field) => fillFromCapture(typed, pickCaptured(data, [field]), context), quote);
      expect(oneByOne).toEqual(filled);
    }),
  ));
