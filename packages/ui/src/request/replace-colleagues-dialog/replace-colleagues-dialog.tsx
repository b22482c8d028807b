import { useTexts, useUiLanguage } from '../../i18n/index.ts';
import { ConfirmDialog } from '../../primitives/confirm-dialog/index.ts';
import { replaceColleaguesDialogTexts } from './replace-colleagues-dialog.texts.ts';

export interface ReplaceColleaguesDialogProps {
  /** Whether the question is asked. */
  open: boolean;
  /** How many of the chosen requests are with colleagues. */
  count: number;
  /** The names of those colleagues. */
  names: readonly string[];
  /** The name of the colleague who gets the requests; without one the user takes them over. */
  next?: string | undefined;
  /** Called by "Sim". The caller takes the question away. */
  onConfirm: () => void;
  /** Called by "Cancelar" and by Escape: nothing is changed. The caller takes the question away. */
  onCancel: () => void;
}

/**
 * Asks once before many requests are taken from colleagues, who are all named.
 *
 * Use: when some of the chosen requests are with colleagues.
 * Not for: a single request, for which `ResponsibleDialog` asks.
 * Parts: those of `ConfirmDialog`.
 * Keyboard: Escape: cancels.
 * Focus: on the second button, which changes nothing.
 * Screen reader: an alert dialog, named by the question.
 * @see A-131, B-044
 * @keywords responsável, assumir, em lote, confirmação
 */
export function ReplaceColleaguesDialog({ open, count, names, next, onConfirm, onCancel }: ReplaceColleaguesDialogProps) {
  const t = useTexts(replaceColleaguesDialogTexts);
  const language = useUiLanguage();
  const held = t('held', { count, names: new Intl.ListFormat(language, { type: 'conjunction' }).format(names) });

  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(stays) => !stays && onCancel()}
      kind="simCancelar"
      tone="warning"
      title={next === undefined ? t('takeOver', { held }) : t('assign', { held, next })}
      onConfirm={onConfirm}
    />
  );
}
