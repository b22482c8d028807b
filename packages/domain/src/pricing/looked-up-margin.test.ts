import { expect, test } from 'vitest';
import { quotesMessages } from '../messages/quotes/index.ts';
import { lookedUpMargin, marginKey } from './index.ts';

test('A-324 Q-144 a failed lookup makes the margin 0 and says so', () => {
  const { percent, notice } = lookedUpMargin(null);
  expect(percent).toBe(0);
  expect(notice && quotesMessages.ptBr[notice]).toBe('Erro ao consultar percentual de margem da credencial');
});
test('a margin that was answered is that, also when it is 0', () => {
  expect(lookedUpMargin(7.5)).toEqual({ percent: 7.5, notice: null });
  expect(lookedUpMargin(0)).toEqual({ percent: 0, notice: null });
});

test('Q-143 the margin is asked for again when company or intermediary changes, and not without an intermediary', () => {
  expect(marginKey(7, 'DIRETO')).toEqual([7, 'DIRETO']);
  expect(marginKey(8, 'DIRETO')).not.toEqual(marginKey(7, 'DIRETO'));
  expect(marginKey(7, 'OUTROS')).not.toEqual(marginKey(7, 'DIRETO'));
  expect([marginKey(7, null), marginKey(7, '')]).toEqual([null, null]);
});
