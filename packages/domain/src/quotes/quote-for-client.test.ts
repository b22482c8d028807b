import { expect, test } from 'vitest';
import { clientTotal } from '../pricing/index.ts';
import { airQuote } from '../test-support/air-quote.ts';
import { carQuote, hotelQuote } from '../test-support/quotes.ts';
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

test('S-001 the price of a night and of a day has the markup too: the difference would tell it', () => {
  const price = { tarifa: 900, markup: 90, tarifaTotal: 990, quantidadeDiarias: 3 };
  expect(quoteForClient(hotelQuote({ ...price, tarifaMedia: 300 }))).toMatchObject({ tarifa: 990, tarifaMedia: 330 });
  expect(quoteForClient(hotelQuote({ ...price, tarifaMedia: null })).tarifaMedia).toBeNull();
  expect(quoteForClient(carQuote({ ...price, valorDiaria: 300 }))).toMatchObject({ tarifa: 990, valorDiaria: 330 });
  expect(quoteForClient(carQuote({ ...price, valorDiaria: null })).valorDiaria).toBeNull();
});

test('S-001 what was chosen costs the sum of its totals, without what has no price', () => {
  const chosen = (total: number) => ({ escolhida: airQuote({ total }) });
  expect(chosenTotal([chosen(0.1), { escolhida: null }, chosen(0.2)])).toBe(0.3);
  expect(chosenTotal([{ escolhida: null }])).toBeNull();
});
