import { listQuotes } from '@guiche/contract/requests';
import { releaseRequest } from '@guiche/contract/responsibility';
import type { RequestSummary } from '@guiche/domain/entities';
import type { Page } from '@playwright/test';
import { requestList, signIn } from './support/pages.ts';
import { type Caller, readRequest, takeOver } from './support/requests.ts';
import { expect, test } from './support/test.ts';

/** Two requests of the first list that nobody is responsible for. */
async function twoFree(caller: Caller): Promise<readonly [RequestSummary, RequestSummary]> {
  const listed = await caller.client.call(listQuotes, { query: { isSupplier: true } });
  const [one, other] = listed.filter(({ responsavel }) => responsavel === null);
  if (!one || !other) throw new Error('The demo data have no two free requests left.');
  return [one, other];
}

const boxOf = (page: Page, { idSolicitacao }: RequestSummary) =>
  page.getByRole('checkbox', { name: `Selecionar a solicitação ${idSolicitacao}`, exact: true });
const requestRows = (page: Page) => requestList(page).locator('tbody tr[data-row]');
const bar = (page: Page) => page.getByRole('region', { name: 'Solicitações selecionadas' });
const responsibleOf = async (caller: Caller, { idSolicitacao }: RequestSummary) =>
  (await readRequest(caller, idSolicitacao)).responsavel?.id ?? null;

async function choose(page: Page, requests: readonly RequestSummary[]) {
  for (const request of requests) await boxOf(page, request).check();
  await expect(bar(page).getByRole('status')).toHaveText(`${requests.length} selecionadas`);
}

test('B-044 two chosen requests are taken over at once; the one that a colleague took in between is told with why, and stays chosen', async ({
  page,
  caller,
  callers,
}) => {
  const [free, taken] = await twoFree(caller);
  const junior = await callers('junior');
  await signIn(page, 'consultant');
  await choose(page, [free, taken]);
  await takeOver(junior, await readRequest(caller, taken.idSolicitacao));
  await bar(page).getByRole('button', { name: 'Assumir' }).click();
  const result = page.getByRole('dialog', { name: '1 assumida, 1 não' });
  await expect(result.getByRole('listitem')).toHaveText([`${taken.idSolicitacao}A solicitação já está com ${junior.user.name}.`]);
  expect([await responsibleOf(caller, free), await responsibleOf(caller, taken)]).toEqual([caller.user.id, junior.user.id]);
  // By their text: behind the window the rows have no role.
  const rowOf = ({ idSolicitacao }: RequestSummary) => requestRows(page).filter({ hasText: String(idSolicitacao) });
  await expect(rowOf(free)).toContainText(caller.user.name);

  // The row shows the colleague by now: trying again asks before the colleague is replaced, and names who it is.
  await expect(rowOf(taken)).toContainText(junior.user.name);
  await result.getByRole('button', { name: 'Tentar de novo as que falharam' }).click();
  const question = page.getByRole('alertdialog', { name: `1 das solicitações está com ${junior.user.name}. Deseja assumir também?` });
  await question.getByRole('button', { name: 'Cancelar' }).click();
  await expect(bar(page).getByRole('status')).toHaveText('1 selecionada');
  await expect(boxOf(page, taken)).toBeChecked();
  await expect(boxOf(page, free)).not.toBeChecked();
  expect(await responsibleOf(caller, taken)).toBe(junior.user.id);

  // From the row, without the way to the bar.
  await boxOf(page, taken).focus();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: /^Buscar tela/ })).toBeFocused();
  await page.keyboard.type('assumir as selecionadas');
  await page.keyboard.press('Enter');
  await question.getByRole('button', { name: 'Sim' }).click();
  await expect(page.getByText('1 assumida', { exact: true })).toBeVisible();
  await expect(bar(page)).toBeHidden();
  expect(await responsibleOf(caller, taken)).toBe(caller.user.id);
  for (const { uuid } of [free, taken]) await caller.client.call(releaseRequest, { body: uuid });
});

test('B-044 chosen requests are handed to a colleague; without a connection nothing is lost of the choice', async ({
  page,
  caller,
  callers,
}) => {
  const chosen = await twoFree(caller);
  const { user: junior } = await callers('junior');
  await signIn(page, 'consultant');
  await choose(page, chosen);
  await page.route('**/agencias/solicitacoes/responsavel', (route) => route.abort());
  await bar(page).getByRole('button', { name: 'Assumir' }).click();
  await expect(bar(page).getByText(/[Ss]em conexão/)).toBeVisible();
  await expect(bar(page).getByRole('status')).toHaveText('2 selecionadas');
  await page.unroute('**/agencias/solicitacoes/responsavel');

  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: /^Buscar tela/ })).toBeFocused();
  await page.keyboard.type('passar as selecionadas');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('combobox', { name: 'Novo responsável' })).toBeFocused();
  // Who may not open a request is none of those to whom one is handed.
  const { user: internal } = await callers('internal');
  await page.keyboard.type(internal.name);
  await expect(page.getByRole('listbox').getByRole('option')).toHaveText(['Nenhum resultado encontrado']);
  await page.getByRole('combobox', { name: 'Novo responsável' }).fill('');
  await page.keyboard.type(junior.name);
  await page.getByRole('option', { name: junior.name }).click();
  await expect(page.getByText(`2 passadas para ${junior.name}`, { exact: true })).toBeVisible();
  expect(await Promise.all(chosen.map((request) => responsibleOf(caller, request)))).toEqual([junior.id, junior.id]);
  for (const { uuid } of chosen) await caller.client.call(releaseRequest, { body: uuid });
});

test('B-044 rows are selected with Shift and by keyboard, and exactly the chosen are exported', async ({ page, caller }) => {
  await signIn(page, 'consultant');
  await expect(requestRows(page).first()).toBeVisible();
  const boxes = requestRows(page).getByRole('checkbox');
  await boxes.nth(1).check();
  await boxes.nth(3).click({ modifiers: ['Shift'] });
  await expect(bar(page).getByRole('status')).toHaveText('3 selecionadas');
  await page.keyboard.press('Shift+ArrowDown');
  await expect(bar(page).getByRole('status')).toHaveText('4 selecionadas');
  const numbers = await requestRows(page).getByRole('link').allInnerTexts();
  const chosen = numbers.slice(1, 5).map((name) => Number(/\d{4,}/.exec(name)?.[0]));
  const sent = page.waitForRequest('**/agencias/solicitacoes/exportacao');
  const download = page.waitForEvent('download');
  await bar(page).getByRole('button', { name: 'Exportar' }).click();
  const { ids } = (await sent).postDataJSON();
  const listed = await caller.client.call(listQuotes, { query: { isSupplier: true } });
  const idsOf = new Map(listed.map(({ idSolicitacao, id }) => [idSolicitacao, id]));
  expect(ids).toEqual(chosen.map((number) => idsOf.get(number)));
  expect((await download).suggestedFilename()).toMatch(/^cotacoes-.*\.xlsx$/);
  await expect(page.locator('[data-tipo]').getByText(/: 4 linhas exportadas\.$/)).toBeVisible();
  await bar(page).getByRole('button', { name: 'Limpar seleção' }).click();
  await expect(bar(page)).toBeHidden();
});
