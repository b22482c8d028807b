import type { HotelService } from '@guiche/domain/entities';
import { hotelFare } from '@guiche/domain/hotel/pricing';
import { suggestedNights } from '@guiche/domain/hotel/quote';
import { formatNumber } from '@guiche/masks/number';
import type { Page } from '@playwright/test';
import { openElsewhere, openRequestAs } from './support/pages.ts';
import { analysedHotelRequest, readRequest, takenRequestWith } from './support/requests.ts';
import { expect, test } from './support/test.ts';

const quoteWindow = (page: Page) => page.getByRole('dialog', { name: /cotação de hotel/i });
const total = (page: Page) => quoteWindow(page).getByRole('status', { name: 'Total do cliente' });
const field = (page: Page, name: string) => quoteWindow(page).getByRole('textbox', { name, exact: true });
/** The hotel service of the request that is open. */
const stay = (page: Page) => page.getByRole('region', { name: /^Hotel/ });

test('Q-016 Q-044 Q-251 @phone a clerk quotes a hotel, changes the quote, removes it and brings it back', async ({ page, caller }) => {
  const request = await takenRequestWith(caller, 'HOTEL');
  const stored = async () => (await readRequest(caller, request.id)).servicosHotel[0]?.cotacoes ?? [];
  const before = await stored();
  await openRequestAs(page, 'consultant', request.id);
  const cards = stay(page).getByRole('article');
  await expect(cards).toHaveCount(before.length);

  await test.step('a hotel that is found brings its address; the total comes about while the rate is typed', async () => {
    await stay(page).getByRole('button', { name: 'Adicionar cotação' }).click();
    const hotel = quoteWindow(page).getByRole('combobox', { name: 'Hotel' });
    await expect(hotel).toBeFocused();
    await hotel.pressSequentially('Mercure Recife');
    await page.getByRole('option', { name: /Mercure Recife/ }).click();
    await expect(quoteWindow(page).getByRole('button', { name: /^Contato e descrição do hotel .*Rua do Comércio/ })).toBeVisible();
    const { checkin, checkout } = request.servicosHotel[0] as HotelService;
    const atStart = await total(page).textContent();
    await field(page, 'Diária média').pressSequentially('20000');
    await expect(field(page, 'Tarifa')).toHaveValue(formatNumber(hotelFare(200, suggestedNights(checkin, checkout))));
    await expect(total(page)).not.toHaveText(atStart ?? '');
  });

  await test.step('what the server would refuse is told at its field, and corrected', async () => {
    await field(page, 'Diárias').fill('0');
    await quoteWindow(page).getByRole('button', { name: 'Salvar' }).click();
    await expect(field(page, 'Diárias')).toHaveAccessibleDescription(/maior que 0/);
    await field(page, 'Diárias').fill('2');
    await expect(field(page, 'Tarifa')).toHaveValue('400,00');
    const shown = await total(page).textContent();
    await quoteWindow(page).getByRole('button', { name: 'Salvar' }).click();
    await expect(quoteWindow(page)).toBeHidden();
    const card = cards.filter({ hasText: 'Mercure Recife' });
    await expect(card).toContainText(shown?.match(/R\$\s[\d.,]+/)?.[0] ?? 'no total');
    await expect(card).toContainText('2 diárias');
    expect((await stored()).at(-1)).toMatchObject({ nome: 'Mercure Recife', tarifaMedia: 200, quantidadeDiarias: 2, tarifa: 400 });
  });

  await test.step('it is opened again and changed', async () => {
    await cards.last().getByRole('button', { name: 'Confirmar dados' }).click();
    await expect(field(page, 'Diária média')).toHaveValue('200,00');
    await field(page, 'Tarifa').fill('50000');
    await expect(field(page, 'Diária média')).toHaveValue('250,00');
    await quoteWindow(page).getByRole('button', { name: 'Salvar' }).click();
    await expect(quoteWindow(page)).toBeHidden();
    await expect.poll(async () => (await stored()).at(-1)?.tarifa).toBe(500);
  });

  await test.step('its removal names it, and is taken back', async () => {
    await cards.last().getByRole('button', { name: 'Remover' }).click();
    await expect(page.getByText(/^Cotação removida: Mercure Recife, R\$/)).toBeVisible();
    await expect.poll(async () => (await stored()).length).toBe(before.length);
    await page.getByRole('button', { name: 'Desfazer' }).click();
    await expect(cards).toHaveCount(before.length + 1);
    await expect.poll(async () => (await stored()).at(-1)).toMatchObject({ nome: 'Mercure Recife', tarifa: 500 });
  });
});

test('Q-044 a hotel is quoted by keyboard alone', async ({ page, caller }) => {
  const request = await takenRequestWith(caller, 'HOTEL');
  await openRequestAs(page, 'consultant', request.id);
  await stay(page).getByRole('button', { name: 'Adicionar cotação' }).focus();
  await page.keyboard.press('Enter');
  await expect(quoteWindow(page).getByRole('combobox', { name: 'Hotel' })).toBeFocused();
  await page.keyboard.type('Novotel Curitiba');
  await expect(page.getByRole('option', { name: /Novotel Curitiba/ })).toBeVisible();
  await page.keyboard.press('Tab');
  // The name is that of a hotel, which is taken; the contact is folded, so the rate of a night is not far.
  for (let presses = 0; presses < 20; presses++) {
    if (await field(page, 'Diária média').evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await expect(field(page, 'Diária média')).toBeFocused();
  await page.keyboard.type('31550');
  await page.keyboard.press('Control+Enter');
  await expect(quoteWindow(page)).toBeHidden();
  await expect(stay(page).getByRole('article').filter({ hasText: 'Novotel Curitiba' })).toBeVisible();
  await expect
    .poll(async () => (await readRequest(caller, request.id)).servicosHotel[0]?.cotacoes.at(-1))
    .toMatchObject({ nome: 'Novotel Curitiba', email: 'reservas@novotelcuritiba.test', tarifaMedia: 315.5 });
});

test('Q-018 Q-020 quotes of a hotel that are only read offer nothing that changes them', async ({ page, caller }) => {
  const request = await analysedHotelRequest(caller);
  await openRequestAs(page, 'consultant', request.id);
  await expect(stay(page).getByRole('article').first()).toBeVisible();
  await expect(stay(page).getByRole('button', { name: /Adicionar|Remover|Confirmar|Editar/ })).toHaveCount(0);
  await stay(page).getByRole('button', { name: 'Consultar' }).first().click();
  await expect(quoteWindow(page)).toBeVisible();
  await expect(quoteWindow(page).getByRole('button', { name: 'Salvar' })).toHaveCount(0);
  await expect(field(page, 'Tarifa')).toHaveAttribute('readonly', '');
  await page.keyboard.press('Escape');
  await expect(quoteWindow(page)).toBeHidden();
});

test('Q-023 what was typed of a hotel and not saved is told with its name, is discarded and brought back, and goes on', async ({
  page,
  caller,
}) => {
  const request = await takenRequestWith(caller, 'HOTEL');
  await openRequestAs(page, 'consultant', request.id);
  await stay(page).getByRole('button', { name: 'Adicionar cotação' }).click();
  await quoteWindow(page).getByRole('combobox', { name: 'Hotel' }).fill('Pousada da Ana');
  await field(page, 'Diária média').pressSequentially('18000');
  await page.keyboard.press('Escape');
  await expect(quoteWindow(page)).toBeHidden();

  await page.reload();
  await expect(stay(page).getByText(/^Pousada da Ana · digitado em /)).toBeVisible();
  await stay(page).getByRole('button', { name: 'Descartar' }).click();
  await expect(page.getByText(/^Rascunho descartado: Pousada da Ana/)).toBeVisible();
  await page.getByRole('button', { name: 'Desfazer' }).click();
  await stay(page).getByRole('button', { name: 'Continuar' }).click();
  await expect(quoteWindow(page).getByRole('combobox', { name: 'Hotel' })).toHaveValue('Pousada da Ana');
  await expect(field(page, 'Diária média')).toHaveValue('180,00');
});

test('Q-023 two clerks on one hotel quote: what each has typed stays, and the second sees what the first has changed', async ({
  page,
  browser,
  caller,
}) => {
  const request = await takenRequestWith(caller, 'HOTEL');
  const stored = async () => (await readRequest(caller, request.id)).servicosHotel[0]?.cotacoes ?? [];
  await openRequestAs(page, 'consultant', request.id);
  await stay(page).getByRole('button', { name: 'Adicionar cotação' }).click();
  await quoteWindow(page).getByRole('combobox', { name: 'Hotel' }).fill('Pousada dos Dois');
  await field(page, 'Diária média').pressSequentially('20000');
  await field(page, 'Diárias').fill('2');
  await quoteWindow(page).getByRole('button', { name: 'Salvar' }).click();
  await expect(quoteWindow(page)).toBeHidden();

  const other = await openElsewhere(browser, request);
  for (const clerk of [page, other]) {
    const card = stay(clerk).getByRole('article').filter({ hasText: 'Pousada dos Dois' }).last();
    await card.getByRole('button', { name: 'Confirmar dados' }).click();
    await expect(field(clerk, 'Tarifa')).toHaveValue('400,00');
  }
  await field(other, 'Diária média').fill('25000');
  await expect(field(other, 'Tarifa')).toHaveValue('500,00');
  await quoteWindow(other).getByRole('button', { name: 'Salvar' }).click();
  await expect(quoteWindow(other)).toBeHidden();
  await other.context().close();

  await field(page, 'Taxas').fill('3000');
  await quoteWindow(page).getByRole('button', { name: 'Salvar' }).click();
  await expect(quoteWindow(page).getByText(`${caller.user.name} salvou primeiro, em `)).toBeVisible();
  await expect(quoteWindow(page).getByText('A versão salva é diferente em: Diária média, Tarifa, Taxas.')).toBeVisible();
  await expect(field(page, 'Taxas')).toHaveValue('30,00');
  expect((await stored()).at(-1)).toMatchObject({ nome: 'Pousada dos Dois', tarifaMedia: 250, tarifa: 500, taxas: null });
  await quoteWindow(page).getByRole('button', { name: 'Salvar a minha por cima' }).click();
  await expect(quoteWindow(page)).toBeHidden();
  await expect.poll(async () => (await stored()).at(-1)).toMatchObject({ tarifaMedia: 200, tarifa: 400, taxas: 30 });
});
