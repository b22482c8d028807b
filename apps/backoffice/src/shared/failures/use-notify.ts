import type { TipoMensagem } from '@guiche/domain/enums';
import type { TextArguments, Topic, TopicKey, TopicText } from '@guiche/domain/messages';
import { errorsMessages } from '@guiche/domain/messages/errors';
import { useTakeBackToast, useToast } from '@guiche/ui/feedback/toast';
import { useMessage, useMessageLookup } from '@guiche/ui/i18n';
import { useMemo } from 'react';
import { useText } from '../i18n/language-provider.tsx';
import { type FailureNotice, failureNotice, type KeptKey } from './failure-notice.ts';

export interface Notify<Each extends Topic> {
  success: <Key extends TopicKey<Each>>(key: Key, ...params: TextArguments<Key, TopicText<Each, Key>>) => void;
  /** Returns a function that takes it back. */
  say: <Key extends TopicKey<Each>>(tipo: TipoMensagem, key: Key, ...params: TextArguments<Key, TopicText<Each, Key>>) => () => void;
  /**
   * Shows the notice for a failed call; the key is its default text, `cutOff` what is said without a connection in place of the common words:
   * by a window with fields that what was typed was kept. Returns a function that takes it back. @see
   */
  failure: (error: unknown, fallback?: TopicKey<Each>, cutOff?: TopicKey<Each> | KeptKey) => () => void;
  /** What `failure` would say. */
  words: (error: unknown, fallback?: TopicKey<Each>, cutOff?: TopicKey<Each> | KeptKey) => string;
  /** Takes back what `success` shows. */
  takeBack: <Key extends TopicKey<Each>>(key: Key, ...params: TextArguments<Key, TopicText<Each, Key>>) => void;
}

/** Shows texts of some topics, and notices for failed calls, in toasts. */
export function useNotify<const Topics extends readonly Topic[]>(...topics: Topics): Notify<Topics[number]> {
  const t = useText();
  const toast = useToast();
  const takeBack = useTakeBackToast();
  const message = useMessage(...topics);
  const failed = useMessage(errorsMessages);
  const find = useMessageLookup();
  // By hand: the compiler leaves out a function with a list of parameters, and all that is made of what it returns would be made anew.
  return useMemo(() => {
    const wordsOf = (notice: FailureNotice<string>) => ('key' in notice ? (find(notice.key) ?? failed('erro_padrao')) : notice.titulo);
    return {
      success: (key, ...params) => toast({ tipo: 'SUCCESS', text: message(key, ...params) }),
      say(tipo, key, ...params) {
        const said = { tipo, text: message(key, ...params) };
        toast(said);
        return () => takeBack(said);
      },
      failure(error, fallback, cutOff) {
        const notice = failureNotice(error, fallback, cutOff);
        const mustReload = 'key' in notice && notice.key === 'codigo_nao_carregado';
        const action = mustReload ? { label: t('routeError.reload'), onAct: () => location.reload() } : undefined;
        const said = { tipo: notice.tipo, text: wordsOf(notice), action };
        toast(said);
        return () => takeBack(said);
      },
      words: (error, fallback, cutOff) => wordsOf(failureNotice(error, fallback, cutOff)),
      takeBack: (key, ...params) => takeBack({ tipo: 'SUCCESS', text: message(key, ...params) }),
    };
  }, [t, toast, takeBack, message, failed, find]);
}
