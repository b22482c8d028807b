import type { Page } from '@playwright/test';
import { quoteWindow, requestList } from './support/pages.ts';
import { PASSWORD, PEOPLE } from './support/people.ts';
import { firstDay, freeAirRequest, readRequest } from './support/requests.ts';
import { expect, test } from './support/test.ts';

/** Presses Tab until the focus is on a control whose accessible name matches. */
async function tabTo(page: Page, name: RegExp, limit = 120): Promise<void> {
  for (let presses = 0; presses < limit; presses++) {
    const focused = await page.evaluate(() => {
      const element = document.activeElement;
      if (!(element instanceof HTMLElement) || element === document.body) return '';
      const labels = element instanceof HTMLInputElement || element instanceof HTMLSelectElement ? [...(element.labels ?? [])] : [];
      return (
        element.getAttribute('aria-label') ??
        (labels.length > 0 ? labels.map(({ textContent }) => textContent).join(' ') : element.textContent) ??
        ''
      ).trim();
    });
    if (name.test(focused)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never reached ${name}.`);
}

test('the whole job by keyboard alone', async ({ page, caller }) => {
  const request = await freeAirRequest(caller);
  await page.goto('/login.html');
  await tabTo(page, /^Login/);
  await page.keyboard.type(PEOPLE.consultant);
  await page.keyboard.press('Tab');
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#\/dashboard/);
  await expect(requestList(page).getByRole('link').first()).toBeVisible();

  await page.keyboard.press('/');
  await page.keyboard.type(String(request.id));
  await expect(requestList(page).getByRole('link')).toHaveCount(1);
  await tabTo(page, new RegExp(`^Solicitação ${request.id}`));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: new RegExp(String(request.id)) })).toBeVisible();

  await tabTo(page, /^Assumir/);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Você assumiu a solicitação.').first()).toBeVisible();

  await tabTo(page, /^Adicionar cotação/);
  await page.keyboard.press('Enter');
  await expect(quoteWindow(page).getByRole('combobox', { name: 'Companhia' }).first()).toBeFocused();
  const segments = await quoteWindow(page).getByRole('combobox', { name: 'Companhia' }).count();
  for (let index = 0; index < segments; index++) {
    if (index > 0) await tabTo(page, /^Companhia/);
    await page.keyboard.type('Azul');
    await expect(page.getByRole('option', { name: /^AD/ })).toBeVisible();
    await page.keyboard.press('Enter');
    await tabTo(page, /^Nº do voo/);
    await page.keyboard.type(String(4200 + index));
    await tabTo(page, /^Partida/);
    await page.keyboard.type(`${firstDay(request)} 08:10`);
    await tabTo(page, /^Chegada/);
    await page.keyboard.type(`${firstDay(request)} 23:55`);
    await page.keyboard.press('Tab');
  }
  await tabTo(page, /^Tarifa/);
  await page.keyboard.type('88800');
  await page.keyboard.press('Control+Enter');
  await expect(quoteWindow(page)).toBeHidden();

  await tabTo(page, /^Concluir/);
  await page.keyboard.press('Enter');
  const question = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  await expect(question).toBeVisible();
  await tabTo(page, /^(Sim|Concluir)/);
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await readRequest(caller, request.id)).status).toBe('SELECAO_COTACAO');
});
