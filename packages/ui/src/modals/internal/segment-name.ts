import { segmentEnds } from '@guiche/domain/air/display';
import type { Segment } from '@guiche/domain/entities';
import { enumLabel } from '@guiche/domain/enums';
import type { TopicKey } from '@guiche/domain/messages';
import type { airMessages } from '@guiche/domain/messages/air';

/** A segment by its kind and its route: `Ida GRU → REC`. */
export function segmentName(segment: Segment, message: (key: TopicKey<typeof airMessages>) => string): string {
  const kind = enumLabel('tipo_segmento', segment.tipo);
  const { first, last } = segmentEnds(segment);
  return [kind && message(kind), `${first?.origem ?? '–'} → ${last?.destino ?? '–'}`].filter(Boolean).join(' ');
}
