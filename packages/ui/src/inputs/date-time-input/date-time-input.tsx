import { parseDate } from '@guiche/masks/date';
import { formatDateTime, parseDateTime, validateDateTime } from '@guiche/masks/date-time';
import { dateTimeMask } from '@guiche/masks/date-time/imask';
import { imaskEditor } from '@guiche/masks/engine/imask';
import { useTexts } from '../../i18n/index.ts';
import { DatedInput, type DatedInputKind, type DatedInputProps } from '../internal/dated-input.tsx';
import { dateTimeInputTexts } from './date-time-input.texts.ts';

const LENGTH = 16;

function parse(text: string): string | null {
  return parseDateTime(text) ?? (formatDateTime(text) || null);
}

const kind: DatedInputKind = {
  mask: {
    editor: imaskEditor({ mask: dateTimeMask, show: formatDateTime, overwrites: (text) => text.length === LENGTH, wholeParts: true }),
    parse,
    format: formatDateTime,
  },
  isValid: (value) => validateDateTime(value) === undefined,
  length: LENGTH,
  dayOf: (value) => parseDate(formatDateTime(value).slice(0, 10)),
  // The time stays; without one only the day is filled in, and the time is typed next.
  withDay: (value, day) => parse(formatDateTime(day) + formatDateTime(value).slice(10)) ?? day,
};

export type DateTimeInputProps = DatedInputProps;

/**
 * Local date and time of a service, typed as `DD/MM/YYYY HH:mm`; the day can be picked from a calendar.
 *
 * Value: `YYYY-MM-DDTHH:mm` without zone; `null` while empty. Typed text that is not a valid date and time is given unchanged, so that the
 * form's rule refuses it instead of saving an empty one; the field shows "Data inválida" by itself.
 * Keyboard: Alt+Down opens the calendar; a picked day keeps the time, and the focus comes back to type it.
 * @see S-221
 */
export function DateTimeInput(props: DateTimeInputProps) {
  const t = useTexts(dateTimeInputTexts);
  return <DatedInput placeholder={t('placeholder')} {...props} kind={kind} />;
}
