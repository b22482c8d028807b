import { listCloseDeadlines } from '@guiche/contract/requests';
import { TabIcon, titleWithCount } from '@guiche/ui/shell/tab-icon';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { api } from '../api.ts';
import { useText } from '../i18n/language-provider.tsx';
import { useUser } from '../session/session-context.tsx';
import { useNow } from '../use-now.ts';
import { alarmsAt, newAlarms } from './new-alarms.ts';
import { notifyAlarms } from './notify-alarms.ts';

/** In a tab that nobody looks at too: that is where the number is read. */
const closeDeadlinesQuery = queryOptions({
  queryKey: ['close-deadlines'],
  queryFn: ({ signal }) => api.call(listCloseDeadlines, { signal }),
  refetchInterval: 60_000,
  refetchIntervalInBackground: true,
});

/** Keeps a count before the title of the page, whatever screen sets it. */
function useTitleCount(count: number): void {
  useEffect(() => {
    const put = () => {
      const title = titleWithCount(document.title, count);
      if (document.title !== title) document.title = title;
    };
    put();
    const observer = new MutationObserver(put);
    observer.observe(document.head, { subtree: true, childList: true, characterData: true });
    return () => {
      observer.disconnect();
      document.title = titleWithCount(document.title, 0);
    };
  }, [count]);
}

export interface DeadlineWatchProps {
  /** Whether the user wants notifications of the desktop. */
  notices: boolean;
}

/** Tells in the tab's title and icon how many requests are past or due within the hour, and the news of them on the desktop. @see B-051 */
export function DeadlineWatch({ notices }: DeadlineWatchProps) {
  const t = useText();
  const user = useUser();
  const now = useNow();
  const deadlines = useQuery(closeDeadlinesQuery).data;
  const alarms = alarmsAt(now, deadlines ?? []);
  const told = useRef<ReadonlySet<string>>(undefined);
  useTitleCount(alarms.length);

  const tell = useEffectEvent(() => {
    const result = newAlarms(alarms, told.current, user.id);
    told.current = result.told;
    if (notices) notifyAlarms(result.news, t);
  });
  useEffect(() => {
    if (deadlines) tell();
  }, [deadlines, now]);

  return <TabIcon count={alarms.length} />;
}
