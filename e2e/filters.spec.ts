import type { Locator, Page } from '@playwright/test';
import { requestList, signIn } from './support/pages.ts';
import { freeAirRequest } from './support/requests.ts';
import { expect, test } from './support/test.ts';

/** Makes the page as slow as on a weak machine: what must not depend on how fast it renders shows itself then. */
async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
}

/** Where a click on a choice goes: asked before, so that nothing stands between a key and a click. */
async function centreOf(choice: Locator): Promise<{ x: number; y: number }> {
  const box = await choice.boundingBox();
  if (!box) throw new Error('The choice is not on the screen.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Writes down what is chosen among the radio buttons of a group: at each choice, of which two may fall into one frame, and frame by frame. */
async function watchChoices(page: Page, group: string): Promise<() => Promise<readonly string[]>> {
  const values = await page.getByRole('group', { name: group }).evaluateHandle((fieldset) => {
    const seen: string[] = [];
    const note = () => {
      const chosen = fieldset.querySelector<HTMLInputElement>('input:checked')?.value ?? 'none';
      if (seen.at(-1) !== chosen) seen.push(chosen);
    };
    const look = () => {
      note();
      requestAnimationFrame(look);
    };
    look();
    fieldset.addEventListener('change', note, { capture: true });
    return seen;
  });
  return () => values.jsonValue();
}

/** The query of the address, by its names. */
function queryOf(page: Page): Readonly<Record<string, string>> {
  return Object.fromEntries(new URLSearchParams(new URL(page.url()).hash.split('?')[1]));
}

test('Q-008 a choice made while typing stays, and what was typed does too', async ({ page, caller }) => {
  const number = String((await freeAirRequest(caller)).id);
  await signIn(page, 'consultant');
  const search = page.getByRole('searchbox');
  const free = await centreOf(page.getByRole('radio', { name: 'Sem responsável' }));
  const deadline = page.getByRole('group', { name: 'Prazo' });
  const today = await centreOf(deadline.getByRole('radio', { name: 'Hoje' }));
  const all = await centreOf(deadline.getByRole('radio', { name: 'Todos' }));
  const responsibles = await watchChoices(page, 'Responsável');
  const deadlines = await watchChoices(page, 'Prazo');
  await slowDown(page);
  await search.focus();
  await page.keyboard.type(number);
  await page.mouse.click(free.x, free.y);
  await page.mouse.click(today.x, today.y);
  await page.mouse.click(all.x, all.y);
  await expect.poll(() => queryOf(page)).toEqual({ termo: number, responsavel: 'sem' });
  const link = requestList(page).getByRole('link');
  await expect(link).toHaveCount(1);
  await expect(search).toHaveValue(number);
  expect(queryOf(page)).toEqual({ termo: number, responsavel: 'sem' });
  // Nothing has jumped back in between.
  expect(await responsibles()).toEqual(['todos', 'sem']);
  expect(await deadlines()).toEqual(['todos', 'hoje', 'todos']);
});

test('Q-008 typing right after a choice loses neither', async ({ page, caller }) => {
  const number = String((await freeAirRequest(caller)).id);
  await signIn(page, 'consultant');
  const search = page.getByRole('searchbox');
  const field = await centreOf(search);
  const free = await centreOf(page.getByRole('radio', { name: 'Sem responsável' }));
  const responsibles = await watchChoices(page, 'Responsável');
  await slowDown(page);
  await page.mouse.click(free.x, free.y);
  await page.mouse.click(field.x, field.y);
  await page.keyboard.type(number);
  await expect.poll(() => queryOf(page)).toEqual({ termo: number, responsavel: 'sem' });
  await expect(search).toHaveValue(number);
  expect(await responsibles()).toEqual(['todos', 'sem']);
});

test('Q-008 going back while typing shows the filters of that address, and what was being typed does not come after', async ({ page }) => {
  await signIn(page, 'consultant');
  await page.goto('/#/agencia?responsavel=sem');
  await expect(page.getByRole('radio', { name: 'Sem responsável' })).toBeChecked();
  await page.goto('/#/agencia?responsavel=meus');
  await expect(page.getByRole('radio', { name: 'Meus' })).toBeChecked();
  await slowDown(page);
  await page.getByRole('searchbox').focus();
  await page.keyboard.insertText('recife');
  await page.evaluate(() => history.back());
  await expect(page.getByRole('radio', { name: 'Sem responsável' })).toBeChecked();
  await expect(page.getByRole('searchbox')).toHaveValue('');
  // A timer of the page that ends after the one for which a search rests.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)));
  expect(queryOf(page)).toEqual({ responsavel: 'sem' });
  await page.goForward();
  await expect(page.getByRole('radio', { name: 'Meus' })).toBeChecked();
  // A slow machine may have put it into that address before.
  await expect(page.getByRole('searchbox')).toHaveValue(queryOf(page)['termo'] ?? '');
});

test('Q-008 what is cleared right after typing stays cleared', async ({ page }) => {
  await signIn(page, 'consultant');
  await page.getByRole('radio', { name: 'Sem responsável' }).check({ force: true });
  const search = page.getByRole('searchbox');
  const clear = await centreOf(page.getByRole('button', { name: 'Limpar filtros' }));
  await slowDown(page);
  await search.focus();
  await page.keyboard.type('recife');
  await page.mouse.click(clear.x, clear.y);
  await expect(search).toHaveValue('');
  await expect(search).toBeFocused();
  await page.keyboard.type('x');
  await page.keyboard.press('Backspace');
  await expect(page.getByRole('button', { name: 'Limpar filtros' })).toBeHidden();
  await expect(page.getByRole('radio', { name: 'Sem responsável' })).not.toBeChecked();
  expect(queryOf(page)).toEqual({});
});

test('a chosen client stays shown when a text leaves no request of it over', async ({ page }) => {
  await signIn(page, 'consultant');
  const client = page.getByRole('combobox', { name: 'Cliente', exact: true });
  const name = (await client.getByRole('option').nth(1).textContent()) ?? '';
  await client.selectOption(name);
  await page.getByRole('searchbox').fill('zzzzzz');
  await expect(page.getByText(/Nenhuma solicitação/).first()).toBeVisible();
  await expect(client.locator('option:checked')).toHaveText(name);
  await page.reload();
  await expect(client.locator('option:checked')).toHaveText(name);
});

test('Enter in the search opens the only request that it finds, also when it comes before the answer; with several it opens none', async ({
  page,
  caller,
}) => {
  const { id } = await freeAirRequest(caller);
  await signIn(page, 'consultant');
  await expect(requestList(page).getByRole('link').first()).toBeVisible();
  await page.keyboard.press('/');
  await page.keyboard.press('Enter');
  await page.keyboard.type(String(id));
  await expect(requestList(page).getByRole('link')).toHaveCount(1);
  await expect(page).toHaveURL(/dashboard/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: new RegExp(String(id)) })).toBeVisible();

  await page.goto('/#/dashboard');
  await expect(requestList(page).getByRole('link').nth(1)).toBeVisible();
  const answers = await page.context().newCDPSession(page);
  await answers.send('Network.emulateNetworkConditions', { offline: false, latency: 1000, downloadThroughput: -1, uploadThroughput: -1 });
  await page.keyboard.press('/');
  await page.keyboard.type(String(id));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: new RegExp(String(id)) })).toBeVisible();
});
