import type { ReactNode } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { FormField } from '../../form/form-field/index.ts';
import { useTexts } from '../../i18n/index.ts';
import { DateInput } from '../../inputs/date-input/index.ts';
import { dayIn } from '../../internal/day-in.ts';
import { SwapButton } from '../internal/swap-button.tsx';
import type { AirSearchValues } from './air-search-criteria.ts';
import { airSearchFormTexts } from './air-search-form.texts.ts';
import { type AirportSearch, AirportSearchField } from './airport-search-field.tsx';

interface AirLegFieldsProps {
  form: UseFormReturn<AirSearchValues>;
  /** The place of the leg among the legs. */
  index: number;
  airports: AirportSearch;
  today: string | undefined;
  /** Whether the day of the way back stands behind that of the way there. */
  withReturn?: boolean;
  /** Behind the day. */
  children?: ReactNode;
}

/** One leg: from where, to where, and when. @see S-043 */
export function AirLegFields({ form, index, airports, today, withReturn = false, children }: AirLegFieldsProps) {
  const t = useTexts(airSearchFormTexts);
  const { control, getValues, setValue } = form;
  const legs = useWatch({ control, name: 'trechos' });
  const day = dayIn(legs[index]?.data);
  const dayBefore = dayIn(legs[index - 1]?.data);

  function swap() {
    const [origin, destination] = getValues([`trechos.${index}.origem`, `trechos.${index}.destino`]);
    setValue(`trechos.${index}.origem`, destination);
    setValue(`trechos.${index}.destino`, origin);
  }

  return (
    <div className="g:flex g:min-w-0 g:flex-wrap g:items-start g:gap-x-2 g:gap-y-3">
      <div className="g:flex g:min-w-0 g:grow g:basis-56 g:items-start g:gap-2 g:max-sm:basis-full">
        <div className="g:min-w-0 g:grow">
          <AirportSearchField control={control} name={`trechos.${index}.origem`} label={t('origin')} airports={airports} />
        </div>
        <SwapButton onSwap={swap} />
      </div>
      <div className="g:min-w-0 g:grow g:basis-40 g:max-sm:basis-full">
        <AirportSearchField control={control} name={`trechos.${index}.destino`} label={t('destination')} airports={airports} />
      </div>
      <div className="g:flex g:items-start g:gap-2 g:max-sm:w-full">
        <div className="g:w-36 g:max-sm:grow">
          <FormField
            input={DateInput}
            control={control}
            name={`trechos.${index}.data`}
            label={t('departure')}
            today={today}
            day={dayBefore}
            min={dayBefore}
            required
          />
        </div>
        {children}
      </div>
      {withReturn && (
        <div className="g:w-36 g:max-sm:w-full">
          <FormField
            input={DateInput}
            control={control}
            name={`trechos.${index + 1}.data`}
            label={t('return')}
            today={today}
            day={day}
            min={day}
            required
          />
        </div>
      )}
    </div>
  );
}
