import type { AirQuote } from '../entities/index.ts';

/** The fields of an air quote that are often the same for a client, an airline and a consolidator. */
export const STARTING_FIELDS = ['tipoPagamento', 'fornecedorServico', 'fee', 'quantidadeBagagem', 'pesoBagagem'] as const;
export type StartingField = (typeof STARTING_FIELDS)[number];

/** What was typed last in these fields, with the currency of the fee. */
export type StartingValues = Pick<AirQuote, StartingField> & { readonly moeda: string | null };

/** The part of a quote that decides which values are offered. */
type Chosen = Pick<AirQuote, 'segmentos' | 'agenciaServico'>;

/**
 * For what the values are remembered: client company, airline of the first flight and consolidator. Null while one of the two is not chosen.
 * @see B-019
 */
export function startingKey(idEmpresa: number, { segmentos, agenciaServico }: Chosen): string | null {
  const airline = segmentos.flatMap(({ voos }) => voos)[0]?.cia ?? null;
  return airline === null || agenciaServico === null ? null : [idEmpresa, airline, agenciaServico.id].join('|');
}

/** What is remembered of a stored quote. @see B-019 */
export function startingValues(quote: AirQuote): StartingValues {
  const { tipoPagamento, fornecedorServico, fee, quantidadeBagagem, pesoBagagem, moeda } = quote;
  return { tipoPagamento, fornecedorServico, fee, quantidadeBagagem, pesoBagagem, moeda: moeda?.codigo ?? null };
}

/** What can be chosen in the quote: something that is offered no longer is not a starting value. */
export interface StartingChoices {
  readonly paymentTypes: readonly NonNullable<AirQuote['tipoPagamento']>[];
  readonly suppliers: readonly NonNullable<AirQuote['fornecedorServico']>[];
}

function offered<T extends { readonly id: unknown }>(last: T | null, choices: readonly T[]): T | null {
  return choices.find(({ id }) => id === last?.id) ?? null;
}

function isSameValue(a: unknown, b: unknown): boolean {
  const idOf = (value: unknown) => (typeof value === 'object' && value !== null && 'id' in value ? value.id : value);
  return idOf(a) === idOf(b);
}

/**
 * The values of the last time that differ from those of a quote: what one press would fill in. Left out are empty values, choices that are
 * offered no longer, a fee in another currency, and the fields that somebody has typed in (`typed`). Null when nothing is left.
 * @see B-019
 */
export function startingOffer(
  last: StartingValues,
  quote: Pick<AirQuote, StartingField | 'moeda'>,
  { choices, typed }: { readonly choices: StartingChoices; readonly typed: readonly StartingField[] },
): Partial<Pick<AirQuote, StartingField>> | null {
  const values: Pick<AirQuote, StartingField> = {
    tipoPagamento: offered(last.tipoPagamento, choices.paymentTypes),
    fornecedorServico: offered(last.fornecedorServico, choices.suppliers),
    fee: last.moeda === (quote.moeda?.codigo ?? null) ? last.fee : null,
    quantidadeBagagem: last.quantidadeBagagem,
    pesoBagagem: last.pesoBagagem,
  };
  const left = STARTING_FIELDS.filter(
    (field) => values[field] !== null && !typed.includes(field) && !isSameValue(values[field], quote[field]),
  );
  return left.length === 0 ? null : Object.fromEntries(left.map((field) => [field, values[field]]));
}
