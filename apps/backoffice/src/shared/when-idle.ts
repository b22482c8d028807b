/** A browser without idle callbacks waits this long; in ms. */
const REST_MS = 500;

/** Does something as soon as the page has nothing else to do; the returned function calls it off. */
export function whenIdle(act: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(act, REST_MS);
    return () => clearTimeout(timer);
  }
  const callback = window.requestIdleCallback(act);
  return () => window.cancelIdleCallback(callback);
}
