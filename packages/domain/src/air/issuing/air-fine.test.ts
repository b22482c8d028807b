import { expect, test } from 'vitest';
import { airQuote } from '../../test-support/air-quote.ts';
import {
  airFineViolations,
  cancelledAirIssue,
  cancelledAmounts,
  cancelledPartViolations,
  cancelledSegments,
  changedAirIssue,
  creditOfParts,
  heldAmounts,
  settledAirFine,
} from './index.ts';

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
const ROUND = { tipo: 'IDA_VOLTA' } as const;
test('Q-322 the value of a part is asked while others stay, above 0 and at most what is left of the issue', () => {
  const sold = (...statuses: Parameters<typeof segments>) => ({ ...waiting(...statuses), total: 1000, valorCancelado: 400.5 });
  const refusals = (value: number | null, ...statuses: Parameters<typeof segments>) =>
    cancelledPartViolations(sold(...statuses), ROUND, value).map(({ key, params, field }) => [key, field, params?.['restante']]);
  const missing = [['informe_o_valor_do_trecho', 'valorTrecho', undefined]];
  expect(refusals(null, 'PENDENTE_CANCELAMENTO', null)).toEqual(missing);
  expect(refusals(0, 'PENDENTE_CANCELAMENTO', null)).toEqual(missing);
  expect(refusals(599.5, 'PENDENTE_CANCELAMENTO', null)).toEqual([]);
  expect(refusals(599.51, 'PENDENTE_CANCELAMENTO', null)).toEqual([
    ['valor_do_trecho_maior_que_o_restante', 'valorTrecho', 'R$\u00a0599,50'],
  ]);
  // All that is left goes: its value is known.
  expect(refusals(null, 'PENDENTE_CANCELAMENTO', 'CANCELADO')).toEqual([]);
  expect(cancelledPartViolations(sold('PENDENTE_CANCELAMENTO', null), { tipo: 'MULTI' }, null)).toEqual([]);
});
test('Q-322 a part is calculated from its value, what is left from the rest, and a whole issue from its own amounts', () => {
  const sold = (valorCancelado: number | undefined, ...statuses: Parameters<typeof segments>) => ({
    ...waiting(...statuses),
    tarifaTotal: 900,
    taxas: 100,
    total: 1000,
    ...(valorCancelado !== undefined && { valorCancelado }),
  });
  const amounts = (quote: ReturnType<typeof sold>) => {
    const { total, taxas } = cancelledAmounts(quote, ROUND, 400);
    return [total, taxas];
  };
  expect(amounts(sold(undefined, 'PENDENTE_CANCELAMENTO', null))).toEqual([400, 0]);
  expect(amounts(sold(400, 'CANCELADO', 'PENDENTE_CANCELAMENTO'))).toEqual([600, 0]);
  expect(amounts(sold(undefined, null, null))).toEqual([1000, 100]);
  // What a change is reckoned from.
  const held = (quote: ReturnType<typeof sold>) => [heldAmounts(quote).total, heldAmounts(quote).taxas];
  expect(held(sold(400, 'CANCELADO', null))).toEqual([600, 0]);
  expect(held(sold(undefined, null, null))).toEqual([1000, 100]);
});
test('Q-322 fines and credits of parts add up, and a pending credit outlasts a used one', () => {
  const first = cancelledAirIssue(
    { ...waiting('PENDENTE_CANCELAMENTO', null, null), total: 1000 },
    ROUND,
    { ...entered, valorTrecho: 400 },
    WHEN,
  );
  expect(first).toMatchObject({ valorCancelado: 400, taxaCancelamento: 350, saldoEntrada: entered.saldoEntrada });
  const again = { ...first, statusCotacao: 'EMISSAO_CANCELAMENTO_PENDENTE' as const };
  const asked = (...statuses: Parameters<typeof segments>) => ({ ...again, segmentos: segments(...statuses) });
  const credit = (valorEntrada: number, status: 'PENDENTE' | 'UTILIZADO' | null) => ({
    ...entered,
    multa: 20,
    saldoEntrada: { valorEntrada, status },
  });
  const second = cancelledAirIssue(
    asked('CANCELADO', 'PENDENTE_CANCELAMENTO', null),
    ROUND,
    { ...credit(0.46, 'PENDENTE'), valorTrecho: 100 },
    WHEN,
  );
  expect(second).toMatchObject({ valorCancelado: 500, taxaCancelamento: 370, saldoEntrada: { valorEntrada: 1238, status: 'PENDENTE' } });
  const rest = (entry: ReturnType<typeof credit>) =>
    cancelledAirIssue(asked('CANCELADO', 'PENDENTE_CANCELAMENTO', 'PENDENTE_CANCELAMENTO'), ROUND, entry, WHEN);
  expect(rest(credit(80, 'UTILIZADO'))).toMatchObject({
    statusCotacao: 'EMISSAO_CANCELADA',
    valorCancelado: 400,
    saldoEntrada: entered.saldoEntrada,
  });
  expect(rest(credit(0, null)).saldoEntrada).toEqual(entered.saldoEntrada);
  expect(creditOfParts({ valorEntrada: 80, status: 'UTILIZADO' }, entered.saldoEntrada)).toEqual(entered.saldoEntrada);
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
test('Q-322 a change after a part keeps what the part left', () => {
  const credit = { valorEntrada: 70, status: 'PENDENTE' as const };
  const quote = airQuote({ statusCotacao: 'EMISSAO_ALTERACAO', saldoEntrada: credit, segmentos: segments('CANCELADO', null) });
  expect(changedAirIssue(quote, { ...entered, saldoEntrada: { valorEntrada: 30, status: 'PENDENTE' } }).saldoEntrada).toEqual({
    valorEntrada: 100,
    status: 'PENDENTE',
  });
  expect(changedAirIssue(quote, { ...entered, saldoEntrada: { valorEntrada: 0, status: null } }).saldoEntrada).toEqual(credit);
});
