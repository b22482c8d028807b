import type { Shortcut } from './shortcuts.ts';

/** The keys of a sequence come within this time of each other; in ms. */
export const SEQUENCE_MS = 1500;

/** Keys that were pressed one after the other. */
export interface KeySequence {
  /**
   * Takes a key that was pressed at a moment, in ms. Returns the shortcuts that it completes, in their order, and whether it begins a longer one.
   */
  press: (key: string, at: number, shortcuts: readonly Shortcut[]) => { readonly done: readonly Shortcut[]; readonly begun: boolean };
}

/** Follows the keys that a person presses: `g`, then `a`. */
export function createKeySequence(): KeySequence {
  let pressed: readonly string[] = [];
  let last = Number.NEGATIVE_INFINITY;
  return {
    press(key, at, shortcuts) {
      const before = at - last > SEQUENCE_MS ? [] : pressed;
      last = at;
      const startsWith = (way: readonly string[], keys: readonly string[]) => keys.every((each, index) => way[index] === each);
      // A key that does not go on with what was begun begins anew.
      for (const keys of before.length > 0 ? [[...before, key], [key]] : [[key]]) {
        const done = shortcuts.filter(({ ways }) => ways.some((way) => way.length === keys.length && startsWith(way, keys)));
        const begun = shortcuts.some(({ ways }) => ways.some((way) => way.length > keys.length && startsWith(way, keys)));
        pressed = begun ? keys : [];
        if (done.length > 0 || begun) return { done, begun };
      }
      return { done: [], begun: false };
    },
  };
}
