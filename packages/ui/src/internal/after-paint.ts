/** Work that waits until what has changed is painted; only the last that was scheduled is done. */
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
      // A frame is painted behind its callbacks.
      else
        frame = requestAnimationFrame(() => {
          timer = setTimeout(flush);
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
