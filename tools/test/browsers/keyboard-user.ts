import type { DrivenBrowser, NamedKey } from '../../lib/browsers/driven-browser.ts';

/** A person who has only a keyboard. */
export interface KeyboardUser {
  readonly type: (text: string) => Promise<void>;
  /** Presses a key, while others are held. */
  readonly press: (key: string, ...held: readonly NamedKey[]) => Promise<void>;
  /** Presses Tab until the focus is on a control whose accessible name matches. */
  readonly tabTo: (name: RegExp) => Promise<void>;
}

/** The accessible name of a control, as far as the back office makes names. */
const NAME_OF = `(element) => {
  const labels = [...(element.labels ?? [])].map(({ textContent }) => textContent).join(' ');
  return (element.getAttribute('aria-label') ?? (labels || element.textContent)).trim();
}`;

/** The name of the control that has the focus; '' without one. */
const FOCUSED = `(() => {
  const element = document.activeElement;
  return !element || element === document.body ? '' : (${NAME_OF})(element);
})()`;

const isThere = (name: RegExp) =>
  `[...document.querySelectorAll('a[href], button, input, select, textarea')].some((element) => ${name}.test((${NAME_OF})(element)) && element.checkVisibility())`;

const MOST_TABS = 120;

export function keyboardUser(browser: DrivenBrowser): KeyboardUser {
  return {
    type: (text) => browser.keys([...text].map((character) => ({ press: character }))),
    press: (key, ...held) =>
      browser.keys([...held.map((name) => ({ hold: name })), { press: key }, ...held.map((name) => ({ release: name }))]),
    async tabTo(name) {
      // As a person looks first: on a page that is not whole yet Tab would lead out of it, where Enter presses no button in Firefox.
      await browser.until(isThere(name), `a control ${name}`);
      for (let presses = 0; presses < MOST_TABS; presses++) {
        if (name.test(String(await browser.evaluate(FOCUSED)))) return;
        await browser.keys([{ press: 'Tab' }]);
      }
      throw new Error(`Tab never reached ${name}`);
    },
  };
}
