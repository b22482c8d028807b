import { expect, test } from 'vitest';
import { consolidatorName, consolidatorOf } from './index.ts';

test('A-275 two intermediaries sell through a consolidator of another name', () => {
  expect(consolidatorOf('RESERVA FACIL')).toBe('RESERVAFACIL');
  expect(consolidatorOf('BRT')).toBe('GRUPOBRT');
  expect(['RESERVA FACIL', 'BRT'].map(consolidatorOf).map(consolidatorName)).toEqual(['Reserva Fácil', 'Grupo BRT']);
});
test.each(['CONFIANCA', 'DIRETO', 'reserva facil', '', 'toString'])('A-275 %s sells through one of its own name', (intermediary) =>
  expect(consolidatorOf(intermediary)).toBe(intermediary),
);
