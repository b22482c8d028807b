import { hrefTo, START } from '../address/href.ts';

/** An address that was chosen in the palette. */
export interface Place {
  readonly label: string;
  /** The link, behind its `#`. */
  readonly href: string;
}

const MOST = 5;
const nameOf = (userId: string) => `recentes:${userId}`;

function isPlace(value: unknown): value is Place {
  return (
    typeof value === 'object' &&
    value !== null &&
    'label' in value &&
    typeof value.label === 'string' &&
    'href' in value &&
    typeof value.href === 'string' &&
    value.href.startsWith(hrefTo(START))
  );
}

/** The addresses that a user chose last, the latest first. @see B-049 */
export function recentPlaces(userId: string, store: Pick<Storage, 'getItem'> = localStorage): readonly Place[] {
  try {
    const stored: unknown = JSON.parse(store.getItem(nameOf(userId)) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isPlace).slice(0, MOST) : [];
  } catch {
    return [];
  }
}

/** Puts an address before the others. Of a request its number is kept, and no name of a traveller. */
export function notePlace(userId: string, { label, href }: Place, store: Pick<Storage, 'getItem' | 'setItem'> = localStorage): void {
  const others = recentPlaces(userId, store).filter((place) => place.href !== href);
  store.setItem(nameOf(userId), JSON.stringify([{ label, href }, ...others].slice(0, MOST)));
}
