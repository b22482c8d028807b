import { isSecret, SECRET_MASK } from '@guiche/domain/integrations';
import { useController, useFormContext, useFormState } from 'react-hook-form';
import { FormField } from '../../form/form-field/index.ts';
import { useTexts } from '../../i18n/index.ts';
import { CheckboxField } from '../../inputs/checkbox-field/index.ts';
import { TextInput } from '../../inputs/text-input/index.ts';
import type { EditedIntegrations } from './edited-integrations.ts';
import { integrationsFormTexts } from './integrations-form.texts.ts';
import { SecretInput } from './secret-input.tsx';

/** The most characters of a value. */
const VALUE_LENGTH = 2048;

const KNOWN = ['url', 'usuario', 'senha', 'token', 'codigoEmpresa', 'emissor', 'clientId', 'clientSecret'] as const;

/** The words at one setting among those at all of them. */
function refusalOf(errors: object | undefined, setting: string): string | undefined {
  const [, error]: [string, unknown?] = Object.entries(errors ?? {}).find(([name]) => name === setting) ?? [setting];
  return typeof error === 'object' && error !== null && 'message' in error ? String(error.message) : undefined;
}

/** The fields of one integration: whether it is active, and a text for each setting. @see A-230 */
export function IntegrationFields({ index }: { index: number }) {
  const t = useTexts(integrationsFormTexts);
  const { control } = useFormContext<EditedIntegrations>();
  // The names of the settings are anybody's: as paths of the form their dots would mean something.
  const { field, fieldState } = useController({ control, name: `integracoes.${index}.configuracao` });
  const { defaultValues } = useFormState<EditedIntegrations>();
  const stored = defaultValues?.integracoes?.[index]?.configuracao ?? {};
  return (
    <>
      <FormField input={CheckboxField} control={control} name={`integracoes.${index}.ativo`} label={t('active')} />
      <div className="g:mt-2 g:grid g:items-start g:gap-3 g:sm:grid-cols-2">
        {Object.entries(field.value).map(([setting, value], position) => {
          const known = KNOWN.find((name) => name === setting);
          const props = {
            label: known ? t(`fields.${known}`) : setting,
            name: `${field.name}.${setting}`,
            value,
            onValueChange: (text: string) => field.onChange({ ...field.value, [setting]: text }),
            onBlur: field.onBlur,
            maxLength: VALUE_LENGTH,
            // What a server refuses reaches all settings together, and is told at the first.
            error: refusalOf(fieldState.error, setting) ?? (position === 0 ? fieldState.error?.message : undefined),
          };
          // Not by its value while it is typed: the field would change under the fingers.
          return isSecret(setting) || stored[setting] === SECRET_MASK ? (
            <SecretInput key={setting} stored={stored[setting] === SECRET_MASK} {...props} />
          ) : (
            <TextInput key={setting} {...props} />
          );
        })}
      </div>
    </>
  );
}
