import { concludeQuoting, findReturnJustification, listQuotes } from '@guiche/contract/requests';
import {
  findOwnTrip,
  findTravellers,
  listOwnTrips,
  saveHotelChoices,
  searchAir,
  searchHotels,
  sendBackOwnOffers,
} from '@guiche/contract/searches';
import { searchAddress } from '@guiche/domain/access';
import type { TravelRequest } from '@guiche/domain/entities';
import { TIPO_SERVICO } from '@guiche/domain/enums';
import { servicesOf } from '@guiche/domain/requests';
import type { Page } from '@playwright/test';
import { logIn, signIn } from './support/pages.ts';
import { type Caller, callAs, readRequest } from './support/requests.ts';
import { expect, test } from './support/test.ts';

const SEND_BACK = `**${sendBackOwnOffers.path.replace(':idViagem', '*')}`;
const FIND_TRIP = `**${findOwnTrip.path.replace(':idViagem', '*')}`;
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const trip = (page: Page, status: string) => page.getByRole('article').filter({ hasText: status });
/** Opens a trip whatever its status is, which the test sets itself: the clerks of other tests of this worker may have gone on with any of them. */
const openAnyTrip = (page: Page) => page.getByRole('link', { name: 'Ver viagem' }).first().click();
const navigation = (page: Page) => page.getByRole('navigation').first().getByRole('link');

test('A-015 A-034 A-036 S-001 S-018 S-351 a traveller comes to the own trips and nowhere else, chooses a hotel, and changes it', async ({
  page,
}) => {
  await logIn(page, 'traveller');
  await expect(page).toHaveURL(/#\/pesquisa$/);
  await expect(heading(page, 'Minhas viagens')).toBeVisible();
  // The button that was pressed is gone: the screen is read from its start.
  await expect(page.locator('#conteudo')).toBeFocused();
  await expect(navigation(page)).toHaveText(['Agência online']);
  await expect(page.getByRole('article')).toHaveCount(6);
  for (const address of ['/#/dashboard', '/#/config/usuario', '/#/relatorio?idSolicitacao=48201', '/#/nada']) {
    await page.goto(address);
    await expect(page).toHaveURL(/#\/pesquisa$/);
  }

  await trip(page, 'Cotação na agência').getByRole('link', { name: 'Pesquisar hotéis' }).click();
  await expect(heading(page, /^Pesquisa de hotel/)).toBeVisible();
  const results = page.getByRole('region', { name: 'Resultados' });
  await expect(results.getByText(/^\d+ resultados$/)).toBeVisible();
  await results
    .getByRole('button', { name: /^Escolher:/ })
    .first()
    .click();
  const saved = page.getByText('Hospedagem alterada com sucesso', { exact: true });
  await expect(saved).toBeVisible();

  await test.step('another hotel in its place, found with one search of all agencies', async () => {
    await page.getByRole('button', { name: 'Trocar hospedagem' }).click();
    const sent = page.waitForRequest((one) => one.url().endsWith(searchHotels.path));
    await page.getByRole('dialog', { name: 'Pesquisar hotéis' }).getByRole('button', { name: 'Pesquisar' }).click();
    expect((await sent).postDataJSON()).toMatchObject([{ idServico: expect.any(String) }]);
    const change = page.getByRole('dialog', { name: 'Trocar de hotel' });
    // The best ones cost more than the policy of the company allows.
    await change.getByRole('combobox', { name: 'Ordenar por' }).selectOption({ label: 'Estrelas' });
    await change
      .getByRole('button', { name: /^Escolher:/ })
      .first()
      .click();
    const took = page.waitForResponse((one) => one.request().method() === 'PUT' && one.ok());
    await change.getByRole('button', { name: 'Trocar de hotel' }).click();
    const question = page.getByRole('alertdialog');
    await question.getByRole('textbox', { name: 'Justificativa' }).fill('Fica ao lado do cliente');
    await question.getByRole('button', { name: 'Confirmar' }).click();
    const [chosen] = (await took).request().postDataJSON();
    expect(chosen).toMatchObject({ justificativa: 'Fica ao lado do cliente', validacao: { tipo: 'WARNING' } });
    await expect(saved.first()).toBeVisible();
  });

  await page.getByRole('link', { name: 'Viagens' }).click();
  await expect(heading(page, 'Minhas viagens')).toBeVisible();
});

test('S-001 S-096 S-340 S-354 an approver removes a hotel and brings it back, approves one request, and refuses another after reading what changed', async ({
  page,
}) => {
  await signIn(page, 'approver');
  await expect(heading(page, 'Para aprovar')).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(2);
  await expect(trip(page, 'Em aprovação')).toContainText(/Total escolhido\s*R\$/);
  const records = page.waitForRequest((one) => one.url().endsWith(findTravellers.path));
  const stays = page.waitForResponse((one) => /\/pesquisas\/hotel\/\d+$/.test(one.url()) && one.request().method() === 'GET');
  await trip(page, 'Em aprovação').getByRole('link', { name: 'Ver viagem' }).click();
  await expect(heading(page, /^Viagem – solicitação/)).toBeVisible();
  await expect(page.getByRole('main').getByText('Em aprovação', { exact: true })).toBeVisible();
  const address = new URL(page.url()).hash.replace(/^/, '/');
  expect((await records).postDataJSON()).toEqual(expect.arrayContaining([expect.any(String)]));
  const [stay] = await (await stays).json();
  await expect(page.getByRole('heading', { name: stay.escolhida.nome })).toBeVisible();
  await expect(
    page
      .getByRole('region', { name: 'Viajantes' })
      .getByText(/^Nascimento:/)
      .first(),
  ).toBeVisible();

  await expect(page.getByText(/^\d\d\/\d\d\/\d{4} \d\d:\d\d [A-Z]{3} → \d\d:\d\d [A-Z]{3}$/).first()).toBeVisible();
  await test.step('each choice tells what stood beside the button that chose it', async () => {
    const of = (name: string | RegExp) => page.getByRole('article').filter({ has: page.getByRole('heading', { name }) });
    const stayCard = of(stay.escolhida.nome);
    await expect(stayCard.getByText(/^Entrada: /)).toBeVisible();
    if (stay.escolhida.tipoApartamento) await expect(stayCard).toContainText(stay.escolhida.tipoApartamento);
    const flown = of(/[A-Z]{3} → [A-Z]{3}$/).first();
    await expect(flown.getByText(/[Bb]agagem/).first()).toBeVisible();
  });
  // The route is said once.
  const flight = page
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name: /[A-Z]{3} → [A-Z]{3}$/ }) })
    .first();
  await expect(flight.getByText(/^[A-Z]{3} → [A-Z]{3} ·/)).toHaveCount(0);

  const marks = async (press: RegExp) => {
    const sent = page.waitForRequest((one) => one.method() === 'PUT' && one.url().includes(saveHotelChoices.path.replace(':idViagem', '')));
    await page.getByRole('button', { name: press }).click();
    return (await sent).postDataJSON()[0].removido;
  };
  const removed = page.getByText('Removida', { exact: true });
  const hotel = page.getByRole('article').filter({ has: page.getByRole('button', { name: /^(Remover|Trazer de volta)/ }) });
  await expect(hotel).toContainText('R$');
  expect(await marks(/^Remover/)).toBe(true);
  await expect(removed).toBeVisible();
  await expect(hotel).not.toContainText('R$');
  await test.step('what is approved names its total, and what was removed', async () => {
    await page.getByRole('button', { name: 'Aprovar' }).click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText(/Total: R\$/);
    await expect(question).toContainText(`Sem o que você removeu: ${stay.escolhida.nome}.`);
    await page.keyboard.press('Escape');
    await expect(question).toHaveCount(0);
  });
  expect(await marks(/^Trazer de volta/)).toBe(false);
  await expect(removed).toHaveCount(0);
  await expect(hotel).toContainText('R$');

  await test.step('nothing is approved while a removal is on its way, and the focus stays', async () => {
    let goOn: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    await page.route(`**${saveHotelChoices.path.replace(':idViagem', '*')}`, async (route) => {
      // The hotels are loaded from an address that ends alike.
      if (route.request().method() !== 'PUT') return route.fallback();
      await held;
      return route.fulfill({ status: 500, body: '' });
    });
    const remove = page.getByRole('button', { name: /^Remover/ });
    await remove.press('Enter');
    const approve = page.getByRole('button', { name: 'Aprovar' });
    await expect(approve).toHaveAttribute('aria-disabled', 'true');
    await approve.evaluate((button: HTMLButtonElement) => button.click());
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    goOn();
    await expect(page.getByText('A hospedagem não foi removida.', { exact: true })).toBeVisible();
    await expect(remove).toBeFocused();
  });

  await page.getByRole('button', { name: 'Aprovar' }).click();
  const approval = page.getByRole('alertdialog', { name: /^Aprovar a solicitação/ });
  await expect(approval).toHaveAccessibleDescription(/^A agência emite o que foi escolhido\. Total: R\$\s[\d.,]+\.$/);
  await approval.getByRole('button', { name: 'Aprovar' }).click();
  const approvedId = /\/(\d+)$/.exec(address)?.[1] ?? '';
  await expect(page.getByText(new RegExp(`^Solicitação ${approvedId} aprovada: R\\$\\s[\\d.,]+\\.$`))).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(1);

  await test.step('what waits for the approver no more says so, under its own title', async () => {
    await page.goto(address);
    await expect(heading(page, `Viagem – solicitação ${approvedId}`)).toBeVisible();
    await expect(
      page.getByText(`A solicitação ${approvedId} não aguarda a sua aprovação: ou ela já foi decidida, ou está com outra pessoa.`),
    ).toBeVisible();
    await page.getByRole('link', { name: 'Viagens' }).click();
    await expect(page.getByRole('article')).toHaveCount(1);
  });

  await page.route(/\/pesquisas\/viagens\/\d+$/, async (route) => {
    // As a clerk leaves it who edits the reservation at issue.
    const answer = await route.fetch();
    const trip: TravelRequest = await answer.json();
    const [service, ...others] = trip.servicosHotel;
    const { nome = null, checkin = null, checkout = null } = service?.escolhida ?? {};
    const reservaAprovada = [nome, 'Suíte presidencial', checkin, checkout];
    return route.fulfill({ response: answer, json: { ...trip, servicosHotel: [{ ...service, reservaAprovada }, ...others] } });
  });
  await page.getByRole('link', { name: 'Ver viagem' }).click();
  await test.step('another reservation says what was approved beside what is reserved now', async () => {
    const changed = page.getByRole('article').filter({ hasText: 'A reserva não é mais a que o cliente aprovou' });
    await expect(changed).toHaveCount(1);
    await expect(changed.getByRole('row', { name: /^Quarto Suíte presidencial \S/ })).toBeVisible();
    await expect(changed.getByRole('row', { name: /^Check-in/ })).toHaveCount(0);
  });
  await test.step('a change says what was approved, what it costs now and the difference', async () => {
    const changes = page.getByRole('region', { name: 'O que mudou desde a aprovação' });
    await expect(changes.getByRole('article')).toHaveCount(5);
    const change = changes.getByRole('article').first();
    await expect(change.getByRole('term')).toHaveText(['Aprovado', 'Agora', 'Diferença']);
    const amounts = await change.getByRole('definition').allTextContents();
    const [approved = 0, present = 0, difference = 0] = amounts.map((text) =>
      Number(
        text
          .replace('−', '-')
          .replaceAll('.', '')
          .replace(',', '.')
          .replace(/[^\d.-]/g, ''),
      ),
    );
    expect(approved).toBeGreaterThan(0);
    expect(difference).not.toBe(0);
    expect(present).toBeCloseTo(approved + difference, 2);
    // Each service is told once: what changed stands beside when and for whom it is.
    await expect(page.getByRole('article')).toHaveCount(5);
    await expect(change.getByText(/^\d\d\/\d\d\/\d{4} \d\d:\d\d [A-Z]{3} → /).first()).toBeVisible();
    await expect(change.getByText(/· \p{Lu}\p{L}+ /u).first()).toBeVisible();
    await expect(changes.getByRole('button', { name: 'Detalhes' })).toHaveCount(1);
  });
  await page.getByRole('button', { name: 'Reprovar' }).click();
  const question = page.getByRole('alertdialog', { name: /^Reprovar a solicitação/ });
  await expect(question).toHaveAccessibleDescription('A agência e o viajante leem o motivo.');
  const reason = question.getByRole('textbox', { name: 'Motivo' });
  await reason.fill('Acima do orçamento');
  // Back gives the question up, and nothing else; what was typed is there again.
  await page.goBack();
  await expect(question).toHaveCount(0);
  await expect(heading(page, /^Viagem – solicitação/)).toBeVisible();
  await page.getByRole('button', { name: 'Reprovar' }).click();
  await expect(reason).toHaveValue('Acima do orçamento');
  await question.getByRole('button', { name: 'Reprovar' }).click();
  await expect(page.getByText('Nenhuma solicitação encontrada')).toBeVisible();
});

test('S-001 a trip that was refused says so above what was chosen for it, with the reason', async ({ page }) => {
  await signIn(page, 'traveller');
  await page.route(`**${findOwnTrip.path.replace(':idViagem', '*')}`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), status: 'REPROVADA' } });
  });
  await page.route(`**${findReturnJustification.path.replace(':id', '*')}`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), justificativa: 'Acima da verba do projeto.' } });
  });
  await openAnyTrip(page);
  const notice = page.getByRole('status').filter({ hasText: 'Esta viagem foi reprovada: nada dela é emitido.' });
  await expect(notice).toContainText('Acima da verba do projeto.');
});

test('S-096 S-354 S-001 a traveller reads which hotel was removed, and by whom, when the trip was approved', async ({ page }) => {
  await page.route(FIND_TRIP, async (route) => {
    const response = await route.fetch();
    const request: TravelRequest = await response.json();
    const servicosHotel = request.servicosHotel.map((service) => ({ ...service, escolhida: null, idCotacaoEscolhida: null }));
    const aprovadorSolicitacao = { nome: 'Heitor Fontes Macedo' };
    await route.fulfill({ response, json: { ...request, servicosHotel, aprovadorSolicitacao, status: 'EMISSAO' } });
  });
  let name = '';
  await page.route(/\/pesquisas\/hotel\/\d+$/, async (route) => {
    const response = await route.fetch();
    const [stay] = await response.json();
    const escolhida = stay.escolhida ?? stay.cotacoes[0];
    name = escolhida.nome;
    const validacao = { tipo: 'WARNING', titulo: 'Menor preço de hospedagem', mensagem: '', regra: null };
    await route.fulfill({ response, json: [{ ...stay, escolhida, removido: true, validacao, justificativa: 'a' }] });
  });
  await signIn(page, 'traveller');
  const withHotel = page.getByRole('article').filter({ hasText: 'Seleção de cotação' });
  await withHotel.getByRole('link').first().click();
  const removed = page.getByRole('article').filter({ hasText: 'Removida por Heitor Fontes Macedo' });
  await expect(removed).toHaveCount(1);
  await expect(removed.getByRole('heading', { name })).toBeVisible();
  await expect(removed).not.toContainText('Nada foi escolhido ainda.');
  await expect(removed).not.toContainText('Menor preço');
});

test('S-001 what another tab has sent is known in this one at once, which says that it waits for no choice any more', async ({
  page,
  context,
  caller,
}) => {
  await signIn(page, 'traveller');
  await trip(page, 'Seleção de cotação').getByRole('link', { name: 'Escolher opções' }).click();
  const title = heading(page, /^Viagem – solicitação/);
  await expect(title).toBeVisible();
  const id = Number(/\d+$/.exec((await title.textContent()) ?? '')?.[0]);
  const other = await context.newPage();
  await other.goto(page.url());
  await other.getByRole('button', { name: 'Nenhuma opção serve' }).click();
  await other.getByRole('alertdialog').getByRole('textbox', { name: 'Motivo' }).fill('Todos chegam tarde');
  await other.getByRole('alertdialog').getByRole('button', { name: 'Devolver opções' }).click();
  await expect(heading(other, 'Minhas viagens')).toBeVisible();
  await expect(page.getByText('Esta solicitação não aguarda mais a sua escolha.', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Enviar escolha' })).toHaveCount(0);
  await test.step('the reason that was given stands in the trip and in the list', async () => {
    const notice = page.getByRole('status').filter({ hasText: 'As opções voltaram para a agência, que cota de novo.' });
    await expect(notice).toContainText('Todos chegam tarde');
    await expect(other.getByRole('article').filter({ hasText: `Solicitação ${id}` })).toContainText('Motivo: Todos chegam tarde');
  });
  await conclude(caller, id);
});

test('Q-235 A-120 S-001 a traveller reads why the agency returned a request, to a draft and to the choice', async ({ page }) => {
  let status = 'RASCUNHO';
  await page.route(FIND_TRIP, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), status } });
  });
  await page.route(`**${findReturnJustification.path.replace(':id', '*')}`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), justificativa: 'Falta o nome do hóspede.' } });
  });
  await signIn(page, 'traveller');
  await openAnyTrip(page);
  const notice = page.getByRole('status').filter({ hasText: 'Falta o nome do hóspede.' });
  await expect(notice).toContainText('A agência devolveu esta solicitação: ela é um rascunho até que seja enviada de novo.');
  status = 'SELECAO_COTACAO';
  await page.reload();
  await expect(notice).toContainText('A agência pede que você escolha de novo.');
});

test('S-043 a day that is past is refused at its field, and a service that asks for one is not searched until its date is changed', async ({
  page,
}) => {
  await page.route(FIND_TRIP, async (route) => {
    const response = await route.fetch();
    const request: TravelRequest = await response.json();
    const servicosAereos = request.servicosAereos.map((service) => ({
      ...service,
      segmentos: service.segmentos.map((leg) => ({ ...leg, data: '2020-01-01' })),
    }));
    await route.fulfill({ response, json: { ...request, servicosAereos } });
  });
  await signIn(page, 'traveller');
  let searches = 0;
  page.on('request', (sent) => {
    if (sent.url().endsWith(searchAir.path)) searches += 1;
  });
  await trip(page, 'Cotação na agência').getByRole('link', { name: 'Pesquisar voos' }).first().click();
  await expect(page.getByText('A data já passou. Mude a data acima para pesquisar.', { exact: true })).toBeVisible();
  const form = page.getByRole('search', { name: 'Pesquisa de voos' });
  const departure = form.getByRole('textbox', { name: 'Partida' });
  await form.getByRole('button', { name: 'Pesquisar' }).click();
  await expect(departure).toHaveAccessibleDescription('Esta data já passou');
  expect(searches).toBe(0);
  await form.getByRole('combobox', { name: 'Viagem' }).selectOption({ label: 'Somente ida' });
  await departure.fill(`10/12/${new Date().getFullYear() + 1}`);
  await form.getByRole('button', { name: 'Pesquisar' }).click();
  await expect(page.getByRole('region', { name: 'Resultados' })).toContainText(`10/12/${new Date().getFullYear() + 1}`);
  expect(searches).toBeGreaterThan(0);
});

test('Q-008 a screen of a traveller opens at its top, and Back comes to where one was', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, 'traveller');
  const link = trip(page, 'Cotação na agência').getByRole('link', { name: 'Pesquisar hotéis' }).first();
  await expect(link).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 300));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(300);
  await link.evaluate((one: HTMLElement) => one.click());
  await expect(heading(page, /^Pesquisa de hotel/)).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(heading(page, 'Minhas viagens')).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(300);
});

/** What the browser keeps of picks and reasons that were not sent. */
const keptPicks = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((name) => /^rascunho:.*:(escolha|devolucao|justificativa):/.test(name)));

/** Concludes the quoting of a request beside the screen. */
async function conclude(caller: Caller, idSolicitacao: number): Promise<void> {
  const request = await readRequest(caller, idSolicitacao);
  const { id, uuid, status } = request;
  const cotacoes = servicesOf(request).flatMap((service) => service.cotacoes.map((quote) => ({ id: quote.id, versao: quote.versao })));
  await caller.client.call(concludeQuoting, { query: { uuidSolicitacao: uuid }, body: { id, status, cotacoes } });
}

test('S-001 Q-093 Q-096 B-060 what a traveller picked outlives a reload; all is sent back with a reason, and offered anew without the former picks', async ({
  page,
  caller,
  baseURL,
}) => {
  await signIn(page, 'traveller');
  await trip(page, 'Seleção de cotação').getByRole('link', { name: 'Escolher opções' }).click();
  await expect(heading(page, /^Viagem – solicitação/)).toBeVisible();
  const id = Number(/\d+$/.exec((await heading(page, /^Viagem – solicitação/).textContent()) ?? '')?.[0]);
  const offers = page.getByRole('region').filter({ has: page.getByRole('button', { name: /^(Escolher|Escolhido):/ }) });
  const question = page.getByRole('alertdialog');
  const reason = question.getByRole('textbox', { name: 'Motivo' });
  const nothingSuits = page.getByRole('button', { name: 'Nenhuma opção serve' });

  await test.step('a flight, a dear hotel with its reason, and the only offer that was taken back are as they were after a reload', async () => {
    const [flight, hotel] = [offers.nth(0), offers.nth(1)];
    await flight
      .getByRole('button', { name: /^Escolher:/ })
      .last()
      .click();
    const dear = hotel.getByRole('button', { name: /^Escolher:/ }).last();
    await dear.click();
    const why = question.getByRole('textbox', { name: 'Justificativa' });
    await why.fill('Ao lado da fábrica');
    // Given up, what was typed is there again for the same hotel.
    await page.keyboard.press('Escape');
    await expect(question).toHaveCount(0);
    await expect(dear).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(why).toHaveValue('Ao lado da fábrica');
    // Half typed, it outlives a reload as well.
    await page.reload();
    await dear.click();
    await expect(why).toHaveValue('Ao lado da fábrica');
    await question.getByRole('button', { name: 'Confirmar' }).click();
    await offers
      .nth(4)
      .getByRole('button', { name: /^Escolhido:/ })
      .click();
    const chosen = page.getByRole('button', { name: /^Escolhido:/ });
    await expect(chosen).toHaveCount(2);
    const names = await chosen.evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-label')));
    await page.reload();
    await expect(page.getByText('2 de 5 escolhidos', { exact: true })).toBeVisible();
    expect(await chosen.evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-label')))).toEqual(names);
    await expect(page.getByText('Motivo: Ao lado da fábrica', { exact: true })).toBeVisible();
  });

  await test.step('nothing is sent back without a reason; what was typed is there again after Back and after a reload', async () => {
    await nothingSuits.click();
    await question.getByRole('button', { name: 'Devolver opções' }).click();
    await expect(reason).toHaveAccessibleDescription(/Preencha o campo antes de continuar/);
    await expect(reason).toBeFocused();
    await reason.fill('Todos os voos chegam depois da reunião');
    await page.goBack();
    await expect(question).toHaveCount(0);
    await expect(nothingSuits).toBeFocused();
    await page.reload();
    expect((await keptPicks(page)).map((name) => name.split(':')[2])).toEqual(expect.arrayContaining(['escolha', 'devolucao']));
    await nothingSuits.click();
    await expect(reason).toHaveValue('Todos os voos chegam depois da reunião');
  });

  await test.step('an answer that is lost is asked for again: it was sent back once', async () => {
    await page.route(
      SEND_BACK,
      async (route) => {
        await route.fetch();
        await route.abort('connectionreset');
      },
      { times: 1 },
    );
    await reason.press('Control+Enter');
    await expect(question.getByRole('alert').filter({ hasText: /\S/ })).toBeVisible();
    await question.getByRole('button', { name: 'Devolver opções' }).click();
    await expect(page.getByText('Opções devolvidas. A agência lê o motivo e cota de novo.', { exact: true })).toBeVisible();
    await expect(heading(page, 'Minhas viagens')).toBeVisible();
    await expect(trip(page, 'Seleção de cotação')).toHaveCount(0);
    expect(await keptPicks(page)).toEqual([]);
    expect((await readRequest(caller, id)).status).toBe('COTACAO_AGENCIA');
    const { justificativa } = await caller.client.call(findReturnJustification, { params: { id } });
    expect(justificativa).toBe('Todos os voos chegam depois da reunião');
  });

  await conclude(caller, id);
  await page.reload();
  await trip(page, 'Seleção de cotação').getByRole('link', { name: 'Escolher opções' }).click();
  await expect(page.getByText('1 de 5 escolhidos', { exact: true })).toBeVisible();
  await nothingSuits.click();
  await expect(reason).toHaveValue('');

  await test.step('what somebody else decided meanwhile is said, in the list', async () => {
    const { client } = await callAs(baseURL ?? '', 'traveller');
    await client.call(sendBackOwnOffers, { params: { idViagem: id }, body: { justificativa: 'Mudou a data' } });
    await reason.fill('Caro demais');
    await question.getByRole('button', { name: 'Devolver opções' }).click();
    await expect(page.getByText('Esta solicitação não aguarda mais a sua escolha.', { exact: true })).toBeVisible();
    await expect(heading(page, 'Minhas viagens')).toBeVisible();
    await expect(trip(page, 'Seleção de cotação')).toHaveCount(0);
  });
  await conclude(caller, id);
});

test('S-001 Q-094 Q-096 S-110 a traveller chooses one option for each service and sends them; the approver reads the reason and approves', async ({
  page,
  caller,
  browser,
  baseURL,
}) => {
  await signIn(page, 'traveller');
  await trip(page, 'Seleção de cotação').getByRole('link', { name: 'Escolher opções' }).click();
  await expect(heading(page, /^Viagem – solicitação/)).toBeVisible();
  const send = page.getByRole('button', { name: 'Enviar escolha' });
  const offers = page.getByRole('region').filter({ has: page.getByRole('button', { name: /^(Escolher|Escolhido):/ }) });
  await expect(offers).toHaveCount(5);

  await test.step('nothing is sent while a service has no choice, and the focus goes to it', async () => {
    await send.click();
    await expect(page.getByText('Escolha uma opção para cada serviço.', { exact: true })).toBeVisible();
    const title = offers.first().getByRole('heading', { level: 2 });
    await expect(title).toBeFocused();
    await expect(title).toHaveAccessibleDescription(/Escolha uma opção para este serviço\./);
    await expect(page.getByText('Escolha uma opção para este serviço.', { exact: true })).toHaveCount(4);
  });

  const question = page.getByRole('alertdialog');
  for (const section of await offers.all()) {
    // The dearest: a hotel above the lowest price wants a reason.
    const dearest = section.getByRole('button', { name: /^Escolher:/ }).last();
    if ((await section.getByRole('button', { name: /^Escolhido:/ }).count()) > 0) continue;
    await dearest.click();
    if (await question.isVisible()) {
      await question.getByRole('textbox', { name: 'Justificativa' }).fill('Ao lado da fábrica');
      await question.getByRole('button', { name: 'Confirmar' }).click();
    }
    await expect(section.getByRole('button', { name: /^Escolhido:/ })).toHaveCount(1);
  }
  await expect(page.getByText('5 de 5 escolhidos', { exact: true })).toBeVisible();
  await expect(page.getByText('Motivo: Ao lado da fábrica', { exact: true })).toBeVisible();

  await test.step('Back gives the question up, and what was chosen stays', async () => {
    await send.click();
    await expect(question).toBeVisible();
    await page.goBack();
    await expect(question).toHaveCount(0);
    await expect(page.getByText('5 de 5 escolhidos', { exact: true })).toBeVisible();
  });
  await send.click();
  await question.getByRole('button', { name: 'Enviar escolha' }).click();
  await expect(page.getByText('Escolha enviada para aprovação de Heitor Fontes Macedo.', { exact: true })).toBeVisible();
  await expect(heading(page, 'Minhas viagens')).toBeVisible();
  await expect(trip(page, 'Seleção de cotação')).toHaveCount(0);
  expect(await keptPicks(page)).toEqual([]);

  const elsewhere = await browser.newContext({ ...(baseURL !== undefined && { baseURL }) });
  const desk = await elsewhere.newPage();
  await signIn(desk, 'approver');
  const sent = desk.getByRole('article').filter({ hasText: 'GRU → REC' });
  const id = Number(/Solicitação (\d+)/.exec((await sent.textContent()) ?? '')?.[1]);
  expect((await readRequest(caller, id)).status).toBe('APROVACAO');
  await sent.getByRole('link', { name: 'Ver viagem' }).click();
  await expect(desk.getByText(/Ao lado da fábrica$/)).toBeVisible();
  await desk.getByRole('button', { name: 'Aprovar' }).click();
  await desk.getByRole('alertdialog').getByRole('button', { name: 'Aprovar' }).click();
  await expect(desk.getByText(new RegExp(`^Solicitação ${id} aprovada: R\\$`))).toBeVisible();
  expect((await readRequest(caller, id)).status).toBe('EMISSAO');
  await elsewhere.close();
});

test('S-001 Q-094 Q-105 what is issued already is shown with its status, and not offered again beside what is to be chosen; for what was cancelled something may be', async ({
  page,
  callers,
}) => {
  const { client } = await callers('traveller');
  const trips = await client.call(listOwnTrips, {});
  const whole = trips.find(({ tiposServico }) => TIPO_SERVICO.every((kind) => tiposServico.includes(kind)));
  if (!whole) throw new Error('The demo traveller has no trip with all kinds of service.');
  // Its flight as after a change of another service that brought the request back to selection; whatever else the trip has been through.
  await page.route(FIND_TRIP, async (route) => {
    const answer = await route.fetch();
    const found: TravelRequest = await answer.json();
    for (const service of servicesOf(found)) for (const quote of service.cotacoes) quote.statusCotacao = 'COTACAO_FINALIZADA';
    for (const service of found.servicosAereos) {
      const [chosen] = service.cotacoes;
      if (chosen) chosen.statusCotacao = 'EMISSAO_FINALIZADA';
      service.escolhida = chosen ?? null;
      service.idCotacaoEscolhida = chosen?.id ?? null;
    }
    for (const service of found.servicosHotel) {
      const [stay] = service.cotacoes;
      if (!stay) continue;
      service.escolhida = { ...stay, id: 'cancelled', statusCotacao: 'EMISSAO_CANCELADA' };
      service.idCotacaoEscolhida = 'cancelled';
      service.cotacoes = [service.escolhida, stay];
    }
    await route.fulfill({ response: answer, json: { ...found, status: 'SELECAO_COTACAO' } });
  });
  await signIn(page, 'traveller');
  await page.goto(`/#${searchAddress({ kind: 'AEREO', idViagem: whole.id })}`);
  await expect(heading(page, /^Viagem – solicitação/)).toBeVisible();
  const offers = page.getByRole('region').filter({ has: page.getByRole('button', { name: /^(Escolher|Escolhido):/ }) });
  await expect(offers).toHaveCount(4);
  await expect(page.getByText(/^\d de 3 escolhidos$/)).toBeVisible();
  const optional = offers.filter({ hasText: 'O que foi escolhido antes foi cancelado.' });
  await expect(optional).toHaveCount(1);
  await expect(optional.getByRole('button', { name: /^Escolhido:/ })).toHaveCount(0);
  await optional.getByRole('button', { name: /^Escolher:/ }).click();
  await expect(page.getByText(/^\d de 4 escolhidos$/)).toBeVisible();
  const issued = page.getByRole('article').filter({ hasText: 'Emissão finalizada' });
  await expect(issued).toHaveCount(1);
  await expect(issued).toContainText(' → ');
  await expect(issued.getByRole('button')).toHaveCount(0);
});

/** A request that is quoted, with a car that somebody typed. */
async function withTypedCar(caller: Caller) {
  for (const { id, tiposServico } of await caller.client.call(listQuotes, { query: { isSupplier: true } })) {
    if (!tiposServico.includes('CARRO')) continue;
    const { servicosCarro } = await readRequest(caller, id);
    const service = servicosCarro.find(({ cotacoes }) => cotacoes.some(({ tipo }) => tipo === 'OFFLINE'));
    if (service) return { id, service };
  }
  throw new Error('The demo data have no request with a typed car that waits for quotes.');
}

test('S-071 S-075 the agency changes a car that was typed, whose amounts stay', async ({ page, caller }) => {
  const { id, service } = await withTypedCar(caller);
  const quote = service.cotacoes.find(({ tipo }) => tipo === 'OFFLINE');
  await signIn(page, 'manager');
  await page.goto(`/#${searchAddress({ kind: 'CARRO', idViagem: id }, service.id)}`);
  await page
    .getByRole('button', { name: new RegExp(`^Alterar .*${quote?.nomeModelo}`) })
    .first()
    .click();
  const window = page.getByRole('dialog');
  await window.getByRole('textbox', { name: 'Modelo' }).fill('Fiat Mobi Like');
  await window.locator('button[type=submit]').click();
  await expect(page.getByText('Carro alterado com sucesso', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Alterar .*Fiat Mobi Like/ })).toBeVisible();
  const stored = (await readRequest(caller, id)).servicosCarro.flatMap(({ cotacoes }) => cotacoes).find((one) => one.id === quote?.id);
  expect([stored?.nomeModelo, stored?.total]).toEqual(['Fiat Mobi Like', quote?.total]);
});
