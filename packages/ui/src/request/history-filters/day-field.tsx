import { isDate } from '@guiche/masks/date';
import { useState } from 'react';
import { DateInput } from '../../inputs/date-input/index.ts';

interface DayFieldProps {
  label: string;
  /** The day, `2026-11-21`; `''` for none. */
  value: string;
  /** Whether the day may be left empty. */
  clearable?: boolean;
  /** Something was done on the day: without its year it is the latest such day until today. */
  past?: boolean;
  error?: string | undefined;
  /** Called with a whole day, or with `''` for an emptied field that may be empty. */
  onDay: (day: string) => void;
}

/** A day to filter by: what is half typed stays in the field and filters nothing. */
export function DayField({ label, value, clearable = false, past = false, error, onDay }: DayFieldProps) {
  const [typed, setTyped] = useState<{ readonly over: string; readonly text: string | null }>();
  // What was typed counts until the day changes, by another hand too.
  const shown = typed?.over === value ? typed.text : value || null;
  return (
    <DateInput
      label={label}
      value={shown}
      error={error}
      past={past}
      className="g:w-40 g:max-md:w-full"
      // An emptied day that may not be empty goes on filtering: the field says so.
      onBlur={() => shown === null && !clearable && setTyped(undefined)}
      onValueChange={(text) => {
        setTyped({ over: value, text });
        if (text === null ? clearable : isDate(text)) onDay(text ?? '');
      }}
    />
  );
}
