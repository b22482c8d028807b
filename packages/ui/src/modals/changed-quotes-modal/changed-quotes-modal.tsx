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
import { Table, TableCell, TableHeading } from '../../primitives/table/index.ts';
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
 * Screen reader: a table with a row for each quote.
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
        <Table
          label={t('title')}
          head={
            <>
              <TableHeading>{t('quote')}</TableHeading>
              <TableHeading align="end">{t('total')}</TableHeading>
              <TableHeading align="end">{t('balance')}</TableHeading>
            </>
          }
        >
          {quotes.map((quote) => (
            <tr key={quote.id} className="g:own">
              <TableCell>{quoteOffer(quote)}</TableCell>
              <TableCell align="end">
                <MoneyText value={quote.total} currency={quote.moeda?.codigo ?? 'BRL'} />
              </TableCell>
              <TableCell align="end">
                <MoneyText value={quote.saldoEntrada?.valorEntrada ?? null} currency={quote.moeda?.codigo ?? 'BRL'} />
              </TableCell>
            </tr>
          ))}
        </Table>
      )}
    </Dialog>
  );
}
