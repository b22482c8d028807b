import { type ReactNode, type RefObject, useImperativeHandle, useState } from 'react';
import { useTexts } from '../i18n/index.ts';
import { ConfirmDialog } from '../primitives/confirm-dialog/index.ts';
import { discardQuestionTexts } from './discard-question.texts.ts';

/** What the page can do to the open window. */
export interface CloseActions {
  /** Closes as Escape does: after the question when something was typed. While the question is shown it goes back to the fields. */
  close: () => void;
}

interface DiscardOptions {
  /** Whether something was typed that closing would lose. */
  touched: boolean;
  pending: boolean;
  actionsRef: RefObject<CloseActions | null> | undefined;
  /** What did not happen, in a sentence. */
  note: string;
  onClose: () => void;
}

/** Closing a window in which something is entered: what was typed is not lost without a question. */
export function useDiscardQuestion({ touched, pending, actionsRef, note, onClose }: DiscardOptions): {
  close: () => void;
  question: ReactNode;
} {
  const t = useTexts(discardQuestionTexts);
  const [asking, setAsking] = useState(false);
  function close() {
    if (pending) return;
    if (touched) setAsking(true);
    else onClose();
  }
  useImperativeHandle(actionsRef, () => ({ close: () => (asking ? setAsking(false) : close()) }));
  return {
    close,
    question: (
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t('title')}
        description={note}
        kind="confirmarCancelar"
        confirmLabel={t('confirm')}
        tone="warning"
        onConfirm={() => {
          setAsking(false);
          onClose();
        }}
      />
    ),
  };
}
