import { expect, test } from 'vitest';
import { clientTotal } from '../pricing/index.ts';
import { airQuote } from '../test-support/air-quote.ts';
import { chosenTotal, quoteForClient } from './index.ts';

test('S-001 a client company learns what a quote costs, and not what the agency earns by it or agreed with whom', () => {
  const supplier = { id: '3', nome: 'Operadora' };
  const quote = airQuote({
    tarifa: 1000,
    markup: 120,
    tarifaTotal: 1120,
    taxas: 80,
    total: 1200,
    agencia: { id: 1, fornecedorPadrao: supplier },
    agenciaServico: { id: 'c', consolidadora: 'GOL', tipoEmissao: null, credencial: '{"fee":35,"cobrancaFee":"SERVICO"}' },
    fornecedorServico: supplier,
    intermediador: 'DIRETO',
    codigoTransacaoCartao: '8812',
    dadosFornecedor: '{"net":900}',
  });
  const seen = quoteForClient(quote);
  expect(seen).toEqual({
    ...quote,
    tarifa: 1120,
    markup: null,
    agencia: { id: 1, fornecedorPadrao: null },
    agenciaServico: { id: 'c', consolidadora: 'GOL', tipoEmissao: null, credencial: '{}' },
    fornecedorServico: null,
    intermediador: null,
    codigoTransacaoCartao: null,
    dadosFornecedor: null,
  });
  expect(clientTotal(seen)).toBe(clientTotal(quote));
  expect(quoteForClient(airQuote({ tarifa: null, tarifaTotal: 0 })).tarifa).toBeNull();
});

test('S-001 what was chosen costs the sum of its totals, without what has no price', () => {
  const chosen = (total: number) => ({ escolhida: airQuote({ total }) });
  expect(chosenTotal([chosen(0.1), { escolhida: null }, chosen(0.2)])).toBe(0.3);
  expect(chosenTotal([{ escolhida: null }])).toBeNull();
});
