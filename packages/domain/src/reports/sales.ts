import type { Quote } from '../entities/index.ts';
import type { StatusCotacao } from '../enums/index.ts';
import { inNationalCurrency } from '../pricing/currency.ts';
import { decimal, roundCents, sumDecimals } from '../pricing/decimal.ts';

/** The statuses in which an issue stands: as it was made, changed, or under a change or cancellation that is not done yet. */
const STANDING: ReadonlySet<StatusCotacao> = new Set([
  'EMISSAO_FINALIZADA',
  'EMISSAO_ALTERADA',
  'EMISSAO_ALTERACAO',
  'EMISSAO_CANCELAMENTO_PENDENTE',
]);

/** Whether a quote counts as sold: it was issued, and its issue was not cancelled. */
export function isSale({ statusCotacao, dataEmissao }: Pick<Quote, 'statusCotacao' | 'dataEmissao'>): boolean {
  return dataEmissao !== null && STANDING.has(statusCotacao);
}

/** Sales added up, in BRL with 2 decimals. */
export interface Sales {
  readonly emissoes: number;
  readonly tarifas: number;
  readonly taxas: number;
  readonly fee: number;
  readonly total: number;
}

export const NO_SALES: Sales = { emissoes: 0, tarifas: 0, taxas: 0, fee: 0, total: 0 };

/** The amounts of a quote that reports add up, in the quote's currency. */
export type SoldAmounts = Pick<Quote, 'tarifaTotal' | 'taxas' | 'taxaExtra' | 'fee' | 'total' | 'cotacaoMoeda'>;

/** The total of a quote in BRL; 0 for a quote in another currency whose rate is not known. */
export function totalInReais({ total, cotacaoMoeda }: Pick<Quote, 'total' | 'cotacaoMoeda'>): number {
  return inNationalCurrency(total, cotacaoMoeda) ?? 0;
}

/** Sales with one more: each amount in BRL, rounded half-up once, before it is added. */
export function withSale(sales: Sales, { tarifaTotal, taxas, taxaExtra, fee, total, cotacaoMoeda }: SoldAmounts): Sales {
  const add = (sum: number, ...amounts: readonly (number | null)[]) => {
    const amount = roundCents(sumDecimals(...amounts));
    return roundCents(decimal(sum).plus(decimal(inNationalCurrency(amount, cotacaoMoeda))));
  };
  return {
    emissoes: sales.emissoes + 1,
    tarifas: add(sales.tarifas, tarifaTotal),
    taxas: add(sales.taxas, taxas, taxaExtra),
    fee: add(sales.fee, fee),
    total: add(sales.total, total),
  };
}

/** What makes up the total of sales besides fares, taxes and fee: DU, ISS, markup and the like. In BRL with 2 decimals. */
export function otherAmounts({ tarifas, taxas, fee, total }: Sales): number {
  return roundCents(decimal(total).minus(decimal(tarifas)).minus(decimal(taxas)).minus(decimal(fee)));
}

/** The sum of amounts, in cents exactly. */
export function sumOfAmounts(...amounts: readonly number[]): number {
  return roundCents(sumDecimals(...amounts));
}
