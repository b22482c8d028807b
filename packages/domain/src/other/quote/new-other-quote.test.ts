import { expect, test } from 'vitest';
import { countingIds, MANUAL, ROUND_TRIP } from '../../test-support/air-quote.ts';
import { newOtherQuote, otherQuoteViolations } from './index.ts';

const service = {
  id: '00000000-0000-4000-8000-00000000eeee',
  viajantes: ROUND_TRIP.viajantes,
  camposCustomizados: [],
  descricao: 'Seguro viagem',
};
const fornecedorPadrao = { id: 'f', nome: 'Fornecedor' };
const quote = newOtherQuote({ service, agency: { id: 1, fornecedorPadrao }, consolidators: [MANUAL], newId: countingIds() });

test('Q-091 Q-278 a new quote of another service is pending and says what was asked for, with the suggested consolidator, supplier and fee', () => {
  expect(quote).toMatchObject({
    idServico: service.id,
    statusCotacao: 'COTACAO_PENDENTE',
    agenciaServico: MANUAL,
    fornecedorServico: fornecedorPadrao,
    fee: 105,
    descricao: 'Seguro viagem',
    tarifa: null,
  });
});
test('only the fare is missing in a new quote of another service', () => {
  expect(otherQuoteViolations(quote, { mode: 'quote', temFornecedorExterno: false })).toEqual([
    { key: 'informe_a_tarifa', field: 'tarifa' },
  ]);
});
