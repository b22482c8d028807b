import { sessionMessages } from '@guiche/domain/messages/session';
import { BellOff, BellRing, CircleHelp, Keyboard, LogOut, MonitorSmartphone, Search, UserRound } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { useMessage, useTexts } from '../../i18n/index.ts';
import { Menu, MenuItem, MenuLabel, MenuSeparator } from '../../primitives/menu/index.ts';
import { Keys } from '../internal/keys.tsx';
import { userListTexts } from './user-list.texts.ts';
import type { UserMenuProps } from './user-menu-props.ts';

/** The entries of the user menu; their code is fetched when the menu is opened. */
export function UserList({
  trigger,
  name,
  agency,
  profileHref,
  helpHref,
  onShowSessions,
  onShowPalette,
  onShowShortcuts,
  desktopNotices,
  onLogout,
}: UserMenuProps & { trigger: ReactElement }) {
  const message = useMessage(sessionMessages);
  const t = useTexts(userListTexts);
  return (
    <Menu align="end" defaultOpen trigger={trigger}>
      <MenuLabel>
        <span className="g:block g:text-ink">{name}</span>
        <span className="g:block g:font-normal">{agency}</span>
      </MenuLabel>
      <MenuSeparator />
      {profileHref && (
        <MenuItem icon={<UserRound aria-hidden="true" />} href={profileHref}>
          {message('editar_perfil')}
        </MenuItem>
      )}
      <MenuItem icon={<MonitorSmartphone aria-hidden="true" />} onSelect={onShowSessions}>
        {message('sessoes_abertas')}
      </MenuItem>
      {desktopNotices && (
        <MenuItem
          icon={desktopNotices.on ? <BellOff aria-hidden="true" /> : <BellRing aria-hidden="true" />}
          onSelect={() => desktopNotices.onChange(!desktopNotices.on)}
        >
          {t(desktopNotices.on ? 'noticesOff' : 'noticesOn')}
        </MenuItem>
      )}
      {onShowPalette && (
        <MenuItem icon={<Search aria-hidden="true" />} onSelect={onShowPalette}>
          <WithKeys keys={['Ctrl K']}>{t('palette')}</WithKeys>
        </MenuItem>
      )}
      {onShowShortcuts && (
        <MenuItem icon={<Keyboard aria-hidden="true" />} onSelect={onShowShortcuts}>
          <WithKeys keys={['?']}>{t('shortcuts')}</WithKeys>
        </MenuItem>
      )}
      {helpHref && (
        <MenuItem icon={<CircleHelp aria-hidden="true" />} href={helpHref} external>
          {message('ajuda')}
        </MenuItem>
      )}
      <MenuItem icon={<LogOut aria-hidden="true" />} onSelect={onLogout}>
        {message('sair')}
      </MenuItem>
    </Menu>
  );
}

/** An entry with the keys that do the same. */
function WithKeys({ keys, children }: { keys: readonly string[]; children: ReactNode }) {
  return (
    <span className="g:flex g:flex-1 g:items-center g:justify-between g:gap-4">
      {children}
      <Keys keys={keys} />
    </span>
  );
}
