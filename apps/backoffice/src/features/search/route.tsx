import { activeProfile, isClientProfile, PROFILES, readSearchPath, type SearchedKind } from '@guiche/domain/access';
import { requestsMessages } from '@guiche/domain/messages/requests';
import { clientMayDecide, quotesMayChange, serviceRoute } from '@guiche/domain/requests';
import { onDemand } from '@guiche/ui/on-demand';
import { useQuery } from '@tanstack/react-query';
import { Navigate, useParams, useSearchParams } from 'react-router';
import { START } from '../../shared/address/href.ts';
import { isMissing } from '../../shared/editor/refusals.ts';
import { isFinal } from '../../shared/failures/is-final.ts';
import { useNotify } from '../../shared/failures/use-notify.ts';
import { useText } from '../../shared/i18n/language-provider.tsx';
import { withMessages } from '../../shared/i18n/with-messages.ts';
import { useUser } from '../../shared/session/session-context.tsx';
import { AirSearch } from './air-search.tsx';
import { BusSearch } from './bus-search.tsx';
import { CarHistory } from './car-history.tsx';
import { CarSearch } from './car-search.tsx';
import { HotelSearch } from './hotel-search.tsx';
import { SearchFailure, SearchFrame, SearchSkeleton } from './search-frame.tsx';
import { searchedTripQuery, servicesOfKind } from './searched-trip.ts';
import { useTripTabs } from './use-trip-tabs.ts';
import { WhyItIsQuotedAgain } from './why-it-is-back.tsx';

// Travellers and approvers alone come to it.
const TripReview = onDemand(async () => (await withMessages(import('./trip-review.tsx'))).TripReview);
const TripChoice = onDemand(async () => (await withMessages(import('./trip-choice.tsx'))).TripChoice);

/** The search that the address names. @see S-013 */
export function Component() {
  const { '*': path = '' } = useParams();
  const [query] = useSearchParams();
  const place = readSearchPath(path);
  if (!place) return <Navigate to={START} replace />;
  const { kind, idViagem, historico } = place;
  const idServico = query.get('servico');
  return <Search key={`${path}?${idServico}`} kind={kind} idViagem={idViagem} historico={historico} idServico={idServico} />;
}

interface SearchProps {
  kind: SearchedKind;
  idViagem: number;
  historico: boolean;
  idServico: string | null;
}

/** One kind of search of a request: of the service that the address names, or of the first of its kind. */
function Search({ kind, idViagem, historico, idServico }: SearchProps) {
  const t = useText();
  const user = useUser();
  const notify = useNotify(requestsMessages);
  const trip = useQuery(searchedTripQuery(user, idViagem));
  const services = trip.data ? servicesOfKind(trip.data, kind) : [];
  const service = services.find(({ id }) => id === idServico) ?? services[0];
  // Nothing can be chosen for it any more: what was chosen is shown.
  const isReview = isClientProfile(activeProfile(user)) && trip.data !== undefined && !quotesMayChange(trip.data.status);
  const chooses = trip.data && activeProfile(user) === PROFILES.TRAVELLER && clientMayDecide(trip.data.status);
  useTripTabs(idViagem, chooses);
  // Approvers review alone, and see nothing that does not wait for them.
  const approves = activeProfile(user) === PROFILES.APPROVER;
  const frame = {
    title: isReview || approves ? t('search.review', { id: idViagem }) : undefined,
    kind,
    idViagem,
    services: isReview ? [] : services.map((one) => ({ id: one.id, label: serviceRoute(one) })),
    ...(service && { current: service.id }),
  };

  function content() {
    if (trip.isPending) return <SearchSkeleton />;
    if (!trip.data) {
      const canRetry = !isFinal(trip.error) && !isMissing(trip.error);
      return (
        <SearchFailure
          title={
            approves && isMissing(trip.error)
              ? t('search.notWaiting', { id: idViagem })
              : notify.words(trip.error, 'solicitacao_nao_encontrada')
          }
          onRetry={canRetry ? () => void trip.refetch() : undefined}
          pending={trip.isFetching}
        />
      );
    }
    const request = trip.data;
    if (chooses) return <TripChoice request={request} />;
    if (isReview) return <TripReview request={request} />;
    switch (service?.tipoServico) {
      case 'AEREO':
        return <AirSearch request={request} service={service} />;
      case 'HOTEL':
        return <HotelSearch request={request} service={service} />;
      case 'CARRO':
        return historico ? <CarHistory request={request} service={service} /> : <CarSearch request={request} service={service} />;
      case 'RODOVIARIO':
        return <BusSearch request={request} service={service} />;
      default:
        return <SearchFailure title={t('search.noService')} />;
    }
  }

  const isQuoted = trip.data !== undefined && quotesMayChange(trip.data.status);
  return (
    <SearchFrame {...frame}>
      {isQuoted && isClientProfile(activeProfile(user)) && <WhyItIsQuotedAgain idViagem={idViagem} />}
      {content()}
    </SearchFrame>
  );
}
