import type { CustomField } from '@guiche/domain/entities';
import type { CommonQuote } from '@guiche/domain/quotes';
import { PARAGRAPH_LENGTH } from '@guiche/domain/text-lengths';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import { DateInput } from '../../inputs/date-input/index.ts';
import { TextInput } from '../../inputs/text-input/index.ts';
import { useQuoteSurroundings } from '../quote-surroundings.ts';

/**
 * The fields that the client company added for the quote. Their names are the company's own words.
 *
 * Use: in a quote whose client asks for fields of its own.
 * Not for: fields that every quote has.
 * Parts: one field for each that the client asks for, with the parts of a `TextInput`.
 * Keyboard: Tab: goes through the fields, whose own keys hold.
 * Screen reader: named by `label`; description, warning and error are read after it.
 * @see Q-043
 * @keywords campos customizados, cliente
 */
export function CustomFields() {
  const { control } = useFormContext<CommonQuote>();
  const fields = useWatch({ control, name: 'camposCustomizados' });
  return (
    <div className="g:grid g:gap-3 g:sm:grid-cols-2">
      {fields.map((field, index) => (
        <CustomFieldInput key={field.id} index={index} definition={field} />
      ))}
    </div>
  );
}

function CustomFieldInput({ index, definition }: { index: number; definition: CustomField }) {
  const { readOnly } = useQuoteSurroundings();
  const { control } = useFormContext<CommonQuote>();
  const { field, fieldState } = useController({ control, name: `camposCustomizados.${index}.valor` });
  const common = {
    ref: field.ref,
    name: field.name,
    label: definition.nome,
    onBlur: field.onBlur,
    error: fieldState.error?.message,
    required: definition.obrigatorio,
    readOnly,
  };
  if (definition.tipo === 'DATA') return <DateInput {...common} value={field.value} onValueChange={field.onChange} />;
  return (
    <TextInput
      {...common}
      value={field.value ?? ''}
      onValueChange={(text) => field.onChange(text || null)}
      maxLength={PARAGRAPH_LENGTH}
      {...(definition.tipo === 'NUMERO' && { inputMode: 'decimal' as const })}
    />
  );
}
