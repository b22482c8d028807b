import type { Page } from '@playwright/test';
import {
  editLastQuote,
  fareOf,
  fillQuote,
  openElsewhere,
  openRequest,
  quoteWindow,
  save,
  saveAndClose,
  signIn,
  startFirstQuote,
  startQuote,
  storeFirstQuote,
  typeFare,
} from './support/pages.ts';
import { firstDay, REQUEST_CALLS, storedFares, takenAirRequest } from './support/requests.ts';
import { expect, test } from './support/test.ts';

const SAVE = '**/cotacao/aereo';

/** Holds the answers of saves back until they are let go; what the server does with them is done at once. */
async function holdSaves(page: Page): Promise<{ letGo: () => void; sent: () => number }> {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  let sent = 0;
  await page.route(SAVE, async (route) => {
    sent += 1;
    const response = await route.fetch();
    await held;
    // The page may have been left meanwhile.
    await route.fulfill({ response }).catch(() => undefined);
  });
  return { letGo, sent: () => sent };
}

test('B-064 what is typed while a save runs stays in the window and is saved over the stored version', async ({ page, caller }) => {
  const request = await startFirstQuote(page, caller, '50000');
  const before = await storedFares(caller, request);
  const saves = await holdSaves(page);
  await save(page);
  await typeFare(page, '61000');
  saves.letGo();
  await expect(quoteWindow(page).getByText('Salvo. O que foi digitado depois ainda não foi salvo.')).toBeVisible();
  await expect(fareOf(page)).toHaveValue('610,00');
  await expect(fareOf(page)).toBeFocused();
  expect(await storedFares(caller, request)).toEqual([...before, 500]);

  await page.reload();
  await page.getByRole('button', { name: 'Continuar' }).click();
  await expect(fareOf(page)).toHaveValue('610,00');
  await saveAndClose(page);
  expect(await storedFares(caller, request)).toEqual([...before, 610]);
  await expect(page.getByRole('button', { name: 'Continuar' })).toHaveCount(0);
});

test('B-064 on a slow machine a key that reaches the form during a save is kept, however fast the answer is', async ({ page, caller }) => {
  await startFirstQuote(page, caller, '50000');
  const reached = await page.evaluateHandle(() => {
    const counted = { inputs: 0 };
    addEventListener('input', () => {
      counted.inputs += 1;
    });
    return counted;
  });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  await Promise.all([page.keyboard.press('Control+Enter'), page.keyboard.type('9')]);
  await expect(page.getByText('Informações salvas com sucesso.').first()).toBeVisible();
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  // The window may have been closed before the key came: then nobody typed anything.
  const { inputs } = await reached.jsonValue();
  await expect(quoteWindow(page).getByText(/O que foi digitado depois/)).toHaveCount(inputs);
  if (inputs > 0) {
    await expect(fareOf(page)).toHaveValue(/9$/);
    await save(page);
  }
  await expect(quoteWindow(page)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Continuar' })).toHaveCount(0);
});

test('Q-023 a save that runs while its window is closed and opened again is sent once, and its answer takes nothing away', async ({
  page,
  caller,
}) => {
  const request = await startFirstQuote(page, caller, '50000');
  const before = await storedFares(caller, request);
  const saves = await holdSaves(page);
  await save(page);
  await page.keyboard.press('Escape');
  await expect(quoteWindow(page)).toBeHidden();
  await expect(page.getByText('Salvando a cotação…')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Continuar' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Descartar' })).toHaveCount(0);

  await page.getByRole('button', { name: 'Mostrar' }).click();
  await expect(quoteWindow(page).getByRole('button', { name: /Aguarde/ })).toBeVisible();
  await typeFare(page, '72000');
  await page.keyboard.press('Control+Enter');
  // Q-023 shows progress: a save that hangs says so.
  await expect(quoteWindow(page).getByText(/está demorando/)).toBeVisible();
  expect(saves.sent()).toBe(1);
  saves.letGo();
  await expect(quoteWindow(page).getByText(/O que foi digitado depois/)).toBeVisible();
  await expect(fareOf(page)).toHaveValue('720,00');
  await saveAndClose(page);
  expect(await storedFares(caller, request)).toEqual([...before, 720]);
});

test('a save that ends while its window is closed leaves the quote and no draft', async ({ page, caller }) => {
  await startFirstQuote(page, caller, '50000');
  const saves = await holdSaves(page);
  await save(page);
  await page.keyboard.press('Escape');
  await expect(page.getByText('Salvando a cotação…')).toBeVisible();
  saves.letGo();
  await expect(page.getByText('Informações salvas com sucesso.').first()).toBeVisible();
  await expect(page.getByText('Salvando a cotação…')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Continuar' })).toHaveCount(0);
});

test('B-064 a quote that was stored while the page was reloaded is not offered as a draft', async ({ page, caller }) => {
  const request = await startFirstQuote(page, caller, '50000');
  const before = await storedFares(caller, request);
  await holdSaves(page);
  await save(page);
  await expect.poll(() => storedFares(caller, request)).toEqual([...before, 500]);
  await page.reload();
  await expect(page.getByRole('article')).toHaveCount(before.length + 1);
  await expect(page.getByRole('button', { name: 'Adicionar cotação' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Continuar' })).toHaveCount(0);
});

test('two tabs that add a quote each store two', async ({ page, caller }) => {
  const request = await startFirstQuote(page, caller, '50000');
  const before = await storedFares(caller, request);
  const second = await page.context().newPage();
  await openRequest(second, request.id);
  await second.getByRole('button', { name: 'Adicionar cotação' }).click();
  await expect(fareOf(second)).toHaveValue('');
  await fillQuote(second, { fare: '64000', departure: firstDay(request) });
  await saveAndClose(page);
  await saveAndClose(second);
  expect(await storedFares(caller, request)).toEqual([...before, 500, 640]);
});

test('a draft whose tab is gone goes on in another one', async ({ page, caller }) => {
  const request = await takenAirRequest(caller);
  await signIn(page, 'consultant');
  const second = await page.context().newPage();
  await openRequest(second, request.id);
  await startQuote(second, request, '50000');
  await second.close();
  await openRequest(page, request.id);
  await page.getByRole('button', { name: 'Continuar' }).click();
  await expect(fareOf(page)).toHaveValue('500,00');
});

test('Q-028 Escape at the question about the message goes back to the form and sends nothing; No saves without the message', async ({
  page,
  caller,
}) => {
  await startFirstQuote(page, caller, '50000');
  await quoteWindow(page).getByRole('checkbox', { name: 'Aguardando fornecedor' }).check();
  const bodies: unknown[] = [];
  page.on('request', (sent) => {
    if (sent.method() === 'PUT' && sent.url().endsWith('/cotacao/aereo')) bodies.push(sent.postDataJSON());
  });
  await save(page);
  const question = page.getByRole('alertdialog');
  await expect(question).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(fareOf(page)).toHaveValue('500,00');
  await expect(quoteWindow(page).getByRole('button', { name: 'Salvar', exact: true })).toBeFocused();
  expect(bodies).toEqual([]);
  await save(page);
  await question.getByRole('button', { name: 'Não' }).click();
  await expect(quoteWindow(page)).toBeHidden();
  expect(bodies).toEqual([expect.objectContaining({ aguardandoFornecedor: true, enviarMensagemAguardandoFornecedor: false })]);
});

test('Q-023 a stored version that cannot be loaded after a conflict is told in the form, which tries again', async ({
  page,
  browser,
  caller,
}) => {
  const request = await storeFirstQuote(page, caller, '50000');
  const other = await openElsewhere(browser, request);
  await editLastQuote(other);
  await typeFare(other, '60000');
  await saveAndClose(other);
  await other.context().close();

  await editLastQuote(page);
  await typeFare(page, '70000');
  // A server that does not say what is stored now: the screen has to load it.
  await page.route('**/cotacao/aereo', async (route) => {
    const response = await route.fetch();
    const { atual: _atual, ...body } = await response.json();
    await route.fulfill({ response, json: body });
  });
  await page.route(REQUEST_CALLS, (route) => route.abort('connectionreset'));
  await save(page);
  await expect(quoteWindow(page).getByRole('alert')).toContainText('a versão salva não pôde ser carregada');
  await expect(fareOf(page)).toHaveValue('700,00');
  await expect(quoteWindow(page).getByText('salvou primeiro')).toHaveCount(0);
  await page.unroute(REQUEST_CALLS);
  await quoteWindow(page).getByRole('button', { name: 'Tentar de novo' }).click();
  await expect(quoteWindow(page).getByText('salvou primeiro')).toBeVisible();
  await expect(quoteWindow(page).getByText('a versão salva não pôde ser carregada')).toHaveCount(0);
  await expect(page.getByText('Informações salvas com sucesso.')).toHaveCount(0);
});

test('a save that succeeds takes the message of the failed one before it off the screen', async ({ page, caller }) => {
  await startFirstQuote(page, caller, '50000');
  await page.route(SAVE, (route) => route.fulfill({ status: 500, json: { tipo: 'ERROR', titulo: 'Erro ao salvar informações.' } }), {
    times: 1,
  });
  await save(page);
  const failure = page.locator('[data-tipo="ERROR"]');
  await expect(failure).toHaveCount(1);
  await saveAndClose(page);
  await expect(page.locator('[data-tipo="SUCCESS"]')).toBeVisible();
  await expect(failure).toHaveCount(0);
});
