import { expect, test } from 'vitest';
import { airQuote, BILLED, flight, MANUAL } from '../test-support/air-quote.ts';
import { STARTING_FIELDS, startingKey, startingOffer, startingValues } from './index.ts';

const SUPPLIER = { id: 'f1', nome: 'Rede' };
const USD = { id: 2, codigo: 'USD', nome: 'Dólar', simbolo: 'US$', cotacao: 5 };
const last = startingValues(
  airQuote({ tipoPagamento: BILLED, fornecedorServico: SUPPLIER, fee: 60, quantidadeBagagem: 1, pesoBagagem: 23 }),
);
const blank = airQuote({ tipoPagamento: null, fornecedorServico: null, fee: 35, quantidadeBagagem: null, pesoBagagem: null });
const choices = { paymentTypes: [{ ...BILLED, descricao: 'Faturado (novo nome)' }], suppliers: [SUPPLIER] };

test('B-019 values are remembered for client, airline and consolidator', () => {
  expect(startingKey(101, airQuote({ agenciaServico: MANUAL }))).toBe('101|G3|manual');
  expect(startingKey(101, airQuote({ agenciaServico: null }))).toBeNull();
  expect(startingKey(101, airQuote({ segmentos: [] }))).toBeNull();
  const unknown = [{ id: 's', tipo: 'IDA' as const, status: null, voos: [flight({ cia: null })] }];
  expect(startingKey(101, airQuote({ segmentos: unknown }))).toBeNull();
});
test('B-019 payment type, supplier, fee and baggage are offered where they differ, as the lists have them now', () => {
  expect(startingOffer(last, blank, { choices, typed: [] })).toEqual({
    tipoPagamento: { ...BILLED, descricao: 'Faturado (novo nome)' },
    fornecedorServico: SUPPLIER,
    fee: 60,
    quantidadeBagagem: 1,
    pesoBagagem: 23,
  });
  expect(startingOffer(last, { ...blank, fee: 60, fornecedorServico: SUPPLIER }, { choices, typed: [] })).not.toHaveProperty('fee');
});
test('B-019 what somebody typed, what is offered no longer and a fee in another currency are left out', () => {
  expect(startingOffer(last, blank, { choices, typed: ['fee', 'quantidadeBagagem'] })).toEqual({
    tipoPagamento: choices.paymentTypes[0],
    fornecedorServico: SUPPLIER,
    pesoBagagem: 23,
  });
  expect(startingOffer(last, { ...blank, moeda: USD }, { choices: { paymentTypes: [], suppliers: [] }, typed: [] })).toEqual({
    quantidadeBagagem: 1,
    pesoBagagem: 23,
  });
  expect(startingOffer(last, blank, { choices, typed: STARTING_FIELDS })).toBeNull();
  expect(startingOffer(startingValues(blank), { ...blank, fee: 35 }, { choices, typed: [] })).toBeNull();
});
