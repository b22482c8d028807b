import { fromLocalTime, toLocalTime } from '../../internal/local-time.ts';
import { DateTimeInput, type DateTimeInputProps } from '../date-time-input/index.ts';

export type InstantInputProps = Omit<DateTimeInputProps, 'min' | 'max'>;

/**
 * A moment (a deadline, an issue), shown and typed in the browser's time zone. For the local times of a service use `DateTimeInput`.
 *
 * Use: for a moment that everybody shares: a deadline, an issue.
 * Not for: the local time of a flight or a stay, which `DateTimeInput` takes.
 * Value: ISO in UTC (`2026-12-10T15:00:00.000Z`); `null` while empty. Typed text that is not a valid date and time is given unchanged, for
 * the form's rule to refuse.
 * Keyboard: Tab: selects the text on its way in; Alt+Down: opens the calendar; Up, Down, Left, Right: move by a day or a week in the
 * calendar; Page Up, Page Down: move by a month; Enter: picks the day and keeps the time; Escape: closes the calendar, and the focus comes
 * back.
 * Screen reader: named by `label`; description, warning and error are read after it.
 * @see S-221, A-280
 * @keywords momento, vencimento, data e hora, timestamp
 */
export function InstantInput({ value, defaultValue, onValueChange, ...props }: InstantInputProps) {
  return (
    <DateTimeInput
      {...props}
      {...(value !== undefined && { value: toLocalTime(value) })}
      {...(defaultValue !== undefined && { defaultValue: toLocalTime(defaultValue) })}
      onValueChange={(local) => onValueChange?.(fromLocalTime(local))}
    />
  );
}
