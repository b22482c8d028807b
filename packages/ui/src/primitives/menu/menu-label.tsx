import * as Radix from '@radix-ui/react-dropdown-menu';
import type { ReactNode } from 'react';

export interface MenuLabelProps {
  /** The heading of the items below it. */
  children: ReactNode;
}

/**
 * A small heading between the entries of a menu.
 */
export function MenuLabel({ children }: MenuLabelProps) {
  return <Radix.Label className="g:px-2 g:pt-1.5 g:pb-1 g:font-medium g:text-ink-3 g:text-xs">{children}</Radix.Label>;
}
