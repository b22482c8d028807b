import { listIntegrations, saveIntegrations } from '@guiche/contract/integrations';
import { SECRET_MASK } from '@guiche/domain/integrations';
import type { Page } from '@playwright/test';
import { expectFocusInPage } from './support/keyboard.ts';
import { signIn } from './support/pages.ts';
import type { Caller } from './support/requests.ts';
import { expect, test } from './support/test.ts';

const QUESTION = 'Há alterações não salvas. Deseja sair mesmo assim?';
const ADDRESS = '**/integracoes/instancia/*';

/** The section of an integration. */
const section = (page: Page, name: string) =>
  page.locator('[data-slot="collapsible-section"]').filter({ has: page.getByRole('heading', { level: 2, name }) });
const user = (page: Page) => section(page, 'ERP').getByRole('textbox', { name: 'Usuário' });
const save = (page: Page) => page.getByRole('button', { name: 'Salvar' }).click();
const question = (page: Page) => page.getByRole('alertdialog', { name: QUESTION });
const answer = (page: Page, name: 'Sim' | 'Não') => question(page).getByRole('button', { name }).click();
const stored = ({ client }: Caller, name: string) => client.call(listIntegrations, { params: { name } });

/** Waits until the browser's Back is asked about: a moment after the page has changes it adds an entry of its own to the history. */
const expectGuarded = (page: Page) => expect.poll(() => page.evaluate(() => history.state?.janela)).toBe(true);

async function open(page: Page, cliente: string) {
  await page.goto(`/#/integracoes?cliente=${cliente}`);
  await expect(user(page)).toBeVisible();
}

test('A-059 A-230 A-317 @phone the integrations of the named client are edited and saved; a stored secret is a mask that stays', async ({
  page,
  callers,
}) => {
  const caller = await callers('manager');
  await signIn(page, 'manager');
  await open(page, 'serraazul');
  await expect(page.getByRole('heading', { level: 1, name: 'Integrações – Metalúrgica Serra Azul S.A.' })).toBeVisible();
  await expect(section(page, 'ERP').getByLabel('Senha', { exact: true })).toHaveValue(SECRET_MASK);
  await user(page).fill('rumo');
  await section(page, 'Webhook de emissões').getByRole('checkbox', { name: 'Ativa' }).click();
  await section(page, 'Webhook de emissões').getByLabel('Token', { exact: true }).fill('t0ken-novo');
  await save(page);
  await expect(page.getByText('Integrações salvas.', { exact: true })).toBeVisible();
  await expect(section(page, 'Webhook de emissões').getByLabel('Token', { exact: true })).toHaveValue(SECRET_MASK);
  await expectFocusInPage(page);
  const [erp] = await stored(caller, 'serraazul');
  expect(erp?.configuracao).toMatchObject({ usuario: 'rumo', senha: SECRET_MASK });
  // Nothing is left to save: the page is left without a question.
  await page.getByRole('main').getByRole('link', { name: 'Clientes' }).click();
  await expect(page).toHaveURL(/#\/config\/clientes\?cliente=serraazul$/);
});

test('A-230 before the page is left with unsaved changes it asks: at a link, at Back, and at a reload', async ({ page }) => {
  await signIn(page, 'manager');
  await page.goto('/#/config/clientes');
  await page.getByRole('link', { name: /^Integrações de Laboratórios/ }).click();
  await expect(user(page)).toBeVisible();
  await user(page).fill('outra pessoa');

  const elsewhere = page.getByRole('navigation', { name: 'Navegação principal' }).getByRole('link', { name: 'Pendências' });
  await elsewhere.click();
  await expect(question(page)).toBeVisible();
  await answer(page, 'Não');
  await expect(user(page)).toHaveValue('outra pessoa');
  await expect(page).toHaveURL(/#\/integracoes\?cliente=bemviver$/);
  await expect(elsewhere).toBeFocused();

  await expectGuarded(page);
  await page.goBack();
  await expect(question(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question(page)).toBeHidden();
  await expect(user(page)).toHaveValue('outra pessoa');

  const asked = page.waitForEvent('dialog');
  const reloading = page.reload();
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.accept();
  await reloading;
  await expect(user(page)).toHaveValue('outra pessoa');

  await expectGuarded(page);
  await page.goBack();
  await answer(page, 'Sim');
  await expect(page).toHaveURL(/#\/config\/clientes/);
  await page.getByRole('link', { name: /^Integrações de Laboratórios/ }).click();
  await expect(user(page)).toHaveValue('outra pessoa');
  await elsewhere.click();
  await answer(page, 'Sim');
  await expect(page.getByRole('heading', { level: 1, name: 'Pendências' })).toBeVisible();
});

test('A-230 from a menu, too; what is discarded is not asked about', async ({ page }) => {
  await signIn(page, 'manager');
  await open(page, 'tresbarras');
  await user(page).fill('mais uma');
  await page.getByRole('button', { name: 'Mais', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Configurações' }).click();
  await expect(question(page)).toBeVisible();
  await answer(page, 'Não');
  await expectFocusInPage(page);
  await page.getByRole('button', { name: 'Descartar alterações' }).click();
  await page.getByRole('button', { name: 'Sim' }).click();
  await expect(user(page)).toHaveValue('guiche');
  await page.getByRole('button', { name: 'Mais', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Configurações' }).click();
  await expect(page).toHaveURL(/#\/config\//);
});

test('B-064 A-230 what was typed is there after a reload, but for the secrets, which are kept nowhere', async ({ page }) => {
  await signIn(page, 'manager');
  await open(page, 'jequitiba');
  await user(page).fill('banco');
  await section(page, 'ERP').getByLabel('Senha', { exact: true }).fill('s3gr3do-digitado');
  await expect(page.getByRole('button', { name: 'Descartar alterações' })).toBeVisible();
  const kept = () => page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  // The draft is written once what was typed is painted.
  await expect.poll(kept).toContain('banco');
  expect(await kept()).not.toContain('s3gr3do-digitado');
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(page.getByText(/Rascunho de .* recuperado/)).toBeVisible();
  await expect(user(page)).toHaveValue('banco');
  await expect(section(page, 'ERP').getByLabel('Senha', { exact: true })).toHaveValue(SECRET_MASK);
});

test('B-064 A-228 a secret alone is no draft, and one that was stored meanwhile is kept, though it was typed over again', async ({
  page,
}) => {
  await signIn(page, 'manager');
  await open(page, 'tresbarras');
  page.on('dialog', (dialog) => void dialog.accept());
  const secret = section(page, 'Login único (SSO)').getByLabel('Segredo do cliente (client secret)', { exact: true });
  const drafts = () => page.evaluate(() => JSON.stringify({ ...localStorage }));
  await secret.fill('primeir0');
  await expect(page.getByRole('button', { name: 'Descartar alterações' })).toBeVisible();
  expect(await drafts()).not.toContain('integracoes');
  await save(page);
  await expect(page.getByText('Integrações salvas.', { exact: true })).toBeVisible();
  await expect(secret).toHaveValue(SECRET_MASK);
  await secret.fill('segund0');
  await user(page).fill('pessoa nova');
  await expect.poll(drafts).toContain('pessoa nova');
  expect(await drafts()).not.toMatch(/primeir0|segund0/);
  await page.reload();
  await expect(user(page)).toHaveValue('pessoa nova');
  await expect(secret).toHaveValue(SECRET_MASK);
});

test('A-316 a failed save says so and keeps what was typed', async ({ page }) => {
  await signIn(page, 'manager');
  await open(page, 'horizonte');
  await user(page).fill('escola');
  await section(page, 'ERP').getByLabel('Senha', { exact: true }).fill('n0va');
  await page.route(ADDRESS, (route) => (route.request().method() === 'POST' ? route.fulfill({ status: 500, body: '' }) : route.continue()));
  await save(page);
  await expect(page.getByRole('main').getByText('Erro ao salvar as integrações.')).toBeVisible();
  await expect(user(page)).toHaveValue('escola');
  await expect(section(page, 'ERP').getByLabel('Senha', { exact: true })).toHaveValue('n0va');
  // How the next try ends takes the place of how the last one did.
  const toasts = page.locator('[data-tipo]');
  await page.unroute(ADDRESS);
  const other = { status: 500, json: { tipo: 'ERROR', titulo: 'O servidor tropeçou.' } };
  await page.route(ADDRESS, (route) => (route.request().method() === 'POST' ? route.fulfill(other) : route.continue()));
  await page.getByRole('main').getByRole('button', { name: 'Tentar de novo' }).click();
  await expect(toasts).toHaveText(['O servidor tropeçou.']);
  await page.unroute(ADDRESS);
  await page.getByRole('main').getByRole('button', { name: 'Tentar de novo' }).click();
  await expect(toasts).toHaveText(['Integrações salvas.']);
});

test('B-061 A-229 of two who change the integrations the later sees what differs, and saves over it only on purpose', async ({
  page,
  callers,
}) => {
  const caller = await callers('manager');
  await signIn(page, 'manager');
  await open(page, 'donazila');
  await user(page).fill('minha');
  const [erp] = await stored(caller, 'donazila');
  if (!erp) throw new Error('The client has no integration.');
  const body = [{ ...erp, configuracao: { ...erp.configuracao, codigoEmpresa: '77' } }];
  await caller.client.call(saveIntegrations, { params: { name: 'donazila' }, headers: {}, body });
  await save(page);
  await expect(page.getByText('Outra pessoa salvou primeiro', { exact: true })).toBeVisible();
  await expect(page.getByText(/é diferente em: .*Código da empresa/)).toBeVisible();
  await page.getByRole('button', { name: 'Usar a versão salva' }).click();
  await expect(section(page, 'ERP').getByRole('textbox', { name: 'Código da empresa' })).toHaveValue('77');
  await expect(user(page)).toHaveValue('guiche');
});

test('A-314 A-315 a client or integrations that cannot be loaded say so', async ({ page }) => {
  await signIn(page, 'manager');
  await page.route(ADDRESS, (route) => route.fulfill({ status: 500, body: '' }));
  await page.goto('/#/integracoes?cliente=serraazul');
  await expect(page.getByText('Erro ao buscar as integrações do cliente.')).toBeVisible();
  await page.unroute(ADDRESS);
  await page.getByRole('main').getByRole('button', { name: 'Tentar de novo' }).click();
  await expect(user(page)).toBeVisible();

  await page.route('**/instance/*', (route) => route.fulfill({ status: 500, body: '' }));
  await page.goto('/#/integracoes?cliente=valedoipe');
  await expect(page.getByText('Erro ao buscar os dados do cliente.')).toBeVisible();
  await page.unroute('**/instance/*');
  await page.goto('/#/integracoes?cliente=ninguem');
  await expect(page.getByText('Registro não encontrado.')).toBeVisible();
  await page.goto('/#/integracoes');
  await expect(page.getByRole('heading', { level: 1, name: 'Clientes' })).toBeVisible();
});
