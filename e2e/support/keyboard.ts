import { expect, type Locator, type Page } from '@playwright/test';

/** More controls than are between any two on one screen. */
const FARTHEST = 120;

/** A keyboard that counts the keys that a person presses. */
export function countingKeyboard({ keyboard }: Page) {
  let keys = 0;
  const press = async (key: string): Promise<void> => {
    keys += 1;
    await keyboard.press(key);
  };
  return {
    press,
    async type(text: string): Promise<void> {
      keys += text.length;
      await keyboard.type(text);
    },
    /** Presses Tab, or Shift+Tab, until the focus is on the control; it may be there already. */
    async tabTo(control: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
      await expect(control).toBeVisible();
      for (let presses = 0; presses < FARTHEST; presses++) {
        if (await hasFocus(control)) return;
        await press(key);
      }
      await expect(control).toBeFocused();
    },
    /** The keys since the last time that somebody asked. */
    counted(): number {
      const sum = keys;
      keys = 0;
      return sum;
    },
  };
}
export type CountingKeyboard = ReturnType<typeof countingKeyboard>;

function hasFocus(control: Locator): Promise<boolean> {
  return control.evaluate((element) => element === document.activeElement);
}

/** Expects the focus on something in the page: whoever works by keyboard is lost on the body. */
export async function expectFocusInPage(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => document.activeElement?.closest('main, [role=dialog]') !== null)).toBe(true);
}
