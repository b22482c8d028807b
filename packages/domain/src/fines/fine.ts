import { formatMoney } from '@guiche/masks/money';
import type { TipoServico } from '../enums/index.ts';
import type { Violation } from '../messages/index.ts';

/**
 * What is wrong with a fine (BRL or the quote's currency, 2 decimals); `undefined` when it may be saved.
 *
 * A negative fine is refused for every kind; a fine above the total for every kind but air, with a text that names both amounts. An empty
 * fine is not checked.
 * @see Q-151
 */
export function fineViolation(kind: TipoServico, multa: number | null, total: number, currency = 'BRL'): Violation | undefined {
  if (multa === null) return undefined;
  if (multa < 0) return { key: 'multa_invalida', field: 'multa' };
  if (!LIMITED[kind] || multa <= total) return undefined;
  return {
    key: 'multa_maior_que_o_total',
    params: { multa: formatMoney(multa, { currency }), total: formatMoney(total, { currency }) },
    field: 'multa',
  };
}

/** Whether the fine of a service may not exceed the quote's total. */
const LIMITED: Record<TipoServico, boolean> = { AEREO: false, HOTEL: true, CARRO: true, RODOVIARIO: true, OUTROS: true };
