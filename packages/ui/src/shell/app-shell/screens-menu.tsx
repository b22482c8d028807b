import type { ReactElement } from 'react';
import { Menu, MenuItem } from '../../primitives/menu/index.ts';
import type { NavigationEntry } from './navigation.ts';

interface ScreensMenuProps {
  trigger: ReactElement;
  navigation: readonly NavigationEntry[];
}

/** The screens as a menu, for a phone; its code is fetched when it is opened. */
export function ScreensMenu({ trigger, navigation }: ScreensMenuProps) {
  return (
    <Menu defaultOpen trigger={trigger}>
      {navigation.map(({ href, label }) => (
        <MenuItem key={href} href={href}>
          {label}
        </MenuItem>
      ))}
    </Menu>
  );
}
