import { mergeHotels } from '@guiche/contract/searches';
import type { HotelQuote } from '@guiche/domain/entities';
import { hotelMessages } from '@guiche/domain/messages/hotel';
import type { OfferGroup } from '@guiche/domain/results';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '../../shared/api.ts';
import { unlessGivenUp } from '../../shared/failures/unless-given-up.ts';
import { useNotify } from '../../shared/failures/use-notify.ts';
import type { Offers } from './use-offers.ts';

const copied = (groups: readonly OfferGroup<HotelQuote>[]) => groups.map(({ id, cotacoes }) => ({ id, cotacoes: [...cotacoes] }));

/**
 * What the agencies found, put together by the server as the answers come. One answer alone needs no putting together; when it cannot be done, what
 * was found stands as it came.
 * @see S-352, S-088, S-090
 */
export function useMergedHotels(searchKey: string, { answers, groups }: Offers<HotelQuote>): readonly OfferGroup<HotelQuote>[] {
  const notify = useNotify(hotelMessages);
  const several = answers.length > 1;
  const merged = useQuery({
    queryKey: ['search', 'merged', searchKey, answers.map(({ id }) => id)],
    enabled: several,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const body = answers.map((answer) => ({ agencia: { id: Number(answer.id) }, grupoCotacao: copied(answer.groups) }));
      const found = api.call(mergeHotels, { body, signal });
      return (await unlessGivenUp(found, signal, () => notify.say('ERROR', 'erro_unir_hoteis'))).grupoCotacao;
    },
  });
  return several && merged.data && !merged.isPlaceholderData ? merged.data : groups;
}
