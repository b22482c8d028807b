import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { cancelVirtualCard, findCharges, findTravellerCard, findVirtualCard } from '@guiche/contract/cards';
import { listConsolidators, listLookup } from '@guiche/contract/lookups';
import { SAVE_QUOTE } from '@guiche/contract/quotes';
import { listIssues } from '@guiche/contract/requests';
import { takeOverRequest } from '@guiche/contract/responsibility';
import { newAirQuote } from '@guiche/domain/air/quote';
import { type AirQuote, paymentTypeSchema, type Quote, type TravelRequest } from '@guiche/domain/entities';
import { TIPO_SERVICO_ID, type TipoFormaPagamento } from '@guiche/domain/enums';
import { paymentTypeMayChange } from '@guiche/domain/payments';
import { servicesOf } from '@guiche/domain/requests';
import { formatCardNumber } from '@guiche/masks/card';
import type { Locator, Page } from '@playwright/test';
import { startApiServer } from '../tools/lib/api-server.ts';
import { openSection } from './support/issuing.ts';
import { expectFocusInPage } from './support/keyboard.ts';
import { openRequest, openRequestAs, quoteWindow, servicePanel } from './support/pages.ts';
import { type Caller, callAs, hasAirAlone, readRequest, takenAirRequest, takenIssue } from './support/requests.ts';
import { expect, test } from './support/test.ts';

test.use({ serverOf: 'cards' });
// One after the other: each worker would start a server.
test.describe.configure({ mode: 'default' });

const toast = (page: Page, text: string | RegExp) => page.locator('[data-tipo]').filter({ hasText: text });
const travellerWindow = (page: Page) => page.getByRole('dialog', { name: /^Cart(ão do viajante|ões dos viajantes)$/ });
const virtualWindow = (page: Page) => page.getByRole('dialog', { name: 'Cartão virtual' });
const fixedWindow = (page: Page) => page.getByRole('dialog', { name: 'Cartão fixo' });
const valuesOf = (window: Locator) => window.locator('[data-slot="card-values"]');

/** The entries that the page sends to the card log, in their order. */
function watchLog(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (!pathname.endsWith('/log-cartao')) return;
    expect(request.postData()).toBeNull();
    expect([...searchParams.keys()].sort()).toEqual(['acao', 'idCotacao', 'tipo']);
    sent.push(`${searchParams.get('acao')} ${searchParams.get('tipo')} ${searchParams.get('idCotacao')}`);
  });
  return sent;
}

/** Every call to a path fails with an empty 500 until the returned function is called. */
async function cut(page: Page, path: string, method?: string): Promise<() => Promise<void>> {
  await page.route(path, (route) =>
    method !== undefined && route.request().method() !== method ? route.fallback() : route.fulfill({ status: 500, body: '' }),
  );
  return () => page.unroute(path);
}

async function paymentType({ client }: Caller, form: TipoFormaPagamento) {
  const types = await client.call(listLookup, { params: { entity: 'tiposPagamentoAgencia' } });
  const found = types
    .map(({ data }) => paymentTypeSchema.parse(JSON.parse(data)))
    .find(({ tipoFormaPagamento }) => tipoFormaPagamento === form);
  if (!found) throw new Error(`The demo data have no payment type ${form}.`);
  return found;
}

/** Stores an air quote that is paid with a virtual card; its locator decides what the provider does. */
async function storeVirtual(caller: Caller, request: TravelRequest, localizador: string | null): Promise<AirQuote> {
  const [service] = request.servicosAereos;
  if (!service) throw new Error('The request has no air service.');
  const { client, user } = caller;
  const params = { idAgencia: user.agency.id, tipoServico: TIPO_SERVICO_ID.AEREO, idEmpresa: request.empresa.id };
  const consolidators = await client.call(listConsolidators, { params });
  const blank = newAirQuote({ service, agency: { id: user.agency.id, fornecedorPadrao: null }, consolidators, newId: randomUUID });
  return client.call(SAVE_QUOTE.AEREO, {
    params: { idViagem: request.id, tipoServico: 'aereo' },
    body: {
      ...blank,
      tarifa: 1000,
      taxas: 90,
      fee: null,
      tipoPagamento: await paymentType(caller, 'CARTAO_VIRTUAL_POR_TRANSACAO'),
      segmentos: blank.segmentos.map((segment, index) => ({
        ...segment,
        voos: segment.voos.map((flight) => ({
          ...flight,
          numero: '1234',
          cia: 'LA',
          localizador,
          dataPartida: `${service.segmentos[index]?.data}T08:00`,
          dataChegada: `${service.segmentos[index]?.data}T10:00`,
        })),
      })),
    },
  });
}

/** Opens the window of the last quote of the open request. */
async function openLast(page: Page): Promise<void> {
  await page
    .getByRole('article')
    .last()
    .getByRole('button', { name: /^(Confirmar dados|Editar)/ })
    .first()
    .click();
  await expect(quoteWindow(page)).toBeVisible();
}

/** Opens the window of the chosen flight. */
async function openChosen(page: Page): Promise<void> {
  await servicePanel(page, 'AEREO')
    .getByRole('article')
    .filter({ hasText: 'Escolhida' })
    .getByRole('button', { name: /^(Confirmar|Editar) dados$/ })
    .click();
  await expect(quoteWindow(page)).toBeVisible();
}

const openCard = (page: Page) => quoteWindow(page).getByRole('button', { name: 'Cartão', exact: true }).click();

/** The requests at issue whose chosen flight satisfies a question to the server. */
async function issuesWhere(caller: Caller, asks: (request: TravelRequest, quote: Quote) => Promise<boolean>): Promise<ReadonlySet<number>> {
  const found = new Set<number>();
  for (const { id, status } of await caller.client.call(listIssues, { query: { isSupplier: true } })) {
    if (status !== 'EMISSAO') continue;
    const request = await readRequest(caller, id);
    const quote = request.servicosAereos[0]?.escolhida;
    if (quote && hasAirAlone(request) && (await asks(request, quote))) found.add(id);
  }
  return found;
}

/** Whether the travellers of a request have cards, in their order. */
function travellersCards({ client }: Caller, request: TravelRequest) {
  const [service] = request.servicosAereos;
  return Promise.all(
    (service?.viajantes ?? []).map(async ({ id }) => {
      const params = { idColaborador: id, idServico: service?.id ?? '', idEmpresa: request.empresa.id };
      return (await client.call(findTravellerCard, { params })) !== null;
    }),
  );
}

const chargesOf = ({ client }: Caller, request: TravelRequest, quote: Quote) =>
  client.call(findCharges, {
    body: { instancia: request.empresa.instancia, idRelatorio: request.id, servico: 'AEREO', idCotacao: quote.id },
  });

/** Paid neither by a fixed nor by a virtual card: the window of its card is that of the travellers. */
const showsTravellers = ({ tipoPagamento }: Quote) =>
  !['CARTAO_FIXO', 'CARTAO_VIRTUAL_POR_TRANSACAO'].includes(tipoPagamento?.tipoFormaPagamento ?? '');

test.beforeEach(({ context }) => context.grantPermissions(['clipboard-read', 'clipboard-write']));

test('A-021 Q-035 Q-036 Q-053 Q-171 Q-266 Q-267 @phone a traveller’s card is shown when it is asked for, each view is logged once, and without the right it stays masked', async ({
  page,
  caller,
  callers,
}) => {
  const junior = await callers('junior');
  const suitable = await issuesWhere(caller, async (request, quote) => {
    return showsTravellers(quote) && (await travellersCards(caller, request)).every(Boolean);
  });
  const request = await takenIssue(caller, ({ id }) => suitable.has(id));
  const quote = request.servicosAereos[0]?.escolhida;
  const sent = watchLog(page);
  await openRequestAs(page, 'consultant', request.id);
  await openChosen(page);

  await test.step('masked first, and nothing is logged', async () => {
    await openCard(page);
    const card = valuesOf(travellerWindow(page)).first();
    await expect(card).toContainText('oculto, final');
    await expect(card.getByRole('button', { name: /^Copiar/ })).toHaveCount(0);
    expect(sent).toEqual([]);
  });

  await test.step('shown after one press, or two: one view', async () => {
    const card = valuesOf(travellerWindow(page)).first();
    await card.getByRole('button', { name: 'Mostrar dados' }).dblclick();
    await expect(card.getByText(/^\d{4}( \d{4,6}){2,3}$/)).toBeVisible();
    await expect(card.getByRole('button', { name: 'Ocultar dados' })).toBeFocused();
    expect(sent).toEqual([`VISUALIZAR VIAJANTE ${quote?.id}`]);
    const shown = (await card.getByText(/^\d{4}( \d{4,6}){2,3}$/).textContent()) ?? '';
    await card.getByRole('button', { name: 'Copiar: Número do cartão' }).click();
    await expect(card.getByRole('status')).toHaveText('Dados do cartão copiados com sucesso.');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(shown.replaceAll(' ', ''));
  });

  await test.step('closed and opened again it is masked again; another view is another entry', async () => {
    await page.keyboard.press('Escape');
    await expect(travellerWindow(page)).toBeHidden();
    await expectFocusInPage(page);
    await openCard(page);
    const card = valuesOf(travellerWindow(page)).first();
    await expect(card).toContainText('oculto, final');
    await card.getByRole('button', { name: 'Mostrar dados' }).click();
    await expect(card.getByText(/^\d{4}( \d{4,6}){2,3}$/)).toBeVisible();
    expect(sent).toHaveLength(2);
    await page.goBack();
    await expect(travellerWindow(page)).toBeHidden();
    await expect(quoteWindow(page)).toBeVisible();
  });

  await test.step('without the right nothing shows or copies it, and the server sends nothing but the masked number', async () => {
    const other = await takenIssue(caller, ({ id }) => suitable.has(id));
    const { id, name, profiles } = junior.user;
    await caller.client.call(takeOverRequest, {
      query: { podeSubstituir: true },
      body: { uuidSolicitacao: other.uuid, reponsavel: { id, name, profiles } },
    });
    const answers: string[] = [];
    page.on('response', async (response) => {
      if (response.url().includes('/cartoes/colaborador/')) answers.push(await response.text());
    });
    await openRequestAs(page, 'junior', other.id);
    await openChosen(page);
    await openCard(page);
    const card = valuesOf(travellerWindow(page)).first();
    await expect(card).toContainText('Você não tem permissão para ver os dados do cartão.');
    await expect(card.getByRole('button')).toHaveCount(0);
    expect(sent).toHaveLength(2);
    expect(answers.length).toBeGreaterThan(0);
    for (const answer of answers) expect(answer).toMatch(/"numero":"\*{11,15}\d{4}"/);
  });
});

test('Q-053 Q-114 Q-315 a traveller without a card is told so; cards that cannot be fetched are said, asked for again, and do not hold the confirmation up', async ({
  page,
  caller,
}) => {
  const suitable = await issuesWhere(caller, async (request, quote) => {
    return (
      quote.tipoPagamento?.tipoFormaPagamento !== 'CARTAO_VIRTUAL_POR_TRANSACAO' && !(await travellersCards(caller, request)).every(Boolean)
    );
  });
  const uncharged = await issuesWhere(caller, async (request, quote) => paymentTypeMayChange(await chargesOf(caller, request, quote)));
  const request = await takenIssue(
    caller,
    ({ id, necessitaAprovacaoAlteracaoValores, possuiRegraVoltarParaSelecao }) =>
      suitable.has(id) && uncharged.has(id) && !necessitaAprovacaoAlteracaoValores && !possuiRegraVoltarParaSelecao,
  );
  await openRequestAs(page, 'consultant', request.id);
  await openChosen(page);
  await quoteWindow(page).getByRole('combobox', { name: 'Tipo de pagamento' }).selectOption({ label: 'Cartão do viajante' });

  const mend = await cut(page, '**/cartoes/colaborador/**');
  await openCard(page);
  await expect(toast(page, 'Erro ao carregar o cartão.')).toBeVisible();
  await mend();
  for (const retry of await travellerWindow(page)
    .getByRole('button', { name: /^Tentar de novo/ })
    .all())
    await retry.click();
  await expect(travellerWindow(page).getByText('Nenhum cartão encontrado para este viajante.').first()).toBeVisible();
  await page.keyboard.press('Escape');

  const field = (name: string) => quoteWindow(page).getByRole('textbox', { name, exact: true });
  await field('Número do bilhete').fill('9572401118357');
  await field('Código de autorização').fill('123456');
  const validity = field('Validade da reserva');
  await openSection(quoteWindow(page), /^Reserva e bagagem/);
  await validity.fill('');
  await cut(page, '**/cartoes/colaborador/**');
  await page.keyboard.press('Control+Enter');
  await expect(toast(page, 'Não foi possível buscar o cartão de todos viajantes')).toBeVisible();
  // Below the warning, in the same pile.
  await expect(toast(page, 'Informações salvas com sucesso.')).toBeAttached();
  await expect(quoteWindow(page)).toBeHidden();
  expect((await readRequest(caller, request.id)).servicosAereos[0]?.escolhida?.tipoPagamento?.tipoFormaPagamento).toBe('CARTAO_VIAJANTE');
});

test('Q-165 Q-166 Q-167 Q-168 Q-169 Q-268 Q-269 Q-270 Q-315 a virtual card is generated, shown, copied and cancelled, and every failure is told', async ({
  page,
  caller,
}) => {
  const request = await takenAirRequest(caller);
  const quote = await storeVirtual(caller, request, 'ABC123');
  const sent = watchLog(page);
  const window = virtualWindow(page);
  const question = page.getByRole('alertdialog');
  await openRequestAs(page, 'consultant', request.id);
  await openLast(page);

  await test.step('what cannot be loaded is asked for again', async () => {
    const mend = await cut(page, '**/cartao-virtual-transacao/*', 'GET');
    await openCard(page);
    await expect(toast(page, 'Erro ao carregar o cartão.')).toBeVisible();
    await mend();
    await window.getByRole('button', { name: 'Tentar de novo' }).click();
    await expect(window).toContainText('Esta cotação ainda não tem cartão virtual');
  });

  await test.step('without a connection it says so, and nothing of what was never typed', async () => {
    await page.keyboard.press('Escape');
    await page.route('**/cartao-virtual-transacao/*', (route) => route.abort());
    await openCard(page);
    await expect(toast(page, /^Sem conexão com o servidor\. Tente de novo quando a conexão voltar\.$/)).toBeVisible();
    await expect(page.getByText('digitou')).toHaveCount(0);
    await page.unroute('**/cartao-virtual-transacao/*');
  });

  await test.step('generating asks first; a failure without words has the text of the action, and leaves no card', async () => {
    const mend = await cut(page, '**/cartao-virtual-transacao/AEREO', 'POST');
    await window.getByRole('button', { name: 'Gerar cartão' }).click();
    await expect(question).toContainText('Deseja gerar o cartão virtual desta cotação?');
    await question.getByRole('button', { name: 'Sim' }).click();
    await expect(toast(page, 'Erro ao salvar o cartão.')).toBeVisible();
    await mend();
    await expect(window).toContainText('Esta cotação ainda não tem cartão virtual');
    expect(sent).toEqual([]);
  });

  await test.step('when the answer is lost the window does not say that there is none, and asks what became of it', async () => {
    const path = '**/cartao-virtual-transacao/**';
    await page.route(path, (route) => route.abort());
    await window.getByRole('button', { name: 'Gerar cartão' }).click();
    await question.getByRole('button', { name: 'Sim' }).click();
    await expect(toast(page, 'Veja o que aconteceu com o cartão antes de tentar de novo.')).toBeVisible();
    await expect(window.getByRole('alert')).toContainText('Erro ao carregar o cartão.');
    await expect(window.getByRole('button', { name: 'Gerar cartão' })).toHaveCount(0);
    await page.unroute(path);
    await window.getByRole('button', { name: 'Tentar de novo' }).click();
    await expect(window).toContainText('Esta cotação ainda não tem cartão virtual');
  });

  await test.step('it appears masked, is told and logged once', async () => {
    await window.getByRole('button', { name: 'Gerar cartão' }).click();
    const generated = page.waitForRequest((call) => call.method() === 'POST' && call.url().endsWith('/cartao-virtual-transacao/AEREO'));
    await question.getByRole('button', { name: 'Sim' }).dblclick();
    expect((await generated).postDataJSON()).toMatchObject({ id: quote.id, versao: quote.versao });
    await expect(toast(page, 'Cartão gerado com sucesso.')).toBeVisible();
    await expect(valuesOf(window)).toContainText('oculto, final');
    // What failed before is done now, and no message says otherwise.
    for (const failure of ['Erro ao salvar o cartão.', 'Veja o que aconteceu']) await expect(toast(page, failure)).toHaveCount(0);
    await expect.poll(() => sent).toEqual([`GERAR VCN ${quote.id}`]);
    await expectFocusInPage(page);
  });

  await test.step('shown and copied, one view', async () => {
    await valuesOf(window).getByRole('button', { name: 'Mostrar dados' }).click();
    await expect(valuesOf(window).getByText(/^4000 00\d{2} \d{4} \d{4}$/)).toBeVisible();
    await valuesOf(window).getByRole('button', { name: 'Copiar: Número do cartão' }).click();
    await expect(valuesOf(window).getByRole('status')).toHaveText('Dados do cartão copiados com sucesso.');
    expect(sent).toEqual([`GERAR VCN ${quote.id}`, `VISUALIZAR VCN ${quote.id}`]);
  });

  await test.step('cancelling asks first; a failure leaves the card; then it is gone, told and logged', async () => {
    const mend = await cut(page, '**/cartao-virtual-transacao/*', 'DELETE');
    await window.getByRole('button', { name: 'Cancelar cartão' }).click();
    await expect(question).toContainText('Deseja cancelar o cartão virtual? Esta ação não pode ser desfeita.');
    await question.getByRole('button', { name: 'Sim' }).click();
    await expect(toast(page, 'Erro ao remover o cartão.')).toBeVisible();
    await mend();
    await window.getByRole('button', { name: 'Cancelar cartão' }).click();
    await question.getByRole('button', { name: 'Sim' }).click();
    await expect(toast(page, 'Cartão removido com sucesso.')).toBeVisible();
    await expect(window).toContainText('Cartão cancelado');
    await expect(valuesOf(window)).toHaveCount(0);
    await expect(window.getByRole('button', { name: 'Gerar outro cartão' })).toBeVisible();
    await expect.poll(() => sent.at(-1)).toBe(`CANCELAR VCN ${quote.id}`);
    expect(sent).toHaveLength(3);
    expect(await caller.client.call(findVirtualCard, { params: { id: quote.id } })).toMatchObject({
      estado: 'CANCELADO',
      cvv: null,
    });
    await page.keyboard.press('Escape');
    await expect(window).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(quoteWindow(page)).toBeHidden();
  });

  await test.step('what the provider refuses is told in the server’s words; without a locator nothing is called', async () => {
    await storeVirtual(caller, await readRequest(caller, request.id), 'FAL123');
    await page.reload();
    await openLast(page);
    await openCard(page);
    await window.getByRole('button', { name: 'Gerar cartão' }).click();
    await question.getByRole('button', { name: 'Sim' }).click();
    await expect(toast(page, 'A operadora de cartões recusou o pedido.')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(window).toBeHidden();
    await page.keyboard.press('Escape');
    await storeVirtual(caller, await readRequest(caller, request.id), null);
    await page.reload();
    await openLast(page);
    await openCard(page);
    await window.getByRole('button', { name: 'Gerar cartão' }).click();
    await expect(window.getByRole('alert')).toHaveText('Informe um localizador válido.');
    await expect(question).toBeHidden();
    expect(sent).toHaveLength(3);
  });
});

/** Generates the virtual card of the open quote in its window, and shows its number. */
async function showGenerated(page: Page): Promise<void> {
  await openLast(page);
  await openCard(page);
  await virtualWindow(page).getByRole('button', { name: 'Gerar cartão' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sim' }).click();
  await valuesOf(virtualWindow(page)).getByRole('button', { name: 'Mostrar dados' }).click();
  await expect(valuesOf(virtualWindow(page)).getByText(/^4000 00\d{2} \d{4} \d{4}$/)).toBeVisible();
}

/** Cancels the card of a quote, as in another tab. */
async function cancelElsewhere({ client }: Caller, quote: AirQuote): Promise<void> {
  const card = await client.call(findVirtualCard, { params: { id: quote.id } });
  await client.call(cancelVirtualCard, { params: { id: card?.id ?? '' } });
}

test('the number of a card that was cancelled in another tab goes with the next press', async ({ page, caller }) => {
  const request = await takenAirRequest(caller);
  const quote = await storeVirtual(caller, request, 'ABC123');
  await openRequestAs(page, 'consultant', request.id);
  await showGenerated(page);
  await cancelElsewhere(caller, quote);
  await expect(valuesOf(virtualWindow(page))).toBeVisible();
  await valuesOf(virtualWindow(page)).getByRole('button', { name: 'Copiar: Número do cartão' }).click();
  await expect(virtualWindow(page)).toContainText('Cartão cancelado');
  await expect(valuesOf(virtualWindow(page))).toHaveCount(0);
  await expectFocusInPage(page);
});

test.describe('with the news of the server', () => {
  test.use({ news: true });

  test('B-042 the number of a card that is cancelled in another tab goes by itself', async ({ page, caller }) => {
    const request = await takenAirRequest(caller);
    const quote = await storeVirtual(caller, request, 'ABC123');
    const stream = page.waitForRequest('**/api/rest/eventos');
    await openRequestAs(page, 'consultant', request.id);
    await stream;
    await showGenerated(page);
    await cancelElsewhere(caller, quote);
    await expect(virtualWindow(page)).toContainText('Cartão cancelado', { timeout: 12_000 });
    await expect(valuesOf(virtualWindow(page))).toHaveCount(0);
  });
});

test('Q-166 what is not saved yet is saved before a card is generated for it', async ({ page, caller }) => {
  const request = await takenAirRequest(caller);
  await storeVirtual(caller, request, 'ABC123');
  await openRequestAs(page, 'consultant', request.id);
  await openLast(page);
  await quoteWindow(page).getByRole('textbox', { name: 'Tarifa', exact: true }).fill('200000');
  await openCard(page);
  await virtualWindow(page).getByRole('button', { name: 'Gerar cartão' }).click();
  await expect(virtualWindow(page).getByRole('alert')).toContainText('Salve a cotação antes de gerar o cartão');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
});

test('Q-169 Q-170 Q-271 Q-315 the fixed card of the client is shown and logged; one that cannot be loaded clears the payment type', async ({
  page,
  caller,
}) => {
  const uncharged = await issuesWhere(caller, async (request, quote) => paymentTypeMayChange(await chargesOf(caller, request, quote)));
  const request = await takenIssue(caller, (one) => uncharged.has(one.id) && Boolean(one.servicosAereos[0]?.idCartao));
  const quote = request.servicosAereos[0]?.escolhida;
  const payment = quoteWindow(page).getByRole('combobox', { name: 'Tipo de pagamento' });
  const sent = watchLog(page);
  await openRequestAs(page, 'consultant', request.id);
  await openChosen(page);
  await payment.selectOption({ label: 'Cartão fixo da empresa' });

  const asked = page.waitForRequest('**/servico/cartao-fixo/**');
  await openCard(page);
  expect((await asked).url()).toContain(`/cotacao/${quote?.id}/uuidCartao/${request.servicosAereos[0]?.idCartao}`);
  await expect(valuesOf(fixedWindow(page))).toContainText('oculto, final');
  expect(sent).toEqual([]);
  await valuesOf(fixedWindow(page)).getByRole('button', { name: 'Mostrar dados' }).click();
  await expect(valuesOf(fixedWindow(page)).getByText(/^\d{4}( \d{4,6}){2,3}$/)).toBeVisible();
  expect(sent).toEqual([`VISUALIZAR FIXO ${quote?.id}`]);
  await page.keyboard.press('Escape');
  await expect(payment).not.toHaveValue('');

  // An ended session is no card that cannot be loaded: what was typed is there again after the next login.
  await page.route('**/servico/cartao-fixo/**', (route) => route.fulfill({ status: 401, body: '' }));
  await openCard(page);
  await expect(page).toHaveURL(/login\.html/);
  await page.unroute('**/servico/cartao-fixo/**');
  await openRequestAs(page, 'consultant', request.id);
  await openChosen(page);
  await expect(payment).toHaveValue((await payment.getByRole('option', { name: 'Cartão fixo da empresa' }).getAttribute('value')) ?? '');

  const mend = await cut(page, '**/servico/cartao-fixo/**');
  await openCard(page);
  await expect(toast(page, 'Erro ao carregar o cartão.')).toBeVisible();
  await expect(fixedWindow(page)).toContainText('O tipo de pagamento foi retirado da cotação.');
  await mend();
  await page.keyboard.press('Escape');
  await expect(payment).toHaveValue('');
});

test('Q-163 Q-265 the payment type of a charged quote is locked at issue and says why; an uncharged one is not, and where that cannot be asked the server decides', async ({
  page,
  caller,
}) => {
  const charged = await issuesWhere(caller, async (request, quote) => !paymentTypeMayChange(await chargesOf(caller, request, quote)));
  const isReady = (one: TravelRequest) => servicesOf(one).every(({ escolhida }) => escolhida?.tipoPagamento !== null);
  const locked = await takenIssue(caller, (one) => charged.has(one.id) && isReady(one));
  const open = await takenIssue(caller, (one) => hasAirAlone(one) && !charged.has(one.id) && isReady(one));
  const payment = quoteWindow(page).getByRole('combobox', { name: 'Tipo de pagamento' });
  const why = 'O tipo de pagamento não pode ser alterado: a cotação já foi cobrada.';
  await openRequestAs(page, 'consultant', open.id);
  await openChosen(page);
  await expect(payment).toBeEnabled();
  await expect(quoteWindow(page).getByText(why)).toHaveCount(0);
  await page.keyboard.press('Escape');

  const asked = page.waitForRequest('**/guiche-clientes/buscar-dados-cobranca-supplier');
  await openRequest(page, locked.id);
  await openChosen(page);
  expect((await asked).postDataJSON()).toEqual({
    instancia: locked.empresa.instancia,
    idRelatorio: locked.id,
    servico: 'AEREO',
    idCotacao: locked.servicosAereos[0]?.escolhida?.id,
  });
  await expect(payment).toBeDisabled();
  await expect(payment).toHaveAccessibleDescription(why);
  await page.keyboard.press('Escape');

  await cut(page, '**/buscar-dados-cobranca-supplier');
  await page.reload();
  await openChosen(page);
  await expect(payment).toBeEnabled();
  const other =
    locked.servicosAereos[0]?.escolhida?.tipoPagamento?.descricao === 'Pagamento direto' ? 'Faturado pelo fornecedor' : 'Pagamento direto';
  await payment.selectOption({ label: other });
  const field = (name: string) => quoteWindow(page).getByRole('textbox', { name, exact: true });
  await field('Número do bilhete').fill('9572401118357');
  await field('Código de autorização').fill('123456');
  const validity = field('Validade da reserva');
  await openSection(quoteWindow(page), /^Reserva e bagagem/);
  await validity.fill('');
  await page.keyboard.press('Control+Enter');
  await expect(payment).toHaveAccessibleDescription(why);
  await expect(payment).toHaveAttribute('aria-invalid', 'true');
});

/** All files below a folder. */
function filesOf(dir: string): string[] {
  return readdirSync(dir, { recursive: true, withFileTypes: true }).flatMap((entry) =>
    entry.isFile() ? [join(entry.parentPath, entry.name)] : [],
  );
}

test('Q-035 B-062 B-064 after cards were shown, copied and generated no number is in clear in database, log, outbox or browser, and no code in log or browser', async ({
  browser,
}) => {
  const template = process.env['GUICHE_E2E_TEMPLATE'];
  const server = await startApiServer({ env: { LOG_LEVEL: 'trace' }, keepData: true, ...(template !== undefined && { template }) });
  try {
    const context = await browser.newContext({ baseURL: server.address, permissions: ['clipboard-read', 'clipboard-write'] });
    const page = await context.newPage();
    const caller = await callAs(server.address, 'consultant');
    const request = await takenAirRequest(caller);
    await storeVirtual(caller, request, 'ABC123');
    await openRequestAs(page, 'consultant', request.id);
    await openLast(page);
    // Something typed, so that there is a draft beside the shown card.
    await quoteWindow(page)
      .getByRole('textbox', { name: 'Observação' })
      .or(quoteWindow(page).getByRole('button', { name: /^Observação/ }))
      .first()
      .click();
    await quoteWindow(page).getByRole('textbox', { name: 'Observação' }).fill('Assento no corredor.');
    await openCard(page);
    const window = virtualWindow(page);
    await window.getByRole('button', { name: 'Gerar cartão' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Sim' }).click();
    await window.getByRole('button', { name: 'Mostrar dados' }).click();
    const shown = window.getByText(/^4000 00\d{2} \d{4} \d{4}$/);
    await expect(shown).toBeVisible();
    const number = ((await shown.textContent()) ?? '').replaceAll(' ', '');
    await window.getByRole('button', { name: 'Copiar: Código de verificação' }).click();
    await expect(window.getByRole('status').filter({ hasText: 'Dados do cartão copiados com sucesso.' })).toBeVisible();
    const code = await page.evaluate(() => navigator.clipboard.readText());
    expect([number, code]).toEqual([expect.stringMatching(/^\d{16}$/), expect.stringMatching(/^\d{3}$/)]);

    const kept = await page.evaluate(async () => {
      const databases = (await indexedDB.databases()).map(({ name }) => name);
      return {
        text: JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state, location.href]),
        databases,
        caches: await caches.keys(),
      };
    });
    expect(kept.text).toContain('Assento no corredor.');
    const written = [number, formatCardNumber(number)];
    for (const each of [...written, `"${code}"`, 'cvv']) expect(kept.text).not.toContain(each);
    expect(kept).toMatchObject({ databases: [], caches: [] });
    await context.close();
    await server.stop();

    for (const each of written) expect(server.said()).not.toContain(each);
    expect(server.said()).not.toMatch(/cvv|codigo":"\d{3}"/);
    const files = filesOf(server.dataDir);
    expect(files.length).toBeGreaterThan(100);
    const holding = files.filter((file) => {
      const bytes = readFileSync(file);
      return written.some((each) => bytes.includes(each));
    });
    expect(holding).toEqual([]);
    // The search finds what is there: what was typed into the request is on the disk.
    expect(files.some((file) => readFileSync(file).includes(request.empresa.nome))).toBe(true);
  } finally {
    await server.stop();
    rmSync(server.dataDir, { recursive: true, force: true });
  }
});
