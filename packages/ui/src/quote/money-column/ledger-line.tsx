import type { ReactNode } from 'react';

interface LedgerLineProps {
  /** `+` for an amount that is added. Left out for the first amount, and for a line that is not part of the sum. */
  sign?: '+' | undefined;
  /** A field with the layout `ledger`. */
  children: ReactNode;
}

/** One line of the price: its sign, and its field. */
export function LedgerLine({ sign, children }: LedgerLineProps) {
  return (
    <div className="flex gap-1.5">
      <span aria-hidden="true" className="flex h-control w-2.5 shrink-0 select-none items-center justify-center text-ink-3">
        {sign}
      </span>
      <div className="min-w-0 flex-1">{children}</div>
    </div>
  );
}
