import { consolidatorsOf, consolidatorsToAdd, credentialViolations, lockedConsolidatorWarning } from '@guiche/domain/credentials';
import { enumLabel, serviceKindOfId } from '@guiche/domain/enums';
import { credentialsMessages } from '@guiche/domain/messages/credentials';
import { servicesMessages } from '@guiche/domain/messages/services';
import { validationMessages } from '@guiche/domain/messages/validation';
import { consolidatorName } from '@guiche/domain/quotes';
import { LINE_LENGTH } from '@guiche/domain/text-lengths';
import { type Ref, useRef } from 'react';
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
import { Dialog } from '../../primitives/dialog/index.ts';
import { CompaniesField } from '../internal/companies-field.tsx';
import { ContentFields } from '../internal/content-fields.tsx';
import { credentialTexts } from '../internal/credential.texts.ts';
import { type CredentialCompany, contentOf } from '../internal/edited-content.ts';
import { credentialModalTexts } from './credential-modal.texts.ts';
import type { EditedCredential } from './edited-credential.ts';

export interface CredentialModalProps
  extends Pick<
    EntityFormProps<EditedCredential>,
    | 'value'
    | 'draft'
    | 'draftSavedAt'
    | 'conflict'
    | 'conflictBy'
    | 'savedBefore'
    | 'saving'
    | 'refused'
    | 'failure'
    | 'failureIsFinal'
    | 'offline'
    | 'onSubmit'
    | 'onDraftChange'
    | 'onDiscardDraft'
  > {
  /** Whether the window is shown. */
  open: boolean;
  /** Called with `false` for Escape and for the buttons that close it, and after the values were discarded. */
  onOpenChange: (open: boolean) => void;
  /** The type of the agency (`tipoAgencia`), which decides what it may have. @see S-158 */
  agencyType: string | null;
  /** The client companies of the agency. */
  companies: readonly CredentialCompany[];
}

/**
 * Configures a consolidator for one kind of service: the consolidator, the companies for which the credential holds, and exactly the fields
 * that this consolidator asks for. A stored password is never shown; it stays until another one is typed.
 *
 * Use: to create or to change a credential of an agency at a supplier.
 * Not for: a credential that the supplier has to make first, which a `CredentialRequestModal` requests.
 * Keyboard: Ctrl+Enter: saves; Escape: closes, and loses nothing; Tab: goes through the fields.
 * Focus: on the consolidator when it opens; on the first refused field after a save that was refused.
 * Screen reader: a dialog named by its title; the companies are a group; what is refused is read with its field.
 * @see S-127, S-133, S-135 to S-143, S-154 to S-160, S-277
 * @keywords configurar consolidadora, credencial, fornecedor, fee, credential
 */
export function CredentialModal({ open, onOpenChange, agencyType, companies, ...form }: CredentialModalProps) {
  const message = useMessage(credentialsMessages, servicesMessages);
  const say = useViolationText(credentialsMessages, validationMessages);
  const first = useRef<HTMLSelectElement>(null);
  const { idServico, versao, consolidadora } = form.value;
  const section = enumLabel('secao', serviceKindOfId(idServico));
  const context = [section && message(section), versao > 0 && consolidadora !== null && consolidatorName(consolidadora)];
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={message('configurar_consolidadora')}
      context={context.filter(Boolean).join(' · ')}
      size="lg"
    >
      <EntityForm
        {...form}
        rule={({ consolidadora, conteudo }) => credentialViolations({ consolidadora, conteudo: contentOf(conteudo) })}
        say={say}
        rebase={(typed, { versao, guardada, senhaGuardada }) => ({ ...typed, versao, guardada, senhaGuardada })}
        initialFocus={first}
        onClose={() => onOpenChange(false)}
        summary={<CompanyCount />}
      >
        <CredentialFields
          firstRef={first}
          stored={form.value}
          agencyType={agencyType}
          companies={companies}
          inDraft={Boolean(form.draft)}
        />
      </EntityForm>
    </Dialog>
  );
}

interface CredentialFieldsProps extends Pick<CredentialModalProps, 'agencyType' | 'companies'> {
  firstRef: Ref<HTMLSelectElement>;
  stored: EditedCredential;
  /** What is shown is a draft. */
  inDraft: boolean;
}

function CredentialFields({ firstRef, stored, agencyType, companies, inDraft }: CredentialFieldsProps) {
  const t = useTexts(credentialModalTexts);
  const words = useTexts(credentialTexts);
  const say = useViolationText(credentialsMessages);
  const { control } = useFormContext<EditedCredential>();
  const { field, fieldState } = useController({ control, name: 'consolidadora' });
  const senhaGuardada = useWatch({ control, name: 'senhaGuardada' });
  const kind = serviceKindOfId(stored.idServico);
  const isNew = stored.versao === 0;
  const available = consolidatorsOf(kind, agencyType);
  const warning = isNew || stored.consolidadora === null ? null : lockedConsolidatorWarning(stored.consolidadora, available);
  const offered = isNew ? consolidatorsToAdd(kind, agencyType) : available;
  const options = field.value === null || offered.includes(field.value) ? offered : [field.value, ...offered];
  return (
    <>
      {warning && <Banner tone="warning" title={say(warning)} />}
      <div className="g:grid g:items-start g:gap-3 g:sm:grid-cols-2">
        <SelectInput
          ref={mergeRefs(field.ref, firstRef)}
          name={field.name}
          label={words('consolidator')}
          options={options.map((consolidator) => ({ value: consolidator, label: consolidatorName(consolidator) }))}
          value={field.value}
          onValueChange={field.onChange}
          onBlur={field.onBlur}
          error={fieldState.error?.message}
          disabled={warning !== null}
          required
        />
        <FormField input={TextInput} control={control} name="identificador" label={words('identification')} maxLength={LINE_LENGTH} />
        {!isNew && <FormField input={CheckboxField} control={control} name="ativo" label={t('active')} />}
      </div>
      <FormSection headingLevel={3} title={t('access')} names={['conteudo']}>
        <ContentFields
          consolidator={field.value}
          section={kind}
          // Another consolidator does not know the password of the former one.
          passwordStored={senhaGuardada && field.value === stored.consolidadora}
          inDraft={inDraft}
        />
      </FormSection>
      <CompaniesField companies={companies} disabled={warning !== null} />
    </>
  );
}

/** The companies for which the credential holds. */
function CompanyCount() {
  const t = useTexts(credentialTexts);
  const { control } = useFormContext<EditedCredential>();
  const companies = useWatch({ control, name: 'empresas' });
  return <output className="g:text-ink-2">{t('chosenCompanies', { count: companies.length })}</output>;
}
