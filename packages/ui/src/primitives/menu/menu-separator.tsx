import * as Radix from '@radix-ui/react-dropdown-menu';

/**
 * A line between two groups of menu entries.
 */
export function MenuSeparator() {
  return <Radix.Separator className="g:-mx-1 g:my-1 g:h-px g:bg-line" />;
}
