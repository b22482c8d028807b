import { expect, test } from 'vitest';
import { FATURADO_FIELD } from '../../product/index.ts';
import { airQuote, BILLED, MANUAL } from '../../test-support/air-quote.ts';
import { type AirMarkupContext, airMarkup } from './index.ts';

const context: AirMarkupContext = { ownAgency: true, requestStatus: 'COTACAO_AGENCIA', marginPercent: 10 };
const quote = airQuote({ tipoPagamento: BILLED, intermediador: 'DIRETO', markup: 7 });

test('Q-140 air markup is the margin percent of the fare', () => {
  expect(airMarkup(quote, context)).toBe(123.45);
  expect(airMarkup(quote, { ...context, marginPercent: 7.5 })).toBe(92.59);
});

test('Q-141 both manual consolidators have it', () => {
  expect(airMarkup({ ...quote, agenciaServico: { ...MANUAL, consolidadora: 'MANUAL' } }, context)).toBe(123.45);
});

test('Q-144 a margin of 0 gives a markup of 0', () => {
  expect(airMarkup(quote, { ...context, marginPercent: 0 })).toBe(0);
});

test.each([
  ['another agency', quote, { ...context, ownAgency: false }],
  ['a payment not billed by the operator', { ...quote, tipoPagamento: { ...BILLED, [FATURADO_FIELD]: false } }, context],
  ['no payment type', { ...quote, tipoPagamento: null }, context],
  ['an online quote', { ...quote, tipo: 'ONLINE' as const }, context],
  ['a credential that forbids it', { ...quote, agenciaServico: { ...MANUAL, credencial: '{"aplicaMargem":false}' } }, context],
  ['a markup typed by hand', { ...quote, markupManual: true }, context],
])('Q-136 the stored markup stays with %s', (_case, changed, ctx) => {
  expect(airMarkup(changed, ctx)).toBe(7);
});

test('Q-139 a typed markup stays until it is recalculated, and is the automatic one from then on', () => {
  const typed = { ...quote, markup: 50, markupManual: true };
  expect(airMarkup({ ...typed, tarifa: 1 }, context)).toBe(50);
  expect(airMarkup({ ...typed, markupManual: false }, context)).toBe(123.45);
});

test.each([
  ['a hotel consolidator', { ...quote, agenciaServico: { ...MANUAL, consolidadora: 'DIRETORIOHOTEL' } }],
  ['no intermediary', { ...quote, intermediador: null }],
  ['an empty intermediary', { ...quote, intermediador: '' }],
  ['no consolidator', { ...quote, agenciaServico: null }],
])('Q-141 the automatic markup is 0 with %s', (_case, changed) => {
  expect(airMarkup(changed, context)).toBe(0);
  expect(airMarkup({ ...changed, markupManual: true }, context)).toBe(7);
  expect(airMarkup(changed, { ...context, requestStatus: 'SELECAO_COTACAO' })).toBe(7);
});

test('Q-142 the markup is computed in COTACAO_AGENCIA and EMISSAO, and stays in every other status', () => {
  expect(airMarkup(quote, { ...context, requestStatus: 'EMISSAO' })).toBe(123.45);
  expect(airMarkup(quote, { ...context, requestStatus: 'SELECAO_COTACAO' })).toBe(7);
});
