import { saveBusChoices, searchBuses } from '@guiche/contract/searches';
import type { BusQuote, BusService, TravelRequest } from '@guiche/domain/entities';
import type { OrdenacaoRodoviario } from '@guiche/domain/enums';
import { consolidatorName } from '@guiche/domain/quotes';
import { departureTimeFilter, filterResults, priceFilter, type Range, sortBusResults, textFilter } from '@guiche/domain/results';
import { BusResult } from '@guiche/ui/search/bus-result';
import { type BusSearchCriteria, BusSearchForm, type BusSearchValues } from '@guiche/ui/search/bus-search-form';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../shared/api.ts';
import { usePlaceSearch } from '../../shared/lookups/use-place-search.ts';
import { contextOf } from '../../shared/requests/context-of.ts';
import { useUser } from '../../shared/session/session-context.tsx';
import { BusDetails } from './bus-details.tsx';
import { clock } from './clock.ts';
import { describedBus, type FoundItem } from './found-items.ts';
import { NoSources } from './no-sources.tsx';
import { PastSearch } from './past-search.tsx';
import { HourField, PriceField, TextField } from './range-fields.tsx';
import { SearchResults, type SearchView } from './search-results.tsx';
import { searchedCredentialsQuery } from './searched-trip.ts';
import { useCriteria } from './use-criteria.ts';
import { useIsPast } from './use-is-past.ts';
import { useOfferComparison } from './use-offer-comparison.tsx';
import { useOffers } from './use-offers.ts';
import { usePresentYear } from './use-present-year.ts';
import { useSavedChoice } from './use-saved-choice.ts';

type Item = FoundItem<BusQuote>;

interface BusFilters {
  readonly preco: Range | null;
  readonly partida: Range | null;
  readonly texto: string;
}
const NO_FILTERS: BusFilters = { preco: null, partida: null, texto: '' };

/** The buses that pass the filters, in order. @see S-030, S-101 */
function arrange(items: readonly Item[], filters: BusFilters, sort: OrdenacaoRodoviario): readonly Item[] {
  const hasText = textFilter(filters.texto);
  const passing = filterResults(items, priceFilter(filters.preco), departureTimeFilter(filters.partida), ({ described }: Item) =>
    hasText(described),
  );
  return sortBusResults(passing, sort);
}

function Filters({ items, view: { filters, change } }: { items: readonly Item[]; view: SearchView<BusFilters, 'RODOVIARIO'> }) {
  return (
    <>
      <TextField value={filters.texto} onValueChange={(texto) => change({ texto })} />
      <PriceField results={items} value={filters.preco} onValueChange={(preco) => change({ preco })} />
      <HourField way="ida" value={filters.partida} onValueChange={(partida) => change({ partida })} />
    </>
  );
}

/** Searches for the buses of a service, looks at one of them, and chooses from them. @see S-359, S-360, S-099 */
export function BusSearch({ request, service }: { request: TravelRequest; service: BusService }) {
  const credentials = useQuery(searchedCredentialsQuery(useUser(), 'RODOVIARIO', request));
  const { origem, destino, dataIda, viajantes } = service;
  const criteria = { origem, destino, dataIda, dataVolta: null };
  const { searchStations } = usePlaceSearch();
  const { dispatched, ask, typed } = useCriteria<BusSearchCriteria, BusSearchValues>(request.id, service.id, criteria);
  const searchKey = JSON.stringify([service.id, dispatched]);
  const year = usePresentYear();
  const isPast = useIsPast(dispatched.criteria.dataIda);
  const offers = useOffers<BusQuote>(
    ['RODOVIARIO', searchKey],
    (isPast ? [] : (credentials.data ?? [])).map(({ id, consolidadora }) => ({
      id,
      name: consolidatorName(consolidadora),
      ask: async (signal) => {
        const travellers = viajantes.map((one) => one.id);
        const body = [{ ...dispatched.criteria, viajantes: travellers, idServico: service.id, idAgenciaServico: id }];
        return (await api.call(searchBuses, { body, signal })).grupoCotacao;
      },
    })),
  );
  const choice = useSavedChoice({
    kind: 'RODOVIARIO',
    idViagem: request.id,
    save: (escolhida: BusQuote | null) =>
      api.call(saveBusChoices, { params: { idViagem: request.id }, body: [{ id: service.id, escolhida, idEscolhidaAnterior: chosenId }] }),
  });
  const chosenId = service.idCotacaoEscolhida;
  const choose = (quote: BusQuote) => choice.mutate(quote.id === chosenId ? null : quote);
  const searched = { ...service, ...dispatched.criteria };
  const context = contextOf(searched);
  const { compare, comparison } = useOfferComparison({ chosen: service.escolhida, context, disabled: choice.isPending, onChoose: choose });
  const [detailed, setDetailed] = useState<BusQuote | null>(null);
  if (credentials.data?.length === 0 || credentials.isError)
    return <NoSources error={credentials.error} onRetry={() => void credentials.refetch()} pending={credentials.isFetching} />;
  return (
    <>
      <BusSearchForm className="g:mb-3" defaultValue={criteria} searchStations={searchStations} onSearch={ask} now={clock} {...typed} />
      {isPast ? (
        <PastSearch />
      ) : (
        <SearchResults
          kind="RODOVIARIO"
          searchKey={searchKey}
          offers={{ ...offers, searching: offers.searching || credentials.isPending }}
          groups={offers.groups}
          describe={describedBus}
          noFilters={NO_FILTERS}
          firstSort="MENOR_PRECO"
          arrange={arrange}
          filtersOf={(all, view) => <Filters items={all} view={view} />}
          renderResult={({ group }, cheapest) => (
            <BusResult
              group={group}
              year={year}
              chosenId={chosenId}
              cheapest={cheapest}
              disabled={choice.isPending}
              onChoose={choose}
              onDetails={({ cotacoes }) => setDetailed(cotacoes[0] ?? null)}
              onCompare={compare}
            />
          )}
        />
      )}
      {comparison}
      {detailed && <BusDetails service={searched} quote={detailed} onClose={() => setDetailed(null)} />}
    </>
  );
}
