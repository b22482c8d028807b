import type { ReactNode } from 'react';

export interface KbdProps {
  children: ReactNode;
}

/** The key of a shortcut, beside its action. */
export function Kbd({ children }: KbdProps) {
  return (
    <kbd
      data-slot="kbd"
      className="inline-flex h-5 min-w-5 items-center justify-center rounded-md border border-line-strong bg-surface-1 px-1 font-medium font-sans text-ink-2 text-xs"
    >
      {children}
    </kbd>
  );
}
