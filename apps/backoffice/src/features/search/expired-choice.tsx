import { reservationExpiry } from '@guiche/domain/air/quote';
import { mayReSearch } from '@guiche/domain/air/search';
import type { AirQuote, AirService, TravelRequest } from '@guiche/domain/entities';
import { Banner } from '@guiche/ui/feedback/banner';
import { Button } from '@guiche/ui/primitives/button';
import { useQueryClient } from '@tanstack/react-query';
import { RefreshCw } from 'lucide-react';
import { useText } from '../../shared/i18n/language-provider.tsx';
import { useReSearch } from '../../shared/re-search/use-re-search.tsx';
import { requestKeys } from '../../shared/requests/request-keys.ts';
import { useNowWith } from '../../shared/use-now-with.ts';
import { tripKey } from './searched-trip.ts';

interface ExpiredChoiceProps {
  request: TravelRequest;
  service: AirService;
  chosen: AirQuote;
}

/** Tells that the chosen flight has expired, and searches for it again; shows nothing while it holds. @see S-052 to S-055 */
export function ExpiredChoice({ request, service, chosen }: ExpiredChoiceProps) {
  const t = useText();
  const client = useQueryClient();
  const loadAnew = () =>
    Promise.all([
      client.invalidateQueries({ queryKey: tripKey(request.id) }),
      client.invalidateQueries({ queryKey: requestKeys.one(request.id) }),
    ]);
  const { reSearch, searching, window } = useReSearch(request, { onPresent: () => void loadAnew(), onOutdated: () => void loadAnew() });
  const { status } = request;
  const { idCotacaoEscolhida } = service;
  const expired = mayReSearch({ status, quote: chosen, idCotacaoEscolhida }, useNowWith([chosen.validadeReserva]));

  async function renew() {
    if (await reSearch(service, chosen)) await loadAnew();
  }

  return (
    <>
      {expired && (
        <Banner tone="warning" className="g:mb-2" title={t('search.expired', { date: reservationExpiry(chosen) })}>
          <Button size="sm" className="g:mt-1" pending={searching !== undefined} onClick={() => void renew()}>
            <RefreshCw aria-hidden="true" />
            {t('search.searchAgain')}
          </Button>
        </Banner>
      )}
      {window}
    </>
  );
}
