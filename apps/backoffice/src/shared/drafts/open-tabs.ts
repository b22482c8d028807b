import type { OpenTabs } from './draft-store.ts';
import { TAB_LOCK } from './tab-id.ts';

type Page = Pick<EventTarget, 'addEventListener'>;

/** A tab beside this one may end without a word, as in a crash: while there are any, it is looked again; in ms. */
const LOOK_AGAIN_MS = 5000;

/**
 * The open tabs of this browser: each holds its lock for as long as it lives. Asked for at the start, whenever a person comes back to this
 * tab or goes to another screen in it, when another tab writes to the storage, and every few seconds while there are others. Until the first answer every other tab counts as open: its draft must not be taken.
 */
export function createOpenTabs(locks: Pick<LockManager, 'query'> | undefined, page: Page): OpenTabs {
  if (!locks) return { isOpen: () => undefined, subscribe: () => () => undefined };
  const listeners = new Set<() => void>();
  let open: ReadonlySet<string> | undefined;
  let next: ReturnType<typeof setTimeout> | undefined;

  async function look(held: Pick<LockManager, 'query'>) {
    const names = (await held.query()).held?.flatMap(({ name }) => name ?? []) ?? [];
    const found = new Set(names.filter((name) => name.startsWith(TAB_LOCK)).map((name) => name.slice(TAB_LOCK.length)));
    clearTimeout(next);
    if (found.size > 1) next = setTimeout(ask, LOOK_AGAIN_MS);
    const before = open;
    if (before?.size === found.size && [...found].every((id) => before.has(id))) return;
    open = found;
    for (const listener of listeners) listener();
  }

  const ask = () => void look(locks).catch(() => undefined);
  ask();
  for (const event of ['focus', 'hashchange', 'storage', 'pageshow'] as const) page.addEventListener(event, ask);
  return {
    isOpen: (tabId) => open?.has(tabId) ?? true,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
