import { useRef, useState } from 'react';
import { type Removed, withoutRemoved, withRemoved } from './removed-items.ts';

/** A list of a form: of its segments, or of the flights of one. */
interface List<Item> {
  /** The ids of its items. */
  readonly ids: readonly string[];
  /** Its item as it is typed now. */
  readonly read: (index: number) => Item;
  readonly remove: (index: number) => void;
  readonly insert: (index: number, item: Item) => void;
}

/** Removing from a list of the form, and bringing back what was removed. */
export interface Removals<Item> {
  /** Notes an item as it is added: while nothing is typed in it, there is nothing to bring back. */
  readonly noteAdded: (item: Item) => void;
  readonly remove: (index: number) => void;
  /** What was removed before the item at a place; at the end for the length of the list. */
  readonly removedAt: (index: number) => readonly Removed<Item>[];
  readonly undo: (removed: Removed<Item>) => void;
  /** Gives up what was removed. */
  readonly forget: (removed: Removed<Item>) => void;
  readonly forgetAll: () => void;
}

/** Removes items of a list of the form such that each can come back with everything typed in it, at its place. */
export function useRemovals<Item extends { readonly id: string }>({ ids, read, remove, insert }: List<Item>): Removals<Item> {
  const [removed, setRemoved] = useState<readonly Removed<Item>[]>([]);
  const added = useRef(new Map<string, string>());
  const place = ({ at }: Removed<Item>) => Math.min(at, ids.length);
  return {
    noteAdded: (item) => added.current.set(item.id, JSON.stringify(item)),
    remove(index) {
      const item = structuredClone(read(index));
      const isUntouched = added.current.get(item.id) === JSON.stringify(item);
      remove(index);
      setRemoved((before) => {
        const after = withRemoved(before, index, item);
        return isUntouched ? after.filter((each) => each.item !== item) : after;
      });
    },
    // What the form shows again without being asked, such as the stored quote after all was discarded, is not removed any more.
    removedAt: (index) => removed.filter((each) => place(each) === index && !ids.includes(each.item.id)),
    undo(back) {
      insert(place(back), back.item);
      setRemoved((before) => withoutRemoved(before, back));
    },
    forget: (given) => setRemoved((before) => before.filter((each) => each !== given)),
    forgetAll: () => setRemoved([]),
  };
}
