import type { AirQuote } from '../entities/index.ts';
import { FATURADO_FIELD } from '../product/index.ts';
import type { Percent } from '../units/index.ts';
import { readCredential } from './credential.ts';
import { decimal, roundCents } from './decimal.ts';

/** The fields of a quote that decide whether an automatic margin applies. */
export type MarginConditions = Pick<AirQuote, 'markupManual' | 'tipo' | 'tipoPagamento' | 'agenciaServico'>;

/**
 * Whether an automatic margin applies at all: own agency, payment billed by the operator, not ONLINE, the credential does not forbid it,
 * and nobody typed the markup. If one condition fails, the stored markup stays. Without a consolidator there is no credential that could
 * forbid it.
 * @see Q-136
 */
export function marginApplies({ markupManual, tipo, tipoPagamento, agenciaServico }: MarginConditions, ownAgency: boolean): boolean {
  return (
    ownAgency &&
    tipoPagamento?.[FATURADO_FIELD] === true &&
    tipo !== 'ONLINE' &&
    readCredential(agenciaServico?.credencial).aplicaMargem &&
    !markupManual
  );
}

/**
 * The markup of a quote at an automatic percentage: `tarifa × percent / 100`, half-up to 2 decimals. Null stands for no automatic markup:
 * the stored one is returned.
 * @see
 */
export function markupAt({ tarifa, markup }: Pick<AirQuote, 'tarifa' | 'markup'>, percent: Percent | null): number | null {
  return percent === null ? markup : roundCents(decimal(tarifa).times(decimal(percent)).div(100));
}
