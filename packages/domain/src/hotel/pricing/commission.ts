import { decimal, roundCents } from '../../pricing/decimal.ts';
import { type Fraction, fractionOf } from '../../units/index.ts';

/** The fraction of a typed commission: a value above 1 is a percentage (12 is 0.12), 1 or less is a fraction already. @see Q-213 */
export function commissionFraction(typed: number): Fraction {
  return typed > 1 ? fractionOf(typed) : typed;
}

/** The commission of a fare: `tarifa × fraction`, half-up to 2 decimals. @see Q-215 */
export function commissionValue(tarifa: number | null, fraction: Fraction | null): number {
  return roundCents(decimal(tarifa).times(decimal(fraction)));
}

const FRACTION_DECIMALS = 6;

/** The fraction of the fare that a typed commission value is: `valor / tarifa`, 6 decimals; 0 with a fare of 0. @see */
export function commissionFractionOf(valorComissao: number | null, tarifa: number | null): Fraction {
  const fare = decimal(tarifa);
  return fare.eq(0) ? 0 : decimal(valorComissao).div(fare).round(FRACTION_DECIMALS).toNumber();
}

export interface Commission {
  readonly valorComissao: number | null;
  readonly percentualComissao: Fraction | null;
}

/** The commission after its percentage or fraction is typed: the value is computed. Null clears both. @see */
export function commissionOfTypedFraction(typed: number | null, tarifa: number | null): Commission {
  if (typed === null) return { valorComissao: null, percentualComissao: null };
  const percentualComissao = commissionFraction(typed);
  return { valorComissao: commissionValue(tarifa, percentualComissao), percentualComissao };
}

/**
 * The commission after its value is typed: the value stays to the cent, and the fraction is computed with 6 decimals. Null clears both.
 * @see Q-215
 */
export function commissionOfTypedValue(valorComissao: number | null, tarifa: number | null): Commission {
  return { valorComissao, percentualComissao: valorComissao === null ? null : commissionFractionOf(valorComissao, tarifa) };
}

/** A commission as it was typed, or as it is stored, with the fare that it belonged to then. */
export interface AgreedCommission extends Commission {
  readonly tarifa: number | null;
}

/**
 * The commission after the fare has changed since it was agreed: the fraction stays and the value is computed; both are 0 for a fare of 0.
 * With the same fare it stays as it was typed, to the cent. A value that was typed without a fare stays, and its fraction is computed.
 * @see
 */
export function commissionAfterFare({ tarifa: before, ...agreed }: AgreedCommission, tarifa: number | null): Commission {
  if (before === tarifa) return agreed;
  if (!agreed.percentualComissao) return commissionWithFare(commissionOfTypedValue(agreed.valorComissao, tarifa), tarifa);
  const valorComissao = commissionValue(tarifa, agreed.percentualComissao);
  return commissionWithFare({ valorComissao, percentualComissao: agreed.percentualComissao }, tarifa);
}

/** The commission as it is stored: as typed, but 0 for a fare of 0. @see Q-214 */
export function commissionWithFare(commission: Commission, tarifa: number | null): Commission {
  return decimal(tarifa).eq(0) ? { valorComissao: 0, percentualComissao: 0 } : commission;
}
