import type { RequestLogEntry } from '@guiche/domain/entities';
import { newestFirst, requestLogMoment } from '@guiche/domain/logs';
import { logsMessages } from '@guiche/domain/messages/logs';
import { requestLogSentence } from '@guiche/domain/requests';
import type { ReactNode } from 'react';
import { useMessage, useTexts } from '../../i18n/index.ts';
import { LogWindow, type LogWindowProps } from '../internal/log-window.tsx';
import { requestLogTexts } from './request-log.texts.ts';

export interface RequestLogProps extends LogWindowProps {
  /** The number of the request, in the title. */
  number: number;
  /** The client and the travellers in one line, under the title. */
  context?: ReactNode;
  /** The entries in any order; the newest is put first. Undefined while they load. */
  entries: readonly RequestLogEntry[] | undefined;
}

/**
 * The change log of a request: who took it, released it, concluded it and answered it, when, and each changed field with its old and new
 * value side by side. A field leaves the entries that changed it. Printed is the log alone, with nothing folded.
 *
 * An entry of an unknown kind has no sentence; who, when and what changed are shown all the same.
 *
 * Use: for people who ask what happened to a request.
 * Not for: what happened to one of its quotes, which is a `QuoteLog`.
 * Keyboard: Tab: goes to the field, to the print button and to the folded fields; Escape: closes.
 * Screen reader: a dialog with a list of entries; each change is a term with its old and its new value, named so; the number of entries is
 * read when the field changes.
 * @see, B-034
 * @keywords histórico, log, alterações, auditoria, solicitação, audit
 */
export function RequestLog({ number, context, entries, ...window }: RequestLogProps) {
  const t = useTexts(requestLogTexts);
  const message = useMessage(logsMessages);
  const lines =
    entries &&
    newestFirst(entries, requestLogMoment).map((entry) => {
      const sentence = requestLogSentence(entry);
      return {
        sentence: sentence ? message(sentence.key, sentence.params) : '',
        // Who assigned it is who did it.
        user: (entry.atribuidoPor ?? entry.user).name,
        moment: requestLogMoment(entry),
        alteracoes: entry.alteracoes,
      };
    });
  return <LogWindow {...window} title={t('title', { number })} context={context} lines={lines} empty={t('empty')} />;
}
