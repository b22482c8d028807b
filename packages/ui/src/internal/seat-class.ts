import type { BusQuote } from '@guiche/domain/entities';
import { enumLabel } from '@guiche/domain/enums';
import type { TopicKey } from '@guiche/domain/messages';
import type { busMessages } from '@guiche/domain/messages/bus';

/** The class of a bus in words. */
export function seatClass(classe: NonNullable<BusQuote['classe']>, message: (key: TopicKey<typeof busMessages>) => string): string {
  const key = enumLabel('classe_onibus', classe);
  return key === null ? classe : message(key);
}
