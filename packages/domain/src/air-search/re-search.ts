import { formatMoney } from '@guiche/masks/money';
import type { AnyMessageKey, Wording } from '../messages/index.ts';
import { decimal, roundCents } from '../pricing/decimal.ts';

/** A question before something is done, and the button that says yes to it. */
export interface Question extends Wording {
  readonly confirm: AnyMessageKey;
}

interface Totalled {
  readonly total: number;
}

/**
 * What is asked before an expired quote is replaced by the one found anew: only when that one costs more, compared at 2 decimals, and
 * with both values. Null when it is replaced without asking.
 * @see S-053
 */
export function replacementQuestion(expired: Totalled, found: Totalled, currency = 'BRL'): Question | null {
  const [before, after] = [expired, found].map(({ total }) => roundCents(decimal(total)));
  if (before === undefined || after === undefined || after <= before) return null;
  return {
    key: 'confirmacao_novo_valor_aereo',
    params: { valorAntigo: formatMoney(before, { currency }), valorNovo: formatMoney(after, { currency }) },
    confirm: 'seguir_com_alteracao',
  };
}

/** The quote that is chosen after searching again; `confirmed` is the answer to the question, if there was one. @see S-053 */
export function chosenAfterSearch<Quote extends Totalled>(expired: Quote, found: Quote, confirmed: boolean): Quote {
  return confirmed || replacementQuestion(expired, found) === null ? found : expired;
}
