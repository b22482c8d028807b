import { expect, test } from 'vitest';
import { airQuote, flight } from '../test-support/air-quote.ts';
import { busQuote, carQuote, hotelQuote, otherQuote } from '../test-support/quotes.ts';
import { quoteName, quoteOffer, quoteOfferBeside } from './index.ts';

const GOL = { iata: 'G3', nome: 'Gol', operadora: null };
const AZUL = { iata: 'AD', nome: 'Azul', operadora: null };
const segment = (tipo: 'IDA' | 'VOLTA' | 'TRECHO', ...voos: ReturnType<typeof flight>[]) => ({ id: tipo, tipo, status: null, voos });
const USD = { id: 2, codigo: 'USD', nome: 'Dólar americano', simbolo: 'US$', cotacao: 5.4321 };

test('an air quote is named by its airlines, its way out and its total', () => {
  const quote = airQuote({
    total: 1587.54,
    segmentos: [
      segment('IDA', flight({ ciaData: GOL, origem: 'GRU', destino: 'BSB' }), flight({ ciaData: GOL, origem: 'BSB', destino: 'REC' })),
      segment('VOLTA', flight({ ciaData: AZUL, origem: 'REC', destino: 'GRU' })),
    ],
  });
  expect(quoteName(quote)).toMatch(/^Gol, Azul, GRU → REC, R\$\s1\.587,54$/);
});

test('a trip of several legs shows each place once, and a total in its currency', () => {
  const quote = airQuote({
    total: 120,
    moeda: USD,
    segmentos: [
      segment('TRECHO', flight({ cia: 'XX', ciaData: null, origem: 'GRU', destino: 'LIS' })),
      segment('TRECHO', flight({ cia: 'XX', ciaData: null, origem: 'LIS', destino: 'MAD' })),
    ],
  });
  expect(quoteName(quote)).toMatch(/^XX, GRU → LIS → MAD, US\$\s120,00$/);
});

test('a quote of another kind is named by what it offers', () => {
  expect(quoteOffer(hotelQuote({ nome: 'Hotel Boa Viagem' }))).toBe('Hotel Boa Viagem');
  expect(quoteOffer(carQuote({ nomeCia: 'Localiza', nomeModelo: 'Onix 1.0' }))).toBe('Localiza, Onix 1.0');
  expect(quoteOffer(busQuote({ nomeCia: 'Cometa', fornecedorServico: { id: 'f', nome: 'ClickBus' } }))).toBe('Cometa');
  expect(quoteOffer(busQuote({ nomeCia: ' ', fornecedorServico: { id: 'f', nome: 'ClickBus' } }))).toBe('ClickBus');
  for (const quote of [busQuote({ fornecedorServico: null }), otherQuote({ fornecedorServico: null })]) expect(quoteOffer(quote)).toBe('');
});

test('another service without a supplier is named by the beginning of its description', () => {
  const named = (descricao: string | null, nome?: string) =>
    quoteName(otherQuote({ descricao, total: 75, fornecedorServico: nome ? { id: 'f', nome } : null })).replace(/\s/g, ' ');
  expect(named('Sala VIP no embarque\nTerminal 2')).toBe('Sala VIP no embarque, R$ 75,00');
  expect(named('Sala VIP', 'Gol')).toBe('Gol, R$ 75,00');
  expect(named(null)).toBe('R$ 75,00');
  expect(named(`${'a'.repeat(59)} bc`)).toBe(`${'a'.repeat(59)}…, R$ 75,00`);
});

test('beside the route of its service a quote does not repeat it, and says another one', () => {
  const quote = airQuote({ segmentos: [segment('IDA', flight({ ciaData: GOL, origem: 'GRU', destino: 'REC' }))] });
  expect(quoteOfferBeside('GRU → REC', quote)).toBe('Gol');
  expect(quoteOfferBeside('CGH → REC', quote)).toBe('Gol, GRU → REC');
  expect(quoteOfferBeside('Recife, PE', hotelQuote({ nome: 'Hotel Boa Viagem' }))).toBe('Hotel Boa Viagem');
});

test('what is not filled in is left out', () => {
  const empty = airQuote({ segmentos: [segment('IDA', flight({ cia: null, ciaData: null, origem: null, destino: null }))] });
  expect(quoteOffer(empty)).toBe('');
  expect(quoteName({ ...empty, total: 10 })).toMatch(/^R\$\s10,00$/);
});
