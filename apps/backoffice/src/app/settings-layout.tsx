import { type RoutePath, routeAddress, routeAt, type SettingsTab } from '@guiche/domain/access';
import { LinkTabs } from '@guiche/ui/primitives/link-tabs';
import { Building2, Gem, Layers, type LucideIcon, UserRound, UsersRound } from 'lucide-react';
import { Outlet, useLocation } from 'react-router';
import { hrefTo } from '../shared/address/href.ts';
import { useText } from '../shared/i18n/language-provider.tsx';
import type { TextKey } from '../shared/i18n/texts.ts';
import { useUser } from '../shared/session/session-context.tsx';
import { tabsOf } from './guards.ts';

const TABS: Readonly<Record<SettingsTab, { readonly label: TextKey; readonly Icon: LucideIcon }>> = {
  '/config/usuario': { label: 'settings.users', Icon: UserRound },
  '/config/agencia': { label: 'settings.agency', Icon: Building2 },
  '/config/clientes': { label: 'settings.clients', Icon: UsersRound },
  '/config/grupos': { label: 'settings.groups', Icon: Layers },
  '/config/vip-premium': { label: 'settings.vip', Icon: Gem },
};

/**
 * The screens of the settings under the row of their tabs. It has no list of profiles of its own: the screen below it decides, and only the
 * tabs that the user may open are shown. @see
 */
export function SettingsLayout() {
  const t = useText();
  const { pathname } = useLocation();
  const shown: RoutePath | undefined = routeAt(pathname);
  const tabs = tabsOf(useUser());
  return (
    <>
      {tabs.length > 1 && (
        <div className="g:mb-4">
          <LinkTabs
            label={t('settings.title')}
            items={tabs.map((tab) => {
              const { label, Icon } = TABS[tab];
              return { href: hrefTo(routeAddress(tab)), label: t(label), icon: <Icon aria-hidden="true" />, current: tab === shown };
            })}
          />
        </div>
      )}
      <Outlet />
    </>
  );
}
