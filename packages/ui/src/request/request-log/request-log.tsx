import type { RemovedQuote, RequestLogEntry } from '@guiche/domain/entities';
import { newestFirst, requestLogMoment } from '@guiche/domain/logs';
import { logsMessages } from '@guiche/domain/messages/logs';
import { requestLogSentence } from '@guiche/domain/requests';
import type { ReactNode } from 'react';
import { useMessage, useTexts } from '../../i18n/index.ts';
import { LogWindow, type LogWindowProps } from '../internal/log-window.tsx';
import { RemovedQuotes } from './removed-quotes.tsx';
import { requestLogTexts } from './request-log.texts.ts';

export interface RequestLogProps extends LogWindowProps {
  /** The number of the request, in the title. */
  number: number;
  /** The client and the travellers in one line, under the title. */
  context?: ReactNode;
  /** The entries in any order; the newest is put first. Undefined while they load. */
  entries: readonly RequestLogEntry[] | undefined;
  /** The quotes that were removed and not brought back, the last one first. */
  removedQuotes?: readonly RemovedQuote[] | undefined;
  /** Shows the log of a quote that was removed. */
  onShowRemoved?: ((quote: RemovedQuote) => void) | undefined;
}

/**
 * The change log of a request: who took it, released it, concluded it and answered it, when, and each changed field with its old and new
 * value side by side. A field leaves the entries that changed it. Printed is the log alone, with nothing folded.
 *
 * Below it are the quotes that were removed, with the way to the log of each: nothing else leads there.
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
export function RequestLog({ number, context, entries, removedQuotes = [], onShowRemoved, ...window }: RequestLogProps) {
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
  return (
    <LogWindow
      {...window}
      title={t('title', { number })}
      context={context}
      lines={lines}
      empty={t('empty')}
      after={removedQuotes.length > 0 && <RemovedQuotes quotes={removedQuotes} onShow={onShowRemoved} />}
    />
  );
}
