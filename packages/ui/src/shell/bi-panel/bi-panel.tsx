import { reportsMessages } from '@guiche/domain/messages/reports';
import { Presentation } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { EmptyState } from '../../feedback/empty-state/index.ts';
import { ErrorState } from '../../feedback/error-state/index.ts';
import { useMessage, useTexts } from '../../i18n/index.ts';
import { SelectInput } from '../../inputs/select-input/index.ts';
import { Skeleton } from '../../primitives/skeleton/index.ts';
import { EmbeddedFrame } from '../embedded-frame/index.ts';
import { biPanelTexts } from './bi-panel.texts.ts';

/** A report that can be picked. */
export interface BiPanelReport {
  /** The absolute address that is embedded. */
  readonly url: string;
  /** How people call it; without a name it has a number. */
  readonly nome?: string | undefined;
}

export interface BiPanelProps {
  /** The reports to choose from; undefined while they load. */
  reports: readonly BiPanelReport[] | undefined;
  /** The origins of the reports that may be embedded. */
  origins: readonly string[];
  /** Why the reports could not be loaded. */
  error?: ReactNode;
  /** Called by the button that loads them again. */
  onRetry?: (() => void) | undefined;
}

/**
 * The reports of the business intelligence, of which one is picked and shown in place. Nothing is embedded before.
 *
 * Use: once, on the management panel.
 * Not for: a single page of another system, which is an `EmbeddedFrame`.
 * Keyboard: Down, Up: choose a report in the list of the device; Tab: goes on into the report.
 * Screen reader: a list of choices; the frame has the name of its report.
 * @see A-269, S-019
 * @keywords painel gerencial, painel de relatórios, BI, power bi, report
 */
export function BiPanel({ reports, origins, error, onRetry }: BiPanelProps) {
  const t = useTexts(biPanelTexts);
  const message = useMessage(reportsMessages);
  const [picked, setPicked] = useState<string | null>(null);
  const options = reports?.map(({ url, nome }, index) => ({ value: url, label: nome ?? t('numbered', { number: index + 1 }) }));
  const shown = options?.find(({ value }) => value === picked);
  return (
    <div data-slot="bi-panel" className="g:grid g:grid-cols-1 g:gap-3">
      {error ? (
        <ErrorState title={error} onRetry={onRetry} />
      ) : !options ? (
        <div role="status" aria-busy="true" aria-label={t('loading')} className="g:grid g:gap-2">
          <Skeleton className="g:h-4 g:w-20" />
          <Skeleton className="g:h-control g:w-80 g:max-w-full" />
        </div>
      ) : options.length === 0 ? (
        <EmptyState icon={<Presentation />} title={message('nenhum_relatorio_disponivel')}>
          {t('emptyHint')}
        </EmptyState>
      ) : (
        <>
          <SelectInput
            label={t('report')}
            placeholder={t('choose')}
            className="g:w-80 g:max-w-full"
            options={options}
            value={shown ? picked : null}
            onValueChange={setPicked}
          />
          {shown ? (
            <EmbeddedFrame title={shown.label} src={shown.value} origins={origins} className="g:h-128" />
          ) : (
            <p className="g:text-ink-2">{t('unpicked')}</p>
          )}
        </>
      )}
    </div>
  );
}
