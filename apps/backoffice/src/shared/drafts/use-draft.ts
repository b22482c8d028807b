import { useRef, useState } from 'react';
import type { DraftPlace } from './draft-store.ts';
import { drafts } from './drafts.ts';

export interface KeptValue<Value> {
  /** Undefined while there is none. */
  readonly value: Value | undefined;
  readonly write: (value: Value) => void;
  /** Writes what comes of the value as it is by then, or forgets it: for an answer that comes later than what was typed meanwhile. */
  readonly change: (alter: (value: Value | undefined) => Value | undefined) => void;
  /** Forgets it, because it was sent. */
  readonly drop: () => void;
}

/** A value of a screen that is kept as a draft: a reload, a lost network or an expired session loses nothing of it. The place is read once. */
export function useDraft<Value>(place: DraftPlace): KeptValue<Value> {
  const [value, setValue] = useState<Value | undefined>(() => drafts.read<Value>(place)?.value);
  const latest = useRef(value);
  function write(next: Value) {
    latest.current = next;
    setValue(next);
    drafts.write(place, next, new Date());
  }
  function drop() {
    latest.current = undefined;
    setValue(undefined);
    drafts.remove(place);
  }
  return {
    value,
    write,
    change(alter) {
      const next = alter(latest.current);
      if (next === undefined) drop();
      else write(next);
    },
    drop,
  };
}
