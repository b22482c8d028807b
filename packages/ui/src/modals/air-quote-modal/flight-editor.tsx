import { cabinLabel } from '@guiche/domain/air/display';
import { arrivalAfterDeparture } from '@guiche/domain/air/quote';
import type { AirQuote } from '@guiche/domain/entities';
import { TIPO_CABINE } from '@guiche/domain/enums';
import { airMessages } from '@guiche/domain/messages/air';
import { Trash2 } from 'lucide-react';
import { type Ref, useState } from 'react';
import { type Control, useFormContext, useWatch } from 'react-hook-form';
import { FormField } from '../../form/form-field/index.ts';
import { useMessage, useTexts } from '../../i18n/index.ts';
import { DateTimeInput } from '../../inputs/date-time-input/index.ts';
import { LocatorInput } from '../../inputs/locator-input/index.ts';
import { SelectInput } from '../../inputs/select-input/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { useQuoteSurroundings } from '../../quote/quote-surroundings.ts';
import { useAirQuoteSurroundings } from './air-quote-context.ts';
import { AirlineField, type FlightPath } from './airline-field.tsx';
import { AirportField } from './airport-field.tsx';
import { FareFamilyField } from './fare-family-field.tsx';
import { FlightNumberField } from './flight-number-field.tsx';
import { itineraryTexts } from './itinerary.texts.ts';
import { SeatsFields } from './seats-fields.tsx';

interface FlightEditorProps {
  control: Control<AirQuote>;
  path: FlightPath;
  /** `Voo 1`: names the group, so that a screen reader distinguishes the fields of each flight. */
  title: string;
  removable: boolean;
  onRemove: () => void;
  firstFieldRef?: Ref<HTMLInputElement> | undefined;
}

/** The fields of one flight. */
export function FlightEditor({ control, path, title, removable, onRemove, firstFieldRef }: FlightEditorProps) {
  const t = useTexts(itineraryTexts);
  const message = useMessage(airMessages);
  const { travellers, readOnly } = useQuoteSurroundings();
  const { today } = useAirQuoteSurroundings();
  const { getValues, setValue } = useFormContext<AirQuote>();
  const seats = useWatch({ control, name: `${path}.assentos` });
  const departure = useWatch({ control, name: `${path}.dataPartida` });
  const [seatsOpen, setSeatsOpen] = useState(false);

  function followDeparture(typed: string | null) {
    const arrival = getValues(`${path}.dataChegada`);
    const next = arrivalAfterDeparture(typed, arrival);
    if (next !== arrival) setValue(`${path}.dataChegada`, next, { shouldDirty: true });
  }

  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{title}</legend>
      <div className="grid grid-cols-2 gap-x-2 gap-y-3 sm:grid-cols-6 lg:grid-cols-[minmax(0,1fr)_4.25rem_minmax(0,1.35fr)_minmax(0,1.35fr)_11.25rem_11.25rem]">
        <div className="sm:col-span-4 lg:col-span-1">
          <AirlineField control={control} path={path} {...(firstFieldRef && { inputRef: firstFieldRef })} />
        </div>
        <div className="sm:col-span-2 lg:col-span-1">
          <FlightNumberField control={control} path={path} />
        </div>
        <div className="max-sm:col-span-2 sm:col-span-3 lg:col-span-1">
          <AirportField control={control} path={path} name="origem" label={t('origin')} />
        </div>
        <div className="max-sm:col-span-2 sm:col-span-3 lg:col-span-1">
          <AirportField control={control} path={path} name="destino" label={t('destination')} />
        </div>
        <div className="max-sm:col-span-2 sm:col-span-3 lg:col-span-1">
          <FormField
            input={DateTimeInput}
            control={control}
            name={`${path}.dataPartida`}
            label={t('departure')}
            today={today}
            onValueChange={followDeparture}
            required
            readOnly={readOnly}
          />
        </div>
        <div className="max-sm:col-span-2 sm:col-span-3 lg:col-span-1">
          <FormField
            input={DateTimeInput}
            control={control}
            name={`${path}.dataChegada`}
            label={t('arrival')}
            today={today}
            day={departure?.slice(0, 10)}
            required
            readOnly={readOnly}
          />
        </div>
      </div>
      <div className="mt-3 flex flex-wrap items-start gap-x-2 gap-y-3">
        <div className="w-40 max-sm:flex-1">
          <FormField
            input={SelectInput}
            control={control}
            name={`${path}.tipoCabine`}
            label={t('cabin')}
            options={TIPO_CABINE.map((cabin) => ({ value: cabin, label: message(cabinLabel(cabin)) }))}
            disabled={readOnly}
          />
        </div>
        <div className="min-w-44 flex-1">
          <FareFamilyField control={control} path={path} />
        </div>
        <div className="w-28">
          <FormField input={LocatorInput} control={control} name={`${path}.localizador`} label={t('locator')} readOnly={readOnly} />
        </div>
        {travellers.length > 0 && (
          <Button tone="quiet" className="mt-5.5" aria-expanded={seatsOpen} onClick={() => setSeatsOpen(!seatsOpen)}>
            {t('seats', { count: seats.length, total: travellers.length })}
          </Button>
        )}
        {removable && !readOnly && (
          <Button tone="quiet" size="icon" className="mt-5.5" aria-label={t('removeFlight', { flight: title })} onClick={onRemove}>
            <Trash2 aria-hidden="true" />
          </Button>
        )}
      </div>
      {seatsOpen && (
        <div className="mt-2 grid animate-rise grid-cols-2 gap-2 rounded-md bg-surface-2 p-3 sm:grid-cols-4">
          <SeatsFields control={control} path={path} />
        </div>
      )}
    </fieldset>
  );
}
