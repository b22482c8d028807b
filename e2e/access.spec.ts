import { setTimeout } from 'node:timers/promises';
import type { Page, Route } from '@playwright/test';
import { logIn, openRequest, signIn } from './support/pages.ts';
import { PEOPLE } from './support/people.ts';
import { freeAirRequest, takenAirRequest } from './support/requests.ts';
import { expect, test } from './support/test.ts';

test('A-304 A-175 a wrong password says so and keeps the login; who logs in elsewhere is sent there before a password', async ({
  page,
}) => {
  // Without an address the login goes on here.
  await page.route('**/auth/verify-guiche-login?**', (route) => route.fulfill({ json: {} }));
  await page.goto('/login.html');
  await page.getByRole('textbox', { name: 'Login' }).fill('ninguem@guiche.demo');
  await page.getByLabel(/^Senha/).fill('errada');
  await page.getByRole('button', { name: 'Entrar' }).click();
  await expect(page.getByRole('alert')).toHaveText('Credenciais inválidas');
  await expect(page.getByRole('textbox', { name: 'Login' })).toHaveValue('ninguem@guiche.demo');

  await page.unrouteAll();
  await page.route('https://entrada.exemplo/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>Entrada da empresa</h1>' }),
  );
  await page.route('**/auth/verify-guiche-login?login=pessoa%40empresa.exemplo', (route) =>
    route.fulfill({ json: { url: 'https://entrada.exemplo/entrar' } }),
  );
  let passwords = 0;
  page.on('request', (sent) => {
    if (sent.url().endsWith('/api/agency/login')) passwords += 1;
  });
  await page.getByRole('textbox', { name: 'Login' }).fill('pessoa@empresa.exemplo');
  await page.keyboard.press('Tab');
  await expect(page).toHaveURL('https://entrada.exemplo/entrar');
  expect(passwords).toBe(0);
});

test('A-178 S-011 without a session the app leads to the front door and shows nothing of itself', async ({ page }) => {
  await page.goto('/#/dashboard');
  await expect(page).toHaveURL(/login\.html/);
});

test('A-034 A-036 internal users and administrators of the platform land on the lists, from / too; a request leads them to what is pending, with the reason', async ({
  page,
  caller,
}) => {
  const request = await freeAirRequest(caller);
  for (const person of ['internal', 'admin'] as const) {
    await signIn(page, person);
    await expect(page).toHaveURL(/#\/agencia/);
    await page.goto('/');
    await expect(page).toHaveURL(/#\/agencia/);
    await page.goto(`/#/relatorio?idSolicitacao=${request.id}`);
    await expect(page).toHaveURL(/#\/pendencia$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Pendências' })).toBeVisible();
    await expect(page.getByText('Seu perfil não tem acesso à página que você abriu.', { exact: true })).toBeVisible();
  }
});

test('A-032 A-033 a slash at the end makes no difference, and an unknown path leads home', async ({ page }) => {
  await signIn(page, 'consultant');
  await page.goto('/#/agencia/');
  await expect(page.getByRole('tab', { name: /Cotações/ })).toBeVisible();
  await page.goto('/#/nao-existe');
  await expect(page).toHaveURL(/#\/dashboard/);
});

test('a request of another agency is answered like one that does not exist', async ({ page, caller }) => {
  const request = await freeAirRequest(caller);
  await signIn(page, 'external');
  await page.goto(`/#/relatorio?idSolicitacao=${request.id}`);
  await expect(page.getByText('Solicitação não encontrada.').first()).toBeVisible();
  // Which one was asked for: a mistyped number is seen.
  await expect(page.getByRole('heading', { level: 1, name: `Solicitação ${request.id}` })).toBeVisible();
});

test('A-062 A-183 logging out ends the session on the server too', async ({ page }) => {
  await logIn(page, 'consultant');
  const authorization = await page.evaluate(() => localStorage.getItem('authorization'));
  await page.getByRole('button', { name: /^Usuário/ }).click();
  await page.getByRole('menuitem', { name: 'Sair' }).click();
  await expect(page).toHaveURL(/login\.html/);
  expect(await page.evaluate(() => [localStorage.getItem('authorization'), localStorage.getItem('user')])).toEqual([null, null]);
  const answer = await page.request.get('/api/agency/auth/loggedUser', { headers: { authorization: authorization ?? '' } });
  expect(answer.status()).toBe(401);
});

test('A-062 S-334 the app starts with the user of the session check, which is kept; without an answer the login page is there', async ({
  page,
}) => {
  await logIn(page, 'consultant');
  const stored = () => page.evaluate(() => JSON.parse(localStorage.getItem('user') ?? 'null'));
  const user = { ...(await stored()), name: 'Outro Nome' };
  await page.route('**/auth/loggedUser', (route) => route.fulfill({ json: user }));
  await page.reload();
  await expect(page.getByRole('button', { name: 'Usuário: Outro Nome' })).toBeVisible();
  expect(await stored()).toEqual(user);
  await page.route('**/auth/loggedUser', (route) => route.fulfill({ status: 500, body: '' }));
  await page.reload();
  await expect(page).toHaveURL(/\/login\.html/);
  await expect(page.getByRole('textbox', { name: 'Login' })).toBeVisible();
});

test('A-061 the address /redirect empties the local storage and loads the site anew, also when a call is refused meanwhile', async ({
  page,
}) => {
  await logIn(page, 'internal');
  await page.evaluate(() => localStorage.setItem('theme', 'dark'));
  // A call of the top menu that the server refuses while the site is being loaded: the session is gone by then.
  const held: Route[] = [];
  await page.route('**/notificacoes', (route) => void held.push(route));
  await page.reload();
  await expect.poll(() => held.length).toBe(1);
  await page.route(
    ({ pathname }) => pathname === '/',
    async (route) => {
      const refused = page.waitForResponse('**/notificacoes');
      await held[0]?.fulfill({ status: 401, body: '' });
      await refused;
      // The page has had the time to act on the refusal: it cannot be asked while it is being left.
      await setTimeout(200);
      await route.continue();
    },
    { times: 1 },
  );
  await page.goto('/#/redirect');
  await expect(page).toHaveURL(/\/login\.html$/);
  expect(await page.evaluate(() => ['authorization', 'user', 'theme'].map((name) => localStorage.getItem(name)))).toEqual([
    null,
    null,
    null,
  ]);
});

test('A-322 S-335 who is refused the own clients is logged out', async ({ page }) => {
  await logIn(page, 'manager');
  await page.route('**/users/instances', (route) => route.fulfill({ status: 403, body: '' }));
  const ended = page.waitForRequest('**/auth/logout');
  await page.goto('/#/config/clientes');
  await ended;
  await expect(page).toHaveURL(/\/login\.html/);
  expect(await page.evaluate(() => localStorage.getItem('authorization'))).toBeNull();
});

test('an expired session leads to the front door with a word about it, and back to where one was', async ({ page, caller }) => {
  const request = await takenAirRequest(caller);
  await logIn(page, 'consultant');
  await openRequest(page, request.id);
  const authorization = await page.evaluate(() => localStorage.getItem('authorization'));
  // Away from the page first: whatever it still asks for would be refused, and lead to the login page beside what is tried here.
  await page.goto('about:blank');
  await page.request.post('/api/agency/auth/logout', { headers: { authorization: authorization ?? '' } });
  await page.goto(`/#/relatorio?idSolicitacao=${request.id}`);
  await expect(page).toHaveURL(/login\.html/);
  await expect(page.getByText(/Sua sessão expirou/)).toBeVisible();
  // Whose session it was is known: the password is what is left to type.
  await expect(page.getByRole('textbox', { name: 'Login' })).toHaveValue(PEOPLE.consultant);
  await expect(page.getByLabel(/^Senha/)).toBeFocused();
  await page.keyboard.type('guiche-demo');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: new RegExp(String(request.id)) })).toBeVisible();
});

test('who reloads before the front door is shown finds the word about the expired session there too', async ({ page, caller }) => {
  const request = await takenAirRequest(caller);
  await logIn(page, 'consultant');
  await openRequest(page, request.id);
  // One call alone finds the session over: had it ended on the server, a beat or the stream of news might find it before the press.
  await page.route('**/auth/sessoes', (route) => route.fulfill({ status: 401, contentType: 'application/json', body: '[]' }));
  // An empty answer leaves the page where it is, as one does that has not come yet.
  await page.route('**/login.html*', (route) => route.fulfill({ status: 204 }), { times: 1 });
  const answered = page.waitForResponse(/login\.html/);
  await page.getByRole('button', { name: /^Usuário/ }).click();
  await page.getByRole('menuitem', { name: 'Sessões abertas' }).click();
  await answered;
  // By the page: the end of the attempt that the empty answer stopped would be taken for the end of a reload from outside.
  await page.evaluate(() => void window.setTimeout(() => location.reload()));
  await expect(page.getByText(/Sua sessão expirou/)).toBeVisible();
  expect(new URL(page.url()).hash).toContain(String(request.id));
});

test('A-171 A-178 tabs of one browser share the session: the others follow a logout, a login and another person, and keep no client of it', async ({
  page,
  context,
  caller,
}) => {
  const customerOf = (tab: Page) => tab.evaluate(() => sessionStorage.getItem('customer'));
  const request = await takenAirRequest(caller);
  await logIn(page, 'consultant');
  const other = await context.newPage();
  await openRequest(other, request.id);
  await expect.poll(() => customerOf(other)).toBe(request.empresa.instancia);

  await page.getByRole('button', { name: /^Usuário/ }).click();
  await page.getByRole('menuitem', { name: 'Sair' }).click();
  for (const tab of [page, other]) await expect(tab.getByRole('textbox', { name: 'Login' })).toBeVisible();
  expect(await customerOf(other)).toBeNull();
  await logIn(page, 'consultant');
  await expect(other.getByRole('heading', { level: 1, name: new RegExp(String(request.id)) })).toBeVisible();

  await page.evaluate((instance) => sessionStorage.setItem('customer', instance), request.empresa.instancia);
  const third = await context.newPage();
  await logIn(third, 'manager');
  await expect(page.getByRole('button', { name: /Usuário/ })).not.toContainText('Camila');
  expect(await customerOf(page)).toBeNull();

  // Why the session ended is said in all tabs.
  await third.route('**/auth/sessoes', (route) => route.fulfill({ status: 401, contentType: 'application/json', body: '[]' }));
  await third.getByRole('button', { name: /^Usuário/ }).click();
  await third.getByRole('menuitem', { name: 'Sessões abertas' }).click();
  for (const tab of [third, page]) await expect(tab.getByText(/Sua sessão expirou/)).toBeVisible();
});

test('B-068 a person sees the open sessions and ends the others, which land at the login page at their next call', async ({
  page,
  browser,
}) => {
  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  // Without news it does not leave by itself, while it is loaded again.
  await other.route('**/api/rest/eventos', (route) => route.abort());
  await logIn(other, 'manager');
  await logIn(page, 'manager');
  const menu = page.getByRole('button', { name: /^Usuário/ });
  const sessions = page.getByRole('dialog', { name: 'Sessões abertas' });
  const show = async () => {
    await menu.click();
    await page.getByRole('menuitem', { name: 'Sessões abertas' }).click();
    await expect(sessions.getByRole('listitem').first()).toContainText('Chrome em ');
  };
  await show();
  await expect(sessions.getByRole('listitem').first()).toContainText('Esta sessão');
  await page.goBack();
  await expect(sessions).toBeHidden();
  await expect(menu).toBeFocused();
  await expect(page).toHaveURL(/#\/(dashboard|agencia)/);

  await show();
  await sessions.getByRole('button', { name: 'Encerrar as outras sessões' }).click();
  await expect(page.getByText(/^\d+ (sessão encerrada|sessões encerradas)\.$/)).toBeVisible();
  await expect(sessions.getByText('Nenhuma outra sessão aberta.')).toBeVisible();
  await expect(sessions.getByRole('listitem')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(menu).toBeFocused();

  await other.reload();
  await expect(other).toHaveURL(/login\.html/);
  await page.reload();
  await expect(menu).toBeVisible();
  await elsewhere.close();
});

test('A-003 A-005 S-007 the language changes without reload, in the other tabs as well, and is remembered; so does the theme', async ({
  page,
  context,
}) => {
  await signIn(page, 'consultant');
  const other = await context.newPage();
  await other.goto('/#/dashboard');
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Painel');
  for (const [language, button, title] of [
    ['English', /^Language/, 'Dashboard'],
    ['Español', /^Idioma/, 'Panel'],
  ] as const) {
    await page.getByRole('button', { name: /^(Idioma|Language)/ }).click();
    await page.getByRole('menuitemradio', { name: language }).click();
    await expect(page.getByRole('button', { name: button })).toBeVisible();
    await expect(heading).toHaveText(title);
    // Its calls say the language of the browser: what the server answers would be in another one than the page.
    await expect(other.getByRole('heading', { level: 1 })).toHaveText(title);
  }
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
  await page.getByRole('button', { name: /^Apariencia/ }).click();
  await page.getByRole('menuitemradio', { name: 'Oscuro' }).click();
  for (const tab of [page, other]) await expect(tab.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.keyboard.press('Escape');
  await page.reload();
  await expect(heading).toHaveText('Panel');
});

test('A-323 A-182 the check for external suppliers sets the flag of the user; when it fails that is told, and the app goes on', async ({
  page,
}) => {
  const flag = () => page.evaluate(() => JSON.parse(localStorage.getItem('user') ?? '{}').temFornecedorExterno);
  await page.route('**/fornecedores/temFornecedor', (route) => route.fulfill({ json: true }));
  await signIn(page, 'consultant');
  await expect.poll(flag).toBe(true);
  await page.route('**/fornecedores/temFornecedor', (route) =>
    route.fulfill({ status: 503, json: { tipo: 'ERROR', titulo: 'Agora não.' } }),
  );
  await page.reload();
  await expect(page.getByText('Falha ao verificar fornecedores externos', { exact: true })).toBeVisible();
  await page.goto('/#/pendencia');
  await expect(page.getByRole('heading', { level: 1, name: 'Pendências' })).toBeVisible();
});
