import type { AirQuote } from '@guiche/domain/entities';
import { openRequestAs, quoteWindow, quoteWindowOf, saveAndClose, servicePanel, signIn, startQuote } from './support/pages.ts';
import { airToIssue } from './support/provider-issues.ts';
import { readRequest, takenAirRequest } from './support/requests.ts';
import { expect, test } from './support/test.ts';

test('Q-043 what a clerk types into the fields of a flight is stored, and is there when the quote is opened again', async ({
  page,
  caller,
}) => {
  const request = await takenAirRequest(caller);
  await signIn(page, 'consultant');
  await startQuote(page, request, '100000');
  const window = quoteWindow(page);
  const text = (name: string) => window.getByRole('textbox', { name, exact: true });
  const choice = (name: string) => window.getByRole('combobox', { name, exact: true });
  const unfold = async (name: RegExp) => {
    const section = window.getByRole('button', { name });
    if ((await section.getAttribute('aria-expanded')) === 'false') await section.click();
  };
  await unfold(/^Reserva e bagagem/);
  await unfold(/^Observação/);
  for (const locator of await text('Localizador').all()) await locator.fill('KX4T9P');
  await choice('Cabine').first().selectOption({ label: 'Executiva' });
  await window
    .getByRole('button', { name: /^Assentos/ })
    .first()
    .click();
  await window
    .getByRole('textbox', { name: /^Assento de/ })
    .first()
    .fill('12a');
  const typed: Readonly<Record<string, string>> = {
    'Código da reserva': 'RES-77',
    Bagagens: '2',
    'Peso por bagagem': '23',
    'Tour code': 'TC9',
    'Base tarifária': 'YOWBR',
    Observação: 'Prefere corredor',
  };
  for (const [name, value] of Object.entries(typed)) await text(name).fill(value);
  for (const [name, digits] of [
    ['Taxas', '8990'],
    ['Taxa extra', '3000'],
    ['Fee', '4500'],
    ['ISS', '2000'],
    ['DU/RAV', '4000'],
  ] as const) {
    await text(name).fill('');
    await text(name).pressSequentially(digits);
  }
  const expected = {
    tarifa: 1000,
    taxas: 89.9,
    taxaExtra: 30,
    taxaExtraPercentual: 3,
    fee: 45,
    iss: 20,
    duRav: 40,
    codigoReserva: 'RES-77',
    quantidadeBagagem: 2,
    pesoBagagem: 23,
    tourCode: 'TC9',
    baseTarifaria: 'YOWBR',
    observacao: 'Prefere corredor',
  } satisfies Partial<AirQuote>;
  await saveAndClose(page);
  const stored = (await readRequest(caller, request.id)).servicosAereos[0]?.cotacoes.at(-1);
  expect(stored).toMatchObject(expected);
  expect(stored?.segmentos[0]?.voos[0]).toMatchObject({ localizador: 'KX4T9P', tipoCabine: 'EXECUTIVA', assentos: [{ assento: '12A' }] });

  await servicePanel(page, 'AEREO').getByRole('article').last().getByRole('button', { name: 'Confirmar dados' }).click();
  for (const [name, value] of Object.entries(typed)) await expect(text(name)).toHaveValue(value);
  await expect(text('Localizador').first()).toHaveValue('KX4T9P');
  await expect(text('Taxa extra')).toHaveValue('30,00');
  await expect(window.getByRole('button', { name: 'Assentos 12A' }).first()).toBeVisible();
});

test('Q-043 at issue the window has the fields of an issue, and its actions open', async ({ page, caller }) => {
  const { request } = await airToIssue(caller, 'ABC126');
  await openRequestAs(page, 'consultant', request.id);
  await servicePanel(page, 'AEREO')
    .getByRole('article')
    .filter({ hasText: 'Escolhida' })
    .getByRole('button', { name: /^(Confirmar|Editar) dados$/ })
    .click();
  const window = quoteWindowOf(page, 'AEREO');
  for (const name of ['Número do bilhete', 'Código de autorização', 'Data de emissão', 'Emissor'])
    await expect(window.getByRole('textbox', { name, exact: true })).toBeVisible();
  await expect(window.getByRole('group', { name: 'Ações da cotação' }).getByRole('button')).toHaveText([
    'Emitir',
    'Capturar dados externos',
    'Saldos pendentes',
    'Cartão',
    'Anexos',
  ]);
  await expect(window.getByRole('button', { name: 'Salvar' })).toBeVisible();
  for (const [action, opened] of [
    ['Capturar dados externos', 'Captura de dados externos'],
    ['Saldos pendentes', /[Ss]aldos/],
    ['Anexos', /^Anexos/],
  ] as const) {
    await window.getByRole('button', { name: action, exact: true }).click();
    const dialog = page.getByRole('dialog', { name: opened });
    // Escape belongs to the window in which the focus is.
    await expect.poll(() => dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  }
  await window.getByRole('button', { name: 'Fechar' }).first().click();
  await expect(window).toHaveCount(0);
});
