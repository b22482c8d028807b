import { openRequestAs, quoteWindow } from './support/pages.ts';
import { takenAirRequest } from './support/requests.ts';
import { expect, test } from './support/test.ts';

const RATE = '**/rest/moedas/**';

test('Q-131 A-321 the rate of the selected currency is suggested, 1 of the national one; a failed lookup is told and keeps the rate', async ({
  page,
  caller,
}) => {
  const request = await takenAirRequest(caller);
  await openRequestAs(page, 'consultant', request.id);
  await page.getByRole('button', { name: 'Adicionar cotação' }).first().click();
  const window = quoteWindow(page);
  const currency = window.getByRole('combobox', { name: 'Moeda' });
  const rate = window.getByRole('textbox', { name: /^Câmbio/ });
  // A new quote is in the national currency: its rate is 1, and no field.
  await expect(currency).toContainText('BRL');
  await expect(window.getByRole('group', { name: 'Câmbio' })).toContainText('1,000000');
  await expect(rate).toHaveCount(0);

  const option = currency.locator('option', { hasText: 'USD' });
  await currency.selectOption((await option.getAttribute('value')) ?? '');
  await rate.fill('5,1');
  await page.route(RATE, (route) => route.fulfill({ status: 500, body: '' }));
  await window.getByRole('button', { name: 'Sugerir câmbio' }).click();
  await expect(window.getByText('Não foi possível sugerir a cotação da moeda. Informe o valor manualmente.')).toBeVisible();
  await expect(rate).toHaveValue('5,100000');

  await page.unroute(RATE);
  const answered = page.waitForResponse(RATE);
  await window.getByRole('button', { name: 'Sugerir câmbio' }).click();
  const { cotacao } = await (await answered).json();
  expect(cotacao).not.toBe(5.1);
  await expect(rate).toHaveValue(new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 6 }).format(cotacao));
});
