import { decimal } from '../pricing/decimal.ts';
import { inNationalCurrency } from '../pricing/index.ts';
import type { CommonQuote } from './new-quote.ts';

const FIELDS = ['tarifa', 'taxas', 'taxaExtra', 'fee', 'duRav', 'markup', 'cotacaoMoeda'] as const;

/** An amount that was probably typed wrongly. */
export interface UnusualAmount {
  readonly field: (typeof FIELDS)[number];
  /** The stored amount; null when none was stored. */
  readonly from: number | null;
  readonly to: number;
}

type Amounts = Pick<CommonQuote, UnusualAmount['field']>;

/** In reais: an amount above it is asked about. */
export const UNUSUAL_ABOVE = 1_000_000;

/** A changed amount that is this many times the stored one or more, or that part of it or less, is asked about: one zero too many is exactly ten times. */
const FACTOR = 10;

/**
 * The amounts of a quote that a person should look at once more before they are saved: at least ten times or at most a tenth of what was stored, or more
 * than `above` reais. Amounts that are as they were stored are left out, and so is the automatic markup, which nobody typed.
 */
export function unusualAmounts(
  quote: Amounts & Pick<CommonQuote, 'markupManual'>,
  stored: Amounts | undefined,
  above: number = UNUSUAL_ABOVE,
): readonly UnusualAmount[] {
  return FIELDS.flatMap((field): UnusualAmount[] => {
    const [from, to] = [stored?.[field] ?? null, quote[field]];
    if (to === null || to === from || (field === 'markup' && !quote.markupManual)) return [];
    const isMoney = field !== 'cotacaoMoeda';
    const isLarge = isMoney && decimal(inNationalCurrency(to, quote.cotacaoMoeda)).gt(above);
    const before = from ?? 0;
    const isFar =
      before > 0 && to > 0 && (decimal(to).gte(decimal(before).times(FACTOR)) || decimal(to).times(FACTOR).lte(decimal(before)));
    return isLarge || isFar ? [{ field, from, to }] : [];
  });
}
