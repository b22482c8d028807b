import { expect, test } from 'vitest';
import { FATURADO_FIELD } from '../../product/index.ts';
import { airQuote, BILLED, MANUAL } from '../../test-support/air-quote.ts';
import { type HotelMarkupContext, hotelMarkup } from './index.ts';

const context: HotelMarkupContext = { ownAgency: true, requestStatus: 'COTACAO_AGENCIA' };
const quote = { ...airQuote({ tipoPagamento: BILLED, markup: 7 }), tarifa: 826.5, agenciaServico: MANUAL };

test('Q-137 10 percent of the rate for the three consolidators, 0 for every other', () => {
  expect(hotelMarkup(quote, context)).toBe(82.65);
  for (const consolidadora of ['MANUAL', 'DIRETORIOHOTEL']) {
    expect(hotelMarkup({ ...quote, agenciaServico: { ...MANUAL, consolidadora } }, context)).toBe(82.65);
  }
  expect(hotelMarkup({ ...quote, agenciaServico: { ...MANUAL, consolidadora: 'TREND' } }, context)).toBe(0);
});
test('Q-137 a quote without a consolidator has an automatic markup of 0', () =>
  expect(hotelMarkup({ ...quote, agenciaServico: null }, context)).toBe(0));
test.each([
  ['COTACAO_PENDENTE', 82.65],
  ['EMISSAO_PENDENTE', 82.65],
  ['EMISSAO_ALTERACAO', 82.65],
  ['COTACAO_FINALIZADA', 7],
  ['EMISSAO_FINALIZADA', 7],
] as const)('Q-138 a quote in %s has %d', (statusCotacao, markup) =>
  expect(hotelMarkup({ ...quote, statusCotacao }, context)).toBe(markup),
);
test('Q-138 a request in EMISSAO runs it whatever the quote is in', () =>
  expect(hotelMarkup({ ...quote, statusCotacao: 'EMISSAO_FINALIZADA' }, { ...context, requestStatus: 'EMISSAO' })).toBe(82.65));
test.each([
  ['another agency', quote, { ...context, ownAgency: false }],
  ['a payment not billed by the operator', { ...quote, tipoPagamento: { ...BILLED, [FATURADO_FIELD]: false } }, context],
  ['an online quote', { ...quote, tipo: 'ONLINE' as const }, context],
  ['a credential that forbids it', { ...quote, agenciaServico: { ...MANUAL, credencial: '{"aplicaMargem":false}' } }, context],
  ['a markup typed by hand', { ...quote, markupManual: true }, context],
])('Q-136 the stored markup stays with %s', (_case, changed, ctx) => expect(hotelMarkup(changed, ctx)).toBe(7));
