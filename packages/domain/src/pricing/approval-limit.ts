import type { TipoServico } from '../enums/index.ts';
import type { Fraction } from '../units/index.ts';
import { decimal, roundCents, roundUpCents } from './decimal.ts';

/** The tolerance of the fixed rule VALOR_SERVICO_ALTERADO_EMISSAO as a fraction: 0.10 is 10 percent; a missing rule is 0. @see Q-041 */
export type Tolerance = Fraction | null;

/**
 * The ceiling of an air quote: `approved × (1 + tolerance)`, rounded up to the cent, in the clerk's favour.
 * @see Q-134
 */
export function airApprovalCeiling(approved: number, tolerance: Tolerance): number {
  return roundUpCents(decimal(tolerance).plus(1).times(decimal(approved)));
}

/**
 * The limit of hotel, car, bus and other services: `approved × tolerance + approved`, half-up to 2 decimals.
 * @see Q-135
 */
export function valueAfterChange(approved: number, tolerance: Tolerance): number {
  return roundCents(decimal(approved).times(decimal(tolerance)).plus(decimal(approved)));
}

/** The largest total that an approved value allows, by kind of service. @see */
export function approvalLimit(kind: TipoServico, approved: number, tolerance: Tolerance): number {
  return kind === 'AEREO' ? airApprovalCeiling(approved, tolerance) : valueAfterChange(approved, tolerance);
}
