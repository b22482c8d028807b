import { PRODUCT_NAME } from '@guiche/domain/product';

export interface WordmarkProps {
  /** The mark alone; the name is then read, not seen. */
  markOnly?: boolean;
  /** The size: `md` in the head of the app, `lg` on the page before it. */
  size?: 'md' | 'lg';
}

/**
 * The product's name and mark: the window of a ticket counter, seen from the queue.
 *
 * Use: once for each page, as the way home.
 * Not for: the name in a sentence.
 * Parts: the mark, and the name.
 * Keyboard: none.
 * Screen reader: the name of the product; the mark is hidden.
 * @keywords marca, logotipo, logo
 */
export function Wordmark({ markOnly = false, size = 'md' }: WordmarkProps) {
  const large = size === 'lg';
  return (
    <span className="g:inline-flex g:items-center g:gap-2 g:text-ink">
      <svg viewBox="0 0 24 24" aria-hidden="true" className={large ? 'g:size-9' : 'g:size-6'}>
        <rect width="24" height="24" rx="5" className="g:fill-accent" />
        <path d="M6 15.5V12a6 6 0 0 1 12 0v3.5" fill="none" strokeWidth="2" strokeLinecap="round" className="g:stroke-accent-ink" />
        <path d="M12 12.25v3.25M4.5 18.75h15" fill="none" strokeWidth="2" strokeLinecap="round" className="g:stroke-accent-ink" />
      </svg>
      <span className={markOnly ? 'g:sr-only' : `g:font-semibold g:[letter-spacing:-0.025em] ${large ? 'g:text-2xl' : 'g:text-lg'}`}>
        {PRODUCT_NAME}
      </span>
    </span>
  );
}
