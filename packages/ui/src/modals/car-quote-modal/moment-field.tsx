import { carDatesOf, carMoment, carMomentFields, editedPickupViolation, pickupViolation, returnViolation } from '@guiche/domain/car/quote';
import type { CarQuote } from '@guiche/domain/entities';
import { carMessages } from '@guiche/domain/messages/car';
import { useRef } from 'react';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import { useTexts, useViolationText } from '../../i18n/index.ts';
import { DateTimeInput } from '../../inputs/date-time-input/index.ts';
import { useQuoteSurroundings } from '../../quote/quote-surroundings.ts';
import { useEditedDates } from '../../quote/use-edited-dates.ts';
import { type CarQuoteSurroundings, useCarQuoteSurroundings } from './car-quote-context.ts';
import { rentalSectionTexts } from './rental-section.texts.ts';

type Judge = (quote: CarQuote, surroundings: CarQuoteSurroundings) => ReturnType<typeof returnViolation>;

const MOMENTS = {
  pickup: {
    day: 'dataRetirada',
    hour: 'horaRetirada',
    judge: (quote, { service, clock }) => {
      const dates = carDatesOf(quote);
      return pickupViolation(dates.retirada, clock(), service.retroativo) ?? editedPickupViolation(dates);
    },
  },
  giveBack: { day: 'dataDevolucao', hour: 'horaDevolucao', judge: (quote) => returnViolation(carDatesOf(quote)) },
} as const satisfies Record<string, { readonly day: keyof CarQuote; readonly hour: keyof CarQuote; readonly judge: Judge }>;

interface MomentFieldProps {
  moment: keyof typeof MOMENTS;
  /** Called after other times were typed, once both are complete and can be. */
  onMomentChange: () => void;
}

/**
 * The pickup or the return: its day and its time in one field. Of one that cannot be the field says why when it is left, and it stays as typed.
 * @see
 */
export function MomentField({ moment, onMomentChange }: MomentFieldProps) {
  const t = useTexts(rentalSectionTexts);
  const say = useViolationText(carMessages);
  const surroundings = useCarQuoteSurroundings();
  const { readOnly } = useQuoteSurroundings();
  const { control, clearErrors, getValues, setError, setValue } = useFormContext<CarQuote>();
  const names = MOMENTS[moment];
  const judge: Judge = names.judge;
  const other = MOMENTS[moment === 'pickup' ? 'giveBack' : 'pickup'];
  const judgeOther: Judge = other.judge;
  const { field, fieldState } = useController({ control, name: names.day });
  const hour = useWatch({ control, name: names.hour });
  const dates = () => carDatesOf(getValues());
  const edit = useEditedDates(() => {
    const { retirada, devolucao } = dates();
    return `${retirada} ${devolucao}`;
  });
  /** Something was typed since the field was left. */
  const isEdited = useRef(false);

  /** A moment that cannot be changes no price. */
  function canBeCounted() {
    const { retirada, devolucao } = dates();
    return retirada !== null && devolucao !== null && !judge(getValues(), surroundings);
  }
  function put(typed: string | null) {
    const fields = carMomentFields(typed);
    clearErrors(names.day);
    setValue(names.hour, fields.hour, { shouldDirty: true });
    field.onChange(fields.day);
  }
  function change(typed: string | null) {
    isEdited.current = true;
    if (edit(() => put(typed), canBeCounted)) onMomentChange();
    // What was wrong with the other one may have been its order.
    if (!judgeOther(getValues(), surroundings)) clearErrors(other.day);
  }

  function leave() {
    field.onBlur();
    const violation = isEdited.current ? judge(getValues(), surroundings) : undefined;
    isEdited.current = false;
    if (violation) setError(names.day, { type: 'violation', message: say(violation) });
  }

  return (
    <DateTimeInput
      ref={field.ref}
      name={names.day}
      label={t(moment)}
      value={carMoment({ day: field.value, hour })}
      onValueChange={change}
      onBlur={leave}
      today={carMomentFields(surroundings.clock()).day ?? undefined}
      day={carMomentFields(surroundings.service[names.day]).day ?? undefined}
      error={fieldState.error?.message}
      readOnly={readOnly}
    />
  );
}
