import type { Responsible } from '@guiche/domain/entities';
import { requestListsMessages } from '@guiche/domain/messages/request-lists';
import { requestsMessages } from '@guiche/domain/messages/requests';
import type { OpeningQuestion } from '@guiche/domain/responsibility';
import { useMessage, useTexts } from '../../i18n/index.ts';
import { ConfirmDialog } from '../../primitives/confirm-dialog/index.ts';
import { responsibleDialogTexts } from './responsible-dialog.texts.ts';

/**
 * What is asked about the responsible of a request: when it is opened, to take control of a free one (`take-control`) or to go on with a
 * colleague's (`confirm-other`); before its responsible is replaced, to take it over (`take-over`) or to assign it (`assign`).
 */
export type ResponsibleQuestion = Extract<OpeningQuestion, 'take-control' | 'confirm-other'> | 'take-over' | 'assign';

export interface ResponsibleDialogProps {
  /** What is asked; null while nothing is. */
  question: ResponsibleQuestion | null;
  /** Who is responsible now, whom the question names; null while nobody is. */
  responsible?: Responsible | null | undefined;
  /** To whom `assign` assigns the request, who is named too. */
  next?: Responsible | undefined;
  /** Called by "Sim". The caller takes the question away. */
  onConfirm: () => void;
  /** Called by "Não" and by Escape. The caller takes the question away. */
  onDecline: () => void;
}

/**
 * Asks about the responsible of a request: to take control of a free one, to go on with a colleague's, or to replace the present responsible,
 * who is named.
 *
 * Use: when a request is opened, and before a request of a colleague is taken over or assigned.
 * Not for: a free request that is taken over, or one's own that is released: these are done at once.
 * Parts: those of `ConfirmDialog`.
 * Keyboard: Escape: declines.
 * Focus: on the second button, which changes nothing.
 * Screen reader: an alert dialog, named by the question.
 * @see
 * @keywords responsável, assumir, consultor, confirmação
 */
export function ResponsibleDialog({ question, responsible = null, next, onConfirm, onDecline }: ResponsibleDialogProps) {
  const t = useTexts(responsibleDialogTexts);
  const message = useMessage(requestsMessages, requestListsMessages);
  const usuario = responsible?.name ?? '';
  const titles: Record<ResponsibleQuestion, () => string> = {
    'take-control': () => message('assumir_controle_solicitacao'),
    'confirm-other': () => message('confirmar_continuar_outro_consultor', { usuario }),
    'take-over': () => message('confirmar_assumir_de_outro_consultor', { usuario }),
    assign: () => t('assign', { present: usuario, next: next?.name ?? '' }),
  };
  return (
    <ConfirmDialog
      open={question !== null}
      onOpenChange={(open) => !open && onDecline()}
      tone={question === 'take-control' ? 'neutral' : 'warning'}
      title={question && titles[question]()}
      onConfirm={onConfirm}
    />
  );
}
