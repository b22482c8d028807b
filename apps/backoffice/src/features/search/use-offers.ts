import { mergeOffers, type OfferGroup } from '@guiche/domain/results';
import { type QueryKey, type UseQueryResult, useQueries } from '@tanstack/react-query';

interface Priced {
  readonly id: string;
  readonly total: number;
}

/** One of those that are asked. */
export interface OfferSource<Quote> {
  readonly id: string;
  /** As people call it. */
  readonly name: string;
  readonly ask: (signal: AbortSignal) => Promise<readonly OfferGroup<Quote>[]>;
}

/** What one of them found. */
interface OfferAnswer<Quote> {
  readonly id: string;
  readonly groups: readonly OfferGroup<Quote>[];
}

/** What was found so far. */
export interface Offers<Quote> {
  /** In the order in which the answers came: a later one moves nothing. */
  readonly groups: readonly OfferGroup<Quote>[];
  /** The answers, in the order in which they came. */
  readonly answers: readonly OfferAnswer<Quote>[];
  readonly answered: number;
  readonly asked: number;
  readonly searching: boolean;
  /** The names of those that failed. */
  readonly failed: readonly string[];
  readonly retrying: boolean;
  /** Asks those that failed again. */
  readonly retry: () => void;
}

/** The failure of one source, by its name. */
class SourceFailed extends Error {
  constructor(name: string, cause: unknown) {
    super(name, { cause });
    this.name = 'SourceFailed';
  }
}

/** How long found offers are shown again without asking: their prices change. */
const FRESH_MS = 300_000;

/** Outside of the hook, so that its result stays the same while no answer comes. */
function combined<Quote extends Priced>(results: readonly UseQueryResult<OfferAnswer<Quote>>[]): Offers<Quote> {
  const answers = results
    .flatMap(({ data, dataUpdatedAt }) => (data ? [{ data, dataUpdatedAt }] : []))
    .sort((one, other) => one.dataUpdatedAt - other.dataUpdatedAt)
    .map(({ data }) => data);
  const wrong = results.filter(({ isError }) => isError);
  return {
    groups: mergeOffers(...answers.map(({ groups }) => groups)),
    answers,
    answered: results.filter(({ isSuccess, isError }) => isSuccess || isError).length,
    asked: results.length,
    searching: results.some(({ isPending }) => isPending),
    failed: wrong.map(({ error }) => error?.message ?? ''),
    retrying: wrong.some(({ isFetching }) => isFetching),
    retry: () => {
      for (const { refetch } of wrong) void refetch();
    },
  };
}

/**
 * Asks several sources side by side; what one finds is there before the others answer, and one that fails drops nothing.
 * @see S-088
 */
export function useOffers<Quote extends Priced>(key: QueryKey, sources: readonly OfferSource<Quote>[]): Offers<Quote> {
  return useQueries({
    queries: sources.map(({ id, name, ask }) => ({
      queryKey: ['search', 'offers', ...key, id],
      queryFn: async ({ signal }: { signal: AbortSignal }): Promise<OfferAnswer<Quote>> => {
        try {
          return { id, groups: await ask(signal) };
        } catch (error) {
          throw signal.aborted ? error : new SourceFailed(name, error);
        }
      },
      staleTime: FRESH_MS,
      gcTime: FRESH_MS,
      retry: false,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
    })),
    combine: combined<Quote>,
  });
}
