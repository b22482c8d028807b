import { findClientCard, findParticularities, findTravellerRule, listLoyaltyProgrammes } from '@guiche/contract/clients';
import { listQuotes, listServiceTickets } from '@guiche/contract/requests';
import { requestedFields } from '@guiche/domain/requests';
import type { Page } from '@playwright/test';
import { openRequest, openRequestAs, putToggles, quoteWindow, requestList, servicePanel, signIn } from './support/pages.ts';
import { type Caller, readRequest, takenAirRequest } from './support/requests.ts';
import { expect, test } from './support/test.ts';

const BOX = { name: 'Particularidades' };
const box = (page: Page) => page.locator('[data-slot="collapsible-section"]', { has: page.getByRole('button', BOX) });

/** The panel in the window of a quote. */
const panel = (page: Page) => quoteWindow(page).getByRole('region', { name: 'Viajante e serviço' });

/** The panel is never over the form: it begins where the price ends, at the right of the itinerary. */
async function expectBesideForm(page: Page): Promise<void> {
  const places = [
    panel(page),
    quoteWindow(page).getByRole('region', { name: 'Valores' }),
    quoteWindow(page).getByRole('button', { name: 'Adicionar trecho' }),
  ];
  const [place, price, itinerary] = await Promise.all(places.map((part) => part.boundingBox()));
  if (!place || !price || !itinerary) throw new Error('A part of the window is not shown.');
  expect(price.y + price.height).toBeLessThanOrEqual(place.y);
  expect(itinerary.x + itinerary.width).toBeLessThanOrEqual(place.x);
}

/** The addresses, below their base, that the page asks for a call. */
function asked(page: Page, part: string): string[] {
  const addresses: string[] = [];
  page.on('request', (sent) => {
    if (sent.url().includes(part)) addresses.push(decodeURIComponent(new URL(sent.url()).search));
  });
  return addresses;
}

test('Q-064 Q-279 the particularities of the client stand on the page, those of the request in the window of a quote, beside the form', async ({
  page,
  caller,
}) => {
  const request = await takenAirRequest(caller);
  await signIn(page, 'consultant');
  const calls = asked(page, '/particularidades');
  await openRequest(page, request.id);
  await expect.poll(() => calls).toEqual([`?instanceId=${request.empresa.instancia}`]);
  await expect(box(page).locator('[role="status"]')).toHaveCount(0);
  const query = { instanceId: request.empresa.instancia };
  const { preferencias, fidelidades, tourCode, voebiz, contatoAdmin } = await caller.client.call(findParticularities, { query });
  const codes = fidelidades.flatMap(({ programa, numero }) => [programa, numero]);
  const contact = contatoAdmin ? [contatoAdmin.nome, contatoAdmin.email] : [];
  for (const known of [preferencias ?? 'Sem preferências cadastradas', ...codes, tourCode, voebiz, ...contact])
    if (known) await expect(box(page)).toContainText(known);
  await page.getByRole('button', { name: 'Adicionar cotação' }).click();
  const own = panel(page);
  await expect(own.getByRole('tab', { name: 'Particularidades', selected: true })).toBeVisible();
  await expect.poll(() => calls.length).toBe(2);
  expect(calls[1]).toMatch(new RegExp(`^\\?idSolicitacao=${request.id}&idCotacao=[\\w-]{36}$`));
  await expectBesideForm(page);
});

test('Q-058 Q-272 Q-304 beside the form of a quote stand its travellers with their programmes, which a failure asks for again, and what was requested', async ({
  page,
  caller,
}) => {
  const request = await takenAirRequest(caller);
  const service = request.servicosAereos[0];
  if (!service) throw new Error(`Request ${request.id} has no air service.`);
  await signIn(page, 'consultant');
  const calls: string[] = [];
  let broken = true;
  await page.route('**/aereo/milhas/colaborador/buscarProgramas/*', (route) => {
    calls.push(route.request().url().split('/').at(-1) ?? '');
    return broken ? route.fulfill({ status: 500, body: '' }) : route.fallback();
  });
  await openRequest(page, request.id);
  await page.getByRole('button', { name: 'Adicionar cotação' }).click();
  const travellers = panel(page).getByRole('tab', { name: 'Viajantes' });
  await expect(travellers).toBeVisible();
  // Asked for when they are looked at, not with the window.
  expect(calls).toEqual([]);
  await travellers.click();
  const failed = 'Erro ao recuperar as milhas.';
  await expect(page.locator('[data-tipo]').getByText(failed)).toBeVisible();
  await expect(panel(page).getByRole('alert')).toHaveText(failed);
  broken = false;
  await panel(page).getByRole('button', { name: 'Tentar de novo' }).click();
  const people = panel(page).getByRole('listitem');
  await expect(people).toHaveCount(service.viajantes.length);
  for (const [index, { id, nomeCompleto }] of service.viajantes.entries()) {
    const known = await caller.client.call(listLoyaltyProgrammes, { params: { viajanteId: id } });
    const words = known.flatMap(({ programa, numero }) => [programa, numero]);
    for (const word of [nomeCompleto, ...(words.length > 0 ? words : ['Sem programa de fidelidade'])])
      await expect(people.nth(index)).toContainText(word);
  }
  await expect(panel(page).getByRole('alert')).toHaveCount(0);
  expect(new Set(calls)).toEqual(new Set(service.viajantes.map(({ id }) => id)));
  await expect(panel(page)).toContainText(service.acompanhantes.join(', ') || 'nenhum');
  await expectBesideForm(page);

  await panel(page).getByRole('tab', { name: 'Pedido' }).click();
  const requested = panel(page).getByRole('tabpanel');
  for (const { origem, destino } of service.segmentos) await expect(requested).toContainText(`${origem} → ${destino}`);
  await expect(requested).toContainText(service.observacao ?? 'nenhuma');
  for (const { nome, valores } of requestedFields([service])) await expect(requested).toContainText(`${nome}${valores.join(', ')}`);
  await expectBesideForm(page);
});

test('Q-304 programmes of one traveller that cannot be loaded hide nobody else’s, and another try asks for these alone', async ({
  page,
  caller,
}) => {
  const open = await caller.client.call(listQuotes, { query: { isSupplier: true } });
  const several = open.find(
    ({ tiposServico, colaboradores, responsavel }) =>
      tiposServico.includes('AEREO') && colaboradores.length > 1 && (responsavel === null || responsavel.id === caller.user.id),
  );
  if (!several) throw new Error('The demo data have no request of several travellers left.');
  const [failing, ...others] = (await readRequest(caller, several.id)).servicosAereos[0]?.viajantes ?? [];
  if (!failing || others.length === 0) throw new Error(`The air service of ${several.id} has one traveller.`);
  await signIn(page, 'consultant');
  const calls: string[] = [];
  let broken = true;
  await page.route('**/aereo/milhas/colaborador/buscarProgramas/*', (route) => {
    const id = route.request().url().split('/').at(-1) ?? '';
    calls.push(id);
    return broken && id === failing.id ? route.fulfill({ status: 422, json: [] }) : route.fallback();
  });
  await openRequest(page, several.id);
  await servicePanel(page, 'AEREO').getByRole('button', { name: 'Adicionar cotação' }).click();
  await panel(page).getByRole('tab', { name: 'Viajantes' }).click();
  await expect(panel(page).getByRole('alert')).toBeVisible();
  const people = panel(page).getByRole('listitem');
  for (const [index, { id }] of others.entries()) {
    const known = await caller.client.call(listLoyaltyProgrammes, { params: { viajanteId: id } });
    await expect(people.nth(index + 1)).toContainText(known[0]?.numero ?? 'Sem programa de fidelidade');
  }
  broken = false;
  calls.length = 0;
  await quoteWindow(page).getByRole('button', { name: 'Fechar' }).first().click();
  await servicePanel(page, 'AEREO').getByRole('button', { name: 'Adicionar cotação' }).click();
  await panel(page).getByRole('tab', { name: 'Viajantes' }).click();
  await expect(panel(page).getByRole('alert')).toHaveCount(0);
  expect(calls).toEqual([failing.id]);
});

test('A-325 Q-301 particularities that cannot be loaded say so in a toast and in their box, which tries again', async ({
  page,
  caller,
}) => {
  const request = await takenAirRequest(caller);
  await signIn(page, 'consultant');
  let broken = true;
  await page.route('**/particularidades?**', (route) => (broken ? route.fulfill({ status: 500, body: '' }) : route.fallback()));
  await openRequest(page, request.id);
  await expect(page.locator('[data-tipo]').getByText('Erro ao buscar as particularidades.')).toBeVisible();
  await expect(box(page).getByRole('alert')).toHaveText('Erro ao buscar as particularidades.');
  broken = false;
  await box(page).getByRole('button', { name: 'Tentar de novo' }).click();
  await expect(box(page).getByRole('alert')).toHaveCount(0);
  await expect(page.getByRole('button', BOX)).toBeVisible();
});

test('A-255 the tickets of a request are links to the desk; without a ticket nothing is shown', async ({ page, caller }) => {
  const open = (await caller.client.call(listQuotes, { query: { isSupplier: true } })).filter(
    ({ responsavel }) => responsavel === null || responsavel.id === caller.user.id,
  );
  const ticketsOf = ({ empresa, idSolicitacao }: (typeof open)[number]) =>
    caller.client.call(listServiceTickets, { query: { instanceId: empresa.instancia, idSolicitacao } });
  const known = await Promise.all(open.map(async (row) => ({ row, tickets: await ticketsOf(row) })));
  const some = known.find(({ tickets }) => tickets.length > 0);
  const none = known.find(({ tickets }) => tickets.length === 0);
  await openRequestAs(page, 'consultant', some?.row.id ?? 0);
  const links = page.getByRole('region', { name: 'Chamados do atendimento' }).getByRole('link');
  await expect(links).toHaveText(some?.tickets.map(({ idTicket }) => idTicket) ?? []);
  await expect(links.first()).toHaveAttribute('href', some?.tickets[0]?.url ?? '');
  const empty = page.waitForResponse(/tickets-solicitacao/);
  await openRequest(page, none?.row.id ?? 0);
  await empty;
  await expect(page.getByRole('region', { name: 'Chamados do atendimento' })).toHaveCount(0);
});

/** An open request whose requester's company shares costs among projects, or does not. */
async function requestByRule(caller: Caller, active: boolean) {
  // One that a colleague has asks a question when it is opened.
  const listed = await caller.client.call(listQuotes, { query: { isSupplier: true } });
  for (const { id } of listed.filter(({ responsavel }) => responsavel === null)) {
    const request = await readRequest(caller, id);
    const query = { idViajante: request.solicitante.id, regra: 'UTILIZAR_PROJETO_RATEIO', tipoAgrupador: 'POLITICAS' } as const;
    const rule = await caller.client.call(findTravellerRule, { query });
    const { rateio } = await caller.client.call(findClientCard, { params: { idSolicitacao: id } });
    if (rule?.ativa === active && rateio.length > 0) return { request, rateio };
  }
  throw new Error(`The demo data have no request whose rule is ${active ? 'active' : 'inactive'}.`);
}

const showCard = (page: Page) => page.getByRole('button', { name: 'Ver a ficha do cliente' }).click();
const card = (page: Page) => page.getByRole('region', { name: 'Ficha do cliente' });

test('B-050 Q-042 the card of the client stands beside its request, with the projects that share it where the rule says so', async ({
  page,
  caller,
}) => {
  const shared = await requestByRule(caller, true);
  const alone = await requestByRule(caller, false);
  await openRequestAs(page, 'manager', shared.request.id);
  await expect(card(page)).toHaveCount(0);
  await showCard(page);
  await expect(card(page).getByRole('heading', { level: 2, name: shared.request.empresa.nome })).toBeVisible();
  for (const part of ['Particularidades', 'Fees', 'Aprovadores', /outras? solicitaç(ão|ões) abertas?/i])
    await expect(card(page).getByRole('region', { name: part })).toBeVisible();
  const shares = card(page).getByRole('region', { name: 'Rateio por projeto' }).getByRole('listitem');
  await expect(shares).toHaveText(shared.rateio.map(({ projeto }) => new RegExp(`^${projeto}`)));
  await page.getByRole('button', { name: 'Ocultar a ficha do cliente' }).click();
  await expect(card(page)).toHaveCount(0);

  // Asked for as soon as the pointer is over the button, which stands where the last press was.
  const answered = page.waitForResponse(/regras\/fixas/);
  await openRequest(page, alone.request.id);
  await showCard(page);
  await answered;
  await expect(card(page).getByRole('heading', { level: 2, name: alone.request.empresa.nome })).toBeVisible();
  await expect(card(page).getByRole('region', { name: 'Rateio por projeto' })).toHaveCount(0);
});

test('A-260 the same fixed rule is not asked twice while the app stays open; for another request it is asked again', async ({
  page,
  caller,
}) => {
  const { request } = await requestByRule(caller, true);
  const other = (await requestByRule(caller, false)).request;
  await signIn(page, 'manager');
  const calls = asked(page, '/regras/fixas');
  const openCard = async (id: number) => {
    await openRequest(page, id);
    await showCard(page);
    await expect(card(page).getByRole('heading', { level: 2 })).toBeVisible();
  };
  await openCard(request.id);
  await openCard(other.id);
  await openCard(request.id);
  const queryOf = (idViajante: string) => `?idViajante=${idViajante}&regra=UTILIZAR_PROJETO_RATEIO&tipoAgrupador=POLITICAS`;
  expect(calls).toEqual([queryOf(request.solicitante.id), queryOf(other.solicitante.id)]);
});

test('A-025 A-140 Q-039 Q-264 with the support desk a blocked request is only read; a desk that blocks nothing, or fails, leaves it editable', async ({
  page,
  caller,
}) => {
  const request = await takenAirRequest(caller);
  const blocked = page.getByText('As alterações desta solicitação estão bloqueadas pelo sistema de atendimento.');
  const add = page.getByRole('button', { name: 'Adicionar cotação' });
  await signIn(page, 'consultant');
  const calls = asked(page, '/integracao-zendesk/bloqueia-alteracao');
  await openRequest(page, request.id);
  await expect(add).toBeVisible();
  expect(calls).toEqual([]);

  await putToggles(page, { ATENDIMENTO_ZENDESK: true });
  const reopen = async (answer: { status: number; body: string; contentType?: string }) => {
    await page.goto('/#/agencia');
    // Two addresses within one moment leave the request mounted: only an opened list makes the next opening one.
    await expect(requestList(page)).toBeVisible();
    await page.route('**/bloqueia-alteracao**', (route) => route.fulfill(answer), { times: 1 });
    const answered = page.waitForResponse(/bloqueia-alteracao/);
    await openRequest(page, request.id);
    await answered;
  };
  await reopen({ status: 200, body: 'true', contentType: 'application/json' });
  await expect(blocked).toBeVisible();
  await expect(add).toHaveCount(0);
  expect(calls).toEqual([`?uuidSolicitacao=${request.uuid}`]);
  await reopen({ status: 503, body: '' });
  await expect(add).toBeVisible();
  await reopen({ status: 200, body: 'false', contentType: 'application/json' });
  await expect(add).toBeVisible();
  await expect(blocked).toHaveCount(0);
  expect(calls).toHaveLength(3);
});

test('B-050 on a phone the panels are folded with the data of the request, and nothing scrolls sideways', async ({ page, caller }) => {
  const request = await takenAirRequest(caller);
  await page.setViewportSize({ width: 390, height: 844 });
  await openRequestAs(page, 'consultant', request.id);
  await expect(page.getByRole('button', BOX)).toHaveCount(0);
  await page.getByRole('button', { name: 'Mostrar os dados' }).click();
  await showCard(page);
  await expect(card(page).getByRole('heading', { level: 2 })).toBeVisible();
  const { scroll, width } = await page.evaluate(() => ({ scroll: document.documentElement.scrollWidth, width: window.innerWidth }));
  expect(scroll).toBeLessThanOrEqual(width);
});
