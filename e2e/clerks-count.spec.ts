import type { Locator, Page } from '@playwright/test';
import { openRequestAs, quoteWindow, quoteWindowOf } from './support/pages.ts';
import { type Caller, readRequest, takenAirRequest, takenOwnStays } from './support/requests.ts';
import { expect, test } from './support/test.ts';

/** A hand that counts what it does. */
function countingHand(page: Page) {
  const made = { clicks: 0, keys: 0, tabs: 0 };
  return {
    made,
    async click(target: Locator) {
      made.clicks += 1;
      await target.click();
    },
    async type(text: string) {
      made.keys += text.length;
      await page.keyboard.type(text);
    },
    async press(key: string) {
      made.keys += 1;
      await page.keyboard.press(key);
    },
    /** Presses Tab until the field has the focus. */
    async tabTo(field: Locator) {
      const isFocused = () => field.evaluate((element) => element === document.activeElement);
      for (let presses = 0; !(await isFocused()); presses++) {
        if (presses === 60) throw new Error(`Tab never reached ${field}.`);
        made.tabs += 1;
        await page.keyboard.press('Tab');
      }
    },
  };
}

/** What the clerk reads off the airline's screen: there and back, fare, taxes and locator. */
const FLIGHTS = [
  { code: 'AD4100', departure: '0810', arrival: '1155' },
  { code: 'AD4101', departure: '1830', arrival: '2215' },
] as const;
const LOCATOR = 'HLVHCH';
const FARE = '123450';
const TAXES = '8990';

/** The fields of the flight of each segment, and of the price. */
function fields(page: Page) {
  const window = quoteWindow(page);
  const flight = (index: number) => ({
    airline: window.getByRole('combobox', { name: 'Companhia' }).nth(index),
    number: window.getByRole('textbox', { name: 'Nº do voo' }).nth(index),
    departure: window.getByRole('textbox', { name: 'Partida' }).nth(index),
    arrival: window.getByRole('textbox', { name: 'Chegada' }).nth(index),
    locator: window.getByRole('textbox', { name: 'Localizador' }).nth(index),
  });
  const amount = (name: string) => window.getByRole('textbox', { name, exact: true });
  return { flight, fare: amount('Tarifa'), taxes: amount('Taxas'), save: window.getByRole('button', { name: 'Salvar' }) };
}

/** The day after a day. */
function dayAfter(day: string): string {
  return new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);
}

/** Opens a request for a return trip; returns the days that it asks for, and what is stored of the flights of its last quote. */
async function openReturnTrip(page: Page, caller: Caller) {
  const request = await takenAirRequest(caller, 'IDA_VOLTA');
  await openRequestAs(page, 'consultant', request.id);
  const days = request.servicosAereos.flatMap(({ segmentos }) => segmentos.map(({ data }) => data ?? ''));
  async function stored() {
    const quote = (await readRequest(caller, request.id)).servicosAereos[0]?.cotacoes.at(-1);
    const flights = quote?.segmentos.flatMap(({ voos }) => voos) ?? [];
    return {
      tarifa: quote?.tarifa,
      taxas: quote?.taxas,
      flights: flights.map(({ cia, numero, localizador, dataPartida, dataChegada }) =>
        [`${cia}${numero}`, localizador, dataPartida, dataChegada].join(' '),
      ),
    };
  }
  return { days, stored };
}

/** What is stored of the flights when they leave on these days. */
function asStored(days: readonly string[]) {
  const moment = (day: string | undefined, time: string) => `${day}T${time.slice(0, 2)}:${time.slice(2)}`;
  return {
    tarifa: 1234.5,
    taxas: 89.9,
    flights: FLIGHTS.map(({ code, departure, arrival }, index) =>
      [code, LOCATOR, moment(days[index], departure), moment(days[index], arrival)].join(' '),
    ),
  };
}

test('a return trip is quoted with the mouse in at most 11 clicks; the days of the request are not typed again', async ({
  page,
  caller,
}) => {
  const { days, stored } = await openReturnTrip(page, caller);
  const { click, type, made } = countingHand(page);
  const { flight, fare, taxes, save } = fields(page);
  await click(page.getByRole('button', { name: 'Adicionar cotação' }));
  await expect(flight(0).airline).toBeFocused();
  for (const [index, { code, departure, arrival }] of FLIGHTS.entries()) {
    // The window opens with the focus on the first airline.
    if (index > 0) await click(flight(index).airline);
    await type(code);
    // The list of airlines goes as the press comes.
    await click(flight(index).departure);
    await expect(flight(index).departure).toBeFocused();
    await expect(flight(index).number).toHaveValue(code.slice(2));
    await type(departure);
    await click(flight(index).arrival);
    await type(arrival);
    await click(flight(index).locator);
    await type(LOCATOR);
  }
  await click(fare);
  await type(FARE);
  await click(taxes);
  await type(TAXES);
  await click(save);
  await expect(quoteWindow(page)).toBeHidden();
  await expect.poll(stored).toEqual(asStored(days));
  expect(made.clicks).toBeLessThanOrEqual(11);
  // Codes, times, locators and amounts: no digit of a day.
  expect(made.keys).toBe([...FLIGHTS.flatMap((each) => Object.values(each)), LOCATOR, LOCATOR, FARE, TAXES].join('').length);
});

test('a return trip is quoted with the keyboard alone; a day that the request does not ask for takes four digits', async ({
  page,
  caller,
}) => {
  const { days, stored } = await openReturnTrip(page, caller);
  const { type, press, tabTo, made } = countingHand(page);
  const { flight, fare, taxes } = fields(page);
  const flown = days.map(dayAfter);
  await page.getByRole('button', { name: 'Adicionar cotação' }).focus();
  await press('Enter');
  await expect(flight(0).airline).toBeFocused();
  for (const [index, { code, departure, arrival }] of FLIGHTS.entries()) {
    const [, month, day] = flown[index]?.split('-') ?? [];
    await tabTo(flight(index).airline);
    await type(code);
    await tabTo(flight(index).departure);
    await expect(flight(index).number).toHaveValue(code.slice(2));
    await type(`${day}/${month} ${departure}`);
    // The arrival has the day of the departure.
    await tabTo(flight(index).arrival);
    await type(arrival);
    await tabTo(flight(index).locator);
    await type(LOCATOR);
  }
  await tabTo(fare);
  await type(FARE);
  await tabTo(taxes);
  await type(TAXES);
  await press('Control+Enter');
  await expect(quoteWindow(page)).toBeHidden();
  await expect.poll(stored).toEqual(asStored(flown));
  expect(made.tabs).toBeLessThanOrEqual(25);
});

test('B-014 @phone the same hotel for a second traveller, who has a service of their own, takes three presses', async ({
  page,
  caller,
}) => {
  const request = await takenOwnStays(caller);
  const [first, second] = request.servicosHotel;
  const who = second?.viajantes.map(({ nomeCompleto }) => nomeCompleto).join();
  await openRequestAs(page, 'consultant', request.id);
  const stays = page.getByRole('region', { name: /^Hotel/ });
  const window = quoteWindowOf(page, 'HOTEL');
  await stays.first().getByRole('button', { name: 'Adicionar cotação' }).click();
  const hotel = window.getByRole('combobox', { name: 'Hotel' });
  await hotel.pressSequentially('Mercure Recife');
  await page.getByRole('option', { name: /Mercure Recife/ }).click();
  await window.getByRole('textbox', { name: 'Diária média', exact: true }).pressSequentially('31050');
  await window.getByRole('button', { name: 'Salvar' }).click();
  await expect(window).toBeHidden();

  const { click, press, made } = countingHand(page);
  await click(stays.first().getByRole('article').getByRole('button', { name: 'Mais ações' }));
  await click(page.getByRole('menuitem', { name: `Duplicar para ${who}` }));
  await expect(hotel).toHaveValue('Mercure Recife');
  await expect(window).toContainText(who ?? '');
  await expect(window.locator(':focus')).toHaveCount(1);
  await press('Control+Enter');
  await expect(window).toBeHidden();
  expect({ clicks: made.clicks, keys: made.keys }).toEqual({ clicks: 2, keys: 1 });
  await expect(stays.last().getByRole('article')).toHaveText(/Mercure Recife/);
  const quotesOf = async () => (await readRequest(caller, request.id)).servicosHotel.map(({ id, cotacoes }) => [id, cotacoes]);
  await expect.poll(quotesOf).toEqual([
    [first?.id, [expect.objectContaining({ idServico: first?.id, nome: 'Mercure Recife', tarifaMedia: 310.5 })]],
    [second?.id, [expect.objectContaining({ idServico: second?.id, nome: 'Mercure Recife', tarifaMedia: 310.5, versao: 1 })]],
  ]);
});
