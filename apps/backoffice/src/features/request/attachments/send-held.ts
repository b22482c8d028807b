import type { Attachment } from '@guiche/domain/entities';
import { isFinal } from '../../../shared/failures/is-final.ts';
import type { HeldFile, HeldFiles } from './held-files.ts';

export interface SendingHeld {
  readonly held: HeldFiles;
  /** The id of the service or quote. */
  readonly owner: string;
  /** Stores the bytes, and returns their url. */
  readonly upload: (held: HeldFile, signal: AbortSignal, onProgress: (sent: number) => void) => Promise<string>;
  /** Registers a stored file. */
  readonly register: (held: HeldFile, url: string) => Promise<Attachment>;
  /** Called with each attachment as it is stored. */
  readonly onStored: (attachment: Attachment) => void;
  /** Why sending failed, in words. */
  readonly say: (error: unknown) => string;
}

/** The files that are being sent, with what ends that. */
const sending = new Map<string, AbortController>();

/** Ends the sending of a file, which is held again. */
export function cancelSending(id: string): void {
  sending.get(id)?.abort();
}

async function sendOne(one: HeldFile, options: SendingHeld): Promise<boolean> {
  const { held, owner, upload, register, onStored, say } = options;
  const abort = new AbortController();
  const change = (to: Partial<HeldFile>) => held.change(owner, one.id, to);
  sending.set(one.id, abort);
  change({ state: { kind: 'sending', sent: 0 } });
  try {
    const url = one.url ?? (await upload(one, abort.signal, (sent) => change({ state: { kind: 'sending', sent } })));
    // From here on a second try registers what is stored.
    change({ url });
    abort.signal.throwIfAborted();
    onStored(await register(one, url));
    held.drop(owner, one.id);
    return true;
  } catch (error) {
    const kind = isFinal(error) ? 'refused' : 'failed';
    change({ state: abort.signal.aborted ? { kind: 'held' } : { kind, reason: say(error) } });
    return abort.signal.aborted;
  } finally {
    sending.delete(one.id);
  }
}

/**
 * Sends the held files of a service or quote, one after the other: all that are neither being sent nor refused, or the one that is named. Returns
 * whether none failed; one that failed is held for another try.
 * @see Q-172
 */
export async function sendHeld(options: SendingHeld, id?: string): Promise<boolean> {
  const isChosen = (one: HeldFile) => (id === undefined ? one.state.kind !== 'refused' : one.id === id);
  const chosen = options.held.of(options.owner).filter((one) => isChosen(one) && !sending.has(one.id));
  let allStored = true;
  for (const { id: next } of chosen) {
    // As it is now: it may have been described anew, or dropped, while another was sent.
    const one = options.held.of(options.owner).find((held) => held.id === next);
    if (one && !sending.has(next)) allStored = (await sendOne(one, options)) && allStored;
  }
  return allStored;
}
