import type { Calculation } from '../entities/index.ts';
import {
  type CalculatedQuote,
  clientLine,
  creditLine,
  creditTerm,
  currencyOf,
  type EnteredAmounts,
  lineOf,
  linesOfEnd,
} from './calculation.ts';

/**
 * What the change of an issue costs and gives back, in the currency of the old quote, half-up to 2 decimals, each result with the steps of
 * its formula:
 *
 * - fine: as entered.
 * - fare difference = new fare − old fare (`tarifaTotal`); below 0 for a cheaper one.
 * - taxes kept: the old taxes, at most the new ones, towards which they count.
 * - taxes given back = old taxes − new taxes, at least 0. Both are left out when neither quote has taxes.
 * - credit: the ticket credit as entered, which stays at the airline.
 * - client pays = new total + fine + credit − old total; from 0 down the client gets the difference.
 *
 * While the new quote is not known (`nova` is null), or is in another currency, it is calculated as a cancellation: what is left of the old
 * issue.
 * @see B-032
 */
export function changeCalculation(antiga: CalculatedQuote, nova: CalculatedQuote | null, entered: EnteredAmounts): Calculation {
  const moeda = currencyOf(antiga);
  if (nova === null || currencyOf(nova) !== moeda) return { tipo: 'ALTERACAO', moeda, linhas: [...linesOfEnd(antiga, entered)] };
  const { multa, credito } = entered;
  const taxes = [
    lineOf('TAXAS_RETIDAS', [['+', 'TAXAS', antiga.taxas]], { maximo: nova.taxas ?? 0 }),
    lineOf(
      'TAXAS_DEVOLVIDAS',
      [
        ['+', 'TAXAS', antiga.taxas],
        ['-', 'TAXAS_NOVAS', nova.taxas],
      ],
      { minimo: 0 },
    ),
  ];
  return {
    tipo: 'ALTERACAO',
    moeda,
    linhas: [
      lineOf('MULTA', [['+', 'MULTA', multa]]),
      lineOf('DIFERENCA_TARIFA', [
        ['+', 'TARIFA_NOVA', nova.tarifaTotal],
        ['-', 'TARIFA', antiga.tarifaTotal],
      ]),
      ...((antiga.taxas ?? 0) === 0 && (nova.taxas ?? 0) === 0 ? [] : taxes),
      ...creditLine(credito),
      clientLine([['+', 'TOTAL_NOVO', nova.total], ['+', 'MULTA', multa], ...creditTerm(credito), ['-', 'TOTAL', antiga.total]]),
    ],
  };
}
