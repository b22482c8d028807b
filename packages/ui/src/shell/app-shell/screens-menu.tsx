import type { ReactElement } from 'react';
import { Menu, MenuItem } from '../../primitives/menu/index.ts';
import type { NavigationEntry } from './navigation.ts';

interface ScreensMenuProps {
  trigger: ReactElement;
  navigation: readonly NavigationEntry[];
}

/** The screens as a menu, for a phone; fetched when it is asked for. */
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
