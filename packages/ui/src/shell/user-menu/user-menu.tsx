import { ChevronDown, CircleHelp, LogOut, UserRound } from 'lucide-react';
import { useMessage, useUiText } from '../../i18n/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { Menu, MenuItem, MenuLabel, MenuSeparator } from '../../primitives/menu/index.ts';

export interface UserMenuProps {
  name: string;
  agency: string;
  /** The form of the own profile; left out for who may not open it. @see A-068 */
  profileHref?: string | undefined;
  /** The help outside, in a new tab; left out where none is set. @see A-067 */
  helpHref?: string | undefined;
  onLogout: () => void;
}

/** Who is signed in, and what concerns that person. @see */
export function UserMenu({ name, agency, profileHref, helpHref, onLogout }: UserMenuProps) {
  const t = useUiText();
  const message = useMessage();
  const [first = name] = name.split(' ');
  return (
    <Menu
      align="end"
      trigger={
        <Button tone="quiet" className="px-2">
          <span className="sr-only">{t('userMenu.label', { name })}</span>
          <UserRound aria-hidden="true" />
          <span aria-hidden="true" className="max-w-28 truncate max-lg:hidden">
            {first}
          </span>
          <ChevronDown aria-hidden="true" className="text-ink-3 max-lg:hidden" />
        </Button>
      }
    >
      <MenuLabel>
        <span className="block text-ink">{name}</span>
        <span className="block font-normal">{agency}</span>
      </MenuLabel>
      <MenuSeparator />
      {profileHref && (
        <MenuItem icon={<UserRound aria-hidden="true" />} href={profileHref}>
          {message('editar_perfil')}
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
