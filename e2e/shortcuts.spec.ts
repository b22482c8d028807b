import type { Page } from '@playwright/test';
import { openRequest, openRequestAs, signIn } from './support/pages.ts';
import { freeAirRequest, takenAirRequest } from './support/requests.ts';
import { expect, test } from './support/test.ts';

/** The keyboard's code comes once the first screen has been shown: until then its keys are the browser's. */
async function openSheet(page: Page) {
  await expect(async () => {
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog', { name: 'Atalhos de teclado' })).toBeVisible({ timeout: 1000 });
  }).toPass();
}

/** Presses g and a letter until they lead there: on a machine that stands still between them they are two keys. */
async function goByKeys(page: Page, letter: string, address: RegExp) {
  await expect(async () => {
    await page.keyboard.press('g');
    await page.keyboard.press(letter);
    await expect(page).toHaveURL(address, { timeout: 2000 });
  }).toPass();
}

test('B-048 ? shows what holds here; g and a letter go to a screen; no key acts while typing', async ({ page }) => {
  await signIn(page, 'consultant');
  await openSheet(page);
  const sheet = page.getByRole('dialog', { name: 'Atalhos de teclado' });
  await expect(sheet.getByRole('term').filter({ hasText: /^Pendências$/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await goByKeys(page, 'p', /#\/pendencia$/);
  await goByKeys(page, 'a', /#\/agencia/);
  const search = page.getByRole('searchbox');
  await search.fill('');
  await search.pressSequentially('gp?');
  await expect(search).toHaveValue('gp?');
  await expect(page).toHaveURL(/#\/agencia/);
  await expect(sheet).toBeHidden();
});

test('B-048 the shortcuts of one key can be switched off, for this user, and stay off', async ({ page }) => {
  await signIn(page, 'consultant');
  await openSheet(page);
  await page.getByRole('checkbox', { name: 'Usar atalhos de uma tecla' }).uncheck();
  await page.keyboard.press('Escape');
  await page.reload();
  // The palette is there, so the keyboard's code is.
  await expect(async () => {
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('combobox', { name: /^Buscar tela/ })).toBeVisible({ timeout: 1000 });
  }).toPass();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  const before = page.url();
  await page.keyboard.press('?');
  await page.keyboard.press('g');
  await page.keyboard.press('p');
  await page.keyboard.press('/');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('searchbox', { name: 'Buscar' })).not.toBeFocused();
  expect(page.url()).toBe(before);
  await page.getByRole('button', { name: /^Usuário/ }).click();
  await page.getByRole('menuitem', { name: /^Atalhos de teclado/ }).click();
  await page.getByRole('checkbox', { name: 'Usar atalhos de uma tecla' }).check();
  await page.keyboard.press('Escape');
  await goByKeys(page, 'p', /#\/pendencia$/);
});

test('B-048 on a request t takes it over, r releases it and c opens its chat; the palette offers the same', async ({ page, caller }) => {
  const request = await takenAirRequest(caller);
  await openRequestAs(page, 'consultant', request.id);
  // The sheet has what can be done when it is opened: the request has to be there, not only its heading.
  await expect(page.getByRole('button', { name: 'Adicionar cotação' })).toBeVisible();
  await openSheet(page);
  const sheet = page.getByRole('dialog', { name: 'Atalhos de teclado' });
  await expect(sheet.getByRole('region', { name: 'Solicitação' }).getByRole('term')).toHaveText(['Liberar', 'Abrir a conversa']);
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await page.keyboard.press('c');
  await expect(page.getByRole('textbox', { name: /^Mensagem/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('liberar');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Solicitação liberada.', { exact: true })).toBeVisible();
  await page.keyboard.press('t');
  await expect(page.getByText('Você assumiu a solicitação.', { exact: true })).toBeVisible();
});

test('B-049 the palette finds a request by its number from any screen, which is then among the recent ones, and Back leads back', async ({
  page,
  caller,
}) => {
  const request = await freeAirRequest(caller);
  await signIn(page, 'consultant');
  await page.goto('/#/pendencia');
  await page.getByRole('button', { name: /^Usuário/ }).click();
  await page.getByRole('menuitem', { name: /^Ir para…/ }).click();
  const field = page.getByRole('combobox', { name: /^Buscar tela/ });
  await expect(field).toBeFocused();
  // As fast as it goes: Enter waits for the search.
  await page.keyboard.insertText(`nº ${request.id}`);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: new RegExp(String(request.id)) })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/#\/pendencia$/);
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('group', { name: 'Recentes' }).getByRole('option').first()).toHaveText(`Solicitação ${request.id}`);
  // A screen and an action, too.
  await page.keyboard.type('histor');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#\/historicoagencia/);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('sessoes');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Sessões abertas' })).toBeVisible();
});

test('B-046 B-049 the palette changes density and theme, and offers those that are not chosen', async ({ page }) => {
  await signIn(page, 'consultant');
  await openSheet(page);
  await page.keyboard.press('Escape');
  const actions = page.getByRole('group', { name: 'Ações' }).getByRole('option');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('densidade');
  await expect(actions).toHaveText(['Densidade compacta']);
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('data-density', 'compact');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('densidade');
  await expect(actions).toHaveText(['Densidade confortável']);
  await page.getByRole('combobox', { name: /^Buscar tela/ }).fill('tema');
  await expect(actions).toHaveText(['Tema claro', 'Tema escuro']);
  await actions.filter({ hasText: 'escuro' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.locator('html')).toHaveAttribute('data-density', 'compact');
});

/** Returns how many elements the browser works out the style of at once, at most, while something is done. */
async function mostRestyled(page: Page, act: () => Promise<void>): Promise<number> {
  const devtools = await page.context().newCDPSession(page);
  const counts: number[] = [];
  devtools.on('Tracing.dataCollected', ({ value }) => {
    for (const { name, args } of value as { name?: string; args?: { elementCount?: number } }[])
      if (name === 'UpdateLayoutTree') counts.push(args?.elementCount ?? 0);
  });
  await devtools.send('Tracing.start', { traceConfig: { includedCategories: ['devtools.timeline'] }, transferMode: 'ReportEvents' });
  await act();
  const complete = new Promise((resolve) => devtools.once('Tracing.tracingComplete', resolve));
  await devtools.send('Tracing.end');
  await complete;
  expect(counts.length).toBeGreaterThan(0);
  return Math.max(...counts);
}

test('B-049 the palette opens without a new style for the list behind it, which takes longer than all else', async ({ page }) => {
  await signIn(page, 'consultant');
  await expect(page.locator('[data-slot="request-list"] a').first()).toBeVisible();
  await openSheet(page);
  await page.keyboard.press('Escape');
  const field = page.getByRole('combobox', { name: /^Buscar tela/ });
  const open = async () => {
    await page.keyboard.press('Control+k');
    await expect(field).toBeFocused();
  };
  await open();
  await page.keyboard.press('Escape');
  await expect(field).toHaveCount(0);
  const behind = await page.locator('#root *').count();
  expect(behind).toBeGreaterThan(1000);
  expect(await mostRestyled(page, open)).toBeLessThan(behind / 2);
});

/** Types a word into the palette and takes the command that it names. */
async function chooseCommand(page: Page, word: string, name: RegExp | string) {
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'Ir para…' });
  await palette.getByRole('combobox').fill(word);
  await expect(palette.getByRole('group', { name: 'Nesta tela' }).getByRole('option').first()).toHaveText(name);
  await page.keyboard.press('Enter');
  await expect(palette.getByRole('combobox')).toHaveCount(0);
}

test('B-049 the palette makes a file of a list, and on a request it adds a quote, hands it over, concludes and shows the log', async ({
  page,
  caller,
}) => {
  const request = await takenAirRequest(caller);
  await signIn(page, 'consultant');
  // The tools of the list are there.
  await page.getByRole('button', { name: 'Exportar' }).waitFor();
  const download = page.waitForEvent('download');
  await chooseCommand(page, 'excel', 'Exportar como Excel');
  expect((await download).suggestedFilename()).toMatch(/\.xlsx$/);

  await openRequest(page, request.id);
  await chooseCommand(page, 'adicionar', /^Adicionar cotação: .+ → /);
  const editor = page.getByRole('dialog', { name: /cotação aérea/i });
  await expect(editor).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(editor).toBeHidden();
  await chooseCommand(page, 'passar', 'Passar a um colega…');
  const colleague = page.getByRole('combobox', { name: 'Novo responsável' });
  await expect(colleague).toBeFocused();
  // The first one closes the list.
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Trocar' })).toBeFocused();
  await expect(colleague).toHaveCount(0);
  await chooseCommand(page, 'historico da', 'Histórico da solicitação');
  await expect(page.getByRole('dialog', { name: /^Histórico/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await chooseCommand(page, 'concluir', 'Concluir cotação');
  await expect(page.getByRole('dialog', { name: /conclu/i })).toBeVisible();
});

test('B-049 a search that fails says so and can be repeated', async ({ page, caller }) => {
  const request = await freeAirRequest(caller);
  await signIn(page, 'consultant');
  await page.route('**/solicitacoes/busca**', (route) => route.fulfill({ status: 503, body: '' }));
  await page.getByRole('button', { name: /^Usuário/ }).click();
  await page.getByRole('menuitem', { name: /^Ir para…/ }).click();
  await page.getByRole('combobox', { name: /^Buscar tela/ }).fill(String(request.id));
  await expect(page.getByText('Não foi possível buscar as solicitações.')).toBeVisible();
  await page.unroute('**/solicitacoes/busca**');
  await page.getByRole('button', { name: 'Tentar de novo' }).click();
  await expect(page.getByRole('option', { name: new RegExp(`^Solicitação ${request.id}`) })).toBeVisible();
});

test('B-049 an open window has the keyboard for itself', async ({ page, caller }) => {
  const request = await takenAirRequest(caller);
  await openRequestAs(page, 'consultant', request.id);
  await openSheet(page);
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: /^Buscar tela/ })).toBeHidden();
  await expect(page.getByRole('dialog', { name: 'Atalhos de teclado' })).toBeVisible();
});
