import { createDraftStore } from './draft-store.ts';
import { createOpenTabs } from './open-tabs.ts';
import { createTabId } from './tab-id.ts';

/** The drafts of this browser. */
export const drafts = createDraftStore(localStorage, createTabId(sessionStorage, navigator.locks), createOpenTabs(navigator.locks, window));
