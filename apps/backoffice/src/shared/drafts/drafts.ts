import { createDraftStore } from './draft-store.ts';

/** The drafts of this browser. */
export const drafts = createDraftStore(localStorage);
