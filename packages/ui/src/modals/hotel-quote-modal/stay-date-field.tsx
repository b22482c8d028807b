import type { HotelQuote } from '@guiche/domain/entities';
import { parseDateTime } from '@guiche/masks/date-time';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import { DateTimeInput } from '../../inputs/date-time-input/index.ts';
import { useQuoteSurroundings } from '../../quote/quote-surroundings.ts';
import { useEditedDates } from '../../quote/use-edited-dates.ts';
import { useHotelFare } from './use-hotel-fare.ts';

const isMoment = (text: string | null) => text !== null && parseDateTime(text) === text;

interface StayDateFieldProps {
  name: 'checkin' | 'checkout';
  label: string;
}

/** The check-in or the check-out. Other days suggest their nights; another hour of the same days suggests nothing. @see Q-124 */
export function StayDateField({ name, label }: StayDateFieldProps) {
  const { readOnly } = useQuoteSurroundings();
  const { control, getValues } = useFormContext<HotelQuote>();
  const { field, fieldState } = useController({ control, name });
  const otherEnd = useWatch({ control, name: name === 'checkin' ? 'checkout' : 'checkin' });
  const { suggestNights } = useHotelFare();
  const stay = () => getValues(['checkin', 'checkout']);
  const edit = useEditedDates(() =>
    stay()
      .map((moment) => moment?.slice(0, 10))
      .join(' '),
  );

  function change(typed: string | null) {
    const daysAreOthers = edit(
      () => field.onChange(typed),
      () => stay().every(isMoment),
    );
    if (daysAreOthers) suggestNights();
  }

  return (
    <DateTimeInput
      ref={field.ref}
      name={name}
      label={label}
      value={field.value}
      onValueChange={change}
      onBlur={field.onBlur}
      month={otherEnd?.slice(0, 10)}
      error={fieldState.error?.message}
      readOnly={readOnly}
    />
  );
}
