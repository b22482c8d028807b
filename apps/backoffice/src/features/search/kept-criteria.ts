import type { KeyValueStore } from '../../shared/session/session-store.ts';
import { keptInTab, type SearchedService } from './kept-in-tab.ts';
import type { Dispatched } from './use-dispatch.ts';

/** What is kept of a search: the one that was made last, and what the fields of its criteria hold. */
interface KeptCriteria<Criteria, Draft> {
  readonly dispatched?: Dispatched<Criteria>;
  readonly draft?: Draft;
}

export interface KeptCriteriaStore<Criteria, Draft> {
  readonly read: () => KeptCriteria<Criteria, Draft>;
  /** What is not named stays as it was. */
  readonly change: (changes: KeptCriteria<Criteria, Draft>) => void;
}

/**
 * Keeps the criteria of a search for as long as the tab is open, so that neither Back nor a reload falls back to those of the service. A choice does
 * not end them: who comes back to it finds it among what it was chosen from. They end when the service itself asks for something else than `own`.
 */
export function createKeptCriteria<Criteria, Draft>(
  storage: KeyValueStore,
  userId: string,
  service: SearchedService,
  own: Criteria,
): KeptCriteriaStore<Criteria, Draft> {
  const kept = keptInTab(storage, 'criterios', userId, service);
  const asked = JSON.stringify(own);

  function read(): KeptCriteria<Criteria, Draft> {
    // Written only below; a manipulated value affects the screen, never the server.
    const stored = kept.read() as (KeptCriteria<Criteria, Draft> & { readonly asked?: unknown }) | null;
    if (stored?.asked !== asked) return {};
    const { dispatched, draft } = stored;
    return { ...(dispatched && { dispatched }), ...(draft && { draft }) };
  }
  return { read, change: (changes) => kept.write({ asked, ...read(), ...changes }) };
}
