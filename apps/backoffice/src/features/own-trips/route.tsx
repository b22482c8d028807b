import { activeProfile, PROFILES } from '@guiche/domain/access';
import { requestListsMessages } from '@guiche/domain/messages/request-lists';
import { searchMessages } from '@guiche/domain/messages/search';
import { EmptyState } from '@guiche/ui/feedback/empty-state';
import { ErrorState } from '@guiche/ui/feedback/error-state';
import { useMessage } from '@guiche/ui/i18n';
import { Skeleton } from '@guiche/ui/primitives/skeleton';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Inbox } from 'lucide-react';
import { useEffect } from 'react';
import { useNotify } from '../../shared/failures/use-notify.ts';
import { useText } from '../../shared/i18n/language-provider.tsx';
import { followTripTabs } from '../../shared/requests/trip-tabs.ts';
import { useUser } from '../../shared/session/session-context.tsx';
import { useDocumentTitle } from '../../shared/use-document-title.ts';
import { OwnTrip } from './own-trip.tsx';
import { ownTripsQuery } from './queries.ts';

/** The requests of a traveller or an approver, from which the searches and the review of each are opened. @see A-015, S-001 */
export function Component() {
  const t = useText();
  const message = useMessage(requestListsMessages);
  const notify = useNotify(searchMessages);
  const approves = activeProfile(useUser()) === PROFILES.APPROVER;
  const trips = useQuery(ownTripsQuery());
  const client = useQueryClient();
  useEffect(() => followTripTabs(null, () => void client.invalidateQueries({ queryKey: ownTripsQuery().queryKey })), [client]);
  const title = t(approves ? 'ownTrips.toApprove' : 'ownTrips.title');
  useDocumentTitle(title);

  function content() {
    if (trips.isError)
      return (
        <ErrorState
          title={notify.words(trips.error, 'erro_buscar_suas_viagens')}
          onRetry={() => void trips.refetch()}
          pending={trips.isFetching}
        />
      );
    if (!trips.data)
      return (
        <div role="status" aria-busy="true" aria-label={t('ownTrips.loading')} className="g:grid g:gap-3">
          {['a', 'b', 'c'].map((key) => (
            <Skeleton key={key} className="g:h-28" />
          ))}
        </div>
      );
    if (trips.data.length === 0)
      return (
        <div className="g:rounded-md g:border g:border-line g:bg-surface-1">
          <EmptyState icon={<Inbox />} title={message('nenhuma_solicitacao_encontrada')}>
            {t(approves ? 'ownTrips.noneToApprove' : 'ownTrips.none')}
          </EmptyState>
        </div>
      );
    return (
      <ul aria-label={title} className="g:grid g:gap-2">
        {trips.data.map((trip) => (
          <li key={trip.uuid}>
            <OwnTrip trip={trip} approves={approves} />
          </li>
        ))}
      </ul>
    );
  }

  return (
    <>
      <h1 className="g:mb-3 g:font-semibold g:text-xl">{title}</h1>
      {content()}
    </>
  );
}
