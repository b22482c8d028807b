import type { ReactElement } from 'react';
import { Menu, MenuItem } from '../../primitives/menu/index.ts';
import type { NavigationEntry } from './navigation.ts';

interface ScreensMenuProps {
  trigger: ReactElement;
  navigation: readonly NavigationEntry[];
}

/** Screens as a menu: all on a narrow window, else those that are opened less often. Its code is fetched when it is opened. */
export function ScreensMenu({ trigger, navigation }: ScreensMenuProps) {
  return (
    <Menu defaultOpen trigger={trigger}>
      {navigation.map(({ href, label, current }) => (
        <MenuItem key={href} href={href} current={current}>
          {label}
        </MenuItem>
      ))}
    </Menu>
  );
}
