import type { dialogsMessages } from '../messages/dialogs/index.ts';
import type { TopicKey } from '../messages/index.ts';

/** The maximum length of a limited text in a confirmation dialog. @see A-292, S-190 */
export const DIALOG_TEXT_LIMIT = 255;

/**
 * Why the text of a confirmation dialog is refused: it is blank or, where the dialog limits it, too long; `undefined` when it may be sent.
 * Blanks around it do not count.
 * @see, S-189, S-190
 */
export function dialogTextRefusal(text: string, limited: boolean): TopicKey<typeof dialogsMessages> | undefined {
  const { length } = text.trim();
  if (length === 0) return 'preencha_o_campo_antes_de_continuar';
  return limited && length > DIALOG_TEXT_LIMIT ? 'texto_limite_255' : undefined;
}
