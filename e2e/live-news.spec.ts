import { changeTag, decideChange, findChangeApproval } from '@guiche/contract/changed-issues';
import { keepPresence } from '@guiche/contract/events';
import { listClientAnalysis, listQuotes } from '@guiche/contract/requests';
import { releaseRequest } from '@guiche/contract/responsibility';
import { answerAsClient } from '@guiche/contract/sandbox';
import type { TravelRequest } from '@guiche/domain/entities';
import type { Locator, Page, Request } from '@playwright/test';
import { breakableWay } from './support/breakable.ts';
import { openRequestAs, quoteWindow, requestList, requestRow, signIn } from './support/pages.ts';
import { type Caller, changedIssue, freeAirRequest, readRequest, takenAirRequest, takeOver } from './support/requests.ts';
import { expect, test } from './support/test.ts';

test.use({ news: true });

const STREAM = '**/api/rest/eventos';
/** The server asks for news each second, and a list at most each five. */
const SOON = { timeout: 12_000 };

/** The offer of what has come meanwhile. */
const offer = (page: Page, text: RegExp): Locator => page.getByRole('button', { name: text });

/** The others who are at the request. */
const whoIsHere = (place: Page | Locator): Locator => place.getByRole('status', { name: 'Quem mais está aqui' });

/** The name by which a list shows a colleague. */
const firstName = ({ user }: Caller): string => user.name.split(' ')[0] ?? '';

/** Opens lists and waits until the page follows the server. */
async function openLists(page: Page, address = '/#/agencia'): Promise<Request> {
  const stream = page.waitForRequest(STREAM);
  await page.goto(address);
  return stream;
}

/** A request comes back to the agency: its client returns the quotes. */
async function comeBack({ client }: Caller): Promise<number> {
  const [analysed] = await client.call(listClientAnalysis, { query: { isSupplier: true } });
  if (!analysed) throw new Error('The demo data have no analysed request left.');
  await client.call(answerAsClient, { params: { uuid: analysed.uuid }, body: { resposta: 'DEVOLVER' } });
  return analysed.idSolicitacao;
}

/** Where the rows of the list are. */
const placesOf = (page: Page) =>
  requestList(page)
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => `${link.textContent} ${Math.round(link.getBoundingClientRect().top)}`));

test('B-042 a colleague’s change is shown in its row at once; a new request is offered, and nothing moves until it is asked for', async ({
  page,
  caller,
  callers,
}) => {
  const colleague = await callers('manager');
  const request = await freeAirRequest(caller);
  await signIn(page, 'consultant');
  await openLists(page);
  await expect(requestRow(page, request.id)).toBeVisible();
  await takeOver(colleague, request);
  await expect(requestRow(page, request.id)).toContainText(firstName(colleague), SOON);

  const before = await placesOf(page);
  await requestList(page).getByRole('link').first().focus();
  const came = await comeBack(caller);
  await expect(offer(page, /^1 nova solicitação\. Mostrar/)).toBeVisible(SOON);
  await expect(page.getByRole('status').filter({ hasText: /^1 nova solicitação$/ })).toBeAttached();
  expect(await placesOf(page)).toEqual(before);
  await expect(requestList(page).getByRole('link').first()).toBeFocused();
  await page.keyboard.press('Alt+n');
  await expect(requestRow(page, came)).toBeAttached();
  await expect(offer(page, /Mostrar/)).toHaveCount(0);
});

test('B-042 news whose list or request cannot be fetched is not lost: it is asked for again', async ({ page, caller, callers }) => {
  const colleague = await callers('manager');
  const request = await freeAirRequest(caller);
  await signIn(page, 'consultant');
  await openLists(page);
  await expect(requestRow(page, request.id)).toBeVisible();
  const refused = page.waitForResponse((response) => response.status() === 503);
  await page.route('**/agencias/cotacoes?*', (route) => route.fulfill({ status: 503, body: '' }));
  await takeOver(colleague, request);
  await refused;
  await page.unroute('**/agencias/cotacoes?*');
  await expect(requestRow(page, request.id)).toContainText(firstName(colleague), SOON);
  await colleague.client.call(releaseRequest, { body: request.uuid });

  await openRequestAs(page, 'consultant', request.id);
  await expect(whoIsHere(page)).toBeAttached();
  const refusedToo = page.waitForResponse((response) => response.status() === 503);
  await page.route('**/api/v2/agencias/solicitacoes', (route) => route.fulfill({ status: 503, body: '' }));
  await takeOver(colleague, request);
  await refusedToo;
  await page.unroute('**/api/v2/agencias/solicitacoes');
  await expect(page.getByRole('main')).toContainText(colleague.user.name, SOON);
});

test('B-042 a request that the filters no longer let through stays until it is asked for, and the focus stays on the page', async ({
  page,
  caller,
  callers,
}) => {
  const request = await freeAirRequest(caller);
  await signIn(page, 'consultant');
  await openLists(page, `/#/agencia?termo=${request.id}&responsavel=sem`);
  const rows = requestList(page).getByRole('link');
  await expect(rows).toHaveCount(1);
  await takeOver(await callers('manager'), request);
  await offer(page, /^A lista mudou\. Mostrar/).click(SOON);
  await expect(rows).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('B-042 a stream that breaks is begun again where it was: what happened meanwhile is shown', async ({
  browser,
  server,
  caller,
  callers,
}) => {
  const colleague = await callers('manager');
  const second = await takenAirRequest(caller);
  const first = await freeAirRequest(caller);
  const way = await breakableWay(server.address);
  const context = await browser.newContext({ baseURL: way.address, viewport: { width: 1366, height: 768 } });
  const page = await context.newPage();
  await signIn(page, 'consultant');
  const begun = await openLists(page);
  expect(await begun.headerValue('last-event-id')).toBeNull();
  await expect(requestRow(page, first.id)).toBeVisible();
  await takeOver(colleague, first);
  await expect(requestRow(page, first.id)).toContainText(firstName(colleague), SOON);

  way.cut();
  await takeOver(colleague, second, true);
  const again = page.waitForResponse((response) => response.url().endsWith('/eventos') && response.ok());
  way.mend();
  expect(await (await again).request().headerValue('last-event-id')).toMatch(/^\d+\.\d+:\d+:/);
  await expect(requestRow(page, second.id)).toContainText(firstName(colleague), SOON);
  await context.close();
  way.close();
});

test('B-042 two tabs of a browser share one stream; the other goes on with it when the first is closed', async ({
  page,
  context,
  caller,
  callers,
}) => {
  const request = await freeAirRequest(caller);
  const colleague = await callers('manager');
  await signIn(page, 'consultant');
  await openLists(page);
  const streams: Request[] = [];
  const other = await context.newPage();
  other.on('request', (asked) => asked.url().endsWith('/eventos') && streams.push(asked));
  await other.goto('/#/agencia');
  await expect(requestRow(other, request.id)).toBeVisible();
  // What is done with a list as a whole comes with what follows the server.
  await expect(other.getByRole('button', { name: /Exportar/ })).toBeVisible();
  await takeOver(colleague, request);
  await expect(requestRow(other, request.id)).toContainText(firstName(colleague), SOON);
  expect(streams).toEqual([]);
  const followed = other.waitForRequest(STREAM);
  await page.close();
  expect(await (await followed).headerValue('last-event-id')).toMatch(/^\d+\.\d+:\d+:/);
});

test('B-042 without a stream the list is asked for each minute, and what has come is offered alike', async ({ page, caller }) => {
  await page.route(STREAM, (route) => route.fulfill({ status: 503, body: '' }));
  await page.clock.install();
  await signIn(page, 'consultant');
  await page.goto('/#/agencia');
  await expect(requestList(page).getByRole('link').first()).toBeVisible();
  const refused = page.waitForResponse(STREAM);
  await page.clock.runFor(2000);
  await refused;
  await comeBack(caller);
  await page.clock.runFor(61_000);
  await page.clock.runFor(1000);
  await expect(offer(page, /^1 nova solicitação\. Mostrar/)).toBeVisible(SOON);
});

test('B-042 a stream that something on the way lets not through is no lost connection', async ({ page }) => {
  await page.route(STREAM, (route) => route.abort());
  const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/rest/eventos'));
  await signIn(page, 'consultant');
  await expect(requestList(page).getByRole('link').first()).toBeVisible();
  await failed;
  // Nothing else is asked for until the next try.
  await page.waitForRequest(STREAM);
  await expect(page.getByText(/Sem conexão/)).toHaveCount(0);
});

test('B-042 an open request follows too: a change within its parts is shown at once', async ({ page, caller, callers }) => {
  const request = await takenAirRequest(caller);
  const colleague = await callers('manager');
  await openRequestAs(page, 'consultant', request.id);
  await expect(whoIsHere(page)).toBeAttached();
  await takeOver(colleague, request, true);
  await expect(page.getByRole('main')).toContainText(colleague.user.name, SOON);
  await expect(offer(page, /A solicitação mudou/)).toHaveCount(0);
});

test('A-070 A-110 B-042 an open change sets the client and follows: what is decided elsewhere is offered, and then told as ended', async ({
  page,
  caller,
}) => {
  const request = await changedIssue(caller, ({ status }) => status === 'APROVACAO_ALTERACAO');
  const { id: idSolicitacao } = request;
  await signIn(page, 'consultant');
  const stream = page.waitForRequest(STREAM);
  await page.goto(`/#/agenciaAlteracao?idSolicitacao=${idSolicitacao}`);
  await page.reload();
  await stream;
  await expect(page.getByRole('combobox', { name: 'Cliente atual' })).toHaveValue(request.empresa.nome);
  await expect(page.getByRole('button', { name: 'Aprovar' })).toBeVisible();
  const { versao } = await caller.client.call(findChangeApproval, { query: { idSolicitacao } });
  const body = { idSolicitacao, aprovado: true, justificativa: null };
  await caller.client.call(decideChange, { headers: { 'if-match': changeTag({ versao }) }, body });
  await offer(page, /A solicitação mudou/).click(SOON);
  await expect(page.getByRole('main').getByRole('alert')).toContainText(
    `A solicitação ${idSolicitacao} não está mais entre as emissões alteradas`,
  );
  await expect(page.getByRole('button', { name: 'Aprovar' })).toHaveCount(0);
});

test('B-043 whoever has the same request open is shown, and is gone when they log out or close the page', async ({
  page,
  browser,
  baseURL,
  caller,
}) => {
  // A free one opens without a question.
  const request = await freeAirRequest(caller);
  await openRequestAs(page, 'consultant', request.id);
  await expect(whoIsHere(page)).toBeEmpty();

  const elsewhere = await browser.newContext({ ...(baseURL !== undefined && { baseURL }) });
  const other = await elsewhere.newPage();
  await openRequestAs(other, 'manager', request.id);
  await expect(whoIsHere(other)).toContainText(`${caller.user.name} está aqui`, SOON);
  await expect(whoIsHere(page)).toContainText(/ está aqui/, SOON);
  // Who logs out is gone at once, not when the page has been silent for long.
  await other.getByRole('button', { name: /Renata/ }).click();
  await other.getByRole('menuitem', { name: 'Sair' }).click();
  await expect(whoIsHere(page)).toBeEmpty(SOON);

  await openRequestAs(other, 'manager', request.id);
  await expect(whoIsHere(page)).toContainText(/ está aqui/, SOON);
  await other.close();
  await expect(whoIsHere(page)).toBeEmpty({ timeout: 30_000 });
  await elsewhere.close();
});

test('B-043 the quote that somebody has open is named, also in its window, and a page that says nothing more is gone within 30 s', async ({
  page,
  caller,
  callers,
}) => {
  const colleague = await callers('manager');
  const listed = await caller.client.call(listQuotes, { query: { isSupplier: true } });
  let found: TravelRequest | undefined;
  for (const { id, responsavel } of listed) {
    if (responsavel !== null && responsavel.id !== caller.user.id) continue;
    found = await readRequest(caller, id);
    if (found.servicosAereos.some(({ cotacoes }) => cotacoes.length > 0)) break;
  }
  const quote = found?.servicosAereos.flatMap(({ cotacoes }) => cotacoes)[0];
  if (!found || !quote) throw new Error('The demo data have no request with an air quote.');
  await openRequestAs(page, 'consultant', found.id);
  await colleague.client.call(keepPresence, {
    params: { idSolicitacao: found.id, id: '0f0a4f7e-55b1-4c8e-8f2a-6b1d9c7e4f22' },
    body: { idCotacao: quote.id },
  });
  const since = Date.now();
  const said = `${colleague.user.name} está na cotação `;
  await expect(whoIsHere(page).first()).toContainText(said, SOON);
  await page
    .getByRole('button', { name: /^(Confirmar|Editar) dados$/ })
    .first()
    .click();
  await expect(whoIsHere(quoteWindow(page))).toContainText(said);
  await expect(whoIsHere(quoteWindow(page))).toBeEmpty({ timeout: 30_000 });
  expect(Date.now() - since).toBeLessThan(30_000);
});
