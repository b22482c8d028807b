import { saveCarChoices } from '@guiche/contract/searches';
import type { CarQuote, CarService, TravelRequest } from '@guiche/domain/entities';
import type { OrdenacaoCarro } from '@guiche/domain/enums';
import { filterResults, type OfferGroup, priceFilter, type Range, sortCarResults, textFilter } from '@guiche/domain/results';
import { CarResult } from '@guiche/ui/search/car-result';
import type { ReactNode } from 'react';
import { api } from '../../shared/api.ts';
import { contextOf } from '../../shared/requests/context-of.ts';
import { describedCar, type FoundItem } from './found-items.ts';
import { TextField } from './range-fields.tsx';
import { SearchResults, type SearchResultsProps } from './search-results.tsx';
import { useOfferComparison } from './use-offer-comparison.tsx';
import { useSavedChoice } from './use-saved-choice.ts';

type Item = FoundItem<CarQuote>;

interface CarFilters {
  readonly preco: Range | null;
  readonly texto: string;
}
const NO_FILTERS: CarFilters = { preco: null, texto: '' };

/** The cars that pass the filters, in order. @see S-030, S-041 */
function arrange(items: readonly Item[], filters: CarFilters, sort: OrdenacaoCarro): readonly Item[] {
  const hasText = textFilter(filters.texto);
  return sortCarResults(
    filterResults(items, priceFilter(filters.preco), ({ described }: Item) => hasText(described)),
    sort,
  );
}

interface CarResultsProps {
  request: TravelRequest;
  service: CarService;
  /** The service with the cities and the days that were searched, when they are known. */
  searched?: CarService;
  searchKey: string;
  offers: SearchResultsProps<CarQuote, CarFilters, 'CARRO'>['offers'];
  groups: readonly OfferGroup<CarQuote>[];
  /** Narrows by price. */
  priceField: (items: readonly Item[], value: Range | null, onValueChange: (value: Range | null) => void) => ReactNode;
}

/** Cars that were found, now or in the last search, and the choice of one of them. @see S-347, S-289 */
export function CarResults({ request, service, searched = service, searchKey, offers, groups, priceField }: CarResultsProps) {
  const choice = useSavedChoice({
    kind: 'CARRO',
    idViagem: request.id,
    save: (escolhida: CarQuote | null) =>
      api.call(saveCarChoices, { params: { idViagem: request.id }, body: [{ id: service.id, escolhida, idEscolhidaAnterior: chosenId }] }),
  });
  const chosenId = service.idCotacaoEscolhida;
  const choose = (quote: CarQuote) => choice.mutate(quote.id === chosenId ? null : quote);
  const context = contextOf(searched);
  const { compare, comparison } = useOfferComparison({ chosen: service.escolhida, context, disabled: choice.isPending, onChoose: choose });
  return (
    <>
      <SearchResults
        kind="CARRO"
        searchKey={searchKey}
        offers={offers}
        groups={groups}
        describe={describedCar}
        noFilters={NO_FILTERS}
        firstSort="MENOR_PRECO"
        arrange={arrange}
        filtersOf={(all, { filters, change }) => (
          <>
            <TextField value={filters.texto} onValueChange={(texto) => change({ texto })} />
            {priceField(all, filters.preco, (preco) => change({ preco }))}
          </>
        )}
        renderResult={({ group }, cheapest) => (
          <CarResult
            group={group}
            chosenId={chosenId}
            cheapest={cheapest}
            disabled={choice.isPending}
            onChoose={choose}
            onCompare={compare}
          />
        )}
      />
      {comparison}
    </>
  );
}
