import { foundFlightsSchema, foundHotelsSchema, mergeHotels, searchAir } from '@guiche/contract/searches';
import type { Locator, Page } from 'playwright';
import type * as z from 'zod/mini';
import { buildApp, inApp } from './app.ts';
import { takenRequest } from './quote-windows.ts';
import { printTable, quantile } from './table.ts';

/** How many times slower the processor is than the machine's: as it is, and as those of old notebooks are. */
const SPEEDS = [1, 4] as const;
/** Moves of the mouse in one drag, and drags: one there and one back. */
const MOVES = 60;
const DRAGS = 4;
/** Pixels that one drag covers. */
const WAY = { slider: 120, map: 300 };
/** What a map of a large city shows. */
const HOTELS = 600;
/** Degrees by which a hotel is moved. */
const STREETS = 0.011;
/** The slowest sandbox consolidator answers sooner; in ms. */
const ALL_ANSWERED = 30_000;
/** Looks, half a second apart, at which nothing has changed. */
const STILL = 4;

const MAP = '[data-slot="map-canvas"]';

/** A day of the month after next, as a person types it: one on which the sandbox has everything. */
function typedDay(day: number): string {
  const now = new Date();
  const month = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 2, day));
  return `${day}/${String(month.getUTCMonth() + 1).padStart(2, '0')}/${month.getUTCFullYear()}`;
}

async function pick(page: Page, field: string, term: string): Promise<void> {
  await page.getByRole('combobox', { name: field }).fill(term);
  await page.getByRole('listbox').getByRole('option').first().click();
}

/** Waits until all have answered and nothing more comes; returns the number of what they found. */
async function found(page: Page): Promise<number> {
  const told = page.getByRole('region', { name: 'Resultados' }).getByText(/^\d+ resultados$/);
  let last = '';
  for (let same = 0; same < STILL; same += 1) {
    await page.waitForTimeout(500);
    await told.waitFor({ timeout: ALL_ANSWERED });
    const text = (await told.textContent()) ?? '';
    if (text !== last) same = 0;
    last = text;
  }
  return Number.parseInt(last, 10);
}

/** Searches for flights to São Paulo and back, for which the sandbox has the most. Returns the number of offers, and of the groups of their flights. */
async function searchFlights(page: Page, address: string, number: number): Promise<{ offers: number; groups: number }> {
  let offers = 0;
  page.on('response', async (response) => {
    if (!response.url().endsWith(searchAir.path) || !response.ok()) return;
    const { grupoCotacao } = foundFlightsSchema.parse(await response.json());
    offers += grupoCotacao.reduce((sum, { cotacoes }) => sum + cotacoes.length, 0);
  });
  await page.goto(`${address}/#/pesquisa/aereo/${number}`);
  await page.getByRole('combobox', { name: 'Viagem' }).selectOption({ label: 'Ida e volta' });
  await pick(page, 'Origem', 'GIG');
  await pick(page, 'Destino', 'GRU');
  await page.getByRole('textbox', { name: 'Partida' }).fill(typedDay(10));
  await page.getByRole('textbox', { name: 'Retorno' }).fill(typedDay(14));
  await page.getByRole('button', { name: 'Pesquisar' }).click();
  const groups = await found(page);
  return { offers, groups };
}

type Group = z.infer<typeof foundHotelsSchema>['grupoCotacao'][number];

/** The same hotels some streets further on, until there are enough. */
function withFurther(hotels: readonly Group[], count: number): Group[] {
  return Array.from({ length: count }, (_, place) => {
    const round = Math.floor(place / hotels.length);
    const { id, cotacoes } = hotels[place % hotels.length] as Group;
    const further = (degrees: number | null) => (degrees === null ? null : degrees + round * STREETS);
    return {
      id: `${id}-${round}`,
      cotacoes: cotacoes.map((one) => ({
        ...one,
        id: `${one.id}-${round}`,
        latitude: further(one.latitude),
        longitude: further(one.longitude),
      })),
    };
  });
}

/** Opens the map of the hotels of São Paulo, for which the sandbox has the most, and of more beside them. Returns the number of prices on it. */
async function openMap(page: Page, address: string, number: number): Promise<number> {
  await page.route(`**${mergeHotels.path}`, async (route) => {
    const response = await route.fetch();
    const { grupoCotacao } = foundHotelsSchema.parse(await response.json());
    await route.fulfill({ response, json: { grupoCotacao: withFurther(grupoCotacao, HOTELS) } });
  });
  await page.goto(`${address}/#/pesquisa/hotel/${number}`);
  await pick(page, 'Cidade', 'São Paulo');
  await page.getByRole('textbox', { name: 'Check-in' }).fill(typedDay(10));
  await page.getByRole('textbox', { name: 'Check-out' }).fill(typedDay(12));
  await page.getByRole('button', { name: 'Pesquisar' }).click();
  await found(page);
  await page.getByRole('button', { name: 'Ver no mapa' }).click();
  const marks = page.locator(`${MAP} .leaflet-marker-icon`);
  // An icon of the map has no size of its own.
  await marks.first().waitFor({ state: 'attached' });
  return marks.count();
}

/** The milliseconds between the frames of a page while something of it is dragged to and fro. */
async function dragFrames(page: Page, [x, y]: readonly [number, number], way: number, slower: number): Promise<number[]> {
  const devtools = await page.context().newCDPSession(page);
  await page.mouse.move(x, y);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slower });
  await page.evaluate(() => {
    const frames: number[] = [];
    let last = performance.now();
    const note = (moment: number) => {
      frames.push(moment - last);
      last = moment;
      requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
    Object.assign(window, { dragFrames: frames });
  });
  await page.mouse.down();
  for (let move = 1; move <= MOVES * DRAGS; move += 1) {
    const drag = Math.floor((move - 1) / MOVES);
    const part = ((move - 1) % MOVES) / (MOVES - 1);
    await page.mouse.move(x - way * (drag % 2 === 0 ? part : 1 - part), y);
  }
  await page.mouse.up();
  const frames = await page.evaluate(() => Reflect.get(window, 'dragFrames') as number[]);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  // The first one is the wait for the drag.
  return frames.slice(1);
}

/** The point of an element that lies at a share of its width, and in the middle of its height. */
async function pointOf(page: Page, element: Locator, share: number): Promise<readonly [number, number]> {
  await element.scrollIntoViewIfNeeded();
  const box = await element.boundingBox();
  if (!box) throw new Error(`${element} is not shown on ${page.url()}.`);
  return [box.x + box.width * share, box.y + box.height / 2];
}

const row = (what: string, slower: number, frames: readonly number[]) => [
  what,
  slower,
  frames.length,
  `${quantile(frames, 0.5).toFixed(1)} ms`,
  `${quantile(frames, 0.95).toFixed(1)} ms`,
  `${Math.max(...frames).toFixed(1)} ms`,
];

/** How a list of two thousand flights follows the slider of its prices, and a map of hundreds of hotels the mouse, on this processor and on a slow one. */
export async function benchSearches(): Promise<void> {
  buildApp();
  await inApp(async ({ page, address, session }) => {
    const { offers, groups } = await searchFlights(page, address, await takenRequest(session, 'AEREO'));
    // The handle of the highest price stands at the end of the track.
    const track = page.getByRole('slider', { name: 'Preço, máximo' }).locator('..');
    const rows = [];
    for (const slower of SPEEDS) {
      const frames = await dragFrames(page, await pointOf(page, track, 0.97), WAY.slider, slower);
      rows.push(row(`${offers} flights in ${groups} groups, the highest price dragged`, slower, frames));
    }
    const hotels = await openMap(page, address, await takenRequest(session, 'HOTEL'));
    for (const slower of SPEEDS) {
      const frames = await dragFrames(page, await pointOf(page, page.locator(MAP), 0.7), WAY.map, slower);
      rows.push(row(`${hotels} hotels on the map, dragged`, slower, frames));
    }
    printTable(
      'Searches in Chromium; a screen shows a frame each 16.7 ms',
      ['frames', 'times slower', 'number', 'median', 'p95', 'longest'],
      rows,
    );
  });
}
