import * as Radix from '@radix-ui/react-dropdown-menu';
import type { ReactNode } from 'react';

export interface MenuLabelProps {
  children: ReactNode;
}

/** A small heading between the entries of a menu. */
export function MenuLabel({ children }: MenuLabelProps) {
  return <Radix.Label className="px-2 pt-1.5 pb-1 font-medium text-ink-3 text-xs">{children}</Radix.Label>;
}
