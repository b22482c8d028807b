import { createEventClient } from '@guiche/contract/event-stream';
import { clientOptions, fetchInSession } from '../api.ts';
import { createEventHub, type TabMessage } from './event-hub.ts';
import { holdStream } from './held-stream.ts';

const NAME = 'eventos';
// A stream that does not come says nothing about the other calls: something on the way may let none through.
const client = createEventClient({ ...clientOptions, fetch: fetchInSession });
// An old browser has neither; then each tab has a stream of its own.
const channel = 'BroadcastChannel' in window ? new BroadcastChannel(NAME) : undefined;

/** The events of the server, for all tabs of this browser. */
export const events = createEventHub({
  lead(stream) {
    const leading = new AbortController();
    const { signal } = leading;
    const hold = () => holdStream(client, stream, signal);
    // A page without https has no locks.
    const held = navigator.locks ? navigator.locks.request(NAME, { signal }, hold) : hold();
    // Given up while another tab still leads.
    void held.catch((error: unknown) => signal.aborted || console.error('The events cannot be followed.', error));
    return () => leading.abort();
  },
  isHidden: () => document.hidden,
  onVisibility(act) {
    document.addEventListener('visibilitychange', act);
    return () => document.removeEventListener('visibilitychange', act);
  },
  tell: (message) => channel?.postMessage(message),
  onTold(act) {
    const handle = ({ data }: MessageEvent<TabMessage>) => act(data);
    channel?.addEventListener('message', handle);
    return () => channel?.removeEventListener('message', handle);
  },
});
