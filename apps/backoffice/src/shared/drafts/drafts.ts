import { useSyncExternalStore } from 'react';
import { createDraftStore, type Draft, type DraftPlace } from './draft-store.ts';

/** The drafts of this browser. */
export const drafts = createDraftStore(localStorage);

/** What was typed at a place and not saved; null for nothing. */
export function useDraft<Value>(place: DraftPlace): Draft<Value> | null {
  return useSyncExternalStore(drafts.subscribe, () => drafts.read<Value>(place));
}
