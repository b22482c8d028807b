import { type RefObject, useEffect, useState } from 'react';
import { isInHand } from './is-in-hand.ts';

interface Held<Group> {
  readonly key: string;
  readonly groups: readonly Group[];
}

/**
 * The groups that are shown: later ones wait while the pointer or the focus is in the list, so that nothing moves under it, and are let in when it
 * leaves, by `show`, or with a new search (another `key`).
 */
export function useHeldGroups<Group>(key: string, groups: readonly Group[], list: RefObject<HTMLElement | null>) {
  const [held, setHeld] = useState<Held<Group>>({ key, groups });
  const isNew = held.key !== key || held.groups.length === 0;
  const shown = isNew ? groups : held.groups;
  const waiting = shown === groups ? 0 : groups.length - shown.length;
  const show = () => setHeld({ key, groups });

  useEffect(() => {
    if (held.key === key && held.groups === groups) return;
    const part = list.current;
    const letIn = () => setHeld({ key, groups });
    if (isNew || !isInHand(part)) {
      letIn();
      return;
    }
    const later = () => {
      // What is left is left only when the next thing is under the pointer or has the focus.
      requestAnimationFrame(() => {
        if (!isInHand(part)) letIn();
      });
    };
    part?.addEventListener('pointerleave', later);
    part?.addEventListener('focusout', later);
    return () => {
      part?.removeEventListener('pointerleave', later);
      part?.removeEventListener('focusout', later);
    };
  }, [held, isNew, key, groups, list]);

  return { shown, waiting, show };
}
