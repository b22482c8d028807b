import { onDemand } from '@guiche/ui/on-demand';
import { useEffect, useState } from 'react';
import { useNotify } from '../shared/failures/use-notify.ts';
import { withMessages } from '../shared/i18n/with-messages.ts';
import { logOut } from '../shared/session/log-out.ts';
import { openSessionsWith } from '../shared/session/show-sessions.ts';
import { idleLimits } from './idle.ts';
import { useIdle } from './use-idle.ts';

// Rarely seen.
const IdleDialog = onDemand(async () => (await withMessages(import('@guiche/ui/shell/idle-dialog'))).IdleDialog);
const SessionsWindow = onDemand(async () => (await withMessages(import('./sessions-window.tsx'))).SessionsWindow);

const LIMITS = idleLimits(import.meta.env.VITE_IDLE_MINUTES, import.meta.env.VITE_IDLE_COUNTDOWN_SECONDS);

/** Watches over the session: who does nothing for long is asked, then logged out; and the window with the open sessions. @see, B-068 */
export function SessionWatch() {
  const idle = useIdle(LIMITS);
  const notify = useNotify();
  const [showsSessions, setShowsSessions] = useState(false);

  useEffect(() => {
    if (idle.state.kind === 'over') void logOut('ociosa');
  }, [idle.state.kind]);

  useEffect(() => {
    // Fetched before it is rendered: a failure must not take the screen away.
    openSessionsWith(() => void SessionsWindow.preload().then(() => setShowsSessions(true), notify.failure));
  }, [notify]);

  return (
    <>
      {idle.state.kind === 'warning' && <IdleDialog open seconds={idle.state.seconds} onStay={idle.stay} />}
      {showsSessions && <SessionsWindow onClose={() => setShowsSessions(false)} />}
    </>
  );
}
