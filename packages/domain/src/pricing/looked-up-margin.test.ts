import { expect, test } from 'vitest';
import { ptBr } from '../messages/index.ts';
import { lookedUpMargin } from './index.ts';

test('A-324 Q-144 a failed lookup makes the margin 0 and says so', () => {
  const { percent, notice } = lookedUpMargin(null);
  expect(percent).toBe(0);
  expect(notice && ptBr[notice]).toBe('Erro ao consultar percentual de margem da credencial');
});
test('a margin that was answered is that, also when it is 0', () => {
  expect(lookedUpMargin(7.5)).toEqual({ percent: 7.5, notice: null });
  expect(lookedUpMargin(0)).toEqual({ percent: 0, notice: null });
});
