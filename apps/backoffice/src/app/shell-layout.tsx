import { routeAddress, routeAt } from '@guiche/domain/access';
import { onDemand } from '@guiche/ui/on-demand';
import { AppShell } from '@guiche/ui/shell/app-shell';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Outlet, useLocation } from 'react-router';
import { hrefTo, START } from '../shared/address/href.ts';
import { chat } from '../shared/chat/chat.ts';
import { ChatWindow } from '../shared/chat/chat-window-on-demand.ts';
import { useOffline } from '../shared/connection/connection.ts';
import { useNotify } from '../shared/failures/use-notify.ts';
import { useLanguage, useText } from '../shared/i18n/language-provider.tsx';
import { withMessages } from '../shared/i18n/with-messages.ts';
import { useLooks } from '../shared/looks.ts';
import { logOut } from '../shared/session/log-out.ts';
import { notificationsQuery } from '../shared/session/notifications.ts';
import { useUser } from '../shared/session/session-context.tsx';
import { opensFor } from './guards.ts';
import { idleLimits } from './idle.ts';
import { settingsOf } from './routes.ts';
import { useIdle } from './use-idle.ts';
import { useScrollMemory } from './use-scroll-memory.ts';

// Rarely seen: not part of what the first screen waits for.
const IdleDialog = onDemand(async () => (await withMessages(import('@guiche/ui/shell/idle-dialog'))).IdleDialog);
const SessionsWindow = onDemand(async () => (await withMessages(import('./sessions-window.tsx'))).SessionsWindow);

const LIMITS = idleLimits(import.meta.env.VITE_IDLE_MINUTES, import.meta.env.VITE_IDLE_COUNTDOWN_SECONDS);

/** The top menu around every screen, and what watches over the session. @see, B-068 */
export function ShellLayout() {
  const t = useText();
  const user = useUser();
  const { language, setLanguage } = useLanguage();
  const looks = useLooks();
  const offline = useOffline();
  const openChat = useSyncExternalStore(chat.subscribe, chat.read);
  const { pathname } = useLocation();
  const idle = useIdle(LIMITS);
  const notifications = useQuery(notificationsQuery);
  const notify = useNotify();
  const [showsSessions, setShowsSessions] = useState(false);
  const shownRoute = routeAt(pathname);
  const screens = [
    { path: '/dashboard', label: t('navigation.dashboard') },
    { path: '/agencia', label: t('navigation.agency') },
    { path: '/agenciaAlteracao', label: t('changedIssues') },
    { path: '/pendencia', label: t('pending') },
    { path: '/historicoagencia', label: t('navigation.history') },
  ] as const;
  const [firstSetting] = settingsOf(user);
  const entryOf = ({ path, label }: (typeof screens)[number]) => ({
    href: hrefTo(routeAddress(path)),
    label,
    current: shownRoute === path,
  });

  useScrollMemory();

  const shown = useRef<string>(null);
  useEffect(() => {
    if (shown.current === pathname) return;
    const opened = shown.current === null;
    shown.current = pathname;
    // Opened by its address or loaded again, a screen may have given the focus to a part of it.
    if (opened && document.activeElement !== document.body) return;
    // A new screen is read from its start; the link that led here is gone.
    document.getElementById('conteudo')?.focus({ preventScroll: true });
  }, [pathname]);

  useEffect(() => {
    if (idle.state.kind === 'over') void logOut('ociosa');
  }, [idle.state.kind]);

  async function showSessions() {
    try {
      // Fetched before it is rendered: a failure must not take the screen away.
      await SessionsWindow.preload();
      setShowsSessions(true);
    } catch (error) {
      notify.failure(error);
    }
  }

  return (
    <AppShell
      homeHref={hrefTo(START)}
      navigation={screens.filter(({ path }) => opensFor(path, user)).map(entryOf)}
      moreNavigation={
        firstSetting
          ? [{ href: hrefTo(routeAddress(firstSetting)), label: t('settings.title'), current: pathname.startsWith('/config') }]
          : []
      }
      user={{
        name: user.name,
        agency: user.agency.name,
        helpHref: import.meta.env.VITE_HELP_URL || undefined,
        onShowSessions: () => void showSessions(),
        onLogout: () => void logOut(null),
      }}
      language={language}
      onLanguageChange={setLanguage}
      appearance={looks}
      notifications={notifications.data?.filter(({ quantidade }) => quantidade > 0) ?? []}
      notificationsHref={hrefTo(routeAddress('/agencia'))}
      offline={offline}
    >
      <Outlet />
      {idle.state.kind === 'warning' && <IdleDialog open seconds={idle.state.seconds} onStay={idle.stay} />}
      {openChat && <ChatWindow key={openChat.viagem} open={openChat} />}
      {showsSessions && <SessionsWindow onClose={() => setShowsSessions(false)} />}
    </AppShell>
  );
}
