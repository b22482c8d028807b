import type { Page } from '@playwright/test';
import {
  fareOf,
  openRequest,
  openRequestAs,
  quoteWindow,
  requestRow,
  saveAndClose,
  signIn,
  startFirstQuote,
  startQuote,
} from './support/pages.ts';
import { freeAirRequest, takenAirRequest } from './support/requests.ts';
import { expect, test } from './support/test.ts';

/** The heading of the request's only service. */
const serviceHeading = (page: Page) => page.getByRole('region', { name: /^Aéreo/ }).getByRole('heading', { level: 2 });

test('the focus stays where the work is when what had it is gone: after taking over, saving, removing and discarding', async ({
  page,
  caller,
}) => {
  const request = await freeAirRequest(caller);
  await openRequestAs(page, 'consultant', request.id);

  await test.step('taking over', async () => {
    await page.getByRole('button', { name: /^Assumir/ }).press('Enter');
    await expect(page.getByRole('button', { name: /^Assumir/ })).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });

  await test.step('saving what was a draft: the notice that opened the window is gone', async () => {
    await startQuote(page, request, '50000');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Continuar' }).press('Enter');
    await expect(fareOf(page)).toHaveValue('500,00');
    await expect(quoteWindow(page).getByRole('combobox', { name: 'Companhia' }).first()).toBeFocused();
    await fareOf(page).press('Control+Enter');
    await expect(quoteWindow(page)).toBeHidden();
    await expect(serviceHeading(page)).toBeFocused();
  });

  await test.step('removing', async () => {
    const quotes = page.getByRole('article');
    const before = await quotes.count();
    await quotes
      .last()
      .getByRole('button', { name: /^Remover/ })
      .press('Enter');
    await expect(quotes).toHaveCount(before - 1);
    await expect(serviceHeading(page)).toBeFocused();
  });

  await test.step('discarding', async () => {
    await startQuote(page, request, '60000');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Descartar' }).press('Enter');
    await expect(page.getByRole('button', { name: 'Descartar' })).toHaveCount(0);
    await expect(serviceHeading(page)).toBeFocused();
  });
});

test('a screen that is opened by its address or loaded again has the focus at its start, as after a link', async ({ page, caller }) => {
  const request = await freeAirRequest(caller);
  await signIn(page, 'consultant');
  await expect(page.getByRole('main')).toBeFocused();
  await openRequest(page, request.id);
  await expect(page.getByRole('main')).toBeFocused();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: new RegExp(String(request.id)) })).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Voltar para a lista' })).toBeFocused();
});

test('a list that is come back to goes on at the row that was left, by the link as by Back', async ({ page, caller }) => {
  const request = await takenAirRequest(caller);
  await signIn(page, 'consultant');
  const link = requestRow(page, request.id).getByRole('link', { name: new RegExp(String(request.id)) });
  const heading = page.getByRole('heading', { level: 1, name: new RegExp(String(request.id)) });
  // What remembers the row is no part of what the first screen waits for.
  await expect(async () => {
    await link.press('Enter');
    await expect(heading).toBeVisible();
    await page.getByRole('link', { name: 'Voltar para a lista' }).press('Enter');
    await expect(link).toBeFocused({ timeout: 2000 });
  }).toPass();
  await link.press('Enter');
  await expect(heading).toBeVisible();
  await page.goBack();
  await expect(link).toBeFocused();
});

test('Back closes the window first and keeps the draft; Forward does not open it again', async ({ page, caller }) => {
  const request = await takenAirRequest(caller);
  await signIn(page, 'consultant');
  const list = page.url();
  await startQuote(page, request, '50000');
  const address = page.url();
  await page.goBack();
  await expect(quoteWindow(page)).toBeHidden();
  expect(page.url()).toBe(address);
  await expect(page.getByRole('button', { name: 'Continuar' })).toBeVisible();
  await page.goForward();
  await expect(page.getByRole('button', { name: 'Continuar' })).toBeVisible();
  await expect(quoteWindow(page)).toBeHidden();

  await page.getByRole('button', { name: 'Continuar' }).click();
  await expect(fareOf(page)).toHaveValue('500,00');
  await saveAndClose(page);
  // Closed by its own hand the window has left no entry behind.
  await expect.poll(() => page.evaluate(() => JSON.stringify(history.state))).not.toContain('janela');
  await page.goBack();
  await expect(page).toHaveURL(list);
});

test('an airline that is typed over a stored one and left by a press leaves the focus where the press was', async ({ page, caller }) => {
  await startFirstQuote(page, caller, '50000');
  const window = quoteWindow(page);
  const airline = window.getByRole('combobox', { name: 'Companhia' }).first();
  const departure = window.getByRole('textbox', { name: 'Partida' }).first();
  for (const text of ['xx', 'AD', 'azul']) {
    await airline.click();
    await page.keyboard.type(text);
    await departure.click();
    await expect(departure).toBeFocused();
    // What is typed next is the field's.
    await page.keyboard.type('9');
    await expect(departure).toHaveValue(/9/);
  }
});
