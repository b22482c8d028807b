import type { Page } from '@playwright/test';
import { signIn } from './support/pages.ts';
import { expect, test } from './support/test.ts';

const BANK = 'https://bilhetes.exemplo';
const HOTELS = 'https://hoteis.exemplo';

/** Serves the app as a build with these addresses is served, and their pages, which no network reaches. */
async function embed(page: Page): Promise<void> {
  await page.route(/^http:[^?#]+\/(\?.*)?$/, async (route) => {
    const response = await route.fetch();
    const policy = (response.headers()['content-security-policy'] ?? '').replace("frame-src 'self'", `frame-src 'self' ${BANK} ${HOTELS}`);
    const body = (await response.text())
      .replace('name="ticket-bank" content=""', `name="ticket-bank" content="${BANK}/banco?agencia=7"`)
      .replace('name="hotel-directory" content=""', `name="hotel-directory" content="${HOTELS}/diretorio/"`);
    await route.fulfill({ response, body, headers: { ...response.headers(), 'content-security-policy': policy } });
  });
  for (const origin of [BANK, HOTELS]) {
    await page.route(`${origin}/**`, (route) =>
      route.fulfill({ contentType: 'text/html; charset=utf-8', body: '<!doctype html><html lang="pt-BR"><title>Fora</title><h1>Olá</h1>' }),
    );
  }
}

test('A-043 A-044 A-020 the ticket bank gets the session in its address, at the moment it is shown and nowhere else', async ({
  page,
  server,
}) => {
  await signIn(page, 'consultant');
  await page.goto('/#/banco-bilhetes');
  await expect(page.getByRole('main').getByText('Banco de bilhetes ainda não tem um endereço.')).toBeVisible();
  // Without an address no entry leads there.
  await page.getByRole('button', { name: 'Mais', exact: true }).click();
  await expect(page.getByRole('menuitem').first()).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Banco de bilhetes' })).toHaveCount(0);
  await page.keyboard.press('Escape');

  await embed(page);
  const addresses: string[] = [];
  const lines: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  page.on('console', (line) => lines.push(line.text()));
  await page.goto('/?v=2');
  await page.evaluate(() => sessionStorage.setItem('customer', 'aurora'));
  await page.getByRole('button', { name: 'Mais', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Banco de bilhetes' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Banco de bilhetes' })).toBeVisible();
  await expect(page.frameLocator('iframe[title="Banco de bilhetes"]').getByRole('heading', { name: 'Olá' })).toBeVisible();

  const authorization = await page.evaluate(() => localStorage.getItem('authorization') ?? '');
  const shown = addresses.filter((address) => address.startsWith(BANK)).map((address) => new URL(address));
  expect(shown.map(({ pathname }) => pathname)).toEqual(['/banco']);
  expect([...(shown[0]?.searchParams ?? [])]).toEqual([
    ['agencia', '7'],
    ['customer', 'aurora'],
    ['authorization', authorization],
  ]);
  const others = [page.url(), ...addresses.filter((address) => !address.startsWith(BANK))];
  expect(others.filter((address) => decodeURIComponent(address).includes(authorization))).toEqual([]);
  const left = await page.evaluate(() => ({
    stored: Object.entries({ ...localStorage, ...sessionStorage }),
    links: [...document.querySelectorAll('a')].map(({ href }) => href),
  }));
  expect(left.stored.filter(([, value]) => String(value).includes(authorization)).map(([name]) => name)).toEqual(['authorization']);
  expect(left.links.filter((href) => href.startsWith(BANK))).toEqual([]);
  expect(lines.join('\n') + server.said()).not.toContain(authorization);

  // Profile 4 may not.
  const internal = await page.context().newPage();
  await signIn(internal, 'internal');
  await internal.goto('/#/banco-bilhetes');
  await expect(internal).toHaveURL(/#\/pendencia$/);
});

test('A-056 @phone every address below the hotel directory shows it at that place, and stays as it was typed', async ({ page }) => {
  await embed(page);
  await signIn(page, 'internal');
  const frame = page.locator('iframe[title="Diretório de hotéis"]');
  for (const [typed, shown] of [
    ['/diretorio-hoteis', '/diretorio/'],
    ['/diretorio-hoteis/natal/42?fotos=1', '/diretorio/natal/42?fotos=1'],
    ['/diretorio-hoteis/recife/', '/diretorio/recife'],
  ]) {
    await page.goto(`/#${typed}`);
    await expect(frame).toHaveAttribute('src', `${HOTELS}${shown}`);
    await expect(frame.contentFrame().getByRole('heading', { name: 'Olá' })).toBeVisible();
    expect(new URL(page.url()).hash).toBe(`#${typed}`);
  }
  await expect(page.getByRole('link', { name: 'Abrir em nova aba' })).toHaveAttribute('href', `${HOTELS}/diretorio/recife`);
});

test('A-261 A-263 A-266 the chart is below the lists of the dashboard; it asks for 12 months when somebody comes to it, and folds', async ({
  page,
}) => {
  const asked: URL[] = [];
  page.on('request', (request) => {
    if (/\/cotacoes\/(emitidas|finalizadas)\/aereos/.test(request.url())) asked.push(new URL(request.url()));
  });
  await signIn(page, 'consultant');
  const fold = page.getByRole('button', { name: 'Cotações aéreas nos últimos 12 meses' });
  await expect(fold).toBeVisible();
  expect(asked).toEqual([]);
  await fold.scrollIntoViewIfNeeded();
  const chart = page.locator('[data-slot="line-chart"]');
  await expect(chart.getByRole('img', { name: /gráfico de linhas/ })).toBeVisible();
  await expect(chart.locator('[data-part="series"]')).toHaveText([/^Emitidas\d+$/, /^Finalizadas\d+$/]);
  await expect(chart.locator('[data-month]')).toHaveCount(12);

  const today = await page.evaluate(() => new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Sao_Paulo' }).format(new Date()));
  const first = new Date(Date.UTC(Number(today.slice(0, 4)), Number(today.slice(5, 7)) - 12, 1)).toISOString();
  const windows = asked.map(({ pathname, searchParams }) => [pathname, searchParams.get('dataInicial'), searchParams.get('dataFinal')]);
  expect(windows.sort()).toEqual([
    ['/api/rest/cotacoes/emitidas/aereos', first, `${today}T00:00:00.000Z`],
    ['/api/rest/cotacoes/finalizadas/aereos', first, `${today}T23:59:59.000Z`],
  ]);

  await chart.getByRole('button', { name: 'Ver como tabela' }).click();
  await expect(chart.getByRole('row')).toHaveCount(13);
  await expect(chart.getByRole('button', { name: 'Ver como gráfico' })).toBeFocused();
  await fold.click();
  await expect(chart).toBeHidden();
  await page.reload();
  await expect(fold).toHaveAttribute('aria-expanded', 'false');
  await fold.click();
  await expect(chart).toBeVisible();
});

test('A-058 A-269 S-019 S-337 @phone the manager picks a report, which is shown in place, above the chart; without one it is said', async ({
  page,
}) => {
  await signIn(page, 'manager');
  await page.goto('/#/painel-gerencial');
  const picker = page.getByRole('combobox', { name: 'Relatório' });
  await expect(picker).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
  await expect(page.getByRole('img', { name: /gráfico de linhas/ })).toBeVisible();
  await picker.selectOption('Prazos cumpridos');
  await expect(page.frameLocator('iframe[title="Prazos cumpridos"]').getByRole('cell', { name: 'Novembro' })).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(1);

  const reports = '**/powerbi/url';
  await page.route(reports, (route) => route.fulfill({ json: [] }));
  await page.reload();
  await expect(page.getByText('Nenhum relatório gerencial disponível.')).toBeVisible();
  await page.route(reports, (route) => route.fulfill({ status: 503, body: '' }));
  await page.reload();
  await expect(page.getByText('Não foi possível carregar os relatórios.')).toBeVisible();
  await page.unroute(reports);
  await page.getByRole('main').getByRole('button', { name: 'Tentar de novo' }).click();
  await expect(picker).toBeVisible();

  await signIn(page, 'consultant');
  await page.goto('/#/painel-gerencial');
  await expect(page).toHaveURL(/#\/dashboard$/);
});
