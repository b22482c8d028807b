import { formatDate, parseDate, readDate, validateDate } from '@guiche/masks/date';
import { dateEditor } from '@guiche/masks/date/editor';
import { useTexts } from '../../i18n/index.ts';
import { DatedInput, type DatedInputKind, type DatedInputProps } from '../internal/dated-input.tsx';
import { dateInputTexts } from './date-input.texts.ts';

const LENGTH = 10;

const kind: DatedInputKind = {
  mask: (known) => ({
    editor: dateEditor(known),
    parse: (text) => parseDate(text) ?? (text.trim() || null),
    format: (value) => (value !== null && parseDate(value) ? formatDate(value) : (value ?? '')),
    complete: (text) => formatDate(readDate(text, known)) || text,
  }),
  isValid: (value) => validateDate(value) === undefined,
  length: LENGTH,
  dayOf: parseDate,
  withDay: (_value, day) => day,
};

export type DateInputProps = DatedInputProps;

/**
 * Date, typed as `DD/MM/YYYY` or as people write it (`1/1/27`, `19DEC`, `19/12` for the year that comes next, or with `past` for the latest), or
 * picked from a calendar.
 *
 * Use: for a day: a check-in, a due date.
 * Not for: a day with its time, which `DateTimeInput` takes; the expiry of a card.
 * Value: the ISO date `YYYY-MM-DD`; `null` while empty. Typed text that is not a date (`31/02/2025`, `31/0`) is given unchanged, so that
 * the form's rule refuses it instead of saving an empty date; the field shows "Data inválida" by itself.
 * Keyboard: Tab: selects the text on its way in; Alt+Down: opens the calendar; Up, Down, Left, Right: move by a day or a week in the
 * calendar; Page Up, Page Down: move by a month; Enter: picks the day; Escape: closes the calendar, and the focus comes back.
 * Screen reader: named by `label`; description, warning and error are read after it. The calendar is a grid whose days are read with their
 * full date.
 * @see S-220
 * @keywords data, dia, calendário, date picker, calendar
 */
export function DateInput(props: DateInputProps) {
  const t = useTexts(dateInputTexts);
  return <DatedInput placeholder={t('placeholder')} {...props} kind={kind} />;
}
