import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import { requestList, signIn } from './support/pages.ts';
import { expect, test } from './support/test.ts';

const ADDRESS = '**/agencias/solicitacoes/exportacao';

async function choose(page: Page, format: 'CSV' | 'Excel') {
  await page.getByRole('button', { name: 'Exportar', exact: true }).click();
  await page.getByRole('menuitem', { name: new RegExp(`^${format}`) }).click();
}

const linesOf = async (download: Download) =>
  (await readFile(await download.path(), 'utf8'))
    .replace(/^\uFEFF/, '')
    .trimEnd()
    .split('\r\n');

/** The numbers of the shown requests, in their order. */
async function shownNumbers(page: Page): Promise<string[]> {
  const names = await requestList(page)
    .getByRole('link', { name: /\d{4,}/ })
    .allInnerTexts();
  return names.map((name) => /\d{4,}/.exec(name)?.[0] ?? '');
}

test('B-045 the file has what the filters leave, in the order of the screen', async ({ page }) => {
  await signIn(page, 'consultant');
  await page.getByRole('radio', { name: 'Sem responsável' }).check({ force: true });
  await expect(requestList(page).getByRole('link').first()).toBeVisible();
  const download = page.waitForEvent('download');
  await choose(page, 'CSV');
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^cotacoes-\d{4}-\d\d-\d\d\.csv$/);
  const [heading, ...rows] = await linesOf(file);
  expect(heading).toBe('Prazo;Nº;Viajantes;Cliente;Data da viagem;Trajeto;Serviços;Situação;Responsável');
  expect(rows.map((row) => row.split(';')[1])).toEqual(await shownNumbers(page));
  expect(rows.every((row) => row.endsWith(';'))).toBe(true);
  await expect(page.getByText(`${file.suggestedFilename()}: ${rows.length} linhas exportadas.`, { exact: true })).toBeVisible();
});

test('B-045 Excel gets an XLSX of the list that is shown', async ({ page }) => {
  await signIn(page, 'consultant');
  await page.getByRole('tab', { name: /^Emissões/ }).click();
  await expect(requestList(page).getByRole('link').first()).toBeVisible();
  const download = page.waitForEvent('download');
  await choose(page, 'Excel');
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^emissoes-.*\.xlsx$/);
  expect((await readFile(await file.path())).subarray(0, 4).toString('latin1')).toBe('PK\u0003\u0004');
});

test('B-045 an export can be stopped, and one that failed is told and tried again', async ({ page }) => {
  await signIn(page, 'consultant');
  await expect(requestList(page).getByRole('link').first()).toBeVisible();
  // No answer comes until the page gives up.
  await page.route(ADDRESS, () => undefined);
  const stopped = page.waitForEvent('requestfailed', (request) => request.url().includes('exportacao'));
  await choose(page, 'CSV');
  await expect(page.getByText('Preparando a exportação…').first()).toBeAttached();
  await page.getByRole('button', { name: 'Cancelar a exportação' }).click();
  await stopped;
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Exportar', exact: true })).toBeFocused();

  const failure = page.locator('[data-slot="list-export"]').getByRole('alert');
  const again = page.getByRole('button', { name: 'Tentar de novo' });
  await page.unroute(ADDRESS);
  // What is not permitted now is not permitted the next time.
  await page.route(ADDRESS, (route) => route.fulfill({ status: 403, json: {} }));
  await choose(page, 'CSV');
  await expect(failure).toBeVisible();
  await expect(again).toHaveCount(0);

  await page.unroute(ADDRESS);
  await page.route(ADDRESS, (route) => route.fulfill({ status: 500, json: {} }));
  await choose(page, 'CSV');
  await expect(again).toBeVisible();
  await page.unroute(ADDRESS);
  const download = page.waitForEvent('download');
  await again.click();
  expect((await linesOf(await download)).length).toBeGreaterThan(1);
  await expect(failure).toHaveCount(0);
});
