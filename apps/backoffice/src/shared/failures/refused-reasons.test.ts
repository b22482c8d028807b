import { expect, test } from 'vitest';
import { refusedReasons } from './refused-reasons.ts';

test('Q-310 each reason is a line of one message, said once, and the gravest kind is its kind', () => {
  const seats = { tipo: 'ERROR', titulo: 'O voo não tem mais lugares nesta classe.' } as const;
  const deadline = { tipo: 'WARNING', titulo: 'O prazo de emissão da tarifa terminou.' } as const;
  expect(refusedReasons([seats])).toEqual({ tipo: 'ERROR', text: seats.titulo });
  expect(refusedReasons([deadline])).toEqual({ tipo: 'WARNING', text: deadline.titulo });
  expect(refusedReasons([deadline, seats, deadline])).toEqual({ tipo: 'ERROR', text: `${deadline.titulo}\n${seats.titulo}` });
});
