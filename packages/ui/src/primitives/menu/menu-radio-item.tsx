import * as Radix from '@radix-ui/react-dropdown-menu';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { menuItemLook } from './item-look.ts';

export interface MenuRadioItemProps {
  /** The value that the group gets when this item is chosen. */
  value: string;
  /** An icon before the text. */
  icon?: ReactNode;
  /** The item is shown, and cannot be chosen. */
  disabled?: boolean;
  /** What is chosen. */
  children: ReactNode;
}

/**
 * One of the choices of a `MenuRadioGroup`.
 */
export function MenuRadioItem({ value, icon, disabled = false, children }: MenuRadioItemProps) {
  return (
    <Radix.RadioItem value={value} disabled={disabled} className={menuItemLook()}>
      {icon}
      <span className="g:min-w-0 g:flex-1">{children}</span>
      <span className="g:flex g:size-4 g:items-center g:justify-center">
        <Radix.ItemIndicator className="g:own">
          <Check aria-hidden="true" />
        </Radix.ItemIndicator>
      </span>
    </Radix.RadioItem>
  );
}
