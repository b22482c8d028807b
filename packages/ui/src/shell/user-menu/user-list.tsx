import { sessionMessages } from '@guiche/domain/messages/session';
import { CircleHelp, LogOut, MonitorSmartphone, UserRound } from 'lucide-react';
import type { ReactElement } from 'react';
import { useMessage } from '../../i18n/index.ts';
import { Menu, MenuItem, MenuLabel, MenuSeparator } from '../../primitives/menu/index.ts';
import type { UserMenuProps } from './user-menu-props.ts';

/** The entries of the user menu; their code is fetched when the menu is opened. */
export function UserList({
  trigger,
  name,
  agency,
  profileHref,
  helpHref,
  onShowSessions,
  onLogout,
}: UserMenuProps & { trigger: ReactElement }) {
  const message = useMessage(sessionMessages);
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
