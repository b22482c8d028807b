import { useRootMark } from './use-root-mark.ts';

/**
 * What dims the page behind a window, which does not scroll meanwhile.
 *
 * Not Radix' overlay: it locks the scroll with an injected style element, which the back office's security policy forbids.
 */
export function Scrim({ className }: { className: string }) {
  useRootMark('scroll-lock');
  return <div aria-hidden="true" className={`g:fixed g:inset-0 g:animate-fade g:bg-scrim ${className}`} />;
}
