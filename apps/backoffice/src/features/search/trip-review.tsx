import { activeProfile, PROFILES } from '@guiche/domain/access';
import type { TravelRequest } from '@guiche/domain/entities';
import { enumLabel } from '@guiche/domain/enums';
import { requestsMessages } from '@guiche/domain/messages/requests';
import { chosenTotal } from '@guiche/domain/quotes';
import { awaitsApprover, editingMode, requestWasRefused, serviceRoute, servicesOf, statusGroup } from '@guiche/domain/requests';
import { MoneyText } from '@guiche/ui/data/money-text';
import { Badge } from '@guiche/ui/feedback/badge';
import { useMessage } from '@guiche/ui/i18n';
import { useQuery } from '@tanstack/react-query';
import { useText } from '../../shared/i18n/language-provider.tsx';
import { useUser } from '../../shared/session/session-context.tsx';
import { ApprovalBar } from './approval-bar.tsx';
import { ChangesToApprove, changesToApprove } from './changes-to-approve.tsx';
import { HotelsFailure } from './hotels-failure.tsx';
import { ReviewedService } from './reviewed-service.tsx';
import { ReviewedTravellers } from './reviewed-travellers.tsx';
import { SearchSkeleton } from './search-frame.tsx';
import { approvedHotelsQuery } from './searched-trip.ts';
import { useHotelRemoval } from './use-hotel-removal.ts';
import { WhyItIsRefused, WhyItIsReturned } from './why-it-is-back.tsx';

/**
 * How a request stands, what was chosen for each of its services, to be read, and what of it is no longer what was approved; its approver
 * removes hotels, and approves or refuses the whole.
 * @see S-001, S-096, S-354, A-108
 */
export function TripReview({ request }: { request: TravelRequest }) {
  const t = useText();
  const message = useMessage(requestsMessages);
  const label = enumLabel('status_solicitacao', request.status);
  const approves = activeProfile(useUser()) === PROFILES.APPROVER && awaitsApprover(request.status);
  const services = servicesOf(request);
  const hotels = useQuery({ ...approvedHotelsQuery(request.id), enabled: request.servicosHotel.length > 0 });
  const removal = useHotelRemoval(request);
  if (hotels.isError) return <HotelsFailure hotels={hotels} />;
  if (hotels.isLoading) return <SearchSkeleton />;
  const stays = hotels.data ?? [];
  const staysOf = (id: string) => stays.find((stay) => stay.id === id);
  const left = services.filter(({ id }) => !staysOf(id)?.removido);
  const total = chosenTotal(left);
  const removed = services.flatMap((service) =>
    left.includes(service) ? [] : staysOf(service.id)?.escolhida?.nome || serviceRoute(service),
  );
  // What changed is told with its change, and once.
  const changes = changesToApprove(request);
  const unchanged = services.filter((service) => changes.every((change) => change.service !== service));
  return (
    <div className="g:grid g:gap-3">
      <div className="g:flex g:flex-wrap g:items-center g:justify-between g:gap-2">
        {label !== null && <Badge tone={approves ? 'warning' : 'neutral'}>{message(label)}</Badge>}
        {approves && <ApprovalBar request={request} total={total} removed={removed} saving={removal.saving !== undefined} />}
      </div>
      {requestWasRefused(request.status) && <WhyItIsRefused idViagem={request.id} />}
      {statusGroup(request.status) === 'RASCUNHO' && <WhyItIsReturned idViagem={request.id} isDraft />}
      <ChangesToApprove changes={changes} stayOf={staysOf} />
      {unchanged.length > 0 && (
        <ul className="g:grid g:gap-2">
          {unchanged.map((service) => {
            const stay = staysOf(service.id);
            return (
              <li key={service.id}>
                <ReviewedService
                  service={service}
                  stay={stay}
                  removedBy={approves ? null : (request.aprovadorSolicitacao?.nome ?? null)}
                  pending={removal.saving === service.id}
                  onRemove={
                    approves && stay && editingMode(request.status) === 'aprovacao'
                      ? (removed) => removal.save(stays, stay, removed)
                      : undefined
                  }
                />
              </li>
            );
          })}
        </ul>
      )}
      {total !== null && (
        <p className="g:flex g:flex-wrap g:items-baseline g:justify-end g:gap-x-3">
          <span className="g:text-ink-2">{t('search.total')}</span>
          <MoneyText value={total} currency="BRL" className="g:font-semibold g:text-xl" />
        </p>
      )}
      <ReviewedTravellers travellers={request.colaboradores} />
    </div>
  );
}
