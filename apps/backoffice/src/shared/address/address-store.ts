import { type QueryShape, readQuery, writeQuery } from './query-values.ts';

/** The address of the page, as far as values in it go. */
export interface PageAddress {
  /** The path and query now, `/agencia?termo=x`: at this moment, not as it was rendered last. */
  readonly now: () => string;
  /** Puts another address in its place, at once. */
  readonly replace: (address: string) => void;
  /** Tells of every other change: back, forward, a link. Returns how to stop it. */
  readonly listen: (changed: () => void) => () => void;
}

/** The names of the values that are any text: those that a person types. */
type TextName<Values> = { [Name in keyof Values]: string extends Values[Name] ? Name : never }[keyof Values];

/** What the address says, and what the fields show. */
export interface AddressValues<Values extends object> {
  /** What the address says. */
  readonly values: Values;
  /** The same, with the text that is being typed in its place. */
  readonly shown: Values;
  /** The path and query that say so. */
  readonly address: string;
}

interface Typing<Name> {
  readonly name: Name;
  readonly text: string;
  /** The address over which it is typed: at any other one it is void. */
  readonly over: string;
}

export interface AddressStore<Values extends object> {
  readonly subscribe: (changed: () => void) => () => void;
  readonly read: () => AddressValues<Values>;
  /** Puts changes into the address at once, together with a text that is still being typed. */
  readonly change: (changes: Partial<Values>) => void;
  /** Shows a text at once; the address has it when the typing rests. */
  readonly type: (name: TextName<Values>, text: string) => void;
}

/**
 * Values in the address of one screen. The address is the only place where they stand: what a field shows is read from it, and from nothing
 * else but the text that is being typed. Every change starts from what the address says at that moment, not from what was rendered last,
 * so that changes which follow each other faster than the screen renders do not undo each other.
 *
 * A typed text reaches the address after `restMs` without typing, or with the next change, whichever comes first. It is void as soon as the
 * address is changed by another hand. Surrounding blanks stay in the field and do not reach the address. An address of another path is
 * another screen's: it is neither read nor written.
 *
 * @param path the path of the screen's address
 */
export function createAddressStore<Values extends object>(
  shape: QueryShape<Values>,
  path: string,
  page: PageAddress,
  restMs: number,
): AddressStore<Values> {
  type Typed = Typing<TextName<Values>> | null;
  const listeners = new Set<() => void>();
  let typing: Typed = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stop = () => {};
  // The same answer as long as nothing changes: React asks for it at every render.
  let last: (AddressValues<Values> & { readonly typing: Typed }) | undefined;

  function isHere(address: string): boolean {
    return address.split('?')[0] === path;
  }

  function tell() {
    for (const listener of listeners) listener();
  }

  function read(): AddressValues<Values> {
    const now = page.now();
    // Somebody has followed a link, and its screen is on the way: until it comes, this one shows what it showed.
    const address = isHere(now) ? now : (last?.address ?? path);
    const present = typing?.over === address ? typing : null;
    if (last?.address !== address || last.typing !== present) {
      const values = last?.address === address ? last.values : readQuery(shape, new URLSearchParams(address.split('?')[1]));
      last = { address, typing: present, values, shown: present ? { ...values, [present.name]: present.text } : values };
    }
    return last;
  }

  function write(changes: Partial<Values>) {
    if (!isHere(page.now())) return;
    clearTimeout(timer);
    const { values, address } = read();
    const typed = typing?.over === address && !(typing.name in changes) ? typing : null;
    const query = String(writeQuery(shape, { ...values, ...(typed && { [typed.name]: typed.text.trim() }), ...changes }));
    const next = query === '' ? path : `${path}?${query}`;
    if (next !== address) page.replace(next);
    // What is typed goes on over the new address: a blank at its end must not go while the next word is coming.
    typing = typed && { ...typed, over: page.now() };
    tell();
  }

  /** The address was changed by another hand: what was being typed belongs to the former one. */
  function follow() {
    if (typing?.over !== page.now()) {
      clearTimeout(timer);
      typing = null;
    }
    tell();
  }

  return {
    read,
    change: write,
    type(name, text) {
      if (!isHere(page.now())) return;
      if (typing && typing.name !== name) write({});
      clearTimeout(timer);
      typing = { name, text, over: page.now() };
      if (text.trim() !== read().values[name]) timer = setTimeout(() => write({}), restMs);
      tell();
    },
    subscribe(changed) {
      if (listeners.size === 0) stop = page.listen(follow);
      listeners.add(changed);
      return () => {
        listeners.delete(changed);
        if (listeners.size > 0) return;
        stop();
        clearTimeout(timer);
      };
    },
  };
}
