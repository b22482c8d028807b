import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** The link of a screen that led away from it, by the screen's address. */
const followed = new Map<string, string>();

/** Gives the focus of the content to the link of an address once it is there, unless the focus has gone elsewhere by then. Returns what ends the wait. */
function focusLink(content: HTMLElement, href: string): () => void {
  const observer = new MutationObserver(look);
  function look() {
    const link = [...content.querySelectorAll('a')].find((each) => each.getAttribute('href') === href);
    if (!link && document.activeElement === content) return;
    observer.disconnect();
    if (document.activeElement === content) link?.focus({ preventScroll: true });
  }
  observer.observe(content, { childList: true, subtree: true });
  look();
  return () => observer.disconnect();
}

/** A screen that is come back to goes on at the link that led away from it. `contentId` is the id of what holds the screen, which has the focus first. */
export function useLinkMemory(contentId: string): void {
  const { pathname, search } = useLocation();
  const address = `${pathname}${search}`;

  useEffect(() => {
    const note = ({ target }: MouseEvent) => {
      const link = target instanceof Element ? target.closest('a') : null;
      const href = link?.getAttribute('href');
      if (href && document.getElementById(contentId)?.contains(link)) followed.set(address, href);
    };
    addEventListener('click', note, { capture: true });
    return () => removeEventListener('click', note, { capture: true });
  }, [address, contentId]);

  useEffect(() => {
    const href = followed.get(address);
    followed.delete(address);
    if (href === undefined) return;
    let stop: (() => void) | undefined;
    // Behind the effects of the layout, which gives the focus to the content.
    const timer = setTimeout(() => {
      const content = document.getElementById(contentId);
      if (content) stop = focusLink(content, href);
    });
    return () => {
      clearTimeout(timer);
      stop?.();
    };
  }, [address, contentId]);
}
