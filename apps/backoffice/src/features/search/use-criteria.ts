import { useState } from 'react';
import { useUser } from '../../shared/session/session-context.tsx';
import { createKeptCriteria } from './kept-criteria.ts';
import { useDispatch } from './use-dispatch.ts';

/**
 * What is searched for a service: what it asks for itself (`own`), or what was searched for it last in this tab, with what was typed since.
 * @see S-087
 */
export function useCriteria<Criteria, Draft>(idViagem: number, idServico: string, own: Criteria) {
  const user = useUser();
  const [kept] = useState(() => createKeptCriteria<Criteria, Draft>(sessionStorage, user.id, { idViagem, idServico }, own));
  const [start] = useState(kept.read);
  const { dispatched, ask } = useDispatch(start.dispatched ?? { criteria: own, number: 0 }, (next) => kept.change({ dispatched: next }));
  return {
    dispatched,
    ask,
    /** For the form of the criteria. */
    typed: { draft: start.draft, onDraftChange: (draft: Draft) => kept.change({ draft }) },
  };
}
