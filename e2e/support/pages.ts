import type { TravelRequest } from '@guiche/domain/entities';
import type { TipoServico } from '@guiche/domain/enums';
import { type Browser, expect, type Locator, type Page } from '@playwright/test';
import { withoutNews } from './news.ts';
import { PASSWORD, PEOPLE, type Person } from './people.ts';
import { type Caller, firstDay, takenAirRequest } from './requests.ts';

/** Logs in at the front door and waits for the first screen: for tests about the session, which end one or look at it. */
export async function logIn(page: Page, person: Person): Promise<void> {
  await page.goto('/login.html');
  await page.getByRole('textbox', { name: 'Login' }).fill(PEOPLE[person]);
  await page.getByLabel(/^Senha/).fill(PASSWORD);
  await page.getByRole('button', { name: 'Entrar' }).click();
  await expect(page).toHaveURL(/#\/(dashboard|agencia|pesquisa)/);
}

/** The entry of an open session in the app's `localStorage`. */
type KeptSession = Readonly<Record<'authorization' | 'user', string>>;

/** The sessions of this worker, by server and person. */
const sessions = new Map<string, KeptSession>();

async function isOpen(page: Page, { authorization }: KeptSession): Promise<boolean> {
  return (await page.request.get('/api/agency/auth/loggedUser', { headers: { authorization } })).ok();
}

/** Writes the session of a person to the app's storage; logs in once for each person and worker, which has then opened the first screen. */
async function keepSession(page: Page, person: Person): Promise<'kept' | 'logged in'> {
  // A page of the server without scripts, so that the storage can be written before the app runs.
  await page.goto('/api/health');
  const place = `${new URL(page.url()).origin} ${person}`;
  const session = sessions.get(place);
  if (session && (await isOpen(page, session))) {
    await page.evaluate((kept) => {
      for (const [name, value] of Object.entries(kept)) localStorage.setItem(name, value);
    }, session);
    return 'kept';
  }
  await logIn(page, person);
  const kept = await page.evaluate(() => ({
    authorization: localStorage.getItem('authorization') ?? '',
    user: localStorage.getItem('user') ?? '',
  }));
  sessions.set(place, kept);
  return 'logged in';
}

/** Opens the app as a person who is logged in, and waits for the first screen. A test that ends the session has to open its own with `logIn`. */
export async function signIn(page: Page, person: Person): Promise<void> {
  if ((await keepSession(page, person)) === 'kept') {
    await page.goto('/');
    await expect(page).toHaveURL(/#\/(dashboard|agencia|pesquisa)/);
  }
  // Until its font is there the head may still move: a press that begins before and ends after is none.
  await page.evaluate(() => document.fonts.load('1em "IBM Plex Sans Variable"'));
}

/** Puts feature toggles in place of the server's, once the start of the app has stored those: they come after the first screen. */
export async function putToggles(page: Page, toggles: Readonly<Record<string, boolean>>): Promise<void> {
  await expect.poll(() => page.evaluate(() => localStorage.getItem('featureToggles'))).not.toBeNull();
  const kept = JSON.stringify(Object.entries(toggles).map(([nome, ativo]) => ({ nome, ativo })));
  await page.evaluate((text) => localStorage.setItem('featureToggles', text), kept);
}

/** Opens a request by its number, as its link in a list does. */
export async function openRequest(page: Page, number: number): Promise<void> {
  await page.goto(`/#/relatorio?idSolicitacao=${number}`);
  await expect(page.getByRole('heading', { level: 1, name: new RegExp(String(number)) })).toBeVisible();
}

/** Opens a request as a person who is logged in, without the first screen before it. */
export async function openRequestAs(page: Page, person: Person, number: number): Promise<void> {
  await keepSession(page, person);
  await openRequest(page, number);
}

/** The kinds of service as their panels and windows name them. */
const KIND_NAMES = {
  AEREO: { panel: /^Aéreo/, window: /cotação aérea/i },
  HOTEL: { panel: /^Hotel/, window: /cotação de hotel/i },
  CARRO: { panel: /^Carro/, window: /cotação de carro/i },
  RODOVIARIO: { panel: /^Rodoviário/, window: /cotação de ônibus/i },
  OUTROS: { panel: /^Outros/, window: /cotação de outro serviço/i },
} as const satisfies Record<TipoServico, unknown>;

/** A service of the open request. */
export function servicePanel(page: Page, kind: TipoServico): Locator {
  return page.getByRole('region', { name: KIND_NAMES[kind].panel });
}

/** The open window for a quote of a kind. */
export function quoteWindowOf(page: Page, kind: TipoServico): Locator {
  return page.getByRole('dialog', { name: KIND_NAMES[kind].window });
}

/** The open window for an air quote. */
export function quoteWindow(page: Page): Locator {
  return quoteWindowOf(page, 'AEREO');
}

/** Chooses the option that an autocomplete finds for a text. */
async function pick(field: Locator, text: string, option: RegExp): Promise<void> {
  await field.fill(text);
  await field.page().getByRole('option', { name: option }).first().click();
}

/** Types one flight for each segment of an air quote, on its day. The places come with the request; the arrival is late enough for any of them. */
export async function fillItinerary(page: Page, dayOf: (segment: number) => string): Promise<void> {
  const window = quoteWindow(page);
  const airlines = window.getByRole('combobox', { name: 'Companhia' });
  await expect(airlines.first()).toBeVisible();
  const segments = await airlines.count();
  for (let index = 0; index < segments; index++) {
    await pick(airlines.nth(index), 'Azul', /^AD/);
    await window
      .getByRole('textbox', { name: 'Nº do voo' })
      .nth(index)
      .fill(String(4100 + index));
    await window
      .getByRole('textbox', { name: 'Partida' })
      .nth(index)
      .fill(`${dayOf(index)} 08:10`);
    await window
      .getByRole('textbox', { name: 'Chegada' })
      .nth(index)
      .fill(`${dayOf(index)} 23:55`);
  }
}

/** Types the required values of an air quote with one flight per segment, all on one day. */
export async function fillQuote(page: Page, { fare, departure }: { fare: string; departure: string }): Promise<void> {
  await fillItinerary(page, () => departure);
  await typeFare(page, fare);
}

/** The fare of the open quote. */
export function fareOf(page: Page): Locator {
  return quoteWindow(page).getByRole('textbox', { name: 'Tarifa', exact: true });
}

/** Types a fare in place of the one that is there. */
export async function typeFare(page: Page, fare: string): Promise<void> {
  await fareOf(page).click();
  await fareOf(page).fill('');
  await fareOf(page).pressSequentially(fare);
}

/** Opens the window for a new quote of a request and types the required values. */
export async function startQuote(page: Page, request: TravelRequest, fare: string): Promise<void> {
  await openRequest(page, request.id);
  await page.getByRole('button', { name: 'Adicionar cotação' }).click();
  await fillQuote(page, { fare, departure: firstDay(request) });
}

/** Logs in as the consultant, with a request of hers, and types a new quote for it. Returns the request as it was before. */
export async function startFirstQuote(page: Page, caller: Caller, fare: string): Promise<TravelRequest> {
  const request = await takenAirRequest(caller);
  await signIn(page, 'consultant');
  await startQuote(page, request, fare);
  return request;
}

/** Saves the open quote. */
export async function save(page: Page): Promise<void> {
  await quoteWindow(page).getByRole('button', { name: 'Salvar', exact: true }).click();
}

/** Saves the open quote and waits until it is stored: its window closes. */
export async function saveAndClose(page: Page): Promise<void> {
  await save(page);
  await expect(quoteWindow(page)).toBeHidden();
}

/** Logs in as the consultant and stores a new quote of a request of hers, which it returns as it was before. */
export async function storeFirstQuote(page: Page, caller: Caller, fare: string): Promise<TravelRequest> {
  const request = await startFirstQuote(page, caller, fare);
  await saveAndClose(page);
  return request;
}

/** The same request on another computer, where the consultant is logged in too. Close its context at the end. */
export async function openElsewhere(browser: Browser, { id }: TravelRequest): Promise<Page> {
  const context = await browser.newContext();
  await withoutNews(context);
  const page = await context.newPage();
  await signIn(page, 'consultant');
  await openRequest(page, id);
  return page;
}

/** Opens the quote that was stored last. */
export async function editLastQuote(page: Page): Promise<void> {
  const button = page
    .getByRole('article')
    .last()
    .getByRole('button', { name: /Confirmar dados|Editar/ });
  await button.first().click();
  await expect(fareOf(page)).toBeVisible();
}

/** The list of requests that is shown. */
export function requestList(page: Page): Locator {
  return page.locator('[data-slot="request-list"]');
}

/** The row of a request in the list. */
export function requestRow(page: Page, number: number): Locator {
  return requestList(page)
    .getByRole('row')
    .filter({ hasText: String(number) });
}

/** Closes the topmost window by Escape, and waits until its entry of the history is gone: an address that is opened before that is left again. */
export async function closeByEscape(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await expect.poll(() => page.evaluate(() => history.state?.janela)).toBeUndefined();
}
