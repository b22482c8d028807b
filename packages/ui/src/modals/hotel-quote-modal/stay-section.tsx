import { HOTEL_EMAIL_LENGTH } from '@guiche/domain/booking-email';
import type { HotelQuote } from '@guiche/domain/entities';
import { NIGHTS_LIMITS } from '@guiche/domain/hotel/quote';
import type { Ref } from 'react';
import { useFormContext } from 'react-hook-form';
import { FormField } from '../../form/form-field/index.ts';
import { useTexts } from '../../i18n/index.ts';
import { DateTimeInput } from '../../inputs/date-time-input/index.ts';
import { EmailInput } from '../../inputs/email-input/index.ts';
import { NumberInput } from '../../inputs/number-input/index.ts';
import { PhoneInput } from '../../inputs/phone-input/index.ts';
import { TextArea } from '../../inputs/text-area/index.ts';
import { TextInput } from '../../inputs/text-input/index.ts';
import { useQuoteSurroundings } from '../../quote/quote-surroundings.ts';
import { HotelField } from './hotel-field.tsx';
import { staySectionTexts } from './stay-section.texts.ts';
import { useHotelFare } from './use-hotel-fare.ts';

/** The hotel and the dates. A change of dates suggests the nights, which may be overwritten. @see */
export function StaySection({ firstFieldRef }: { firstFieldRef: Ref<HTMLInputElement> }) {
  const t = useTexts(staySectionTexts);
  const { readOnly, moneyFixed } = useQuoteSurroundings();
  const { control } = useFormContext<HotelQuote>();
  const { recompute, suggestNights } = useHotelFare();
  const common = { control, readOnly } as const;
  return (
    <div className="g:grid g:grid-cols-2 g:gap-3 g:sm:grid-cols-6">
      <div className="g:col-span-2 g:sm:col-span-4">
        <HotelField inputRef={firstFieldRef} />
      </div>
      <div className="g:col-span-2">
        <FormField input={TextInput} {...common} name="cidade" label={t('city')} />
      </div>
      <div className="g:col-span-2 g:sm:col-span-2">
        <FormField input={DateTimeInput} {...common} name="checkin" label={t('checkin')} onValueChange={suggestNights} />
      </div>
      <div className="g:col-span-2 g:sm:col-span-2">
        <FormField input={DateTimeInput} {...common} name="checkout" label={t('checkout')} onValueChange={suggestNights} />
      </div>
      <div className="g:col-span-2">
        <FormField
          input={NumberInput}
          control={control}
          name="quantidadeDiarias"
          label={t('nights')}
          threeDigits="decimals"
          {...NIGHTS_LIMITS}
          onValueChange={recompute}
          readOnly={moneyFixed}
        />
      </div>
      <div className="g:col-span-2 g:sm:col-span-6">
        <FormField input={TextInput} {...common} name="endereco" label={t('address')} />
      </div>
      <div className="g:col-span-2">
        <FormField input={PhoneInput} {...common} name="telefone" label={t('phone')} />
      </div>
      <div className="g:col-span-2 g:sm:col-span-4">
        <FormField input={EmailInput} {...common} name="email" label={t('email')} maxLength={HOTEL_EMAIL_LENGTH} />
      </div>
      <div className="g:col-span-2 g:sm:col-span-6">
        <FormField input={TextArea} {...common} name="descricao" label={t('description')} rows={2} />
      </div>
    </div>
  );
}
