import { LISTS, type ListColumn, type ListName } from '@guiche/domain/lists';
import { useEffect, useMemo, useState } from 'react';
import { followStored } from '../follow-stored.ts';
import { useUser } from '../session/session-context.tsx';
import { type Arrangement, arrangementPlace, noteArrangement, readArrangement } from './arrangement.ts';

/** How the user has the tables of the lists, in all tabs, and how to change it; it is remembered. @see B-046 */
export function useArrangement() {
  const { id } = useUser();
  // Counts the changes: what is stored is the arrangement, so that no tab stores over what another one has changed.
  const [changes, setChanges] = useState(0);

  useEffect(() => {
    const stops = LISTS.map((lista) => followStored(arrangementPlace(id, lista), () => setChanges((count) => count + 1)));
    return () => {
      for (const stop of stops) stop();
    };
  }, [id]);

  // By hand: the compiler leaves it out, for the column whose name is known only when it is sized.
  return useMemo(() => {
    const of = (lista: ListName) => readArrangement(id, lista);

    function change(lista: ListName, changed: Partial<Arrangement>) {
      noteArrangement(id, lista, { ...of(lista), ...changed });
      setChanges((count) => count + 1);
    }
    return {
      of,
      change,
      /** Gives a column a width; null for the one at first. */
      size(lista: ListName, column: ListColumn, width: number | null) {
        const { [column]: _, ...widths } = of(lista).widths;
        change(lista, { widths: width === null ? widths : { ...widths, [column]: width } });
      },
    };
  }, [id, changes]);
}
