import { expect, test } from 'vitest';
import { reservedPartViolations, usedBalanceViolations } from './index.ts';

const used = { utilizaSaldo: true, envioSaldo: 'PARCIAL', valorReservado: 800 } as const;
test('Q-147 a used balance needs the way it is sent', () => {
  expect(usedBalanceViolations({ ...used, envioSaldo: null }, 800)).toEqual([
    { key: 'informe_a_forma_de_envio_do_saldo', field: 'envioSaldo' },
  ]);
  expect(usedBalanceViolations({ ...used, envioSaldo: 'INTEGRAL', valorReservado: null }, 800)).toEqual([]);
  expect(usedBalanceViolations({ utilizaSaldo: false, envioSaldo: null, valorReservado: null }, 800)).toEqual([]);
});
test('Q-148 no more is reserved than the issue costs; as much is accepted', () => {
  expect(usedBalanceViolations(used, 800)).toEqual([]);
  expect(usedBalanceViolations({ ...used, envioSaldo: 'INTEGRAL' }, 800)).toEqual([]);
  expect(usedBalanceViolations({ ...used, valorReservado: null }, 0)).toEqual([]);
  expect(usedBalanceViolations({ ...used, valorReservado: 800.01 }, 800)).toEqual([
    { key: 'o_valor_reservado_deve_ser_menor_que_o_valor_da_emissao', field: 'valorReservado' },
  ]);
});
test.each(['INTEGRAL', 'PARCIAL'] as const)('Q-148 sent %s, 950 of a total of 800 is refused', (envioSaldo) => {
  expect(usedBalanceViolations({ utilizaSaldo: true, envioSaldo, valorReservado: 950 }, 800)).toEqual([
    { key: 'o_valor_reservado_deve_ser_menor_que_o_valor_da_emissao', field: 'valorReservado' },
  ]);
});
test('Q-147 Q-148 both misses are told at once, and none while no balance is used', () => {
  const misses = { envioSaldo: null, valorReservado: 950 };
  expect(usedBalanceViolations({ utilizaSaldo: true, ...misses }, 800)).toEqual([
    { key: 'informe_a_forma_de_envio_do_saldo', field: 'envioSaldo' },
    { key: 'o_valor_reservado_deve_ser_menor_que_o_valor_da_emissao', field: 'valorReservado' },
  ]);
  expect(usedBalanceViolations({ utilizaSaldo: false, ...misses }, 800)).toEqual([]);
});

test('Q-147 of a balance a part between 0 and all of it is reserved; a whole one asks for no part', () => {
  const misses = (valorReservado: number | null, envioSaldo: 'PARCIAL' | 'INTEGRAL' = 'PARCIAL') =>
    reservedPartViolations({ envioSaldo, valorReservado }, 684.16).map(({ key, field }) => `${field} ${key}`);
  for (const none of [null, 0, -1]) expect(misses(none)).toEqual(['valorReservado informe_o_valor_reservado']);
  expect(misses(684.17)).toEqual(['valorReservado valor_reservado_maior_que_o_saldo']);
  for (const some of [0.01, 684.16]) expect(misses(some)).toEqual([]);
  expect(misses(null, 'INTEGRAL')).toEqual([]);
});
