import { useEffect, useLayoutEffect, useRef } from 'react';

/** Something that a screen does at the press of keys, or from the palette. */
export interface Shortcut {
  /** The ways to press it, each a sequence of keys, as `KeyboardEvent.key` names them: `[['j'], ['ArrowDown']]`. Without any it is in the palette alone. */
  readonly ways: readonly (readonly string[])[];
  readonly label: string;
  /** Returns `false` when there is nothing to do it to: the key is then the browser's. */
  readonly run: () => unknown;
  /** Makes no sense outside of its keys: it is not offered in the palette. */
  readonly keysOnly?: boolean;
  /** A key that is held goes on doing it. */
  readonly repeats?: boolean;
}

/** The shortcuts of a screen, or of a part of it. */
export interface ShortcutGroup {
  readonly label: string;
  readonly shortcuts: readonly Shortcut[];
}

/** The windows about the keyboard. */
export type KeyboardWindow = 'palette' | 'sheet';

const groups = new Set<() => ShortcutGroup>();
let wanted: KeyboardWindow | undefined;
let show = (window: KeyboardWindow): void => {
  wanted = window;
};

/** What holds now, the part of the page that came last first. */
export function presentShortcuts(): readonly ShortcutGroup[] {
  return [...groups].map((read) => read()).reverse();
}

/** Registers what a screen does at the press of keys and from the palette, as long as it is shown. @see B-048, B-049 */
export function useShortcuts(label: string, shortcuts: readonly Shortcut[]): void {
  const latest = useRef<ShortcutGroup>({ label, shortcuts });
  useLayoutEffect(() => {
    latest.current = { label, shortcuts };
  });
  useEffect(() => {
    const own = () => latest.current;
    groups.add(own);
    return () => {
      groups.delete(own);
    };
  }, []);
}

/** Opens a window about the keyboard, once their code is there. */
export function showKeyboardWindow(window: KeyboardWindow): void {
  show(window);
}

/** Says who opens the windows. */
export function openKeyboardWindowsWith(open: typeof show): void {
  show = open;
  if (wanted) open(wanted);
  wanted = undefined;
}
