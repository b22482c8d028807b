import * as Radix from '@radix-ui/react-dropdown-menu';

/** A line between two groups of menu entries. */
export function MenuSeparator() {
  return <Radix.Separator className="-mx-1 my-1 h-px bg-line" />;
}
