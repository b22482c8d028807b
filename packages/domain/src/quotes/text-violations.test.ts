import { expect, test } from 'vitest';
import { busQuoteViolations } from '../bus/quote/index.ts';
import { otherQuoteViolations } from '../other/quote/index.ts';
import { busQuote, otherQuote } from '../test-support/quotes.ts';

const context = { mode: 'quote', temFornecedorExterno: false } as const;
const LONG = 'x'.repeat(4001);
const params = { tamanho: '4.001', limite: '4.000' };

test('a text of more than 4,000 characters is refused at its field, with how long it is', () => {
  const found = otherQuoteViolations(otherQuote({ descricao: LONG, observacao: LONG }), context);
  expect(found).toEqual([
    { key: 'texto_longo_demais', params, field: 'descricao' },
    { key: 'texto_longo_demais', params, field: 'observacao' },
  ]);
  expect(busQuoteViolations(busQuote({ observacao: LONG }), context)).toContainEqual({
    key: 'texto_longo_demais',
    params,
    field: 'observacao',
  });
});

test('a text of 4,000 characters is taken', () =>
  expect(otherQuoteViolations(otherQuote({ descricao: LONG.slice(1), observacao: LONG.slice(1) }), context)).toEqual([]));
