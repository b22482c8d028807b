import { useRef } from 'react';
import { useTexts } from '../../i18n/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { Dialog } from '../../primitives/dialog/index.ts';
import { bulkResultDialogTexts } from './bulk-result-dialog.texts.ts';
import { useBulkSummary } from './use-bulk-summary.ts';

/** A request that was left as it is. */
export interface RefusedRequest {
  readonly uuid: string;
  /** Its number, as the list shows it. */
  readonly number: number;
  /** Why, in a sentence. */
  readonly reason: string;
}

export interface BulkResultDialogProps {
  /** Whether the window is shown. */
  open: boolean;
  /** Called with `false` for Escape and for the buttons that close it. */
  onOpenChange: (open: boolean) => void;
  /** How many were changed. */
  done: number;
  /** The colleague to whom they were handed; without one the user took them over. */
  handedTo?: string | undefined;
  /** Those that were left as they are. */
  refused: readonly RefusedRequest[];
  /** Called to try the refused ones again. The caller closes the window. */
  onRetry: () => void;
}

/**
 * What became of many requests that were changed at once: how many were, and each that was not with its reason.
 *
 * Use: after a change of many of which some were refused.
 * Not for: a change that went well for all, which is a toast.
 * Keyboard: Escape: closes; Enter, Space: try again, on its button.
 * Focus: on the button that closes; it returns to what had it before.
 * Screen reader: a dialog, named by the numbers; the refused requests are a list.
 * @see B-044
 * @keywords resultado, em lote, recusadas, bulk result
 */
export function BulkResultDialog({ open, onOpenChange, done, handedTo, refused, onRetry }: BulkResultDialogProps) {
  const t = useTexts(bulkResultDialogTexts);
  const close = useRef<HTMLButtonElement>(null);
  const summary = useBulkSummary();

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={summary({ done, refused: refused.length, handedTo })}
      context={t('left')}
      initialFocus={close}
      footer={
        <>
          <Button ref={close} onClick={() => onOpenChange(false)}>
            {t('close')}
          </Button>
          <Button tone="primary" onClick={onRetry}>
            {t('retry')}
          </Button>
        </>
      }
    >
      <ul className="g:own">
        {refused.map(({ uuid, number, reason }, place) => (
          <li key={uuid} className={`g:flex g:gap-4 g:border-line g:py-2 ${place > 0 ? 'g:border-t' : ''}`}>
            <span className="g:shrink-0 g:font-medium g:tabular">{number}</span>
            <span className="g:min-w-0 g:wrap-anywhere">{reason}</span>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
