import type { Quote, QuoteOf } from '../entities/index.ts';

/** The fields from which the total of a quote comes about; those of one kind are missing in the others. */
const VALUES = [
  'cotacaoMoeda',
  'tarifa',
  'taxas',
  'taxaExtra',
  'fee',
  'iss',
  'duRav',
  'markup',
  'markupManual',
  'tarifaMedia',
  'quantidadeDiarias',
  'valorDiaria',
] as const satisfies readonly (keyof (QuoteOf['HOTEL'] & QuoteOf['CARRO']))[];

type Values = Readonly<Partial<Record<(typeof VALUES)[number], unknown>>>;

/**
 * Whether an edit leaves the money of a quote as it is: then nothing of it is computed anew, because the client has approved it, also when a
 * margin has changed since.
 * @see
 */
export function valuesAreKept(before: Quote, after: Quote): boolean {
  if ((before.moeda?.id ?? null) !== (after.moeda?.id ?? null)) return false;
  const [old, edited]: readonly [Values, Values] = [before, after];
  return VALUES.every((name) => (old[name] ?? null) === (edited[name] ?? null));
}
