import { groupViolations } from '@guiche/domain/groups';
import { groupsMessages } from '@guiche/domain/messages/groups';
import { validationMessages } from '@guiche/domain/messages/validation';
import { LINE_LENGTH } from '@guiche/domain/text-lengths';
import { type Ref, useRef } from 'react';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import { EntityForm, type EntityFormProps } from '../../form/entity-form/index.ts';
import { FormField } from '../../form/form-field/index.ts';
import { useTexts, useViolationText } from '../../i18n/index.ts';
import { TextArea } from '../../inputs/text-area/index.ts';
import { TextInput } from '../../inputs/text-input/index.ts';
import { mergeRefs } from '../../internal/merge-refs.ts';
import type { EditedGroup, GroupClient } from './edited-group.ts';
import { GroupClients } from './group-clients.tsx';
import { groupFormTexts } from './group-form.texts.ts';

export interface GroupFormProps
  extends Pick<
    EntityFormProps<EditedGroup>,
    | 'value'
    | 'draft'
    | 'draftTexts'
    | 'draftSavedAt'
    | 'conflict'
    | 'savedBefore'
    | 'saving'
    | 'refused'
    | 'failure'
    | 'failureIsFinal'
    | 'offline'
    | 'onSubmit'
    | 'onDraftChange'
    | 'onDiscardDraft'
    | 'onClose'
  > {
  /** The client companies that a group can have, in the order of the list. */
  clients: readonly GroupClient[];
}

/**
 * Edits a group of services: its name, its description and the clients that are in it, each in a field of its own.
 *
 * Use: to create or to change a group of services.
 * Not for: choosing among groups.
 * Keyboard: Ctrl+Enter: saves; Tab: goes through the fields.
 * Focus: on the name when it opens; on a client that was added; on the button that adds one, after one was removed.
 * Screen reader: the clients are a group, and each field is named by its number; the button that removes one says the client's name.
 * @see
 * @keywords grupo de serviços, clientes, cadastro, group
 */
export function GroupForm({ clients, ...form }: GroupFormProps) {
  const say = useViolationText(groupsMessages, validationMessages);
  const first = useRef<HTMLInputElement>(null);
  return (
    <EntityForm
      {...form}
      onPage
      rule={groupViolations}
      say={say}
      rebase={(typed, { versao }) => ({ ...typed, versao })}
      initialFocus={first}
      summary={<ClientCount />}
    >
      <GroupFields nameRef={first} />
      <GroupClients clients={clients} />
    </EntityForm>
  );
}

function GroupFields({ nameRef }: { nameRef: Ref<HTMLInputElement> }) {
  const t = useTexts(groupFormTexts);
  const { control } = useFormContext<EditedGroup>();
  const { field, fieldState } = useController({ control, name: 'nome' });
  return (
    <div className="g:flex g:flex-col g:gap-3">
      <TextInput
        ref={mergeRefs(field.ref, nameRef)}
        name="nome"
        label={t('name')}
        value={field.value}
        onValueChange={field.onChange}
        onBlur={field.onBlur}
        error={fieldState.error?.message}
        maxLength={LINE_LENGTH}
        required
        className="g:max-w-md"
      />
      <FormField input={TextArea} control={control} name="descricao" label={t('description')} required />
    </div>
  );
}

/** The clients that are chosen. */
function ClientCount() {
  const t = useTexts(groupFormTexts);
  const { control } = useFormContext<EditedGroup>();
  const clients = useWatch({ control, name: 'clientes' });
  return <output className="g:text-ink-2">{t('count', { count: clients.filter((client) => client !== null).length })}</output>;
}
