import type { Browser, Page, PageScreenshotOptions } from 'playwright';
import { Camera, openPage } from './camera.ts';
import type { Look } from './looks.ts';
import { logIn, type Person, SCREENS } from './screens.ts';

/** The back office as a person uses it. */
export class ScreenCamera extends Camera {
  private loggedIn: Person | undefined;

  static async open(browser: Browser, address: string, look: Look): Promise<ScreenCamera> {
    const page = await openPage(browser, look, { baseURL: address });
    // The stream of events never ends, and no picture may depend on what happens meanwhile.
    await page.route('**/rest/eventos', (route) => route.abort());
    return new ScreenCamera(page);
  }

  private constructor(page: Page) {
    super(page);
  }

  async show(id: string): Promise<void> {
    const screen = SCREENS[id];
    if (!screen) throw new Error('there is no such screen');
    const { person = 'consultant' } = screen;
    if (screen.path !== undefined && this.loggedIn !== person) {
      await logIn(this.page, person);
      this.loggedIn = person;
    }
    if (screen.path !== undefined) await this.#forgetClient();
    await screen.reach(this.page);
  }

  /** A request that an earlier screen opened has chosen its client: no picture may depend on which other ones are taken. */
  async #forgetClient(): Promise<void> {
    const chosen = await this.page.evaluate(() => {
      const customer = sessionStorage.getItem('customer');
      sessionStorage.removeItem('customer');
      return customer;
    });
    // The app is loaded anew by the next address: it keeps in memory what it shows.
    if (chosen !== null) await this.page.goto('about:blank');
  }

  /** The window. */
  protected async part(): Promise<PageScreenshotOptions> {
    return {};
  }
}
