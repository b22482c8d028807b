import { type DraftPlace, nameOf } from '../drafts/draft-store.ts';

export interface RunningSaves {
  /** Notes a save at the place of its draft until it ends. Rejects nothing by itself: `save` says how it ended. */
  start: <Outcome>(place: DraftPlace, save: () => Promise<Outcome>) => Promise<Outcome>;
  /** The save that runs at a place. */
  read: <Outcome>(place: DraftPlace) => Promise<Outcome> | undefined;
  /** Calls the listener when a save starts or ends. */
  subscribe: (listener: () => void) => () => void;
}

/**
 * The saves of this tab that wait for their response. They outlive the window that started them: a window that is opened again at the same
 * place goes on waiting and does not send a second time.
 * @see B-064, Q-023
 */
export function createRunningSaves(): RunningSaves {
  const running = new Map<string, Promise<unknown>>();
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  return {
    start(place, save) {
      const name = nameOf(place);
      const ending = save().finally(() => {
        running.delete(name);
        tell();
      });
      running.set(name, ending);
      tell();
      return ending;
    },
    // The editors of one place are of one kind, and so are their outcomes.
    read: <Outcome>(place: DraftPlace) => running.get(nameOf(place)) as Promise<Outcome> | undefined,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The saves of this tab. */
export const runningSaves = createRunningSaves();
