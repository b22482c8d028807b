import type { ListColumn, ListName } from '@guiche/domain/lists';
import { useMemo, useState } from 'react';
import { useUser } from '../session/session-context.tsx';
import { type Arrangement, noteArrangement, readArrangement } from './arrangement.ts';

/** How the user has the tables of the lists, and how to change it; it is remembered. @see B-046 */
export function useArrangement() {
  const { id } = useUser();
  const [changed, setChanged] = useState<Partial<Record<ListName, Arrangement>>>({});
  // By hand: the compiler leaves it out, for the column whose name is known only when it is sized.
  return useMemo(() => {
    const of = (lista: ListName) => changed[lista] ?? readArrangement(id, lista);

    function change(lista: ListName, changes: Partial<Arrangement>) {
      const next = { ...of(lista), ...changes };
      noteArrangement(id, lista, next);
      setChanged((others) => ({ ...others, [lista]: next }));
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
  }, [id, changed]);
}
