import { listQuotes } from '@guiche/contract/requests';
import { takeOverRequest } from '@guiche/contract/responsibility';
import type { TipoServico } from '@guiche/domain/enums';
import type { Page } from 'playwright';
import { loadedScripts } from './app.ts';
import type { openSession } from './server.ts';
import { addStopwatch, untilShown, untilTyped } from './ui/in-page.ts';

const OPENINGS = 9;
/** So long no script comes once a page is at rest. */
const REST_MS = 2000;
const KEYS = 48;
const ADD = '[data-bench="add"]';

/** Of each kind the word at the head of its panel, and the amount in which keys are timed. */
const WINDOWS = {
  AEREO: { panel: /^Aéreo/, amount: 'tarifa' },
  HOTEL: { panel: /^Hotel/, amount: 'tarifaMedia' },
  CARRO: { panel: /^Carro/, amount: 'valorDiaria' },
  RODOVIARIO: { panel: /^Rodoviário/, amount: 'tarifa' },
  OUTROS: { panel: /^Outr/, amount: 'tarifa' },
} satisfies Record<TipoServico, { panel: RegExp; amount: string }>;

/**
 * Returns the number of a request that waits for quotes and has a service of this kind, and makes the person of the session responsible; if there
 * is one, one with nothing else.
 */
export async function takenRequest(
  { client, user: { id, name, profiles } }: Awaited<ReturnType<typeof openSession>>,
  kind: TipoServico,
): Promise<number> {
  const open = await client.call(listQuotes, { query: { isSupplier: true } });
  const ofKind = open.filter(({ tiposServico }) => tiposServico.includes(kind));
  const found = ofKind.find(({ tiposServico }) => tiposServico.length === 1) ?? ofKind[0];
  if (!found) throw new Error(`The demo data have no request with a service of the kind ${kind} that waits for quotes.`);
  if (found.responsavel?.id !== id) {
    await client.call(takeOverRequest, {
      query: { podeSubstituir: true },
      body: { uuidSolicitacao: found.uuid, reponsavel: { id, name, profiles } },
    });
  }
  return found.idSolicitacao;
}

/** Opens a request and waits until the page is at rest: what a window needs is fetched then. */
export async function openRequest(page: Page, address: string, number: number): Promise<void> {
  await page.goto(`${address}/#/relatorio?idSolicitacao=${number}`);
  await page.getByRole('heading', { level: 1, name: String(number) }).waitFor();
  await page.locator('[data-slot="service-panel"]').first().waitFor();
  // Nobody presses the button in the moment in which it appears. The network is never idle: the stream of news does not end.
  let before = -1;
  for (let now = await loadedScripts(page); now !== before; now = await loadedScripts(page)) {
    before = now;
    await page.waitForTimeout(REST_MS);
  }
}

interface QuoteWindow {
  /** Of its request. */
  readonly number: number;
  readonly kind: TipoServico;
  /** How many times slower the processor is while keys are timed. */
  readonly slower?: number;
}

/**
 * The milliseconds of a window's openings, and of the keys in an amount on which the total depends, until they are painted; and the bytes of
 * scripts that the page had loaded before the first press.
 */
export async function timeWindow(page: Page, address: string, { number, kind, slower = 1 }: QuoteWindow) {
  await openRequest(page, address, number);
  const atRest = await loadedScripts(page);
  const { panel, amount } = WINDOWS[kind];
  const field = `[role="dialog"] input[name="${amount}"]`;
  const add = page.getByRole('region', { name: panel }).first().getByRole('button', { name: 'Adicionar cotação' });
  const close = async () => {
    await page.keyboard.press('Escape');
    await page.locator('[role="dialog"]').waitFor({ state: 'detached' });
  };
  const openings: number[] = [];
  for (let run = 0; run < OPENINGS; run++) {
    if (run > 0) await close();
    await add.evaluate((button) => button.setAttribute('data-bench', 'add'));
    openings.push(await untilShown(page, ADD, { selector: field }));
  }
  await page.locator(field).focus();
  const keys = await timeKeys(page, slower);
  // What a key costs in this window before any of our code: a field of the browser's own, beside the others.
  await page.evaluate((selector) => {
    const bare = document.createElement('input');
    document.querySelector(selector)?.closest('form')?.prepend(bare);
    bare.focus();
  }, field);
  const bareKeys = await timeKeys(page, slower);
  // What was typed stays as a draft.
  await close();
  return { atRest, openings, keys, bareKeys };
}

/** The milliseconds of keys in the one field of a page with nothing else: what no window can be below. */
export async function timeEmptyPage(page: Page, address: string, slower: number): Promise<number[]> {
  const browser = page.context().browser();
  if (!browser) throw new Error('The page is of no browser that can open another.');
  const empty = await browser.newPage();
  await addStopwatch(empty);
  // A page of the server without scripts.
  await empty.goto(`${address}/api/health`);
  await empty.evaluate(() => {
    const field = document.createElement('input');
    document.body.replaceChildren(field);
    field.focus();
  });
  const keys = await timeKeys(empty, slower);
  await empty.close();
  return keys;
}

/** The milliseconds of keys in the field that has the focus, until they are painted. */
async function timeKeys(page: Page, slower: number): Promise<number[]> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slower });
  const keys: number[] = [];
  // Six digits are typed and six deleted, because an amount cannot grow without limit.
  for (let run = 0; run < KEYS; run++) keys.push(await untilTyped(page, run % 12 < 6 ? String((run % 6) + 1) : 'Backspace'));
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return keys;
}
