import type { ServerEvent } from '@guiche/contract/events';
import type { HeldStream } from './held-stream.ts';
import { createNewsBox, type News } from './news-box.ts';

/** What a tab tells the others of its browser. */
export type TabMessage = { readonly event: ServerEvent | undefined; readonly id: string | undefined };

/** The parts of a browser that the hub works with. */
export interface HubPlace {
  /** Holds the stream while this tab leads; the returned function lets it go. */
  readonly lead: (stream: HeldStream) => () => void;
  readonly isHidden: () => boolean;
  /** Calls back when the tab is hidden and when it is shown; the returned function stops it. */
  readonly onVisibility: (act: () => void) => () => void;
  /** Tells the other tabs of this browser. */
  readonly tell: (message: TabMessage) => void;
  /** Calls back with what another tab tells; the returned function stops it. */
  readonly onTold: (act: (message: TabMessage) => void) => () => void;
}

/** How long a hidden tab may go on leading; one that is shown takes over then, if there is one. In ms. */
const HIDDEN_MS = 20_000;
/** Without a stream the server is asked as often as this; in ms. */
const POLL_MS = 60_000;
/** The server says that it is there every 15 s; in ms. */
const LIVE_MS = 40_000;
/** From one screen to the next the stream goes on; in ms. */
const LINGER_MS = 5000;
/** What comes within this time is told at once; in ms. */
const GATHER_MS = 150;

/**
 * Follows the events of the server for all tabs of a browser: one of them leads, holds the stream and tells the others. While no tab has a
 * stream, each asks for everything once a minute, and when it is shown again. A hidden tab hears, and says so when it is shown again.
 * @see B-042
 */
export function createEventHub({ lead, isHidden, onVisibility, tell, onTold }: HubPlace) {
  const listeners = new Set<(news: News) => void>();
  const box = createNewsBox();
  let lastId: string | undefined;
  let heardAt = Number.NEGATIVE_INFINITY;
  let gathering: ReturnType<typeof setTimeout> | undefined;

  function flush(): void {
    clearTimeout(gathering);
    gathering = undefined;
    if (isHidden()) return;
    const news = box.take();
    if (news.length > 0) for (const listener of listeners) listener(news);
  }

  function put(event: ServerEvent): void {
    box.put(event);
    gathering ??= setTimeout(flush, GATHER_MS);
  }

  function hear({ event, id }: TabMessage): void {
    heardAt = performance.now();
    // Of what another tab has heard before this one was opened, nothing is known here.
    if (id !== undefined) lastId = id;
    if (event) put(event);
  }

  /** Begins to follow; the returned function ends it. */
  function start(): () => void {
    let letGo: (() => void) | undefined;
    let hiding: ReturnType<typeof setTimeout> | undefined;
    const stream: HeldStream = {
      lastEventId: () => lastId,
      onEvent(event, id) {
        hear({ event, id });
        tell({ event, id });
      },
    };
    function follow(): void {
      clearTimeout(hiding);
      if (!isHidden()) {
        letGo ??= lead(stream);
        flush();
        return;
      }
      hiding = setTimeout(() => {
        letGo?.();
        letGo = undefined;
      }, HIDDEN_MS);
    }
    function askUntold(): void {
      if (!isHidden() && performance.now() - heardAt > LIVE_MS) put({ tipo: 'tudo' });
    }
    function handleVisibility(): void {
      // Who comes back after a while does not wait for the next minute.
      askUntold();
      follow();
    }
    const poll = setInterval(askUntold, POLL_MS);
    const stops = [onVisibility(handleVisibility), onTold(hear)];
    follow();
    return () => {
      for (const stop of stops) stop();
      clearTimeout(hiding);
      clearTimeout(gathering);
      gathering = undefined;
      clearInterval(poll);
      letGo?.();
    };
  }

  let stop: (() => void) | undefined;
  let stopping: ReturnType<typeof setTimeout> | undefined;
  return {
    /** Calls back with what happens; the first one begins to follow, and a while after the last one that ends. Returns a function that stops it. */
    subscribe(listener: (news: News) => void): () => void {
      listeners.add(listener);
      clearTimeout(stopping);
      stop ??= start();
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        clearTimeout(stopping);
        stopping = setTimeout(() => {
          stop?.();
          stop = undefined;
        }, LINGER_MS);
      };
    },
  };
}
