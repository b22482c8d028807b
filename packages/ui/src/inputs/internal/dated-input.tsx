import { VALIDATION_KEYS } from '@guiche/domain/messages';
import { validationMessages } from '@guiche/domain/messages/validation';
import { type KnownMoment, parseDate } from '@guiche/masks/date';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useMessage } from '../../i18n/index.ts';
import type { InputProps } from '../../internal/input-props.ts';
import { localToday } from '../../internal/local-time.ts';
import { mergeRefs } from '../../internal/merge-refs.ts';
import { useJudgedValue } from '../../internal/use-judged-value.ts';
import { type Mask, MaskedInput } from '../masked-input/index.ts';
import { CalendarButton } from './calendar-button.tsx';

/** What the fields with a calendar have in common. */
export interface DatedInputProps extends InputProps<string | null> {
  /** First day that the calendar offers, ISO date. Typing is not held back by it. */
  min?: string | undefined;
  /** Last day that the calendar offers, ISO date. Typing is not held back by it. */
  max?: string | undefined;
  /** The day that the calendar marks, and from which a missing year is counted, ISO date; without it, the device's. */
  today?: string | undefined;
  /** The date is of something that has happened: a missing year is that of the latest such day until today, else the one that comes next. */
  past?: boolean | undefined;
  /**
   * The day that is likely, ISO date: the calendar opens in its month, and a time that is typed alone is on it, or on the later day that the field had;
   * `20:30+1` is on the day after it. A text that is no date says nothing.
   */
  day?: string | undefined;
  /** ISO date in whose month the calendar opens while no day is likelier: the first day of the trip. A text that is no date says nothing. */
  month?: string | undefined;
}

export interface DatedInputKind {
  /** The format, with what a person leaves out because it is known. */
  mask: (known: KnownMoment) => Mask<string | null>;
  /** Whether a value that is no empty one is a moment that exists. */
  isValid: (value: string) => boolean;
  /** Characters of a complete text. */
  length: number;
  /** The day of a value, ISO date, for the calendar. */
  dayOf: (value: string) => string | null;
  /** The value with another day. */
  withDay: (value: string | null, day: string) => string;
  /** The time of a value and the value with another time, for the field beside the calendar; a date has none. */
  time?: { of: (value: string | null) => string | null; set: (value: string | null, time: string | null) => string | null };
}

/** The day of a text that another field may have as it was typed. */
const dayIn = (text: string | undefined) => (text !== undefined && parseDate(text) === text ? text : undefined);

/** A masked text with a calendar beside it; what kind of moment it holds is the caller's. */
export function DatedInput({ kind, min, max, today, past, day: givenDay, month, ...props }: DatedInputProps & { kind: DatedInputKind }) {
  const { value, defaultValue, onValueChange, onBlur, error, ref, ...rest } = props;
  const message = useMessage(validationMessages);
  const input = useRef<HTMLInputElement>(null);
  const [open, setOpen] = useState(false);
  const [deviceDay] = useState(localToday);
  const [had, setHad] = useState<string | null>(null);
  const day = dayIn(givenDay);
  const knownDay = had !== null && (day === undefined || had >= day) ? had : day;
  const mask = kind.mask({ today: today ?? deviceDay, past, day: knownDay, from: day ?? knownDay });
  const judged = useJudgedValue({
    value,
    defaultValue,
    empty: null,
    onValueChange,
    onBlur,
    error,
    judge: (current, left) => {
      // Of a day whose time is missing the form's rule says so.
      if (current === null || kind.isValid(current) || mask.goesOn?.(mask.format(current))) return undefined;
      // A half-typed date, and one that is being written in words, is no error yet; one that is complete, or was left, is.
      const text = mask.format(current);
      return left || (text.length === kind.length && !/\p{L}/u.test(text)) ? message(VALIDATION_KEYS.data) : undefined;
    },
  });
  const current = judged.value;
  const fixed = props.disabled || props.readOnly;

  // A time that is typed over the whole text is on the day that stood there.
  const stands = current !== null && (kind.isValid(current) || mask.goesOn?.(mask.format(current))) ? kind.dayOf(current) : null;
  if (stands !== null && stands !== had) setHad(stands);

  function handleKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (fixed || !event.altKey || event.key !== 'ArrowDown') return;
    event.preventDefault();
    setOpen(true);
  }

  return (
    <MaskedInput
      {...rest}
      {...judged}
      ref={mergeRefs(input, ref)}
      mask={mask}
      inputMode="numeric"
      onKeyDown={handleKeyDown}
      actions={
        fixed ? undefined : (
          <CalendarButton
            label={props.label}
            open={open}
            onOpenChange={setOpen}
            onReturn={() => {
              const field = input.current;
              field?.focus();
              // The time is typed next, behind the day.
              field?.setSelectionRange(field.value.length, field.value.length);
            }}
            value={current === null ? null : kind.dayOf(current)}
            onPick={(day) => {
              const next = kind.withDay(current, day);
              if (next !== current) judged.onValueChange(next);
            }}
            time={
              kind.time && {
                value: kind.time.of(current),
                onValueChange: (time) => judged.onValueChange(kind.time?.set(current ?? knownDay ?? null, time) ?? current),
              }
            }
            min={min}
            max={max}
            today={today}
            // An emptied field is about the trip that it was about before.
            day={knownDay ?? dayIn(month)}
          />
        )
      }
    />
  );
}
