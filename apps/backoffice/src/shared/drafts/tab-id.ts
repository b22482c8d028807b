import { newId } from '../new-id.ts';

const NAME = 'aba';

/** Holds a lock for as long as the tab lives; false when another tab holds it already. */
function claim(id: string, locks: LockManager): Promise<boolean> {
  return new Promise((answer) => {
    void locks.request(`guiche-aba-${id}`, { ifAvailable: true }, (lock) => {
      answer(lock !== null);
      return lock === null ? undefined : new Promise(() => undefined);
    });
  });
}

/**
 * A name for this tab that outlives a reload. A duplicated tab starts with a copy of the first one's store, and so with its name: it
 * takes a new one as soon as it finds that taken. Pages that are not served securely have no locks; there the copy is not noticed.
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
