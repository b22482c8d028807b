import { expect, test } from 'vitest';
import { airQuote } from '../../test-support/air-quote.ts';
import { airFineViolations, cancelledAirIssue, cancelledSegments, changedAirIssue, settledAirFine } from './index.ts';

const entered = { multa: 350, saldoEntrada: { valorEntrada: 1237.54, status: 'PENDENTE' as const }, opcaoSaldo: null };
const WHEN = '2026-11-21T18:00:00Z';

test('Q-149 Q-152 a credit of 0 is given back as money and has no status; ESTORNO leaves no fine', () => {
  expect(settledAirFine(entered)).toEqual(entered);
  expect(settledAirFine({ ...entered, saldoEntrada: { valorEntrada: 0, status: 'PENDENTE' }, opcaoSaldo: 'ESTORNO' })).toEqual({
    multa: 350,
    saldoEntrada: { valorEntrada: 0, status: null },
    opcaoSaldo: 'REEMBOLSO',
  });
  expect(settledAirFine({ ...entered, opcaoSaldo: 'ESTORNO' })).toEqual({ ...entered, multa: 0, opcaoSaldo: 'ESTORNO' });
});
test('Q-150 Q-151 what is missing of a fine and of its credit is told together', () => {
  const keys = (changes: object) =>
    airFineViolations({ id: 'a', total: 100, ...entered, ...changes }).map(({ key, field }) => `${key} ${field}`);
  expect(keys({})).toEqual([]);
  // Air has no limit.
  expect(keys({ multa: 5000 })).toEqual([]);
  expect(keys({ multa: -1 })).toEqual(['multa_invalida multa']);
  expect(keys({ multa: null, id: null, saldoEntrada: null })).toEqual([
    'multa_invalida multa',
    'emissao_nao_identificada ',
    'informe_o_valor_do_saldo saldoEntrada.valorEntrada',
  ]);
});

const segments = (...statuses: ('PENDENTE_CANCELAMENTO' | 'CANCELADO' | null)[]) =>
  statuses.map((status, index) => ({ id: String(index), tipo: 'IDA' as const, status, voos: [] }));
const waiting = (...statuses: Parameters<typeof segments>) =>
  airQuote({ statusCotacao: 'EMISSAO_CANCELAMENTO_PENDENTE', dataEmissao: WHEN, multa: 10, segmentos: segments(...statuses) });

test('Q-155 Q-158 a cancelled issue has its fine in taxaCancelamento, its credit, its option and when; the fine of a change stays', () => {
  const quote = waiting(null, null);
  expect(cancelledAirIssue(quote, { tipo: 'IDA_VOLTA' }, entered, WHEN)).toEqual({
    ...quote,
    statusCotacao: 'EMISSAO_CANCELADA',
    taxaCancelamento: 350,
    saldoEntrada: entered.saldoEntrada,
    opcaoSaldo: null,
    dataCancelamento: WHEN,
  });
  const part = cancelledAirIssue(waiting('PENDENTE_CANCELAMENTO', null), { tipo: 'IDA_VOLTA' }, entered, WHEN);
  expect([part.statusCotacao, part.taxaCancelamento]).toEqual(['EMISSAO_FINALIZADA', 350]);
});
test('Q-155 Q-156 the segments that a confirmation cancels', () => {
  const ids = (tipo: 'IDA' | 'IDA_VOLTA', ...statuses: Parameters<typeof segments>) =>
    cancelledSegments({ segmentos: segments(...statuses) }, { tipo }).map(({ id }) => id);
  expect(ids('IDA_VOLTA', 'PENDENTE_CANCELAMENTO', null)).toEqual(['0']);
  expect(ids('IDA_VOLTA', 'CANCELADO', null)).toEqual([]);
  expect(ids('IDA', 'PENDENTE_CANCELAMENTO')).toEqual([]);
});
test('Q-159 a changed issue has its fine in multa; that of a cancellation stays', () => {
  const quote = airQuote({ statusCotacao: 'EMISSAO_ALTERACAO', taxaCancelamento: 10 });
  expect(changedAirIssue(quote, { ...entered, opcaoSaldo: 'REEMBOLSO' })).toEqual({
    ...quote,
    statusCotacao: 'EMISSAO_ALTERADA',
    multa: 350,
    saldoEntrada: entered.saldoEntrada,
    opcaoSaldo: 'REEMBOLSO',
  });
});
