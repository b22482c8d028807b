import { QueryClient } from '@tanstack/react-query';
import { retriesOnce } from '../shared/failures/retries-once.ts';

/** The cache of the server's responses. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 10_000,
        // Without a network a call fails at once, and says so, instead of waiting in silence.
        networkMode: 'always',
        retry: retriesOnce,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });
}
