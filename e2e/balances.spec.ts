import { listUsableBalances } from '@guiche/contract/balances';
import { listIssues } from '@guiche/contract/requests';
import type { TravelRequest, UsableBalance } from '@guiche/domain/entities';
import { issueEnding } from '@guiche/domain/fines';
import type { Page } from '@playwright/test';
import { endButton } from './support/endings.ts';
import { conclusion, fillIssue, giveReason, saveIssue } from './support/issuing.ts';
import { fareOf, openRequest, openRequestAs, quoteWindow, servicePanel, signIn, typeFare } from './support/pages.ts';
import { type Caller, hasAirAlone, readRequest, storedRequest, takenIssue, takeOver } from './support/requests.ts';
import { expect, test } from './support/test.ts';

const BALANCES = '**/cotacoes/aereos/*/saldos';
const EARLIER = '**/cotacoes/aereos/*/alteradas';

// The demo data have six issues with a balance, and other files issue them, too: here are all six, for one test after the other.
test.use({ serverOf: 'balances' });
test.describe.configure({ mode: 'default' });

/** The balances that the chosen flight of a request may use. */
async function usableBalances(caller: Caller, { servicosAereos: [service] }: TravelRequest): Promise<readonly UsableBalance[]> {
  const params = { idServico: service?.id ?? '', idCotacao: service?.idCotacaoEscolhida ?? '' };
  return caller.client.call(listUsableBalances, { params });
}

/** A request at issue whose only service is a flight that may use a balance, and those balances. No two tests get the same. */
async function issueWithBalance(caller: Caller): Promise<{ request: TravelRequest; balances: readonly UsableBalance[] }> {
  let balances: readonly UsableBalance[] = [];
  const request = await takenIssue(caller, async (one) => {
    if (!hasAirAlone(one) || one.possuiRegraVoltarParaSelecao) return false;
    balances = await usableBalances(caller, one);
    return balances.length > 0;
  });
  return { request, balances };
}

/** The same for a test that only reads: one that another test has left to the caller, as long as its flight may still use a balance. */
async function readIssueWithBalance(caller: Caller): Promise<TravelRequest> {
  const issues = await caller.client.call(listIssues, { query: { isSupplier: true } });
  for (const { id } of issues.filter(({ status, responsavel }) => status === 'EMISSAO' && responsavel?.id === caller.user.id)) {
    const request = await readRequest(caller, id);
    const waits = request.servicosAereos[0]?.escolhida?.statusCotacao === 'EMISSAO_PENDENTE';
    if (hasAirAlone(request) && waits && (await usableBalances(caller, request)).length > 0) return request;
  }
  return (await issueWithBalance(caller)).request;
}

async function openChosen(page: Page, request: TravelRequest) {
  await openRequest(page, request.id);
  await servicePanel(page, 'AEREO')
    .getByRole('article')
    .filter({ hasText: 'Escolhida' })
    .getByRole('button', { name: /^(Confirmar|Editar) dados$/ })
    .click();
  return quoteWindow(page);
}

/** An amount as it is shown, without its currency. */
const shown = (amount: number) => amount.toLocaleString('pt-BR', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const isOfBalances = (sent: { url: () => string }) => new URL(sent.url()).pathname.endsWith('/saldos');
const pending = (page: Page) => page.getByRole('dialog', { name: 'Saldos pendentes' });

test('Q-051 Q-145 Q-146 Q-242 Q-243 Q-295 B-018 an offered balance is used, once for two presses: the server says the fare, and the form takes it', async ({
  page,
  caller,
}) => {
  const { request, balances } = await issueWithBalance(caller);
  const [balance] = balances;
  if (!balance) throw new Error('there is no balance');
  await signIn(page, 'consultant');
  const window = await openChosen(page, request);
  const fare = request.servicosAereos[0]?.escolhida?.tarifa ?? 0;
  await window
    .getByRole('button', { name: /^Usar saldo de/ })
    .first()
    .click();
  await expect(pending(page)).toBeVisible();
  await expect(
    pending(page)
      .getByRole('radio', { name: new RegExp(balance.viajante) })
      .first(),
  ).toBeChecked();
  // Without the way it is sent nothing is used.
  await pending(page).getByRole('button', { name: 'Usar saldo' }).click();
  await expect(pending(page).getByText('Informe como o saldo será enviado.')).toBeVisible();
  await pending(page).getByText('Parte dele').click();
  await pending(page).getByRole('textbox', { name: 'Valor reservado' }).fill('50,00');

  await page.route(
    BALANCES,
    (route) => (route.request().method() === 'POST' ? route.fulfill({ status: 500, body: '' }) : route.fallback()),
    {
      times: 1,
    },
  );
  const use = pending(page).getByRole('button', { name: 'Usar saldo' });
  await use.click();
  await expect(page.getByText('Erro ao utilizar saldo', { exact: true }).first()).toBeVisible();
  await expect(pending(page).getByRole('textbox', { name: 'Valor reservado' })).toHaveValue('50,00');
  const uses: string[] = [];
  page.on('request', (one) => one.method() === 'POST' && one.url().endsWith('/saldos') && uses.push(one.url()));
  const sent = page.waitForRequest((one) => one.method() === 'POST' && one.url().endsWith('/saldos'));
  // Two presses in one task: nothing can be rendered between them.
  await use.evaluate((button: HTMLElement) => {
    button.click();
    button.click();
  });
  expect((await sent).postDataJSON()).toMatchObject({ id: balance.id, valor: balance.valor, cia: balance.cia, valorReservado: 50 });
  await expect(pending(page)).toHaveCount(0);
  expect(uses).toHaveLength(1);
  // What says that it is used has the focus: from there the keys save.
  await expect(page.locator(':focus')).toHaveText(/^Esta emissão usa um saldo/);
  const reduced = Math.max(0, Math.round((fare - 50) * 100) / 100);
  await expect(fareOf(page)).toHaveValue(reduced.toLocaleString('pt-BR', { minimumFractionDigits: 2 }));
  await expect(window.getByText('Esta emissão usa um saldo: ele já está descontado da tarifa.')).toBeVisible();
});

test('Q-146 a balance that a form has reserved is given back when the form is discarded, in its window and from the notice of the request, and not with the form of another tab', async ({
  page,
  caller,
  context,
}) => {
  const { request } = await issueWithBalance(caller);
  await signIn(page, 'consultant');
  const window = await openChosen(page, request);
  async function reserve() {
    await window
      .getByRole('button', { name: /^Usar saldo de/ })
      .first()
      .click();
    await pending(page).getByText('Parte dele').click();
    await pending(page).getByRole('textbox', { name: 'Valor reservado' }).fill('50,00');
    await pending(page).getByRole('button', { name: 'Usar saldo' }).click();
    await expect(pending(page)).toHaveCount(0);
  }
  const givenBack = () => page.waitForResponse((answer) => answer.request().method() === 'DELETE' && isOfBalances(answer));
  await reserve();
  const inWindow = givenBack();
  await window.getByRole('button', { name: 'Descartar alterações' }).click();
  await page.getByRole('alertdialog', { name: 'Descartar o que foi digitado?' }).getByRole('button', { name: 'Sim' }).click();
  expect((await inWindow).status()).toBe(204);
  await expect(window).toHaveCount(0);
  await openChosen(page, request);
  await reserve();
  await page.keyboard.press('Escape');
  await expect(window).toHaveCount(0);
  const fromNotice = givenBack();
  await page.getByRole('button', { name: 'Descartar' }).click();
  expect((await fromNotice).status()).toBe(204);

  const tab = await context.newPage();
  const sentByTab: string[] = [];
  tab.on('request', (one) => one.method() === 'DELETE' && sentByTab.push(one.url()));
  await openChosen(tab, request);
  await openChosen(page, request);
  await reserve();
  await quoteWindow(tab).getByRole('textbox', { name: 'Código de autorização' }).fill('123456');
  await quoteWindow(tab).getByRole('button', { name: 'Descartar alterações' }).click();
  await tab.getByRole('alertdialog', { name: 'Descartar o que foi digitado?' }).getByRole('button', { name: 'Sim' }).click();
  await expect(quoteWindow(tab)).toHaveCount(0);
  expect(sentByTab).toEqual([]);
  await fillIssue(page, 'AEREO');
  await saveIssue(page, 'AEREO');
  expect((await readRequest(caller, request.id)).servicosAereos[0]?.escolhida).toMatchObject({ utilizaSaldo: true });
});

test('Q-146 undoing a discard reserves the balance anew, and says so when another issue has it', async ({ page, caller }) => {
  const { request } = await issueWithBalance(caller);
  await signIn(page, 'consultant');
  const window = await openChosen(page, request);
  await window
    .getByRole('button', { name: /^Usar saldo de/ })
    .first()
    .click();
  await pending(page).getByText('Parte dele').click();
  // Enter uses it, as the button does.
  await pending(page).getByRole('textbox', { name: 'Valor reservado' }).fill('50,00');
  await page.keyboard.press('Enter');
  await expect(pending(page)).toHaveCount(0);
  const fare = await fareOf(page).inputValue();
  await page.keyboard.press('Escape');
  await expect(window).toHaveCount(0);
  // What was reserved is known after a reload, too.
  await page.reload();
  const uses = () => page.waitForResponse((answer) => answer.request().method() === 'POST' && answer.url().endsWith('/saldos'));
  async function discardAndUndo() {
    await page.getByRole('button', { name: 'Descartar' }).click();
    const used = uses();
    await page.getByRole('button', { name: 'Desfazer' }).click();
    return used;
  }
  const anew = await discardAndUndo();
  expect([anew.status(), anew.request().postDataJSON()]).toMatchObject([200, { envioSaldo: 'PARCIAL', valorReservado: 50 }]);
  await openChosen(page, request);
  await expect(fareOf(page)).toHaveValue(fare);
  await page.keyboard.press('Escape');
  await expect(window).toHaveCount(0);

  const [service] = request.servicosAereos;
  const place = { idServico: service?.id ?? '', idCotacao: service?.idCotacaoEscolhida ?? '' };
  const [balance] = await caller.client.call(listUsableBalances, { params: place });
  expect(balance?.valor).toBeGreaterThan(0);
  const taken = { tipo: 'ERROR', titulo: 'Este saldo já é usado em outra cotação.', chave: 'saldo_ja_utilizado' };
  await page.route(BALANCES, (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 409, json: taken }) : route.fallback(),
  );
  expect((await discardAndUndo()).status()).toBe(409);
  await expect(page.getByText(/^O saldo não está mais reservado para esta emissão\./)).toBeVisible();
});

test('Q-146 Q-147 a balance is taken off the fare that is typed; what a form reserves in its place is given back when it is discarded; given up, the typed fare is back', async ({
  page,
  caller,
}) => {
  const { request } = await issueWithBalance(caller);
  await signIn(page, 'consultant');
  const window = await openChosen(page, request);
  async function reserve(amount: string) {
    await pending(page).getByText('Parte dele').click();
    await pending(page).getByRole('textbox', { name: 'Valor reservado' }).fill(amount);
    await page.keyboard.press('Enter');
    await expect(pending(page)).toHaveCount(0);
  }
  // Typed and not saved.
  await window.getByRole('button', { name: 'Alterar valores' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Alterar valores' }).click();
  await typeFare(page, '150000');
  await window
    .getByRole('button', { name: /^Usar saldo de/ })
    .first()
    .click();
  await reserve('50,00');
  await expect(fareOf(page)).toHaveValue('1.450,00');
  await fillIssue(page, 'AEREO');
  await saveIssue(page, 'AEREO');
  const stored = async () => (await readRequest(caller, request.id)).servicosAereos[0]?.escolhida;
  const saved = await stored();
  expect(saved?.utilizaSaldo).toBe(true);
  await openChosen(page, request);
  const fare = await fareOf(page).inputValue();
  await window.getByRole('button', { name: 'Saldos pendentes' }).click();
  await pending(page).getByRole('radio').first().check();
  await reserve('20,00');
  await expect(fareOf(page)).not.toHaveValue(fare);
  await page.keyboard.press('Escape');
  await expect(window).toHaveCount(0);
  const givenBack = page.waitForResponse((answer) => answer.request().method() === 'DELETE' && isOfBalances(answer));
  await page.getByRole('button', { name: 'Descartar' }).click();
  expect((await givenBack).status()).toBe(204);
  expect(await stored()).toEqual(saved);
  await openChosen(page, request);
  await expect(fareOf(page)).toHaveValue(fare);
  await window.getByRole('button', { name: 'Não usar este saldo' }).click();
  await expect(fareOf(page)).toHaveValue('1.500,00');
  await saveIssue(page, 'AEREO');
  expect(await stored()).toMatchObject({ utilizaSaldo: false, tarifa: 1500 });
});

test('Q-146 what a form reserved is given back once there is a connection again, when it was discarded without one', async ({
  page,
  caller,
  context,
}) => {
  const { request } = await issueWithBalance(caller);
  await signIn(page, 'consultant');
  const window = await openChosen(page, request);
  await window
    .getByRole('button', { name: /^Usar saldo de/ })
    .first()
    .click();
  await pending(page).getByText('Saldo inteiro').click();
  await page.keyboard.press('Enter');
  await expect(pending(page)).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(window).toHaveCount(0);
  await context.setOffline(true);
  const failed = page.waitForEvent('requestfailed', (one) => one.method() === 'DELETE' && isOfBalances(one));
  await page.getByRole('button', { name: 'Descartar' }).click();
  await failed;
  const givenBack = page.waitForResponse((answer) => answer.request().method() === 'DELETE' && isOfBalances(answer));
  await context.setOffline(false);
  expect((await givenBack).status()).toBe(204);
});

test('Q-145 no balance is asked for while the request is quoted or the quote is only read', async ({ page, caller }) => {
  const request = await readIssueWithBalance(caller);
  const [service] = request.servicosAereos;
  const other = service?.cotacoes.findIndex(({ id }) => id !== service.idCotacaoEscolhida) ?? -1;
  await openRequestAs(page, 'consultant', request.id);
  let asked = 0;
  page.on('request', (one) => {
    if (one.url().endsWith('/saldos')) asked += 1;
  });
  if (other >= 0) {
    await servicePanel(page, 'AEREO').getByRole('article').nth(other).getByRole('button', { name: 'Consultar' }).click();
    await expect(quoteWindow(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(quoteWindow(page)).toHaveCount(0);
  }
  expect(asked).toBe(0);
  await openChosen(page, request);
  await expect.poll(() => asked).toBe(1);
});

test('Q-297 balances that cannot be loaded say so, and the quote is edited all the same', async ({ page, caller }) => {
  const request = await readIssueWithBalance(caller);
  await signIn(page, 'consultant');
  await page.route(BALANCES, (route) => route.fulfill({ status: 500, body: '' }));
  const window = await openChosen(page, request);
  await expect(page.getByText('Erro ao buscar saldos utilizáveis.', { exact: true }).first()).toBeVisible();
  await window.getByRole('button', { name: 'Saldos pendentes' }).click();
  await page.unroute(BALANCES);
  await pending(page).getByRole('button', { name: 'Tentar de novo' }).click();
  await expect(pending(page).getByRole('radio').first()).toBeVisible();
});

test('Q-050 Q-059 Q-244 Q-245 Q-296 B-064 what an earlier issue leaves is entered, kept through a reload, saved with the others, and refused in words without its status', async ({
  page,
  caller,
}) => {
  const request = await takenIssue(caller, hasAirAlone);
  const [service] = request.servicosAereos;
  const chosen = service?.escolhida;
  if (!service || !chosen) throw new Error('nothing is chosen');
  const earlier = { ...chosen, id: '00000000-0000-4000-8000-0000000000e1', statusCotacao: 'EMISSAO_ALTERADA', saldoEntrada: null } as const;
  await signIn(page, 'consultant');
  // The screen of a service that has an earlier issue beside the one that is issued now.
  await page.route('**/agencias/solicitacoes', async (route) => {
    const response = await route.fetch();
    const body: { content: TravelRequest[] } = await response.json();
    const content = body.content.map((one) => ({
      ...one,
      servicosAereos: one.servicosAereos.map((each) => ({ ...each, cotacoes: [...each.cotacoes, earlier] })),
    }));
    await route.fulfill({ response, json: { ...body, content } });
  });
  await page.route(EARLIER, (route) => route.fulfill({ status: 500, body: '' }));
  const window = await openChosen(page, request);
  await window.getByRole('button', { name: 'Emissões anteriores' }).click();
  await expect(page.getByText('Erro ao buscar emissões anteriores.', { exact: true }).first()).toBeVisible();
  await page.unroute(EARLIER);
  await page.route(EARLIER, (route) => route.fulfill({ json: [earlier] }));
  const issues = page.getByRole('dialog', { name: 'Emissões anteriores' });
  await issues.getByRole('button', { name: 'Tentar de novo' }).click();
  await issues.getByRole('textbox', { name: 'Valor do saldo' }).fill('120,40');
  await page.reload();
  await openChosen(page, request);
  await window.getByRole('button', { name: 'Emissões anteriores' }).click();
  await expect(issues.getByRole('textbox', { name: 'Valor do saldo' })).toHaveValue('120,40');
  await issues.getByRole('button', { name: 'Salvar' }).click();
  await expect(issues.getByText('Informe o status do saldo.')).toBeVisible();
  await issues.getByRole('combobox', { name: 'Situação do saldo' }).selectOption({ label: 'Guardado para outra emissão' });
  const sent = page.waitForRequest((one) => one.method() === 'POST' && one.url().endsWith('/alteradas'));
  await issues.getByRole('button', { name: 'Salvar' }).dblclick();
  const saved = await sent;
  expect(saved.url()).toContain(`/viagens/${service.id}/cotacoes/aereos/${caller.user.agency.id}/alteradas`);
  expect(saved.postDataJSON()).toMatchObject([{ id: earlier.id, saldoEntrada: { valorEntrada: 120.4, status: 'PENDENTE' } }]);
  await expect(issues).toHaveCount(0);
  expect((await readRequest(caller, request.id)).status).toBe('EMISSAO');

  // What is only read shows them with nothing to enter.
  await page.keyboard.press('Escape');
  await expect(quoteWindow(page)).toHaveCount(0);
  await servicePanel(page, 'AEREO').getByRole('article').last().getByRole('button', { name: 'Consultar' }).click();
  await quoteWindow(page).getByRole('button', { name: 'Emissões anteriores' }).click();
  const changed = page.getByRole('dialog', { name: 'Histórico de cotações alteradas' });
  await expect(changed.getByRole('listitem')).toHaveCount(1);
  await expect(changed.getByRole('textbox')).toHaveCount(0);
});

/** What a balance must have in common with the chosen flight of a request. */
function flightOf({ servicosAereos: [service], empresa }: TravelRequest): string {
  const { segmentos, moeda } = service?.escolhida ?? {};
  return [empresa?.id, service?.viajantes[0]?.id, segmentos?.[0]?.voos[0]?.cia, moeda?.codigo].join(' ');
}

/**
 * Three requests of the caller with flights of one traveller with one airline, who has no balance there: in the first the flight waits to be
 * cancelled, the second, which is a flight alone, and the third wait for their issue.
 */
async function flightsOfOne(caller: Caller): Promise<readonly [TravelRequest, TravelRequest, TravelRequest]> {
  const listed = await caller.client.call(listIssues, { query: { isSupplier: true } });
  const within = listed.filter(
    ({ tiposServico, responsavel }) => tiposServico.includes('AEREO') && (!responsavel || responsavel.id === caller.user.id),
  );
  const requests: TravelRequest[] = [];
  for (const { id } of within) requests.push(await readRequest(caller, id));
  const statusOf = ({ servicosAereos: [service] }: TravelRequest) => service?.escolhida?.statusCotacao;
  const waiting = requests.filter((one) => statusOf(one) === 'EMISSAO_PENDENTE' && !one.possuiRegraVoltarParaSelecao);
  for (const ended of requests) {
    const chosen = ended.servicosAereos[0]?.escolhida;
    if (!chosen || issueEnding(ended.status, 'AEREO', chosen) !== 'CANCELAMENTO') continue;
    if (chosen.segmentos.some(({ status }) => status !== null)) continue;
    const same = waiting.filter((one) => one.id !== ended.id && flightOf(one) === flightOf(ended));
    const next = same.find((one) => one.status === 'EMISSAO' && hasAirAlone(one) && !one.necessitaAprovacaoAlteracaoValores);
    const other = same.find((one) => one !== next);
    if (!next || !other || (await usableBalances(caller, next)).length > 0) continue;
    const three = [ended, next, other] as const;
    for (const one of three) if (!one.responsavel) await takeOver(caller, one);
    return three;
  }
  throw new Error('The demo data have no flight to cancel whose traveller has two flights at issue with the same airline left.');
}

test('Q-051 Q-052 Q-146 Q-147 Q-242 Q-243 Q-246 Q-247 B-018 a flight is cancelled with a fine and a balance, a part of which pays for the next issue; the rest alone is offered to another', async ({
  page,
  caller,
}) => {
  const [ended, next, other] = await flightsOfOne(caller);
  const before = next.servicosAereos[0]?.escolhida;
  const fare = before?.tarifa ?? 0;
  expect(fare).toBeGreaterThan(400);
  const traveller = next.servicosAereos[0]?.viajantes[0]?.nomeCompleto ?? '';
  const offer = () =>
    quoteWindow(page)
      .getByRole('button', { name: /^Usar saldo de/ })
      .filter({ visible: true });

  await test.step('cancel', async () => {
    const fine = page.waitForResponse(/\/emissao\/multa\/[^/]+\/buscar/);
    await openRequestAs(page, 'consultant', ended.id);
    await endButton(page, 'AEREO', 'Cancelar emissão').click();
    const window = page.getByRole('dialog', { name: 'Cancelar a emissão aérea' });
    const { tarifaTotal, taxas, total } = ended.servicosAereos[0]?.escolhida ?? {};
    expect(await (await fine).json()).toMatchObject({ tarifaTotal, taxas, total });
    for (const amount of [tarifaTotal, taxas, total]) await expect(window).toContainText(shown(amount ?? 0));
    await expect(window).toContainText('Data do cancelamento');
    await expect(window.getByRole('textbox', { name: 'Taxa de cancelamento' })).toBeFocused();
    await page.keyboard.type('10000');
    await window.getByRole('textbox', { name: 'Crédito do bilhete' }).fill('600,00');
    await window.getByRole('combobox', { name: 'Situação do crédito' }).selectOption({ label: 'Pendente, para uma emissão futura' });
    const sent = page.waitForRequest(/\/emissao\/aereo\/cancelada\//);
    await page.keyboard.press('Control+Enter');
    const asked = new URL((await sent).url()).searchParams;
    expect(Object.fromEntries(asked)).toMatchObject({ taxaCancelamento: '100', creditoBilhete: '600', statusSaldo: 'PENDENTE' });
    await expect(window).toHaveCount(0);
    await expect(servicePanel(page, 'AEREO').getByText('Emissão cancelada').first()).toBeVisible();
    expect((await readRequest(caller, ended.id)).servicosAereos[0]?.escolhida).toMatchObject({
      statusCotacao: 'EMISSAO_CANCELADA',
      taxaCancelamento: 100,
      saldoEntrada: { valorEntrada: 600, status: 'PENDENTE' },
    });
  });

  await test.step('use a part', async () => {
    // Both flights are offered all of it.
    expect((await usableBalances(caller, other)).map(({ valor }) => valor)).toEqual([600]);
    const window = await openChosen(page, next);
    await expect(offer()).toHaveCount(1);
    await expect(window.getByText(new RegExp(`${traveller} · R\\$\\s600,00`))).toBeVisible();
    await offer().click();
    await pending(page).getByText('Parte dele').click();
    await pending(page).getByRole('textbox', { name: 'Valor reservado' }).fill('400,00');
    const used = page.waitForResponse((answer) => answer.request().method() === 'POST' && answer.url().endsWith('/saldos'));
    await page.keyboard.press('Enter');
    const answer = await used;
    expect(answer.request().postDataJSON()).toMatchObject({ valor: 600, envioSaldo: 'PARCIAL', valorReservado: 400 });
    expect(await answer.json()).toMatchObject({ tarifa: Math.round((fare - 400) * 100) / 100 });
    await expect(pending(page)).toHaveCount(0);
    await expect(fareOf(page)).toHaveValue(shown(fare - 400));
    await expect(window.getByText('Esta emissão usa um saldo: ele já está descontado da tarifa.')).toBeVisible();
  });

  await test.step('issue', async () => {
    await fillIssue(page, 'AEREO');
    await saveIssue(page, 'AEREO');
    await page.getByRole('button', { name: 'Concluir emissão' }).click();
    await giveReason(page);
    await conclusion(page).getByRole('button', { name: 'Concluir emissão' }).click();
    await expect(conclusion(page)).toHaveCount(0);
    const issued = (await storedRequest(caller, next.id)).servicosAereos[0]?.escolhida;
    expect(issued).toMatchObject({
      id: before?.id,
      statusCotacao: 'EMISSAO_FINALIZADA',
      utilizaSaldo: true,
      tarifa: Math.round((fare - 400) * 100) / 100,
      total: Math.round(((before?.total ?? 0) - 400) * 100) / 100,
    });
  });

  await test.step('the rest is offered', async () => {
    const window = await openChosen(page, other);
    await expect(window.getByText(new RegExp(`${traveller} · R\\$\\s200,00`))).toBeVisible();
    await expect(offer()).toHaveCount(1);
  });
});
