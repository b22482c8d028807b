import { searchCarHistory } from '@guiche/contract/searches';
import { searchAddress } from '@guiche/domain/access';
import type { CarService, TravelRequest } from '@guiche/domain/entities';
import { searchMessages } from '@guiche/domain/messages/search';
import { HANDLE_GAP, historyPriceEnds, priceLabel } from '@guiche/domain/results';
import { Banner } from '@guiche/ui/feedback/banner';
import { useMessage } from '@guiche/ui/i18n';
import { RangeSlider } from '@guiche/ui/inputs/range-slider';
import { Button } from '@guiche/ui/primitives/button';
import { FilterSection } from '@guiche/ui/search/filter-panel';
import { useQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { hrefTo } from '../../shared/address/href.ts';
import { api } from '../../shared/api.ts';
import { describedFailure } from '../../shared/failures/described-failure.ts';
import { useNotify } from '../../shared/failures/use-notify.ts';
import { useText } from '../../shared/i18n/language-provider.tsx';
import { carCriteria, sentCarSearch } from './car-criteria.ts';
import { CarResults } from './car-results.tsx';
import { SearchSkeleton } from './search-frame.tsx';

/** What cars cost when they were last searched for. @see S-072, S-073, S-074, S-348 */
export function CarHistory({ request, service }: { request: TravelRequest; service: CarService }) {
  const t = useText();
  const message = useMessage(searchMessages);
  const notify = useNotify(searchMessages);
  const history = useQuery({
    queryKey: ['search', 'car-history', service.id],
    gcTime: 0,
    queryFn: ({ signal }) => api.call(searchCarHistory, { body: sentCarSearch(carCriteria(service), service), signal }),
  });
  const again = (
    <Button asChild size="sm">
      <a href={hrefTo(searchAddress({ kind: 'CARRO', idViagem: request.id }, service.id))}>
        <Search aria-hidden="true" />
        {t('search.searchAgain')}
      </a>
    </Button>
  );
  if (history.isPending) return <SearchSkeleton />;
  if (!history.data) {
    return (
      <Banner tone="warning" title={describedFailure(history.error) ?? notify.words(history.error, 'erro_pesquisar_historicos')}>
        <Button size="sm" pending={history.isFetching} onClick={() => void history.refetch()}>
          {t('search.retry')}
        </Button>
      </Banner>
    );
  }
  const { grupoCotacao } = history.data;
  if (grupoCotacao.length === 0)
    return (
      <Banner tone="info" title={t('search.noHistory')}>
        {again}
      </Banner>
    );
  const title = message('filtro_preco');
  const ends = historyPriceEnds(history.data);
  return (
    <>
      <div className="g:mb-2">{again}</div>
      <CarResults
        request={request}
        service={service}
        searchKey={service.id}
        offers={{ answered: 1, asked: 1, searching: false, failed: [], retrying: false, retry: () => undefined }}
        groups={grupoCotacao}
        priceField={(_, value, onValueChange) => (
          <FilterSection title={title}>
            <RangeSlider
              label={title}
              {...ends}
              minDistance={HANDLE_GAP}
              formatValue={priceLabel}
              value={value}
              onValueChange={onValueChange}
            />
          </FilterSection>
        )}
      />
    </>
  );
}
