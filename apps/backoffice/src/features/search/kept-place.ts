import type { Place } from '@guiche/domain/entities';

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
export function createKeptPlace(
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
  userId: string,
  service: { readonly idViagem: number; readonly idServico: string },
): KeptPlace {
  const name = `lugar:${userId}:${service.idViagem}:${service.idServico}`;
  return {
    read() {
      try {
        const kept: Partial<Place> | null = JSON.parse(storage.getItem(name) ?? 'null');
        return hasCoordinates(kept) ? kept : null;
      } catch {
        return null;
      }
    },
    write(place) {
      try {
        if (place === null) storage.removeItem(name);
        else storage.setItem(name, JSON.stringify(place));
      } catch {
        // A full storage must not stop anybody from looking at the map.
      }
    },
  };
}
