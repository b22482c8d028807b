import { expect, test } from 'vitest';
import { airQuote, flight } from '../test-support/air-quote.ts';
import { partName } from './index.ts';

const back = {
  id: 'v',
  tipo: 'VOLTA' as const,
  status: 'PENDENTE_CANCELAMENTO' as const,
  voos: [
    flight({ cia: 'XX', ciaData: null, origem: 'REC', destino: 'CNF' }),
    flight({ cia: 'XX', ciaData: null, origem: 'CNF', destino: 'GRU' }),
  ],
};

test('Q-322 a part of an issue is named by its own way and value, not by those of the whole', () => {
  expect(partName(airQuote({ total: 1010.66 }), [back], 120)).toMatch(/^XX, REC → GRU, R\$\s120,00$/);
  const unfilled = { ...back, voos: [flight({ cia: null, ciaData: null, origem: null, destino: null })] };
  expect(partName(airQuote(), [unfilled], 120)).toMatch(/^R\$\s120,00$/);
});
