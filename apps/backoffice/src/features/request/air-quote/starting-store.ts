import type { AirQuote } from '@guiche/domain/entities';
import { type StartingValues, startingKey, startingValues } from '@guiche/domain/quotes';
import { type KeyValueStore, STARTING_VALUES } from '../../../shared/session/session-store.ts';

/** The newest are kept: the combinations that one person quotes in some weeks. */
const MOST = 100;

/** What a person typed last, by client, airline and consolidator, the oldest first. */
type Remembered = readonly (readonly [key: string, values: StartingValues])[];

function read(store: KeyValueStore, userId: string): Remembered {
  try {
    // Written only below; a manipulated value is only offered, and the server judges what is saved.
    const held = JSON.parse(store.getItem(STARTING_VALUES) ?? 'null') as { userId: string; values: Remembered } | null;
    return held?.userId === userId ? held.values : [];
  } catch {
    return [];
  }
}

/**
 * What was typed last in air quotes, for the person who is logged in: kept in this browser until the session ends. A store that is full or
 * blocked remembers nothing.
 * @see B-019
 */
export function startingStore(store: KeyValueStore, userId: string, idEmpresa: number) {
  return {
    lastTyped(quote: Pick<AirQuote, 'segmentos' | 'agenciaServico'>): StartingValues | undefined {
      const key = startingKey(idEmpresa, quote);
      return key === null ? undefined : new Map(read(store, userId)).get(key);
    },
    remember(quote: AirQuote): void {
      const key = startingKey(idEmpresa, quote);
      if (key === null) return;
      const others = read(store, userId).filter(([other]) => other !== key);
      const values = [...others, [key, startingValues(quote)] as const].slice(-MOST);
      try {
        store.setItem(STARTING_VALUES, JSON.stringify({ userId, values }));
      } catch {
        // Nothing that anybody waits for is lost.
      }
    },
  };
}
