import { listIssues } from '@guiche/contract/requests';
import type { Page, Request } from '@playwright/test';
import { logIn, openRequest, openRequestAs, signIn } from './support/pages.ts';
import { takenAirRequest } from './support/requests.ts';
import { expect, test } from './support/test.ts';

/** Every call of the app from now on. */
function callsOf(page: Page): Request[] {
  const calls: Request[] = [];
  page.on('request', (request) => {
    if (/\/(api|middleware)\//.test(new URL(request.url()).pathname)) calls.push(request);
  });
  return calls;
}

test.describe('with the stream of events', () => {
  test.use({ news: true });

  test('A-006 A-277 A-278 S-004 every call says language, session, client and content; a GET has its values in the query, others in JSON', async ({
    page,
    caller,
  }) => {
    const request = await takenAirRequest(caller);
    await openRequestAs(page, 'consultant', request.id);
    // The client is that of the request, which its heading does not wait for.
    await expect(page.getByRole('button', { name: 'Adicionar cotação' }).first()).toBeVisible();
    const authorization = await page.evaluate(() => localStorage.getItem('authorization'));
    await page.evaluate(() => localStorage.setItem('language', 'es'));
    const calls = callsOf(page);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: /^Solicitud/ })).toBeVisible();
    await expect.poll(() => new Set(calls.map((one) => one.method())).size).toBeGreaterThan(1);
    for (const one of calls) {
      const headers = await one.allHeaders();
      expect([headers['accept-language'], headers['authorization'], headers['instance'], headers['content-type']], one.url()).toEqual([
        'es',
        authorization,
        request.empresa.instancia,
        'application/json',
      ]);
      if (one.method() === 'GET') expect(one.postData(), one.url()).toBeNull();
      else expect(() => JSON.parse(one.postData() ?? '{}'), one.url()).not.toThrow();
    }
  });
});

test('A-181 S-333 feature toggles are kept in the browser; when they cannot be fetched the console alone is told, and the app starts', async ({
  page,
}) => {
  await signIn(page, 'consultant');
  const kept = () => page.evaluate(() => JSON.parse(localStorage.getItem('featureToggles') ?? '[]'));
  await expect.poll(kept).toContainEqual({ nome: 'ATENDIMENTO_ZENDESK', ativo: expect.any(Boolean) });
  const before = await kept();
  await page.route('**/feature-toggle/listar', (route) => route.fulfill({ status: 500, body: '' }));
  const told: string[] = [];
  page.on('console', (message) => told.push(message.text()));
  await page.reload();
  await expect(page.locator('[data-row]').first()).toBeVisible();
  await expect.poll(() => told.some((text) => text.startsWith('The feature toggles could not be fetched.'))).toBe(true);
  await expect(page.locator('[data-tipo]')).toHaveCount(0);
  expect(await kept()).toEqual(before);
});

test('A-069 S-336 the entry "Sair" logs out with a POST without a body, and leads to the login also when the call fails', async ({
  page,
}) => {
  await logIn(page, 'consultant');
  await page.route('**/auth/logout', (route) => route.fulfill({ status: 500, body: '' }));
  const call = page.waitForRequest('**/auth/logout');
  await page.getByRole('button', { name: /^Usuário/ }).click();
  await page.getByRole('menuitem', { name: 'Sair' }).click();
  const sent = await call;
  expect([sent.method(), sent.postData()]).toEqual(['POST', null]);
  await expect(page).toHaveURL(/login\.html/);
  expect(await page.evaluate(() => [localStorage.getItem('authorization'), localStorage.getItem('user')])).toEqual([null, null]);
});

test('A-115 A-294 a list without requests says so, and one that cannot be loaded says that', async ({ page }) => {
  await signIn(page, 'consultant');
  await page.goto('/#/agencia?termo=nada-que-alguem-ache');
  await expect(page.getByRole('main').getByText('Nenhuma solicitação encontrada.')).toBeVisible();
  await page.route('**/agencias/cotacoes**', (route) => route.fulfill({ status: 500, json: 'boom' }));
  await page.goto('/#/dashboard');
  await page.goto('/#/agencia?termo=outra');
  await expect(page.getByRole('main').getByText('Erro ao buscar as cotações da agência.')).toBeVisible({ timeout: 20_000 });
  await page.unroute('**/agencias/cotacoes**');
  // What the server itself says comes first.
  await page.route('**/agencias/cotacoes**', (route) =>
    route.fulfill({ status: 422, json: { tipo: 'ERROR', titulo: 'A busca está em manutenção.' } }),
  );
  await page.goto('/#/agencia?termo=mais-outra');
  await expect(page.getByRole('main').getByText('A busca está em manutenção.')).toBeVisible({ timeout: 20_000 });
});

test('A-089 A-091 the history asks for 20 requests a page, counts pages from 0, and a quick range moves its start alone', async ({
  page,
}) => {
  await signIn(page, 'consultant');
  const calls = callsOf(page);
  const asked = () =>
    calls.filter((one) => one.url().includes('/agencias/historico')).map((one) => Object.fromEntries(new URL(one.url()).searchParams));
  await page.goto('/#/historicoagencia');
  await page.getByRole('button', { name: '180 dias atrás' }).click();
  await expect(page.locator('[data-row]')).toHaveCount(20);
  await page.getByRole('button', { name: 'Carregar mais' }).click();
  await expect.poll(() => asked().at(-1)?.['offset']).toBe('1');
  expect(new Set(asked().map(({ limit }) => limit))).toEqual(new Set(['20']));
  expect(asked()[0]?.['offset']).toBe('0');
  // 30 days are the range in which it opens, and known by then.
  for (const days of [60, 90]) {
    const before = asked().at(-1);
    await page.getByRole('button', { name: `${days} dias atrás` }).click();
    await expect.poll(() => asked().at(-1)?.['dataInicial']).not.toBe(before?.['dataInicial']);
    const { dataInicial: _start, offset: _offset, ...others } = asked().at(-1) ?? {};
    const { dataInicial: _before, offset: _page, ...kept } = before ?? {};
    expect(others).toEqual(kept);
  }
});

test('S-009 S-014 a notification about quotes or issues leads to the lists of the agency, one without a type nowhere; without any the bell is an outline', async ({
  page,
}) => {
  await signIn(page, 'consultant');
  await expect(page).toHaveURL(/#\/dashboard/);
  await page.getByRole('banner').locator('a:has([data-filled="true"])').click();
  await expect(page).toHaveURL(/#\/agencia/);
  // Of one kind alone, and without any type, which leads nowhere.
  for (const [tipoNotificacao, links] of [
    ['EMISSAO', 1],
    ['SEM_TIPO', 0],
  ] as const) {
    await page.route('**/notificacoes', (route) => route.fulfill({ json: [{ quantidade: 3, tipoNotificacao }] }));
    await page.reload();
    await expect(page.getByRole('banner').getByText('3 pendências', { exact: true })).toBeAttached();
    await expect(page.getByRole('banner').locator('a[href]:has([data-filled="true"])')).toHaveCount(links);
  }
  await page.route('**/notificacoes', (route) => route.fulfill({ json: [] }));
  await page.reload();
  await expect(page.getByRole('link', { name: 'Nenhuma pendência' })).toBeVisible();
  await expect(page.getByRole('banner').locator('[data-filled]')).toHaveAttribute('data-filled', 'false');
  // What could not be loaded is not told as nothing, and is asked for again.
  await page.route('**/notificacoes', (route) => route.fulfill({ status: 500, body: '' }));
  await page.reload();
  const retry = page.getByRole('button', { name: 'Pendências não carregadas. Tentar de novo' });
  await expect(retry).toBeVisible();
  await expect(page.getByText('Nenhuma pendência')).toHaveCount(0);
  await page.route('**/notificacoes', (route) => route.fulfill({ json: [] }));
  await retry.click();
  await expect(page.getByRole('link', { name: 'Nenhuma pendência' })).toBeVisible();
});

test('A-040 A-070 A-308 @phone the client of the top bar goes with every call, follows the request that is opened, is given back without access, and is not there in the config area', async ({
  page,
  caller,
}) => {
  const request = await takenAirRequest(caller);
  const selector = page.getByRole('combobox', { name: 'Cliente atual' });
  await signIn(page, 'consultant');
  await expect(page).toHaveURL(/#\/dashboard/);
  await expect(page.getByRole('heading', { level: 1, name: 'Painel' })).toBeVisible();
  await expect(selector).toHaveCount(0);

  await page.goto('/#/agencia');
  await expect(selector).toHaveAttribute('placeholder', 'Todos os clientes');
  await selector.fill('serra azul');
  const again = page.waitForRequest((one) => one.url().includes('/agencias/cotacoes') && one.headers()['instance'] === 'serraazul');
  await page.getByRole('listbox').getByRole('option', { name: 'Metalúrgica Serra Azul S.A.' }).click();
  await again;
  await expect(selector).toHaveValue('Metalúrgica Serra Azul S.A.');

  await page.route('**/usuarios', (route) => route.fulfill({ status: 401, body: '' }), { times: 1 });
  await selector.fill('jequitiba');
  await page.getByRole('listbox').getByRole('option', { name: 'Banco Jequitibá S.A.' }).click();
  await expect(page.getByText('Seu usuário não tem acesso a esta unidade de negócio.', { exact: true })).toBeVisible();
  await expect(selector).toHaveValue('Metalúrgica Serra Azul S.A.');

  await openRequest(page, request.id);
  await expect(selector).toHaveValue(request.empresa.nome);
  await page.goto('/#/config/usuario');
  await expect(page.getByRole('heading', { level: 1, name: 'Meus dados' })).toBeVisible();
  await expect(selector).toHaveCount(0);
});

test('A-099 with the unified panel the lists of the dashboard are those of the middleware, the issues client by client; the other lists are not', async ({
  page,
  caller,
}) => {
  const { user, client } = caller;
  await signIn(page, 'consultant');
  await expect(page.locator('[data-row]').first()).toBeVisible();
  const unified = { ...user, agency: { ...user.agency, utilizaPainelUnificado: true } };
  await page.route('**/auth/loggedUser', (route) => route.fulfill({ json: unified }));
  const calls = callsOf(page);
  const paths = () =>
    new Set(calls.map((one) => new URL(one.url()).pathname).filter((path) => /(cotacoes|emissoes|emissions)$/.test(path)));
  await page.reload();
  await expect(page.locator('[data-row]').first()).toBeVisible();
  expect([...paths()]).toEqual(['/middleware/agencias/cotacoes']);

  const issues = await client.call(listIssues, { query: { isSupplier: true } });
  await page.goto('/#/dashboard?lista=emissoes');
  await expect(page.locator('[data-row]')).toHaveCount(issues.length);
  expect([...paths()]).toEqual(['/middleware/agencias/cotacoes', '/middleware/agency/emissions']);
  const asked = calls
    .filter((one) => one.url().includes('/agency/emissions'))
    .map((one) => new URL(one.url()).searchParams.get('instance'));
  expect(new Set(asked).size).toBe(asked.length);
  expect(asked).toEqual(expect.arrayContaining(issues.map(({ empresa }) => empresa.instancia)));

  calls.length = 0;
  await page.goto('/#/agencia');
  await expect(page.locator('[data-row]').first()).toBeVisible();
  expect([...paths()]).toEqual(['/api/rest/agencias/cotacoes']);
});
