import { CircleAlert, Trash2 } from 'lucide-react';
import { type MouseEvent, type ReactNode, useState } from 'react';
import { useFormState } from 'react-hook-form';
import { useTexts } from '../../i18n/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { ConfirmDialog } from '../../primitives/confirm-dialog/index.ts';
import { Kbd } from '../../primitives/kbd/index.ts';
import { errorCount } from '../form-section/index.ts';
import { entityFormTexts } from './entity-form.texts.ts';

/** The keys that save, the same in every language of the product. */
const SAVE_KEYS = 'Ctrl+Enter';

interface FormFooterProps {
  summary: ReactNode;
  readOnly: boolean;
  /** A save runs. */
  busy: boolean;
  /** Closing keeps what was typed. */
  keepsDraft: boolean;
  onNextRefused: () => void;
  /** Undefined for a form that stays. */
  onClose: (() => void) | undefined;
  /** The form stands on a page and not in a window. */
  onPage: boolean;
  /** Discards what was typed; undefined when no draft is kept. */
  onDiscard: (() => void) | undefined;
}

/** The second of two presses on a button falls beside it when a refusal has moved the footer: the focus stays on the refused field. */
function holdFocus(event: MouseEvent<HTMLElement>) {
  if (event.detail > 1 && event.target instanceof Element && !event.target.closest('button')) event.preventDefault();
}

/** Summary and actions of a form. Stays in sight at the bottom of the scrolling area. */
export function FormFooter({ summary, readOnly, busy, keepsDraft, onNextRefused, onClose, onPage, onDiscard }: FormFooterProps) {
  const t = useTexts(entityFormTexts);
  const { errors, isDirty } = useFormState();
  const [discarding, setDiscarding] = useState(false);
  const toMend = errorCount(errors);
  const changed = isDirty && !readOnly;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: nothing is done by the press; only what it would do to the focus is prevented.
    <footer
      data-slot="form-footer"
      onMouseDown={holdFocus}
      data-keeps-clear=""
      // The padding of a window's body is not covered by itself; a page has none.
      className={`g:sticky ${onPage ? 'g:bottom-0 g:rounded-b-md' : 'g:-bottom-4'} g:z-10 g:-mx-4 g:mt-auto g:-mb-4 g:flex g:flex-wrap g:items-center g:gap-x-4 g:gap-y-2 g:border-line g:border-t g:bg-surface g:px-4 g:py-3`}
    >
      {summary}
      <div className="g:ms-auto g:flex g:flex-wrap g:items-center g:justify-end g:gap-2">
        {toMend > 0 && (
          <Button tone="quiet" onClick={onNextRefused}>
            <span className="g:inline-flex g:items-center g:gap-1.5 g:text-danger-ink">
              <CircleAlert aria-hidden="true" className="g:size-4" />
              {t('toMend', { count: toMend })}
            </span>
          </Button>
        )}
        {changed && onDiscard && (
          <Button tone="quiet" onClick={() => setDiscarding(true)}>
            {/* On a phone the words of all three would take two rows of the little that is left for the fields. */}
            <Trash2 aria-hidden="true" className="g:sm:hidden" />
            <span className="g:max-sm:sr-only">{t('discard')}</span>
          </Button>
        )}
        {onClose && <Button onClick={onClose}>{t(changed && keepsDraft ? 'closeKeeping' : 'close')}</Button>}
        {!readOnly && (
          <Button type="submit" tone="primary" pending={busy} aria-keyshortcuts="Control+Enter">
            {t('save')}
            <span aria-hidden="true" className="g:max-sm:hidden">
              <Kbd>{SAVE_KEYS}</Kbd>
            </span>
          </Button>
        )}
      </div>
      <ConfirmDialog
        open={discarding}
        onOpenChange={setDiscarding}
        tone="danger"
        title={t('discardTitle')}
        description={t('discardText')}
        onConfirm={() => {
          setDiscarding(false);
          onDiscard?.();
        }}
      />
    </footer>
  );
}
