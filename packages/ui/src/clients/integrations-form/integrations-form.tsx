import { integrationViolations } from '@guiche/domain/integrations';
import { agenciesMessages } from '@guiche/domain/messages/agencies';
import { validationMessages } from '@guiche/domain/messages/validation';
import { Plug } from 'lucide-react';
import { useEffect } from 'react';
import { useFieldArray, useFormContext, useFormState, useWatch } from 'react-hook-form';
import { EmptyState } from '../../feedback/empty-state/index.ts';
import { EntityForm, type EntityFormProps } from '../../form/entity-form/index.ts';
import { FormSection } from '../../form/form-section/index.ts';
import { useTexts, useViolationText } from '../../i18n/index.ts';
import { useEffectEvent } from '../../internal/use-effect-event.ts';
import type { EditedIntegrations } from './edited-integrations.ts';
import { IntegrationFields } from './integration-fields.tsx';
import { integrationsFormTexts } from './integrations-form.texts.ts';

export interface IntegrationsFormProps
  extends Pick<
    EntityFormProps<EditedIntegrations>,
    | 'value'
    | 'draft'
    | 'draftSavedAt'
    | 'conflict'
    | 'savedBefore'
    | 'savedAs'
    | 'saving'
    | 'refused'
    | 'failure'
    | 'failureIsFinal'
    | 'offline'
    | 'onSubmit'
    | 'onDraftChange'
    | 'onDiscardDraft'
  > {
  /** Called when something is typed that is not saved yet, and when nothing is any more: for a question before the page is left. */
  onUnsavedChange?: ((unsaved: boolean) => void) | undefined;
}

/**
 * Edits the integrations of one client: whether each is active, and its settings. A secret that is stored is shown as a mask; as long as it is
 * not typed over, it stays as it is; the first key takes the place of all of it.
 *
 * Use: on the page of a client's integrations.
 * Not for: the credentials of an agency at its suppliers.
 * Keyboard: Ctrl+Enter: saves; Tab: goes through the fields.
 * Screen reader: a heading for each integration; a stored secret says that it is stored.
 * @see
 * @keywords integrações, configuração, segredo, ERP, integrations
 */
export function IntegrationsForm({ onUnsavedChange, ...form }: IntegrationsFormProps) {
  const t = useTexts(integrationsFormTexts);
  const say = useViolationText(validationMessages, agenciesMessages);
  if (form.value.integracoes.length === 0) {
    return (
      <EmptyState icon={<Plug />} title={t('none')}>
        {t('noneHint')}
      </EmptyState>
    );
  }
  return (
    <EntityForm
      {...form}
      rule={({ integracoes }) => integrationViolations(integracoes)}
      say={say}
      rebase={(typed, { versao }) => ({ ...typed, versao })}
      summary={<ActiveCount />}
    >
      <Unsaved onChange={onUnsavedChange} />
      <Sections />
    </EntityForm>
  );
}

function Unsaved({ onChange }: { onChange: IntegrationsFormProps['onUnsavedChange'] }) {
  const { isDirty } = useFormState<EditedIntegrations>();
  const tell = useEffectEvent((unsaved: boolean) => onChange?.(unsaved));
  useEffect(() => tell(isDirty), [isDirty]);
  return null;
}

function Sections() {
  const t = useTexts(integrationsFormTexts);
  const { control } = useFormContext<EditedIntegrations>();
  const { fields } = useFieldArray({ control, name: 'integracoes' });
  const integrations = useWatch({ control, name: 'integracoes' });
  return fields.map(({ id, nome }, index) => (
    <FormSection
      key={id}
      headingLevel={2}
      title={nome}
      names={[`integracoes.${index}`]}
      summary={t(integrations[index]?.ativo ? 'isActive' : 'isInactive')}
    >
      <IntegrationFields index={index} />
    </FormSection>
  ));
}

function ActiveCount() {
  const t = useTexts(integrationsFormTexts);
  const { control } = useFormContext<EditedIntegrations>();
  const integrations = useWatch({ control, name: 'integracoes' });
  return <output className="g:text-ink-2">{t('count', { count: integrations.filter(({ ativo }) => ativo).length })}</output>;
}
