import { codeEditor, type Editor } from '../../engine/index.ts';
import { layOut } from '../../internal/lay-out.ts';
import { momentEditor } from '../../internal/moment-editor.ts';
import type { KnownMoment } from '../../internal/read-moment.ts';
import { formatDate, readDate } from '../index.ts';

/** `DD/MM/YYYY`, typed as people write it: `1/1/27`, `19.12.2026`, `19DEC`. A pasted text is read in the same way. @see S-220, S-225 */
export function dateEditor(known: KnownMoment = {}): Editor {
  const base = codeEditor({ layOut: (digits) => layOut(digits, '00/00/0000'), parse: (text) => formatDate(text).replace(/\D/g, '') });
  return momentEditor({ ...known, base, parts: 3, read: (written, here) => formatDate(readDate(written, here)) });
}
