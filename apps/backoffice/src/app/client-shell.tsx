import { activeProfile, hasAgencyOnline, perfilOf, routeAddress } from '@guiche/domain/access';
import { deskMessages } from '@guiche/domain/messages/desk';
import { useMessage } from '@guiche/ui/i18n';
import { onDemand } from '@guiche/ui/on-demand';
import { AppShell } from '@guiche/ui/shell/app-shell';
import { useEffect, useState } from 'react';
import { Outlet, useLocation } from 'react-router';
import { hrefTo } from '../shared/address/href.ts';
import { useOffline } from '../shared/connection/connection.ts';
import { useNotify } from '../shared/failures/use-notify.ts';
import { useLanguage } from '../shared/i18n/language-provider.tsx';
import { withMessages } from '../shared/i18n/with-messages.ts';
import { useLooks } from '../shared/looks.ts';
import { logOut } from '../shared/session/log-out.ts';
import { useUser } from '../shared/session/session-context.tsx';
import { idleLimits } from './idle.ts';
import { useIdle } from './use-idle.ts';
import { userEntries } from './user-entries.ts';

// Rarely seen.
const IdleDialog = onDemand(async () => (await withMessages(import('@guiche/ui/shell/idle-dialog'))).IdleDialog);
const SessionsWindow = onDemand(async () => (await withMessages(import('./sessions-window.tsx'))).SessionsWindow);

const LIMITS = idleLimits(import.meta.env.VITE_IDLE_MINUTES, import.meta.env.VITE_IDLE_COUNTDOWN_SECONDS);

/** The top menu around the screens of travellers and approvers, with what they use alone, and what watches over the session. @see S-001, S-018, A-190, B-068 */
export function ClientShell() {
  const message = useMessage(deskMessages);
  const user = useUser();
  const { language, setLanguage } = useLanguage();
  const looks = useLooks(user.id);
  const offline = useOffline();
  const notify = useNotify();
  const { pathname } = useLocation();
  const idle = useIdle(LIMITS);
  const [showsSessions, setShowsSessions] = useState(false);
  const home = hrefTo(routeAddress('/pesquisa/*'));
  const profile = activeProfile(user);
  const isOnline = profile !== undefined && hasAgencyOnline({ perfis: [perfilOf(profile)] });

  useEffect(() => {
    if (idle.state.kind === 'over') void logOut('ociosa');
  }, [idle.state.kind]);

  // A new screen is read from its start; the link that led here is gone.
  const [shown, setShown] = useState(pathname);
  useEffect(() => {
    if (shown === pathname) return;
    setShown(pathname);
    document.getElementById('conteudo')?.focus({ preventScroll: true });
  }, [shown, pathname]);

  async function showSessions() {
    try {
      await SessionsWindow.preload();
      setShowsSessions(true);
    } catch (error) {
      notify.failure(error);
    }
  }

  return (
    <AppShell
      homeHref={home}
      navigation={isOnline ? [{ href: home, label: message('agencia_online'), current: pathname === routeAddress('/pesquisa/*') }] : []}
      user={{
        name: user.name,
        agency: user.agency.name,
        ...userEntries(user),
        onShowSessions: () => void showSessions(),
        onLogout: () => void logOut(null),
      }}
      language={language}
      onLanguageChange={setLanguage}
      appearance={looks}
      offline={offline}
    >
      <Outlet />
      {idle.state.kind === 'warning' && <IdleDialog open seconds={idle.state.seconds} onStay={idle.stay} />}
      {showsSessions && <SessionsWindow onClose={() => setShowsSessions(false)} />}
    </AppShell>
  );
}
