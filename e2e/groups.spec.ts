import { changeServiceGroup, insertServiceGroup, listServiceGroups } from '@guiche/contract/groups';
import type { Page } from '@playwright/test';
import { countingKeyboard, expectFocusInPage } from './support/keyboard.ts';
import { signIn } from './support/pages.ts';
import type { Caller } from './support/requests.ts';
import { expect, test } from './support/test.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const client = (page: Page, number: number) => page.getByRole('combobox', { name: `Cliente ${number}`, exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name });
const groupLink = (page: Page, name: string) => page.getByRole('link', { name, exact: true });
const row = (page: Page, name: string) => page.getByRole('listitem').filter({ has: groupLink(page, name) });

let made = 0;
/** A new group, made without the screen. */
async function newGroup({ client: api }: Caller) {
  made += 1;
  const nome = `Grupo ${test.info().workerIndex}-${made}`;
  return api.call(insertServiceGroup, {
    body: { versao: 0, nome, descricao: 'De teste', clientes: [{ id: 101, name: 'Metalúrgica Serra Azul S.A.' }] },
  });
}

async function openList(page: Page) {
  await signIn(page, 'manager');
  await page.goto('/#/config/grupos');
  await expect(heading(page, 'Grupos de serviços')).toBeVisible();
}

test('A-051 the groups are for profile 3; profile 2 is led away', async ({ page }) => {
  await signIn(page, 'consultant');
  await page.goto('/#/config/grupos');
  await expect(page).toHaveURL(/#\/dashboard$/);
});

test('A-051 A-235 A-236 a group is made by keyboard: what is missing is said at its field, and then it is in the list', async ({
  page,
}) => {
  await openList(page);
  await groupLink(page, 'Novo grupo').focus();
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Novo grupo de serviços')).toBeVisible();
  await expect(field(page, 'Nome')).toBeFocused();
  const keys = countingKeyboard(page);
  const nome = `Teclado ${test.info().workerIndex}`;
  await page.keyboard.type('bancos e educação ');
  await keys.press('Control+Enter');
  await expect(field(page, 'Descrição')).toBeFocused();
  await expect(field(page, 'Descrição')).toHaveAccessibleDescription('Informe a descrição do grupo.');
  await page.keyboard.type('Plantão da tarde');
  await keys.press('Tab');
  await expect(button(page, 'Adicionar cliente')).toBeFocused();
  await keys.press('Enter');
  await expect(client(page, 1)).toBeFocused();
  await page.keyboard.type('jequi');
  await keys.press('Tab');
  await expect(client(page, 1)).toHaveValue('Banco Jequitibá S.A.');
  await keys.press('Control+Enter');
  await expect(field(page, 'Nome')).toHaveAccessibleDescription('Já existe um grupo com este nome.');
  await expect(field(page, 'Nome')).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(nome);
  await keys.press('Control+Enter');
  await expect(page.getByText('Grupo inserido.', { exact: true })).toBeVisible();
  await expect(row(page, nome)).toContainText('Banco Jequitibá S.A.');
  await expect(row(page, nome)).toContainText('Plantão da tarde');
  await expectFocusInPage(page);
});

test('A-237 a group is changed: its name, and a client in place of another', async ({ page, callers }) => {
  const { nome, id } = await newGroup(await callers('manager'));
  await openList(page);
  await groupLink(page, nome).click();
  await expect(heading(page, nome)).toBeVisible();
  await field(page, 'Nome').fill(`${nome} norte`);
  await client(page, 1).fill('');
  await client(page, 1).fill('vale do ipe');
  await page.getByRole('option', { name: 'Construtora Vale do Ipê Ltda.' }).click();
  await button(page, 'Salvar').click();
  await expect(page.getByText('Grupo alterado.', { exact: true })).toBeVisible();
  await expect(row(page, `${nome} norte`)).toContainText('Construtora Vale do Ipê Ltda.');
  const { client: api } = await callers('manager');
  expect((await api.call(listServiceGroups, {})).find((group) => group.id === id)).toMatchObject({
    nome: `${nome} norte`,
    clientes: [{ id: 102, name: 'Construtora Vale do Ipê Ltda.' }],
  });
});

test('B-061 who saves second sees in what the groups differ, and may save over it', async ({ page, callers }) => {
  const caller = await callers('manager');
  const group = await newGroup(caller);
  await openList(page);
  await groupLink(page, group.nome).click();
  await field(page, 'Descrição').fill('Minha descrição');
  const { id, ...body } = group;
  await caller.client.call(changeServiceGroup, { params: { id: Number(id) }, body: { ...body, descricao: 'Descrição deles' } });
  await button(page, 'Salvar').click();
  await expect(page.getByText('A versão salva é diferente em: Descrição.')).toBeVisible();
  await expect(field(page, 'Descrição')).toHaveValue('Minha descrição');
  await button(page, 'Salvar a minha por cima').click();
  await expect(page.getByText('Grupo alterado.', { exact: true })).toBeVisible();
  await expect(row(page, group.nome)).toContainText('Minha descrição');
});

test('B-060 B-064 a lost response makes no second group, and what was typed outlives a reload', async ({ page, callers }) => {
  await openList(page);
  await groupLink(page, 'Novo grupo').click();
  const nome = `Sem resposta ${test.info().workerIndex}`;
  await field(page, 'Nome').fill(nome);
  await field(page, 'Descrição').fill('Caiu a rede');
  await page.route('**/grupos-servicos', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    await route.fetch();
    await route.abort();
  });
  await button(page, 'Salvar').click();
  await expect(
    page
      .getByRole('alert')
      .filter({ hasText: /conexão/i })
      .first(),
  ).toBeVisible();
  await page.unrouteAll();
  await button(page, 'Salvar').click();
  await expect(page.getByText('Grupo inserido.', { exact: true })).toBeVisible();
  const { client: api } = await callers('manager');
  expect((await api.call(listServiceGroups, {})).filter((group) => group.nome === nome)).toHaveLength(1);

  await groupLink(page, 'Novo grupo').click();
  await field(page, 'Nome').fill('Ainda não salvo');
  await expect(page.getByRole('button', { name: 'Fechar e manter rascunho' })).toBeVisible();
  await page.goto('/#/config/grupos');
  await page.goto('/#/config/grupos?id=novo');
  await expect(field(page, 'Nome')).toHaveValue('Ainda não salvo');
  await button(page, 'Descartar alterações').click();
  await button(page, 'Sim').click();
  await expect(heading(page, 'Grupos de serviços')).toBeVisible();
});

test('A-051 a list that cannot be fetched says so, with a button to try again; a group that is gone is said', async ({ page }) => {
  await signIn(page, 'manager');
  await page.route('**/grupos-servicos', (route) => route.fulfill({ status: 500, json: [] }));
  await page.goto('/#/config/grupos');
  await expect(page.getByText('Erro ao buscar os grupos de serviços.')).toBeVisible();
  await page.unrouteAll();
  await button(page, 'Tentar de novo').click();
  await expect(groupLink(page, 'Bancos e educação')).toBeVisible();
  await page.goto('/#/config/grupos?id=999999');
  await expect(page.getByText('Este grupo não existe mais. Volte à lista de grupos.')).toBeVisible();
});

test('@phone A-051 the list and the form fit a phone', async ({ page, callers }) => {
  const { nome } = await newGroup(await callers('manager'));
  await openList(page);
  await groupLink(page, nome).click();
  await expect(client(page, 1)).toHaveValue('Metalúrgica Serra Azul S.A.');
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
});
