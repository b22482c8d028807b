import { cabinLabel } from '@guiche/domain/air/display';
import { arrivalAfterDeparture, locatorsAreRequired } from '@guiche/domain/air/quote';
import type { AirQuote, Flight } from '@guiche/domain/entities';
import { TIPO_CABINE } from '@guiche/domain/enums';
import { airMessages } from '@guiche/domain/messages/air';
import { formatDateTime } from '@guiche/masks/date-time';
import { ChevronRight } from 'lucide-react';
import { type ReactNode, type Ref, useId, useState } from 'react';
import { type Control, useFormContext, useWatch } from 'react-hook-form';
import { FormField } from '../../form/form-field/index.ts';
import { useMessage, useTexts } from '../../i18n/index.ts';
import { DateTimeInput } from '../../inputs/date-time-input/index.ts';
import { LocatorInput } from '../../inputs/locator-input/index.ts';
import { SelectInput } from '../../inputs/select-input/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { useQuoteSurroundings } from '../../quote/quote-surroundings.ts';
import { useAirQuoteSurroundings } from './air-quote-context.ts';
import { AirlineField } from './airline-field.tsx';
import { AirportField } from './airport-field.tsx';
import { FareFamilyField } from './fare-family-field.tsx';
import { FlightNumberField } from './flight-number-field.tsx';
import { itineraryTexts } from './itinerary.texts.ts';
import { SeatsFields } from './seats-fields.tsx';
import type { FlightPath } from './use-flight-code.ts';

interface FlightEditorProps {
  control: Control<AirQuote>;
  path: FlightPath;
  /** `Voo 1`: names the group, so that a screen reader distinguishes the fields of each flight. */
  title: string;
  /** The flight before it, when this one departs before that one lands: a warning at the departure, which blocks nothing. */
  before?: Flight | undefined;
  /** Above the fields, when the segment has several flights. */
  heading?: ReactNode;
  firstFieldRef?: Ref<HTMLInputElement> | undefined;
}

/** The fields of one flight. */
export function FlightEditor({ control, path, title, before, heading, firstFieldRef }: FlightEditorProps) {
  const t = useTexts(itineraryTexts);
  const message = useMessage(airMessages);
  const { travellers, readOnly } = useQuoteSurroundings();
  const { mode, requested, today } = useAirQuoteSurroundings();
  const month = requested.segmentos[0]?.data;
  const { getValues, setValue } = useFormContext<AirQuote>();
  const seats = useWatch({ control, name: `${path}.assentos` });
  const given = seats.map(({ assento }) => assento).filter(Boolean);
  const seatsId = useId();
  const departure = useWatch({ control, name: `${path}.dataPartida` });
  const [valorAlteradoEmissao, reservado] = useWatch({ control, name: ['valorAlteradoEmissao', 'reservado'] });
  const [seatsOpen, setSeatsOpen] = useState(false);

  function followDeparture(typed: string | null) {
    const arrival = getValues(`${path}.dataChegada`);
    const next = arrivalAfterDeparture(typed, arrival);
    if (next !== arrival) setValue(`${path}.dataChegada`, next, { shouldDirty: true });
  }

  return (
    <fieldset className="g:min-w-0">
      <legend className="g:sr-only">{title}</legend>
      {heading}
      <div className="g:grid g:grid-cols-2 g:gap-x-2 g:gap-y-2 g:@lg:grid-cols-[7.5rem_4.25rem_minmax(0,1fr)_minmax(0,1fr)] g:@3xl:grid-cols-[7.5rem_4.25rem_minmax(0,1fr)_minmax(0,1fr)_10.75rem_10.75rem]">
        <AirlineField control={control} path={path} {...(firstFieldRef && { inputRef: firstFieldRef })} />
        <FlightNumberField control={control} path={path} />
        <AirportField control={control} path={path} name="origem" label={t('origin')} />
        <AirportField control={control} path={path} name="destino" label={t('destination')} />
        <div className="g:col-span-2 g:@3xl:col-span-1">
          <FormField
            input={DateTimeInput}
            control={control}
            name={`${path}.dataPartida`}
            label={t('departure')}
            today={today}
            month={month}
            onValueChange={followDeparture}
            warning={before && message('partida_antes_da_chegada_anterior', { chegada: formatDateTime(before.dataChegada) })}
            required
            readOnly={readOnly}
          />
        </div>
        <div className="g:col-span-2 g:@3xl:col-span-1">
          <FormField
            input={DateTimeInput}
            control={control}
            name={`${path}.dataChegada`}
            label={t('arrival')}
            today={today}
            day={departure?.slice(0, 10)}
            month={month}
            required
            readOnly={readOnly}
          />
        </div>
      </div>
      <div className="g:mt-2 g:grid g:grid-cols-2 g:items-start g:gap-x-2 g:gap-y-2 g:@lg:grid-cols-[10rem_minmax(0,1fr)_7rem_minmax(0,max-content)]">
        <FormField
          input={SelectInput}
          control={control}
          name={`${path}.tipoCabine`}
          label={t('cabin')}
          options={TIPO_CABINE.map((cabin) => ({ value: cabin, label: message(cabinLabel(cabin)) }))}
          readOnly={readOnly}
        />
        <FareFamilyField control={control} path={path} />
        <FormField
          input={LocatorInput}
          control={control}
          name={`${path}.localizador`}
          label={t('locator')}
          readOnly={readOnly}
          required={!readOnly && locatorsAreRequired({ valorAlteradoEmissao, reservado }, mode)}
        />
        {travellers.length > 0 && (
          <Button
            tone="quiet"
            className="g:mt-5.5 g:min-w-0 g:max-w-60 g:justify-start! g:justify-self-start g:@max-2xs:col-span-2 g:@max-2xs:mt-0"
            aria-expanded={seatsOpen}
            aria-controls={seatsId}
            onClick={() => setSeatsOpen(!seatsOpen)}
          >
            <ChevronRight
              aria-hidden="true"
              className={`g:text-ink-3 g:transition-transform g:duration-140 ${seatsOpen ? 'g:rotate-90' : ''}`}
            />
            <span className="g:truncate">
              {t('seats')} <span className="g:font-normal g:text-ink-2">{given.length > 0 ? given.join(' · ') : t('noSeats')}</span>
            </span>
          </Button>
        )}
      </div>
      <div
        id={seatsId}
        hidden={!seatsOpen}
        className="g:mt-2 g:grid g:animate-rise g:grid-cols-2 g:gap-2 g:rounded-md g:bg-surface-2 g:p-3 g:@lg:grid-cols-4 g:[&[hidden]]:hidden"
      >
        <SeatsFields control={control} path={path} />
      </div>
    </fieldset>
  );
}
