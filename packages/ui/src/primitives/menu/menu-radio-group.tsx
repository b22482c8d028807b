import * as Radix from '@radix-ui/react-dropdown-menu';
import type { ReactNode } from 'react';
import { MenuLabel } from './menu-label.tsx';

export interface MenuRadioGroupProps {
  /** The name of the group, shown above its items. */
  label: string;
  /** The value of the chosen item. */
  value: string;
  /** Called with the value of the item that was chosen. */
  onValueChange: (value: string) => void;
  /** The `MenuRadioItem`s. */
  children: ReactNode;
}

/**
 * Menu entries of which exactly one is chosen.
 */
export function MenuRadioGroup({ label, value, onValueChange, children }: MenuRadioGroupProps) {
  return (
    <Radix.RadioGroup className="g:own" aria-label={label} value={value} onValueChange={onValueChange}>
      <MenuLabel>{label}</MenuLabel>
      {children}
    </Radix.RadioGroup>
  );
}
