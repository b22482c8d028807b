import { useState } from 'react';
import type { DraftPlace } from './draft-store.ts';
import { drafts } from './drafts.ts';

export interface KeptValue<Value> {
  /** Undefined while there is none. */
  readonly value: Value | undefined;
  readonly write: (value: Value) => void;
  /** Forgets it, because it was sent. */
  readonly drop: () => void;
}

/** A value of a screen that is kept as a draft: a reload, a lost network or an expired session loses nothing of it. The place is read once. */
export function useDraft<Value>(place: DraftPlace): KeptValue<Value> {
  const [value, setValue] = useState<Value | undefined>(() => drafts.read<Value>(place)?.value);
  return {
    value,
    write(next) {
      setValue(next);
      drafts.write(place, next, new Date());
    },
    drop() {
      setValue(undefined);
      drafts.remove(place);
    },
  };
}
