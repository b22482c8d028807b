import { HOTEL_EMAIL_LENGTH } from '@guiche/domain/booking-email';
import type { HotelQuote } from '@guiche/domain/entities';
import { formatPhone } from '@guiche/masks/phone';
import { useFormContext, useWatch } from 'react-hook-form';
import { FormField } from '../../form/form-field/index.ts';
import { FormSection } from '../../form/form-section/index.ts';
import { useTexts } from '../../i18n/index.ts';
import { EmailInput } from '../../inputs/email-input/index.ts';
import { PhoneInput } from '../../inputs/phone-input/index.ts';
import { TextArea } from '../../inputs/text-area/index.ts';
import { LineInput } from '../../quote/line-input.tsx';
import { useQuoteSurroundings } from '../../quote/quote-surroundings.ts';
import { contactSectionTexts } from './contact-section.texts.ts';

const NAMES = ['endereco', 'telefone', 'email', 'descricao'] as const;

/** Where the hotel is and how it is reached. Folded to one line: a hotel that is found brings all of it. @see */
export function ContactSection() {
  const t = useTexts(contactSectionTexts);
  const { control } = useFormContext<HotelQuote>();
  const [address, phone, email, description] = useWatch({ control, name: NAMES });
  const known = [address, phone && formatPhone(phone), email, description].filter(Boolean).join(' · ');
  return (
    <FormSection title={t('title')} names={NAMES} defaultOpen={false} summary={known || t('none')}>
      <ContactFields />
    </FormSection>
  );
}

function ContactFields() {
  const t = useTexts(contactSectionTexts);
  const { readOnly } = useQuoteSurroundings();
  const { control } = useFormContext<HotelQuote>();
  const common = { control, readOnly } as const;
  return (
    <div className="g:grid g:gap-3 g:sm:grid-cols-3">
      <div className="g:sm:col-span-3">
        <FormField input={LineInput} {...common} name="endereco" label={t('address')} />
      </div>
      <FormField input={PhoneInput} {...common} name="telefone" label={t('phone')} />
      <div className="g:sm:col-span-2">
        <FormField input={EmailInput} {...common} name="email" label={t('email')} maxLength={HOTEL_EMAIL_LENGTH} />
      </div>
      <div className="g:sm:col-span-3">
        <FormField input={TextArea} {...common} name="descricao" label={t('description')} rows={2} />
      </div>
    </div>
  );
}
