import { brazilianClock } from '@guiche/domain/dates';
import type { BusQuote } from '@guiche/domain/entities';
import { CLASSE_ONIBUS } from '@guiche/domain/enums';
import { busMessages } from '@guiche/domain/messages/bus';
import { formatDateTime } from '@guiche/masks/date-time';
import type { Ref } from 'react';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import { FormField } from '../../form/form-field/index.ts';
import { FormSection } from '../../form/form-section/index.ts';
import { useMessage, useTexts } from '../../i18n/index.ts';
import { DateTimeInput } from '../../inputs/date-time-input/index.ts';
import { SelectInput } from '../../inputs/select-input/index.ts';
import { mergeRefs } from '../../internal/merge-refs.ts';
import { seatClass } from '../../internal/seat-class.ts';
import { LineInput } from '../../quote/line-input.tsx';
import { useQuoteSurroundings } from '../../quote/quote-surroundings.ts';
import type { BusQuoteModalProps } from './bus-quote-modal-props.ts';
import { StationField } from './station-field.tsx';
import { tripSectionTexts } from './trip-section.texts.ts';

const NAMES = ['nomeCia', 'classe', 'dataPartida', 'rodoviariaPartida', 'dataChegada', 'rodoviariaChegada'] as const;

interface TripSectionProps extends Pick<BusQuoteModalProps, 'service' | 'sources' | 'now'> {
  firstFieldRef: Ref<HTMLInputElement>;
}

/** The company, the class, the times and the stations of a bus; folded to the company and its departure. @see Q-047 */
export function TripSection(props: TripSectionProps) {
  const t = useTexts(tripSectionTexts);
  const { control } = useFormContext<BusQuote>();
  const [company, departure] = useWatch({ control, name: ['nomeCia', 'dataPartida'] });
  const summary = [company?.trim(), departure && formatDateTime(departure)].filter(Boolean).join(' · ');
  return (
    <FormSection title={t('trip')} names={NAMES} summary={summary || t('noTrip')}>
      <TripFields {...props} />
    </FormSection>
  );
}

function TripFields({ service, sources, now, firstFieldRef }: TripSectionProps) {
  const t = useTexts(tripSectionTexts);
  const message = useMessage(busMessages);
  const { readOnly } = useQuoteSurroundings();
  const { control } = useFormContext<BusQuote>();
  const departure = useWatch({ control, name: 'dataPartida' });
  const { field: company, fieldState } = useController({ control, name: 'nomeCia' });
  const classes = CLASSE_ONIBUS.map((value) => ({ value, label: seatClass(value, message) }));
  const times = { input: DateTimeInput, control, readOnly, today: brazilianClock(now()).slice(0, 10), month: service.dataIda } as const;
  return (
    <div className="g:grid g:gap-3 g:sm:grid-cols-2">
      <LineInput
        ref={mergeRefs(company.ref, firstFieldRef)}
        name="nomeCia"
        label={t('company')}
        value={company.value ?? ''}
        onValueChange={(name) => company.onChange(name || null)}
        onBlur={company.onBlur}
        error={fieldState.error?.message}
        readOnly={readOnly}
      />
      <FormField
        input={SelectInput<(typeof CLASSE_ONIBUS)[number]>}
        control={control}
        name="classe"
        label={t('seatClass')}
        options={classes}
        readOnly={readOnly}
      />
      <FormField {...times} name="dataPartida" label={t('departure')} day={service.dataIda} />
      <StationField name="rodoviariaPartida" label={t('departureStation')} city={service.origem} search={sources.searchStations} />
      {/* A bus arrives on the day on which it leaves, or on the next one. */}
      <FormField {...times} name="dataChegada" label={t('arrival')} day={departure?.slice(0, 10) ?? service.dataIda} />
      <StationField name="rodoviariaChegada" label={t('arrivalStation')} city={service.destino} search={sources.searchStations} />
    </div>
  );
}
