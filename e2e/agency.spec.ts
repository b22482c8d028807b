import { findAgency, saveAgency } from '@guiche/contract/agencies';
import { listClientInstances } from '@guiche/contract/session';
import type { ClientDetails } from '@guiche/domain/entities';
import type { Page, Request } from '@playwright/test';
import { expectFocusInPage } from './support/keyboard.ts';
import { signIn } from './support/pages.ts';
import type { Caller } from './support/requests.ts';
import { expect, test } from './support/test.ts';

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const save = (page: Page) => page.getByRole('button', { name: 'Salvar' }).click();
const stored = ({ client, user }: Caller) => client.call(findAgency, { params: { id: user.agency.id } });
const productOf = ({ agencyInstances }: ClientDetails) => agencyInstances[0]?.productId ?? 0;

async function open(page: Page) {
  await page.goto('/#/config/agencia');
  await expect(page.getByRole('heading', { level: 1, name: 'Agência' })).toBeVisible();
  await expect(field(page, 'Nome')).not.toHaveValue('');
}

/** The writes of the page from here on, as `PUT /path`. */
function writesOf(page: Page): string[] {
  const writes: string[] = [];
  page.on('request', (request: Request) => {
    if (request.method() === 'PUT') writes.push(new URL(request.url()).pathname);
  });
  return writes;
}

test('A-049 A-194 A-200 A-297 @phone the agency is saved once with all of its phones, and then once for each client', async ({
  page,
  callers,
}) => {
  const caller = await callers('manager');
  const clients = await caller.client.call(listClientInstances, { query: {} });
  await signIn(page, 'manager');
  await open(page);
  const writes = writesOf(page);
  await field(page, 'Nome').fill('Guichê Viagens e Turismo');
  await field(page, 'Telefone principal').fill('(81) 3222-4455');
  await page.getByRole('button', { name: 'Adicionar telefone' }).click();
  await page.keyboard.type('11987654321');
  await page.getByRole('button', { name: 'Remover o telefone extra 1' }).click();
  await expectFocusInPage(page);
  await save(page);
  await expect(page.getByText('Agência salva.', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Descartar alterações' })).toHaveCount(0);
  await expectFocusInPage(page);
  expect(writes[0]).toBe(`/api/agency/agency/${caller.user.agency.id}`);
  expect(writes.slice(1).sort()).toEqual(clients.map((client) => `/middleware/agencia/${productOf(client)}`).sort());
  expect(await stored(caller)).toMatchObject({
    name: 'Guichê Viagens e Turismo',
    telephoneNumber: '8132224455',
    telefonesExtras: '81988887700;11987654321',
  });
  await page.reload();
  await expect(field(page, 'Telefone extra 2')).toHaveValue('(11) 98765-4321');
  // What was saved is saved over again without a conflict.
  await field(page, 'Nome').fill('Guichê Viagens');
  await save(page);
  await expect(page.getByText('Agência salva.', { exact: true })).toBeVisible();
});

test('A-200 the clients whose copy failed are named until another try, which sends theirs alone, went well', async ({ page, callers }) => {
  const caller = await callers('manager');
  const [first, second] = await caller.client.call(listClientInstances, { query: {} });
  if (!first || !second) throw new Error('The agency has too few clients.');
  await signIn(page, 'manager');
  await open(page);
  const failing = [first, second].map((client) => `**/middleware/agencia/${productOf(client)}`);
  for (const address of failing) await page.route(address, (route) => route.fulfill({ status: 500, body: '' }));
  await field(page, 'Nome do contato').fill('Rita Campos');
  await save(page);
  // A name that ends with a dot ends the sentence, too.
  const naming = (...names: readonly string[]) =>
    page.getByRole('status').filter({ hasText: new RegExp(`não foi possível atualizar: ${names.join(', ')}(?!,)`) });
  const warning = naming(first.name, second.name);
  await expect(warning).toBeVisible();
  await expect(page.getByText('Agência salva.', { exact: true })).toHaveCount(0);
  expect((await stored(caller)).contactName).toBe('Rita Campos');

  await page.unroute(failing[1] ?? '');
  const writes = writesOf(page);
  await warning.getByRole('button', { name: 'Tentar de novo' }).click();
  await expect(naming(first.name)).toBeVisible();
  expect(writes.sort()).toEqual([first, second].map((client) => `/middleware/agencia/${productOf(client)}`).sort());
  await page.unroute(failing[0] ?? '');
  await page.getByRole('button', { name: 'Tentar de novo' }).click();
  await expect(page.getByText('Agência salva.', { exact: true })).toBeVisible();
  await expect(page.getByText(/não foi possível atualizar/)).toHaveCount(0);
  await expectFocusInPage(page);
});

test('A-200 B-064 a save whose response is lost is sent to each client once it is tried again', async ({ page, callers }) => {
  const caller = await callers('manager');
  const clients = await caller.client.call(listClientInstances, { query: {} });
  await signIn(page, 'manager');
  await open(page);
  // It arrives, and nobody hears of it: neither then nor when it is sent again with its key.
  await page.route('**/api/agency/agency/*', async (route) => {
    if (route.request().method() !== 'PUT') return route.continue();
    await route.fetch();
    return route.abort();
  });
  await field(page, 'Nome do contato').fill('Lúcia Prado');
  await save(page);
  await expect.poll(async () => (await stored(caller)).contactName).toBe('Lúcia Prado');
  await expect(page.getByRole('main').getByRole('button', { name: 'Tentar de novo' })).toBeVisible();
  await page.unroute('**/api/agency/agency/*');
  const writes = writesOf(page);
  await page.getByRole('main').getByRole('button', { name: 'Tentar de novo' }).click();
  await expect(page.getByText('Agência salva.', { exact: true })).toBeVisible();
  const copied = writes.filter((path) => path.startsWith('/middleware/agencia/'));
  expect(copied.sort()).toEqual(clients.map((client) => `/middleware/agencia/${productOf(client)}`).sort());
});

test('A-298 a failed save shows what the server says and keeps what was typed, through a reload, too', async ({ page }) => {
  await signIn(page, 'manager');
  await open(page);
  await page.route('**/api/agency/agency/*', (route) =>
    route.request().method() === 'PUT'
      ? route.fulfill({ status: 500, json: { tipo: 'WARNING', titulo: 'O cadastro está em manutenção.' } })
      : route.continue(),
  );
  await field(page, 'Endereço').fill('Rua Nova, 7');
  await save(page);
  await expect(page.getByText('O cadastro está em manutenção.').first()).toBeVisible();
  await expect(field(page, 'Endereço')).toHaveValue('Rua Nova, 7');
  await page.reload();
  await expect(page.getByText(/Rascunho de .* recuperado/)).toBeVisible();
  await expect(field(page, 'Endereço')).toHaveValue('Rua Nova, 7');
  await page.getByRole('button', { name: 'Descartar alterações' }).click();
  await page.getByRole('button', { name: 'Sim' }).click();
  await expect(field(page, 'Endereço')).not.toHaveValue('Rua Nova, 7');
});

test('A-296 an agency that cannot be loaded says so, and can be tried again', async ({ page }) => {
  await signIn(page, 'manager');
  await page.route('**/api/agency/agency/*', (route) => route.fulfill({ status: 500, body: '' }));
  await page.goto('/#/config/agencia');
  await expect(page.getByText('Erro ao buscar a agência.')).toBeVisible();
  await page.unroute('**/api/agency/agency/*');
  await page.getByRole('button', { name: 'Tentar de novo' }).click();
  await expect(field(page, 'Nome')).not.toHaveValue('');
});

test('B-061 A-198 of two who change the agency the later sees what differs, and saves over it only on purpose', async ({
  page,
  callers,
}) => {
  const caller = await callers('manager');
  await signIn(page, 'manager');
  await open(page);
  await field(page, 'Endereço').fill('Rua da Moeda, 12');
  const params = { id: caller.user.agency.id };
  await caller.client.call(saveAgency, { params, headers: {}, body: { ...(await stored(caller)), contactName: 'Outra pessoa' } });
  await save(page);
  await expect(page.getByText('Outra pessoa salvou primeiro', { exact: true })).toBeVisible();
  await expect(page.getByText(/é diferente em: .*Nome do contato/)).toBeVisible();
  await page.getByRole('button', { name: 'Salvar a minha por cima' }).click();
  await expect(page.getByText('Agência salva.', { exact: true })).toBeVisible();
  expect(await stored(caller)).toMatchObject({ address: 'Rua da Moeda, 12' });
});

test('A-049 the registration is for profile 3 alone', async ({ page }) => {
  await signIn(page, 'consultant');
  await page.goto('/#/config/agencia');
  await expect(page).toHaveURL(/#\/dashboard$/);
});
