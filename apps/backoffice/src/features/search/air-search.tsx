import { saveAirChoices, searchAir } from '@guiche/contract/searches';
import type { Airport, AirQuote, AirQuoteGroup, AirService, TravelRequest } from '@guiche/domain/entities';
import type { OrdenacaoAereo } from '@guiche/domain/enums';
import { consolidatorName } from '@guiche/domain/quotes';
import {
  durationFilter,
  filterResults,
  outboundTimeFilter,
  priceFilter,
  type Range,
  returnSegment,
  returnTimeFilter,
  sortAirResults,
  textFilter,
  travelMinutes,
} from '@guiche/domain/results';
import { AirResult } from '@guiche/ui/search/air-result';
import { type AirSearchCriteria, AirSearchForm, type AirSearchValues } from '@guiche/ui/search/air-search-form';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../shared/api.ts';
import { useLookups } from '../../shared/lookups/use-lookups.ts';
import { contextOf } from '../../shared/requests/context-of.ts';
import { useUser } from '../../shared/session/session-context.tsx';
import { AirDetails } from './air-details.tsx';
import { clock } from './clock.ts';
import { ExpiredChoice } from './expired-choice.tsx';
import { describedFlight, type FoundItem } from './found-items.ts';
import { createKeptAirports } from './kept-airports.ts';
import { NoSources } from './no-sources.tsx';
import { PastSearch } from './past-search.tsx';
import { DurationField, HourField, PriceField, TextField } from './range-fields.tsx';
import { ReservedSeats } from './reserved-seats.tsx';
import { SearchResults, type SearchView } from './search-results.tsx';
import { searchedCredentialsQuery } from './searched-trip.ts';
import { useCriteria } from './use-criteria.ts';
import { useIsPast } from './use-is-past.ts';
import { useOfferComparison } from './use-offer-comparison.tsx';
import { useOffers } from './use-offers.ts';
import { usePassengers } from './use-passengers.tsx';
import { usePresentYear } from './use-present-year.ts';
import { useSavedChoice } from './use-saved-choice.ts';

type Item = FoundItem<AirQuote>;

interface AirFilters {
  readonly preco: Range | null;
  readonly ida: Range | null;
  readonly volta: Range | null;
  readonly duracao: Range | null;
  readonly texto: string;
}
const NO_FILTERS: AirFilters = { preco: null, ida: null, volta: null, duracao: null, texto: '' };

/** The flights that pass the filters, in order. @see S-030, S-036 */
function arrange(items: readonly Item[], filters: AirFilters, sort: OrdenacaoAereo): readonly Item[] {
  const hasText = textFilter(filters.texto);
  const passing = filterResults(
    items,
    priceFilter(filters.preco),
    outboundTimeFilter(filters.ida),
    returnTimeFilter(filters.volta),
    durationFilter(filters.duracao),
    ({ described }: Item) => hasText(described),
  );
  return sortAirResults(passing, sort);
}

/** The search that a service asks for. */
function asked({ tipo, segmentos, adultos }: AirService): AirSearchCriteria {
  return {
    tipo,
    trechos: segmentos.map(({ origem, destino, data }) => ({ origem, destino, data })),
    tipoCabine: null,
    adultos: Math.max(1, adultos),
  };
}

/** A service with the legs that were searched in place of those that were requested. */
function searchedService(service: AirService, criteria: AirSearchCriteria): AirService {
  return { ...service, tipo: criteria.tipo, segmentos: criteria.trechos.map((leg) => ({ ...leg, origemData: null, destinoData: null })) };
}

/** The airports that the requested legs name. */
function airportsOf({ segmentos }: AirService): Readonly<Record<string, Airport>> {
  const known = segmentos.flatMap(({ origemData, destinoData }) => [origemData, destinoData].flatMap((airport) => airport ?? []));
  return Object.fromEntries(known.map((airport) => [airport.iata, airport]));
}

function Filters({ items, view: { filters, change } }: { items: readonly Item[]; view: SearchView<AirFilters, 'AEREO'> }) {
  const minutes = items.flatMap((item) => travelMinutes(item) ?? []);
  const comesBack = items.some((item) => returnSegment(item) !== undefined);
  return (
    <>
      <TextField value={filters.texto} onValueChange={(texto) => change({ texto })} />
      <PriceField results={items} value={filters.preco} onValueChange={(preco) => change({ preco })} />
      <HourField way="ida" value={filters.ida} onValueChange={(ida) => change({ ida })} />
      {comesBack && <HourField way="volta" value={filters.volta} onValueChange={(volta) => change({ volta })} />}
      <DurationField minutes={minutes} value={filters.duracao} onValueChange={(duracao) => change({ duracao })} />
    </>
  );
}

/** Searches for the flights of a service, and chooses from them. @see S-356, S-357, S-065, S-068 */
export function AirSearch({ request, service }: { request: TravelRequest; service: AirService }) {
  const user = useUser();
  const credentials = useQuery(searchedCredentialsQuery(user, 'AEREO', request));
  const lookup = useLookups();
  const { dispatched, ask, typed } = useCriteria<AirSearchCriteria, AirSearchValues>(request.id, service.id, asked(service));
  const [chosenAirports] = useState(() => createKeptAirports(sessionStorage, user.id, { idViagem: request.id, idServico: service.id }));
  const [keptAirports] = useState(chosenAirports.read);
  const searchKey = JSON.stringify([service.id, dispatched]);
  const year = usePresentYear();
  const isPast = useIsPast(dispatched.criteria.trechos[0]?.data);
  const sources = (isPast ? [] : (credentials.data ?? [])).map(({ id, consolidadora }) => ({
    id,
    name: consolidatorName(consolidadora),
    ask: async (signal: AbortSignal) => {
      const { trechos, ...criteria } = dispatched.criteria;
      const colaboradores = service.viajantes.map((one) => one.id);
      const body = { ...criteria, trechos: [...trechos], colaboradores, idServico: service.id, idAgenciaServico: id };
      return (await api.call(searchAir, { body, signal })).grupoCotacao;
    },
  }));
  const offers = useOffers<AirQuote>(['AEREO', searchKey], sources);
  const { withPassengers, pending, windows } = usePassengers({
    idViagem: request.id,
    adultos: service.adultos,
    viajantes: service.viajantes,
    context: contextOf(service),
  });
  const choice = useSavedChoice({
    kind: 'AEREO',
    idViagem: request.id,
    save: (escolhida: AirQuote | null) =>
      api.call(saveAirChoices, {
        params: { idViagem: request.id },
        body: [{ id: service.id, escolhida, idEscolhidaAnterior: chosenId, adultos: dispatched.criteria.adultos }],
      }),
  });
  const isBusy = choice.isPending || pending;
  const chosenId = service.idCotacaoEscolhida;
  const [detailed, setDetailed] = useState<AirQuoteGroup | null>(null);

  function choose(quote: AirQuote): void {
    if (quote.id === chosenId) choice.mutate(null);
    else withPassengers(() => choice.mutate(quote));
  }
  const context = contextOf(searchedService(service, dispatched.criteria));
  const { compare, comparison } = useOfferComparison({ chosen: service.escolhida, context, disabled: isBusy, onChoose: choose });

  if (credentials.data?.length === 0 || credentials.isError)
    return <NoSources error={credentials.error} onRetry={() => void credentials.refetch()} pending={credentials.isFetching} />;
  return (
    <>
      <AirSearchForm
        className="g:mb-3"
        defaultValue={asked(service)}
        airports={{ ...keptAirports, ...airportsOf(service) }}
        onAirportFound={chosenAirports.add}
        searchAirports={(term, signal) => lookup<Airport>('aeroporto', { term }, signal)}
        onSearch={ask}
        now={clock}
        {...typed}
      />
      {service.escolhida && <ExpiredChoice request={request} service={service} chosen={service.escolhida} />}
      {service.escolhida && (
        <div className="g:mb-2">
          <ReservedSeats service={service} chosen={service.escolhida} />
        </div>
      )}
      {isPast ? (
        <PastSearch />
      ) : (
        <SearchResults
          kind="AEREO"
          searchKey={searchKey}
          offers={{ ...offers, searching: offers.searching || credentials.isPending }}
          groups={offers.groups}
          describe={describedFlight}
          noFilters={NO_FILTERS}
          firstSort="MENOR_PRECO"
          arrange={arrange}
          filtersOf={(all, view) => <Filters items={all} view={view} />}
          renderResult={({ group }, cheapest) => (
            <AirResult
              group={group}
              year={year}
              chosenId={chosenId}
              cheapest={cheapest}
              disabled={isBusy}
              onChoose={choose}
              onDetails={setDetailed}
              onCompare={compare}
            />
          )}
        />
      )}
      {detailed && (
        <AirDetails
          group={detailed}
          chosenId={chosenId}
          context={context}
          disabled={isBusy}
          onChoose={choose}
          onClose={() => setDetailed(null)}
        />
      )}
      {comparison}
      {windows}
    </>
  );
}
