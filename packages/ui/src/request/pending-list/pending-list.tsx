import { requestListsMessages } from '@guiche/domain/messages/request-lists';
import { byDeadline } from '@guiche/domain/requests';
import { Inbox } from 'lucide-react';
import type { ReactNode } from 'react';
import { EmptyState } from '../../feedback/empty-state/index.ts';
import { ErrorState } from '../../feedback/error-state/index.ts';
import { useMessage, useTexts } from '../../i18n/index.ts';
import { Skeleton } from '../../primitives/skeleton/index.ts';
import { PendingItem } from './pending-item.tsx';
import { pendingListTexts } from './pending-list.texts.ts';
import type { PendingListProps } from './pending-list-props.ts';

/**
 * What the agency still has to do, or waits for: each request with its services and their quotes.
 *
 * Use: where quotes of many requests are looked into without opening each request.
 * Not for: a list to choose a request from, which is a `RequestList`.
 * Parts: for each request its head, with deadline, status, travellers, chat and responsible; below it its services, each with its quotes.
 * Keyboard: Tab: goes from link to chat to quotes, item by item; Enter: opens the one in focus.
 * Screen reader: a list of articles named by the number of the request; a quote says that it opens beside the list, and whether it is open.
 * @see, S-020, S-021
 * @keywords pendências, fila, cotações
 */
export function PendingList({ items, error, onRetry, ...props }: PendingListProps) {
  const t = useTexts(pendingListTexts);
  const message = useMessage(requestListsMessages);
  if (error !== undefined) {
    return (
      <Frame>
        <ErrorState title={error} onRetry={onRetry} />
      </Frame>
    );
  }
  if (items?.length === 0) {
    return (
      <Frame>
        <EmptyState icon={<Inbox />} title={message('nenhuma_solicitacao_encontrada')}>
          {t('empty')}
        </EmptyState>
      </Frame>
    );
  }
  if (!items) {
    return (
      <div role="status" aria-busy="true" className="g:flex g:flex-col g:gap-2">
        <span className="g:sr-only">{t('loading')}</span>
        {['a', 'b', 'c', 'd'].map((key) => (
          <div key={key} className="g:flex g:flex-col g:gap-2 g:rounded-md g:border g:border-line g:bg-surface-1 g:p-3">
            <Skeleton className="g:h-5 g:w-48" />
            <Skeleton className="g:h-4 g:w-40" />
            <Skeleton className="g:h-7 g:w-full" />
          </div>
        ))}
      </div>
    );
  }
  return (
    <ul aria-label={t('label')} className="g:flex g:flex-col g:gap-2">
      {byDeadline(items).map((item) => (
        <li key={item.uuid} className="g:own">
          <PendingItem item={item} {...props} />
        </li>
      ))}
    </ul>
  );
}

function Frame({ children }: { children: ReactNode }) {
  return <div className="g:rounded-md g:border g:border-line g:bg-surface-1">{children}</div>;
}
