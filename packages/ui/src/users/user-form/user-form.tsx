import type { ClientInstance } from '@guiche/domain/entities';
import { PAPEL_AGENCIA, PAPEL_AGENCIA_KEY } from '@guiche/domain/enums';
import { usersMessages } from '@guiche/domain/messages/users';
import { validationMessages } from '@guiche/domain/messages/validation';
import { userViolations, withLogin } from '@guiche/domain/users';
import { type ReactNode, type Ref, useRef } from 'react';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import { Banner } from '../../feedback/banner/index.ts';
import { EntityForm, type EntityFormProps } from '../../form/entity-form/index.ts';
import { FormField } from '../../form/form-field/index.ts';
import { FormSection } from '../../form/form-section/index.ts';
import { useMessage, useTexts, useViolationText } from '../../i18n/index.ts';
import { CheckboxField } from '../../inputs/checkbox-field/index.ts';
import { SelectInput } from '../../inputs/select-input/index.ts';
import { TextInput } from '../../inputs/text-input/index.ts';
import { mergeRefs } from '../../internal/merge-refs.ts';
import { ClientsField } from './clients-field.tsx';
import { type EditedUser, FLAGS } from './edited-user.ts';
import { userFormTexts } from './user-form.texts.ts';

export interface UserFormProps
  extends Pick<EntityFormProps<EditedUser>, 'value' | 'draft' | 'conflict' | 'onSubmit' | 'onDraftChange' | 'onDiscardDraft' | 'onClose'> {
  /** The client instances that a user may be given. */
  clients: readonly ClientInstance[];
  /** Why the user is read-only, for example because it is shared. @see A-222 */
  readOnlyReason?: ReactNode;
}

/**
 * Edits a user of the agency: personal data, rights, and the clients whose requests the user sees.
 *
 * Focus starts on the name.
 *
 * Use: to create or to change a user of the agency.
 * Not for: the own profile, which has no rights to give.
 * Keyboard: Ctrl+Enter: saves.
 * Screen reader: named by `label`; description, warning and error are read after it.
 * @see
 * @keywords usuário, permissões, cadastro
 * @since 0.1.0
 */
export function UserForm({ clients, readOnlyReason, ...form }: UserFormProps) {
  const t = useTexts(userFormTexts);
  const say = useViolationText(usersMessages, validationMessages);
  const first = useRef<HTMLInputElement>(null);
  const readOnly = Boolean(readOnlyReason);
  return (
    <EntityForm
      {...form}
      readOnly={readOnly}
      rule={userViolations}
      say={say}
      prepare={withLogin}
      initialFocus={first}
      summary={<ChosenClients />}
    >
      {readOnlyReason && <Banner tone="info" title={readOnlyReason} />}
      <FormSection title={t('person')} names={['name', 'login', 'email', 'profile']}>
        <PersonFields nameRef={first} readOnly={readOnly} />
      </FormSection>
      <FormSection title={t('flags')} names={FLAGS}>
        <FlagFields readOnly={readOnly} />
      </FormSection>
      <FormSection title={t('clients')} names={['instances']}>
        <ClientsField clients={clients} readOnly={readOnly} />
      </FormSection>
    </EntityForm>
  );
}

function PersonFields({ nameRef, readOnly }: { nameRef: Ref<HTMLInputElement>; readOnly: boolean }) {
  const t = useTexts(userFormTexts);
  const message = useMessage(usersMessages);
  const { control } = useFormContext<EditedUser>();
  const { field, fieldState } = useController({ control, name: 'name' });
  return (
    <div className="g:grid g:gap-3 g:sm:grid-cols-2">
      <TextInput
        ref={mergeRefs(field.ref, nameRef)}
        name="name"
        label={t('name')}
        value={field.value}
        onValueChange={field.onChange}
        onBlur={field.onBlur}
        error={fieldState.error?.message}
        required
        readOnly={readOnly}
      />
      {/* Not EmailInput: the form's own rule is looser. A-219 */}
      <FormField input={TextInput} control={control} name="email" label={t('email')} inputMode="email" readOnly={readOnly} />
      <FormField input={TextInput} control={control} name="login" label={t('login')} description={t('loginHint')} readOnly={readOnly} />
      <FormField
        input={SelectInput}
        control={control}
        name="profile"
        label={t('role')}
        required
        options={PAPEL_AGENCIA.map((role) => ({ value: role, label: message(PAPEL_AGENCIA_KEY[role]) }))}
        disabled={readOnly}
      />
      <FormField input={CheckboxField} control={control} name="ativo" label={t('active')} readOnly={readOnly} />
    </div>
  );
}

function FlagFields({ readOnly }: { readOnly: boolean }) {
  const t = useTexts(userFormTexts);
  const { control } = useFormContext<EditedUser>();
  return (
    <div className="g:grid g:gap-x-3 g:sm:grid-cols-2">
      {FLAGS.map((flag) => (
        <FormField key={flag} input={CheckboxField} control={control} name={flag} label={t(`flags.${flag}`)} readOnly={readOnly} />
      ))}
    </div>
  );
}

function ChosenClients() {
  const t = useTexts(userFormTexts);
  const { control } = useFormContext<EditedUser>();
  const [all, chosen] = useWatch({ control, name: ['allSelected', 'instances'] });
  return <output className="g:text-ink-2">{all ? t('allClients') : t('chosen', { count: chosen.length })}</output>;
}
