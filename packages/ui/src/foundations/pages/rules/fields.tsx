import type { ReactNode } from 'react';
import { CheckboxField } from '../../../inputs/checkbox-field/index.ts';
import { DateTimeInput } from '../../../inputs/date-time-input/index.ts';
import { IntegerInput } from '../../../inputs/integer-input/index.ts';
import { MoneyInput } from '../../../inputs/money-input/index.ts';
import { NumberInput } from '../../../inputs/number-input/index.ts';
import { PercentInput } from '../../../inputs/percent-input/index.ts';
import { RateInput } from '../../../inputs/rate-input/index.ts';
import { SelectInput } from '../../../inputs/select-input/index.ts';
import type { Say } from './words.ts';

interface FieldSlot<Value> {
  value: Value;
  onValueChange: (value: Value) => void;
  say: Say;
}

/** An input of a formula: one of our fields, which holds a value of its kind. */
export type Field<Value> = (slot: FieldSlot<Value>) => ReactNode;

/** A page has no clock: calendars open at the month of the examples. */
const TODAY = '2026-03-10';

export function money(label: string, { currency = 'BRL', negative = false } = {}): Field<number | null> {
  return ({ value, onValueChange }) => (
    <MoneyInput label={label} currency={currency} negative={negative} value={value} onValueChange={onValueChange} />
  );
}

export function percent(label: string): Field<number | null> {
  return ({ value, onValueChange }) => <PercentInput label={label} value={value} onValueChange={onValueChange} />;
}

export function number(label: string, { fraction = 2 } = {}): Field<number | null> {
  return ({ value, onValueChange }) => <NumberInput label={label} fraction={fraction} value={value} onValueChange={onValueChange} />;
}

export function integer(label: string): Field<number | null> {
  return ({ value, onValueChange }) => <IntegerInput label={label} maxDigits={3} value={value} onValueChange={onValueChange} />;
}

export function rate(label: string): Field<number | null> {
  return ({ value, onValueChange }) => <RateInput label={label} value={value} onValueChange={onValueChange} />;
}

/** A wall-clock time. */
export function moment(label: string): Field<string | null> {
  return ({ value, onValueChange }) => <DateTimeInput label={label} today={TODAY} value={value} onValueChange={onValueChange} />;
}

export function flag(label: string): Field<boolean> {
  return ({ value, onValueChange }) => <CheckboxField label={label} value={value} onValueChange={onValueChange} />;
}

/** One of a list, and always one. */
export function choice<Value extends string>(
  label: string,
  values: readonly Value[],
  name: (value: Value, say: Say) => string,
): Field<Value> {
  return ({ value, onValueChange, say }) => (
    <SelectInput
      label={label}
      clearable={false}
      options={values.map((each) => ({ value: each, label: name(each, say) }))}
      value={value}
      onValueChange={(chosen) => {
        if (chosen !== null) onValueChange(chosen);
      }}
    />
  );
}

/** One of a list, or none of it. */
export function choiceOrNone<Value extends string>(
  label: string,
  values: readonly Value[],
  name: (value: Value, say: Say) => string,
  none = 'Nenhuma',
): Field<Value | null> {
  return ({ value, onValueChange, say }) => (
    <SelectInput
      label={label}
      placeholder={none}
      options={values.map((each) => ({ value: each, label: name(each, say) }))}
      value={value}
      onValueChange={onValueChange}
    />
  );
}
