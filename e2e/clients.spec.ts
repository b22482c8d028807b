import { listClientInstances } from '@guiche/contract/session';
import type { Page } from '@playwright/test';
import { expectFocusInPage } from './support/keyboard.ts';
import { signIn } from './support/pages.ts';
import { expect, test } from './support/test.ts';

const rows = (page: Page) => page.getByRole('list', { name: 'Clientes' }).getByRole('listitem');
const rowOf = (page: Page, name: string) => rows(page).filter({ hasText: name });

async function open(page: Page) {
  await page.goto('/#/config/clientes');
  await expect(page.getByRole('heading', { level: 1, name: 'Clientes' })).toBeVisible();
  await expect(rows(page).first()).toBeVisible();
}

test('A-050 A-231 the clients of the agency are listed by name and found by it, which the address keeps', async ({ page, callers }) => {
  const { client } = await callers('manager');
  const clients = await client.call(listClientInstances, { query: {} });
  await signIn(page, 'manager');
  await open(page);
  await expect(rows(page)).toHaveCount(clients.length);
  for (const { name } of clients) await expect(rowOf(page, name)).toBeVisible();
  await page.getByRole('searchbox', { name: 'Buscar cliente' }).fill('metalurgica');
  await expect(rows(page)).toHaveCount(1);
  await expect(page).toHaveURL(/#\/config\/clientes\?termo=metalurgica$/);
  await page.reload();
  await expect(page.getByRole('searchbox', { name: 'Buscar cliente' })).toHaveValue('metalurgica');
  await expect(rows(page)).toHaveCount(1);
});

test('A-233 A-325 @phone the special traits of a client open over the list; Escape and Back close them', async ({ page }) => {
  await signIn(page, 'manager');
  await open(page);
  const button = page.getByRole('button', { name: 'Particularidades de Construtora Vale do Ipê Ltda.' });
  const traits = page.getByRole('dialog', { name: 'Construtora Vale do Ipê Ltda.' });
  await button.click();
  await expect(traits.getByText('Assento no corredor. Chegar à obra até as 9h.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(traits).toBeHidden();
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(traits).toBeVisible();
  await page.goBack();
  await expect(traits).toBeHidden();
  await expect(page).toHaveURL(/#\/config\/clientes\?cliente=valedoipe$/);
  await expectFocusInPage(page);

  await page.route('**/particularidades?*', (route) => route.fulfill({ status: 500, body: '' }));
  await page.getByRole('button', { name: 'Particularidades de Banco Jequitibá S.A.' }).click();
  const failed = page.getByRole('dialog', { name: 'Banco Jequitibá S.A.' });
  await expect(failed.getByText('Erro ao buscar as particularidades.')).toBeVisible();
  await page.unroute('**/particularidades?*');
  await failed.getByRole('button', { name: 'Tentar de novo' }).click();
  await expect(failed.getByText(/Diretoria em classe executiva/)).toBeVisible();
});

test('A-059 each client leads to its integrations, and the way back to its row; a new client is marked', async ({ page }) => {
  await signIn(page, 'manager');
  await open(page);
  await expect(page.getByText('Cliente novo')).toHaveCount(1);
  await expect(rowOf(page, 'Mandacaru Tecnologia Ltda.')).toContainText('Cliente novo');
  await page.getByRole('link', { name: 'Integrações de Construtora Vale do Ipê Ltda.' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Integrações – Construtora Vale do Ipê Ltda.' })).toBeVisible();
  await page.goBack();
  await expect(rowOf(page, 'Construtora Vale do Ipê Ltda.')).toHaveAttribute('aria-current', 'true');
  await page.getByRole('link', { name: 'Integrações de Mandacaru Tecnologia Ltda.' }).click();
  await expect(page.getByText('Nenhuma integração')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Clientes' }).click();
  await expect(rowOf(page, 'Mandacaru Tecnologia Ltda.')).toHaveAttribute('aria-current', 'true');
});

test('A-314 clients that cannot be loaded say so, and can be tried again', async ({ page }) => {
  await signIn(page, 'manager');
  await page.route('**/users/instances*', (route) => route.fulfill({ status: 500, body: '' }));
  await page.goto('/#/config/clientes');
  await expect(page.getByText('Erro ao buscar os dados do cliente.')).toBeVisible();
  await page.unroute('**/users/instances*');
  await page.getByRole('button', { name: 'Tentar de novo' }).click();
  await expect(rows(page).first()).toBeVisible();
});
