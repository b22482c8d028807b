import type { Calculation, FieldChange } from '@guiche/domain/entities';
import { changedFields, fieldOf, shownLogMoment, withField } from '@guiche/domain/logs';
import { History, Printer } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { EmptyState } from '../../feedback/empty-state/index.ts';
import { ErrorState } from '../../feedback/error-state/index.ts';
import { useTexts } from '../../i18n/index.ts';
import { SelectInput } from '../../inputs/select-input/index.ts';
import { useRootMark } from '../../internal/use-root-mark.ts';
import { Button } from '../../primitives/button/index.ts';
import { Dialog } from '../../primitives/dialog/index.ts';
import { Skeleton } from '../../primitives/skeleton/index.ts';
import { IssueCalculation } from '../../quote/issue-calculation/index.ts';
import { LogChanges } from './log-changes.tsx';
import { logWindowTexts } from './log-window.texts.ts';
import { useLogWords } from './log-words.ts';

/** What the windows of all logs are given. */
export interface LogWindowProps {
  /** Whether the window is shown. */
  open: boolean;
  /** Called with `false` for Escape and for the close button. */
  onOpenChange: (open: boolean) => void;
  /** Why the log could not be loaded, in words. */
  error?: ReactNode;
  /** Loads the log again; given when it could not be loaded. */
  onRetry?: (() => void) | undefined;
  /** The log is being loaded again. */
  pending?: boolean;
}

/** An entry of a log of any kind. */
interface LogLine {
  /** What happened; may be empty for an unknown kind of entry. */
  readonly sentence: string;
  readonly user: string;
  /** A moment in UTC. */
  readonly moment: string;
  readonly alteracoes?: readonly FieldChange[] | undefined;
  /** A text of a server that does not record the fields. */
  readonly details?: string | null;
  /** What the end of an issue cost and gave back. @see B-033 */
  readonly calculo?: Calculation | null | undefined;
}

interface LogWindowFrameProps extends LogWindowProps {
  title: string;
  context: ReactNode;
  /** The entries, the newest first; undefined while they load. */
  lines: readonly LogLine[] | undefined;
  /** Says that nothing is recorded. */
  empty: string;
  /** Below the entries. */
  after?: ReactNode;
}

/** The window of a log: its entries, filtered by a field, and printed alone. */
export function LogWindow({ open, onOpenChange, title, context, ...log }: LogWindowFrameProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={title} context={context} size="lg">
      <Log title={title} context={context} {...log} />
    </Dialog>
  );
}

/** Mounted while the window is open: another opening starts without a filter. */
function Log({ title, context, lines, empty, after, error, onRetry, pending = false }: Omit<LogWindowFrameProps, 'open' | 'onOpenChange'>) {
  if (error !== undefined || onRetry) return <ErrorState title={error} onRetry={onRetry} pending={pending} />;
  if (!lines) return <LogSkeleton />;
  return (
    <>
      {lines.length === 0 ? <EmptyState icon={<History />} title={empty} /> : <Lines title={title} context={context} lines={lines} />}
      {after}
    </>
  );
}

function Lines({ title, context, lines }: Pick<LogWindowFrameProps, 'title' | 'context'> & { lines: readonly LogLine[] }) {
  const t = useTexts(logWindowTexts);
  const words = useLogWords();
  const [field, setField] = useState<string | null>(null);
  useRootMark('print-part');
  const fields = changedFields(lines)
    .map((change) => ({ value: fieldOf(change), label: words.field(change) }))
    .toSorted((one, other) => one.label.localeCompare(other.label, 'pt-BR'));
  const shown = withField(lines, field);
  const chosen = fields.find(({ value }) => value === field);
  return (
    <div data-guiche-print="" className="g:own">
      <div className="g:hidden g:print:mb-4 g:print:block">
        <p className="g:font-semibold g:text-lg">{title}</p>
        {context && <div className="g:text-sm">{context}</div>}
        {chosen && (
          <p className="g:text-sm">
            {t('field')}: {chosen.label}
          </p>
        )}
      </div>
      <div className="g:flex g:flex-wrap g:items-end g:gap-x-4 g:gap-y-2 g:print:hidden">
        {fields.length > 0 && (
          <SelectInput
            label={t('field')}
            placeholder={t('allFields')}
            options={fields}
            value={field}
            onValueChange={setField}
            className="g:w-64 g:max-w-full g:max-sm:w-full"
          />
        )}
        <p role="status" className="g:py-1.5 g:text-ink-2 g:text-sm">
          {t('entries', { count: shown.length })}
        </p>
        <Button className="g:ms-auto" onClick={() => window.print()}>
          <Printer aria-hidden="true" />
          {t('print')}
        </Button>
      </div>
      {fields.length > 0 && (
        <div
          aria-hidden="true"
          className="g:mt-3 g:hidden g:grid-cols-[11rem_minmax(0,1fr)_minmax(0,1fr)] g:gap-x-4 g:border-line g:border-b g:pb-1 g:text-ink-3 g:text-xs g:sm:grid g:print:grid"
        >
          <span className="g:own">{t('field')}</span>
          <span className="g:own">{t('before')}</span>
          <span className="g:own">{t('after')}</span>
        </div>
      )}
      <ol className="g:[&>*+*]:border-line g:[&>*+*]:border-t">
        {shown.map((line, index) => (
          // Two entries may be alike in everything; the order of entries that are shown does not change.
          <li key={`${line.moment} ${index}`} className="g:py-3">
            <p className="g:flex g:flex-wrap g:items-baseline g:gap-x-3 g:gap-y-0.5">
              <time dateTime={line.moment} className="g:text-ink-2 g:text-sm g:tabular">
                {shownLogMoment(line.moment)}
              </time>
              <strong className="g:wrap-anywhere g:min-w-0 g:font-semibold">{line.sentence}</strong>
              <span className="g:wrap-anywhere g:min-w-0 g:text-ink-2 g:text-sm">{line.user && t('by', { name: line.user })}</span>
            </p>
            {line.details && <p className="g:mt-1 g:wrap-anywhere g:whitespace-pre-line g:text-sm g:tabular">{line.details}</p>}
            {line.alteracoes && line.alteracoes.length > 0 && <LogChanges changes={line.alteracoes} words={words} />}
            {/* The field is about the changes alone. */}
            {line.calculo && field === null && <IssueCalculation calculation={line.calculo} className="g:mt-2 g:max-w-md" />}
          </li>
        ))}
      </ol>
    </div>
  );
}

/** The window's shape while its log loads. */
function LogSkeleton() {
  const t = useTexts(logWindowTexts);
  return (
    <div role="status" aria-busy="true" aria-label={t('loading')} className="g:grid g:gap-5">
      {['first', 'second', 'third'].map((line) => (
        <div key={line} className="g:grid g:gap-2">
          <Skeleton className="g:h-4 g:w-72" />
          <Skeleton className="g:h-4" />
          <Skeleton className="g:h-4" />
        </div>
      ))}
    </div>
  );
}
