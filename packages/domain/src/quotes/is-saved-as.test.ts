import { expect, test } from 'vitest';
import { airQuote, flight, MANUAL } from '../test-support/air-quote.ts';
import { isSavedAs } from './index.ts';

const sent = airQuote({ versao: 3, tarifa: 500, agenciaServico: MANUAL });

test('what is stored one save later, as it was sent, is the own save', () => {
  expect(isSavedAs(sent, { ...sent, versao: 4 })).toBe(true);
  // The server computes the totals and sends chosen entities back whole.
  expect(isSavedAs(sent, { ...sent, versao: 4, total: 545, markup: 50, agenciaServico: { ...MANUAL, credencial: '{}' } })).toBe(true);
});

test('Q-023 a markup that was typed is part of the quote: another one is somebody else’s save', () => {
  const typed = airQuote({ ...sent, markup: 30, markupManual: true });
  expect(isSavedAs(typed, { ...typed, versao: 4 })).toBe(true);
  expect(isSavedAs(typed, { ...typed, versao: 4, markup: 45 })).toBe(false);
});

test.each([
  ['the same version', { versao: 3 }],
  ['a version that is two saves later', { versao: 5 }],
  ['another fare', { versao: 4, tarifa: 501 }],
  ['another consolidator', { versao: 4, agenciaServico: { ...MANUAL, id: 'outra' } }],
  ['no consolidator', { versao: 4, agenciaServico: null }],
  ['another flight', { versao: 4, segmentos: [{ id: 's', tipo: 'IDA' as const, status: null, voos: [flight({ numero: '99' })] }] }],
])('%s is not', (_case, changes) => expect(isSavedAs(sent, { ...sent, ...changes })).toBe(false));
