import { searchCars } from '@guiche/contract/searches';
import { activeProfile, isClientProfile, searchAddress } from '@guiche/domain/access';
import type { CarQuote, CarService, TravelRequest } from '@guiche/domain/entities';
import { consolidatorName, quoteName } from '@guiche/domain/quotes';
import { quotesMayChange } from '@guiche/domain/requests';
import { onDemand } from '@guiche/ui/on-demand';
import { Button } from '@guiche/ui/primitives/button';
import { type CarSearchCriteria, CarSearchForm, type CarSearchValues } from '@guiche/ui/search/car-search-form';
import { useQuery } from '@tanstack/react-query';
import { History, Pencil } from 'lucide-react';
import { useState } from 'react';
import { hrefTo } from '../../shared/address/href.ts';
import { api } from '../../shared/api.ts';
import { useText } from '../../shared/i18n/language-provider.tsx';
import { withMessages } from '../../shared/i18n/with-messages.ts';
import { usePlaceSearch } from '../../shared/lookups/use-place-search.ts';
import { useUser } from '../../shared/session/session-context.tsx';
import { carCriteria, sentCarSearch } from './car-criteria.ts';
import { CarResults } from './car-results.tsx';
import { clock } from './clock.ts';
import { NoSources } from './no-sources.tsx';
import { PastSearch } from './past-search.tsx';
import { PriceField } from './range-fields.tsx';
import { searchedCredentialsQuery } from './searched-trip.ts';
import { useCriteria } from './use-criteria.ts';
import { useIsPast } from './use-is-past.ts';
import { useOffers } from './use-offers.ts';

const CarChange = onDemand(async () => (await withMessages(import('./car-change.tsx'))).CarChange);

/** Searches for the cars of a service, and chooses from them; the agency changes those that somebody typed. @see S-358, S-347, S-071 */
export function CarSearch({ request, service }: { request: TravelRequest; service: CarService }) {
  const t = useText();
  const user = useUser();
  const credentials = useQuery(searchedCredentialsQuery(user, 'CARRO', request));
  const { searchCities } = usePlaceSearch();
  const [changing, setChanging] = useState<CarQuote | null>(null);
  const isAgency = !isClientProfile(activeProfile(user));
  const typed = isAgency && quotesMayChange(request.status) ? service.cotacoes.filter(({ tipo }) => tipo === 'OFFLINE') : [];
  const {
    dispatched,
    ask,
    typed: typedCriteria,
  } = useCriteria<CarSearchCriteria, CarSearchValues>(request.id, service.id, carCriteria(service));
  const searchKey = JSON.stringify([service.id, dispatched]);
  const isPast = useIsPast(dispatched.criteria.dataRetirada);
  const offers = useOffers<CarQuote>(
    ['CARRO', searchKey],
    (isPast ? [] : (credentials.data ?? [])).map(({ id, consolidadora }) => ({
      id,
      name: consolidatorName(consolidadora),
      ask: async (signal) => {
        const body = { ...sentCarSearch(dispatched.criteria, service), idAgenciaServico: id };
        return (await api.call(searchCars, { body, signal })).grupoCotacao;
      },
    })),
  );
  if (credentials.data?.length === 0 || credentials.isError)
    return <NoSources error={credentials.error} onRetry={() => void credentials.refetch()} pending={credentials.isFetching} />;
  return (
    <>
      <CarSearchForm
        className="g:mb-3"
        defaultValue={carCriteria(service)}
        searchCities={searchCities}
        onSearch={ask}
        now={clock}
        {...typedCriteria}
      />
      <div className="g:mb-2 g:flex g:flex-wrap g:gap-2">
        <Button asChild size="sm">
          <a href={hrefTo(searchAddress({ kind: 'CARRO', idViagem: request.id, historico: true }, service.id))}>
            <History aria-hidden="true" />
            {t('search.carHistory')}
          </a>
        </Button>
        {typed.map((quote) => (
          <Button key={quote.id} size="sm" onClick={() => setChanging(quote)}>
            <Pencil aria-hidden="true" />
            {t('search.changeCar', { name: quoteName(quote) })}
          </Button>
        ))}
      </div>
      {changing && <CarChange request={request} service={service} quote={changing} onClose={() => setChanging(null)} />}
      {isPast ? (
        <PastSearch />
      ) : (
        <CarResults
          request={request}
          service={service}
          searched={{ ...service, ...dispatched.criteria }}
          searchKey={searchKey}
          offers={{ ...offers, searching: offers.searching || credentials.isPending }}
          groups={offers.groups}
          priceField={(items, value, onValueChange) => <PriceField results={items} value={value} onValueChange={onValueChange} />}
        />
      )}
    </>
  );
}
