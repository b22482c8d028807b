import { formatDate, parseDate } from '@guiche/masks/date';
import { formatDateTime, parseDateTime, readDateTime, validateDateTime } from '@guiche/masks/date-time';
import { dateTimeEditor } from '@guiche/masks/date-time/editor';
import { useTexts } from '../../i18n/index.ts';
import { DatedInput, type DatedInputKind, type DatedInputProps } from '../internal/dated-input.tsx';
import { dateTimeInputTexts } from './date-time-input.texts.ts';

const LENGTH = 16;
const DAY_LENGTH = 10;

/** The value of a text: a moment, a day whose time is missing, else the text itself. */
function parse(text: string): string | null {
  const trimmed = text.trim();
  return parseDateTime(trimmed) ?? (trimmed.length === DAY_LENGTH ? parseDate(trimmed) : null) ?? (trimmed || null);
}

/** The text of a value: a moment, a day without its time, or what was typed and could not be read. */
function format(value: string | null): string {
  if (value === null) return '';
  return parseDateTime(value) || (value.length === DAY_LENGTH && parseDate(value)) ? formatDateTime(value) : value;
}

const kind: DatedInputKind = {
  mask: (known) => ({
    editor: dateTimeEditor(known),
    parse,
    format,
    complete: (text) => formatDateTime(readDateTime(text, known)) || text,
    // Behind a day the time is typed next.
    goesOn: (text) => text.length === DAY_LENGTH && parseDate(text) !== null,
  }),
  isValid: (value) => validateDateTime(value) === undefined,
  length: LENGTH,
  dayOf: (value) => parseDate(format(value).slice(0, DAY_LENGTH)),
  // The time stays; without one only the day is filled in, and the time is typed next.
  withDay: (value, day) => parse(formatDate(day) + format(value).slice(DAY_LENGTH)) ?? day,
  time: {
    of: (value) => format(value).slice(DAY_LENGTH + 1) || null,
    set: (value, time) => parse(`${format(value).slice(0, DAY_LENGTH)} ${time ?? ''}`),
  },
};

export type DateTimeInputProps = DatedInputProps;

/**
 * Local date and time of a service, typed as `DD/MM/YYYY HH:mm` or as people write it (`19/12 8:10`, `1/1/27 7:05`, `19DEC 0810`, `8:10 PM` on the likely
 * day, `20:30+1` on the day after it); the day can be picked from a calendar, which has the time below it.
 *
 * Use: for the local time of a service, as the ticket prints it.
 * Not for: a moment in time that everybody shares, which `InstantInput` takes.
 * Value: `YYYY-MM-DDTHH:mm` without zone, or `YYYY-MM-DD` while the time is missing; `null` while empty. Typed text that is not a valid
 * date and time is given unchanged, so that the form's rule refuses it instead of saving an empty one; the field shows "Data inválida" by
 * itself. Behind a day that stands there its time is typed, or another date, which takes its place. Up to four digits over a whole moment that
 * is selected are its new time (`0810`) once the field is left, if they can be one; a fifth makes them a date.
 * Keyboard: Tab: selects the text on its way in; Alt+Down: opens the calendar; Up, Down, Left, Right: move by a day or a week in the
 * calendar; Page Up, Page Down: move by a month; Enter: picks the day and keeps the time; Escape: closes the calendar, and the focus comes
 * back.
 * Screen reader: named by `label`; description, warning and error are read after it. The calendar is a grid whose days are read with their
 * full date.
 * @see S-221
 * @keywords data e hora, horário, date time
 */
export function DateTimeInput(props: DateTimeInputProps) {
  const t = useTexts(dateTimeInputTexts);
  return <DatedInput placeholder={t('placeholder')} {...props} kind={kind} />;
}
