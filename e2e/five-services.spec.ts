import type { TravelRequest } from '@guiche/domain/entities';
import { TIPO_SERVICO, type TipoServico } from '@guiche/domain/enums';
import { servicesOf } from '@guiche/domain/requests';
import type { Locator, Page } from '@playwright/test';
import { type CountingKeyboard, countingKeyboard, expectFocusInPage } from './support/keyboard.ts';
import { fillItinerary, quoteWindowOf, requestList, servicePanel, signIn } from './support/pages.ts';
import { freeFullRequest, readRequest } from './support/requests.ts';
import { expect, test } from './support/test.ts';

test.use({ news: true });

/** The lines of the price that are typed, in the order in which they stand, as people type them: without points and commas. */
type Amounts = Readonly<Partial<Record<'Diária média' | 'Valor da diária' | (typeof LINES)[number], string>>>;
const LINES = ['Tarifa', 'Taxas', 'Taxa extra', 'Fee', 'DU/RAV', 'ISS', 'Markup'] as const;

interface Offer {
  /** The rate per night or day, of which the nights or days make the fare. */
  readonly rate?: readonly ['Diária média' | 'Valor da diária', string];
  readonly amounts: Amounts;
  readonly total: string;
}

/** What is typed for each kind, and the total as it is reckoned by hand. */
const OFFERS: Readonly<Record<TipoServico, Offer>> = {
  // 1.234,50 + 89,90 + 30,00 + 45,00 + 40,00 + 24,69 + 123,45
  AEREO: {
    amounts: { Tarifa: '123450', Taxas: '8990', 'Taxa extra': '3000', Fee: '4500', 'DU/RAV': '4000', ISS: '2469', Markup: '12345' },
    total: '1.587,54',
  },
  // 2 × 315,50 + 18,20 + 35,00 + 31,55 + 10,00
  HOTEL: { rate: ['Diária média', '31550'], amounts: { Taxas: '1820', Fee: '3500', ISS: '3155', Markup: '1000' }, total: '725,75' },
  // 3 × 149,90 + 27,35 + 30,00
  CARRO: { rate: ['Valor da diária', '14990'], amounts: { Taxas: '2735', Fee: '3000' }, total: '507,05' },
  // 189,90 + 12,45 + 25,00
  RODOVIARIO: { amounts: { Tarifa: '18990', Taxas: '1245', Fee: '2500' }, total: '227,35' },
  // 320,50 + 20,00
  OUTROS: { amounts: { Tarifa: '32050', Fee: '2000' }, total: '340,50' },
};
/** 1.587,54 + 725,75 + 507,05 + 227,35 + 340,50 */
const ALL_TOGETHER = '3.388,19';

const cents = (amount: string) => Number(amount) / 100;
/** A day as people type it. */
const typed = (day: string) => day.split('-').reverse().join('/');
const days = (request: TravelRequest) => (request.servicosAereos[0]?.segmentos ?? []).map(({ data }) => typed(data));
const busDay = (request: TravelRequest) => typed(request.servicosRodoviario[0]?.dataIda ?? '');
const field = (page: Page, kind: TipoServico, name: string) => quoteWindowOf(page, kind).getByRole('textbox', { name, exact: true });
const lookup = (page: Page, kind: TipoServico, name: string) => quoteWindowOf(page, kind).getByRole('combobox', { name, exact: true });
const totalOf = (page: Page, kind: TipoServico) => quoteWindowOf(page, kind).getByRole('status', { name: 'Total do cliente' });
const addButton = (page: Page, kind: TipoServico) => servicePanel(page, kind).getByRole('button', { name: 'Adicionar cotação' });
const concludeButton = (page: Page) => page.getByRole('button', { name: 'Concluir cotação', exact: true });
const conclusion = (page: Page) => page.getByRole('dialog', { name: /conclu/i });

/** Expects the request to be the client's, with the quotes that were typed and no other. */
async function expectConcluded(request: TravelRequest): Promise<void> {
  expect(request.status).toBe('SELECAO_COTACAO');
  const stored = servicesOf(request).map(({ tipoServico, cotacoes }) => ({
    kind: tipoServico,
    quotes: cotacoes.map(({ total, statusCotacao }) => [total, statusCotacao]),
  }));
  expect(stored).toEqual(
    TIPO_SERVICO.map((kind) => ({
      kind,
      quotes: [[cents(OFFERS[kind].total.replace(/\D/g, '')), 'COTACAO_FINALIZADA']],
    })),
  );
}

test('Q-016 Q-230 A-114 @phone a clerk quotes all five services of a request, concludes it and finds it in client analysis', async ({
  page,
  caller,
}) => {
  test.slow();
  const request = await freeFullRequest(caller);

  /** What is offered, beside its price. */
  const typeOffer: Readonly<Record<TipoServico, () => Promise<void>>> = {
    AEREO: () => fillItinerary(page, (segment) => days(request)[segment] ?? ''),
    async HOTEL() {
      await lookup(page, 'HOTEL', 'Hotel').fill('Pousada da Ana');
      await field(page, 'HOTEL', 'Diárias').fill('2');
    },
    async CARRO() {
      await lookup(page, 'CARRO', 'Locadora').fill('hert');
      await page.getByRole('option', { name: 'Hertz' }).click();
      await field(page, 'CARRO', 'Diárias').fill('3');
    },
    async RODOVIARIO() {
      await field(page, 'RODOVIARIO', 'Viação').fill('Cometa');
      await lookup(page, 'RODOVIARIO', 'Classe').selectOption('LEITO');
      await field(page, 'RODOVIARIO', 'Partida').fill(`${busDay(request)} 22:30`);
    },
    async OUTROS() {
      await field(page, 'OUTROS', 'Descrição').fill('Seguro viagem, 5 dias');
    },
  };

  await signIn(page, 'consultant');
  await expect(requestList(page).getByRole('link').first()).toBeVisible();
  await page.getByRole('searchbox').first().fill(String(request.id));
  await expect(requestList(page).getByRole('link')).toHaveCount(1);
  await requestList(page).getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: new RegExp(String(request.id)) })).toBeVisible();
  await page.getByRole('button', { name: /^Assumir/ }).click();
  await expect(page.locator('[data-tipo]').getByText('Você assumiu a solicitação.')).toBeVisible();

  for (const kind of TIPO_SERVICO) {
    await test.step(`quote ${kind}`, async () => {
      const { rate, amounts, total } = OFFERS[kind];
      await addButton(page, kind).click();
      await expect(quoteWindowOf(page, kind)).toBeVisible();
      await typeOffer[kind]();
      const atStart = await totalOf(page, kind).textContent();
      if (rate) await field(page, kind, rate[0]).fill(rate[1]);
      for (const line of LINES) {
        const amount = amounts[line];
        if (amount !== undefined) await field(page, kind, line).fill(amount);
        if (line === 'Tarifa') await expect(totalOf(page, kind)).not.toHaveText(atStart ?? '');
      }
      await expect(totalOf(page, kind)).toContainText(`R$ ${total}`);
      await quoteWindowOf(page, kind).getByRole('button', { name: 'Salvar', exact: true }).click();
      await expect(quoteWindowOf(page, kind)).toBeHidden();
      await expect(servicePanel(page, kind).getByRole('article')).toHaveText(new RegExp(`R\\$\\s${total.replace('.', '\\.')}`));
    });
  }

  await test.step('conclude', async () => {
    await page.getByRole('button', { name: /^Concluir/ }).click();
    const rows = conclusion(page).getByRole('table').getByRole('row');
    for (const [place, kind] of TIPO_SERVICO.entries()) {
      await expect(rows.nth(place + 1).getByRole('cell')).toHaveText(['1', new RegExp(`R\\$\\s${OFFERS[kind].total.replace('.', '\\.')}`)]);
    }
    await conclusion(page)
      .getByRole('button', { name: /^Concluir/ })
      .click();
    await expect(page).not.toHaveURL(/relatorio/);
  });

  await test.step('find it in client analysis', async () => {
    await page.goto(`/#/agencia?lista=analise&termo=${request.id}`);
    await expect(requestList(page).getByRole('link')).toHaveCount(1);
    await expect(requestList(page)).toContainText(`R$ ${ALL_TOGETHER}`);
    await expectConcluded(await readRequest(caller, request.id));
  });
});

test('Q-016 Q-230 the same by keyboard alone: Tab reaches all that is typed, Ctrl+Enter saves, and the focus is never lost', async ({
  page,
  caller,
}) => {
  // Hundreds of keys.
  test.slow();
  const request = await freeFullRequest(caller);
  const keyboard = countingKeyboard(page);

  const typeOffer: Readonly<Record<TipoServico, (keys: CountingKeyboard) => Promise<void>>> = {
    async AEREO({ press, type, tabTo }) {
      const airlines = lookup(page, 'AEREO', 'Companhia');
      for (const [index, day] of days(request).entries()) {
        await tabTo(airlines.nth(index));
        await type('Azul');
        await expect(page.getByRole('option', { name: /^AD/ })).toBeVisible();
        await press('Enter');
        await tabTo(field(page, 'AEREO', 'Nº do voo').nth(index));
        await type(String(4200 + index));
        await tabTo(field(page, 'AEREO', 'Partida').nth(index));
        await type('0810');
        await expect(field(page, 'AEREO', 'Partida').nth(index)).toHaveValue(`${day} 08:10`);
        await tabTo(field(page, 'AEREO', 'Chegada').nth(index));
        await type('2355');
        await expect(field(page, 'AEREO', 'Chegada').nth(index)).toHaveValue(`${day} 23:55`);
      }
    },
    async HOTEL({ type, tabTo }) {
      await type('Pousada da Ana');
      await tabTo(field(page, 'HOTEL', 'Diárias'));
      await type('2');
    },
    async CARRO({ press, type, tabTo }) {
      await type('hert');
      await expect(page.getByRole('option', { name: 'Hertz' })).toBeVisible();
      await press('Enter');
      await tabTo(field(page, 'CARRO', 'Diárias'));
      await type('3');
    },
    async RODOVIARIO({ type, tabTo }) {
      await type('Cometa');
      await tabTo(lookup(page, 'RODOVIARIO', 'Classe'));
      // One letter: how fast several follow each other decides what a list of the browser makes of them.
      await type('L');
      await expect(lookup(page, 'RODOVIARIO', 'Classe')).toHaveValue('LEITO');
      await tabTo(field(page, 'RODOVIARIO', 'Partida'));
      await type('2230');
    },
    // What was asked for is there already.
    async OUTROS() {},
  };
  /** Where each window takes the first key. */
  const first: Readonly<Record<TipoServico, Locator>> = {
    AEREO: lookup(page, 'AEREO', 'Companhia').first(),
    HOTEL: lookup(page, 'HOTEL', 'Hotel'),
    CARRO: lookup(page, 'CARRO', 'Locadora'),
    RODOVIARIO: field(page, 'RODOVIARIO', 'Viação'),
    OUTROS: field(page, 'OUTROS', 'Tarifa'),
  };

  await signIn(page, 'consultant');
  await expect(requestList(page).getByRole('link').first()).toBeVisible();
  await keyboard.press('/');
  await keyboard.type(String(request.id));
  await expect(requestList(page).getByRole('link')).toHaveCount(1);
  await keyboard.tabTo(requestList(page).getByRole('link'));
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: new RegExp(String(request.id)) })).toBeVisible();
  await keyboard.tabTo(page.getByRole('button', { name: /^Assumir/ }));
  await keyboard.press('Enter');
  await expect(page.locator('[data-tipo]').getByText('Você assumiu a solicitação.')).toBeVisible();
  await expectFocusInPage(page);

  for (const kind of TIPO_SERVICO) {
    await test.step(`quote ${kind}`, async () => {
      const { rate, amounts, total } = OFFERS[kind];
      keyboard.counted();
      await keyboard.tabTo(addButton(page, kind));
      await keyboard.press('Enter');
      await expect(first[kind]).toBeFocused();
      await typeOffer[kind](keyboard);
      if (rate) {
        await keyboard.tabTo(field(page, kind, rate[0]));
        await keyboard.type(rate[1]);
      }
      for (const line of LINES) {
        const amount = amounts[line];
        if (amount === undefined) continue;
        await keyboard.tabTo(field(page, kind, line));
        await keyboard.type(amount);
      }
      await expect(totalOf(page, kind)).toContainText(`R$ ${total}`);
      await keyboard.press('Control+Enter');
      await expect(quoteWindowOf(page, kind)).toBeHidden();
      await expect(servicePanel(page, kind).getByRole('article')).toHaveCount(1);
      await expectFocusInPage(page);
      test.info().annotations.push({ type: `keys ${kind}`, description: String(keyboard.counted()) });
      await keyboard.tabTo(servicePanel(page, kind).getByRole('button', { name: /^Ir para/ }));
      await keyboard.press('Enter');
      const next = TIPO_SERVICO[TIPO_SERVICO.indexOf(kind) + 1];
      await expect(next ? addButton(page, next) : concludeButton(page)).toBeFocused();
      // However many quotes and panels stand between.
      expect(keyboard.counted()).toBeLessThanOrEqual(6);
    });
  }

  await test.step('conclude', async () => {
    await keyboard.press('Enter');
    await expect(conclusion(page)).toBeVisible();
    await keyboard.tabTo(conclusion(page).getByRole('button', { name: /^Concluir/ }));
    await keyboard.press('Enter');
    await expect(page).not.toHaveURL(/relatorio/);
    await expectFocusInPage(page);
    await expectConcluded(await readRequest(caller, request.id));
  });
});
