import { isConfigArea, routeAddress, routeAt } from '@guiche/domain/access';
import { useToast } from '@guiche/ui/feedback/toast';
import { onDemand } from '@guiche/ui/on-demand';
import { AppShell } from '@guiche/ui/shell/app-shell';
import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { Outlet, useLocation } from 'react-router';
import { embeddedAddress } from '../features/embedded/embedded-address.ts';
import { hrefTo, START } from '../shared/address/href.ts';
import { chat } from '../shared/chat/chat.ts';
import { ChatWindow } from '../shared/chat/chat-window-on-demand.ts';
import { useOffline } from '../shared/connection/connection.ts';
import { useLanguage, useText } from '../shared/i18n/language-provider.tsx';
import { withMessages } from '../shared/i18n/with-messages.ts';
import { useLooks } from '../shared/looks.ts';
import { logOut } from '../shared/session/log-out.ts';
import { notificationsQuery } from '../shared/session/notifications.ts';
import { useUser } from '../shared/session/session-context.tsx';
import { showSessions } from '../shared/session/show-sessions.ts';
import { showKeyboardWindow } from '../shared/shortcuts/shortcuts.ts';
import { useScreenFocus } from '../shared/use-screen-focus.ts';
import { useStoredFlag } from '../shared/use-stored-flag.ts';
import { opensFor, tabsOf } from './guards.ts';
import { useScrollMemory } from './use-scroll-memory.ts';
import { userEntries } from './user-entries.ts';

// Not part of what the first screen waits for.
const ClientChoice = onDemand(async () => (await withMessages((await import('./rare-screens.ts')).loadClientChoice())).ClientChoice);
const Desk = onDemand(async () => {
  await new Promise((resolve) => setTimeout(resolve, 1000));
  return (await withMessages((await import('./rare-screens.ts')).loadDesk())).Desk;
});

// As high as the choice of the client, so that its code moves nothing when it comes.
const clientRoom = <div className="g:h-control-sm" />;

/** The top menu around every screen, and what helps on all of them. @see */
export function ShellLayout() {
  const t = useText();
  const user = useUser();
  const { language, setLanguage } = useLanguage();
  const looks = useLooks(user.id);
  const offline = useOffline();
  const openChat = useSyncExternalStore(chat.subscribe, chat.read);
  const { pathname } = useLocation();
  const notifications = useQuery(notificationsQuery);
  const toast = useToast();
  const [notices, setNotices] = useStoredFlag(`avisos:${user.id}`, false);
  const shownRoute = routeAt(pathname);
  const screens = [
    { path: '/dashboard', label: t('navigation.dashboard') },
    { path: '/agencia', label: t('navigation.agency') },
    { path: '/agenciaAlteracao', label: t('changedIssues') },
    { path: '/pendencia', label: t('pending') },
    { path: '/historicoagencia', label: t('navigation.history') },
  ] as const;
  // An embedded page without an address in the build has nothing to show: no entry leads there.
  const rarer = [
    { path: '/banco-bilhetes', label: t('navigation.ticketBank'), there: embeddedAddress('ticket-bank') !== undefined },
    { path: '/diretorio-hoteis/*', label: t('navigation.hotelDirectory'), there: embeddedAddress('hotel-directory') !== undefined },
    { path: '/relatorios', label: t('navigation.reports'), there: true },
    { path: '/painel-gerencial', label: t('navigation.management'), there: true },
  ] as const;
  // An address that only leads on shows nothing, and so needs no code.
  const choosesClient = shownRoute !== undefined && !isConfigArea(pathname);
  const [firstSetting] = tabsOf(user);
  const entryOf = ({ path, label }: (typeof screens | typeof rarer)[number]) => ({
    href: hrefTo(routeAddress(path)),
    label,
    current: shownRoute === path,
  });

  useScrollMemory();

  useScreenFocus(pathname);

  async function changeNotices(on: boolean) {
    if (on && (await Notification.requestPermission()) !== 'granted') toast({ tipo: 'WARNING', text: t('deadlines.blocked') });
    else setNotices(on);
  }

  const navigation = screens.filter(({ path }) => opensFor(path, user)).map(entryOf);
  const moreNavigation = [
    ...rarer.filter(({ path, there }) => there && opensFor(path, user)).map(entryOf),
    ...(firstSetting
      ? [{ href: hrefTo(routeAddress(firstSetting)), label: t('settings.title'), current: pathname.startsWith('/config') }]
      : []),
  ];
  return (
    <AppShell
      homeHref={hrefTo(START)}
      navigation={navigation}
      moreNavigation={moreNavigation}
      user={{
        name: user.name,
        agency: user.agency.name,
        ...userEntries(user),
        onShowSessions: showSessions,
        onShowPalette: () => showKeyboardWindow('palette'),
        onShowShortcuts: () => showKeyboardWindow('sheet'),
        desktopNotices: 'Notification' in window ? { on: notices, onChange: (on) => void changeNotices(on) } : undefined,
        onLogout: () => void logOut(null),
      }}
      language={language}
      onLanguageChange={setLanguage}
      appearance={looks}
      notifications={notifications.data?.filter(({ quantidade }) => quantidade > 0)}
      onNotificationsRetry={notifications.isLoadingError ? () => void notifications.refetch() : undefined}
      notificationsPending={notifications.isFetching}
      notificationsHref={hrefTo(routeAddress('/agencia'))}
      clientSelector={choosesClient && <ClientChoice meanwhile={clientRoom} failed={null} />}
      offline={offline}
    >
      <Outlet />
      {openChat && <ChatWindow key={openChat.viagem} open={openChat} />}
      <Desk screens={[...navigation, ...moreNavigation]} looks={looks} notices={notices} failed={null} />
    </AppShell>
  );
}
