import type { HotelQuote } from '@guiche/domain/entities';
import { NIGHTS_LIMITS } from '@guiche/domain/hotel/quote';
import { formatDateTime } from '@guiche/masks/date-time';
import type { Ref } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { FormField } from '../../form/form-field/index.ts';
import { FormSection } from '../../form/form-section/index.ts';
import { useTexts } from '../../i18n/index.ts';
import { NumberInput } from '../../inputs/number-input/index.ts';
import { nightsText } from '../../internal/nights-text.ts';
import { LineInput } from '../../quote/line-input.tsx';
import { useQuoteSurroundings } from '../../quote/quote-surroundings.ts';
import { HotelField } from './hotel-field.tsx';
import { StayDateField } from './stay-date-field.tsx';
import { staySectionTexts } from './stay-section.texts.ts';
import { useHotelFare } from './use-hotel-fare.ts';

const NAMES = ['nome', 'cidade', 'checkin', 'checkout', 'quantidadeDiarias'] as const;

/** The hotel and the dates. A change of dates suggests the nights, which may be overwritten. @see */
export function StaySection({ firstFieldRef }: { firstFieldRef: Ref<HTMLInputElement> }) {
  const t = useTexts(staySectionTexts);
  const { control } = useFormContext<HotelQuote>();
  const [nome, cidade, checkin, checkout, nights] = useWatch({ control, name: NAMES });
  const days = [checkin, checkout].filter((moment) => moment !== null).map(formatDateTime);
  const count = nights === null ? null : t('nightsCount', { count: nights, nights: nightsText(nights) });
  return (
    <FormSection title={t('title')} names={NAMES} summary={[nome, cidade, days.join(' – '), count].filter(Boolean).join(' · ')}>
      <StayFields firstFieldRef={firstFieldRef} />
    </FormSection>
  );
}

function StayFields({ firstFieldRef }: { firstFieldRef: Ref<HTMLInputElement> }) {
  const t = useTexts(staySectionTexts);
  const { readOnly, moneyFixed } = useQuoteSurroundings();
  const { control } = useFormContext<HotelQuote>();
  const { recompute } = useHotelFare();
  return (
    <div className="g:grid g:gap-3 g:sm:grid-cols-3">
      <div className="g:sm:col-span-2">
        <HotelField inputRef={firstFieldRef} />
      </div>
      <FormField input={LineInput} control={control} name="cidade" label={t('city')} readOnly={readOnly} />
      <StayDateField name="checkin" label={t('checkin')} />
      <StayDateField name="checkout" label={t('checkout')} />
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
  );
}
