import type { ComponentProps, ReactNode } from 'react';

export interface KbdProps extends ComponentProps<'kbd'> {
  /** The key, as it is written on a keyboard. */
  children: ReactNode;
}

/**
 * The key of a shortcut, beside its action.
 *
 * Use: beside an action that has a shortcut.
 * Not for: code, or emphasis.
 * Parts: one: the key.
 * Keyboard: none.
 * Screen reader: the name of the key, where it stands in the text.
 * @keywords tecla, atalho, teclado, shortcut
 */
export function Kbd({ children, className = '', ...rest }: KbdProps) {
  return (
    <kbd
      data-slot="kbd"
      {...rest}
      className={`g:inline-flex g:h-5 g:min-w-5 g:items-center g:justify-center g:rounded-md g:border g:border-line-strong g:bg-surface-1 g:px-1 g:font-medium g:font-sans g:text-ink-2 g:text-xs ${className}`}
    >
      {children}
    </kbd>
  );
}
