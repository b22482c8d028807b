import { dialogTextRefusal } from '../dialogs/index.ts';
import type { PolicyEntry } from '../entities/index.ts';
import type { AcaoPolitica } from '../enums/index.ts';
import type { Violation } from '../messages/index.ts';
import { decimal, roundCents } from '../pricing/decimal.ts';

/** The lowest-price rule of a client company for hotels; its `valor` is a fraction, 0.10 is 10 percent. @see S-108 */
export type LowestPriceRule = PolicyEntry['regra'];

/** A quote of the service; all totals are in one currency. */
interface Totalled {
  readonly total: number;
}

/**
 * Whether a choice violates the lowest-price rule: `chosen > cheapest × (1 + valor)`, both half-up at 2 decimals; equality is allowed.
 *
 * `quotes` are all quotes of the service, including the chosen one; `cheapest` is the lowest total among them. Without quotes nothing is
 * violated.
 * @see S-108
 */
export function violatesLowestPrice(chosen: Totalled, quotes: readonly Totalled[], { valor }: Pick<LowestPriceRule, 'valor'>): boolean {
  if (quotes.length === 0) return false;
  const cheapest = quotes.map(({ total }) => total).reduce((least, total) => Math.min(least, total));
  const ceiling = roundCents(decimal(valor).plus(1).times(decimal(cheapest)));
  return roundCents(decimal(chosen.total)) > ceiling;
}

/** The result of a choice: accepted, refused, or accepted with a justification. */
export type SelectionAnswer = 'accept' | 'refuse' | 'justify';

const WHEN_VIOLATED: Record<AcaoPolitica, SelectionAnswer> = { BLOQUEIA: 'refuse', ALERTA: 'justify', APROVACAO: 'justify' };

/** The result of choosing a quote under the rule; without a rule (null) every choice is accepted. @see S-109, S-110 */
export function selectionAnswer(chosen: Totalled, quotes: readonly Totalled[], rule: LowestPriceRule | null): SelectionAnswer {
  return rule !== null && violatesLowestPrice(chosen, quotes, rule) ? WHEN_VIOLATED[rule.acao] : 'accept';
}

/** Why a choice is refused under the rule; `undefined` when it is accepted, with or without a justification. @see S-109 */
export function lowestPriceViolation(chosen: Totalled, quotes: readonly Totalled[], rule: LowestPriceRule | null): Violation | undefined {
  if (selectionAnswer(chosen, quotes, rule) !== 'refuse') return undefined;
  return { key: 'voce_deve_selecionar_menor_preco', field: 'escolhida' };
}

/**
 * Why a choice with a reason is refused under the rule, at `escolhida` or at `justificativa`; `undefined` when it may be stored: it keeps the rule, or
 * breaks one that asks for a reason, and has one that its field holds.
 * @see S-109, S-110
 */
export function justifiedChoiceViolation(
  chosen: Totalled,
  quotes: readonly Totalled[],
  rule: LowestPriceRule | null,
  reason: string | null,
): Violation | undefined {
  const answer = selectionAnswer(chosen, quotes, rule);
  if (answer !== 'justify') return lowestPriceViolation(chosen, quotes, rule);
  const refusal = dialogTextRefusal(reason ?? '', true);
  return refusal && { key: refusal, field: 'justificativa' };
}
