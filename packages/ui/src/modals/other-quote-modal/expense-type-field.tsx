import type { OtherQuote } from '@guiche/domain/entities';
import { useController, useFormContext } from 'react-hook-form';
import { ExpenseTypeLookup, type ExpenseTypeLookupProps } from '../../inputs/expense-type-lookup/index.ts';
import { useQuoteSurroundings } from '../../quote/quote-surroundings.ts';

interface ExpenseTypeFieldProps {
  label: string;
  search: ExpenseTypeLookupProps['onSearch'];
}

/** The type of expense by which the client books the service; the quote keeps its id and name. @see S-174 */
export function ExpenseTypeField({ label, search }: ExpenseTypeFieldProps) {
  const { readOnly } = useQuoteSurroundings();
  const { control } = useFormContext<OtherQuote>();
  const { field, fieldState } = useController({ control, name: 'tipoDespesa' });
  const present = field.value;
  return (
    <ExpenseTypeLookup
      ref={field.ref}
      name={field.name}
      label={label}
      value={present ? { ...present, isTipoPagamentoPrimario: false, isTipoPagamentoSecundario: false } : null}
      onSearch={search}
      onValueChange={(type) => field.onChange(type && { id: type.id, nome: type.nome })}
      onBlur={field.onBlur}
      error={fieldState.error?.message}
      searchEmpty
      readOnly={readOnly}
    />
  );
}
