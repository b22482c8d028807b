import type { ReactNode } from 'react';

interface LedgerLineProps {
  /** `+` for an amount that is added. Left out for the first amount, and for a line that is not part of the sum. */
  sign?: '+' | undefined;
  /** A field with the layout `ledger`. */
  children: ReactNode;
}

/**
 * One line of the price: its sign, and its field.
 */
export function LedgerLine({ sign, children }: LedgerLineProps) {
  return (
    <div className="g:flex g:gap-1.5">
      <span aria-hidden="true" className="g:flex g:h-control g:w-2.5 g:shrink-0 g:select-none g:items-center g:justify-center g:text-ink-3">
        {sign}
      </span>
      <div className="g:min-w-0 g:flex-1">{children}</div>
    </div>
  );
}
