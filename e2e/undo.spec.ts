import { concludeQuoting } from '@guiche/contract/requests';
import {
  editLastQuote,
  fareOf,
  save,
  saveAndClose,
  signIn,
  startFirstQuote,
  startQuote,
  storeFirstQuote,
  typeFare,
} from './support/pages.ts';
import { readRequest, takenAirRequest } from './support/requests.ts';
import { expect, test } from './support/test.ts';

test('B-015 Q-102 Q-256 a quote is removed without a question, and comes back from its toast: as it was, at its place, with its draft', async ({
  page,
  caller,
}) => {
  const request = await takenAirRequest(caller);
  await signIn(page, 'consultant');
  for (const fare of ['70000', '80000']) {
    await startQuote(page, request, fare);
    await saveAndClose(page);
  }
  const totals = () => page.getByRole('article').getByText(/^R\$/).allTextContents();
  const stored = async () => (await readRequest(caller, request.id)).servicosAereos[0]?.cotacoes.map(({ id, tarifa }) => [id, tarifa]);
  const [totalsBefore, before] = [await totals(), await stored()];

  // What was typed over it and not saved is part of what comes back.
  await editLastQuote(page);
  await typeFare(page, '81000');
  await page.keyboard.press('Escape');
  const last = page.getByRole('article').last();
  const removal = page.waitForRequest((sent) => sent.method() === 'DELETE');
  await last.getByRole('button', { name: 'Remover' }).click();
  const sent = await removal;
  expect(new URL(sent.url()).pathname).toMatch(new RegExp(`/viagens/${request.id}/cotacao/aereo$`));
  expect(sent.postDataJSON()).toMatchObject({ id: before?.at(-1)?.[0] });
  await expect(page.getByText(/^Cotação removida: Azul, .+ → .+, R\$/)).toBeVisible();
  await expect.poll(stored).toEqual(before?.slice(0, -1));
  await expect(page.getByRole('button', { name: 'Continuar' })).toHaveCount(0);

  await page.getByRole('button', { name: 'Desfazer' }).click();
  await expect.poll(stored).toEqual(before);
  await expect.poll(totals).toEqual(totalsBefore);
  await expect(page.getByRole('button', { name: 'Desfazer' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Continuar' }).click();
  await expect(fareOf(page)).toHaveValue('810,00');
  await save(page);
  await expect.poll(async () => (await stored())?.at(-1)?.[1]).toBe(810);
});

test('B-015 a quote cannot come back once the request is no longer quoted: the screen says so', async ({ page, caller }) => {
  const request = await takenAirRequest(caller);
  await signIn(page, 'consultant');
  for (const fare of ['70000', '80000']) {
    await startQuote(page, request, fare);
    await saveAndClose(page);
  }
  await page.getByRole('article').last().getByRole('button', { name: 'Remover' }).click();
  const undo = page.getByRole('button', { name: 'Desfazer' });
  // Under the pointer a toast stays.
  await undo.hover();
  const { id, uuid, status, servicosAereos } = await readRequest(caller, request.id);
  const cotacoes = servicosAereos.flatMap((service) => service.cotacoes.map(({ id, versao }) => ({ id, versao })));
  await caller.client.call(concludeQuoting, { query: { uuidSolicitacao: uuid }, body: { id, status, cotacoes } });
  await undo.click();
  await expect(page.locator('[data-tipo="ERROR"], [data-tipo="WARNING"]')).toHaveCount(1);
  expect((await readRequest(caller, request.id)).servicosAereos.flatMap((service) => service.cotacoes)).toHaveLength(cotacoes.length);
});

test('Q-303 a removal and an undo that get no response say so with the quote, and can be tried again', async ({ page, caller }) => {
  await storeFirstQuote(page, caller, '70000');
  const quotes = page.getByRole('article');
  const before = await quotes.count();
  const again = page.getByRole('button', { name: 'Tentar de novo' });

  await test.step('the removal does not reach the server: the quote is still there', async () => {
    await page.route('**/cotacao/aereo', (route) => route.abort('connectionreset'));
    await quotes.last().getByRole('button', { name: 'Remover' }).click();
    await expect(page.getByText(/^Sem resposta do servidor ao remover a cotação: Azul, .+ → .+, R\$/)).toBeVisible();
    await expect(quotes).toHaveCount(before);
    await page.unroute('**/cotacao/aereo');
  });

  await test.step('it reaches the server and its response is lost: sent again, it is the same removal', async () => {
    let isLost = false;
    await page.route(
      '**/cotacao/aereo',
      async (route) => {
        await route.fetch();
        await route.abort('connectionreset');
        isLost = true;
      },
      { times: 1 },
    );
    await again.click();
    await expect(quotes).toHaveCount(before - 1);
    // Not an event of the page: that of the removal before may come late.
    await expect.poll(() => isLost).toBe(true);
    await again.click();
    await expect(page.getByText(/^Cotação removida: Azul/)).toBeVisible();
  });

  await test.step('the undo is tried again too', async () => {
    await page.route('**/cotacao/aereo/restaurar', (route) => route.abort('connectionreset'));
    await page.getByRole('button', { name: 'Desfazer' }).click();
    const failed = page.getByText(/^Não foi possível trazer a cotação de volta: Azul/);
    await expect(failed).toBeVisible();
    await page.unroute('**/cotacao/aereo/restaurar');
    // Nor does a bad moment of the server take it away. It answers when what was said before is gone.
    let answer: () => void = () => undefined;
    const isGone = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route(
      '**/cotacao/aereo/restaurar',
      async (route) => {
        await isGone;
        await route.fulfill({ status: 500, body: '' });
      },
      { times: 1 },
    );
    await again.click();
    await expect(failed).toHaveCount(0);
    answer();
    await expect(failed).toBeVisible();
    await again.click();
    await expect(quotes).toHaveCount(before);
  });
});

test('a draft is discarded without a question, and comes back from its toast', async ({ page, caller }) => {
  await startFirstQuote(page, caller, '90000');
  await page.keyboard.press('Escape');
  await expect(page.getByText(/^Azul, .+ · digitado em /)).toBeVisible();
  await page.getByRole('button', { name: 'Descartar' }).click();
  await expect(page.getByText(/^Rascunho descartado: Azul, /)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Continuar' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Desfazer' }).click();
  await page.getByRole('button', { name: 'Continuar' }).click();
  await expect(fareOf(page)).toHaveValue('900,00');
});

test('B-064 the undo of a discarded draft ends when its quote is opened: it takes nothing from what is typed then', async ({
  page,
  caller,
}) => {
  await storeFirstQuote(page, caller, '70000');
  await editLastQuote(page);
  await typeFare(page, '88000');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Descartar' }).click();
  const undo = page.getByRole('button', { name: 'Desfazer' });
  await expect(undo).toBeVisible();
  await editLastQuote(page);
  await expect(undo).toHaveCount(0);
  await typeFare(page, '91100');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Continuar' }).click();
  await expect(fareOf(page)).toHaveValue('911,00');
});

test('B-064 a double press on the removal of a quote removes it alone, once, and its undo stays in sight', async ({ page, caller }) => {
  const request = await takenAirRequest(caller);
  await signIn(page, 'consultant');
  for (const fare of ['70000', '80000']) {
    await startQuote(page, request, fare);
    await saveAndClose(page);
  }
  const quotes = page.getByRole('article');
  const before = await quotes.count();
  let sent = 0;
  // The answer comes when both presses have been made.
  let answer: () => void = () => undefined;
  const pressed = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/cotacao/aereo', async (route) => {
    sent += 1;
    await pressed;
    await route.continue();
  });
  const removal = quotes.nth(before - 2).getByRole('button', { name: 'Remover' });
  await removal.dblclick();
  answer();
  await expect(page.getByText(/^Cotação removida: Azul/)).toBeVisible();
  // What is said next stands above it, and does not fold it. At once: a toast is there for ten seconds.
  await page.getByRole('button', { name: 'Liberar' }).click();
  await expect(page.locator('[data-tipo]').getByText('Solicitação liberada.', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Desfazer' })).toBeVisible();
  await expect(page.locator('[data-tipo="ERROR"], [data-tipo="WARNING"]')).toHaveCount(0);
  await expect(quotes).toHaveCount(before - 1);
  expect(sent).toBe(1);
});
