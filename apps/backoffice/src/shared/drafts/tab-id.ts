import { newId } from '../new-id.ts';

const NAME = 'aba';

/** The start of the name of a tab's lock; its id follows. */
export const TAB_LOCK = 'guiche-aba-';

/** Holds a lock for as long as the tab lives; false when another tab holds it already. */
function claim(id: string, locks: LockManager): Promise<boolean> {
  return new Promise((answer) => {
    void locks.request(`${TAB_LOCK}${id}`, { ifAvailable: true }, (lock) => {
      answer(lock !== null);
      return lock === null ? undefined : new Promise(() => undefined);
    });
  });
}

/**
 * An id of this tab that survives a reload. A duplicated tab starts with a copy of the first tab's store and so with the same id: it takes
 * a new one as soon as it finds the id locked. Pages that are not served securely have no locks; there a duplicate is not detected.
 */
export function createTabId(store: Pick<Storage, 'getItem' | 'setItem'>, locks: LockManager | undefined): () => string {
  let id = store.getItem(NAME) ?? newId();
  store.setItem(NAME, id);
  if (locks) {
    void claim(id, locks).then((mine) => {
      if (mine) return;
      id = newId();
      store.setItem(NAME, id);
      void claim(id, locks);
    });
  }
  return () => id;
}
