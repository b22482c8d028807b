import { randomUUID } from 'node:crypto';
import { listConsolidators } from '@guiche/contract/lookups';
import { removeQuote, SAVE_QUOTE } from '@guiche/contract/quotes';
import { findTripFacts } from '@guiche/contract/requests';
import { newAirQuote } from '@guiche/domain/air/quote';
import type { AirQuote, AirService, Flight, TravelRequest } from '@guiche/domain/entities';
import { TIPO_SERVICO_ID } from '@guiche/domain/enums';
import type { Page } from '@playwright/test';
import { fillQuote, openRequestAs, quoteWindow, saveAndClose, startFirstQuote } from './support/pages.ts';
import { type Caller, firstDay, readRequest, takenAirRequest } from './support/requests.ts';
import { expect, test } from './support/test.ts';

function airServiceOf({ servicosAereos }: TravelRequest): AirService {
  const [service] = servicosAereos;
  if (!service) throw new Error('The request has no air service.');
  return service;
}

/** The quotes of the request as they are stored now. */
async function stored(caller: Caller, { id }: TravelRequest): Promise<readonly AirQuote[]> {
  return airServiceOf(await readRequest(caller, id)).cotacoes;
}

/** Stores a quote with one flight for each requested leg; `changed` makes the flights of a leg from it. */
async function store(
  caller: Caller,
  request: TravelRequest,
  changes: Partial<AirQuote>,
  changed: (flight: Flight, leg: number) => readonly Flight[] = (flight) => [flight],
): Promise<AirQuote> {
  const service = airServiceOf(request);
  const { client, user } = caller;
  const consolidators = await client.call(listConsolidators, {
    params: { idAgencia: user.agency.id, tipoServico: TIPO_SERVICO_ID.AEREO, idEmpresa: request.empresa.id },
  });
  const blank = newAirQuote({ service, agency: { id: user.agency.id, fornecedorPadrao: null }, consolidators, newId: randomUUID });
  const segmentos = blank.segmentos.map((segment, leg) => {
    const day = service.segmentos[leg]?.data;
    const voos = segment.voos.flatMap((flight) =>
      changed({ ...flight, numero: '1234', cia: 'LA', dataPartida: `${day}T08:00`, dataChegada: `${day}T12:00` }, leg),
    );
    return { ...segment, voos: [...voos] };
  });
  const params = { idViagem: request.id, tipoServico: 'aereo' as const };
  return client.call(SAVE_QUOTE.AEREO, { params, body: { ...blank, tarifa: 1000, taxas: 90, fee: null, segmentos, ...changes } });
}

/** Removes every quote of the request. */
async function removeQuotes(caller: Caller, request: TravelRequest): Promise<void> {
  for (const { id, idServico, versao } of await stored(caller, request)) {
    const params = { idViagem: request.id, tipoServico: 'aereo' as const };
    await caller.client.call(removeQuote, { params, body: { id, idServico, versao } });
  }
}

/** The service of the request that is open. */
const panel = (page: Page) => page.getByRole('region', { name: /^Aéreo/ });
const card = (page: Page, total: string) => panel(page).getByRole('article').filter({ hasText: total });
const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

test.describe('with a clipboard', () => {
  test.beforeEach(({ context }) => context.grantPermissions(['clipboard-read', 'clipboard-write']));

  test('B-011 @phone a clerk compares the quotes of a service, and sees with one press only where they differ', async ({
    page,
    caller,
  }) => {
    const request = await takenAirRequest(caller);
    // Those of the demo may have other bags.
    await removeQuotes(caller, request);
    await store(caller, request, { tarifa: 1000, quantidadeBagagem: 0 });
    await store(caller, request, { tarifa: 2000, quantidadeBagagem: 0 });
    await openRequestAs(page, 'consultant', request.id);
    await panel(page).getByRole('button', { name: 'Comparar' }).click();
    const window = page.getByRole('dialog', { name: 'Comparar cotações' });
    await expect(window.getByText('Menor preço', { exact: true })).toBeVisible();
    // The bags are equal, the totals are not.
    const bags = window.getByRole('row', { name: /^Bagagem/ });
    await expect(bags).toBeVisible();
    await window.getByRole('checkbox', { name: 'Ocultar linhas iguais' }).click();
    await expect(bags).toHaveCount(0);
    await expect(window.getByRole('row', { name: /^Total/ })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(window).toBeHidden();
    await expect(panel(page).getByRole('button', { name: 'Comparar' })).toBeFocused();
  });

  test('B-011 one quote alone is not compared', async ({ page, caller }) => {
    const request = await takenAirRequest(caller);
    await removeQuotes(caller, request);
    await store(caller, request, {});
    await openRequestAs(page, 'consultant', request.id);
    await expect(panel(page).getByRole('article')).toHaveCount(1);
    await expect(panel(page).getByRole('button', { name: 'Comparar' })).toHaveCount(0);
  });

  test('B-013 a clerk copies a quote as WhatsApp text with one key, and all of a service; the format is remembered', async ({
    page,
    caller,
  }) => {
    const request = await takenAirRequest(caller);
    await store(caller, request, { tarifa: 7531, fornecedorServico: null });
    await openRequestAs(page, 'consultant', request.id);
    await card(page, '7.621,00').getByRole('button', { name: 'Remover' }).focus();
    await page.keyboard.press('Control+C');
    await expect(page.getByText(/^Copiado como texto: .*R\$\s7\.621,00\.$/)).toBeVisible();
    const text = await clipboard(page);
    expect(text.split('\n')[0]).toMatch(/^\*.+ → .+\*$/);
    expect(text).toMatch(/\n\*Total: R\$ 7\.621,00\*$/);
    expect(text).not.toMatch(/7\.531|Manual|CONFIANCA/);

    // By keys, which start at the first entry also when the menu has to be fetched first.
    await card(page, '7.621,00').getByRole('button', { name: 'Mais ações' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitem', { name: /^Copiar texto/ })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('menuitem', { name: 'Copiar em outro formato…' })).toBeFocused();
    await page.keyboard.press('Enter');
    const window = page.getByRole('dialog', { name: /como texto/ });
    await window.getByRole('radio', { name: 'Texto simples (e-mail)' }).click();
    await window.getByRole('button', { name: 'Copiar' }).click();
    await expect(window).toBeHidden();
    expect(await clipboard(page)).not.toContain('*');

    await panel(page).getByRole('button', { name: 'Mais ações com todas as cotações' }).click();
    await page.getByRole('menuitem', { name: /^Copiar texto/ }).click();
    await expect(page.getByText(/copiadas? como texto\.|^Copiado como texto/).first()).toBeVisible();
    await expect.poll(() => clipboard(page)).toMatch(/Total: R\$ 7\.621,00$/m);
    expect(await clipboard(page)).not.toContain('*');

    // What was chosen for one client is not meant for the next: a language other than that of the screen is named.
    await panel(page).getByRole('button', { name: 'Mais ações com todas as cotações' }).click();
    await page.getByRole('menuitem', { name: 'Copiar em outro formato…' }).click();
    await window.getByRole('radio', { name: 'Inglês' }).click();
    await window.getByRole('button', { name: 'Copiar' }).click();
    await expect(page.locator('[data-tipo]').getByText(/opiad.* como texto \(inglês\)/)).toBeVisible();
  });

  test('B-014 a quote is duplicated and saved within six presses; validity and locator are not copied', async ({ page, caller }) => {
    const request = await takenAirRequest(caller);
    const original = await store(caller, request, { tarifa: 4321, codigoReserva: 'KX4T9P', validadeReserva: '2030-01-10T12:00:00Z' });
    const before = await stored(caller, request);
    await openRequestAs(page, 'consultant', request.id);
    let presses = 0;
    const press = async (act: () => Promise<void>) => {
      presses += 1;
      await act();
    };
    await press(() => card(page, '4.411,00').getByRole('button', { name: 'Mais ações' }).click());
    await press(() => page.getByRole('menuitem', { name: 'Duplicar' }).click());
    await expect(quoteWindow(page).getByRole('textbox', { name: 'Tarifa', exact: true })).toHaveValue('4.321,00');
    await expect(quoteWindow(page).locator(':focus')).toHaveCount(1);
    await press(() => page.keyboard.press('Control+Enter'));
    await expect(quoteWindow(page)).toBeHidden();
    expect(presses).toBeLessThanOrEqual(6);
    await expect.poll(async () => (await stored(caller, request)).length).toBe(before.length + 1);
    const copy = (await stored(caller, request)).at(-1);
    expect(copy).toMatchObject({ tarifa: 4321, codigoReserva: null, validadeReserva: null, versao: 1 });
    expect(before.map(({ id }) => id)).not.toContain(copy?.id);
    expect(copy?.segmentos[0]?.voos[0]).toMatchObject({ numero: '1234', cia: 'LA' });
    expect(copy?.segmentos[0]?.id).not.toBe(original.segmentos[0]?.id);
  });

  test('B-014 while a new quote is not saved yet nothing is duplicated over it', async ({ page, caller }) => {
    const request = await takenAirRequest(caller);
    await store(caller, request, { tarifa: 3210 });
    await openRequestAs(page, 'consultant', request.id);
    await panel(page).getByRole('button', { name: 'Adicionar cotação' }).click();
    await quoteWindow(page).getByRole('textbox', { name: 'Tarifa', exact: true }).fill('55500');
    await page.keyboard.press('Escape');
    await expect(quoteWindow(page)).toBeHidden();
    await card(page, '3.300,00').getByRole('button', { name: 'Mais ações' }).click();
    await page.getByRole('menuitem', { name: 'Duplicar' }).click();
    await expect(page.locator('[data-tipo]').getByText(/Salve ou descarte essa antes de duplicar\./)).toBeVisible();
    await page.getByRole('button', { name: 'Mostrar' }).click();
    await expect(quoteWindow(page).getByRole('textbox', { name: 'Tarifa', exact: true })).toHaveValue('555,00');
  });
});

test('B-013 where the clipboard is refused the text is shown selected', async ({ page, caller }) => {
  const request = await takenAirRequest(caller);
  await store(caller, request, { tarifa: 6420 });
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: () => Promise.reject(new DOMException('no', 'NotAllowedError')) },
    });
  });
  await openRequestAs(page, 'consultant', request.id);
  await card(page, '6.510,00').getByRole('button', { name: 'Mais ações' }).click();
  await page.getByRole('menuitem', { name: /^Copiar texto/ }).click();
  const window = page.getByRole('dialog', { name: 'Copiar a cotação como texto' });
  await expect(window.getByRole('alert')).toContainText('O texto está selecionado');
  const text = window.getByRole('textbox', { name: 'Texto para o cliente' });
  await expect(text).toBeFocused();
  expect(await page.evaluate(() => document.getSelection()?.toString())).toMatch(/\*Total: R\$ 6\.510,00\*$/);
});

test('B-017 a short connection is told at its quote, dismissed with a reason, still dismissed after a reload, and opened again', async ({
  page,
  caller,
}) => {
  const request = await takenAirRequest(caller);
  // By an airport on no leg of the request, with 20 minutes on the ground.
  const places = airServiceOf(request).segmentos.flatMap(({ origem, destino }) => [origem, destino]);
  const via = ['BSB', 'CNF', 'REC'].find((iata) => !places.includes(iata)) ?? 'FOR';
  await store(caller, request, { tarifa: 9870 }, (flight, leg) => {
    if (leg > 0) return [flight];
    const day = flight.dataPartida?.slice(0, 10);
    return [
      { ...flight, destino: via, destinoData: null, dataChegada: `${day}T10:00` },
      {
        ...flight,
        id: randomUUID(),
        numero: '77',
        origem: via,
        origemData: null,
        dataPartida: `${day}T10:20`,
        dataChegada: `${day}T12:00`,
      },
    ];
  });
  await openRequestAs(page, 'consultant', request.id);
  const quote = card(page, '9.960,00');
  await expect(quote.getByText(new RegExp(`^Conexão de 20 min em ${via}; o mínimo é \\d+ min\\.$`))).toBeVisible();
  await quote.getByRole('button', { name: /^Dispensar o aviso: Conexão de 20 min/ }).click();
  await expect(quote.getByRole('textbox', { name: 'Motivo para dispensar' })).toBeFocused();
  await page.keyboard.type('A companhia garante a conexão.');
  await page.keyboard.press('Enter');
  await expect(quote.getByRole('button', { name: '1 aviso dispensado' })).toBeVisible();
  await expect(quote.getByText(`Conexão de 20 min em ${via}`)).toBeHidden();

  await page.reload();
  await quote.getByRole('button', { name: '1 aviso dispensado' }).click();
  await expect(quote.getByText(/A companhia garante a conexão\.$/)).toBeVisible();
  await expect(quote.getByRole('button', { name: /^Dispensar o aviso/ })).toHaveCount(0);
  const { dispensados } = await caller.client.call(findTripFacts, { params: { idViagem: request.id } });
  expect(dispensados).toMatchObject([{ motivo: 'A companhia garante a conexão.', por: caller.user.name }]);
  await quote.getByRole('button', { name: /^Reabrir o aviso: Conexão de 20 min/ }).click();
  await expect(quote.getByRole('button', { name: /^Dispensar o aviso: Conexão de 20 min/ })).toBeVisible();
  const reopened = await caller.client.call(findTripFacts, { params: { idViagem: request.id } });
  expect(reopened.dispensados).toEqual([]);
});

test('B-019 what a clerk typed last for the client, airline and consolidator is offered in the next quote, and one key accepts it', async ({
  page,
  caller,
}) => {
  const request = await startFirstQuote(page, caller, '90000');
  const fee = () => quoteWindow(page).getByRole('textbox', { name: 'Fee', exact: true });
  await fee().fill('7700');
  await saveAndClose(page);
  await page.getByRole('button', { name: 'Adicionar cotação' }).click();
  await fillQuote(page, { fare: '80000', departure: firstDay(request) });
  await expect(quoteWindow(page).getByText(/^Da última vez com este cliente/)).toBeVisible();
  await expect(quoteWindow(page).getByText(/Fee: R\$\s77,00/)).toBeVisible();
  await expect(fee()).not.toHaveValue('77,00');
  await page.keyboard.press('F2');
  await expect(fee()).toHaveValue('77,00');
  await expect(quoteWindow(page).getByText('Preenchido como da última vez.')).toBeVisible();
});
