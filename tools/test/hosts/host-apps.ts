import { join } from 'node:path';
import type { Page } from 'playwright';
import { build } from 'vite';
import { filesBelow } from '../../lib/files.ts';

type Look = (when: string) => Promise<void>;

/** An app made of the packed packages, which a page of somebody else shows. */
export interface HostApp {
  /** The folder from which its files are served. */
  readonly folder: string;
  /** The address of its code. */
  readonly script: string;
  /** The address of the style sheet with which it comes. */
  readonly styleSheet: string;
  /** The folder of the published style sheets, at `/ui`. */
  readonly styles: string;
  /** The entry points of the components that it shows. */
  readonly entries: readonly string[];
  /** Uses the components, and calls `look` at each state in which something else is seen. */
  readonly use: (page: Page, look: Look) => Promise<void>;
}

function builtFile(folder: string, kind: 'js' | 'css'): string {
  const [path, ...more] = filesBelow(join(folder, 'assets'), (file) => file.endsWith(`.${kind}`) && /[\\/]index-/.test(file));
  if (path === undefined || more.length > 0) throw new Error(`${folder} has not one ${kind} file for its page`);
  return `/assets/${path.split(/[\\/]/).at(-1)}`;
}

/** A time that has not passed yet when the page is told of it, in ms; little of what a toast stays. */
const A_MOMENT = 1_000;

/** Opens the list of a field, then a window and a toast. */
async function useTickets(page: Page, look: Look): Promise<void> {
  await page.getByRole('combobox', { name: 'Origem' }).fill('são');
  await page.getByRole('option', { name: 'GRU' }).waitFor();
  await look('a list is open');
  await page.getByRole('combobox', { name: 'Origem' }).press('Escape');
  await page.getByRole('button', { name: 'Enviar' }).press('Enter');
  await page.getByText('Bilhete enviado.').first().waitFor();
  await page.getByRole('button', { name: 'Emitir' }).press('Enter');
  await page.getByRole('dialog').waitFor();
  // What a screen reader hears stands in the page for a second; then time stands still, because the toast would leave a slow machine.
  await page.locator('[role="status"][aria-live]').waitFor({ state: 'detached' });
  await page.clock.pauseAt(await page.evaluate((ahead) => Date.now() + ahead, A_MOMENT));
  await look('a window and a toast are open');
  await page.clock.resume();
}

/** The example `ui-plain`, built. */
export function ticketsApp(example: string): HostApp {
  const folder = join(example, 'dist');
  return {
    folder,
    script: builtFile(folder, 'js'),
    styleSheet: builtFile(folder, 'css'),
    styles: join(example, 'node_modules/@guiche/ui/dist'),
    entries: [
      'data/money-text',
      'feedback/toast',
      'inputs/autocomplete',
      'inputs/money-input',
      'inputs/text-input',
      'primitives/button',
      'primitives/dialog',
      'primitives/table',
    ],
    use: useTickets,
  };
}

const FLOATING = [
  ['Abrir calendário: Embarque', 'dialog', 'the calendar is open'],
  ['Mais ações', 'menu', 'a menu is open'],
  ['Regras da tarifa', 'dialog', 'a panel is open'],
] as const;
const QUOTES = ['Aéreo', 'Hotel', 'Carro', 'Rodoviário', 'Outros'];

/** Waits until what was closed has given the focus back, which it does a moment after it is gone. No hand is faster; a test is. */
async function focused(page: Page): Promise<void> {
  await page.locator('#root :is(button, input):focus').waitFor();
}

/** Opens what floats over a page, and the window of each kind of quote. */
async function useGallery(page: Page, look: Look): Promise<void> {
  for (const [button, role, when] of FLOATING) {
    await page.getByRole('button', { name: button }).press('Enter');
    await page.getByRole(role).waitFor();
    await look(when);
    await page.keyboard.press('Escape');
    await page.getByRole(role).waitFor({ state: 'detached' });
    await focused(page);
  }
  for (const kind of QUOTES) {
    await page.getByRole('button', { name: kind, exact: true }).press('Enter');
    // Its first field has the focus as soon as it can be typed in.
    await page.locator('[role="dialog"] :is(input, select):focus').waitFor();
    await look(`the quote "${kind}" is open`);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await focused(page);
  }
}

/**
 * Builds the app of `gallery/` with the packages that an example has installed from their tarballs.
 *
 * @param folder where it is built
 */
export async function galleryApp(example: string, folder: string): Promise<HostApp> {
  await build({
    root: join(import.meta.dirname, 'gallery'),
    configFile: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'guiche:packed',
        enforce: 'pre',
        resolveId(source) {
          return source.startsWith('@guiche/') ? this.resolve(source, join(example, 'src/main.tsx'), { skipSelf: true }) : undefined;
        },
      },
    ],
    build: { outDir: folder, emptyOutDir: true, rolldownOptions: { input: { index: join(import.meta.dirname, 'gallery/main.tsx') } } },
  });
  return {
    folder,
    script: builtFile(folder, 'js'),
    styleSheet: '/ui/styles.css',
    styles: join(example, 'node_modules/@guiche/ui/dist'),
    entries: [
      'inputs/date-input',
      'modals/air-quote-modal',
      'modals/bus-quote-modal',
      'modals/car-quote-modal',
      'modals/hotel-quote-modal',
      'modals/other-quote-modal',
      'primitives/button',
      'primitives/menu',
      'primitives/popover',
    ],
    use: useGallery,
  };
}
