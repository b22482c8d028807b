import { saveHotelChoices, searchHotelsOfAgency } from '@guiche/contract/searches';
import type { HotelQuote, HotelService, TravelRequest } from '@guiche/domain/entities';
import type { OrdenacaoHotel } from '@guiche/domain/enums';
import { hotelAlterationViolation } from '@guiche/domain/hotel/change';
import { hotelSearchViolations } from '@guiche/domain/hotel/search';
import { hotelMessages } from '@guiche/domain/messages/hotel';
import { searchMessages } from '@guiche/domain/messages/search';
import { filterResults, priceFilter, type Range, sortHotelResults, starFilter, textFilter } from '@guiche/domain/results';
import { Banner } from '@guiche/ui/feedback/banner';
import { useMessage } from '@guiche/ui/i18n';
import { onDemand } from '@guiche/ui/on-demand';
import { Button } from '@guiche/ui/primitives/button';
import { HotelResult } from '@guiche/ui/search/hotel-result';
import { type HotelSearchCriteria, HotelSearchForm, type HotelSearchValues } from '@guiche/ui/search/hotel-search-form';
import { useQuery } from '@tanstack/react-query';
import { Repeat } from 'lucide-react';
import { useRef, useState } from 'react';
import { api } from '../../shared/api.ts';
import { refusalsOf } from '../../shared/editor/refusals.ts';
import { unlessGivenUp } from '../../shared/failures/unless-given-up.ts';
import { useNotify } from '../../shared/failures/use-notify.ts';
import { useText } from '../../shared/i18n/language-provider.tsx';
import { withMessages } from '../../shared/i18n/with-messages.ts';
import { usePlaceSearch } from '../../shared/lookups/use-place-search.ts';
import { contextOf } from '../../shared/requests/context-of.ts';
import { useUser } from '../../shared/session/session-context.tsx';
import { clock } from './clock.ts';
import { describedHotel, type FoundItem, foundItems } from './found-items.ts';
import { HotelMap } from './hotel-map.tsx';
import { HotelsFailure } from './hotels-failure.tsx';
import { NoSources } from './no-sources.tsx';
import { PastSearch } from './past-search.tsx';
import { PolicyQuestion } from './policy-question.tsx';
import { PriceField, StarField, TextField } from './range-fields.tsx';
import { SearchSkeleton } from './search-frame.tsx';
import { SearchResults, type SearchView } from './search-results.tsx';
import { hotelSourcesQuery, hotelTripQuery } from './searched-trip.ts';
import { useCriteria } from './use-criteria.ts';
import { useIsPast } from './use-is-past.ts';
import { useMergedHotels } from './use-merged-hotels.ts';
import { useOfferComparison } from './use-offer-comparison.tsx';
import { useOffers } from './use-offers.ts';
import { type ChosenHotel, usePolicy } from './use-policy.ts';
import { usePresentYear } from './use-present-year.ts';
import { useSavedChoice } from './use-saved-choice.ts';

const HotelChange = onDemand(async () => (await withMessages(import('./hotel-change.tsx'))).HotelChange);

type Item = FoundItem<HotelQuote>;

interface HotelFilters {
  readonly preco: Range | null;
  readonly estrelas: Range | null;
  readonly texto: string;
}
const NO_FILTERS: HotelFilters = { preco: null, estrelas: null, texto: '' };

/** The hotels that pass the filters, in order. @see S-030, S-042 */
function arrange(items: readonly Item[], filters: HotelFilters, sort: OrdenacaoHotel): readonly Item[] {
  const hasText = textFilter(filters.texto);
  const passing = filterResults(items, priceFilter(filters.preco), starFilter(filters.estrelas), ({ described }: Item) =>
    hasText(described),
  );
  return sortHotelResults(passing, sort);
}

function Filters({ items, view: { filters, change } }: { items: readonly Item[]; view: SearchView<HotelFilters, 'HOTEL'> }) {
  return (
    <>
      <TextField value={filters.texto} onValueChange={(texto) => change({ texto })} />
      <PriceField results={items} value={filters.preco} onValueChange={(preco) => change({ preco })} />
      <StarField value={filters.estrelas} onValueChange={(estrelas) => change({ estrelas })} />
    </>
  );
}

interface HotelSearchProps {
  request: TravelRequest;
  service: HotelService;
}

/** Searches for the hotels of a service: first whether they may be searched for, and where. @see S-085, S-086, S-098 */
export function HotelSearch({ request, service }: HotelSearchProps) {
  const message = useMessage(hotelMessages, searchMessages);
  const trip = useQuery(hotelTripQuery(request.id));
  const sources = useQuery(hotelSourcesQuery());
  if (trip.isError) return <HotelsFailure hotels={trip} />;
  if (sources.isError) return <NoSources error={sources.error} onRetry={() => void sources.refetch()} pending={sources.isFetching} />;
  if (!trip.data || !sources.data) return <SearchSkeleton />;
  const stay = trip.data.servicosHotel.find(({ id }) => id === service.id);
  const { cidade, checkin, checkout, adultos, viajantes } = service;
  const criteria = { cidade, checkin, checkout, adultos };
  const [refusal] = hotelSearchViolations({ ...criteria, viajantes }, { serviceIsActive: sources.data.isActive });
  if (refusal) return <Banner tone="warning" title={message(refusal.key as 'servico_de_hospedagem_inativo_nas_configuracoes')} />;
  if (sources.data.agencies.length === 0) return <NoSources error={null} onRetry={() => undefined} pending={false} />;
  return (
    <FoundHotels
      request={request}
      service={service}
      chosen={stay?.escolhida ?? null}
      rule={trip.data.regraMenorPreco}
      agencies={sources.data.agencies}
      criteria={criteria}
    />
  );
}

interface FoundHotelsProps extends HotelSearchProps {
  chosen: HotelQuote | null;
  rule: Parameters<typeof usePolicy>[0]['rule'];
  agencies: readonly { readonly id: number; readonly nome: string }[];
  criteria: HotelSearchCriteria;
}

/** Searches at each agency, puts what they find together, and chooses from it. @see S-087, S-088, S-089, S-090 */
function FoundHotels({ request, service, chosen, rule, agencies, criteria }: FoundHotelsProps) {
  const t = useText();
  const user = useUser();
  const notify = useNotify(hotelMessages);
  const chosenId = chosen?.id ?? null;
  const [changing, setChanging] = useState(false);
  /** For how many people a hotel was found that takes the place of the chosen one; null while it is one of those below. */
  const [changed, setChanged] = useState<number | null>(null);
  const { searchCities } = usePlaceSearch();
  const { dispatched, ask, typed } = useCriteria<HotelSearchCriteria, HotelSearchValues>(request.id, service.id, criteria);
  const searchKey = JSON.stringify([service.id, dispatched]);
  /** Takes the failure of the last search off the screen, where it would read as one of the next. */
  const takeBackFailure = useRef<() => void>(undefined);
  const year = usePresentYear();
  const isPast = useIsPast(dispatched.criteria.checkin);
  const offers = useOffers<HotelQuote>(
    ['HOTEL', searchKey],
    (isPast ? [] : agencies).map(({ id, nome }) => ({
      id: String(id),
      name: nome,
      ask: async (signal) => {
        const body = [{ ...dispatched.criteria, idServico: service.id }];
        const found = api.call(searchHotelsOfAgency, { params: { agenciaId: id }, body, signal });
        const tell = () => {
          takeBackFailure.current = notify.say('ERROR', 'erro_pesquisar_hoteis');
        };
        return (await unlessGivenUp(found, signal, tell)).grupoCotacao;
      },
    })),
  );
  const groups = useMergedHotels(searchKey, offers);
  const items = foundItems(groups, describedHotel);
  const choice = useSavedChoice({
    kind: 'HOTEL',
    idViagem: request.id,
    async save(chosen: ChosenHotel) {
      const answer = await api.call(saveHotelChoices, {
        params: { idViagem: request.id },
        body: [{ id: service.id, ...chosen, idEscolhidaAnterior: chosenId, adultos: changed ?? dispatched.criteria.adultos }],
      });
      if (chosen.escolhida) policy.forget(chosen.escolhida.id);
      return answer;
    },
    onRefused(error, { escolhida }) {
      const wantsReason = refusalsOf(error)?.some(({ campo }) => campo?.endsWith('.justificativa')) ?? false;
      if (!wantsReason || rule === null || escolhida === null) return false;
      policy.askFor(escolhida);
      return true;
    },
  });
  const policy = usePolicy({
    draftId: service.id,
    rule,
    quotes: groups.flatMap(({ cotacoes }) => cotacoes),
    onChoose: (chosen) => choice.mutate(chosen),
  });

  function choose(quote: HotelQuote): void {
    setChanged(null);
    // Another hotel in the place of a chosen one is an alteration.
    const refused = chosenId === null ? undefined : hotelAlterationViolation(user);
    if (refused) notify.say('ERROR', 'alteracao_de_hospedagem_nao_permitida');
    else if (quote.id === chosenId) choice.mutate({ escolhida: null, validacao: null, justificativa: null });
    else policy.choose(quote);
  }
  const searched = { ...service, ...dispatched.criteria };
  const context = contextOf(searched);
  const { compare, comparison } = useOfferComparison({ chosen, context, disabled: choice.isPending, onChoose: choose });

  return (
    <>
      <HotelSearchForm
        className="g:mb-3"
        defaultValue={criteria}
        travellers={service.viajantes}
        serviceIsActive
        searchCities={searchCities}
        onSearch={(wanted) => {
          takeBackFailure.current?.();
          ask(wanted);
        }}
        now={clock}
        {...typed}
      />
      <div className="g:mb-2 g:flex g:flex-wrap g:gap-2">
        {chosen && !hotelAlterationViolation(user) && (
          <Button size="sm" onClick={() => setChanging(true)}>
            <Repeat aria-hidden="true" />
            {t('search.changeHotel')}
          </Button>
        )}
        <HotelMap idViagem={request.id} service={searched} hotels={items} chosenId={chosenId} onChoose={choose} />
      </div>
      {isPast ? (
        <PastSearch />
      ) : (
        <SearchResults
          kind="HOTEL"
          searchKey={searchKey}
          offers={{
            ...offers,
            retry() {
              takeBackFailure.current?.();
              offers.retry();
            },
          }}
          groups={groups}
          describe={describedHotel}
          noFilters={NO_FILTERS}
          firstSort="MENOR_PRECO"
          arrange={arrange}
          filtersOf={(all, view) => <Filters items={all} view={view} />}
          renderResult={({ group }, cheapest) => (
            <HotelResult
              group={group}
              year={year}
              chosenId={chosenId}
              cheapest={cheapest}
              disabled={choice.isPending}
              onChoose={choose}
              onCompare={compare}
            />
          )}
        />
      )}
      {comparison}
      {chosen && changing && (
        <HotelChange
          service={service}
          stay={chosen}
          onClose={() => setChanging(false)}
          onPick={(quote, found) => {
            setChanging(false);
            setChanged(found.adultos);
            policy.choose(quote, found.quotes);
          }}
        />
      )}
      <PolicyQuestion asked={policy.asked} onGiveUp={policy.giveUp} onJustify={policy.justify} reasons={policy.reasons} />
    </>
  );
}
