import type { OtherQuote } from '@guiche/domain/entities';
import type { Violation } from '@guiche/domain/messages';
import { EXPENSE_TYPES } from '../reference/expense-types.ts';

interface CanonicalQuote {
  readonly quote: OtherQuote;
  /** The refusal of a type that there is not. */
  readonly violations: readonly Violation[];
}

/** The quote with its type of expense as it is listed here: only the id of a body is trusted. A type that is stored already stays. @see S-174 */
export function canonicalExpenseType(quote: OtherQuote, stored: OtherQuote | undefined): CanonicalQuote {
  const asked = quote.tipoDespesa;
  if (!asked) return { quote, violations: [] };
  if (asked.id === stored?.tipoDespesa?.id) return { quote: { ...quote, tipoDespesa: stored.tipoDespesa }, violations: [] };
  const found = EXPENSE_TYPES.find(({ id }) => String(id) === asked.id);
  if (found) return { quote: { ...quote, tipoDespesa: { id: asked.id, nome: found.nome } }, violations: [] };
  return { quote, violations: [{ key: 'campo_invalido', params: { campo: 'tipoDespesa' }, field: 'tipoDespesa' }] };
}
