import { onDemand } from '@guiche/ui/on-demand';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { chat } from '../shared/chat/chat.ts';
import { useNotify } from '../shared/failures/use-notify.ts';
import { withMessages } from '../shared/i18n/with-messages.ts';

const ChatWindow = onDemand(async () => (await withMessages(import('../features/chat/chat-window.tsx'))).ChatWindow);

/** Where the open chat is shown: beside the screens, so that it stays while they change. */
export function ChatPlace() {
  const notify = useNotify();
  const open = useSyncExternalStore(chat.subscribe, chat.read);
  const [loaded, setLoaded] = useState(false);
  const wanted = open !== null;
  useEffect(() => {
    if (!wanted || loaded) return;
    // Fetched before it is rendered: a failure must not take the screen away.
    ChatWindow.preload().then(
      () => setLoaded(true),
      (error: unknown) => {
        chat.close();
        notify.failure(error);
      },
    );
  }, [wanted]);
  return open && loaded && <ChatWindow key={open.viagem} open={open} />;
}
