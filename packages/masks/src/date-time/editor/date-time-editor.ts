import { imaskEditor } from '../../engine/imask/index.ts';
import type { Editor } from '../../engine/index.ts';
import { momentEditor } from '../../internal/moment-editor.ts';
import type { KnownMoment } from '../../internal/read-moment.ts';
import { dateTimeMask } from '../imask/index.ts';
import { formatDateTime, readDateTime } from '../index.ts';

const LENGTH = 16;

/**
 * `DD/MM/YYYY HH:mm`, typed as people write it: `19/12 8:10`, `1/1/27 7:05`, `19DEC 0810`, `8:10 PM` on a known day, `20:30+1` on the day after it.
 * A pasted text is read in the same way. A change of half a part is refused.
 *
 * Behind a day that stood there, what is typed is a time as long as it can be one, and another day from then on. With a known day, up to four digits
 * that are typed over a whole moment and can be a time stay as typed: `readDateTime` reads them as the time once the field is left.
 * @see S-221, S-225
 */
export function dateTimeEditor(known: KnownMoment = {}): Editor {
  const base = imaskEditor({ mask: dateTimeMask, show: formatDateTime, overwrites: (text) => text.length === LENGTH, wholeParts: true });
  return momentEditor({ ...known, base, parts: 5, read: (written, here) => formatDateTime(readDateTime(written, here)) });
}
