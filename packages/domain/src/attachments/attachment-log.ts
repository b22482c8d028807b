import type { ACAO_ANEXO } from '../enums/index.ts';
import type { attachmentsMessages } from '../messages/attachments/index.ts';
import type { TopicKey } from '../messages/index.ts';
import type { StatusTone } from '../requests/index.ts';

type Action = (typeof ACAO_ANEXO)[number];

/** The look of an entry of an attachment's log. */
export interface AttachmentLogLook {
  readonly tone: StatusTone;
  readonly icon: 'plus' | 'bin' | 'pencil' | 'none';
  /** Null for an unknown action, which is shown as it is. */
  readonly key: TopicKey<typeof attachmentsMessages> | null;
}

const LOOKS: Record<Action, AttachmentLogLook> = {
  ADICIONAR: { tone: 'success', icon: 'plus', key: 'anexo_log_adicionado' },
  REMOVER: { tone: 'danger', icon: 'bin', key: 'anexo_log_removido' },
  ALTERAR: { tone: 'warning', icon: 'pencil', key: 'anexo_log_alterado' },
};
const OTHER: AttachmentLogLook = { tone: 'neutral', icon: 'none', key: null };

function isAction(action: string): action is Action {
  return Object.hasOwn(LOOKS, action);
}

/** Colour, icon and word of an entry of an attachment's log; an unknown action looks neutral. @see Q-078 */
export function attachmentLogLook(action: string): AttachmentLogLook {
  return isAction(action) ? LOOKS[action] : OTHER;
}
