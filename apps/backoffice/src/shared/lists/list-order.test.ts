import { columnsOfList, NO_FILTERS } from '@guiche/domain/lists';
import { expect, test } from 'vitest';
import { filtersOf, ORDER_WORDS, orderOf, orderWord } from './list-order.ts';

test('B-046 an order comes back from its word, for each column of the list', () => {
  for (const coluna of columnsOfList('analise')) {
    for (const sentido of ['crescente', 'decrescente'] as const) {
      const word = orderWord({ coluna, sentido });
      expect(ORDER_WORDS).toContain(word);
      expect(orderOf(word, 'analise')).toEqual({ coluna, sentido });
    }
  }
  expect(orderWord(null)).toBe('');
});

test('B-046 an order by a column that the list does not have is the one at first', () => {
  expect(orderOf('-melhorTotal', 'cotacoes')).toBeNull();
  expect(orderOf('situacao', 'analise')).toBeNull();
  expect(orderOf('', 'cotacoes')).toBeNull();
});

test('the order is no filter', () => {
  expect(filtersOf({ ...NO_FILTERS, ordem: '-cliente' })).toEqual(NO_FILTERS);
});
