import type { ListedReport } from '@guiche/domain/entities';
import { reportsMessages } from '@guiche/domain/messages/reports';
import { FileChartColumn, Search } from 'lucide-react';
import { type ReactNode, useId, useRef } from 'react';
import { EmptyState } from '../../feedback/empty-state/index.ts';
import { ErrorState } from '../../feedback/error-state/index.ts';
import { useMessage, useTexts } from '../../i18n/index.ts';
import { TextInput } from '../../inputs/text-input/index.ts';
import { plainText } from '../../internal/plain-text.ts';
import { Button } from '../../primitives/button/index.ts';
import { Skeleton } from '../../primitives/skeleton/index.ts';
import { reportListTexts } from './report-list.texts.ts';

export interface ReportListProps {
  /** The reports that the user may see, in the order in which they are shown; undefined while they load. */
  reports: readonly ListedReport[] | undefined;
  /** The text by which they are found. */
  term: string;
  /** Called with the text as it is typed. */
  onTermChange: (term: string) => void;
  /** The file of the report that is open, which is marked; empty for none. */
  chosen: string;
  /** The address of a report. */
  hrefOf: (report: ListedReport) => string;
  /** Why they could not be loaded, in words. */
  error?: ReactNode;
  /** Loads them again; without it no button does. */
  onRetry?: (() => void) | undefined;
  /** They are being loaded again. */
  pending?: boolean;
}

/**
 * The reports that a user may generate, with a search that looks in their names and descriptions and needs neither accents nor capitals.
 *
 * Use: to go from the list of reports to the parameters of one.
 * Not for: the reports of the business intelligence, which a `BiPanel` embeds.
 * Keyboard: Tab: goes from the search to each report; Enter: opens the one in focus.
 * Screen reader: a list; the description is read after the name, and the report that is open says that it is the current one.
 * @see S-112
 * @keywords relatórios, lista de relatórios, report list
 */
export function ReportList({ reports, term, onTermChange, chosen, hrefOf, error, onRetry, pending = false }: ReportListProps) {
  const t = useTexts(reportListTexts);
  const message = useMessage(reportsMessages);
  const search = useRef<HTMLInputElement>(null);
  const wanted = plainText(term.trim());
  const found = reports?.filter(({ nome, descricao }) => [nome, descricao].some((text) => plainText(text).includes(wanted)));

  function clear() {
    // Its button goes with the text.
    search.current?.focus();
    onTermChange('');
  }

  return (
    <div data-slot="report-list" className="g:rounded-md g:border g:border-line g:bg-surface-1">
      <div className="g:grid g:gap-2 g:border-line g:border-b g:p-3">
        <TextInput
          ref={search}
          type="search"
          label={message('buscar_relatorio')}
          value={term}
          onValueChange={onTermChange}
          prefix={<Search aria-hidden="true" className="g:size-4" />}
          autoComplete="off"
        />
        <p role="status" className="g:text-ink-2 g:text-sm">
          {found && t(wanted === '' ? 'count' : 'found', { count: found.length })}
        </p>
      </div>
      {!reports && error !== undefined && <ErrorState title={error} onRetry={onRetry} pending={pending} />}
      {!reports && error === undefined && (
        <div role="status" aria-busy="true" aria-label={t('loading')} className="g:grid g:gap-3 g:p-3">
          {['a', 'b', 'c', 'd', 'e'].map((key) => (
            <Skeleton key={key} className="g:h-10" />
          ))}
        </div>
      )}
      {reports?.length === 0 && (
        <EmptyState icon={<FileChartColumn />} title={t('none')}>
          {t('noneHint')}
        </EmptyState>
      )}
      {reports && reports.length > 0 && found?.length === 0 && (
        <EmptyState icon={<Search />} title={t('notFound')} action={<Button onClick={clear}>{t('clear')}</Button>} />
      )}
      {found && found.length > 0 && (
        <ul aria-label={t('label')} className="g:[&>*+*]:border-t g:[&>*+*]:border-t-line">
          {found.map((report) => (
            <ReportRow key={report.id} report={report} href={hrefOf(report)} chosen={report.nomeArquivo === chosen} />
          ))}
        </ul>
      )}
    </div>
  );
}

function ReportRow({ report: { nome, descricao }, href, chosen }: { report: ListedReport; href: string; chosen: boolean }) {
  const id = useId();
  return (
    // The whole row is the link, whose name is that of the report.
    <li
      aria-current={chosen || undefined}
      className="g:relative g:flex g:flex-col g:gap-1 g:border-s-2 g:border-s-transparent g:px-3 g:py-2 g:hover:bg-surface-2 g:aria-[current]:border-s-accent g:aria-[current]:bg-accent-soft"
    >
      <a
        href={href}
        aria-current={chosen ? 'page' : undefined}
        aria-describedby={descricao === '' ? undefined : id}
        className="g:wrap-anywhere g:font-medium g:text-ink g:outline-none g:after:absolute g:after:inset-0 g:focus-visible:after:outline-2 g:focus-visible:after:outline-accent g:focus-visible:after:-outline-offset-2"
      >
        {nome}
      </a>
      {descricao !== '' && (
        <span id={id} className="g:wrap-anywhere g:line-clamp-3 g:text-ink-2 g:text-sm">
          {descricao}
        </span>
      )}
    </li>
  );
}
