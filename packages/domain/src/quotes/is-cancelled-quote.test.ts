import { expect, test } from 'vitest';
import { STATUS_COTACAO } from '../enums/index.ts';
import { isCancelledQuote } from './index.ts';

test('a quote is cancelled before its issue or after it, and by no other status', () => {
  expect(STATUS_COTACAO.filter((statusCotacao) => isCancelledQuote({ statusCotacao }))).toEqual(['COTACAO_CANCELADA', 'EMISSAO_CANCELADA']);
});
