import { findRequest } from '@guiche/contract/requests';
import { writeAsClient } from '@guiche/contract/sandbox';
import type { TravelRequest } from '@guiche/domain/entities';
import type { FiltroSolicitacoes } from '@guiche/domain/enums';
import { servicesOf } from '@guiche/domain/requests';
import type { Locator, Page } from '@playwright/test';
import { expectFocusInPage } from './support/keyboard.ts';
import { signIn } from './support/pages.ts';
import type { Caller } from './support/requests.ts';
import { expect, test } from './support/test.ts';

async function pending({ client, user }: Caller, situacao: FiltroSolicitacoes): Promise<readonly TravelRequest[]> {
  const body = { isSupplier: true, idAgencia: user.agency.id, situacao };
  return (await client.call(findRequest, { body })).content;
}

const items = (page: Page) => page.getByRole('list', { name: 'Pendências' }).getByRole('article');
const itemOf = (page: Page, { idSolicitacao }: TravelRequest) => page.getByRole('article', { name: `Solicitação ${idSolicitacao}` });
const quotesOf = (item: Locator) => item.getByRole('button', { name: /^Abrir a cotação:/ });

/** A pending request that has two quotes at least. */
async function quoted(caller: Caller): Promise<TravelRequest> {
  const found = (await pending(caller, 'TODOS')).find(
    (request) => servicesOf(request).reduce((count, { cotacoes }) => count + cotacoes.length, 0) > 1,
  );
  if (!found) throw new Error('The demo data have no pending request with two quotes.');
  return found;
}

test('A-113 A-114 S-325 the pending items are those of the chosen list, by its label, which the address keeps', async ({
  page,
  caller,
}) => {
  await signIn(page, 'consultant');
  await page.goto('/#/pendencia');
  for (const [name, situacao] of [
    ['Todos', 'TODOS'],
    ['Cotação', 'COTACAO'],
    ['Emissão', 'EMISSAO'],
    ['Cotação em análise do cliente', 'COTACAO_ANALISE_CLIENTE'],
  ] as const) {
    await page.getByRole('tab', { name, exact: true }).click();
    const expected = await pending(caller, situacao);
    await expect(items(page)).toHaveCount(expected.length);
    const numbers = await items(page)
      .getByRole('heading')
      .evaluateAll((all) => all.map(({ textContent }) => /\d+/.exec(textContent ?? '')?.[0]));
    expect(numbers.sort()).toEqual(expected.map(({ idSolicitacao }) => String(idSolicitacao)).sort());
    const [first] = expected;
    if (!first) throw new Error(`The demo data have nothing pending in ${situacao}.`);
    await expect(itemOf(page, first)).toContainText(first.empresa.nome);
    await expect(itemOf(page, first)).toContainText(first.colaboradores[0]?.nomeCompleto ?? '');
  }
  await page.reload();
  await expect(page.getByRole('tab', { name: 'Cotação em análise do cliente' })).toHaveAttribute('aria-selected', 'true');
});

test('A-111 S-020 @phone a quote opens beside the list, which stays in place and in use; Escape and Back close it', async ({
  page,
  caller,
}) => {
  const request = await quoted(caller);
  await signIn(page, 'consultant');
  await page.goto('/#/pendencia');
  const buttons = quotesOf(itemOf(page, request));
  const quoteWindow = page.getByRole('dialog', { name: `Cotação da solicitação ${request.idSolicitacao}` });
  await expect(buttons.first()).toBeVisible();
  const before = await items(page).count();
  await buttons.nth(0).click();
  await expect(quoteWindow.getByRole('article')).toBeVisible();
  await expect(page).toHaveURL(/#\/pendencia$/);
  await expect(items(page)).toHaveCount(before);
  // The next one takes its place, by the keyboard too.
  await buttons.nth(1).focus();
  await page.keyboard.press('Enter');
  await expect(buttons.nth(1)).toHaveAttribute('aria-expanded', 'true');
  await expect(buttons.nth(0)).toHaveAttribute('aria-expanded', 'false');
  await expect(quoteWindow).toHaveCount(1);
  await expectFocusInPage(page);
  await page.keyboard.press('Escape');
  await expect(quoteWindow).toBeHidden();
  await expect(buttons.nth(1)).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(quoteWindow).toBeVisible();
  await page.goBack();
  await expect(quoteWindow).toBeHidden();
  await expect(page).toHaveURL(/#\/pendencia$/);
  await page.keyboard.press('Enter');
  await quoteWindow.getByRole('link', { name: 'Abrir a solicitação' }).click();
  await expect(page).toHaveURL(new RegExp(`#/[a-zA-Z]+\\?id(Solicitacao)?=${request.idSolicitacao}$`));
  await expect(page.getByRole('heading', { level: 1, name: new RegExp(String(request.idSolicitacao)) })).toBeVisible();
});

test('A-112 S-021 each trip opens its chat from the pending items, and what is read is read there', async ({ page, caller }) => {
  const [request] = await pending(caller, 'COTACAO');
  if (!request) throw new Error('The demo data have nothing pending.');
  await caller.client.call(writeAsClient, { params: { uuid: request.uuid }, body: { mensagem: 'Conseguem hoje?' } });
  await signIn(page, 'consultant');
  await page.goto('/#/pendencia?situacao=COTACAO');
  const button = itemOf(page, request).getByRole('button', { name: /^Conversa/ });
  await expect(button).toHaveAccessibleName(/não lida/);
  await button.click();
  const chat = page.getByRole('dialog', { name: `Conversa da solicitação ${request.idSolicitacao}` });
  await expect(chat.getByText('Conseguem hoje?')).toBeVisible();
  await expect(button).not.toHaveAccessibleName(/não lida/);
  await page.keyboard.press('Escape');
  await expect(chat).toBeHidden();
  await expect(button).toBeFocused();
});

test('A-115 nothing pending says so, and pending items that cannot be loaded say that', async ({ page }) => {
  await signIn(page, 'consultant');
  await page.route('**/agencias/solicitacoes', (route) => route.fulfill({ json: { content: [] } }));
  await page.goto('/#/pendencia');
  await expect(page.getByText('Nenhuma solicitação encontrada.')).toBeVisible();
  await page.unroute('**/agencias/solicitacoes');
  await page.route('**/agencias/solicitacoes', (route) => route.fulfill({ status: 500, body: '' }));
  await page.getByRole('tab', { name: 'Emissão', exact: true }).click();
  await expect(page.getByRole('tabpanel').getByRole('button', { name: 'Tentar de novo' })).toBeVisible();
  await page.unroute('**/agencias/solicitacoes');
  await page.getByRole('tabpanel').getByRole('button', { name: 'Tentar de novo' }).click();
  await expect(items(page).first()).toBeVisible();
});
