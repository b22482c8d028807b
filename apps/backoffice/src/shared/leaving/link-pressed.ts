/** The part of a press that tells where it leads. */
export type Press = Pick<MouseEvent, 'button' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey' | 'defaultPrevented' | 'target'>;

/**
 * The address of the app that a press leads this page to; undefined for a press that stays, that opens another tab or window, or that somebody
 * else has taken.
 */
export function linkPressed(press: Press): string | undefined {
  if (press.defaultPrevented || press.button !== 0 || press.ctrlKey || press.metaKey || press.shiftKey || press.altKey) return undefined;
  const link = press.target instanceof Element ? press.target.closest<HTMLAnchorElement>('a[href^="#"]') : null;
  if (!link || (link.target !== '' && link.target !== '_self') || link.hash === location.hash) return undefined;
  return link.hash;
}
