import * as Radix from '@radix-ui/react-dropdown-menu';
import type { ReactNode } from 'react';
import { MenuLabel } from './menu-label.tsx';

export interface MenuRadioGroupProps {
  label: string;
  value: string;
  onValueChange: (value: string) => void;
  children: ReactNode;
}

/** Menu entries of which exactly one is chosen. */
export function MenuRadioGroup({ label, value, onValueChange, children }: MenuRadioGroupProps) {
  return (
    <Radix.RadioGroup aria-label={label} value={value} onValueChange={onValueChange}>
      <MenuLabel>{label}</MenuLabel>
      {children}
    </Radix.RadioGroup>
  );
}
