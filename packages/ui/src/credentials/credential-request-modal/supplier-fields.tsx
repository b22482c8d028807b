import type { CredentialRequestField } from '@guiche/domain/entities';
import { LINE_LENGTH } from '@guiche/domain/text-lengths';
import { type Control, useController } from 'react-hook-form';
import { useTexts } from '../../i18n/index.ts';
import { DateInput } from '../../inputs/date-input/index.ts';
import { TextInput } from '../../inputs/text-input/index.ts';
import { credentialRequestModalTexts } from './credential-request-modal.texts.ts';
import type { CredentialRequestDraft } from './request-values.ts';

interface SupplierFieldsProps {
  control: Control<CredentialRequestDraft>;
  fields: readonly CredentialRequestField[];
  today: string | undefined;
}

/** The fields that a supplier asks for, in its own words. @see S-129, S-369 */
export function SupplierFields({ control, fields, today }: SupplierFieldsProps) {
  const t = useTexts(credentialRequestModalTexts);
  return (
    <fieldset className="g:min-w-0">
      <legend className="g:mb-1 g:font-medium g:text-sm">{t('asked')}</legend>
      {fields.length === 0 && <p className="g:text-ink-2 g:text-sm">{t('nothingAsked')}</p>}
      <div className="g:grid g:items-start g:gap-3 g:sm:grid-cols-2">
        {fields.map((field, index) => (
          // A supplier may ask twice by one name; its fields do not change while they are shown.
          <Answer key={`${index} ${field.nome}`} control={control} field={field} index={index} today={today} />
        ))}
      </div>
    </fieldset>
  );
}

interface AnswerProps extends Pick<SupplierFieldsProps, 'control' | 'today'> {
  field: CredentialRequestField;
  index: number;
}

function Answer({ control, field: { nome, tipo, obrigatorio }, index, today }: AnswerProps) {
  // The answers come one step after the fields.
  const { field, fieldState } = useController({ control, name: `campos.${index}.valor`, defaultValue: '' });
  const shared = {
    ref: field.ref,
    name: field.name,
    label: nome,
    onBlur: field.onBlur,
    error: fieldState.error?.message,
    required: obrigatorio,
  };
  if (tipo === 'DATA') return <DateInput {...shared} value={field.value} onValueChange={field.onChange} today={today} />;
  return (
    <TextInput
      {...shared}
      value={field.value}
      onValueChange={field.onChange}
      maxLength={LINE_LENGTH}
      {...(tipo === 'NUMERO' && { inputMode: 'decimal' as const })}
    />
  );
}
