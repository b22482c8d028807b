import { setTimeout } from 'node:timers/promises';

/** The keys without a character that tests press, by the names that `KeyboardEvent.key` has for them. */
const NAMED_KEYS = [
  'Alt',
  'ArrowDown',
  'ArrowLeft',
  'ArrowRight',
  'ArrowUp',
  'Backspace',
  'Control',
  'Delete',
  'End',
  'Enter',
  'Escape',
  'Home',
  'Shift',
  'Tab',
] as const;
export type NamedKey = (typeof NAMED_KEYS)[number];

/** A named key that is held or let go, or a key that is pressed: a named one, or one that writes a character. */
export type KeyStroke = { readonly hold: NamedKey } | { readonly release: NamedKey } | { readonly press: string };

/** A browser beside Chromium, with one page, as far as the tests need it; its protocol can do this much. */
export interface BrowserProtocol {
  /** Opens an address and waits until it is loaded. */
  readonly open: (url: string) => Promise<void>;
  /** The value of an expression in the page, which may be a promise. Throws what the expression throws. */
  readonly evaluate: (expression: string) => Promise<unknown>;
  /** Presses keys as a keyboard does: whatever has the focus receives them. */
  readonly keys: (strokes: readonly KeyStroke[]) => Promise<void>;
  /** Presses the mouse at a place of the page, in CSS pixels from its upper left corner. */
  readonly click: (x: number, y: number) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** A browser that a test drives. */
export interface DrivenBrowser extends BrowserProtocol {
  /** Waits until an expression is true in the page. Throws with a name for it when that takes longer than any machine needs. */
  readonly until: (expression: string, what: string) => Promise<void>;
}

/** The size of the page: that of the desktop tests in Chromium. */
export const PAGE_SIZE = { width: 1366, height: 768 };

/** How long a browser may take for one thing, in ms: on a machine that does other work as well it is slow, not broken. */
export const PATIENCE = 120_000;

export function isNamedKey(key: string): key is NamedKey {
  return NAMED_KEYS.some((name) => name === key);
}

/** What one wants to know of a page that does not do what is waited for. */
const PAGE_TEXT = `(() => {
  const focused = document.activeElement;
  const attributes = [...(focused?.attributes ?? [])].filter(({ name }) => name !== 'class').map(({ name, value }) => name + '=' + value);
  const text = document.body.innerText.replace(/\\s+/g, ' ').slice(0, 600);
  return text + ' | focus: ' + focused?.nodeName + ' ' + attributes.join(' ') + ' ' + focused?.textContent?.slice(0, 100);
})()`;

/** Adds to a protocol what needs no more than it. */
export function driven(protocol: BrowserProtocol): DrivenBrowser {
  return {
    ...protocol,
    until: async (expression, what) => {
      const end = performance.now() + PATIENCE;
      while ((await protocol.evaluate(`Boolean(${expression})`)) !== true) {
        if (performance.now() > end) throw new Error(`not seen: ${what}; the page says: ${await protocol.evaluate(PAGE_TEXT)}`);
        await setTimeout(20);
      }
    },
  };
}
