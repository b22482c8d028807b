import { type FocusEvent, useState } from 'react';

interface JudgedOptions<Value> {
  value: Value | undefined;
  defaultValue: Value | undefined;
  /** What the field holds while nothing stands in it. */
  empty: Value;
  onValueChange: ((value: Value) => void) | undefined;
  onBlur: ((event: FocusEvent<HTMLInputElement>) => void) | undefined;
  error: string | undefined;
  /** What is wrong with a value, in words; `left` is false while somebody is still typing it. */
  judge: (value: Value, left: boolean) => string | undefined;
}

/**
 * A value that the field judges by itself: what is half typed is no error yet; what was left, or came from outside, is.
 *
 * What the form says goes first.
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
