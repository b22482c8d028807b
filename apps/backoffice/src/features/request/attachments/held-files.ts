import { initialDescription } from '@guiche/domain/attachments';
import type { HeldAttachment } from '@guiche/ui/modals/attachments-modal';
import { newId } from '../../../shared/new-id.ts';

/** A chosen file with what is known of its way to the server. */
export interface HeldFile extends HeldAttachment {
  /** The keys of its two writes, the same for each try. @see B-060 */
  readonly keys: { readonly upload: string; readonly register: string };
  /** Where it was stored, once it was; only registering it is left then. */
  readonly url?: string;
}

const NONE: readonly HeldFile[] = [];

/** Keeps chosen files until what they belong to is saved, by the id of its owner. They live as long as the page. @see Q-172 */
export class HeldFiles {
  readonly #files = new Map<string, readonly HeldFile[]>();
  readonly #listeners = new Set<() => void>();
  readonly #onAny: (any: boolean) => void;

  /** `onAny` hears whether any file is held, whenever that changes. */
  constructor(onAny: (any: boolean) => void = () => undefined) {
    this.#onAny = onAny;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** The held files of a service or quote, in the order in which they were chosen; the same list until something changes. */
  readonly of = (owner: string): readonly HeldFile[] => this.#files.get(owner) ?? NONE;

  /** The names of all held files. */
  names(): readonly string[] {
    return [...this.#files.values()].flat().map(({ file }) => file.name);
  }

  hold(owner: string, files: readonly File[]): void {
    const held = files.map(
      (file): HeldFile => ({
        id: newId(),
        file,
        descricao: initialDescription(file.name),
        state: { kind: 'held' },
        keys: { upload: newId(), register: newId() },
      }),
    );
    this.#write(owner, [...this.of(owner), ...held]);
  }

  change(owner: string, id: string, change: Partial<HeldFile>): void {
    this.#write(
      owner,
      this.of(owner).map((held) => (held.id === id ? { ...held, ...change } : held)),
    );
  }

  /** Describes a file anew; one that was refused may be taken with another description. */
  describe(owner: string, id: string, descricao: string): void {
    const isRefused = this.of(owner).some((held) => held.id === id && held.state.kind === 'refused');
    this.change(owner, id, { descricao, ...(isRefused && { state: { kind: 'held' } }) });
  }

  drop(owner: string, id: string): void {
    this.#write(
      owner,
      this.of(owner).filter((held) => held.id !== id),
    );
  }

  /** Takes all files of an owner off, and returns them: what they belong to is discarded. */
  take(owner: string): readonly HeldFile[] {
    const taken = this.of(owner);
    if (taken.length > 0) this.#write(owner, []);
    return taken;
  }

  /** Holds files again that were taken: what they belong to came back. */
  giveBack(owner: string, files: readonly HeldFile[]): void {
    if (files.length > 0) this.#write(owner, [...files, ...this.of(owner)]);
  }

  #write(owner: string, files: readonly HeldFile[]): void {
    const before = this.#files.size > 0;
    if (files.length > 0) this.#files.set(owner, files);
    else this.#files.delete(owner);
    const any = this.#files.size > 0;
    if (any !== before) this.#onAny(any);
    for (const listener of this.#listeners) listener();
  }
}
