import { type FocusEvent, useState } from 'react';

interface JudgedOptions<Value> {
  value: Value | undefined;
  defaultValue: Value | null | undefined;
  /** The value of an empty field. */
  empty: Value;
  onValueChange: ((value: Value) => void) | undefined;
  onBlur: ((event: FocusEvent<HTMLInputElement>) => void) | undefined;
  error: string | undefined;
  /** The error text for a value, `undefined` for a valid one; `left` is false while the value is being typed. */
  judge: (value: Value, left: boolean) => string | undefined;
}

/**
 * The value of a field that validates itself: an incomplete value is not an error while it is being typed, but after the field was left, or
 * when the value was set from outside. An `error` from the form takes precedence.
 */
export function useJudgedValue<Value>(options: JudgedOptions<Value>) {
  const { value, defaultValue, empty, onValueChange, onBlur, error, judge } = options;
  const [own, setOwn] = useState(defaultValue ?? empty);
  const [left, setLeft] = useState(true);
  const current = value === undefined ? own : value;
  return {
    value: current,
    error: error ?? judge(current, left),
    onValueChange: (next: Value) => {
      setOwn(next);
      onValueChange?.(next);
    },
    onEdit: () => setLeft(false),
    onBlur: (event: FocusEvent<HTMLInputElement>) => {
      setLeft(true);
      onBlur?.(event);
    },
  };
}
