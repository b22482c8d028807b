import { expect, test } from 'vitest';
import { hotelQuote } from '../test-support/quotes.ts';
import { issueEditOf, reservationOf, totalForApproval } from './index.ts';

const before = hotelQuote({ total: 909.15, cotacaoMoeda: 1 });
const request = { status: 'EMISSAO', necessitaAprovacaoAlteracaoValores: true, possuiRegraVoltarParaSelecao: false } as const;
const rule = { regra: 'VALOR_SERVICO_ALTERADO_EMISSAO', ativa: true, valor: 0.1 } as const;
const edited = { kind: 'HOTEL', request, valorAprovado: 900, before, after: before, rule } as const;

test('Q-041 Q-063 an edit has the totals in reais, the approved value and the tolerance of the rule; a missing rule tolerates nothing', () => {
  const after = { ...before, total: 200, cotacaoMoeda: 5.4321 };
  expect(issueEditOf({ ...edited, after })).toEqual({
    kind: 'HOTEL',
    ...request,
    valorAprovado: 900,
    total: 1086.42,
    totalBefore: 909.15,
    tolerance: 0.1,
    reservationChanged: false,
  });
  expect(issueEditOf({ ...edited, rule: null }).tolerance).toBe(0);
  expect(issueEditOf({ ...edited, rule: { ...rule, ativa: false } }).tolerance).toBe(0);
});

test('Q-104 the reservation is compared with the approved one, before the first edit with what it was', () => {
  const later = { ...before, checkout: '2026-12-14T12:00' };
  expect(issueEditOf({ ...edited, after: later }).reservationChanged).toBe(true);
  expect(issueEditOf({ ...edited, before: later, after: later }).reservationChanged).toBe(false);
  const approved = reservationOf('HOTEL', before);
  expect(issueEditOf({ ...edited, before: later, after: later, approved }).reservationChanged).toBe(true);
  expect(issueEditOf({ ...edited, before: later, after: before, approved }).reservationChanged).toBe(false);
});

test('Q-133 a total without a rate counts with its amount', () => {
  expect(totalForApproval({ total: 120, cotacaoMoeda: 5.4321 })).toBe(651.85);
  expect(totalForApproval({ total: 120, cotacaoMoeda: null })).toBe(120);
});
