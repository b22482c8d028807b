import type { Page } from '@playwright/test';
import { openRequest, openRequestAs, quoteWindow, signIn } from './support/pages.ts';
import { REQUEST_CALLS, takenAirRequest, takenRequestWith } from './support/requests.ts';
import { expect, test } from './support/test.ts';

/** Every call to a path fails until the returned function is called. */
async function cut(page: Page, path: string | RegExp): Promise<() => Promise<void>> {
  await page.route(path, (route) => route.fulfill({ status: 500, body: '' }));
  return () => page.unroute(path);
}

const toast = (page: Page, text: string) => page.locator('[data-tipo="ERROR"]', { hasText: text });

const LISTS = [
  ['**/consolidadoras/**', 'Erro ao buscar consolidadoras de aéreo.'],
  ['**/fornecedores/agencia/*', 'Erro ao buscar fornecedores da agência.'],
  ['**/intermediador', 'Erro ao carregar informações.'],
  ['**/lookup/tiposPagamentoAgencia', 'Erro ao buscar dados do Lookup: tiposPagamentoAgencia'],
  ['**/lookup/moedaEntity', 'Erro ao buscar dados do Lookup: moedaEntity'],
] as const;

test('Q-273 Q-276 Q-277 Q-282 Q-298 Q-300 Q-313 S-167 a list of the air window that fails says which, and is there after another try', async ({
  page,
  caller,
}) => {
  const request = await takenAirRequest(caller);
  await signIn(page, 'consultant');
  for (const [path, words] of LISTS) {
    await test.step(words, async () => {
      const mend = await cut(page, path);
      await openRequest(page, request.id);
      // The lists are kept for an hour: a new page asks for them anew.
      await page.reload();
      await page.getByRole('button', { name: 'Adicionar cotação' }).click();
      await expect(toast(page, words)).toBeVisible();
      await mend();
      await quoteWindow(page).getByRole('button', { name: 'Tentar de novo' }).click();
      await expect(quoteWindow(page).getByRole('combobox', { name: 'Companhia' }).first()).toBeVisible();
    });
  }
});

const KINDS = [
  ['HOTEL', 'Erro ao buscar consolidadoras de hotel.'],
  ['CARRO', 'Erro ao buscar consolidadoras de carro.'],
  ['RODOVIARIO', 'Erro ao buscar consolidadoras de rodoviário.'],
  ['OUTROS', 'Erro ao buscar consolidadoras de outros serviços.'],
] as const;

for (const [kind, words] of KINDS) {
  test(`Q-313 consolidators of the kind ${kind} that fail are told by their kind`, async ({ page, caller }) => {
    const request = await takenRequestWith(caller, kind);
    await signIn(page, 'consultant');
    await cut(page, `**/consolidadoras/${{ HOTEL: 6, CARRO: 7, RODOVIARIO: 88, OUTROS: 10 }[kind]}/**`);
    await openRequest(page, request.id);
    const name = { HOTEL: /^Hotel/, CARRO: /^Carro/, RODOVIARIO: /^Rodoviário/, OUTROS: /^Outros/ }[kind];
    await page.getByRole('region', { name }).getByRole('button', { name: 'Adicionar cotação' }).click();
    await expect(toast(page, words)).toBeVisible();
  });
}

test('Q-238 Q-294 S-167 S-169 airports and fare families that cannot be searched are told, and searched again', async ({
  page,
  caller,
}) => {
  const request = await takenAirRequest(caller);
  await openRequestAs(page, 'consultant', request.id);
  await page.getByRole('button', { name: 'Adicionar cotação' }).click();
  const airports = quoteWindow(page).getByRole('combobox', { name: 'Origem' }).first();
  const families = quoteWindow(page)
    .getByRole('combobox', { name: /Família/ })
    .first();
  const airline = quoteWindow(page).getByRole('combobox', { name: 'Companhia' }).first();

  await test.step('an airport shows its name and code, and its city below', async () => {
    const mend = await cut(page, '**/lookup/');
    await airports.fill('recife');
    await expect(toast(page, 'Erro ao buscar dados do Lookup: aeroporto')).toBeVisible();
    await mend();
    await airports.fill('recif');
    const option = page.getByRole('option', { name: /REC/ }).first();
    await expect(option).toContainText('Guararapes');
    await expect(option).toContainText('Recife, PE');
    await option.click();
  });

  await airline.fill('latam');
  await page.getByRole('option', { name: /LA/ }).first().click();
  await cut(page, '**/aereo/familias/**');
  await families.fill('light');
  await expect(toast(page, 'Erro ao buscar famílias da companhia aérea')).toBeVisible();
});

test('Q-144 A-324 a margin that cannot be found is told, and the markup is 0', async ({ page, caller }) => {
  const request = await takenAirRequest(caller);
  await signIn(page, 'consultant');
  await cut(page, '**/buscar-margem-credencial**');
  await openRequest(page, request.id);
  await page.getByRole('button', { name: 'Adicionar cotação' }).click();
  await quoteWindow(page)
    .getByRole('combobox', { name: /pagamento/i })
    .selectOption({ label: 'Faturado Guichê' });
  await quoteWindow(page).getByRole('combobox', { name: 'Intermediador' }).selectOption('CONFIANCA');
  await expect(toast(page, 'Erro ao consultar percentual de margem da credencial')).toBeVisible();
  await quoteWindow(page).getByRole('textbox', { name: 'Tarifa', exact: true }).fill('100000');
  await expect(quoteWindow(page).getByRole('textbox', { name: /Markup/ })).toHaveValue('0,00');
});

test('Q-314 A-312 a request that cannot be loaded says so in a toast and at its place, and is loaded with another try', async ({
  page,
  caller,
}) => {
  const request = await takenAirRequest(caller);
  await signIn(page, 'consultant');
  const mend = await cut(page, REQUEST_CALLS);
  await page.goto(`/#/relatorio?idSolicitacao=${request.id}`);
  await expect(toast(page, 'Erro ao buscar a solicitação.')).toBeVisible();
  await expect(page.getByRole('main').getByText('Erro ao buscar a solicitação.')).toBeVisible();
  await mend();
  await page.getByRole('button', { name: 'Tentar de novo' }).click();
  await expect(page.getByRole('heading', { level: 1, name: new RegExp(String(request.id)) })).toBeVisible();
});

test('A-311 a request that the server does not give to the dashboard says so, the page is loaded anew, and says it again beside the request', async ({
  page,
  caller,
}) => {
  const { id } = await takenAirRequest(caller);
  await signIn(page, 'consultant');
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  await page.route('**/dashboard/solicitacao?**', (route) => route.fulfill({ status: 500, body: '' }));
  await expect(page.locator('[data-row]').first()).toBeVisible();
  await page.goto(`/#/relatorio?idSolicitacao=${id}`);
  await expect(toast(page, 'Não foi possível acessar a solicitação.')).toBeVisible({ timeout: 20_000 });
  await expect.poll(() => page.evaluate(() => 'stayed' in window), { timeout: 20_000 }).toBe(false);
  await expect(toast(page, 'Não foi possível acessar a solicitação.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: new RegExp(String(id)) })).toBeVisible();
});
