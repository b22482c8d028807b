import { listVipTravellers, saveVipTraveller } from '@guiche/contract/clients';
import { listQuotes } from '@guiche/contract/requests';
import { changeUser, listUsers } from '@guiche/contract/users';
import type { RequestSummary } from '@guiche/domain/entities';
import { editableUser } from '@guiche/domain/users';
import type { Page } from '@playwright/test';
import { expectFocusInPage } from './support/keyboard.ts';
import { logIn, openRequest, requestRow, signIn } from './support/pages.ts';
import type { Caller } from './support/requests.ts';
import { expect, test } from './support/test.ts';

// A user loses a right here, and travellers their marks.
test.use({ serverOf: 'vip and premium' });
// One after the other: each worker would start a server.
test.describe.configure({ mode: 'default' });

const tick = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true });
const add = (page: Page) => page.getByRole('combobox', { name: 'Adicionar viajante' });

/** A free request whose first traveller shares the name with nobody else of the client. */
async function requestOfOneName({ client }: Caller) {
  for (const request of await client.call(listQuotes, { query: { isSupplier: true } })) {
    const [traveller] = request.colaboradores;
    if (request.responsavel || !traveller) continue;
    const params = { instance: request.empresa.instancia, colaboradorId: traveller.id };
    const query = { instance: params.instance, termo: traveller.nomeCompleto };
    if ((await client.call(listVipTravellers, { query })).length === 1) return { request, params, name: traveller.nomeCompleto };
  }
  throw new Error('every traveller shares the name with another');
}

/** What the list and the page of a request say about its travellers. */
async function expectMarks(page: Page, { id }: RequestSummary, mark: 'VIP' | 'Premium' | null) {
  await page.goto('/#/agencia');
  await page.getByRole('searchbox').first().fill(String(id));
  const row = requestRow(page, id);
  await expect(row).toBeVisible();
  const shown = mark ? expect.soft(row) : expect.soft(row).not;
  await shown.toContainText(mark ?? /VIP|Premium/);
  await openRequest(page, id);
  const people = page.getByRole('main');
  await expect(people.getByText(/^(VIP|Premium)$/).first()).toBeVisible({ visible: mark !== null });
}

test('A-052 A-248 A-022 A-247 a consultant finds, adds, changes and removes travellers; the mark stands in list and request', async ({
  page,
  caller,
}) => {
  const { request, params, name } = await requestOfOneName(caller);
  await caller.client.call(saveVipTraveller, { params, body: { vip: false, premium: false } });
  await signIn(page, 'consultant');
  await page.goto('/#/config/vip-premium');
  await expect(page.getByText('Escolha um cliente.')).toBeVisible();
  const client = page.getByRole('combobox', { name: 'Cliente', exact: true });
  await client.fill('Cliente que não existe');
  await expect(page.getByRole('option', { name: 'Nenhum resultado encontrado' })).toBeVisible();
  await client.fill(request.empresa.nome);
  await client.press('Enter');
  await expect(page).toHaveURL(new RegExp(`cliente=${params.instance}`));

  await client.press('Tab');
  await expect(add(page)).toBeFocused();
  await add(page).fill('zzz ninguém');
  await expect(page.getByRole('option', { name: 'Nenhum resultado encontrado' })).toBeVisible();
  // Who could not be stored is tried again without another search.
  const refuse = () =>
    page.route('**/usuarios-vip-premium/**', (route) => route.fulfill({ status: 503, json: { tipo: 'ERROR', titulo: 'Agora não.' } }));
  await refuse();
  await add(page).fill(name.toUpperCase());
  await page.getByRole('option', { name }).first().click();
  const notAdded = page.getByText(`${name} não entrou na lista. Agora não.`, { exact: true });
  await expect(notAdded).toBeVisible();
  await expect(tick(page, `VIP: ${name}`)).toHaveCount(0);
  await page.unroute('**/usuarios-vip-premium/**');
  await page.getByRole('button', { name: `Tentar de novo: ${name}` }).press('Enter');
  await expect(notAdded).toHaveCount(0);
  await expectFocusInPage(page);
  await expect(tick(page, `VIP: ${name}`)).toBeChecked();
  await tick(page, `Premium: ${name}`).click();
  await tick(page, `VIP: ${name}`).click();
  await expect(tick(page, `VIP: ${name}`)).not.toBeChecked();

  // What the server refuses is taken back, said of whom, and tried again from there.
  await refuse();
  await tick(page, `VIP: ${name}`).click();
  const failure = page.getByText(`As marcas de ${name} não foram salvas. Agora não.`, { exact: true });
  await expect(failure).toBeVisible();
  await expect(tick(page, `VIP: ${name}`)).not.toBeChecked();
  await page.unroute('**/usuarios-vip-premium/**');
  const again = page.getByRole('button', { name: 'Tentar de novo', exact: true });
  const stored = page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.ok());
  await again.click();
  await expect(tick(page, `VIP: ${name}`)).toBeChecked();
  await expect(failure).toHaveCount(0);
  await stored;
  // Who could not be removed is there again, also while no list can be asked for.
  await page.context().setOffline(true);
  await page.getByRole('button', { name: `Remover ${name}` }).click();
  await expect(page.locator('[data-tipo="ERROR"]')).toContainText(`As marcas de ${name} não foram salvas. Sem conexão`);
  await expect(tick(page, `Premium: ${name}`)).toBeChecked();
  await page.context().setOffline(false);
  await tick(page, `VIP: ${name}`).click();
  await expect(tick(page, `VIP: ${name}`)).not.toBeChecked();
  await refuse();
  await tick(page, `VIP: ${name}`).click();
  await expect(failure).toBeVisible();
  await page.unroute('**/usuarios-vip-premium/**');
  // Under the pointer it would stay.
  await failure.hover();

  await page.getByRole('searchbox', { name: 'Buscar na lista' }).fill('zzz');
  await expect(page.getByText('Ninguém da lista tem esse nome.')).toBeVisible();
  await page.getByRole('button', { name: 'Limpar a busca' }).press('Enter');
  await page.getByRole('button', { name: `Remover ${name}` }).press('Enter');
  await expect(page.getByText(`${name} saiu da lista.`, { exact: true })).toBeVisible();
  await expect(failure).toHaveCount(0);
  await expect(tick(page, `Premium: ${name}`)).toHaveCount(0);
  await expectFocusInPage(page);
  await page.getByRole('button', { name: 'Desfazer' }).click();
  await expect(tick(page, `Premium: ${name}`)).toBeChecked();
  await expect(tick(page, `VIP: ${name}`)).not.toBeChecked();
  await expectMarks(page, request, 'Premium');
});

test('A-022 A-052 a user without the right sees no mark in the directory, list or request; profile 4 does not reach the directory', async ({
  page,
  caller,
  callers,
}) => {
  const { request, params } = await requestOfOneName(caller);
  await caller.client.call(saveVipTraveller, { params, body: { vip: true, premium: true } });
  const { client } = await callers('manager');
  const junior = (await client.call(listUsers, { query: {} })).find(({ login }) => login.startsWith('junior'));
  if (!junior) throw new Error('the demo has no such user');
  await client.call(changeUser, {
    params: { id: junior.id },
    headers: {},
    body: { ...editableUser(junior), visualizarUsuariosVipPremium: false },
  });
  await logIn(page, 'junior');
  await page.goto('/#/config/vip-premium');
  await expect(page.getByText('Seu usuário não vê quem é VIP ou Premium.')).toBeVisible();
  await expectMarks(page, request, null);

  await signIn(page, 'internal');
  await page.goto('/#/config/vip-premium');
  await expect(page).toHaveURL(/#\/pendencia/);
});
