import { useHydrating } from './use-hydrating.ts';

/**
 * Where what floats is put: the end of the body. Radix's portal, when it is not told, waits for its first commit and renders all that is
 * inside in a second one, which every opening pays for. Null where a server rendered: there is no body yet, and Radix's way is right.
 *
 * Mount the portal when it opens: one that waits closed costs a commit more, in which Radix's `Presence` notices the change.
 */
export function usePortalContainer(): HTMLElement | null {
  return useHydrating() ? null : document.body;
}
