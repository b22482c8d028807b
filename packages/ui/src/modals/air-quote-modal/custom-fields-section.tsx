import type { AirQuote, CustomField } from '@guiche/domain/entities';
import { type Control, useController, useWatch } from 'react-hook-form';
import { DateInput } from '../../inputs/date-input/index.ts';
import { TextInput } from '../../inputs/text-input/index.ts';
import { useAirQuoteSurroundings } from './air-quote-context.ts';

interface CustomFieldsSectionProps {
  control: Control<AirQuote>;
}

/** The fields that the client company added for the quote. Their names are the company's own words. @see Q-043 */
export function CustomFieldsSection({ control }: CustomFieldsSectionProps) {
  const fields = useWatch({ control, name: 'camposCustomizados' });
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      {fields.map((field, index) => (
        <CustomFieldInput key={field.id} control={control} index={index} definition={field} />
      ))}
    </div>
  );
}

interface CustomFieldInputProps extends CustomFieldsSectionProps {
  index: number;
  definition: CustomField;
}

function CustomFieldInput({ control, index, definition }: CustomFieldInputProps) {
  const { readOnly } = useAirQuoteSurroundings();
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
      {...(definition.tipo === 'NUMERO' && { inputMode: 'decimal' as const })}
    />
  );
}
