import type { IssueCheck } from '@guiche/domain/checklist';
import type { Service } from '@guiche/domain/entities';
import { checklistMessages } from '@guiche/domain/messages/checklist';
import { dialogsMessages } from '@guiche/domain/messages/dialogs';
import { type ReactNode, useRef } from 'react';
import { useMessage, useTexts, useViolationText } from '../../i18n/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { Dialog } from '../../primitives/dialog/index.ts';
import { type CheckedService, IssueChecklist } from '../internal/issue-checklist.tsx';
import { useCheckReason } from '../internal/use-check-reason.tsx';
import { issueCheckDialogTexts } from './issue-check-dialog.texts.ts';

export interface IssueCheckDialogProps {
  /** Whether the dialog is shown. */
  open: boolean;
  /** Called with `false` by the harmless button and by Escape. */
  onOpenChange: (open: boolean) => void;
  /** The quote that is to be issued, with its check list, of which something is open. */
  checked: CheckedService;
  /** What is issued, under the title. */
  context?: ReactNode;
  /** Leads to the field of a line of the check list; the caller closes the dialog. Without it no line has a way there. */
  onGoTo?: ((service: Service, check: IssueCheck) => void) | undefined;
  /** The reason with which the dialog opens. */
  defaultReason?: string;
  /** Called with the reason as it is typed: given back as `defaultReason`, it is there when the dialog opens again. */
  onReasonChange?: (text: string) => void;
  /** Called with the reason, trimmed. The caller closes the dialog. */
  onConfirm: (motivo: string) => void;
}

/**
 * Asks before a provider issues a quote in whose check list something is open: the list, and why it is issued all the same.
 *
 * Use: before an issue that a provider carries out at once, when something in its check list is open.
 * Not for: an issue without an open line, which goes on without a question; concluding the issues of a request, which is a
 * `ConcludeIssuesDialog`.
 * Keyboard: Enter, Space: press the button in focus, first the harmless one; Escape: goes back, and the reason is there next time.
 * Focus: on the harmless button; on the reason, when it is missing.
 * Screen reader: a dialog described by what is issued; the refusal of the reason is read at once.
 * @see B-030, B-031
 * @keywords conferência, pendência, emissão automática, check list
 */
export function IssueCheckDialog(props: IssueCheckDialogProps) {
  const { open, onOpenChange, checked, context, onGoTo, defaultReason = '', onReasonChange, onConfirm } = props;
  const t = useTexts(issueCheckDialogTexts);
  const message = useMessage(dialogsMessages);
  const back = useRef<HTMLButtonElement>(null);
  const say = useViolationText(checklistMessages);
  const reason = useCheckReason({ label: t('reason'), say, defaultReason, onReasonChange });

  function handleConfirm() {
    const motivo = reason.judged();
    if (motivo !== null) onConfirm(motivo);
  }
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="sm"
      initialFocus={back}
      title={t('title')}
      context={context}
      footer={
        <>
          <Button ref={back} onClick={() => onOpenChange(false)}>
            {message('cancelar')}
          </Button>
          <Button tone="primary" onClick={handleConfirm}>
            {t('confirm')}
          </Button>
        </>
      }
    >
      <div className="g:grid g:gap-3">
        <IssueChecklist checked={[checked]} onGoTo={onGoTo} />
        {reason.field}
        <p className="g:text-ink-2 g:text-sm">{t('explanation')}</p>
      </div>
    </Dialog>
  );
}
