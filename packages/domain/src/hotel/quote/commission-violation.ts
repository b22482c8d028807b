import type { TIPO_TARIFA } from '../../enums/index.ts';
import type { Violation } from '../../messages/index.ts';
import type { Commission } from '../pricing/index.ts';

export interface CommissionedQuote extends Commission {
  readonly tipoTarifa: (typeof TIPO_TARIFA)[number] | null;
}

export interface CommissionContext {
  /** Whether the quote is new or differs from what was loaded. */
  readonly changed: boolean;
  readonly ownAgency: boolean;
  readonly history: boolean;
}

/**
 * What is wrong with the commission of a hotel quote: a new or changed quote of the own agency with a commissioned fare needs a value and a
 * percentage; `undefined` when it may be saved.
 * @see Q-212
 */
export function commissionViolation(quote: CommissionedQuote, { changed, ownAgency, history }: CommissionContext): Violation | undefined {
  if (quote.tipoTarifa !== 'COMISSIONADA' || !changed || !ownAgency || history) return undefined;
  if (!quote.valorComissao) return { key: 'informe_comissao_valido', field: 'valorComissao' };
  return quote.percentualComissao ? undefined : { key: 'informe_comissao_valido', field: 'percentualComissao' };
}
