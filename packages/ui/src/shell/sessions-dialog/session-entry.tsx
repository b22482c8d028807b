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
    <li className="g:py-3 g:first:pt-0 g:last:pb-0">
      <p className="g:flex g:flex-wrap g:items-center g:gap-2">
        <strong className="g:min-w-0 g:break-words g:font-semibold">
          {known ? t('program', { ...known }) : programa ? shortProgramText(programa) : t('unknownProgram')}
        </strong>
        {atual && <Badge tone="accent">{t('present')}</Badge>}
      </p>
      <p className="g:break-words g:text-ink-2 g:text-sm">{endereco ? t('address', { address: endereco }) : t('unknownAddress')}</p>
      <p className="g:flex g:flex-wrap g:gap-x-3 g:text-ink-2 g:text-sm g:tabular">
        <span className="g:own">{t('used', { moment: moment(ultimoUso) })}</span>
        <span className="g:own">{t('since', { moment: moment(criadaEm) })}</span>
      </p>
    </li>
  );
}
