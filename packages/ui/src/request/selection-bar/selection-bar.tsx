import type { Responsible } from '@guiche/domain/entities';
import { Download, X } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { InlineError } from '../../feedback/inline-error/index.ts';
import { useTexts, useUiLanguage } from '../../i18n/index.ts';
import { originOf, returnFocus } from '../../internal/focus-origin.ts';
import { ProgressBar } from '../../internal/progress-bar.tsx';
import { useOpen } from '../../internal/use-open.ts';
import { Button } from '../../primitives/button/index.ts';
import { ConsultantChoice } from '../internal/consultant-choice.tsx';
import { selectionBarTexts } from './selection-bar.texts.ts';

export interface SelectionBarProps {
  /** How many requests are chosen. The bar is rendered while there are any. */
  count: number;
  /** Called to make the user responsible for the chosen; without it there is no button for that. */
  onTakeOver?: (() => void) | undefined;
  /** Called with the colleague who gets the chosen; offered only if this prop is given. */
  onHandOver?: ((consultant: Responsible) => void) | undefined;
  /** Returns the consultants to choose from; called when the list is first opened. */
  onLoadConsultants?: (() => Promise<readonly Responsible[]>) | undefined;
  /** Whether the list of the consultants is open; without it the bar remembers it itself. */
  choosing?: boolean | undefined;
  /** Called when the list of the consultants is opened or closed. */
  onChoosingChange?: ((choosing: boolean) => void) | undefined;
  /** Called to export the chosen; without it there is no button for that. */
  onExport?: (() => void) | undefined;
  /** Called to choose none. */
  onClear: () => void;
  /** How many have been dealt with, while the chosen are being changed. */
  running?: { readonly done: number; readonly total: number } | undefined;
  /** Why nothing more was changed. */
  error?: string | undefined;
}

/** Room for the bar under the last rows, so that they can be scrolled out from under it; in px. */
const ROOM = '80px';

/**
 * What can be done with the chosen requests of a list: a bar over the bottom of the screen, which moves none of the rows.
 *
 * Use: with a list of requests of which several can be chosen.
 * Not for: what is done with the whole list, which stands above it.
 * Keyboard: Enter, Space: press a button; Escape: closes the list of the colleagues; Up, Down: move in it.
 * Focus: stays in the bar while the chosen change; it goes to the heading of the list when the bar disappears with it.
 * Screen reader: a region with a name; the number of the chosen is read when it changes, and so is that a change runs.
 * @see B-044
 * @keywords seleção, em lote, assumir, passar, exportar, bulk actions
 */
export function SelectionBar(props: SelectionBarProps) {
  const { count, onTakeOver, onHandOver, onLoadConsultants, onExport, onClear, running, error } = props;
  const t = useTexts(selectionBarTexts);
  const language = useUiLanguage();
  const [choosing, setChoosing] = useOpen({ open: props.choosing, defaultOpen: false, onOpenChange: props.onChoosingChange });
  const bar = useRef<HTMLElement>(null);
  const handOver = useRef<HTMLButtonElement>(null);
  const pending = running !== undefined;
  const shown = (number: number) => number.toLocaleString(language);

  useLayoutEffect(() => {
    const within = bar.current;
    const around = originOf(within?.parentElement ?? null);
    const { style } = document.documentElement;
    const before = { paddingBottom: style.paddingBottom, scrollPaddingBottom: style.scrollPaddingBottom };
    Object.assign(style, { paddingBottom: ROOM, scrollPaddingBottom: ROOM });
    return () => {
      Object.assign(style, before);
      if (within?.contains(document.activeElement)) queueMicrotask(() => returnFocus({ ...around, element: null }));
    };
  }, []);

  function close() {
    setChoosing(false);
    // The button is rendered again before the next frame.
    requestAnimationFrame(() => handOver.current?.focus());
  }

  return (
    <section
      ref={bar}
      data-slot="selection-bar"
      data-keeps-clear=""
      aria-label={t('label')}
      className="g:fixed g:inset-x-0 g:bottom-3 g:z-30 g:mx-auto g:flex g:w-fit g:max-w-[calc(100%-1.5rem)] g:flex-wrap g:items-center g:gap-x-2 g:gap-y-1.5 g:rounded-md g:border g:border-line-strong g:bg-surface-1 g:py-2 g:pe-2 g:ps-3.5 g:shadow-pop g:max-sm:w-full"
    >
      <span role="status" className="g:me-1 g:font-medium g:tabular">
        {pending ? <span className="g:sr-only">{t('changing')}</span> : t('count', { count })}
      </span>
      {running && (
        <span className="g:flex g:items-center g:gap-2 g:text-ink-2 g:text-sm">
          {/* Not announced: each step would be too much to listen to. */}
          <span aria-hidden="true" className="g:tabular">
            {t('progress', { done: shown(running.done), total: shown(running.total) })}
          </span>
          <ProgressBar label={t('changing')} share={running.done / running.total} />
        </span>
      )}
      {error !== undefined && !pending && <InlineError>{error}</InlineError>}
      {choosing && onHandOver && onLoadConsultants ? (
        <ConsultantChoice
          present={null}
          onLoadConsultants={onLoadConsultants}
          onChoose={(consultant) => {
            onHandOver(consultant);
            close();
          }}
          onCancel={close}
        />
      ) : (
        <span className="g:flex g:flex-wrap g:items-center g:gap-1.5 g:max-sm:w-full">
          {onTakeOver && (
            <Button size="sm" pending={pending} onClick={onTakeOver}>
              {t('takeOver')}
            </Button>
          )}
          {onHandOver && (
            <Button ref={handOver} size="sm" pending={pending} onClick={() => setChoosing(true)}>
              {t('handOver')}
            </Button>
          )}
          {onExport && (
            <Button size="sm" tone="quiet" disabled={pending} onClick={onExport}>
              <Download aria-hidden="true" />
              {t('export')}
            </Button>
          )}
          <Button size="sm" tone="quiet" disabled={pending} onClick={onClear}>
            <X aria-hidden="true" />
            {t('clear')}
          </Button>
        </span>
      )}
    </section>
  );
}
