import { removeQuote } from '@guiche/contract/quotes';
import {
  editLastQuote,
  fareOf,
  openElsewhere,
  openRequest,
  openRequestAs,
  quoteWindow,
  save,
  saveAndClose,
  signIn,
  startFirstQuote,
  storeFirstQuote,
  typeFare,
} from './support/pages.ts';
import { firstDay, readRequest, storedFares, takenAirRequest } from './support/requests.ts';
import { expect, test } from './support/test.ts';

test('Q-023 the network fails in the middle of a save, then the page is reloaded: nothing typed is lost', async ({ page, caller }) => {
  const request = await startFirstQuote(page, caller, '77700');

  await page.route('**/cotacao/aereo', (route) => route.abort('connectionreset'));
  await save(page);
  // In the window, until the next try: a toast would be gone before it is read.
  await expect(quoteWindow(page).getByRole('alert')).toContainText('Sem conexão com o servidor');
  await expect(fareOf(page)).toHaveValue('777,00');

  await page.reload();
  await page
    .getByRole('button', { name: /Continuar/ })
    .first()
    .click();
  await expect(quoteWindow(page).getByText(/^Rascunho de .+ recuperado/)).toBeVisible();
  await expect(fareOf(page)).toHaveValue('777,00');
  await expect(quoteWindow(page).getByRole('textbox', { name: 'Partida' }).first()).toHaveValue(`${firstDay(request)} 08:10`);

  await page.unroute('**/cotacao/aereo');
  await save(page);
  await expect(page.getByText('Informações salvas com sucesso.').first()).toBeVisible();
  expect(await storedFares(caller, request)).toContain(777);
  await expect(page.getByRole('button', { name: /Continuar/ })).toHaveCount(0);
});

test('someone saves first: the form keeps what was typed, and it can be saved over the newer version', async ({
  page,
  browser,
  caller,
}) => {
  const request = await storeFirstQuote(page, caller, '50000');

  const other = await openElsewhere(browser, request);
  await editLastQuote(page);
  await editLastQuote(other);
  await expect(fareOf(page)).toHaveValue('500,00');
  await expect(fareOf(other)).toHaveValue('500,00');

  await typeFare(other, '60000');
  await saveAndClose(other);
  await typeFare(page, '70000');
  await save(page);
  await expect(quoteWindow(page).getByText(`${caller.user.name} salvou primeiro, em `)).toBeVisible();
  await expect(quoteWindow(page).getByText('A versão salva é diferente em: Tarifa.')).toBeVisible();
  await expect(fareOf(page)).toHaveValue('700,00');
  await quoteWindow(page).getByRole('button', { name: 'Salvar a minha por cima' }).click();
  await expect(quoteWindow(page)).toBeHidden();
  expect(await storedFares(caller, request)).toContain(700);
  await other.context().close();
});

test('B-064 a company that was typed and not chosen stands in its field again after a reload', async ({ page, caller }) => {
  await startFirstQuote(page, caller, '41000');
  const company = quoteWindow(page).getByRole('combobox', { name: 'Companhia' }).first();
  await company.fill('xyz');
  await page.reload();
  await page
    .getByRole('button', { name: /Continuar/ })
    .first()
    .click();
  await expect(fareOf(page)).toHaveValue('410,00');
  await expect(company).toHaveValue('xyz');
  await expect(company).toHaveAccessibleDescription('Escolha uma opção da lista.');
});

test('a quote that somebody removed meanwhile goes on as the draft of a new one', async ({ page, caller }) => {
  const request = await storeFirstQuote(page, caller, '30000');
  await editLastQuote(page);
  await expect(fareOf(page)).toHaveValue('300,00');
  await typeFare(page, '31000');

  const quote = (await readRequest(caller, request.id)).servicosAereos[0]?.cotacoes.at(-1);
  if (!quote) throw new Error('The quote was not stored.');
  await caller.client.call(removeQuote, {
    params: { idViagem: request.id, tipoServico: 'aereo' },
    body: { id: quote.id, idServico: quote.idServico, versao: quote.versao },
  });
  await save(page);
  await expect(page.getByText(/Esta cotação não existe mais/).first()).toBeVisible();
  await page.getByRole('button', { name: /Continuar/ }).click();
  await expect(fareOf(page)).toHaveValue('310,00');
  await saveAndClose(page);
  expect(await storedFares(caller, request)).toContain(310);
});

test('what the rules refuse is told at its field, and the window keeps everything', async ({ page, caller }) => {
  await startFirstQuote(page, caller, '10000');
  const locator = quoteWindow(page).getByRole('textbox', { name: 'Localizador' }).first();
  await locator.fill('123456');
  await save(page);
  await expect(locator).toHaveAccessibleDescription(/Informe um localizador válido\./);
  await expect(fareOf(page)).toHaveValue('100,00');
});

test("Q-023 an edit whose answer was lost is one's own when it is sent again", async ({ page, caller }) => {
  await storeFirstQuote(page, caller, '50000');
  await editLastQuote(page);
  await typeFare(page, '61000');
  // The server saves it, and the network breaks before the response arrives.
  await page.route(
    '**/cotacao/aereo',
    async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
  await save(page);
  await expect(page.getByText(/Sem conexão com o servidor/).first()).toBeVisible();
  await expect(fareOf(page)).toHaveValue('610,00');
  await saveAndClose(page);
  await expect(page.getByText('salvou primeiro')).toHaveCount(0);
  await expect(page.getByText('Informações salvas com sucesso.').first()).toBeVisible();
});

test("B-060 a conclusion whose answer was lost is one's own when it is sent again", async ({ page, caller }) => {
  await storeFirstQuote(page, caller, '50000');
  const conclude = page.getByRole('button', { name: 'Concluir cotação' });
  const window = page.getByRole('dialog', { name: /conclu/i });
  await page.route(
    '**/viagens/cotacoes?*',
    async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
  await conclude.click();
  await window.getByRole('button', { name: 'Concluir cotação' }).click();
  // Nothing was typed that could have been kept.
  await expect(page.getByText(/^Sem resposta do servidor ao concluir\./)).toBeVisible();
  await conclude.click();
  await window.getByRole('button', { name: 'Concluir cotação' }).click();
  await expect(page).toHaveURL(/#\/(dashboard|agencia)/);
  await expect(page.locator('[data-tipo="ERROR"], [data-tipo="WARNING"]')).toHaveCount(0);
});

test('two tabs with one quote keep a draft each', async ({ page, caller }) => {
  await storeFirstQuote(page, caller, '50000');
  const second = await page.context().newPage();
  await second.goto(page.url());
  await editLastQuote(page);
  await typeFare(page, '61000');
  // Kept a moment after the last key.
  await expect.poll(() => page.evaluate(() => JSON.stringify({ ...localStorage }))).toMatch(/\\"tarifa\\":610\b/);
  await editLastQuote(second);
  await expect(fareOf(second)).toHaveValue('610,00');
  await typeFare(second, '72000');
  await typeFare(page, '63000');

  for (const [tab, fare] of [
    [page, '630,00'],
    [second, '720,00'],
  ] as const) {
    await tab.reload();
    await tab
      .getByRole('button', { name: /Continuar/ })
      .first()
      .click();
    await expect(fareOf(tab)).toHaveValue(fare);
  }
});

test('Q-143 a margin that is looked up while a new quote is typed touches nothing that was typed', async ({ page, caller }) => {
  const request = await startFirstQuote(page, caller, '100000');
  const intermediary = quoteWindow(page).getByRole('combobox', { name: 'Intermediador' });
  const answered = page.waitForResponse(/buscar-margem-credencial/);
  await intermediary.selectOption({ index: 1 });
  await answered;
  await expect(fareOf(page)).toHaveValue('1.000,00');
  await expect(quoteWindow(page).getByRole('textbox', { name: 'Partida' }).first()).toHaveValue(`${firstDay(request)} 08:10`);
});

test('a window whose code is not there without a connection leaves the screen as it is, and opens when the connection is back', async ({
  page,
  caller,
}) => {
  const request = await takenAirRequest(caller);
  // As in a page whose rest never comes: nothing is fetched ahead.
  await page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }));
  const toasts = page.waitForResponse('**/assets/toast-list*');
  await openRequestAs(page, 'consultant', request.id);
  await toasts;
  await page.context().setOffline(true);
  const add = page.getByRole('button', { name: 'Adicionar cotação' });
  await add.click();
  await expect(page.locator('[data-tipo="ERROR"]')).toContainText('Sem conexão com o servidor');
  await expect(page.getByRole('heading', { level: 1, name: new RegExp(String(request.id)) })).toBeVisible();
  await page.context().setOffline(false);
  await add.click();
  await expect(quoteWindow(page)).toBeVisible();
});

test('a window whose code is gone from the server asks for the page anew, and opens then', async ({ page, caller }) => {
  const request = await takenAirRequest(caller);
  await signIn(page, 'consultant');
  // As after a new version, which brings files of other names.
  await page.route('**/assets/air-quote-editor*', (route) => route.fulfill({ status: 404 }));
  await openRequest(page, request.id);
  const add = page.getByRole('button', { name: 'Adicionar cotação' });
  await add.click();
  const notice = page.locator('[data-tipo="ERROR"]');
  await expect(notice).toContainText('não pôde ser carregada');
  await page.unroute('**/assets/air-quote-editor*');
  await notice.getByRole('button', { name: 'Recarregar' }).click();
  await add.click();
  await expect(quoteWindow(page)).toBeVisible();
});

test('what is typed into a draft that is gone on with takes the place of the amount, and is not put behind it', async ({
  page,
  caller,
}) => {
  await storeFirstQuote(page, caller, '50000');
  await editLastQuote(page);
  await expect(fareOf(page)).toBeFocused();
  await page.keyboard.type('61100');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Continuar' }).press('Enter');
  await expect(fareOf(page)).toHaveValue('611,00');
  await expect(fareOf(page)).toBeFocused();
  await page.keyboard.type('62300');
  await expect(fareOf(page)).toHaveValue('623,00');
});

test("the browser's Back closes what lies above the window of a quote first, as Escape does", async ({ page, caller }) => {
  await startFirstQuote(page, caller, '50000');
  const window = quoteWindow(page);

  await window
    .getByRole('button', { name: /^Abrir calendário/ })
    .first()
    .click();
  const calendar = page.getByRole('dialog', { name: /^Calendário/ });
  await expect(calendar).toBeVisible();
  await page.goBack();
  await expect(calendar).toBeHidden();
  await expect(window).toBeVisible();

  await window.getByRole('button', { name: 'Descartar alterações' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toBeVisible();
  await page.goBack();
  await expect(question).toBeHidden();
  await expect(fareOf(page)).toHaveValue('500,00');

  await page.goBack();
  await expect(window).toBeHidden();
  await expect(page.getByRole('button', { name: 'Continuar' })).toBeVisible();
});
