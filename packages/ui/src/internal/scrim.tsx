import { type Ref, useEffect } from 'react';
import { markRoot } from './use-root-mark.ts';

interface ScrimProps {
  className: string;
  /** Radix holds what it puts into the page. */
  ref?: Ref<HTMLDivElement>;
}

/**
 * What dims the page behind a window, which does not scroll meanwhile.
 *
 * Not Radix' overlay: it locks the scroll with an injected style element, which the back office's security policy forbids.
 */
export function Scrim({ className, ref }: ScrimProps) {
  // With the other effects, not before them: the mark and what Radix sets on the body each restyle the whole page, and a read lay between them.
  useEffect(() => markRoot('scroll-lock'), []);
  return (
    // The body, from which it would inherit it, takes no press while a window is open.
    <div
      ref={ref}
      aria-hidden="true"
      className={`g:pointer-events-auto g:fixed g:inset-0 g:animate-fade g:bg-scrim ${className}`}
      // A press beside the window, as the second one of a double click, would take the focus out of it: what is typed next would be lost.
      onMouseDown={(event) => event.preventDefault()}
    />
  );
}
