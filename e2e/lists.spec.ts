import { logIn, requestList, requestRow, signIn } from './support/pages.ts';
import { freeAirRequest, readRequest } from './support/requests.ts';
import { expect, test } from './support/test.ts';

test('Q-008 search and filters stand in the address: a reload keeps them, and so does coming back from a request', async ({
  page,
  caller,
}) => {
  const request = await freeAirRequest(caller);
  await signIn(page, 'consultant');
  await page.getByRole('searchbox').fill(String(request.id));
  await page.getByRole('radio', { name: 'Sem responsável' }).check({ force: true });
  await expect(page).toHaveURL(new RegExp(`termo=${request.id}`));
  const address = page.url();
  await page.reload();
  await expect(page.getByRole('searchbox')).toHaveValue(String(request.id));
  await expect(page.getByRole('radio', { name: 'Sem responsável' })).toBeChecked();

  const link = requestList(page).getByRole('link');
  await expect(link).toHaveCount(1);
  await link.click();
  await page.getByRole('link', { name: 'Voltar para a lista' }).click();
  await expect(page).toHaveURL(address);
  await expect(page.getByRole('searchbox')).toHaveValue(String(request.id));
});

test('A-143 a takeover that the server refuses is taken back in the list, and says so', async ({ page, caller }) => {
  const request = await freeAirRequest(caller);
  await signIn(page, 'consultant');
  await page.getByRole('searchbox').fill(String(request.id));
  const row = requestRow(page, request.id);
  await expect(row).toHaveCount(1);
  let answer = () => {};
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/responsavelAssumirSolicitacao*', async (route) => {
    await asked;
    await route.fulfill({ status: 500, json: 'boom' });
  });
  await row.getByRole('button', { name: /^Assumir/ }).click();
  await expect(row).toContainText('Camila Nogueira Prado');
  answer();
  await expect(page.getByText('Não foi possível alterar o responsável pela solicitação.').first()).toBeVisible();
  await expect(row).toContainText('Sem responsável');
  expect((await readRequest(caller, request.id)).responsavel).toBeNull();
});

test('A-141 a takeover shows in its row while a search is still running', async ({ page, caller }) => {
  const request = await freeAirRequest(caller);
  await signIn(page, 'consultant');
  const row = requestRow(page, request.id);
  await expect(row).toHaveCount(1);
  const search = page.waitForRequest(/termo=/);
  // Neither the search nor the takeover gets a response.
  await page.route(/termo=|responsavelAssumirSolicitacao/, () => undefined);
  await page.getByRole('searchbox').fill(String(request.id));
  await search;
  await row.getByRole('button', { name: /^Assumir/ }).click();
  await expect(row).toContainText('Camila Nogueira Prado');
});

test('A-142 A-141 a request is taken and released from its row', async ({ page, caller }) => {
  const request = await freeAirRequest(caller);
  await signIn(page, 'consultant');
  await page.getByRole('searchbox').fill(String(request.id));
  const row = requestRow(page, request.id);
  await row.getByRole('button', { name: /^Assumir/ }).click();
  await expect(page.getByText('Você assumiu a solicitação.').first()).toBeVisible();
  await expect(row).toContainText('Camila Nogueira Prado');
  await row.getByRole('button', { name: /^Liberar/ }).click();
  await expect(page.getByText('Solicitação liberada.').first()).toBeVisible();
  await expect(row).toContainText('Sem responsável');
});

test('A-190 A-191 an idle session warns with a countdown, and ends when nobody answers', async ({ page }) => {
  await page.clock.install();
  await logIn(page, 'consultant');
  await page.clock.fastForward('15:05');
  await expect(page.getByRole('alertdialog', { name: 'Você ainda está aí?' })).toBeVisible();
  await page.getByRole('button', { name: 'Continuar conectado' }).click();
  await expect(page.getByRole('alertdialog')).toBeHidden();
  await page.clock.fastForward('15:05');
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await page.clock.runFor('01:05');
  await expect(page).toHaveURL(/login\.html/);
});
