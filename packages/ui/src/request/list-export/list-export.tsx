import type { ExportFormat } from '@guiche/domain/lists';
import { Download, FileSpreadsheet, FileText } from 'lucide-react';
import { useRef } from 'react';
import { InlineError } from '../../feedback/inline-error/index.ts';
import { useTexts, useUiLanguage } from '../../i18n/index.ts';
import { ProgressBar } from '../../internal/progress-bar.tsx';
import { Button } from '../../primitives/button/index.ts';
import { Menu, MenuItem, MenuLabel } from '../../primitives/menu/index.ts';
import { listExportTexts } from './list-export.texts.ts';

/** An export that is on its way. */
export interface RunningExport {
  /** The rows that have come. */
  readonly rows: number;
  /** All rows; undefined until the server has counted them. */
  readonly total: number | undefined;
}

export interface ListExportProps {
  /** The number of rows that would be exported; undefined while the list loads. */
  count: number | undefined;
  /** The export that runs. */
  running?: RunningExport | undefined;
  /** Why the last one failed. */
  error?: string | undefined;
  /** Called with the chosen format. */
  onExport: (format: ExportFormat) => void;
  /** Called to stop the export that runs. */
  onCancel: () => void;
  /** Called to try again what failed; without it the same would fail again. */
  onRetry?: (() => void) | undefined;
}

const ICONS = { csv: FileText, xlsx: FileSpreadsheet } as const satisfies Record<ExportFormat, unknown>;

/**
 * Exports a list as it is shown: the choice of the format, how far it is, and a way to stop it.
 *
 * Use: above a list, for what its filters leave.
 * Not for: a file that is there already, which is a link.
 * Keyboard: Enter, Space, Down: open it; Up, Down: move; Escape: closes, and the focus comes back.
 * Focus: goes back to its button when an export is stopped or tried again.
 * Screen reader: a button with a menu, named by what would be exported; that an export began is read, and why it failed.
 * @see B-045
 * @keywords exportar, planilha, csv, excel, xlsx, download
 */
export function ListExport({ count, running, error, onExport, onCancel, onRetry }: ListExportProps) {
  const t = useTexts(listExportTexts);
  const language = useUiLanguage();
  const trigger = useRef<HTMLButtonElement>(null);
  const shown = (number: number) => number.toLocaleString(language);

  // The button that was pressed disappears.
  function back(act: () => void) {
    trigger.current?.focus();
    act();
  }
  return (
    <div data-slot="list-export" className="g:flex g:min-w-0 g:flex-wrap g:items-center g:justify-end g:gap-x-2 g:gap-y-1">
      {running && (
        <div className={`${besides} g:text-ink-2 g:text-sm`}>
          {/* Announced once: each step would be too much to listen to. */}
          <span role="status" className="g:sr-only">
            {t('preparing')}
          </span>
          <span aria-hidden="true" className="g:tabular">
            {running.total === undefined ? t('preparing') : t('progress', { done: shown(running.rows), total: shown(running.total) })}
          </span>
          <ProgressBar
            label={t('preparing')}
            share={running.total === undefined ? null : running.rows / running.total}
            className={`g:w-24 g:max-md:min-w-0 g:max-md:flex-1 ${running.total === undefined ? 'g:invisible' : ''}`}
          />
          <Button size="sm" aria-label={t('cancelLabel')} onClick={() => back(onCancel)}>
            {t('cancel')}
          </Button>
        </div>
      )}
      {error !== undefined && !running && (
        <div className={besides}>
          <InlineError className="g:max-md:flex-1">{error}</InlineError>
          {onRetry && (
            <Button size="sm" onClick={() => back(onRetry)}>
              {t('retry')}
            </Button>
          )}
        </div>
      )}
      <Menu
        align="end"
        trigger={
          <Button tone="quiet" data-keeps-clear="" ref={trigger}>
            <Download aria-hidden="true" />
            {t('trigger')}
          </Button>
        }
      >
        <MenuLabel>{count === undefined ? t('waiting') : t('what', { count })}</MenuLabel>
        {(['csv', 'xlsx'] as const).map((format) => {
          const Icon = ICONS[format];
          return (
            <MenuItem
              key={format}
              icon={<Icon aria-hidden="true" />}
              hint={`.${format}`}
              disabled={!count || running !== undefined}
              onSelect={() => onExport(format)}
            >
              {t(format)}
            </MenuItem>
          );
        })}
      </Menu>
    </div>
  );
}

// On a phone there is no place beside the button, and the list below must not move: it lies over the bottom of the screen.
const besides =
  'g:flex g:items-center g:gap-2 g:max-md:fixed g:max-md:inset-x-3 g:max-md:bottom-3 g:max-md:z-30 g:max-md:rounded-md g:max-md:border g:max-md:border-line g:max-md:bg-surface-1 g:max-md:p-2.5 g:max-md:shadow-pop';
