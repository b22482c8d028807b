import { openFollowUp } from '@guiche/contract/chat';
import { listQuotes } from '@guiche/contract/requests';
import { writeAsClient } from '@guiche/contract/sandbox';
import type { RequestSummary } from '@guiche/domain/entities';
import type { Page } from '@playwright/test';
import { expectFocusInPage } from './support/keyboard.ts';
import { openRequest, signIn } from './support/pages.ts';
import { type test as Base, expect, test } from './support/test.ts';

type Caller = Parameters<Parameters<typeof Base>[2]>[0]['caller'];

const SEND = '**/chat/*/mensagem';
const NEWS = '**/chat/mensagens';
const OPEN = '**/followup/viagem/**';

const popup = (page: Page, { idSolicitacao }: RequestSummary) =>
  page.getByRole('dialog', { name: `Conversa da solicitação ${idSolicitacao}` });
const field = (page: Page, request: RequestSummary) => popup(page, request).getByRole('textbox', { name: 'Mensagem' });
/** By the button: on a phone Enter begins a new line. */
const send = (page: Page, request: RequestSummary) => popup(page, request).getByRole('button', { name: 'Enviar' }).click();
const button = (page: Page, { idSolicitacao }: RequestSummary) =>
  page.getByRole('button', { name: new RegExp(`^Conversa da solicitação ${idSolicitacao}\\b`) });
const toast = (page: Page, text: string) => page.locator('[data-tipo]').getByText(text, { exact: true });

/** A request in quoting that opens for the consultant, with no unread message; each test takes another. */
async function quiet({ client, user }: Caller, place: number): Promise<RequestSummary> {
  const open = await client.call(listQuotes, { query: { isSupplier: true } });
  const found = open.filter(
    ({ mensagensNaoLidas, responsavel }) => mensagensNaoLidas === 0 && (responsavel === null || responsavel.id === user.id),
  )[place];
  if (!found) throw new Error('The demo data have no quiet request left.');
  return found;
}

const write = ({ client }: Caller, { uuid }: RequestSummary, mensagem: string) =>
  client.call(writeAsClient, { params: { uuid }, body: { mensagem } });
const stored = async ({ client }: Caller, { id }: RequestSummary) =>
  (await client.call(openFollowUp, { params: { idViagem: id } })).messages.map(({ mensagem }) => mensagem);

test('A-160 A-161 A-163 A-166 A-169 @phone a chat is answered from the list, followed while it is open, and left', async ({
  page,
  caller,
}) => {
  const request = await quiet(caller, 0);
  await write(caller, request, 'Alguma novidade?');
  // Before there is a page: between the two steps of the installation its clock says 1970, and the watch over the session that began then ended it.
  await page.clock.install();
  await signIn(page, 'consultant');
  await page.goto(`/#/agencia?termo=${request.idSolicitacao}`);
  await expect(button(page, request)).toHaveAccessibleName(/1 mensagem não lida$/);
  await button(page, request).click();
  await expect(popup(page, request).getByText('Alguma novidade?')).toBeVisible();
  await expect(button(page, request)).not.toHaveAccessibleName(/não lida/);

  let answer = () => {};
  const waiting = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(SEND, async (route) => {
    await waiting;
    await route.continue();
  });
  await field(page, request).fill('Já cotei, veja por favor.');
  await send(page, request);
  await expect(popup(page, request).getByText('Já cotei, veja por favor.')).toHaveCount(1);
  await expect(popup(page, request).getByText('Enviando')).toBeVisible();
  await expect(field(page, request)).toHaveValue('');
  answer();
  await expect(popup(page, request).getByText('Enviada')).toBeAttached();
  await expect(popup(page, request).getByText('Já cotei, veja por favor.')).toHaveCount(1);

  await write(caller, request, 'Recebi, obrigada!');
  await page.clock.runFor(15_000);
  await expect(popup(page, request).getByText('Recebi, obrigada!')).toBeVisible();
  await expect(popup(page, request).getByText('Já cotei, veja por favor.')).toHaveCount(1);

  await page.keyboard.press('Escape');
  await expect(popup(page, request)).toHaveCount(0);
  await expectFocusInPage(page);
  let asked = 0;
  await page.route(NEWS, (route) => {
    asked += 1;
    return route.continue();
  });
  await page.clock.runFor(60_000);
  expect(asked).toBe(0);
  expect(await stored(caller, request)).toEqual(['Alguma novidade?', 'Já cotei, veja por favor.', 'Recebi, obrigada!']);
});

test('A-168 A-309 @phone a message that was not sent stays, also after a reload, and is there once when it is sent again', async ({
  page,
  caller,
}) => {
  const request = await quiet(caller, 1);
  await signIn(page, 'consultant');
  await page.goto(`/#/agencia?termo=${request.idSolicitacao}`);
  await button(page, request).click();
  await expect(popup(page, request).getByText(/Nenhuma mensagem ainda/)).toBeVisible();
  // What becomes of the next message: the server takes it and its answer is lost, or it is refused.
  let next: 'lost' | 'refused' | 'sent' = 'lost';
  await page.route(SEND, async (route) => {
    const fate = next;
    next = 'sent';
    if (fate === 'refused') return route.fulfill({ status: 500, body: '' });
    if (fate === 'sent') return route.continue();
    await route.fetch();
    await route.abort();
  });
  await field(page, request).fill('Segue a opção.');
  await send(page, request);
  const again = popup(page, request).getByRole('button', { name: 'Mensagem não enviada. Tentar novamente' });
  await expect(again).toBeVisible();
  await field(page, request).fill('E o hotel?');
  await page.reload();
  await button(page, request).click();
  await expect(field(page, request)).toHaveValue('E o hotel?');
  // What the server took is there by now, and the local one is known as its copy.
  await expect(popup(page, request).getByText('Segue a opção.')).toHaveCount(1);
  expect(await stored(caller, request)).toEqual(['Segue a opção.']);

  next = 'refused';
  await send(page, request);
  // Under the pointer it would stay; sent after all, it no longer holds.
  await toast(page, 'Erro ao obter mensagens').hover();
  await again.press('Enter');
  await expect(again).toHaveCount(0);
  await expect(popup(page, request).getByText('E o hotel?')).toHaveCount(1);
  expect(await stored(caller, request)).toEqual(['Segue a opção.', 'E o hotel?']);
  await expect(toast(page, 'Erro ao obter mensagens')).toHaveCount(0);
});

test('A-309 a chat that cannot be loaded says so and is asked for again; what is typed stays', async ({ page, caller }) => {
  const request = await quiet(caller, 2);
  await signIn(page, 'consultant');
  await page.goto(`/#/agencia?termo=${request.idSolicitacao}`);
  await page.route(OPEN, (route) => route.fulfill({ status: 500, body: '' }));
  await button(page, request).click();
  await expect(popup(page, request).getByText('Erro ao obter mensagens')).toBeVisible();
  await field(page, request).fill('Bom dia');
  await page.unroute(OPEN);
  await popup(page, request).getByRole('button', { name: 'Tentar de novo' }).click();
  await expect(popup(page, request).getByText(/Nenhuma mensagem ainda/)).toBeVisible();
  await expect(field(page, request)).toHaveValue('Bom dia');
});

test('Q-009 @phone Back closes the chat of a request and stays there, with what was typed; leaving the request closes it, too', async ({
  page,
  caller,
}) => {
  const request = await quiet(caller, 3);
  const title = page.getByRole('heading', { level: 1 });
  await signIn(page, 'consultant');
  await openRequest(page, request.id);
  await button(page, request).click();
  await field(page, request).fill('Segue a opção.');
  await page.goBack();
  await expect(popup(page, request)).toHaveCount(0);
  await expect(title).toHaveText(/Solicitação/);
  await button(page, request).click();
  await expect(field(page, request)).toHaveValue('Segue a opção.');
  await field(page, request).fill('');
  await page.keyboard.press('Escape');
  await expect(popup(page, request)).toHaveCount(0);
  await page.goBack();
  await expect(title).not.toHaveText(/Solicitação/);

  await openRequest(page, request.id);
  await button(page, request).click();
  await expect(field(page, request)).toBeFocused();
  await page.getByRole('banner').getByRole('link').first().click();
  await expect(title).not.toHaveText(/Solicitação/);
  await expect(popup(page, request)).toHaveCount(0);
});

test('A-161 a chat that was opened from the list stays over other filters and over the next screen, and Back closes it first', async ({
  page,
  caller,
}) => {
  const request = await quiet(caller, 3);
  const title = page.getByRole('heading', { level: 1 });
  const number = String(request.idSolicitacao);
  await signIn(page, 'consultant');
  await page.goto(`/#/agencia?termo=${number.slice(0, -1)}`);
  await button(page, request).click();
  await expect(field(page, request)).toBeFocused();
  await page.getByRole('searchbox').fill(number);
  await expect(page).toHaveURL(new RegExp(`${number}$`));
  await page.goBack();
  await expect(popup(page, request)).toHaveCount(0);
  await expect(page).toHaveURL(new RegExp(`${number}$`));

  await button(page, request).click();
  await expect(field(page, request)).toBeFocused();
  await page.getByRole('link', { name: number }).click();
  await expect(title).toHaveText(/Solicitação/);
  await expect(popup(page, request)).toBeVisible();
  await page.goBack();
  await expect(popup(page, request)).toHaveCount(0);
  await expect(title).toHaveText(/Solicitação/);
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`agencia.*${number}$`));
});

test('A-168 a request says that a message waits in its closed chat, and no longer once it has arrived', async ({ page, caller }) => {
  const request = await quiet(caller, 5);
  await signIn(page, 'consultant');
  await openRequest(page, request.id);
  const waits = page.getByRole('button', { name: `Conversa da solicitação ${request.idSolicitacao}, mensagem não enviada` });
  await button(page, request).click();
  await field(page, request).fill('Segue a opção.');
  await page.keyboard.press('Escape');
  await expect(popup(page, request)).toHaveCount(0);
  await expect(waits).toBeVisible();

  let arrive = () => {};
  const arrives = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(SEND, async (route) => {
    await arrives;
    await route.continue();
  });
  await waits.click();
  await expect(field(page, request)).toHaveValue('Segue a opção.');
  await expect(popup(page, request).getByText(/Nenhuma mensagem ainda/)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(field(page, request)).toHaveValue('');
  await page.keyboard.press('Escape');
  // Closed while it was on its way.
  await expect(waits).toBeVisible();
  arrive();
  await expect(waits).toHaveCount(0);
  expect(await stored(caller, request)).toEqual(['Segue a opção.']);
});

test('A-030 without the follow-up there is no chat to open, and the unread messages are still counted', async ({ page, caller }) => {
  const request = await quiet(caller, 4);
  await write(caller, request, 'Alguma novidade?');
  await page.route('**/auth/loggedUser', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...(await answer.json()), modulos: ['SOLICITACAO'] } });
  });
  await signIn(page, 'consultant');
  await page.goto(`/#/agencia?termo=${request.idSolicitacao}`);
  await expect(page.getByRole('row', { name: new RegExp(String(request.idSolicitacao)) })).toContainText('1 mensagem não lida');
  await expect(button(page, request)).toHaveCount(0);
});
