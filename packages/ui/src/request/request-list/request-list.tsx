import { requestListsMessages } from '@guiche/domain/messages/request-lists';
import { Inbox } from 'lucide-react';
import type { ReactNode } from 'react';
import { EmptyState } from '../../feedback/empty-state/index.ts';
import { ErrorState } from '../../feedback/error-state/index.ts';
import { useMessage, useTexts } from '../../i18n/index.ts';
import { useLasting } from '../../internal/use-lasting.ts';
import { useMediaQuery } from '../../internal/use-media-query.ts';
import { onDemand } from '../../on-demand/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { requestListTexts } from './request-list.texts.ts';
import type { RequestListProps } from './request-list-props.ts';
import { RequestTable } from './request-table.tsx';
import { RowTips } from './row-tips.tsx';

// Its code comes while the requests do: a wide screen does without it.
const RequestCards = onDemand(async () => (await import('./request-cards.tsx')).RequestCards);

/**
 * Requests by deadline: a dense table on a wide screen, cards on a narrow one. A press anywhere on a row opens it.
 *
 * Use: to choose the request that is worked on next.
 * Not for: a report, or a list of other things.
 * Keyboard: Tab: goes from row to row (the number is the link) and to a row's own buttons; Enter: opens the row. A row in focus shows the
 * names that are cut in it.
 * Screen reader: a table with column headings, or a list of articles; says that it loads, that it is empty, that it failed.
 * @see
 * @keywords solicitações, lista, fila, atendimento
 */
export function RequestList(props: RequestListProps) {
  const { requests, searching = false, filtered = false, emptyHint, onClearFilters, error, onRetry } = props;
  const t = useTexts(requestListTexts);
  const message = useMessage(requestListsMessages);
  const wide = useMediaQuery('(min-width: 80rem)');
  const Rows = wide ? RequestTable : RequestCards;
  const old = useLasting(searching);
  return (
    <div
      data-slot="request-list"
      aria-busy={(requests === undefined && !error) || searching || undefined}
      className={old ? 'g:shown-as-old' : undefined}
    >
      {error ? (
        <Frame>
          <ErrorState title={error} onRetry={onRetry} />
        </Frame>
      ) : requests?.length === 0 ? (
        <Frame>
          <EmptyState
            icon={<Inbox />}
            title={message('nenhuma_solicitacao_encontrada')}
            action={filtered && onClearFilters && <Button onClick={onClearFilters}>{t('clearFilters')}</Button>}
          >
            {filtered ? t('filteredHint') : (emptyHint ?? t('emptyHint'))}
          </EmptyState>
        </Frame>
      ) : (
        <>
          {requests === undefined && (
            <p role="status" className="g:sr-only">
              {t('loading')}
            </p>
          )}
          <RowTips>
            <Rows {...props} />
          </RowTips>
        </>
      )}
    </div>
  );
}

function Frame({ children }: { children: ReactNode }) {
  return <div className="g:rounded-md g:border g:border-line g:bg-surface-1">{children}</div>;
}
