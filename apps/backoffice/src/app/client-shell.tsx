import { activeProfile, hasAgencyOnline, perfilOf, routeAddress } from '@guiche/domain/access';
import { deskMessages } from '@guiche/domain/messages/desk';
import { useMessage } from '@guiche/ui/i18n';
import { AppShell } from '@guiche/ui/shell/app-shell';
import { Outlet, useLocation } from 'react-router';
import { hrefTo } from '../shared/address/href.ts';
import { useOffline } from '../shared/connection/connection.ts';
import { useLanguage } from '../shared/i18n/language-provider.tsx';
import { useLooks } from '../shared/looks.ts';
import { logOut } from '../shared/session/log-out.ts';
import { useUser } from '../shared/session/session-context.tsx';
import { showSessions } from '../shared/session/show-sessions.ts';
import { useScreenFocus } from '../shared/use-screen-focus.ts';
import { SessionWatch } from './session-watch.tsx';
import { useScrollMemory } from './use-scroll-memory.ts';
import { userEntries } from './user-entries.ts';

/** The top menu around the screens of travellers and approvers, with what they use alone, and what watches over the session. @see S-001, S-018, A-190, B-068 */
export function ClientShell() {
  const message = useMessage(deskMessages);
  const user = useUser();
  const { language, setLanguage } = useLanguage();
  const looks = useLooks(user.id);
  const offline = useOffline();
  const { pathname } = useLocation();
  const home = hrefTo(routeAddress('/pesquisa/*'));
  const profile = activeProfile(user);
  const isOnline = profile !== undefined && hasAgencyOnline({ perfis: [perfilOf(profile)] });

  useScrollMemory();
  useScreenFocus(pathname);

  return (
    <AppShell
      homeHref={home}
      navigation={isOnline ? [{ href: home, label: message('agencia_online'), current: pathname === routeAddress('/pesquisa/*') }] : []}
      user={{
        name: user.name,
        agency: user.agency.name,
        ...userEntries(user),
        onShowSessions: showSessions,
        onLogout: () => void logOut(null),
      }}
      language={language}
      onLanguageChange={setLanguage}
      appearance={looks}
      offline={offline}
    >
      <Outlet />
      <SessionWatch />
    </AppShell>
  );
}
