import type { TipoServico } from '../enums/index.ts';
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

/**
 * In reais, by kind of service: a new fare below it is asked about. Amounts are typed with their cents: who types 350 without them has quoted 3,50, and
 * the client would choose it.
 */
export const UNUSUAL_FARE_BELOW: Readonly<Record<TipoServico, number>> = { AEREO: 100, HOTEL: 50, CARRO: 50, RODOVIARIO: 10, OUTROS: 10 };

/** A changed amount that is this many times the stored one or more, or that part of it or less, is asked about: one zero too many is exactly ten times. */
const FACTOR = 10;

/**
 * The amounts of a quote that a person should look at once more before they are saved: at least ten times or at most a tenth of what was stored, more
 * than `above` reais, or a fare below `fareBelow` reais where none was stored. Amounts that are as they were stored are left out, and so is the
 * automatic markup, which nobody typed.
 */
export function unusualAmounts(
  quote: Amounts & Pick<CommonQuote, 'markupManual'>,
  stored: Amounts | undefined,
  above: number = UNUSUAL_ABOVE,
  fareBelow = 0,
): readonly UnusualAmount[] {
  return FIELDS.flatMap((field): UnusualAmount[] => {
    const [from, to] = [stored?.[field] ?? null, quote[field]];
    if (to === null || to === from || (field === 'markup' && !quote.markupManual)) return [];
    const inReais = decimal(field === 'cotacaoMoeda' ? 0 : inNationalCurrency(to, quote.cotacaoMoeda));
    const before = from ?? 0;
    const isFar =
      before > 0 && to > 0 && (decimal(to).gte(decimal(before).times(FACTOR)) || decimal(to).times(FACTOR).lte(decimal(before)));
    const isSmall = field === 'tarifa' && before === 0 && to > 0 && inReais.lt(fareBelow);
    return inReais.gt(above) || isFar || isSmall ? [{ field, from, to }] : [];
  });
}
