import type { TipoServico } from '../enums/index.ts';
import { balanceOptionOfFine, fineWith, type OpcaoSaldo } from './refund.ts';

/** A fine with its balance option. */
export interface Fine {
  readonly multa: number | null;
  readonly opcaoSaldo: OpcaoSaldo | null;
}

/**
 * A fine and its balance option as they are confirmed: the option follows from the fine for hotel, car and bus; elsewhere it is chosen, and
 * ESTORNO leaves no fine.
 * @see
 */
export function settledFine(kind: TipoServico, { multa, opcaoSaldo }: Fine, total: number): Fine {
  const following = balanceOptionOfFine(kind, multa, total);
  return following === undefined ? { multa: fineWith(opcaoSaldo, multa), opcaoSaldo } : { multa, opcaoSaldo: following };
}
