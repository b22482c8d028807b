import { hotelMessages } from '@guiche/domain/messages/hotel';
import type { UseQueryResult } from '@tanstack/react-query';
import { useNotify } from '../../shared/failures/use-notify.ts';
import { SearchFailure } from './search-frame.tsx';

/** Shown when the hotel services of a request cannot be loaded. @see S-098 */
export function HotelsFailure({
  hotels: { error, refetch, isFetching },
}: {
  hotels: Pick<UseQueryResult, 'error' | 'refetch' | 'isFetching'>;
}) {
  const notify = useNotify(hotelMessages);
  return <SearchFailure title={notify.words(error, 'erro_buscar_hoteis')} onRetry={() => void refetch()} pending={isFetching} />;
}
