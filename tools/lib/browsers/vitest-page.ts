// What a page under test begins with: see vitest-provider.ts.
import { convertElementToCssSelector, Locator } from '@vitest/browser/locators';
import { page } from 'vitest/browser';

// In development React notes the time of each rendering here. Firefox sends all of it to Puppeteer, which takes six times as long as the key.
Reflect.deleteProperty(console, 'timeStamp');

/** An element of the page under test, which a command finds by its selector. */
class ElementLocator extends Locator {
  readonly selector: string;

  constructor(selector: string) {
    super();
    this.selector = selector;
  }

  protected locator(selector: string): Locator {
    return new ElementLocator(`${this.selector} ${selector}`);
  }

  protected elementLocator(element: Element): Locator {
    return new ElementLocator(convertElementToCssSelector(element));
  }
}

page.extend({ elementLocator: (element) => new ElementLocator(convertElementToCssSelector(element)) });
