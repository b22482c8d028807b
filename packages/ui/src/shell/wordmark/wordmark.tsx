import { PRODUCT_NAME } from '@guiche/domain/product';

export interface WordmarkProps {
  /** The mark alone; the name is then read, not seen. */
  markOnly?: boolean;
  size?: 'md' | 'lg';
}

/** The product's name and mark: the window of a ticket counter, seen from the queue. */
export function Wordmark({ markOnly = false, size = 'md' }: WordmarkProps) {
  const large = size === 'lg';
  return (
    <span className="inline-flex items-center gap-2 text-ink">
      <svg viewBox="0 0 24 24" aria-hidden="true" className={large ? 'size-9' : 'size-6'}>
        <rect width="24" height="24" rx="5" className="fill-accent" />
        <path d="M6 15.5V12a6 6 0 0 1 12 0v3.5" fill="none" strokeWidth="2" strokeLinecap="round" className="stroke-accent-ink" />
        <path d="M12 12.25v3.25M4.5 18.75h15" fill="none" strokeWidth="2" strokeLinecap="round" className="stroke-accent-ink" />
      </svg>
      <span className={markOnly ? 'sr-only' : `font-semibold tracking-tight ${large ? 'text-2xl' : 'text-lg'}`}>{PRODUCT_NAME}</span>
    </span>
  );
}
