import { concludeQuoting, findReturnJustification } from '@guiche/contract/requests';
import type { TravelRequest } from '@guiche/domain/entities';
import { servicesOf } from '@guiche/domain/requests';
import { openRequest, openRequestAs, putToggles, saveAndClose, signIn, startQuote } from './support/pages.ts';
import { type Caller, freeAirRequest, readRequest, takenAirRequest } from './support/requests.ts';
import { expect, test } from './support/test.ts';

const WHY = 'O cliente mudou a data.';

/** Concludes a request beside the screen. */
async function conclude(caller: Caller, { id }: TravelRequest): Promise<void> {
  const { uuid, status, ...request } = await readRequest(caller, id);
  const cotacoes = servicesOf({ ...request, uuid, status, id }).flatMap((service) =>
    service.cotacoes.map((quote) => ({ id: quote.id, versao: quote.versao })),
  );
  await caller.client.call(concludeQuoting, { query: { uuidSolicitacao: uuid }, body: { id, status, cotacoes } });
}

test('A-026 Q-061 Q-235 Q-259 Q-262 a request that the client has is returned with a reason, by keyboard, and comes back to quoting with it', async ({
  page,
  caller,
}) => {
  const request = await takenAirRequest(caller);
  await signIn(page, 'consultant');
  await startQuote(page, request, '70000');
  await saveAndClose(page);
  await conclude(caller, request);

  await page.goto('/#/agencia?lista=analise');
  // What was concluded beside the screen is loaded anew.
  await page.reload();
  await expect(page.getByRole('link', { name: new RegExp(String(request.id)) })).toBeVisible();
  await openRequest(page, request.id);
  await expect(page.getByText('Somente consulta')).toBeVisible();
  await page.getByRole('button', { name: 'Retornar' }).focus();
  await page.keyboard.press('Enter');
  const field = page.getByRole('textbox', { name: /Justificativa/ });
  await expect(field).toBeFocused();
  // Blank is refused in words, and nothing is sent.
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Preencha o campo antes de continuar')).toBeVisible();
  await page.keyboard.type(WHY);
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Relatório retornado com sucesso.', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/#\/agencia\?lista=analise/);
  // The address is there before the list is.
  await expect(page.getByRole('heading', { level: 1, name: 'Cotações e emissões' })).toBeVisible();
  await expect(page.getByRole('link', { name: new RegExp(String(request.id)) })).toHaveCount(0);

  await openRequest(page, request.id);
  await expect(page.getByText(WHY)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Concluir cotação' })).toBeVisible();
  expect((await readRequest(caller, request.id)).status).toBe('COTACAO_AGENCIA');
});

test('Q-299 a return that fails says so and keeps what was typed; sent again, it is returned once', async ({ page, caller }) => {
  const request = await takenAirRequest(caller);
  await openRequestAs(page, 'consultant', request.id);
  // A hurried hand: the second press meets the window that the first one opened, and the first key its text.
  await page.getByRole('button', { name: 'Retornar' }).dblclick();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await page.keyboard.type(WHY);
  await page.route('**/relatorios/retornar**', (route) => route.fulfill({ status: 500, body: '' }), { times: 1 });
  const confirm = page.getByRole('alertdialog').getByRole('button', { name: 'Retornar' });
  await confirm.click();
  await expect(page.getByText('Erro ao retornar o relatório.', { exact: true })).toBeVisible();
  await expect(page.getByRole('textbox', { name: /Justificativa/ })).toHaveValue(WHY);
  expect((await readRequest(caller, request.id)).status).toBe('COTACAO_AGENCIA');
  // What another try says takes the place of what the first one said, and no error outlives the return.
  const errors = page.locator('[data-tipo="ERROR"]');
  await page.route('**/relatorios/retornar**', (route) => route.fulfill({ status: 403, body: '' }), { times: 1 });
  // Under the pointer they would stay.
  await errors.hover();
  await confirm.press('Enter');
  await expect(errors).toHaveText(['Você não tem permissão para esta ação.']);
  // Two presses in one task.
  await confirm.evaluate((button: HTMLElement) => {
    button.click();
    button.click();
  });
  await expect(page).toHaveURL(/#\/(dashboard|agencia)/);
  await expect(errors).toHaveCount(0);
  expect(await caller.client.call(findReturnJustification, { params: { id: request.id } })).toEqual({ justificativa: WHY });
});

test('B-061 a return of a request that somebody else has just moved is refused in words, keeps the reason, and goes on from what is there now', async ({
  page,
  caller,
}) => {
  const request = await takenAirRequest(caller);
  await signIn(page, 'consultant');
  await startQuote(page, request, '70000');
  await saveAndClose(page);
  await page.getByRole('button', { name: 'Retornar' }).click();
  await page.getByRole('textbox', { name: /Justificativa/ }).fill(WHY);
  await conclude(caller, request);
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Retornar' }).click();
  await expect(page.getByText(/mudaram desde que você a abriu/).first()).toBeVisible();
  // The question says where it goes from its new status.
  await expect(question).toHaveAccessibleDescription(/sai da análise do cliente/);
  await expect(page.getByRole('textbox', { name: /Justificativa/ })).toHaveValue(WHY);
  await question.getByRole('button', { name: 'Retornar' }).click();
  await expect(page.getByText('Relatório retornado com sucesso.', { exact: true })).toBeVisible();
  // What failed before is done now, and no message says otherwise.
  await expect(page.locator('[data-tipo="ERROR"]')).toHaveCount(0);
  expect((await readRequest(caller, request.id)).status).toBe('COTACAO_AGENCIA');
});

test('A-026 Q-234 without its toggle nobody is offered to return a request', async ({ page, caller }) => {
  const { id } = await freeAirRequest(caller);
  await page.route('**/feature-toggle/listar', (route) => route.fulfill({ json: [{ nome: 'RETORNAR_RELATORIO', ativo: false }] }));
  await signIn(page, 'consultant');
  await putToggles(page, { RETORNAR_RELATORIO: false });
  await openRequest(page, id);
  await expect(
    page
      .getByRole('button', { name: 'Concluir cotação' })
      .or(page.getByRole('button', { name: 'Assumir' }))
      .first(),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Retornar' })).toHaveCount(0);
});
