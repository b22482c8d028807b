import type { Page, Route } from '@playwright/test';
import {
  closeByEscape,
  logIn,
  openRequestAs,
  quoteWindow,
  requestList,
  save,
  signIn,
  startQuote,
  storeFirstQuote,
} from './support/pages.ts';
import { freeAirRequest, REQUEST_CALLS, readRequest, takenAirRequest } from './support/requests.ts';
import { expect, test } from './support/test.ts';

/** Lets the server say something else of the logged user than it does. */
async function sayOfUser(page: Page, changes: Readonly<Record<string, unknown>>): Promise<void> {
  await page.route('**/auth/loggedUser', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), ...changes } });
  });
}

test('A-134 Q-030 who may not change consultants is led back from a request of another one, to the same list with the reason', async ({
  page,
  caller,
}) => {
  const { id } = await takenAirRequest(caller);
  await signIn(page, 'junior');
  await page.goto(`/#/agencia?termo=${id}`);
  const link = requestList(page).getByRole('link');
  await expect(link).toHaveCount(1);
  await link.click();
  await expect(page.getByText('Esta solicitação já está com outro consultor e não pode ser aberta.').first()).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`#/agencia\\?termo=${id}$`));
  await expect(page.getByRole('searchbox')).toHaveValue(String(id));
  await expect(page.getByRole('heading', { level: 1, name: new RegExp(String(id)) })).toHaveCount(0);
  // What stands in the address leads no further.
  await page.goto(`/#/relatorio?idSolicitacao=${id}`);
  await expect(page).toHaveURL(/#\/agencia/);
  // The clerk who has it opens it.
  await openRequestAs(page, 'consultant', id);
});

test('A-134 Q-030 a request that the server refuses because another is responsible leads back to the list with its toast', async ({
  page,
  caller,
}) => {
  const { id } = await freeAirRequest(caller);
  await signIn(page, 'consultant');
  await page.goto('/#/agencia?prazo=vencidos');
  await expect(page.getByRole('radio', { name: 'Vencidos' })).toBeChecked();
  await page.route(REQUEST_CALLS, (route) =>
    route.fulfill({
      status: 403,
      json: {
        tipo: 'ERROR',
        titulo: 'Esta solicitação já está com outro consultor e não pode ser aberta.',
        chave: 'erro_solicitacao_ja_atribuida',
      },
    }),
  );
  await page.goto(`/#/relatorio?idSolicitacao=${id}`);
  await expect(page.getByText('Esta solicitação já está com outro consultor e não pode ser aberta.').first()).toBeVisible();
  await expect(page).toHaveURL(/#\/agencia\?prazo=vencidos$/);
  await expect(page.getByRole('radio', { name: 'Vencidos' })).toBeChecked();
});

test('A-184 who must change the password meets that at every route, and nothing else', async ({ page }) => {
  await signIn(page, 'consultant');
  await sayOfUser(page, { changePassword: true });
  for (const address of ['/', '/#/dashboard', '/#/agencia', '/#/relatorio?idSolicitacao=1']) {
    await page.goto(address);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Você deve redefinir sua senha' }), address).toBeVisible();
    await expect(page.getByRole('navigation'), address).toHaveCount(0);
    await expect(page.getByRole('link'), address).toHaveCount(0);
  }
  await page.evaluate(() => {
    location.hash = '#/agencia';
  });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Você deve redefinir sua senha');
});

test('A-183 A-184 who must change the password can leave', async ({ page }) => {
  await logIn(page, 'consultant');
  await sayOfUser(page, { changePassword: true });
  await page.reload();
  await page.getByRole('button', { name: 'Sair' }).click();
  await expect(page).toHaveURL(/login\.html$/);
  expect(await page.evaluate(() => localStorage.getItem('authorization'))).toBeNull();
});

test('A-015 who has no profile of the agency is led to the login', async ({ page }) => {
  await logIn(page, 'consultant');
  await sayOfUser(page, { profiles: [7, 2] });
  await page.reload();
  await expect(page).toHaveURL(/login\.html$/);
  expect(await page.evaluate(() => localStorage.getItem('authorization'))).toBeNull();
});

test('A-287 a 403 or 422 that says nothing is said as what it is, in the window of the quote and in the list, without another try', async ({
  page,
  caller,
}) => {
  const request = await takenAirRequest(caller);
  await signIn(page, 'consultant');
  let status = 403;
  const answer = (route: Route) => (route.request().method() === 'GET' ? route.fallback() : route.fulfill({ status }));
  await page.route('**/viagens/*/cotacao/**', answer);
  await startQuote(page, request, '50000');
  const retry = quoteWindow(page).getByRole('button', { name: 'Tentar de novo' });
  await save(page);
  await expect(quoteWindow(page).getByText('Você não tem permissão para esta ação.')).toBeVisible();
  await expect(retry).toHaveCount(0);
  status = 422;
  await save(page);
  await expect(quoteWindow(page).getByText('O servidor recusou os dados enviados, sem dizer por quê.')).toBeVisible();
  await expect(retry).toHaveCount(0);
  status = 500;
  await save(page);
  await expect(retry).toBeVisible();

  await closeByEscape(page);
  await page.route('**/agencias/cotacoes?**', (route) => route.fulfill({ status: 403 }));
  await page.goto('/#/agencia?termo=ninguem');
  await expect(page.getByRole('alert').getByText('Você não tem permissão para esta ação.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Tentar de novo' })).toHaveCount(0);
});

test('Q-233 Q-308 a refused conclusion says the first title in a toast, and each item in its window; the request is as it was', async ({
  page,
  caller,
}) => {
  const { id } = await storeFirstQuote(page, caller, '88800');
  const conclude = page.getByRole('button', { name: 'Concluir cotação' });
  const window = page.getByRole('dialog', { name: /conclu/i });
  await page.route('**/viagens/cotacoes?*', (route) =>
    route.fulfill({
      status: 422,
      json: [
        { tipo: 'ERROR', titulo: 'Reserva vencida.', descricao: 'A reserva HLVHCH venceu ontem.' },
        { tipo: 'WARNING', titulo: 'Falta a consolidadora.' },
      ],
    }),
  );
  await conclude.click();
  await window.getByRole('button', { name: 'Concluir cotação' }).click();
  await expect(window.getByText('A reserva HLVHCH venceu ontem.')).toBeVisible();
  await expect(window.getByText('Falta a consolidadora.')).toBeVisible();
  await expect(page.locator('[data-tipo="ERROR"]').getByText('Reserva vencida.')).toBeVisible();
  await expect.poll(() => window.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  await window.getByRole('button', { name: 'Entendi' }).click();
  await expect(window).toBeHidden();
  await expect(conclude).toBeFocused();
  expect((await readRequest(caller, id)).status).not.toBe('SELECAO_COTACAO');
  // Another try asks anew.
  await page.unroute('**/viagens/cotacoes?*');
  await conclude.click();
  await expect(window.getByText('Falta a consolidadora.')).toHaveCount(0);
  await window.getByRole('button', { name: 'Concluir cotação' }).click();
  await expect.poll(async () => (await readRequest(caller, id)).status).toBe('SELECAO_COTACAO');
});
