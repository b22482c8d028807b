import type { OpenSession } from '@guiche/domain/entities';
import { formatDateTime } from '@guiche/masks/date-time';
import { Badge } from '../../feedback/badge/index.ts';
import { useTexts } from '../../i18n/index.ts';
import { toLocalTime } from '../../internal/local-time.ts';
import { programName, shortProgramText } from './program-name.ts';
import { sessionsDialogTexts } from './sessions-dialog.texts.ts';

/** One open session: browser and system, address, and when it was opened and used. */
export function SessionEntry({ session }: { session: OpenSession }) {
  const t = useTexts(sessionsDialogTexts);
  const { programa, endereco, criadaEm, ultimoUso, atual } = session;
  const known = programa ? programName(programa) : undefined;
  const moment = (instant: string) => formatDateTime(toLocalTime(instant));
  return (
    <li className="py-3 first:pt-0 last:pb-0">
      <p className="flex flex-wrap items-center gap-2">
        <strong className="min-w-0 break-words font-semibold">
          {known ? t('program', { ...known }) : programa ? shortProgramText(programa) : t('unknownProgram')}
        </strong>
        {atual && <Badge tone="accent">{t('present')}</Badge>}
      </p>
      <p className="break-words text-ink-2 text-sm">{endereco ? t('address', { address: endereco }) : t('unknownAddress')}</p>
      <p className="flex flex-wrap gap-x-3 text-ink-2 text-sm tabular-nums">
        <span>{t('used', { moment: moment(ultimoUso) })}</span>
        <span>{t('since', { moment: moment(criadaEm) })}</span>
      </p>
    </li>
  );
}
