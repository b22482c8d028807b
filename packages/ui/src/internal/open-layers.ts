import { useEffect } from 'react';
import { useEffectEvent } from './use-effect-event.ts';

/** Is told of a layer that opened, and how it is closed; returns what to call once it is closed. */
export type LayerFollower = (close: () => void) => () => void;

let follower: LayerFollower | undefined;

/**
 * Tells an app of each dialog, question and panel that opens, in the order in which they lie above each other, so that it can close the uppermost
 * first: the browser's Back, for example. `close` does what Escape does, and may be refused. One app of a page follows them. Returns what ends it.
 */
export function followLayers(next: LayerFollower): () => void {
  follower = next;
  return () => {
    if (follower === next) follower = undefined;
  };
}

/** Tells whoever follows the layers that one is open. */
export function useOpenLayer(open: boolean, close: () => void): void {
  const closeNow = useEffectEvent(close);
  useEffect(() => (open ? follower?.(() => closeNow()) : undefined), [open]);
}
