import type { Place } from '@guiche/domain/entities';
import type { KeyValueStore } from '../../shared/session/session-store.ts';
import { keptInTab, type SearchedService } from './kept-in-tab.ts';

export interface KeptPlace {
  readonly read: () => Place | null;
  readonly write: (place: Place | null) => void;
}

/** Whether a map can be shown around what was kept. */
function hasCoordinates(kept: Partial<Place> | null): kept is Place {
  const { lat, lng } = kept?.geometry?.location ?? {};
  return typeof kept?.name === 'string' && typeof lat === 'number' && typeof lng === 'number';
}

/** Keeps where the traveller of a service has to be, as a user chose it, for as long as the tab is open. @see S-078 */
export function createKeptPlace(storage: KeyValueStore, userId: string, service: SearchedService): KeptPlace {
  const { read, write } = keptInTab(storage, 'lugar', userId, service);
  return {
    read() {
      const kept = read() as Partial<Place> | null;
      return hasCoordinates(kept) ? kept : null;
    },
    write,
  };
}
