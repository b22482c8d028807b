import type { HotelQuote } from '@guiche/domain/entities';
import { type Enumeration, enumLabel, REGIME_ALIMENTACAO, TIPO_CAMA, TIPO_TARIFA } from '@guiche/domain/enums';
import { hotelMessages } from '@guiche/domain/messages/hotel';
import { formatDateTime } from '@guiche/masks/date-time';
import { useFormContext, useWatch } from 'react-hook-form';
import { FormField } from '../../form/form-field/index.ts';
import { FormSection } from '../../form/form-section/index.ts';
import { useMessage, useTexts } from '../../i18n/index.ts';
import { InstantInput } from '../../inputs/instant-input/index.ts';
import { SelectInput } from '../../inputs/select-input/index.ts';
import { hotelWords } from '../../internal/hotel-words.ts';
import { toLocalTime } from '../../internal/local-time.ts';
import { LineInput } from '../../quote/line-input.tsx';
import { useQuoteSurroundings } from '../../quote/quote-surroundings.ts';
import { roomSectionTexts } from './room-section.texts.ts';

type HotelEnumeration = Extract<Enumeration, 'tipo_cama' | 'tipo_tarifa' | 'regime_alimentacao'>;

const NAMES = ['tipoApartamento', 'tipoCama', 'tipoTarifa', 'regimeAlimentacao', 'prazoCancelamento'] as const;

/** The offer: room, bed, rate, meals, and the cancellation deadline. @see */
export function RoomSection() {
  const t = useTexts(roomSectionTexts);
  const message = useMessage(hotelMessages);
  const { control } = useFormContext<HotelQuote>();
  const [tipoApartamento, tipoCama, tipoTarifa, regimeAlimentacao, prazoCancelamento] = useWatch({ control, name: NAMES });
  const rate = tipoTarifa && enumLabel('tipo_tarifa', tipoTarifa);
  const told = [
    ...hotelWords({ tipoApartamento, tipoCama, regimeAlimentacao }, message),
    rate && message(rate),
    prazoCancelamento && t('cancelUntilMoment', { moment: formatDateTime(toLocalTime(prazoCancelamento)) }),
  ];
  return (
    <FormSection title={t('title')} names={NAMES} summary={told.filter(Boolean).join(' · ') || t('none')}>
      <RoomFields />
    </FormSection>
  );
}

function RoomFields() {
  const t = useTexts(roomSectionTexts);
  const message = useMessage(hotelMessages);
  const { readOnly } = useQuoteSurroundings();
  const { control } = useFormContext<HotelQuote>();
  function choices(enumeration: HotelEnumeration, values: readonly string[]) {
    return values.map((value) => {
      const key = enumLabel(enumeration, value);
      return { value, label: key === null ? value : message(key) };
    });
  }
  const select = { input: SelectInput, control, readOnly } as const;
  return (
    <div className="g:grid g:grid-cols-2 g:gap-3 g:sm:grid-cols-6">
      <div className="g:col-span-2">
        <FormField input={LineInput} control={control} name="tipoApartamento" label={t('apartment')} readOnly={readOnly} />
      </div>
      <div className="g:sm:col-span-2">
        <FormField {...select} name="tipoCama" label={t('bed')} options={choices('tipo_cama', TIPO_CAMA)} />
      </div>
      <div className="g:sm:col-span-2">
        <FormField {...select} name="tipoTarifa" label={t('rate')} options={choices('tipo_tarifa', TIPO_TARIFA)} />
      </div>
      <div className="g:col-span-2">
        <FormField {...select} name="regimeAlimentacao" label={t('meals')} options={choices('regime_alimentacao', REGIME_ALIMENTACAO)} />
      </div>
      <div className="g:col-span-2">
        <FormField input={InstantInput} control={control} name="prazoCancelamento" label={t('cancelUntil')} readOnly={readOnly} />
      </div>
    </div>
  );
}
