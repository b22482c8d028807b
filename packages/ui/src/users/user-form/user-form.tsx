import type { ProfileName } from '@guiche/domain/access';
import type { ClientInstance } from '@guiche/domain/entities';
import { usersMessages } from '@guiche/domain/messages/users';
import { validationMessages } from '@guiche/domain/messages/validation';
import { LINE_LENGTH } from '@guiche/domain/text-lengths';
import {
  type EditableUser,
  type Editor,
  isOwnField,
  roleLabel,
  rolesFor,
  USER_FLAGS,
  userChangeViolations,
  userViolations,
  withLogin,
} from '@guiche/domain/users';

import { type ReactNode, type Ref, useRef } from 'react';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import { Banner } from '../../feedback/banner/index.ts';
import { EntityForm, type EntityFormProps } from '../../form/entity-form/index.ts';
import { FormField } from '../../form/form-field/index.ts';
import { FormSection } from '../../form/form-section/index.ts';
import { useMessage, useTexts, useViolationText } from '../../i18n/index.ts';
import { CheckboxField } from '../../inputs/checkbox-field/index.ts';
import { SelectInput } from '../../inputs/select-input/index.ts';
import type { SubstituteLookupProps } from '../../inputs/substitute-lookup/index.ts';
import { TextInput } from '../../inputs/text-input/index.ts';
import { mergeRefs } from '../../internal/merge-refs.ts';
import { ClientsField } from './clients-field.tsx';
import type { EditedUser } from './edited-user.ts';
import { SubstituteField } from './substitute-field.tsx';
import { userFormTexts } from './user-form.texts.ts';

export interface UserFormProps
  extends Pick<
    EntityFormProps<EditedUser>,
    | 'value'
    | 'draft'
    | 'draftSavedAt'
    | 'conflict'
    | 'savedBefore'
    | 'savedAs'
    | 'saving'
    | 'refused'
    | 'onSubmit'
    | 'onDraftChange'
    | 'onDiscardDraft'
    | 'onClose'
    | 'failure'
    | 'failureIsFinal'
    | 'offline'
  > {
  /** The client instances that a user may be given. */
  clients: readonly ClientInstance[];
  /** Why the user is read-only, for example because it is shared. @see A-222 */
  readOnlyReason?: ReactNode;
  /** Finds who may stand in for a user that is deactivated; without it, nobody is asked for. @see S-176 */
  searchSubstitutes?: SubstituteLookupProps['onSearch'];
  /** Who edits: without the right to administer only the name and the e-mail can be changed. */
  editor?: Editor;
}

/** Somebody who administers, with another user's form. */
const ADMINISTRATOR: Editor = { administers: true, own: false };

/**
 * Edits a user of the agency: personal data, rights, and the clients whose requests the user sees. Who does not administer changes the name
 * and the e-mail of the own user; the rest is shown and cannot be changed.
 *
 * Focus starts on the name.
 *
 * Use: to create or to change a user of the agency, and for the own profile (`editor`).
 * Not for: a password, which its owner sets in a `PasswordChangeForm`.
 * Keyboard: Ctrl+Enter: saves.
 * Screen reader: named by `label`; description, warning and error are read after it.
 * @see, S-176
 * @keywords usuário, permissões, cadastro
 */
export function UserForm({ clients, readOnlyReason, searchSubstitutes, editor = ADMINISTRATOR, ...form }: UserFormProps) {
  const t = useTexts(userFormTexts);
  const say = useViolationText(usersMessages, validationMessages);
  const first = useRef<HTMLInputElement>(null);
  const readOnly = Boolean(readOnlyReason);
  const isFixed = (field: keyof EditableUser) => readOnly || (!editor.administers && !isOwnField(field));
  return (
    <EntityForm
      {...form}
      onPage
      readOnly={readOnly}
      rule={(user) => [...userViolations(user), ...userChangeViolations(form.value, user, editor)]}
      say={say}
      prepare={withLogin}
      rebase={(typed, { versao }) => ({ ...typed, versao })}
      initialFocus={first}
      summary={<ChosenClients />}
    >
      {readOnlyReason && <Banner tone="info" title={readOnlyReason} />}
      <FormSection headingLevel={2} title={t('person')} names={['name', 'login', 'email', 'profile', 'ativo', 'substituto']}>
        <PersonFields nameRef={first} present={form.value.profile} isFixed={isFixed} />
        {searchSubstitutes && form.value.ativo && form.value.versao > 0 && !isFixed('ativo') && (
          <SubstituteField absentId={form.value.id} search={searchSubstitutes} />
        )}
      </FormSection>
      <FormSection headingLevel={2} title={t('flags')} names={USER_FLAGS}>
        <FlagFields isFixed={isFixed} />
      </FormSection>
      <FormSection headingLevel={2} title={t('clients')} names={['instances']}>
        <ClientsField clients={clients} readOnly={isFixed('instances')} />
      </FormSection>
    </EntityForm>
  );
}

interface FieldsProps {
  /** Whether a field can be read and not changed. */
  isFixed: (field: keyof EditableUser) => boolean;
}

interface PersonFieldsProps extends FieldsProps {
  nameRef: Ref<HTMLInputElement>;
  /** The role that is stored. */
  present: ProfileName;
}

function PersonFields({ nameRef, present, isFixed }: PersonFieldsProps) {
  const t = useTexts(userFormTexts);
  const message = useMessage(usersMessages);
  const { control } = useFormContext<EditedUser>();
  const { field, fieldState } = useController({ control, name: 'name' });
  const roles = rolesFor(present);
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
        maxLength={LINE_LENGTH}
        required
        readOnly={isFixed('name')}
      />
      {/* Not EmailInput: the form's own rule is looser. A-219 */}
      <FormField
        input={TextInput}
        control={control}
        name="email"
        label={t('email')}
        inputMode="email"
        maxLength={LINE_LENGTH}
        readOnly={isFixed('email')}
      />
      <FormField
        input={TextInput}
        control={control}
        name="login"
        label={t('login')}
        description={t('loginHint')}
        maxLength={LINE_LENGTH}
        readOnly={isFixed('login')}
      />
      <FormField
        input={SelectInput}
        control={control}
        name="profile"
        label={t('role')}
        required
        options={roles.map((role) => ({ value: role, label: message(roleLabel(role) ?? 'usuario') }))}
        disabled={isFixed('profile') || roles.length === 1}
      />
      <FormField input={CheckboxField} control={control} name="ativo" label={t('active')} readOnly={isFixed('ativo')} />
    </div>
  );
}

function FlagFields({ isFixed }: FieldsProps) {
  const t = useTexts(userFormTexts);
  const { control } = useFormContext<EditedUser>();
  return (
    <div className="g:grid g:gap-x-3 g:sm:grid-cols-2">
      {USER_FLAGS.map((flag) => (
        <FormField key={flag} input={CheckboxField} control={control} name={flag} label={t(`flags.${flag}`)} readOnly={isFixed(flag)} />
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
