import { randomUUID } from 'node:crypto';
import { listConsolidators, listLookup, listSuppliers } from '@guiche/contract/lookups';
import { SAVE_QUOTE } from '@guiche/contract/quotes';
import { listRequestLog } from '@guiche/contract/requests';
import { type HotelQuote, paymentTypeSchema, type TravelRequest } from '@guiche/domain/entities';
import { TIPO_SERVICO_ID } from '@guiche/domain/enums';
import { newHotelQuote } from '@guiche/domain/hotel/quote';
import type { Page } from '@playwright/test';
import { openRequestAs } from './support/pages.ts';
import { type Caller, takenRequestWith } from './support/requests.ts';
import { expect, test } from './support/test.ts';

const quoteWindow = (page: Page) => page.getByRole('dialog', { name: /cotação de hotel/i });
const bookingWindow = (page: Page) => page.getByRole('dialog', { name: 'Reservar o hotel por e-mail' });
const toast = (page: Page, text: string | RegExp) => page.locator('[data-tipo]').filter({ hasText: text });
const stay = (page: Page) => page.getByRole('region', { name: /^Hotel/ });

/** Stores a quote of the request's hotel that is paid by card, of a name of its own. */
async function store({ client, user }: Caller, request: TravelRequest, changes: Partial<HotelQuote>): Promise<HotelQuote> {
  const [service] = request.servicosHotel;
  if (!service) throw new Error('The request has no hotel.');
  const idAgencia = user.agency.id;
  const params = { idAgencia, tipoServico: TIPO_SERVICO_ID.HOTEL, idEmpresa: request.empresa.id };
  const consolidators = await client.call(listConsolidators, { params });
  const [fornecedorServico = null] = await client.call(listSuppliers, { params: { idAgencia } });
  const types = await client.call(listLookup, { params: { entity: 'tiposPagamentoAgencia' } });
  const tipoPagamento = types
    .map(({ data }) => paymentTypeSchema.parse(JSON.parse(data)))
    .find(({ tipoFormaPagamento }) => tipoFormaPagamento === 'CARTAO_FIXO');
  if (!tipoPagamento) throw new Error('The demo data have no fixed card.');
  const blank = newHotelQuote({ service, agency: { id: idAgencia, fornecedorPadrao: null }, consolidators, newId: randomUUID });
  return client.call(SAVE_QUOTE.HOTEL, {
    params: { idViagem: request.id, tipoServico: 'hotel' },
    body: {
      ...blank,
      tarifa: 1000,
      taxas: 90,
      fee: null,
      tipoPagamento,
      fornecedorServico,
      intermediador: 'DIRETO',
      tipoApartamento: 'Standard',
      tipoCama: 'CAMA_CASAL',
      tipoTarifa: 'NET',
      ...changes,
    },
  });
}

async function openQuote(page: Page, name: string) {
  await stay(page)
    .getByRole('article')
    .filter({ hasText: name })
    .getByRole('button', { name: /^(Confirmar dados|Editar|Consultar)$/ })
    .first()
    .click();
}

async function openBooking(page: Page, name: string, action: string) {
  await openQuote(page, name);
  await quoteWindow(page).getByRole('button', { name: action }).click();
  await expect(bookingWindow(page)).toBeVisible();
}

async function typeCard(page: Page) {
  const field = (name: string) => bookingWindow(page).getByRole('textbox', { name });
  await expect(field('Número do cartão')).toBeFocused();
  await page.keyboard.type('4111111111111111');
  await field('Validade do cartão').fill('1230');
  await field('Código de verificação').fill('737');
  await field('Nome no cartão').fill('ANA LIMA');
}

/** Presses the button of the hotel's page, and once more before the first press is answered. */
async function pressTwice(hotel: Page) {
  let answerNow = () => {};
  const pressedAgain = new Promise<void>((resolve) => {
    answerNow = resolve;
  });
  await hotel.route('**/api/cartao/*', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    const answer = await route.fetch();
    await pressedAgain;
    await route.fulfill({ response: answer });
  });
  const box = await hotel.getByRole('button').boundingBox();
  const [x, y] = [(box?.x ?? 0) + 10, (box?.y ?? 0) + 10];
  const sent = hotel.waitForRequest((request) => request.method() === 'POST');
  await hotel.mouse.click(x, y);
  await sent;
  await hotel.mouse.click(x, y);
  answerNow();
  await expect(hotel.getByText(/^Abertura/)).toBeVisible();
  await hotel.unrouteAll({ behavior: 'wait' });
}

test.beforeEach(({ context }) => context.grantPermissions(['clipboard-read', 'clipboard-write']));

test('Q-180 Q-184 what the quote lacks is told before a card is asked for; a hotel that was booked is booked again only after a question', async ({
  page,
  caller,
}) => {
  const request = await takenRequestWith(caller, 'HOTEL');
  const [whole, lacking] = [`Hotel ${randomUUID().slice(0, 6)}`, `Pousada ${randomUUID().slice(0, 6)}`];
  await store(caller, request, { nome: whole, email: 'reservas@boaviagem.test' });
  await store(caller, request, { nome: lacking, email: null, tipoCama: null });
  await openRequestAs(page, 'consultant', request.id);

  await test.step('what the quote lacks is told, and no window asks for the card', async () => {
    await openQuote(page, lacking);
    await quoteWindow(page).getByRole('button', { name: 'Enviar e-mail de reserva' }).click();
    await expect(toast(page, 'Preencha os campos obrigatórios: Tipo de cama, E-mail do hotel')).toBeVisible();
    await expect(bookingWindow(page)).toBeHidden();
    // It stands in a section that was folded.
    const address = quoteWindow(page).getByRole('textbox', { name: /^E-mail/ });
    await expect(address).toBeFocused();
    const bed = quoteWindow(page).getByRole('combobox', { name: 'Tipo de cama' });
    for (const field of [address, bed]) await expect(field).toHaveAccessibleDescription(/Preencha o campo antes de continuar/);
    await address.fill('reservas@boaviagem.test');
    await expect(address).not.toHaveAccessibleDescription(/Preencha o campo/);
    await expect(bed).toHaveAccessibleDescription(/Preencha o campo antes de continuar/);
    await quoteWindow(page).getByRole('button', { name: 'Enviar e-mail de reserva' }).click();
    await expect(toast(page, /^Preencha os campos obrigatórios: Tipo de cama$/)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(quoteWindow(page)).toBeHidden();
  });

  await test.step('the second time the window says what was sent, and asks', async () => {
    await openBooking(page, whole, 'Enviar e-mail de reserva');
    await typeCard(page);
    await bookingWindow(page).getByRole('button', { name: 'Enviar e-mail' }).click();
    await expect(bookingWindow(page)).toBeHidden();
    await quoteWindow(page).getByRole('button', { name: 'Enviar e-mail de reserva' }).click();
    const told = bookingWindow(page).getByText(/Já enviado em \d\d\/\d\d \d\d:\d\d por .+, para reservas@boaviagem\.test\./);
    await expect(told).toBeVisible();
    await typeCard(page);
    await bookingWindow(page).getByRole('button', { name: 'Enviar e-mail' }).click();
    const question = page.getByRole('alertdialog', { name: 'Enviar a reserva outra vez?' });
    await question.getByRole('button', { name: 'Enviar outra vez' }).click();
    await expect(bookingWindow(page)).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(quoteWindow(page)).toBeHidden();
  });

  const entries = await caller.client.call(listRequestLog, { params: { uuid: request.uuid } });
  expect(entries.filter(({ tipoAlteracaoSolicitacao }) => tipoAlteracaoSolicitacao === 'RESERVA_ENVIADA')).toHaveLength(2);
});

test('A-326 A-330 A-331 Q-184 Q-185 Q-186 Q-280 Q-281 a hotel is booked by e-mail; one that cannot be sent is copied by hand, and the hotel opens its link', async ({
  page,
  caller,
}) => {
  const request = await takenRequestWith(caller, 'HOTEL');
  const [good, bad] = [`Hotel ${randomUUID().slice(0, 6)}`, `Pousada ${randomUUID().slice(0, 6)}`];
  await store(caller, request, { nome: good, email: 'reservas@boaviagem.test' });
  await store(caller, request, { nome: bad, email: 'reservas@falha.test' });
  await openRequestAs(page, 'consultant', request.id);

  await test.step('Back asks before the typed card is lost; the e-mail is sent, and its ticket is told', async () => {
    await openBooking(page, good, 'Enviar e-mail de reserva');
    await bookingWindow(page).getByRole('button', { name: 'Enviar e-mail' }).click();
    await expect(bookingWindow(page).getByRole('alert')).toContainText(
      'Preencha os campos obrigatórios: Número do cartão, Nome no cartão, Validade do cartão, Código de verificação',
    );
    await bookingWindow(page).getByRole('textbox', { name: 'Número do cartão' }).focus();
    await typeCard(page);
    await page.goBack();
    const question = page.getByRole('alertdialog', { name: 'Descartar os dados do cartão?' });
    await question.getByRole('button', { name: 'Cancelar' }).click();
    await expect(question).toBeHidden();
    await bookingWindow(page).getByRole('button', { name: 'Enviar e-mail' }).click();
    await expect(toast(page, /^Chamado \d{9} criado no sistema de atendimento\./)).toBeVisible();
    await expect(bookingWindow(page)).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(quoteWindow(page)).toBeHidden();
  });

  const copied = await test.step('one that fails offers its text, which is copied', async () => {
    await openBooking(page, bad, 'Enviar e-mail de reserva');
    await typeCard(page);
    await bookingWindow(page).getByRole('button', { name: 'Enviar e-mail' }).click();
    const offer = bookingWindow(page).getByRole('alert');
    await expect(offer).toContainText('Não foi possível enviar o e-mail pelo sistema de atendimento.');
    await offer.getByRole('button', { name: 'Copiar o texto' }).click();
    await expect(toast(page, 'Dados copiados com sucesso!')).toBeVisible();
    await expect(bookingWindow(page)).toBeHidden();
    return page.evaluate(() => navigator.clipboard.readText());
  });

  await test.step('the text has a link in place of the number, and no draft has the card', async () => {
    expect(copied).toContain(`Hotel: ${bad}`);
    expect(copied).toContain('Cartão: Visa final 1111, em nome de ANA LIMA, validade 12/30');
    expect(copied).not.toMatch(/4111|737(?![\w-])/);
    const kept = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
    expect(kept).not.toMatch(/4111|ANA LIMA/);
  });

  await test.step('the hotel opens the link: a button first, which counts once however often it is pressed, then number and code, the code once', async () => {
    const link = /https?:\/\/\S+\/api\/cartao\/\S+/.exec(copied)?.[0] ?? '';
    const hotel = await page.context().newPage();
    for (const view of [1, 2, 3]) {
      await hotel.goto(link);
      await expect(hotel.getByText('4111')).toHaveCount(0);
      if (view === 1) await pressTwice(hotel);
      else await hotel.getByRole('button', { name: 'Ver dados do cartão' }).click();
      await expect(hotel.getByText('4111 1111 1111 1111')).toBeVisible();
      await expect(hotel.getByText(`Abertura ${view} de 3.`)).toBeVisible();
      await expect(hotel.getByText('737', { exact: true })).toHaveCount(view === 1 ? 1 : 0);
    }
    await hotel.goto(link);
    await expect(hotel.getByRole('heading', { name: 'Este link já foi aberto 3 vezes' })).toBeVisible();
  });
});

test('A-326 Q-186 where the browser refuses the clipboard, that is told and the text is shown selected', async ({ page, caller }) => {
  const request = await takenRequestWith(caller, 'HOTEL');
  const name = `Hotel ${randomUUID().slice(0, 6)}`;
  await store(caller, request, { nome: name, email: 'reservas@boaviagem.test' });
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
  });
  await openRequestAs(page, 'consultant', request.id);
  await openBooking(page, name, 'Copiar dados');
  await typeCard(page);
  await bookingWindow(page).getByRole('button', { name: 'Copiar dados' }).click();
  await expect(toast(page, 'Erro ao copiar dados.')).toBeVisible();
  await expect(bookingWindow(page).getByRole('textbox', { name: 'Texto da reserva' })).toHaveValue(/^Olá! Pedimos a reserva abaixo\./);
});
