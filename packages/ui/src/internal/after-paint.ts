/** So long it waits behind the frame: the keys of somebody who types fast are not held up by it; in ms. */
const REST_MS = 100;

/** Work that waits until what has changed is painted, and a moment more; only the last that was scheduled is done. */
export interface AfterPaint {
  readonly schedule: (work: () => void) => void;
  /** Does at once what waits. */
  readonly flush: () => void;
  /** From now on nothing that waits is lost when the page is left; returns what ends that, and does what waits. */
  readonly watch: () => () => void;
}

/** A page that is hidden paints nothing: what waits is done when it is hidden, and at once afterwards. */
export function createAfterPaint(): AfterPaint {
  let waiting: (() => void) | undefined;
  let frame = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function flush() {
    const work = waiting;
    waiting = undefined;
    cancelAnimationFrame(frame);
    clearTimeout(timer);
    work?.();
  }
  return {
    schedule(work) {
      const scheduled = waiting !== undefined;
      waiting = work;
      if (scheduled) return;
      if (document.hidden) flush();
      else
        frame = requestAnimationFrame(() => {
          timer = setTimeout(flush, REST_MS);
        });
    },
    flush,
    watch() {
      const onHidden = () => document.hidden && flush();
      document.addEventListener('visibilitychange', onHidden);
      // Not every browser tells of a page that is reloaded by the event before.
      addEventListener('pagehide', flush);
      return () => {
        document.removeEventListener('visibilitychange', onHidden);
        removeEventListener('pagehide', flush);
        flush();
      };
    },
  };
}
