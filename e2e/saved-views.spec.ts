import { listViews, removeView } from '@guiche/contract/views';
import type { Page } from '@playwright/test';
import { requestList, signIn } from './support/pages.ts';
import { expect, test } from './support/test.ts';

// The next test begins with the lists as they are at first.
test.afterEach(async ({ caller }) => {
  for (const { id, versao } of await caller.client.call(listViews, { query: {} }))
    await caller.client.call(removeView, { params: { id }, body: { versao } });
});

const views = (page: Page) => page.getByRole('button', { name: /^Vis(ões$|ão: )/ });

async function choose(page: Page, name: string | RegExp, role: 'menuitem' | 'menuitemradio' = 'menuitem') {
  await views(page).click();
  await page.getByRole(role, { name }).click();
}

async function saveView(page: Page, name: string) {
  await choose(page, 'Salvar visão atual…');
  const dialog = page.getByRole('dialog', { name: 'Salvar visão' });
  await dialog.getByRole('textbox', { name: /^Nome/ }).fill(name);
  await dialog.getByRole('button', { name: 'Salvar' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(views(page)).toHaveText(name);
}

const narrow = (page: Page, name: string) => page.getByRole('radio', { name, exact: true }).check({ force: true });

test('@phone B-041 the filters of a list are saved under a name, with a count, and brought back by it', async ({ page, isMobile }) => {
  await signIn(page, 'consultant');
  await expect(requestList(page).getByRole('link').first()).toBeVisible();
  if (isMobile) await page.getByRole('button', { name: /^Filtros/ }).click();
  await narrow(page, 'Sem responsável');
  await expect(page).toHaveURL(/responsavel=sem/);
  const found = await page.getByRole('search').getByRole('status').textContent();
  await saveView(page, 'Livres');
  const address = page.url();

  await page.getByRole('button', { name: 'Limpar filtros' }).first().click();
  await expect(views(page)).toHaveText('Livres (alterada)');
  await views(page).click();
  await expect(page.getByRole('menuitemradio', { name: /^Livres/ })).toContainText(found ?? '');
  await page.getByRole('menuitemradio', { name: /^Livres/ }).click();
  await expect(page).toHaveURL(address);
  await expect(views(page)).toHaveText('Livres');
  await expect(page.getByRole('search').getByRole('status')).toHaveText(found ?? '');
});

test('B-041 B-049 a view is opened from the palette', async ({ page }) => {
  await signIn(page, 'consultant');
  await expect(requestList(page).getByRole('link').first()).toBeVisible();
  await narrow(page, 'Sem responsável');
  await expect(page).toHaveURL(/responsavel=sem/);
  await saveView(page, 'Livres');
  const address = page.url();
  await page.getByRole('button', { name: 'Limpar filtros' }).first().click();
  await expect(views(page)).toHaveText('Livres (alterada)');
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByRole('combobox').fill('livres');
  await expect(page.getByRole('option', { name: 'Abrir a visão Livres' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(address);
  await expect(views(page)).toHaveText('Livres');
});

test('B-041 a view is updated, and a deleted one comes back from its toast', async ({ page }) => {
  await signIn(page, 'consultant');
  await narrow(page, 'Sem responsável');
  await saveView(page, 'Livres');
  await narrow(page, 'Vencidos');
  await expect(views(page)).toHaveText('Livres (alterada)');
  await choose(page, 'Atualizar Livres');
  await expect(views(page)).toHaveText('Livres');

  await choose(page, 'Excluir a visão');
  await expect(page.getByText('Visão Livres excluída.', { exact: true })).toBeVisible();
  await expect(views(page)).toHaveText('Visões');
  // A bad moment of the server does not take the view away.
  await page.route('**/visoes', (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 500, body: '' }) : route.fallback(),
  );
  await page.getByRole('button', { name: 'Desfazer' }).click();
  await expect(page.getByText('A visão Livres não pôde voltar.', { exact: true })).toBeVisible();
  await page.unroute('**/visoes');
  await page.getByRole('button', { name: 'Tentar de novo' }).click();
  await expect(views(page)).toHaveText('Livres');
});

test('B-041 order and columns belong to a view: opening it brings them back, also when the lists are entered with it', async ({ page }) => {
  await signIn(page, 'consultant');
  const headings = requestList(page).getByRole('columnheader').filter({ hasText: /\S/ });
  await page.getByRole('button', { name: 'Colunas' }).click();
  for (const name of ['Serviços', 'Viajantes']) await page.getByRole('checkbox', { name }).uncheck();
  await page.keyboard.press('Escape');
  await headings.getByRole('button', { name: 'Cliente' }).click();
  await saveView(page, 'Por cliente');
  await choose(page, 'Abrir ao entrar');
  const shown = ['Prazo', 'Nº', 'Cliente', 'Viagem', 'Situação', 'Responsável'];
  await expect(headings).toHaveText(shown);

  await page.getByRole('button', { name: 'Colunas' }).click();
  await page.getByRole('button', { name: 'Voltar ao padrão' }).click();
  await page.keyboard.press('Escape');
  await expect(headings).toHaveCount(8);
  await expect(views(page)).toHaveText('Por cliente (alterada)');
  await choose(page, /^Por cliente/, 'menuitemradio');
  await expect(headings).toHaveText(shown);
  await expect(page).toHaveURL(/ordem=cliente/);

  await page.getByRole('button', { name: 'Colunas' }).click();
  await page.getByRole('button', { name: 'Voltar ao padrão' }).click();
  await page.keyboard.press('Escape');
  await page.goto('/#/historicoagencia');
  await page.evaluate(() => sessionStorage.removeItem('ultimaLista'));
  await page.goto('/#/');
  await expect(page).toHaveURL(/ordem=cliente/);
  await expect(headings).toHaveText(shown);
  await page.getByRole('button', { name: 'Colunas' }).click();
  await page.getByRole('button', { name: 'Voltar ao padrão' }).click();
});

test('B-041 a name that is taken is refused at the name, and a shared view is seen by a colleague', async ({ page, browser }) => {
  await signIn(page, 'consultant');
  await narrow(page, 'Vencidos');
  await saveView(page, 'Vencidas');
  await narrow(page, 'Sem responsável');
  await choose(page, 'Salvar visão atual…');
  const dialog = page.getByRole('dialog', { name: 'Salvar visão' });
  const name = dialog.getByRole('textbox', { name: /^Nome/ });
  await name.fill('vencidas');
  await dialog.getByRole('button', { name: 'Salvar' }).click();
  await expect(name).toHaveAccessibleDescription(/Você já tem uma visão com o nome vencidas\./);
  await name.fill('Livres e vencidas');
  await dialog.getByRole('checkbox', { name: 'Compartilhar com a agência' }).check();
  await dialog.getByRole('button', { name: 'Salvar' }).click();
  await expect(dialog).toHaveCount(0);

  const other = await browser.newPage();
  await signIn(other, 'manager');
  await views(other).click();
  const group = other.getByRole('group', { name: 'Da agência' });
  await expect(group.getByRole('menuitemradio')).toHaveText([/^Livres e vencidas/]);
  await other.close();
});

test('B-041 the lists open with the start view, and come back as they were left', async ({ page }) => {
  const toasts = page.waitForResponse('**/assets/toast-list*');
  await signIn(page, 'consultant');
  await toasts;
  await narrow(page, 'Vencidos');
  await saveView(page, 'Vencidas');
  // A failure is told until the next try: beside that it would read as if it had failed, too.
  await page.context().setOffline(true);
  await choose(page, 'Abrir ao entrar');
  const failure = page.locator('[data-tipo="ERROR"]');
  await expect(failure).toContainText('Sem conexão com o servidor');
  // Under the pointer it would stay; it covers the button, so the keys are pressed.
  await failure.hover();
  await page.context().setOffline(false);
  await views(page).press('Enter');
  await page.getByRole('menuitem', { name: 'Abrir ao entrar' }).press('Enter');
  await expect(failure).toHaveCount(0);
  await views(page).click();
  await expect(page.getByRole('menuitemradio', { name: /abre ao entrar/ })).toBeVisible();
  await page.keyboard.press('Escape');

  // From another screen by the menu.
  const menu = page.getByRole('navigation').first();
  await menu.getByRole('link', { name: 'Histórico' }).click();
  await expect(page).toHaveURL(/#\/historicoagencia/);
  await menu.getByRole('link', { name: 'Cotações e emissões' }).click();
  await expect(page).toHaveURL(/#\/agencia\?.*prazo=vencidos/);
  // By the start of the app.
  await page.goto('/#/historicoagencia');
  await page.evaluate(() => sessionStorage.removeItem('ultimaLista'));
  await page.goto('/#/');
  await expect(page).toHaveURL(/prazo=vencidos/);
  await expect(page.getByRole('radio', { name: 'Vencidos' })).toBeChecked();
  // Cleared on purpose it stays cleared: by a reload, and by Back.
  await page.getByRole('button', { name: 'Limpar filtros' }).first().click();
  await expect(page).not.toHaveURL(/prazo/);
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Vencidos' })).not.toBeChecked();
  await page.goto('/#/historicoagencia');
  await page.goBack();
  await expect(page.getByRole('radio', { name: 'Vencidos' })).not.toBeChecked();
});
