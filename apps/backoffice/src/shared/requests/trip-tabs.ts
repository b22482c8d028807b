// An old browser has none; its other tabs ask again when they get the focus.
const channel = 'BroadcastChannel' in window ? new BroadcastChannel('viagens') : undefined;

/** Tells the other tabs of this browser that something of a request was chosen, sent or decided here. */
export function tellTripTabs(idViagem: number): void {
  channel?.postMessage(idViagem);
}

/**
 * Calls back when a request may be another than it is shown: another tab has said so, or the window has the focus again, after whatever was done in
 * another one. Null follows all requests.
 * Returns a function that stops it.
 */
export function followTripTabs(idViagem: number | null, act: () => void): () => void {
  const hear = ({ data }: MessageEvent<unknown>) => (idViagem === null || data === idViagem) && act();
  channel?.addEventListener('message', hear);
  window.addEventListener('focus', act);
  return () => {
    channel?.removeEventListener('message', hear);
    window.removeEventListener('focus', act);
  };
}
