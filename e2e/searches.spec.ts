import { researchExpired } from '@guiche/contract/automatic-issuing';
import {
  fillAirports,
  findTripWithHotels,
  listTravellersOfTrip,
  mergeHotels,
  saveAirChoices,
  saveBusChoices,
  saveHotelChoices,
  saveTravellers,
  searchAir,
} from '@guiche/contract/searches';
import { searchAddress } from '@guiche/domain/access';
import type { BusQuote, Passenger, TravelRequest } from '@guiche/domain/entities';
import type { Locator, Page, Route } from '@playwright/test';
import { expiredOffer } from './support/expired-reservations.ts';
import { countingKeyboard, expectFocusInPage } from './support/keyboard.ts';
import { closeByEscape, openRequest, openRequestAs, putToggles, quoteWindowOf, servicePanel, signIn } from './support/pages.ts';
import { type Caller, readRequest, takenRequestWith } from './support/requests.ts';
import { expect, test } from './support/test.ts';

const SAVE_HOTELS = saveHotelChoices.path.replace(':idViagem', '*');
/** The address from which the rule of the client comes, with the hotels of a trip. */
const HOTEL_TRIP = `**${findTripWithHotels.path.replace(':idSolicitacao', '*')}`;
/** The companies of the demo whose rule of the lowest price asks for a reason. */
const ASKING_COMPANIES: readonly number[] = [101, 102];
const TRAVELLERS = `**${listTravellersOfTrip.path.replace(':idViagem', '*')}`;

type Kind = 'AEREO' | 'HOTEL' | 'CARRO' | 'RODOVIARIO';

/** A day of the month after next, as a person types it: neither one that is sold out nor one on which nobody confirms (docs/sandbox.md). */
function typedDay(day: number): string {
  const now = new Date();
  const month = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 2, day));
  return `${String(day).padStart(2, '0')}/${String(month.getUTCMonth() + 1).padStart(2, '0')}/${month.getUTCFullYear()}`;
}

/** A typed day as it is sent. */
const sentDay = (day: number) => typedDay(day).split('/').reverse().join('-');

const results = (page: Page) => page.getByRole('region', { name: 'Resultados' });
const cards = (page: Page) => results(page).getByRole('article');
const chooseOf = (card: Locator) => card.getByRole('button', { name: /^Escolher/ }).first();
/** The name of the hotel that a button chooses. */
const nameOf = (button: string) => button.replace(/^Escolher: /, '').split(',')[0] ?? '';
/** The first offer that is not the chosen one: answers that come late may have put it anywhere. */
const chooseAnother = (page: Page) =>
  results(page)
    .getByRole('button', { name: /^Escolher:/ })
    .first();
/** All agencies have answered: until then the status says beside the number how many of them have. */
const allAnswered = (page: Page) => expect(results(page).locator('header').getByRole('status')).toHaveText(/^\d+ (de \d+ )?resultados\s*$/);
const form = (page: Page, name: string) => page.getByRole('search', { name });

/** Puts a text in the place of what a field holds, and takes the option that it finds. */
async function pick(field: Locator, term: string, option: RegExp): Promise<void> {
  await field.fill(term);
  await field.page().getByRole('option', { name: option }).first().click();
}

/** Opens the search of a request, as its address does. */
async function openSearch(page: Page, kind: Kind, { id }: TravelRequest): Promise<void> {
  await page.goto(`/#${searchAddress({ kind, idViagem: id })}`);
  await expect(page.getByRole('heading', { level: 1, name: new RegExp(`solicitação ${id}`) })).toBeVisible();
}

/** A request with an unchosen service of a kind. */
async function searched(caller: Caller, kind: Kind): Promise<TravelRequest> {
  return takenRequestWith(caller, kind);
}

/**
 * Searches for flights from São Paulo to a place. The search is dispatched a moment after it is asked for, and until then the flights of the one
 * before are there: it has to be on its way, or what follows is done in them.
 */
async function searchFlights(page: Page, term: string, option: RegExp): Promise<void> {
  const fields = form(page, 'Pesquisa de voos');
  await fields.getByRole('combobox', { name: 'Viagem' }).selectOption({ label: 'Ida e volta' });
  await pick(fields.getByRole('combobox', { name: 'Origem' }), 'GRU', /GRU/);
  await pick(fields.getByRole('combobox', { name: 'Destino' }), term, option);
  await fields.getByRole('textbox', { name: 'Partida' }).fill(typedDay(10));
  await fields.getByRole('textbox', { name: 'Retorno' }).fill(typedDay(14));
  const departure = sentDay(10);
  const sent = page.waitForRequest((one) => one.url().endsWith(searchAir.path) && one.postData()?.includes(departure) === true);
  await fields.getByRole('button', { name: 'Pesquisar' }).click();
  await sent;
}

test('S-013 S-356 S-357 S-022 A-027 Q-038 from the request to its search, and with the chosen flight back to the request', async ({
  page,
  caller,
}) => {
  const request = await searched(caller, 'AEREO');
  await withCompleteTravellers(page);
  await openRequestAs(page, 'consultant', request.id);
  await servicePanel(page, 'AEREO').getByRole('link', { name: 'Pesquisar voos' }).click();
  await expect(page).toHaveURL(new RegExp(`#/pesquisa/aereo/${request.id}`));
  await searchFlights(page, 'VIX', /VIX/);

  await test.step('who is slow comes later, and who does not answer is told with the way to ask again', async () => {
    await expect(results(page).getByRole('status')).toContainText(/de 6 agências responderam/);
    await expect(page.getByText('Flytour não respondeu.', { exact: true }).first()).toBeVisible();
    await expect(cards(page)).toHaveCount(10);
    await expect(results(page).getByText('Reserva Fácil').first()).toBeAttached();
    await page.getByRole('button', { name: 'Tentar de novo' }).click();
    await expect(page.getByText('Flytour não respondeu.', { exact: true }).first()).toBeVisible();
  });

  await test.step('the filters narrow, more are loaded, another order comes from the start again', async () => {
    await page.getByRole('button', { name: 'Carregar mais' }).click();
    await expect(cards(page)).toHaveCount(20);
    await page.getByRole('textbox', { name: 'Buscar por título ou descrição' }).fill('azul');
    await expect(results(page).getByText(/^\d+ de \d+ resultados$/)).toBeVisible();
    await expect(cards(page).first()).toContainText('Azul');
    await page.getByRole('button', { name: 'Limpar filtros' }).first().click();
    await expect(cards(page)).toHaveCount(10);
    await page.getByRole('combobox', { name: 'Ordenar por' }).selectOption({ label: 'Duração' });
    await expect(cards(page)).toHaveCount(10);
    await page.getByRole('combobox', { name: 'Ordenar por' }).selectOption({ label: 'Menor preço' });
    const dearest = page.getByRole('slider', { name: /Preço, máximo/ });
    await dearest.focus();
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowRight');
    await expect(cards(page)).not.toHaveCount(10);
    await expect(cards(page).first()).toContainText('Menor preço');
  });

  await test.step('the chosen flight is a quote of the request, at its price', async () => {
    const price = await cards(page).first().getByText(/^R\$/).first().textContent();
    await chooseOf(cards(page).first()).click();
    await expect(page.getByText('Opção escolhida. Ela está na solicitação como cotação.', { exact: true }).first()).toBeVisible();
    await expect(
      cards(page)
        .first()
        .getByRole('button', { name: /^Escolhido/ }),
    ).toBeVisible();
    const { servicosAereos } = await readRequest(caller, request.id);
    const chosen = servicosAereos[0]?.escolhida;
    expect(chosen).toMatchObject({ tipoOrigemCotacao: 'SUPPLIER_PESQUISA', tipo: 'ONLINE', statusCotacao: 'COTACAO_PENDENTE' });
    await page.getByRole('link', { name: 'Solicitação', exact: true }).click();
    await expect(
      servicePanel(page, 'AEREO')
        .getByRole('article')
        .filter({ hasText: price?.trim() ?? '' }),
    ).toBeVisible();
  });
});

/** Answers a call with what the server answers, changed. */
async function changedAnswer<T>(route: Route, change: (answer: T) => T): Promise<void> {
  try {
    const response = await route.fetch();
    await route.fulfill({ response, json: change((await response.json()) as T) });
  } catch (error) {
    // The page was left while the server was asked.
    if (!/disposed|closed|already handled/i.test(String(error))) throw error;
  }
}

/** Has the travellers known as a booking needs them, whoever the test got. */
async function withCompleteTravellers(page: Page): Promise<void> {
  await page.route(TRAVELLERS, (route) =>
    changedAnswer<Passenger[]>(route, (all) => all.map((one) => ({ ...one, dataNascimento: '1984-03-02', email: 'ana@exemplo.com.br' }))),
  );
}

test('S-065 S-068 S-338 S-339 S-069 who travels is asked for before a flight is chosen, and what is missing of them', async ({
  page,
  caller,
}) => {
  const request = await searched(caller, 'AEREO');
  await page.route(TRAVELLERS, (route) => changedAnswer<Passenger[]>(route, (all) => all.map((one) => ({ ...one, dataNascimento: null }))));
  // One adult more than travellers: somebody has to say who they are.
  let more = 0;
  await page.route('**/agencias/solicitacoes*', (route) =>
    changedAnswer<{ content: TravelRequest[] }>(route, ({ content, ...rest }) => ({
      ...rest,
      content: content.map((one) => ({
        ...one,
        servicosAereos: one.servicosAereos.map((air) => ({ ...air, adultos: air.adultos + more })),
      })),
    })),
  );
  await signIn(page, 'consultant');
  await openSearch(page, 'AEREO', request);
  await searchFlights(page, 'SSA', /SSA/);
  await chooseOf(cards(page).first()).click();
  const missing = page.getByRole('dialog', { name: /dados/i });
  await expect(missing).toBeVisible();
  const births = missing.getByRole('textbox', { name: /nascimento/i });
  await missing.locator('button[type="submit"]').click();
  await expect(missing.getByText('Complete a data de nascimento e o e-mail dos passageiros')).toBeVisible();
  for (const field of await births.all()) await field.fill('02/03/1984');
  for (const field of await missing.getByRole('textbox', { name: /e-mail/i }).all())
    if ((await field.inputValue()) === '') await field.fill('viajante@exemplo.com.br');
  const discard = page.getByRole('alertdialog', { name: 'Descartar o que foi digitado?' });
  await page.keyboard.press('Escape');
  await expect(discard).toBeVisible();
  await page.goBack();
  await expect(discard).toHaveCount(0);
  await page.goBack();
  await discard.getByRole('button', { name: 'Cancelar' }).click();
  await expect(births.first()).toHaveValue('02/03/1984');
  await page.route(`**${saveTravellers.path}`, (route) => route.fulfill({ status: 500, body: '' }), { times: 1 });
  await missing.locator('button[type="submit"]').click();
  await expect(missing.getByText('Erro ao salvar informações.', { exact: true })).toBeVisible();
  await expect(births.first()).toHaveValue('02/03/1984');
  const saved = page.waitForRequest((sent) => sent.url().endsWith(saveTravellers.path) && sent.method() === 'PUT');
  await missing.locator('button[type="submit"]').click();
  expect((await saved).postDataJSON()).toEqual(
    request.servicosAereos[0]?.viajantes.map(({ id }) => expect.objectContaining({ id, dataNascimento: '1984-03-02' })),
  );
  await expect(page.getByText('Opção escolhida. Ela está na solicitação como cotação.', { exact: true }).first()).toBeVisible();

  await test.step('more adults than travellers: who they are is picked, and cannot be', async () => {
    more = 1;
    await page.reload();
    await searchFlights(page, 'SSA', /SSA/);
    await chooseAnother(page).click();
    const who = page.getByRole('dialog', { name: /passageiros/i });
    await expect(who).toBeVisible();
    await who.locator('button[type="submit"]').click();
    await expect(who.getByText('Selecione os passageiros')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(who).toHaveCount(0);
  });

  await test.step('travellers who cannot be loaded are told, and nothing is chosen', async () => {
    more = 0;
    await page.route(TRAVELLERS, (route) => route.fulfill({ status: 500, body: '' }));
    await page.reload();
    await searchFlights(page, 'SSA', /SSA/);
    await chooseAnother(page).click();
    await expect(page.getByText('Ops! Ocorreu algum erro ao buscar os colaboradores deste relatório.', { exact: true })).toBeVisible();
  });

  await test.step('while they load nothing else can be chosen, and what failed before is told no longer', async () => {
    let answer = (): void => undefined;
    const asked = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.unroute(TRAVELLERS);
    await page.route(TRAVELLERS, async (route) => {
      await asked;
      await changedAnswer<Passenger[]>(route, (all) =>
        all.map((one) => ({ ...one, dataNascimento: '1984-03-02', email: 'ana@exemplo.com.br' })),
      );
    });
    const choices: string[] = [];
    page.on('request', (sent) => {
      if (sent.method() === 'PUT' && sent.url().endsWith(saveAirChoices.path.replace(':idViagem', String(request.id))))
        choices.push(sent.url());
    });
    const offers = results(page).getByRole('button', { name: /^Escolher:/ });
    await offers.nth(0).click();
    await expect(offers.nth(1)).toBeDisabled();
    await offers.nth(1).click({ force: true });
    answer();
    await expect(page.getByText('Opção escolhida. Ela está na solicitação como cotação.', { exact: true }).first()).toBeVisible();
    await expect(page.locator('[data-tipo]')).toHaveCount(1);
    expect(choices).toHaveLength(1);
  });
});

/** Searches for hotels in a city. */
async function searchStay(page: Page, term: string, option: RegExp, times = 1): Promise<void> {
  const fields = form(page, 'Pesquisa de hotéis');
  await pick(fields.getByRole('combobox', { name: 'Cidade' }), term, option);
  await fields.getByRole('textbox', { name: 'Check-in' }).fill(typedDay(10));
  await fields.getByRole('textbox', { name: 'Check-out' }).fill(typedDay(12));
  // By the day that is typed, which no request of the demo has. Until then the results of the search with which the screen opens are shown, which go.
  const asked = page.waitForRequest((sent) => sent.method() === 'POST' && sent.postData()?.includes(sentDay(10)) === true);
  // Within one task, so that no machine is too slow for it.
  await fields.getByRole('button', { name: 'Pesquisar' }).evaluate((button: HTMLElement, presses) => {
    for (let press = 0; press < presses; press += 1) button.click();
  }, times);
  await asked;
}

const RULE = { valor: 0.1, titulo: 'Menor preço de hospedagem', descricao: 'Até 10 % a mais que o mais barato.' };

/** Has the client company of the trip limit what a hotel may cost. */
async function withRule(page: Page, acao: string | null): Promise<void> {
  await page.route(HOTEL_TRIP, (route) =>
    changedAnswer<object>(route, (trip) => ({ ...trip, regraMenorPreco: acao && { ...RULE, acao } })),
  );
}

/** Puts the dearest hotels first, by their stars. */
const byStars = (page: Page) => page.getByRole('combobox', { name: 'Ordenar por' }).selectOption({ label: 'Estrelas' });

test('S-087 S-088 S-350 S-352 S-353 each agency is asked once for a search, and what they find comes together in one list', async ({
  page,
  caller,
}) => {
  const request = await searched(caller, 'HOTEL');
  await withRule(page, null);
  await signIn(page, 'consultant');
  await openSearch(page, 'HOTEL', request);
  await expect(form(page, 'Pesquisa de hotéis')).toBeVisible();
  const asked: string[] = [];
  // By the day that is typed, which no request of the demo has.
  const checkin = sentDay(10);
  page.on('request', (sent) => {
    const { pathname } = new URL(sent.url());
    if (/\/pesquisas\/hoteis\/\d+$/.test(pathname) && sent.postData()?.includes(checkin)) asked.push(pathname.split('/').at(-1) ?? '');
  });
  const merged = page.waitForRequest((sent) => sent.url().endsWith(mergeHotels.path) && sent.postData()?.includes(checkin) === true);
  await searchStay(page, 'Recife', /Recife/, 2);
  await merged;
  await allAnswered(page);
  expect(asked.sort()).toEqual(['10', '6']);
  await expect(cards(page)).toHaveCount(10);
});

test('S-078 S-179 S-394 where the traveller has to be is searched on the map, measures the hotels, and is there after a reload; a failure is told', async ({
  page,
  caller,
}) => {
  const request = await searched(caller, 'HOTEL');
  await withRule(page, null);
  await signIn(page, 'consultant');
  await openSearch(page, 'HOTEL', request);
  await searchStay(page, 'Recife', /Recife/);
  await allAnswered(page);
  const openMap = page.getByRole('button', { name: 'Ver no mapa' });
  const map = page.getByRole('dialog', { name: 'Hotéis no mapa' });
  const place = map.getByRole('combobox', { name: 'Onde o viajante precisa estar' });
  const hotels = map.getByRole('option');
  const around = map.getByText(/^O círculo tem 2 km de raio em torno de Marco Zero;/);
  const distances = async () =>
    (await hotels.allTextContents()).map((text) => Number(/ · ([\d.,]+) km$/.exec(text)?.[1]?.replace(',', '.') ?? Number.NaN));
  await openMap.click();
  await expect(hotels.first()).toBeVisible();
  // What was searched, not what the request asks for.
  await expect(map).toContainText(`Recife, PE · ${typedDay(10)} – ${typedDay(12)}`);
  expect(new Set(await distances())).toEqual(new Set([Number.NaN]));
  await place.fill('mudo');
  await expect(page.getByText('Erro ao buscar dados do Lookup: lugares', { exact: true }).first()).toBeVisible();
  await pick(place, 'marco zero', /^Marco Zero/);
  await expect(around).toBeVisible();
  const nearest = await distances();
  expect(nearest).toEqual([...nearest].sort((one, other) => one - other));
  expect(nearest[0]).toBeLessThan(2);

  await page.goBack();
  await expect(map).toBeHidden();
  await page.reload();
  await allAnswered(page);
  await openMap.click();
  await expect(place).toHaveValue('Marco Zero');
  await expect(around).toBeVisible();
  await expect(hotels.first()).toHaveText(/ · \d+,\d km$/);
  await place.fill('');
  await expect(around).toBeHidden();
  await map.getByRole('button', { name: 'Cancelar' }).click();
  await openMap.click();
  await expect(place).toHaveValue('');
});

test('S-089 S-090 S-085 S-086 S-098 S-341 S-349 what fails in a search for hotels is told, and drops nothing of the rest', async ({
  page,
  caller,
}) => {
  const request = await searched(caller, 'HOTEL');
  await withRule(page, null);
  await signIn(page, 'consultant');
  await openSearch(page, 'HOTEL', request);
  await searchStay(page, 'Vitória', /Vitória/);
  await expect(page.getByText('Erro ao pesquisar hotéis', { exact: true }).first()).toBeVisible();
  await expect(page.getByText('E-HTL não respondeu.', { exact: true }).first()).toBeVisible();
  await expect(cards(page)).toHaveCount(10);

  await page.route(`**${mergeHotels.path}`, (route) => route.fulfill({ status: 500, body: '' }));
  await searchStay(page, 'Curitiba', /Curitiba/);
  // It would read as a failure of this one. Sooner than it goes by itself.
  await expect(page.getByText('Erro ao pesquisar hotéis', { exact: true })).toHaveCount(0, { timeout: 5_000 });
  await expect(page.getByText('Erro ao unir os resultados de hotéis', { exact: true }).first()).toBeVisible();
  await expect(cards(page)).toHaveCount(10);

  // So does the failure of one that is asked again.
  await page.route('**/pesquisas/hoteis/*', (route) => route.fulfill({ status: 500, body: '' }), { times: 1 });
  await searchStay(page, 'Curitiba', /Curitiba/);
  await expect(page.getByText('Erro ao pesquisar hotéis', { exact: true }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Tentar de novo' }).click();
  await expect(page.getByText('Erro ao pesquisar hotéis', { exact: true })).toHaveCount(0, { timeout: 5_000 });
  await expect(page.getByRole('button', { name: 'Tentar de novo' })).toHaveCount(0);

  await page.route('**/agencias/online/hotel', (route) => route.fulfill({ json: [] }));
  await page.reload();
  await expect(page.getByText('Nenhuma agência online encontrada', { exact: true }).first()).toBeVisible();
  await page.route('**/servicos/6/ativo', (route) => route.fulfill({ json: false }));
  await page.reload();
  await expect(page.getByText('serviço de hospedagem inativo nas configurações', { exact: true }).first()).toBeVisible();
  await page.route(HOTEL_TRIP, (route) => route.fulfill({ status: 503, body: '' }));
  await page.reload();
  await expect(page.getByText('Erro ao buscar hotéis', { exact: true }).first()).toBeVisible();
});

test('S-109 S-110 S-355 S-097 a hotel that breaks the policy is refused, or chosen with a reason; without one the choice stays', async ({
  page,
  caller,
}) => {
  // The server keeps to the rule of the company, whichever the screen gets.
  const request = await takenRequestWith(caller, 'HOTEL', ({ empresa }) => ASKING_COMPANIES.includes(empresa.id));
  const stored = async () => (await readRequest(caller, request.id)).servicosHotel[0];
  const before = await stored();
  await withRule(page, 'BLOQUEIA');
  await signIn(page, 'consultant');
  await openSearch(page, 'HOTEL', request);
  await searchStay(page, 'Recife', /Recife/);
  await expect(cards(page)).toHaveCount(10);
  await byStars(page);
  await chooseOf(cards(page).first()).click();
  await expect(page.getByText('você deve selecionar menor preço', { exact: true }).first()).toBeVisible();
  expect((await stored())?.idCotacaoEscolhida).toBe(before?.idCotacaoEscolhida);

  await withRule(page, 'ALERTA');
  await page.reload();
  await allAnswered(page);
  await byStars(page);
  await chooseOf(cards(page).first()).click();
  const question = page.getByRole('alertdialog', { name: /acima do menor preço/ });
  await expect(question).toContainText(RULE.descricao);
  await question.getByRole('button', { name: 'Cancelar' }).click();
  expect((await stored())?.idCotacaoEscolhida).toBe(before?.idCotacaoEscolhida);
  await chooseOf(cards(page).first()).click();
  await question.getByRole('button', { name: 'Confirmar' }).click();
  await expect(question.getByText('Preencha o campo antes de continuar')).toBeVisible();
  await question.getByRole('textbox', { name: 'Justificativa' }).fill('É o hotel do evento');
  const sent = page.waitForRequest((one) => one.method() === 'PUT' && /\/hotel\/\d+$/.test(new URL(one.url()).pathname));
  await question.getByRole('button', { name: 'Confirmar' }).click();
  const [choice] = (await sent).postDataJSON() as { justificativa: string; validacao: object }[];
  expect(choice).toMatchObject({ justificativa: 'É o hotel do evento', validacao: { tipo: 'WARNING', regra: { acao: 'ALERTA' } } });
  await expect(page.getByText('Hospedagem alterada com sucesso', { exact: true }).first()).toBeVisible();
  const reasoned = await stored();
  expect(reasoned?.escolhida?.tipoOrigemCotacao).toBe('SUPPLIER_PESQUISA');

  // The server knows what is cheaper even when the screen does not: it asks for the reason then, and Back gives the question up.
  await page.route(`**${SAVE_HOTELS}`, async (route) => {
    const [sent] = route.request().postDataJSON();
    await route.fallback({ postData: JSON.stringify([{ ...sent, justificativa: null }]) });
  });
  await expect(results(page).getByRole('button', { name: /^Escolhido/ })).toBeVisible();
  const dear = (await chooseAnother(page).getAttribute('aria-label')) ?? '';
  await chooseAnother(page).click();
  await question.getByRole('textbox', { name: 'Justificativa' }).fill('Vai faltar');
  const refused = page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.status() === 422);
  await question.getByRole('button', { name: 'Confirmar' }).click();
  await refused;
  await expect(question.getByRole('textbox', { name: 'Justificativa' })).toHaveValue('Vai faltar');
  // Its address fits the one that puts answers together, too.
  await page.unroute(`**${SAVE_HOTELS}`);
  await page.goBack();
  await expect(question).toHaveCount(0);
  await expect(form(page, 'Pesquisa de hotéis')).toBeVisible();
  expect((await stored())?.idCotacaoEscolhida).toBe(reasoned?.idCotacaoEscolhida);

  // What was typed outlives a reload, and the reason that was stored is not kept.
  await page.reload();
  await allAnswered(page);
  // Alone in the list: of hotels with as many stars the one that came first stands first.
  await page.getByRole('textbox', { name: 'Buscar por título ou descrição' }).fill(nameOf(dear));
  await results(page).getByRole('button', { name: dear, exact: true }).click();
  await expect(question.getByRole('textbox', { name: 'Justificativa' })).toHaveValue('Vai faltar');
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain('É o hotel do evento');
});

test('S-358 S-347 S-348 S-072 S-074 S-075 a car is searched for and chosen, and its last search is found again', async ({
  page,
  caller,
}) => {
  const request = await searched(caller, 'CARRO');
  await signIn(page, 'consultant');
  await openSearch(page, 'CARRO', request);
  await expect(cards(page).first()).toBeVisible();
  await page.getByRole('link', { name: 'Última pesquisa' }).click();
  await expect(page).toHaveURL(/\/historico\?/);
  await expect(cards(page).first()).toBeVisible();
  await chooseOf(cards(page).first()).click();
  await expect(page.getByText('Carro alterado com sucesso', { exact: true }).first()).toBeVisible();
  expect((await readRequest(caller, request.id)).servicosCarro[0]?.escolhida?.tipoOrigemCotacao).toBe('SUPPLIER_PESQUISA');
  const lowest = page.getByRole('slider', { name: /Preço, mínimo/ });
  const highest = page.getByRole('slider', { name: /Preço, máximo/ });
  await lowest.focus();
  await page.keyboard.press('End');
  const [low, high] = await Promise.all([lowest, highest].map(async (one) => Number(await one.inputValue())));
  expect((high ?? 0) - (low ?? 0)).toBeGreaterThanOrEqual(50);

  await page.route('**/pesquisas/carros/historico', (route) =>
    route.fulfill({ status: 500, json: { tipo: 'ERROR', titulo: 'Falhou', descricao: 'O histórico não respondeu' } }),
  );
  await page.reload();
  await expect(page.getByText('O histórico não respondeu', { exact: true }).first()).toBeVisible();
});

test('S-347 S-358 by keyboard alone a car is searched for from its first letter, narrowed by its price, and chosen', async ({
  page,
  caller,
}) => {
  const request = await searched(caller, 'CARRO');
  await signIn(page, 'consultant');
  await openSearch(page, 'CARRO', request);
  const { press, type, tabTo } = countingKeyboard(page);
  const fields = form(page, 'Pesquisa de carros');
  // Movida does not answer there.
  await tabTo(fields.getByRole('combobox', { name: 'Cidade de retirada' }));
  await type('vitori');
  await expect(page.getByRole('option', { name: /^Vitória/ })).toBeVisible();
  await press('Enter');
  await tabTo(fields.getByRole('textbox', { name: 'Retirada', exact: true }));
  await type(`${typedDay(10)} 10:00`);
  await tabTo(fields.getByRole('textbox', { name: 'Devolução', exact: true }));
  await type(`${typedDay(12)} 10:00`);
  const pickup = sentDay(10);
  const asked = page.waitForRequest((one) => one.method() === 'POST' && one.postData()?.includes(pickup) === true);
  await press('Enter');
  await asked;
  await expect(page.getByText('Movida não respondeu.', { exact: true }).first()).toBeVisible();
  await allAnswered(page);
  await expect(cards(page).first()).toContainText('Vitória');
  await expectFocusInPage(page);

  const highest = page.getByRole('slider', { name: /Preço, máximo/ });
  await tabTo(highest);
  await press('Home');
  await press('ArrowRight');
  await expect(results(page).getByText(/^\d+ de \d+ resultados$/)).toBeVisible();
  await expect(highest).toBeFocused();
  const choose = chooseOf(cards(page).first());
  await tabTo(choose);
  await press('Enter');
  await expect(page.getByText('Carro alterado com sucesso', { exact: true }).first()).toBeVisible();
  await expect(
    cards(page)
      .first()
      .getByRole('button', { name: /^Escolhido/ }),
  ).toBeFocused();
  const chosen = (await readRequest(caller, request.id)).servicosCarro[0]?.escolhida;
  expect(chosen).toMatchObject({ tipoOrigemCotacao: 'SUPPLIER_PESQUISA', cidadeRetirada: expect.stringContaining('Vitória') });
});

test('S-353 S-355 @phone on a phone a hotel is searched for, narrowed and chosen, and nothing is wider than the screen', async ({
  page,
  caller,
}) => {
  const request = await searched(caller, 'HOTEL');
  await withRule(page, null);
  await signIn(page, 'consultant');
  await page.setViewportSize({ width: 390, height: 844 });
  await openSearch(page, 'HOTEL', request);
  await searchStay(page, 'Recife', /Recife/);
  await allAnswered(page);
  await expect(cards(page).first()).toContainText('Recife');
  // The form fills the screen: what it found is brought into sight.
  await expect(cards(page).first()).toBeInViewport({ ratio: 0.9 });
  const before = (await readRequest(caller, request.id)).servicosHotel[0]?.idCotacaoEscolhida;
  await page.getByRole('button', { name: /^Filtros/ }).click();
  await page.getByRole('textbox', { name: 'Buscar por título ou descrição' }).fill('recife');
  await expect(results(page).getByText(/^\d+ (de \d+ )?resultados$/)).toBeVisible();
  await chooseOf(cards(page).first()).click();
  await expect(page.getByText('Hospedagem alterada com sucesso', { exact: true }).first()).toBeVisible();
  expect((await readRequest(caller, request.id)).servicosHotel[0]?.idCotacaoEscolhida).not.toBe(before);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});

test('S-359 S-360 B-011 a bus is searched for between two stations and chosen, and another one in its place once both were compared', async ({
  page,
  caller,
}) => {
  const request = await searched(caller, 'RODOVIARIO');
  await signIn(page, 'consultant');
  await openSearch(page, 'RODOVIARIO', request);
  const fields = form(page, 'Pesquisa de ônibus');
  await pick(fields.getByRole('combobox', { name: 'Origem' }), 'Recife', /Recife/);
  await pick(fields.getByRole('combobox', { name: 'Destino' }), 'Fortaleza', /Fortaleza/);
  await fields.getByRole('textbox', { name: /Ida|Partida/ }).fill(typedDay(10));
  await fields.getByRole('button', { name: 'Pesquisar' }).click();
  // Not the buses of the search with which the screen begins.
  const first = cards(page).first();
  await expect(first).toContainText('Recife');
  await expect(first).toContainText('Fortaleza');
  await chooseOf(first).click();
  await expect(page.getByText('Opção escolhida. Ela está na solicitação como cotação.').first()).toBeVisible();
  const chosen = (await readRequest(caller, request.id)).servicosRodoviario[0]?.escolhida;
  expect(chosen).toMatchObject({ tipoOrigemCotacao: 'SUPPLIER_PESQUISA', rodoviariaPartida: expect.stringContaining('Recife') });

  await test.step('another one is compared with what was chosen, and takes its place', async () => {
    const button = page.getByRole('button', { name: /^Comparar com o escolhido/ });
    const other = cards(page).filter({ has: button }).first();
    const compare = other.getByRole('button', { name: /^Comparar com o escolhido/ });
    const price = (await other.getByText(/^R\$/).first().textContent()) ?? '';
    await compare.focus();
    await page.keyboard.press('Enter');
    const window = page.getByRole('dialog', { name: 'Comparar cotações' });
    // What was searched, not what the request asks for.
    await expect(window).toContainText(/Recife.* → Fortaleza.* · /);
    await expect(window).toContainText(` · ${typedDay(10)} · `);
    await expect(window.getByRole('columnheader')).toHaveCount(2);
    await expect(window.getByRole('columnheader').first()).toContainText('Escolhida');
    await expect(
      window
        .getByRole('row', { name: /^Total/ })
        .getByRole('cell')
        .nth(1),
    ).toContainText(price);
    // Back gives it up, and nothing else.
    await page.goBack();
    await expect(window).toHaveCount(0);
    await expect(compare).toBeFocused();
    await page.keyboard.press('Enter');
    const saved = page.waitForResponse((one) => one.request().method() === 'PUT' && one.ok());
    await window.getByRole('button', { name: 'Escolher a opção 2' }).click();
    await saved;
    await expect(window).toHaveCount(0);
    const now = (await readRequest(caller, request.id)).servicosRodoviario[0]?.escolhida;
    expect(now?.id).not.toBe(chosen?.id);
    await expect(cards(page).getByRole('button', { name: /^Escolhido/ })).toHaveCount(1);
    await expect(cards(page).filter({ has: page.getByRole('button', { name: /^Escolhido/ }) })).toContainText(price);
  });

  await test.step('what another tab took back is chosen no more once the page is looked at again', async () => {
    const isChosen = cards(page).getByRole('button', { name: /^Escolhido/ });
    await expect(isChosen).toBeVisible();
    const [service] = request.servicosRodoviario;
    const body = [{ id: service?.id ?? '', escolhida: null }];
    await caller.client.call(saveBusChoices, { params: { idViagem: request.id }, body });
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
    await expect(isChosen).toHaveCount(0);
  });
});

test('S-062 S-063 S-064 S-342 S-345 S-346 the details of a flight name airports and fare families, the seats are shown, and what fails is told', async ({
  page,
  caller,
}) => {
  const request = await searched(caller, 'AEREO');
  await withCompleteTravellers(page);
  await signIn(page, 'consultant');
  await openSearch(page, 'AEREO', request);
  await searchFlights(page, 'SSA', /SSA/);
  await expect(cards(page).first()).toContainText('SSA');
  const details = page.getByRole('dialog');
  const filled = page.waitForResponse((answer) => answer.url().endsWith(fillAirports.path));
  await cards(page)
    .first()
    .getByRole('button', { name: /^Detalhes/ })
    .click();
  await expect(details).toBeVisible();
  expect((await filled).status()).toBe(200);
  await details
    .getByRole('button', { name: /^Escolher/ })
    .first()
    .click();
  await expect(details).toHaveCount(0);
  await expect(page.getByText('Opção escolhida. Ela está na solicitação como cotação.').first()).toBeVisible();

  await page.getByRole('button', { name: 'Assentos reservados' }).click();
  await expect(details).toContainText('Nenhum assento reservado');
  await page.keyboard.press('Escape');

  // One failure at a time: of several toasts the newest is shown.
  async function openDetails(): Promise<void> {
    await page.reload();
    await expect(cards(page).first()).toBeVisible();
    await cards(page)
      .first()
      .getByRole('button', { name: /^Detalhes/ })
      .click();
  }
  await page.route(`**${fillAirports.path}`, (route) => route.fulfill({ status: 500, body: '' }), { times: 1 });
  await openDetails();
  await expect(page.getByText('Erro ao popular aeroporto da cotação', { exact: true }).first()).toBeVisible();
  await page.route('**/aereo/familias/*', (route) => route.fulfill({ status: 500, body: '' }));
  await openDetails();
  await expect(page.getByText('Erro ao buscar famílias da companhia aérea', { exact: true }).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(details).toHaveCount(0);
  await page.route('**/aereo-voo-assento/reservado/*', (route) => route.fulfill({ status: 500, body: '' }));
  await page.getByRole('button', { name: 'Assentos reservados' }).click();
  await expect(details.getByText('Erro ao buscar assentos reservados').first()).toBeVisible();
});

test('S-093 who may request for other employees does not alter a hotel that is chosen', async ({ page, caller }) => {
  const request = await searched(caller, 'HOTEL');
  await withRule(page, null);
  await signIn(page, 'consultant');
  await openSearch(page, 'HOTEL', request);
  await searchStay(page, 'Recife', /Recife/);
  await expect(cards(page).first()).toContainText('Recife');
  await allAnswered(page);
  await chooseOf(cards(page).first()).click();
  await expect(page.getByText('Hospedagem alterada com sucesso').first()).toBeVisible();
  const chosen = (await readRequest(caller, request.id)).servicosHotel[0]?.idCotacaoEscolhida;
  await page.route('**/auth/loggedUser', (route) =>
    changedAnswer<{ permissoes: string[] }>(route, (user) => ({
      ...user,
      permissoes: [...user.permissoes, 'SOLICITAR_POR_OUTRO_COLABORADOR'],
    })),
  );
  await page.reload();
  await expect(cards(page).nth(1)).toContainText('Recife');
  await chooseAnother(page).click();
  await expect(page.getByText('A alteração da hospedagem não é permitida para o seu usuário', { exact: true }).first()).toBeVisible();
  expect((await readRequest(caller, request.id)).servicosHotel[0]?.idCotacaoEscolhida).toBe(chosen);
});

test('S-088 what a slow agency brings moves nothing under the pointer, until it is asked for or the pointer leaves', async ({
  page,
  caller,
}) => {
  const request = await searched(caller, 'AEREO');
  await signIn(page, 'consultant');
  await openSearch(page, 'AEREO', request);
  await searchFlights(page, 'SSA', /SSA/);
  await expect(cards(page).first()).toContainText('SSA');
  await allAnswered(page);
  let release: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  let held = 0;
  await page.route('**/pesquisas/aereo', async (route) => {
    held += 1;
    if (held === 1) await gate;
    await route.continue();
  });
  await searchFlights(page, 'POA', /POA/);
  await expect(cards(page).first()).toContainText('POA');
  // The others have answered: whatever comes now is late.
  await expect(results(page).getByText('5 de 6 agências responderam')).toBeVisible();
  const shown = await results(page)
    .getByText(/resultados/)
    .first()
    .textContent();
  const first = await cards(page).first().textContent();
  await cards(page).first().hover();
  const place = await cards(page).first().boundingBox();
  release();
  const waiting = page.getByText(/^\d+ nov(a opção chegou|as opções chegaram)\.$/);
  await expect(waiting).toBeVisible();
  expect(await cards(page).first().textContent()).toBe(first);
  // Nor is it pushed down by the notice above it.
  expect((await cards(page).first().boundingBox())?.y).toBeCloseTo(place?.y ?? 0, 0);
  await page.getByRole('button', { name: 'Mostrar', exact: true }).click();
  await expect(waiting).toHaveCount(0);
  await expect(
    results(page)
      .getByText(/resultados/)
      .first(),
  ).not.toHaveText(shown ?? '');
});

test('S-052 S-053 S-054 S-055 a chosen flight that has expired is searched for again: a dearer one asks first, and a failure is told in the words of the server', async ({
  page,
  caller,
}) => {
  const request = await searched(caller, 'AEREO');
  const expired = await expiredOffer(caller, request, 'MAI9AA');
  const chosen = async () => (await readRequest(caller, request.id)).servicosAereos[0]?.escolhida;
  await signIn(page, 'consultant');
  await openSearch(page, 'AEREO', request);
  const again = page
    .getByRole('status')
    .filter({ hasText: 'O voo escolhido venceu em' })
    .getByRole('button', { name: 'Pesquisar de novo' });
  const question = page.getByRole('alertdialog', { name: /^O valor do aéreo mudou de R\$/ });

  await test.step('a failure', async () => {
    const fail = (body: string) =>
      page.route(`**${researchExpired.path}*`, (route) => route.fulfill({ status: 500, contentType: 'application/json', body }), {
        times: 1,
      });
    await fail(JSON.stringify({ tipo: 'ERROR', titulo: 'Erro', descricao: 'A companhia retirou este voo.' }));
    await again.click();
    await expect(page.getByText('A companhia retirou este voo.', { exact: true }).first()).toBeVisible();
    await fail('');
    await again.click();
    await expect(page.getByText('Não foi possível realizar a reserva do seu aéreo', { exact: true }).first()).toBeVisible();
  });

  await test.step('declining leaves the old one chosen', async () => {
    await again.dblclick();
    await expect(question).toContainText(/para R\$/);
    await question.getByRole('button', { name: 'Cancelar' }).click();
    await expect(question).toHaveCount(0);
    expect(await chosen()).toEqual(expired);
  });

  await test.step('going on replaces it', async () => {
    await again.click();
    await question.getByRole('button', { name: 'Seguir com alteração' }).click();
    await expect(page.getByText('Aéreo reservado com sucesso', { exact: true }).first()).toBeVisible();
    await expect(again).toHaveCount(0);
    const after = await chosen();
    expect(after?.id).toBe(expired.id);
    expect(after?.total).toBeGreaterThan(expired.total);
  });
});

test('Q-038 the window of a hotel quote leads to the search, and what was typed in it stays; with the toggle off it offers none', async ({
  page,
  caller,
}) => {
  const request = await searched(caller, 'HOTEL');
  await openRequestAs(page, 'consultant', request.id);
  await servicePanel(page, 'HOTEL').getByRole('button', { name: 'Adicionar cotação' }).click();
  const window = quoteWindowOf(page, 'HOTEL');
  await window.getByRole('combobox', { name: /^Hotel/ }).fill('Pousada da Ana');
  await window.getByRole('button', { name: 'Pesquisar hotéis' }).click();
  await expect(page).toHaveURL(new RegExp(`#/pesquisa/hotel/${request.id}\\?servico=`));
  await expect(form(page, 'Pesquisa de hotéis')).toBeVisible();
  await page.goBack();
  await servicePanel(page, 'HOTEL').getByRole('button', { name: 'Continuar' }).click();
  await expect(window.getByRole('combobox', { name: /^Hotel/ })).toHaveValue('Pousada da Ana');

  await closeByEscape(page);
  await putToggles(page, { PESQUISA_HOTEL: false });
  await page.goto('/#/agencia');
  await openRequest(page, request.id);
  await servicePanel(page, 'HOTEL').getByRole('button', { name: 'Continuar' }).click();
  await expect(window.getByRole('combobox', { name: /^Hotel/ })).toHaveValue('Pousada da Ana');
  await expect(window.getByRole('button', { name: 'Pesquisar hotéis' })).toHaveCount(0);
  await expect(servicePanel(page, 'HOTEL').getByRole('link', { name: 'Pesquisar hotéis' })).toHaveCount(0);
});

test('what is searched and what is typed since are there after a reload and after Back, for each kind, until the service asks for something else', async ({
  page,
  caller,
}) => {
  /** Searches on day 10, and types another day without searching for it. */
  const searches = {
    AEREO: async () => {
      await searchFlights(page, 'SSA', /SSA/);
      return [form(page, 'Pesquisa de voos').getByRole('textbox', { name: 'Retorno' }), typedDay(16), 'SSA'] as const;
    },
    HOTEL: async () => {
      await searchStay(page, 'Curitiba', /Curitiba/);
      return [form(page, 'Pesquisa de hotéis').getByRole('textbox', { name: 'Check-out' }), typedDay(16), 'Curitiba'] as const;
    },
    CARRO: async () => {
      const fields = form(page, 'Pesquisa de carros');
      await pick(fields.getByRole('combobox', { name: 'Cidade de retirada' }), 'Curitiba', /Curitiba/);
      await fields.getByRole('textbox', { name: 'Retirada', exact: true }).fill(`${typedDay(10)} 10:00`);
      await fields.getByRole('textbox', { name: 'Devolução', exact: true }).fill(`${typedDay(12)} 10:00`);
      await fields.getByRole('button', { name: 'Pesquisar' }).click();
      return [fields.getByRole('textbox', { name: 'Devolução', exact: true }), `${typedDay(16)} 10:00`, 'Curitiba'] as const;
    },
    RODOVIARIO: async () => {
      const fields = form(page, 'Pesquisa de ônibus');
      await pick(fields.getByRole('combobox', { name: 'Origem' }), 'Recife', /Recife/);
      await pick(fields.getByRole('combobox', { name: 'Destino' }), 'Fortaleza', /Fortaleza/);
      await fields.getByRole('textbox', { name: 'Partida' }).fill(typedDay(10));
      await fields.getByRole('button', { name: 'Pesquisar' }).click();
      return [fields.getByRole('textbox', { name: 'Retorno' }), typedDay(16), 'Fortaleza'] as const;
    },
  };
  await signIn(page, 'consultant');
  for (const kind of ['AEREO', 'HOTEL', 'CARRO', 'RODOVIARIO'] as const)
    await test.step(kind, async () => {
      const request = await searched(caller, kind);
      await openSearch(page, kind, request);
      const [field, text, place] = await searches[kind]();
      await expect(cards(page).first()).toContainText(place);
      await field.fill(text);
      await page.reload();
      await expect(field).toHaveValue(text);
      await expect(cards(page).first()).toContainText(place);
      await page.getByRole('link', { name: 'Solicitação', exact: true }).click();
      await expect(servicePanel(page, kind).first()).toBeVisible();
      await page.goBack();
      await expect(field).toHaveValue(text);
      await expect(cards(page).first()).toContainText(place);
    });

  await test.step('another day of the service itself', async () => {
    await page.route('**/agencias/solicitacoes*', (route) =>
      changedAnswer<{ content: TravelRequest[] }>(route, ({ content, ...rest }) => ({
        ...rest,
        content: content.map((one) => ({
          ...one,
          servicosRodoviario: one.servicosRodoviario.map((bus) => ({ ...bus, dataIda: sentDay(22) })),
        })),
      })),
    );
    await page.reload();
    const fields = form(page, 'Pesquisa de ônibus');
    await expect(fields.getByRole('textbox', { name: 'Partida' })).toHaveValue(typedDay(22));
    await expect(fields.getByRole('textbox', { name: 'Retorno' })).toHaveValue('');
  });
});

test('a choice that fails says all its reasons and nothing that went well before; one made upon a choice that another took since takes nothing back, and shows the present one', async ({
  page,
  caller,
}) => {
  const request = await searched(caller, 'RODOVIARIO');
  const [service] = request.servicosRodoviario;
  const params = { idViagem: request.id };
  const save = (escolhida: BusQuote | null) => caller.client.call(saveBusChoices, { params, body: [{ id: service?.id ?? '', escolhida }] });
  const saveAddress = saveBusChoices.path.replace(':idViagem', String(request.id));
  const stored = async () => (await readRequest(caller, request.id)).servicosRodoviario[0];
  await save(null);
  await signIn(page, 'consultant');
  await openSearch(page, 'RODOVIARIO', request);
  await expect(cards(page).nth(1)).toBeVisible();
  await allAnswered(page);
  const isChosen = results(page).getByRole('button', { name: /^Escolhido/ });
  await chooseAnother(page).click();
  await expect(isChosen).toHaveCount(1);
  const first = (await stored())?.escolhida;
  const saved = page.getByText('Opção escolhida. Ela está na solicitação como cotação.', { exact: true });
  await expect(saved).toBeVisible();

  const reasons = ['A poltrona foi vendida.', 'O preço mudou de R$ 100,00 para R$ 120,00.'];
  await page.route(
    `**${saveAddress}`,
    (route) => route.fulfill({ status: 422, json: reasons.map((titulo) => ({ tipo: 'ERROR', titulo, campo: '0.escolhida' })) }),
    { times: 1 },
  );
  await chooseAnother(page).click();
  const refused = page.locator('[data-tipo]').filter({ hasText: 'A poltrona foi vendida.' });
  await expect(refused).toContainText('O preço mudou de R$ 100,00 para R$ 120,00.');
  await expect(saved).toHaveCount(0);

  // Another person chooses meanwhile, in a screen that does not tell what it saw.
  const kept = page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.ok());
  await chooseAnother(page).click();
  await kept;
  await expect(isChosen).toHaveCount(1);
  await expect.poll(async () => (await stored())?.idCotacaoEscolhida).not.toBe(first?.id);
  const second = (await stored())?.escolhida;
  await expect(isChosen).toHaveAccessibleName(new RegExp(`partida ${second?.dataPartida?.slice(11, 16)}`));
  await save(first ?? null);
  await isChosen.click();
  await expect(page.getByText(/^A escolha deste serviço mudou enquanto isso, e nada foi alterado\. Agora está escolhida: /)).toBeVisible();
  await expect(isChosen).toHaveCount(1);
  await expect(isChosen).toHaveAccessibleName(new RegExp(`partida ${first?.dataPartida?.slice(11, 16)}`));
  expect((await stored())?.idCotacaoEscolhida).toBe(first?.id);
});
