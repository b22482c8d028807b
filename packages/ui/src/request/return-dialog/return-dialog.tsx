import type { TravelRequest } from '@guiche/domain/entities';
import type { StatusSolicitacao } from '@guiche/domain/enums';
import { servicesOf, statusAfterReturn } from '@guiche/domain/requests';
import { type ReactNode, useState } from 'react';
import { type TextKey, useTexts } from '../../i18n/index.ts';
import { ConfirmDialog } from '../../primitives/confirm-dialog/index.ts';
import { returnDialogTexts } from './return-dialog.texts.ts';

export interface ReturnDialogProps {
  /** Whether the dialog is shown. */
  open: boolean;
  /** Not called with `false` while `pending`. */
  onOpenChange: (open: boolean) => void;
  /** The request to return, with its services and quotes: they decide where it goes. */
  request: TravelRequest;
  /** The return is on its way. */
  pending?: boolean;
  /** Why it failed; the dialog stays open with what was typed. */
  error?: ReactNode;
  /** Called with the justification. The caller closes the dialog. */
  onConfirm: (justification: string) => void;
}

/** The text that tells where a return leads. */
const CONSEQUENCE: Partial<Record<StatusSolicitacao, TextKey<typeof returnDialogTexts>>> = {
  RASCUNHO: 'toRequester',
  COTACAO_AGENCIA: 'toQuoting',
  SELECAO_COTACAO: 'toClient',
  EMISSAO: 'toIssuing',
  FECHAMENTO: 'toClosing',
};

/**
 * Asks why a request is returned, and says where it goes: to the requester, to quoting, to the client's choice, to issuing or to the closing.
 *
 * Use: before a request is returned one step.
 * Not for: concluding, which is a `ConcludeDialog`; any other question, which is a `ConfirmDialog`.
 * Parts: those of `ConfirmDialog` with a text field.
 * Keyboard: Ctrl+Enter: returns, from the text; Escape: goes back, and the text is there next time.
 * Focus: on the text.
 * Screen reader: an alert dialog; the refusal of the text is read at once.
 * @see
 * @keywords retornar, devolver, justificativa
 */
export function ReturnDialog({ request, ...dialog }: ReturnDialogProps) {
  const t = useTexts(returnDialogTexts);
  // What was typed is there again after an Escape.
  const [typed, setTyped] = useState('');
  const quotes = servicesOf(request).flatMap(({ cotacoes }) => [...cotacoes]);
  const target = statusAfterReturn(request.status, quotes);
  const consequence = target && CONSEQUENCE[target];
  return (
    <ConfirmDialog
      {...dialog}
      title={t('title', { number: request.idSolicitacao })}
      description={consequence && t(consequence)}
      kind="confirmarCancelar"
      confirmLabel={t('confirm')}
      tone="warning"
      question={{ label: t('justification'), limited: true, defaultValue: typed, onValueChange: setTyped }}
    />
  );
}
