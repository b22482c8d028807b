import { CallError } from '@guiche/contract/client';
import { QueryClient } from '@tanstack/react-query';

/** Whether asking again may help: the network failed, or the server had a bad moment. */
function isPassing(error: unknown): boolean {
  return error instanceof CallError && (error.status === 0 || error.status >= 500);
}

/** The cache of the server's responses. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 10_000,
        // Without a network a call fails at once, and says so, instead of waiting in silence.
        networkMode: 'always',
        retry: (count, error) => count < 1 && isPassing(error),
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });
}
