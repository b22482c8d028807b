import type { LookupData } from '@guiche/domain/entities';
import { commonMessages } from '@guiche/domain/messages/common';
import { useMessage } from '../../i18n/index.ts';
import { EntityLookup, type LookupProps } from '../internal/entity-lookup.tsx';

/** A type of expense, as its lookup finds it. */
export type ExpenseType = LookupData['tipoDespesa'] & { readonly id: string; readonly nome: string };

export type ExpenseTypeLookupProps = LookupProps<ExpenseType>;

/** Milliseconds of silence before a search starts. @see S-174 */
const DEBOUNCE = 1000;

/**
 * A type of expense. The preferred and the secondary ones have a tag in the list.
 *
 * Use: for the type of an expense.
 * Not for: a short list that is always the same, which is a `SelectInput`.
 * Value: the type, or `null`.
 * Keyboard: Letters, Digits: search, one second after the last one; Up, Down: move in the list; Enter: chooses, and searches at once; Escape:
 * closes the list, and pressed again restores the choice.
 * Screen reader: that of `Autocomplete`; the tag is read after the type.
 * @see S-166, S-174
 * @keywords tipo de despesa, despesa, preferencial, lookup, expense type
 */
export function ExpenseTypeLookup(props: ExpenseTypeLookupProps) {
  const message = useMessage(commonMessages);
  function itemOf({ id, nome, isTipoPagamentoPrimario, isTipoPagamentoSecundario }: ExpenseType) {
    const tag = isTipoPagamentoPrimario ? message('preferencial') : isTipoPagamentoSecundario ? message('secundario') : undefined;
    return { id, label: nome, tag };
  }
  return <EntityLookup {...props} debounce={DEBOUNCE} itemOf={itemOf} />;
}
