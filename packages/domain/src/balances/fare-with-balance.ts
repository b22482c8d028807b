import { decimal, roundCents } from '../pricing/decimal.ts';
import type { EnvioSaldo } from './used-balance.ts';

/** How a balance is used. */
export interface BalanceUse {
  /** The balance, in the quote's currency. */
  readonly valor: number;
  readonly envioSaldo: EnvioSaldo;
  /** The reserved part, for a balance that is sent in part. */
  readonly valorReservado: number | null;
}

/**
 * The fare after a balance is used: less the whole balance, or less the reserved part of it, which is at most the balance; never below 0, and
 * half-up to 2 decimals. An empty fare counts as 0.
 * @see
 */
export function fareWithBalance(tarifa: number | null, { valor, envioSaldo, valorReservado }: BalanceUse): number {
  const used = envioSaldo === 'INTEGRAL' ? valor : Math.min(valor, valorReservado ?? 0);
  return Math.max(0, roundCents(decimal(tarifa).minus(decimal(used))));
}
