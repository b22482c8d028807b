import * as Radix from '@radix-ui/react-dropdown-menu';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { menuItemLook } from './item-look.ts';

export interface MenuCheckboxItemProps {
  /** Whether it is switched on. */
  checked: boolean;
  /** Called with the new state; the menu stays open. */
  onCheckedChange: (checked: boolean) => void;
  /** The item is shown, and cannot be chosen. */
  disabled?: boolean;
  /** What is switched on or off. */
  children: ReactNode;
}

/**
 * A menu entry that is on or off. The menu stays open, so that several can be switched.
 */
export function MenuCheckboxItem({ checked, onCheckedChange, disabled = false, children }: MenuCheckboxItemProps) {
  return (
    <Radix.CheckboxItem
      checked={checked}
      onCheckedChange={onCheckedChange}
      onSelect={(event) => event.preventDefault()}
      disabled={disabled}
      className={menuItemLook()}
    >
      <span className="g:flex g:size-4 g:items-center g:justify-center">
        <Radix.ItemIndicator className="g:own">
          <Check aria-hidden="true" />
        </Radix.ItemIndicator>
      </span>
      <span className="g:min-w-0 g:flex-1">{children}</span>
    </Radix.CheckboxItem>
  );
}
