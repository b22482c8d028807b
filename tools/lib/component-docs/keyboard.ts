/** One line of a keyboard table: the keys, any of which does it. */
interface KeyboardLine {
  keys: string[];
  does: string;
}

export interface Keyboard {
  lines: KeyboardLine[];
  /** What holds for no single key. */
  note: string;
}

/** What a docstring may call a key: as it is printed on a keyboard, or the group to which it belongs. */
const KEYS: ReadonlySet<string> = new Set([
  ...['Enter', 'Space', 'Tab', 'Escape', 'Backspace', 'Delete', 'Home', 'End', 'Page Up', 'Page Down', 'F2'],
  ...['Up', 'Down', 'Left', 'Right', 'F8', '/', '-', '*', 'Comma', 'Dot', 'Letters', 'Digits'],
]);
const MODIFIERS: ReadonlySet<string> = new Set(['Ctrl', 'Alt', 'Shift']);

function isKey(name: string): boolean {
  const parts = name.split('+');
  const key = parts.pop() ?? '';
  return (KEYS.has(key) || (parts.length > 0 && /^[A-Z]$/.test(key))) && parts.every((part) => MODIFIERS.has(part));
}

/** The lines of `Enter, Space: open it; Escape: closes it. Both wait for the animation.`; a sentence that follows them is a note. */
export function readKeyboard(text: string): Keyboard {
  const [, table = '', note = ''] = /^(.*?)\.?(?: (?<=\. )(.+))?$/s.exec(text) ?? [];
  if (table === 'none') return { lines: [], note };
  const lines = table.split('; ').map((item) => {
    const [, keys = '', does = ''] = /^([^:]+): (.+)$/s.exec(item) ?? [];
    return { keys: keys.split(', '), does };
  });
  return { lines, note };
}

/** What a reader could not read in a keyboard section: a line without its keys, or a key that no keyboard has. */
export function keyboardFindings(text: string): string[] {
  return readKeyboard(text).lines.flatMap(({ keys, does }) => {
    if (does === '') return ['"Keyboard:" has a part that is no "keys: what they do"'];
    return keys.filter((key) => !isKey(key)).map((key) => `"Keyboard:" names "${key}", which is no key`);
  });
}
