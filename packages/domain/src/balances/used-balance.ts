import type { Violation } from '../messages/index.ts';

/** How a used balance is sent: all of it, or a part with a reserved value. @see Q-147 */
export const ENVIO_SALDO = ['INTEGRAL', 'PARCIAL'] as const;
export type EnvioSaldo = (typeof ENVIO_SALDO)[number];

export interface UsedBalance {
  readonly utilizaSaldo: boolean;
  readonly envioSaldo: EnvioSaldo | null;
  /** What is reserved of it for the issue, in the quote's currency; null when nothing was reserved. */
  readonly valorReservado: number | null;
}

/**
 * What is wrong with a balance that an issue uses: how it is sent is not chosen, or more is reserved than the issue costs, whichever way
 * it is sent; as much as it costs is accepted. Empty when it may be saved, and while no balance is used.
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
