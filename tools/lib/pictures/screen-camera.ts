import type { Browser, Page, PageScreenshotOptions } from 'playwright';
import { Camera, openPage } from './camera.ts';
import type { Look } from './looks.ts';
import { logIn, type Person, SCREENS } from './screens.ts';

/** The back office as a person uses it. */
export class ScreenCamera extends Camera {
  private loggedIn: Person | undefined;

  static async open(browser: Browser, address: string, look: Look): Promise<ScreenCamera> {
    return new ScreenCamera(await openPage(browser, look, { baseURL: address }));
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
    await screen.reach(this.page);
  }

  /** The window. */
  protected async part(): Promise<PageScreenshotOptions> {
    return {};
  }
}
