import { ROUTES } from '../apps/backoffice/src/app/routes.ts';
import { expectNoAxeFindings } from './support/axe.ts';
import { openRequest, requestList, signIn } from './support/pages.ts';
import { takenAirRequest } from './support/requests.ts';
import { HEADINGS, screenAddress } from './support/screens.ts';
import { expect, test } from './support/test.ts';

test('axe finds nothing on any screen, in both themes', async ({ page, callers }) => {
  test.slow();
  const { id } = await takenAirRequest(await callers('manager'));
  await signIn(page, 'manager');
  for (const [path, { screen }] of ROUTES) {
    if (!screen) continue;
    const { address, query } = screenAddress(path, id);
    await page.goto(`/#${address}${query}`);
    await expect(page.getByRole('heading', { level: 1, name: HEADINGS.get(path) ?? '' }), path).toBeVisible();
    // What is loaded when it comes into sight, as the chart below the list is.
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expect(page.locator('[aria-busy="true"]'), path).toHaveCount(0);
    // Not where a row lies half below the menu.
    await page.evaluate(() => scrollTo(0, 0));
    await expectNoAxeFindings(page, path, 'main');
  }
  await expectNoAxeFindings(page, 'the last screen with its menu');
});

test('axe finds nothing while a window or a menu is open, in both themes', async ({ page, callers }) => {
  test.slow();
  const { id } = await takenAirRequest(await callers('manager'));
  await signIn(page, 'manager');
  const dialog = page.getByRole('dialog');
  const menu = page.getByRole('menu');

  async function look(what: string, opened = dialog) {
    await expect(opened.first(), what).toBeVisible();
    await expect(opened.locator('[aria-busy="true"]'), what).toHaveCount(0);
    await expectNoAxeFindings(page, what, '[role="dialog"], [role="alertdialog"], [role="menu"]');
    await page.keyboard.press('Escape');
    await expect(opened, what).toHaveCount(0);
  }
  const press = (name: string | RegExp) => page.getByRole('button', { name }).first().click();

  await page.goto('/#/agencia');
  await expect(requestList(page).getByRole('link').first()).toBeVisible();
  await press('Colunas');
  await look('columns');
  await press(/^Vis(ões$|ão: )/);
  await look('views', menu);
  await press(/^Usuário: /);
  await look('the menu of the user', menu);
  await press(/^Usuário: /);
  await page.getByRole('menuitem', { name: 'Sessões abertas' }).click();
  await look('sessions');
  await page.keyboard.press('Control+k');
  await look('palette');

  await page.goto('/#/config/clientes');
  await press(/^Particularidades/);
  await look('the traits of a client');
  await page.goto('/#/config/usuario');
  await press(/^Histórico/);
  await look('the log of a user');

  await openRequest(page, id);
  await press('Histórico');
  await look('the log of a request');
  await press('Retornar');
  await look('the return of a request', page.getByRole('alertdialog'));
  await press('Adicionar cotação');
  await look('a quote');
});
