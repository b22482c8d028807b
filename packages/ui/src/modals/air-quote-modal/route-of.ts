import { segmentEnds } from '@guiche/domain/air/display';
import type { Segment } from '@guiche/domain/entities';

/** `GRU → REC`: where a segment begins and ends, with dots for what is not known yet. */
export function routeOf(segment: Pick<Segment, 'voos'>): string {
  const { first, last } = segmentEnds(segment);
  return [first?.origem, last?.destino].map((code) => code ?? '···').join(' → ');
}
