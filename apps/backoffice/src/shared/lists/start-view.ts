import type { ShownList } from '@guiche/domain/views';
import { orderWord } from './list-order.ts';

const place = (userId: string) => `visao-inicial-${userId}`;

/** The query of the address with which the lists open, as this browser knows it; null for none. @see B-041 */
export function readStartView(userId: string, storage: Pick<Storage, 'getItem'> = localStorage): string | null {
  return storage.getItem(place(userId));
}

/**
 * Remembers with what the lists open, as the query of an address, with the columns behind `colunas`: the view itself is asked for later, and the
 * lists would move when it comes.
 * @see B-041
 */
export function noteStartView(
  userId: string,
  view: ShownList | undefined,
  storage: Pick<Storage, 'setItem' | 'removeItem'> = localStorage,
): void {
  if (!view) {
    storage.removeItem(place(userId));
    return;
  }
  const { filtros, ordem, colunas } = view;
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries({ ...filtros, ordem: orderWord(ordem), colunas: colunas?.join() ?? '' }))
    if (value !== null && value !== '') query.set(name, String(value));
  storage.setItem(place(userId), query.toString());
}
