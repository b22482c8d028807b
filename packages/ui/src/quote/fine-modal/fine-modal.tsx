import { Ban } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { Banner } from '../../feedback/banner/index.ts';
import { useTexts } from '../../i18n/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { Dialog } from '../../primitives/dialog/index.ts';
import { Kbd } from '../../primitives/kbd/index.ts';
import { type CloseActions, useDiscardQuestion } from '../discard-question.tsx';
import { confirmOnKeys } from '../fine-section/confirm-on-keys.ts';
import { DiscardFine } from '../fine-section/discard-fine.tsx';
import { fineTexts } from '../fine-section/fine.texts.ts';
import { FineFields, type FineFieldsProps } from '../fine-section/fine-fields.tsx';
import type { FineSectionProps } from '../fine-section/index.ts';
import { useFineEntry } from '../fine-section/use-fine-entry.ts';
import { fineModalTexts } from './fine-modal.texts.ts';

/** The keys that confirm, the same in every language of the product. */
const CONFIRM_KEYS = 'Ctrl+Enter';

/** What the page can do to the open window. */
export type FineModalActions = CloseActions;

export interface FineModalProps extends FineSectionProps, Pick<FineFieldsProps, 'facts'> {
  /** Whether the window is shown. */
  open: boolean;
  /** Called with `false` for Escape and the buttons that close it, after a question when something was typed. Not while `pending`. */
  onOpenChange: (open: boolean) => void;
  /** Given what the page can do to the window, for a browser's Back that must ask before what was typed is lost. */
  actionsRef?: RefObject<FineModalActions | null> | undefined;
  /** What is cancelled; names the window. */
  title: ReactNode;
  /** The service: place, dates and travellers, under the title. */
  context?: ReactNode;
  /** The words of the confirming button, when it cancels more than the issue. */
  confirmLabel?: string | undefined;
  /** What the person has to know before confirming. */
  children?: ReactNode;
}

/**
 * The window in which an issue is cancelled with its fine: total and date, the fine with its balance option, and beside them what the client
 * pays or gets. Confirming is the one action; a refusal and a failure leave what was typed.
 *
 * Use: to build the fine window of a further kind of service.
 * Not for: a kind that has a window of its own.
 * Parts: those of the `HotelFineModal`.
 * Keyboard: Ctrl+Enter: confirms, from its fields; Left, Right: choose the option; Escape: closes, after a question when something was typed.
 * Focus: on the fine; after a refusal on it again.
 * Screen reader: a dialog named by `title`, described by `context`; what the client pays or gets is read when typing pauses.
 * @see, B-033
 * @keywords multa, cancelamento, estorno, reembolso, fine
 */
export function FineModal(props: FineModalProps) {
  const { open, onOpenChange, actionsRef, title, context, confirmLabel, children, quote, now, facts, pending = false, failure } = props;
  const t = useTexts(fineTexts);
  const leaving = useTexts(fineModalTexts);
  const entry = useFineEntry({ ...props, refused: props.refused, pending });
  const { close, question } = useDiscardQuestion({
    touched: entry.touched,
    pending,
    actionsRef,
    note: t('discardNote'),
    onClose: () => onOpenChange(false),
  });
  return (
    <>
      <Dialog
        open={open}
        onOpenChange={close}
        title={title}
        context={context}
        size="lg"
        initialFocus={entry.fineField}
        footer={
          <>
            {entry.discard && <DiscardFine pending={pending} onDiscard={entry.discard} />}
            <Button onClick={close}>{leaving('close')}</Button>
            <Button tone="danger" pending={pending} aria-keyshortcuts="Control+Enter" onClick={entry.confirm}>
              <Ban aria-hidden="true" />
              {confirmLabel ?? t('confirm')}
              <span aria-hidden="true" className="g:max-sm:hidden">
                <Kbd>{CONFIRM_KEYS}</Kbd>
              </span>
            </Button>
          </>
        }
      >
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the fields inside. */}
        <div className="g:grid g:gap-4" onKeyDown={confirmOnKeys(entry.confirm)}>
          {failure && <Banner tone="danger" title={failure} />}
          {children}
          <FineFields quote={quote} now={now} entry={entry} {...(facts && { facts })} />
        </div>
      </Dialog>
      {question}
    </>
  );
}
