import { useEffect, useEffectEvent } from 'react';
import { events } from './events.ts';
import type { News } from './news-box.ts';

/** Calls back with what has happened on the server, for as long as the component is there. */
export function useNews(act: (news: News) => void): void {
  const latest = useEffectEvent(act);
  useEffect(() => events.subscribe((news) => latest(news)), []);
}
