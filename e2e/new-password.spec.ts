import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { PASSWORD } from './support/people.ts';
import { expect, test } from './support/test.ts';

// The password of a person is not there for other tests.
test.use({ serverOf: 'new password' });
// One after the other: each worker would start a server.
test.describe.configure({ mode: 'default' });

const LOGIN = 'admin@guiche.demo';
const NAME = 'Otávio Lacerda';
const NEW = 'viagens de trem';
const CHANGE = '**/users/change-password/**';
const FORGOT = '**/auth/forgot';

const door = (page: Page) => page.getByRole('main');
const forgotten = (page: Page) => page.getByRole('dialog', { name: 'Esqueceu a senha?' });

async function enter(page: Page, password: string): Promise<void> {
  await page.goto('/login.html');
  await page.getByRole('textbox', { name: 'Login' }).fill(LOGIN);
  await page.locator('[name="password"]').fill(password);
  await page.keyboard.press('Enter');
}

/** The passwords that were sent, in no order. */
async function sentPasswords(dataDir: string): Promise<string[]> {
  const folder = join(dataDir, 'outbox');
  const names = await readdir(folder).catch(() => []);
  const all = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  return all.flatMap((message) => /\r?\n([A-Za-z2-9]{14})\r?\n/.exec(message)?.[1] ?? []);
}

test('A-172 A-189 A-306 A-307 a forgotten password is asked for from the login, and what came of it is told', async ({ page }) => {
  await page.goto('/login.html');
  await page.getByRole('textbox', { name: 'Login' }).fill('ninguem@guiche.demo');
  await page.getByRole('button', { name: 'Esqueci minha senha' }).click();
  // What was typed is there already, and is sent by Enter.
  await expect(forgotten(page).getByRole('textbox', { name: 'Login' })).toHaveValue('ninguem@guiche.demo');
  await expect(forgotten(page).getByRole('textbox', { name: 'Login' })).toBeFocused();
  await page.route(FORGOT, (route) => route.fulfill({ status: 404, body: '' }), { times: 1 });
  await page.keyboard.press('Enter');
  await expect(page.getByText('Usuário não encontrado', { exact: true }).first()).toBeVisible();
  await expect(forgotten(page)).toBeVisible();
  // Asked too often, the server says for how long.
  const often = 'Muitos pedidos de nova senha. Aguarde 7 min e tente de novo.';
  await page.route(FORGOT, (route) => route.fulfill({ status: 429, json: { tipo: 'ERROR', titulo: often } }), { times: 1 });
  await page.keyboard.press('Enter');
  await expect(page.getByText(often, { exact: true }).first()).toBeVisible();
  await expect(forgotten(page)).toBeVisible();
  // Without a connection nobody knows whether there is such a user.
  await page.route(FORGOT, (route) => route.abort(), { times: 1 });
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Sem conexão com o servidor\./).first()).toBeVisible();
  await expect(page.getByText(often, { exact: true })).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Uma nova senha foi enviada para seu e-mail, verifique.').first()).toBeVisible();
  await expect(forgotten(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Esqueci minha senha' })).toBeFocused();
});

test('A-184 A-186 A-188 A-304 A-305 a password that came by e-mail is changed at once, and the app opens', async ({ page, server }) => {
  await page.goto('/login.html');
  await page.getByRole('textbox', { name: 'Login' }).fill(LOGIN);
  const before = await sentPasswords(server.dataDir);
  await page.getByRole('button', { name: 'Esqueci minha senha' }).click();
  await forgotten(page).getByRole('button', { name: 'Enviar nova senha' }).dblclick();
  await expect(forgotten(page)).toHaveCount(0);
  await expect.poll(async () => (await sentPasswords(server.dataDir)).length).toBe(before.length + 1);
  const [sent = ''] = (await sentPasswords(server.dataDir)).filter((one) => !before.includes(one));
  await enter(page, sent);
  await expect(page.getByRole('heading', { level: 1, name: 'Você deve redefinir sua senha' })).toBeVisible();
  await expect(door(page)).toContainText(NAME);
  const field = door(page).getByLabel(/^Nova senha/);
  await expect(field).toBeFocused();
  await expect(door(page).getByRole('button', { name: 'Salvar senha' })).toBeDisabled();
  // What the server says against it is said at the field; a refusal without words has its own.
  await page.keyboard.type(sent);
  await page.keyboard.press('Enter');
  await expect(field).toHaveAccessibleDescription(/A nova senha é a mesma de agora\. Escolha outra\./);
  await page.route(CHANGE, (route) => route.fulfill({ status: 422, body: '' }), { times: 1 });
  await page.keyboard.type(NEW);
  await page.keyboard.press('Enter');
  await expect(field).toHaveAccessibleDescription(/Credenciais inválidas/);
  await page.keyboard.type(NEW);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('navigation').first()).toBeVisible();
  expect(await page.evaluate(() => JSON.parse(localStorage.getItem('user') ?? '{}').changePassword)).toBe(false);
  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, location.href]));
  for (const password of [sent, NEW]) expect(kept).not.toContain(password);
  await page.reload();
  await expect(page.getByRole('navigation').first()).toBeVisible();
  // The former password is worth nothing any more. Tried from outside the app, which goes to the front door by itself once its session is gone.
  await page.goto('/api/health');
  await page.evaluate(() => localStorage.clear());
  await enter(page, PASSWORD);
  await expect(page.getByText('Credenciais inválidas')).toBeVisible();
});
