import { imaskEditor } from '../../engine/imask/index.ts';
import type { Editor } from '../../engine/index.ts';
import { momentEditor } from '../../internal/moment-editor.ts';
import type { KnownMoment } from '../../internal/read-moment.ts';
import { dateMask } from '../imask/index.ts';
import { formatDate, readDate } from '../index.ts';

const LENGTH = 10;

/** `DD/MM/YYYY`, typed as people write it: `1/1/27`, `19.12.2026`, `19DEC`. A pasted text is read in the same way. @see S-220, S-225 */
export function dateEditor(known: KnownMoment = {}): Editor {
  const base = imaskEditor({ mask: dateMask, show: formatDate, overwrites: (text) => text.length === LENGTH });
  return momentEditor({ ...known, base, parts: 3, read: (pasted) => formatDate(readDate(pasted, known)) });
}
