import type { AirQuote } from '@guiche/domain/entities';
import { quotesMessages } from '@guiche/domain/messages/quotes';
import { quoteOffer } from '@guiche/domain/quotes';
import { History } from 'lucide-react';
import type { ReactNode } from 'react';
import { MoneyText } from '../../data/money-text/index.ts';
import { EmptyState } from '../../feedback/empty-state/index.ts';
import { ErrorState } from '../../feedback/error-state/index.ts';
import { useMessage, useTexts } from '../../i18n/index.ts';
import { Dialog } from '../../primitives/dialog/index.ts';
import { Skeleton } from '../../primitives/skeleton/index.ts';
import { changedQuotesModalTexts } from './changed-quotes-modal.texts.ts';

export interface ChangedQuotesModalProps {
  /** Whether the window is shown. */
  open: boolean;
  /** Called with `false` for Escape and for the close button. */
  onOpenChange: (open: boolean) => void;
  /** Service, dates and travellers in one line, under the title. */
  context?: ReactNode;
  /** The changed quotes, the newest first; undefined while they load. */
  quotes: readonly AirQuote[] | undefined;
  /** Loads them again; given when they could not be loaded. */
  onRetry?: (() => void) | undefined;
}

/**
 * The changed quotes of an air service, each with its total and what was left of it.
 *
 * Use: where the history of an air service is read.
 * Not for: entering what is left, which is an `EarlierIssuesModal`.
 * Parts: those of a `Dialog`.
 * Keyboard: Escape: closes.
 * Screen reader: a list with an entry for each quote, whose amounts are terms.
 * @see Q-059
 * @keywords cotações alteradas, histórico, saldo de entrada
 */
export function ChangedQuotesModal({ open, onOpenChange, context, quotes, onRetry }: ChangedQuotesModalProps) {
  const t = useTexts(changedQuotesModalTexts);
  const message = useMessage(quotesMessages);
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={t('title')} context={context} size="md">
      {quotes === undefined ? (
        onRetry ? (
          <ErrorState title={t('failed')} onRetry={onRetry} />
        ) : (
          <div role="status" aria-label={t('loading')} className="g:grid g:gap-2">
            <Skeleton className="g:h-7" />
            <Skeleton className="g:h-7" />
          </div>
        )
      ) : quotes.length === 0 ? (
        <EmptyState icon={<History />} title={message('nenhuma_cotacao_alterada')} />
      ) : (
        <ul aria-label={t('title')} className="g:grid g:gap-3">
          {quotes.map((quote) => (
            <ChangedQuote key={quote.id} quote={quote} />
          ))}
        </ul>
      )}
    </Dialog>
  );
}

/** One below the other, with the amounts below the name: beside it two of a million have no room on a phone. */
function ChangedQuote({ quote }: { quote: AirQuote }) {
  const t = useTexts(changedQuotesModalTexts);
  const currency = quote.moeda?.codigo ?? 'BRL';
  return (
    <li className="g:rounded-md g:border g:border-line g:p-3">
      <p className="g:mb-2 g:font-medium">{quoteOffer(quote)}</p>
      <dl className="g:grid g:grid-cols-2 g:gap-x-4">
        <div className="g:own">
          <dt className="g:text-ink-2 g:text-sm">{t('total')}</dt>
          <dd className="g:own">
            <MoneyText value={quote.total} currency={currency} />
          </dd>
        </div>
        <div className="g:own">
          <dt className="g:text-ink-2 g:text-sm">{t('balance')}</dt>
          <dd className="g:own">
            <MoneyText value={quote.saldoEntrada?.valorEntrada ?? null} currency={currency} />
          </dd>
        </div>
      </dl>
    </li>
  );
}
