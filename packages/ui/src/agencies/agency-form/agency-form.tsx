import { type AgencyCopy, type AgencySaved, agencyViolations } from '@guiche/domain/agencies';
import { agenciesMessages } from '@guiche/domain/messages/agencies';
import { validationMessages } from '@guiche/domain/messages/validation';
import { LINE_LENGTH } from '@guiche/domain/text-lengths';
import { useFormContext } from 'react-hook-form';
import { Banner } from '../../feedback/banner/index.ts';
import { EntityForm, type EntityFormProps } from '../../form/entity-form/index.ts';
import { FormField } from '../../form/form-field/index.ts';
import { FormSection } from '../../form/form-section/index.ts';
import { useMessage, useTexts, useViolationText } from '../../i18n/index.ts';
import { CnpjInput } from '../../inputs/cnpj-input/index.ts';
import { EmailInput } from '../../inputs/email-input/index.ts';
import { PhoneInput } from '../../inputs/phone-input/index.ts';
import { TextInput } from '../../inputs/text-input/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { agencyFormTexts } from './agency-form.texts.ts';
import type { EditedAgency } from './edited-agency.ts';
import { ExtraPhones } from './extra-phones.tsx';

export interface AgencyFormProps
  extends Pick<
    EntityFormProps<EditedAgency>,
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
  /** How the copies of the last save ended: the clients whose copy failed are named, and can be tried again. @see A-200 */
  copies?: AgencySaved | undefined;
  /** The failed copies are being tried again. */
  copying?: boolean;
  /** Called with the copies to try again. */
  onRetryCopies: (copies: readonly AgencyCopy[]) => void;
}

/**
 * Edits the registration of the own agency: name, documents, address, whom to ask, and the phones. It is a part of a page and stays open after
 * a save; when the copies in some client instances could not be saved, it names those clients until another try went well.
 *
 * Use: once, on the settings screen of the agency.
 * Not for: the agency of a quote, which is chosen from a list.
 * Keyboard: Ctrl+Enter: saves; Tab: goes through the fields.
 * Focus: on a phone that was added; on the button that adds one, after one was removed.
 * Screen reader: the extra phones are a group, and each is named by its number; the warning about copies is read when it appears.
 * @see
 * @keywords agência, cadastro, telefones, CNPJ, agency
 */
export function AgencyForm({ copies, copying = false, onRetryCopies, ...form }: AgencyFormProps) {
  const t = useTexts(agencyFormTexts);
  const message = useMessage(agenciesMessages);
  const say = useViolationText(validationMessages);
  return (
    <EntityForm {...form} rule={agencyViolations} say={say} rebase={(typed, { versao }) => ({ ...typed, versao })}>
      {copies && copies.retry.length > 0 && (
        <Banner tone="warning" title={message(copies.key, copies.params)}>
          <Button size="sm" pending={copying} onClick={() => onRetryCopies(copies.retry)} className="g:mt-1">
            {t('retry')}
          </Button>
        </Banner>
      )}
      <FormSection headingLevel={2} title={t('registration')} names={['name', 'cnpj', 'email', 'address']}>
        <RegistrationFields />
      </FormSection>
      <FormSection headingLevel={2} title={t('contact')} names={['contactName', 'telephoneNumber', 'emergencyNumber', 'telefonesExtras']}>
        <ContactFields />
        <div className="g:mt-3">
          <ExtraPhones />
        </div>
      </FormSection>
    </EntityForm>
  );
}

function RegistrationFields() {
  const t = useTexts(agencyFormTexts);
  const { control } = useFormContext<EditedAgency>();
  return (
    <div className="g:grid g:items-start g:gap-3 g:sm:grid-cols-2">
      <FormField input={TextInput} control={control} name="name" label={t('name')} required maxLength={LINE_LENGTH} />
      <FormField input={CnpjInput} control={control} name="cnpj" label={t('cnpj')} />
      <FormField input={EmailInput} control={control} name="email" label={t('email')} maxLength={LINE_LENGTH} />
      <FormField input={TextInput} control={control} name="address" label={t('address')} maxLength={LINE_LENGTH} />
    </div>
  );
}

function ContactFields() {
  const t = useTexts(agencyFormTexts);
  const { control } = useFormContext<EditedAgency>();
  return (
    <div className="g:grid g:items-start g:gap-3 g:sm:grid-cols-2 g:lg:grid-cols-3">
      <FormField input={TextInput} control={control} name="contactName" label={t('contactName')} maxLength={LINE_LENGTH} />
      <FormField input={PhoneInput} control={control} name="telephoneNumber" label={t('phone')} />
      <FormField input={PhoneInput} control={control} name="emergencyNumber" label={t('emergency')} />
    </div>
  );
}
