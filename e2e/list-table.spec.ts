import { releaseRequest } from '@guiche/contract/responsibility';
import type { RequestSummary } from '@guiche/domain/entities';
import type { Page } from '@playwright/test';
import { requestList, requestRow, signIn } from './support/pages.ts';
import { readRequest, takenAirRequest } from './support/requests.ts';
import { expect, test } from './support/test.ts';

// The lines between the rows are headings, too.
const headings = (page: Page) => requestList(page).locator('thead').getByRole('columnheader');
const order = (page: Page, name: string) => headings(page).getByRole('button', { name, exact: true }).click();

/** The texts of a column, from the top down, as the heading names it. */
async function columnOf(page: Page, name: string): Promise<string[]> {
  const place = (await headings(page).allInnerTexts()).findIndex((text) => text.trim() === name);
  return requestList(page)
    .locator(`tbody tr[data-row] > td:nth-child(${place + 1})`)
    .allInnerTexts();
}

/** The number in the row with the focus. */
const focusedNumber = (page: Page) =>
  page.evaluate(() => /\d{4,}/.exec(document.activeElement?.closest('tr')?.textContent ?? '')?.[0] ?? '');

/** The keys of a list come once the first screen has been shown: presses one until it leads to a row. */
async function enterByKey(page: Page): Promise<string> {
  await expect(requestList(page).getByRole('link').first()).toBeVisible();
  await expect(async () => {
    await page.keyboard.press('j');
    expect(await focusedNumber(page)).not.toBe('');
  }).toPass();
  return focusedNumber(page);
}

test('B-046 a heading orders the list, the address keeps it, and Back does not go through it', async ({ page }) => {
  await signIn(page, 'consultant');
  await expect(requestList(page).getByText('Vencidas', { exact: false }).first()).toBeVisible();
  await order(page, 'Cliente');
  await expect(page).toHaveURL(/[?&]ordem=cliente/);
  const clients = await columnOf(page, 'Cliente');
  expect(clients).toEqual(clients.toSorted((a, b) => a.localeCompare(b, 'pt-BR')));
  expect(new Set(clients).size).toBeGreaterThan(1);
  await order(page, 'Cliente');
  await expect(page).toHaveURL(/[?&]ordem=-cliente/);
  await page.reload();
  await expect(headings(page).filter({ hasText: 'Cliente' })).toHaveAttribute('aria-sort', 'descending');
  await expect.poll(() => columnOf(page, 'Cliente')).toEqual(clients.toSorted((a, b) => b.localeCompare(a, 'pt-BR')));
  await order(page, 'Cliente');
  await expect(page).not.toHaveURL(/ordem/);
});

test('B-046 columns, their order and widths, and the density are remembered for each person', async ({ page }) => {
  await signIn(page, 'consultant');
  await page.getByRole('button', { name: 'Colunas' }).click();
  const panel = page.getByRole('dialog', { name: 'Colunas da lista' });
  await panel.getByRole('checkbox', { name: 'Serviços' }).uncheck();
  await panel.getByRole('button', { name: 'Mover Cliente para antes' }).click();
  await page.keyboard.press('Escape');
  // A closed panel gives the focus back to its button a moment later: a key pressed before would go there.
  await expect(page.getByRole('button', { name: 'Colunas' })).toBeFocused();
  const names = ['Prazo', 'Nº', 'Cliente', 'Viajantes', 'Viagem', 'Situação', 'Responsável'];
  await expect(headings(page).filter({ hasText: /\S/ })).toHaveText(names);
  await headings(page).getByRole('separator', { name: 'Largura da coluna Viagem' }).focus();
  const width = () =>
    headings(page)
      .filter({ hasText: 'Viagem' })
      .evaluate((heading) => heading.getBoundingClientRect().width);
  const before = await width();
  await page.keyboard.press('ArrowRight');
  await expect.poll(width).toBe(before + 16);
  await page.getByRole('button', { name: 'Aparência' }).click();
  await page.getByRole('menuitemradio', { name: 'Compacta' }).click();
  await page.reload();
  await expect(headings(page).filter({ hasText: /\S/ })).toHaveText(names);
  await expect.poll(width).toBe(before + 16);
  await expect(page.locator('html')).toHaveAttribute('data-density', 'compact');

  // Another person in the same browser has the list as it is at first.
  await signIn(page, 'manager');
  await expect(headings(page).filter({ hasText: 'Serviços' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-density', 'comfortable');
  await signIn(page, 'consultant');
  await page.getByRole('button', { name: 'Colunas' }).click();
  await page.getByRole('button', { name: 'Voltar ao padrão' }).click();
  await page.keyboard.press('Escape');
  await expect(headings(page).filter({ hasText: 'Serviços' })).toBeVisible();
  await expect.poll(width).toBe(before);
});

test('B-046 what is changed of the table in one tab holds in all tabs, so that none takes back what another one has changed', async ({
  page,
  context,
}) => {
  await signIn(page, 'consultant');
  const other = await context.newPage();
  await other.goto('/');
  const columnsOf = (tab: Page) => headings(tab).filter({ hasText: /\S/ });
  const first = ['Prazo', 'Nº', 'Viajantes', 'Cliente', 'Viagem', 'Serviços', 'Situação', 'Responsável'];
  await expect(columnsOf(page)).toHaveText(first);
  await expect(columnsOf(other)).toHaveText(first);
  const panelOf = async (tab: Page) => {
    await tab.getByRole('button', { name: 'Colunas' }).click();
    return tab.getByRole('dialog', { name: 'Colunas da lista' });
  };

  const panel = await panelOf(page);
  await panel.getByRole('checkbox', { name: 'Serviços' }).uncheck();
  await expect(columnsOf(other)).toHaveText(first.filter((name) => name !== 'Serviços'));
  const otherPanel = await panelOf(other);
  await otherPanel.getByRole('checkbox', { name: 'Viagem' }).uncheck();
  const left = first.filter((name) => name !== 'Serviços' && name !== 'Viagem');
  await expect(columnsOf(other)).toHaveText(left);
  await expect(columnsOf(page)).toHaveText(left);

  // A width, too: neither tab takes it away when it changes the columns.
  await other.keyboard.press('Escape');
  await expect(other.getByRole('button', { name: 'Colunas' })).toBeFocused();
  const widthIn = (tab: Page) =>
    headings(tab)
      .filter({ hasText: 'Cliente' })
      .evaluate((heading) => heading.getBoundingClientRect().width);
  await headings(other).getByRole('separator', { name: 'Largura da coluna Cliente' }).focus();
  const before = await widthIn(other);
  await other.keyboard.press('ArrowRight');
  await expect.poll(() => widthIn(page)).toBe(before + 16);
  await panel.getByRole('checkbox', { name: 'Viagem' }).check();
  await expect(columnsOf(other)).toHaveText(first.filter((name) => name !== 'Serviços'));
  expect(await other.evaluate(() => Object.entries(localStorage).find(([name]) => name.startsWith('tabela:cotacoes:'))?.[1])).toContain(
    `"cliente":${before + 16}`,
  );
});

test('B-048 j and k go from row to row, x selects, t takes over, r releases, c opens the chat, Enter opens', async ({ page, caller }) => {
  const request = await takenAirRequest(caller);
  await caller.client.call(releaseRequest, { body: request.uuid });
  await signIn(page, 'consultant');
  const first = await enterByKey(page);
  await page.keyboard.press('j');
  const second = await focusedNumber(page);
  expect(second).not.toBe(first);
  await page.keyboard.press('ArrowUp');
  expect(await focusedNumber(page)).toBe(first);
  await page.keyboard.press('x');
  await page.keyboard.press('j');
  await page.keyboard.press('x');
  await expect(page.getByRole('region', { name: 'Solicitações selecionadas' }).getByRole('status')).toHaveText('2 selecionadas');
  await page.keyboard.press('k');
  await page.keyboard.press('x');
  await expect(page.getByRole('checkbox', { name: `Selecionar a solicitação ${first}` })).not.toBeChecked();
  await expect(page.getByRole('checkbox', { name: `Selecionar a solicitação ${second}` })).toBeChecked();

  // The row of the request alone.
  const search = page.getByRole('searchbox');
  await search.fill(String(request.id));
  await expect(requestList(page).getByRole('link')).toHaveCount(1);
  await search.evaluate((field) => field.blur());
  expect(await enterByKey(page)).toBe(String(request.id));
  const row = requestRow(page, request.id);
  await page.keyboard.press('t');
  await expect(row).toContainText(caller.user.name);
  await expect.poll(async () => (await readRequest(caller, request.id)).responsavel?.id).toBe(caller.user.id);
  await page.keyboard.press('r');
  await expect(row).toContainText('Sem responsável');
  await expect.poll(async () => (await readRequest(caller, request.id)).responsavel).toBeNull();
  await page.keyboard.press('c');
  await expect(page.getByRole('textbox', { name: /^Mensagem/ })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('textbox', { name: /^Mensagem/ })).toBeHidden();
  await requestList(page).getByRole('link').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: new RegExp(String(request.id)) })).toBeVisible();
});

test('B-048 ? tells the keys of the list', async ({ page }) => {
  await signIn(page, 'consultant');
  await enterByKey(page);
  await page.keyboard.press('?');
  const keys = page.getByRole('dialog', { name: 'Atalhos de teclado' }).getByRole('region', { name: 'Lista' });
  await expect(keys.getByRole('term')).toHaveText([
    'Próxima linha',
    'Linha anterior',
    'De linha em linha, na tabela',
    'Abrir a linha',
    'Buscar na lista',
    'Selecionar a linha',
    'Assumir a linha',
    'Liberar a linha',
    'Conversa da linha',
  ]);
});

test('B-047 a list of ten thousand scrolls to its end, keeps what is chosen and where the focus is, and tells how many there are', async ({
  page,
}) => {
  test.slow();
  const COUNT = 10_000;
  await page.route('**/agencias/cotacoes?**', async (route) => {
    const response = await route.fetch();
    const listed: readonly RequestSummary[] = await response.json();
    const rows = Array.from({ length: COUNT }, (_, index) => {
      const id = 100_000 + index;
      const uuid = `00000000-0000-4000-8000-${String(id).padStart(12, '0')}`;
      return { ...listed[index % listed.length], id, idSolicitacao: id, uuid, dataVencimentoCotacao: null };
    });
    await route.fulfill({ response, json: rows });
  });
  await signIn(page, 'consultant');
  const table = requestList(page).getByRole('table');
  await expect(page.getByRole('search').getByRole('status')).toHaveText('10.000 solicitações');
  // With the heading and the line above them.
  await expect(table).toHaveAttribute('aria-rowcount', String(COUNT + 2));
  const box = page.getByRole('checkbox', { name: 'Selecionar a solicitação 100001' });
  await box.check();
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  const last = requestRow(page, 109_999);
  await expect(last).toBeInViewport();
  await expect(last).toHaveAttribute('aria-rowindex', String(COUNT + 2));
  expect(await page.locator('tbody tr[data-row]').count()).toBeLessThan(300);
  await expect(box).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(requestRow(page, 100_002)).toBeInViewport();
  await expect.poll(() => focusedNumber(page)).toBe('100002');
  await expect(box).toBeChecked();
});
