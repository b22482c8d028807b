import type { Violation } from '../messages/index.ts';

/** Whether a used balance is sent whole, or in part with a reserved value. @see Q-147 */
export const ENVIO_SALDO = ['INTEGRAL', 'PARCIAL'] as const;
export type EnvioSaldo = (typeof ENVIO_SALDO)[number];

export interface UsedBalance {
  readonly utilizaSaldo: boolean;
  readonly envioSaldo: EnvioSaldo | null;
  /** The part of the balance that is reserved for the issue, in the quote's currency; null when nothing is reserved. */
  readonly valorReservado: number | null;
}

/**
 * What is wrong with a balance that an issue uses: `envioSaldo` is not chosen, or the reserved value exceeds the total of the issue (the
 * same value is accepted), for either `envioSaldo`. Empty when it may be saved, and while no balance is used.
 * @see
 */
export function usedBalanceViolations({ utilizaSaldo, envioSaldo, valorReservado }: UsedBalance, total: number): readonly Violation[] {
  if (!utilizaSaldo) return [];
  const violations: Violation[] = [];
  if (envioSaldo === null) violations.push({ key: 'informe_a_forma_de_envio_do_saldo', field: 'envioSaldo' });
  if ((valorReservado ?? 0) > total) {
    violations.push({ key: 'o_valor_reservado_deve_ser_menor_que_o_valor_da_emissao', field: 'valorReservado' });
  }
  return violations;
}

/**
 * What is wrong with the part that is reserved of a balance of `saldo`, both in the quote's currency: nothing is reserved, or more than there is.
 * Empty for a whole balance.
 * @see Q-147
 */
export function reservedPartViolations(
  { envioSaldo, valorReservado }: Pick<UsedBalance, 'envioSaldo' | 'valorReservado'>,
  saldo: number,
): readonly Violation[] {
  if (envioSaldo !== 'PARCIAL') return [];
  if ((valorReservado ?? 0) <= 0) return [{ key: 'informe_o_valor_reservado', field: 'valorReservado' }];
  return (valorReservado ?? 0) > saldo ? [{ key: 'valor_reservado_maior_que_o_saldo', field: 'valorReservado' }] : [];
}
