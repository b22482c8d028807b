import { expect, test } from 'vitest';
import { notificationTotal, toggleIsOn } from './index.ts';

test('A-066 S-015 the bell counts what waits, not the notifications', () => {
  expect(notificationTotal([])).toBe(0);
  expect(
    notificationTotal([
      { quantidade: 4, tipoNotificacao: 'COTACAO' },
      { quantidade: 3, tipoNotificacao: 'EMISSAO' },
    ]),
  ).toBe(7);
});

test('A-024 Q-037 a toggle that is missing counts as off', () => {
  expect(toggleIsOn([{ nome: 'A', ativo: true }], 'A')).toBe(true);
  expect(toggleIsOn([{ nome: 'A', ativo: false }], 'A')).toBe(false);
  expect(toggleIsOn([], 'A')).toBe(false);
});
