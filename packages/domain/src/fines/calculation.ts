import type { Calculation, CalculationLine, Quote } from '../entities/index.ts';
import type { ParcelaCalculo, ResultadoCalculo } from '../enums/index.ts';
import { decimal, roundCents, sumDecimals } from '../pricing/decimal.ts';

/** A quote as a calculation reads it. */
export type CalculatedQuote = Pick<Quote, 'tarifaTotal' | 'taxas' | 'total' | 'moeda'>;

/** The amounts that a person enters, in the currency of the quote; an empty fine counts as 0. */
export interface EnteredAmounts {
  readonly multa: number | null;
  /** The ticket credit, which stays at the airline; null when the service leaves none. */
  readonly credito: number | null;
}

/** A term of a formula: its sign, its name and its amount; an empty amount counts as 0. */
export type Term = readonly [sinal: '+' | '-', parcela: ParcelaCalculo, valor: number | null];

interface Limits {
  readonly minimo?: number;
  readonly maximo?: number;
}

/** A result: the sum of the terms by their signs, half-up to 2 decimals, within its limits. */
export function lineOf(resultado: ResultadoCalculo, terms: readonly Term[], limits: Limits = {}): CalculationLine {
  const { minimo = Number.NEGATIVE_INFINITY, maximo = Number.POSITIVE_INFINITY } = limits;
  const sum = roundCents(sumDecimals(...terms.map(([sinal, , valor]) => (sinal === '-' ? decimal(valor).times(-1).toNumber() : valor))));
  return {
    resultado,
    valor: Math.max(minimo, Math.min(maximo, sum)),
    passos: terms.map(([sinal, parcela, valor]) => ({ sinal, parcela, valor: valor ?? 0 })),
    ...limits,
  };
}

const turned = ([sinal, parcela, valor]: Term): Term => [sinal === '+' ? '-' : '+', parcela, valor];

/** The result for the client: what is paid, when the terms of what is paid are above 0, else what is given back. */
export function clientLine(paid: readonly Term[]): CalculationLine {
  const pays = lineOf('CLIENTE_PAGA', paid);
  if (pays.valor > 0) return pays;
  // A formula begins with what is added.
  const terms = paid.map(turned);
  return lineOf('CLIENTE_RECEBE', [...terms.filter(([sinal]) => sinal === '+'), ...terms.filter(([sinal]) => sinal === '-')]);
}

/** The lines of what is left of an issue that another one does not replace: fine, taxes, credit, client. */
export function linesOfEnd({ taxas, total }: CalculatedQuote, { multa, credito }: EnteredAmounts): readonly CalculationLine[] {
  const fine = lineOf('MULTA', [['+', 'MULTA', multa]]);
  const kept = lineOf(
    'TAXAS_RETIDAS',
    [
      ['+', 'MULTA', multa],
      ['-', 'TOTAL', total],
      ['+', 'TAXAS', taxas],
    ],
    { minimo: 0, maximo: Math.max(0, taxas ?? 0) },
  );
  const givenBack = lineOf('TAXAS_DEVOLVIDAS', [
    ['+', 'TAXAS', taxas],
    ['-', 'TAXAS_RETIDAS', kept.valor],
  ]);
  const client = clientLine([['+', 'MULTA', multa], ...creditTerm(credito), ['-', 'TOTAL', total]]);
  return [fine, ...((taxas ?? 0) === 0 ? [] : [kept, givenBack]), ...creditLine(credito), client];
}

/** The credit as a term; none for a service that leaves no credit. */
export function creditTerm(credito: number | null): readonly Term[] {
  return credito === null ? [] : [['+', 'CREDITO', credito]];
}

/** The credit as a result; none for a service that leaves no credit. */
export function creditLine(credito: number | null): readonly CalculationLine[] {
  return credito === null ? [] : [lineOf('CREDITO', [['+', 'CREDITO', credito]])];
}

/** The code of the currency of a quote; null for a quote without one. */
export function currencyOf({ moeda }: Pick<Quote, 'moeda'>): Calculation['moeda'] {
  return moeda?.codigo ?? null;
}
