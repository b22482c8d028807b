import { expect, test } from 'vitest';
import { airQuote, flight } from '../../test-support/air-quote.ts';
import {
  awaitsCancellation,
  cancelAirIssue,
  needsTicketNumber,
  partialCancelIsAllowed,
  quoteAfterChange,
  showsIssueButton,
} from './index.ts';

const air = (...flights: Parameters<typeof flight>[0][]) => ({ segmentos: [{ voos: flights.map(flight) }] });

test('Q-115 only quotes of G3 and AD alone issue without a ticket number', () => {
  expect(needsTicketNumber(air({ cia: 'G3' }, { cia: 'AD' }))).toBe(false);
  expect(needsTicketNumber(air({ cia: 'G3' }, { cia: 'LA' }))).toBe(true);
  expect(needsTicketNumber({ segmentos: [] })).toBe(true);
});
const context = { possuiRegraVoltarParaSelecao: false, valuesEnabled: false };
const issued = airQuote({
  agenciaServico: { id: 'x', consolidadora: 'GOL', tipoEmissao: 'AUTOMATICO', credencial: '' },
  numeroBilhete: '9572401118001',
  segmentos: [{ id: 's', tipo: 'IDA', status: null, voos: [flight({ cia: 'LA' })] }],
});
test.each([
  ['all hold', issued, true],
  ['no consolidator', { ...issued, agenciaServico: null }, true],
  ['a ticket number that was never given', { ...issued, numeroBilhete: null }, false],
  [
    'issued in another system',
    { ...issued, agenciaServico: { id: 'x', consolidadora: 'GOL', tipoEmissao: 'SISTEMA_EXTERNO' as const, credencial: '' } },
    false,
  ],
  ['issued already', { ...issued, emitidaAutomaticamente: true }, false],
  ['a value changed at issue', { ...issued, valorAlteradoEmissao: true }, false],
  ['no ticket number', { ...issued, numeroBilhete: ' ' }, false],
  [
    'no ticket number of G3',
    { ...issued, numeroBilhete: null, segmentos: [{ id: 's', tipo: 'IDA' as const, status: null, voos: [flight({ cia: 'G3' })] }] },
    true,
  ],
])('Q-106 the issue button with %s', (_case, quote, shown) => expect(showsIssueButton(quote, context)).toBe(shown));
test('Q-107 enabled values and the rule for going back hide it together, neither alone', () => {
  expect(showsIssueButton(issued, { possuiRegraVoltarParaSelecao: true, valuesEnabled: true })).toBe(false);
  expect(showsIssueButton(issued, { possuiRegraVoltarParaSelecao: true, valuesEnabled: false })).toBe(true);
  expect(showsIssueButton(issued, { possuiRegraVoltarParaSelecao: false, valuesEnabled: true })).toBe(true);
});

const segments = (...statuses: ('PENDENTE_CANCELAMENTO' | 'CANCELADO' | null)[]) =>
  airQuote({
    statusCotacao: 'EMISSAO_CANCELAMENTO_PENDENTE',
    dataEmissao: '2026-11-01T10:00:00Z',
    segmentos: statuses.map((status, index) => ({ id: String(index), tipo: 'IDA', status, voos: [] })),
  });
const statusesOf = (quote: ReturnType<typeof segments>) => quote.segmentos.map(({ status }) => status);
test('Q-155 Q-158 a round trip loses the segments that wait for it; when none is left the quote is cancelled', () => {
  const part = cancelAirIssue(segments('PENDENTE_CANCELAMENTO', null), { tipo: 'IDA_VOLTA' });
  expect(statusesOf(part)).toEqual(['CANCELADO', null]);
  expect(part.statusCotacao).toBe('EMISSAO_FINALIZADA');
  const whole = cancelAirIssue(segments('PENDENTE_CANCELAMENTO', 'CANCELADO'), { tipo: 'IDA_VOLTA' });
  expect(whole.statusCotacao).toBe('EMISSAO_CANCELADA');
});
test('Q-155 what is left of an issue waits for no cancellation: it is issued again, or waits for its issue if it never was', () => {
  const part = (changes: Partial<ReturnType<typeof segments>>) =>
    cancelAirIssue({ ...segments('PENDENTE_CANCELAMENTO', null), ...changes }, { tipo: 'IDA_VOLTA' }).statusCotacao;
  expect(part({})).toBe('EMISSAO_FINALIZADA');
  expect(part({ dataEmissao: null })).toBe('EMISSAO_PENDENTE');
  expect(part({ statusCotacao: 'EMISSAO_PENDENTE' })).toBe('EMISSAO_PENDENTE');
});
test('Q-156 any other is cancelled as a whole', () => {
  expect(cancelAirIssue(segments(null, null), { tipo: 'IDA_VOLTA' }).statusCotacao).toBe('EMISSAO_CANCELADA');
  const oneWay = cancelAirIssue(segments('PENDENTE_CANCELAMENTO'), { tipo: 'IDA' });
  expect(oneWay.statusCotacao).toBe('EMISSAO_CANCELADA');
  expect(statusesOf(oneWay)).toEqual(['PENDENTE_CANCELAMENTO']);
});
test('Q-156 Q-159 what the table does not name is refused as a mistake of the caller', () => {
  expect(() => cancelAirIssue({ ...segments(null), statusCotacao: 'EMISSAO_FINALIZADA' }, { tipo: 'IDA' })).toThrow(RangeError);
  expect(quoteAfterChange('EMISSAO_ALTERACAO')).toBe('EMISSAO_ALTERADA');
  expect(() => quoteAfterChange('EMISSAO_FINALIZADA')).toThrow(RangeError);
});
test('S-060 a segment awaits its cancellation while the chosen quote has no balance option', () => {
  expect(awaitsCancellation({ status: 'PENDENTE_CANCELAMENTO' }, { opcaoSaldo: null })).toBe(true);
  expect(awaitsCancellation({ status: 'PENDENTE_CANCELAMENTO' }, { opcaoSaldo: 'ESTORNO' })).toBe(false);
  expect(awaitsCancellation({ status: null }, { opcaoSaldo: null })).toBe(false);
  expect(awaitsCancellation({ status: 'PENDENTE_CANCELAMENTO' }, null)).toBe(true);
});
const ticketed = {
  valorAlteradoEmissao: false,
  statusCotacao: 'EMISSAO_PENDENTE',
  dataEmissao: '2026-11-01T10:00:00Z',
  numeroBilhete: '957',
} as const;
test.each([
  ['ticketed while waiting', ticketed, true],
  ['its value changed at issue', { ...ticketed, valorAlteradoEmissao: true }, false],
  ['waiting without an issue date', { ...ticketed, dataEmissao: null }, false],
  ['waiting without a ticket number', { ...ticketed, numeroBilhete: null }, false],
  [
    'not waiting, without both',
    { ...ticketed, statusCotacao: 'EMISSAO_FINALIZADA' as const, dataEmissao: null, numeroBilhete: null },
    true,
  ],
])('S-061 a partial cancel with %s', (_case, quote, allowed) => expect(partialCancelIsAllowed(quote)).toBe(allowed));
