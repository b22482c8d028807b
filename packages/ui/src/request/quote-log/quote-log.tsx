import type { QuoteLogEntry } from '@guiche/domain/entities';
import { newestFirst, quoteLogLabel } from '@guiche/domain/logs';
import { logsMessages } from '@guiche/domain/messages/logs';
import type { ReactNode } from 'react';
import { useMessage, useTexts } from '../../i18n/index.ts';
import { LogWindow, type LogWindowProps } from '../internal/log-window.tsx';
import { quoteLogTexts } from './quote-log.texts.ts';

export interface QuoteLogProps extends LogWindowProps {
  /** The quote by which a person recognises it, under the title. */
  context: ReactNode;
  /** The entries in any order; the newest is put first. Undefined while they load. */
  entries: readonly QuoteLogEntry[] | undefined;
}

/**
 * The log of a quote: who added, changed, removed or brought it back, when, and each changed field with its old and new value side by side:
 * the itinerary flight by flight, the client's own fields by their names. A field leaves the entries that changed it. Printed is the log
 * alone, with nothing folded.
 *
 * An entry that ended an issue has the calculation that its user saw. An entry from before the fields were recorded shows its `detalhes`.
 *
 * Use: for people who ask what happened to a quote.
 * Not for: what happened to the whole request, which is a `RequestLog`.
 * Keyboard: Tab: goes to the field, to the print button and to the folded fields; Escape: closes.
 * Screen reader: a dialog with a list of entries; each change is a term with its old and its new value, named so; the number of entries is
 * read when the field changes.
 * @see, B-033, B-034
 * @keywords histórico, log, alterações, auditoria, cotação, audit
 */
export function QuoteLog({ context, entries, ...window }: QuoteLogProps) {
  const t = useTexts(quoteLogTexts);
  const message = useMessage(logsMessages);
  const lines =
    entries &&
    newestFirst(entries, ({ data }) => data).map(({ acao, usuario, data, detalhes, alteracoes = [], calculo }) => ({
      sentence: message(quoteLogLabel(acao)),
      user: usuario,
      moment: data,
      alteracoes,
      calculo,
      details: alteracoes.length === 0 ? detalhes : null,
    }));
  return <LogWindow {...window} title={t('title')} context={context} lines={lines} empty={t('empty')} />;
}
