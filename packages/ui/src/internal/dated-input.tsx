import { type KeyboardEvent, useRef, useState } from 'react';
import { useMessage } from '../i18n/index.ts';
import { type Mask, MaskedInput } from '../inputs/masked-input/index.ts';
import { CalendarButton } from './calendar-button.tsx';
import type { InputProps } from './input-props.ts';
import { mergeRefs } from './merge-refs.ts';

/** What the fields with a calendar have in common. */
export interface DatedInputProps extends InputProps<string | null> {
  /** First day that the calendar offers, ISO date. Typing is not held back by it. */
  min?: string | undefined;
  /** Last day that the calendar offers, ISO date. Typing is not held back by it. */
  max?: string | undefined;
  /** The day that the calendar marks and opens at, ISO date; without it, the device's. */
  today?: string | undefined;
}

export interface DatedInputKind {
  mask: Mask<string | null>;
  /** Whether a value that is no empty one is a moment that exists. */
  isValid: (value: string) => boolean;
  /** Characters of a complete text. */
  length: number;
  /** The day of a value, ISO date, for the calendar. */
  dayOf: (value: string) => string | null;
  /** The value with another day. */
  withDay: (value: string | null, day: string) => string;
}

/** A masked text with a calendar beside it; what kind of moment it holds is the caller's. */
export function DatedInput({ kind, min, max, today, ...props }: DatedInputProps & { kind: DatedInputKind }) {
  const { value, defaultValue, onValueChange, onBlur, error, ref, ...rest } = props;
  const message = useMessage();
  const input = useRef<HTMLInputElement>(null);
  const [own, setOwn] = useState(defaultValue ?? null);
  const [open, setOpen] = useState(false);
  const [left, setLeft] = useState(true);
  const current = value === undefined ? own : value;
  const isWhole = current !== null && kind.mask.format(current).length === kind.length;
  // A half-typed date is no error yet; one that is complete, or was left, is.
  const isWrong = current !== null && !kind.isValid(current) && (left || isWhole);
  const fixed = props.disabled || props.readOnly;

  function change(next: string | null) {
    setOwn(next);
    onValueChange?.(next);
  }

  function handleKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (fixed || !event.altKey || event.key !== 'ArrowDown') return;
    event.preventDefault();
    setOpen(true);
  }

  return (
    <MaskedInput
      {...rest}
      ref={mergeRefs(input, ref)}
      mask={kind.mask}
      inputMode="numeric"
      value={current}
      onValueChange={change}
      onEdit={() => setLeft(false)}
      onBlur={(event) => {
        setLeft(true);
        onBlur?.(event);
      }}
      onKeyDown={handleKeyDown}
      error={error ?? (isWrong ? message('data_invalida') : undefined)}
      actions={
        fixed ? undefined : (
          <CalendarButton
            label={props.label}
            open={open}
            onOpenChange={setOpen}
            onReturn={() => input.current?.focus()}
            value={current === null ? null : kind.dayOf(current)}
            onPick={(day) => {
              const next = kind.withDay(current, day);
              if (next !== current) change(next);
            }}
            min={min}
            max={max}
            today={today}
          />
        )
      }
    />
  );
}
