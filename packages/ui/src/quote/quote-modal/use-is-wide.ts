import { useMediaQuery } from '../../internal/use-media-query.ts';

/** Whether the price of a quote stands beside its sections; else it follows them. */
export function useIsWide(): boolean {
  return useMediaQuery('(width >= 64rem)');
}
