import type { TipoMensagem } from '@guiche/domain/enums';
import type { MessageKey } from '@guiche/domain/messages';
import { useToast } from '@guiche/ui/feedback/toast';
import { type TextParams, useMessage } from '@guiche/ui/i18n';
import { failureNotice } from './failure-notice.ts';

export interface Notify {
  success: (key: MessageKey, params?: TextParams) => void;
  say: (tipo: TipoMensagem, key: MessageKey, params?: TextParams) => void;
  /** What is said about a failed call; the key is its default text. @see */
  failure: (error: unknown, fallback?: MessageKey) => void;
}

/** Says things in toasts. */
export function useNotify(): Notify {
  const toast = useToast();
  const message = useMessage();
  return {
    success: (key, params) => toast({ tipo: 'SUCCESS', text: message(key, params) }),
    say: (tipo, key, params) => toast({ tipo, text: message(key, params) }),
    failure(error, fallback) {
      const notice = failureNotice(error, fallback);
      toast({ tipo: notice.tipo, text: 'key' in notice ? message(notice.key) : notice.titulo });
    },
  };
}
