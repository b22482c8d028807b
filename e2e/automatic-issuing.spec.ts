import { listQuoteLog } from '@guiche/contract/quotes';
import type { TipoServico } from '@guiche/domain/enums';
import type { Locator, Page } from '@playwright/test';
import { expiredAir } from './support/expired-reservations.ts';
import { openSection } from './support/issuing.ts';
import { expectFocusInPage } from './support/keyboard.ts';
import { fareOf, openElsewhere, openRequestAs, quoteWindowOf, servicePanel } from './support/pages.ts';
import { airToIssue, hotelToIssue, unchargedAir } from './support/provider-issues.ts';
import { type Caller, readRequest } from './support/requests.ts';
import { expect, test } from './support/test.ts';

const ISSUE = '**/cotacoes/aereos/*/emitir*';
const HOTEL_ISSUE = '**/cotacoes/hoteis/*/emitir*';
const CHECK = '**/consulta-dados-externo-aereo';
const SEARCH = '**/pesquisa/aereoVencido*';
const UPDATE = '**/aereo/*/aereoVencido';

const card = (page: Page, kind: TipoServico) => servicePanel(page, kind).getByRole('article').filter({ hasText: 'Escolhida' });
const toast = (page: Page, text: string | RegExp) => page.getByText(text, { exact: typeof text === 'string' }).first();
const storedAir = async (caller: Caller, id: number) => (await readRequest(caller, id)).servicosAereos[0]?.escolhida;

/** Opens the chosen quote of a request. */
async function openChosen(page: Page, id: number, kind: TipoServico = 'AEREO'): Promise<Locator> {
  await openRequestAs(page, 'consultant', id);
  await card(page, kind)
    .getByRole('button', { name: /^(Confirmar|Editar) dados$|^Consultar$/ })
    .click();
  const window = quoteWindowOf(page, kind);
  // No key is heard before its fields are there.
  await expect(window.getByRole('status', { name: 'Total do cliente' })).toBeVisible();
  return window;
}

test('Q-110 Q-112 Q-239 @phone a press issues once, however often it is pressed, and the window shows at once what was copied', async ({
  page,
  caller,
}) => {
  const { request, quote } = await airToIssue(caller, 'LEN9AA');
  const window = await openChosen(page, request.id);
  // The check fails, which stops nothing and is not told.
  await page.route(CHECK, (route) => route.abort(), { times: 1 });
  let sent = 0;
  page.on('request', (one) => {
    if (/\/emitir/.test(one.url())) sent += 1;
  });
  const first = page.waitForRequest(ISSUE);
  await window.getByRole('button', { name: 'Emitir', exact: true }).dblclick();
  const asked = await first;
  // Nothing is typed or saved until it is done.
  await expect(window.getByRole('textbox', { name: 'Emissor' })).toHaveAttribute('readonly');
  await page.keyboard.press('Control+Enter');
  expect(asked.url()).toContain(`/viagens/${quote.idServico}/cotacoes/aereos/${quote.id}/emitir`);
  expect(asked.url()).not.toContain('novoTipoPagamentoId');
  expect(asked.headers()['if-match']).toBe(`"${quote.versao}"`);
  await expect(toast(page, 'Emissão realizada com sucesso.')).toBeVisible();
  expect(sent).toBe(1);
  await expect(page.getByText('Erro ao capturar os dados externos do aéreo.')).toHaveCount(0);
  await expect(window.getByRole('textbox', { name: 'Código da reserva' })).toHaveValue('LEN9AA');
  await expect(window.getByRole('textbox', { name: 'Emissor' })).toHaveValue(caller.user.name);
  await expect(window.getByRole('button', { name: 'Emitir', exact: true })).toHaveCount(0);
  await expectFocusInPage(page);
  expect(await storedAir(caller, request.id)).toMatchObject({ emitidaAutomaticamente: true, total: quote.total });
  // Nothing is left to be saved, and no draft says so.
  await page.keyboard.press('Escape');
  await expect(window).toHaveCount(0);
  await expect(page.getByText(/rascunho/i)).toHaveCount(0);
});

test('B-031 an open line stops the order: it leads to its field, and the reason for going on is sent and kept', async ({
  page,
  caller,
}) => {
  // Its last digit should be 0 or 1.
  const { request, quote } = await airToIssue(caller, 'ABC9AA', { numeroBilhete: '95724011183573', cia: 'LA' });
  const window = await openChosen(page, request.id);
  let sent = 0;
  page.on('request', (one) => {
    if (/\/emitir/.test(one.url())) sent += 1;
  });
  const issue = window.getByRole('button', { name: 'Emitir', exact: true });
  // A window that cannot be fetched is told, and nothing is issued.
  await page.route('**/assets/issue-check-dialog*', (route) => route.abort());
  await issue.click();
  await expect(page.locator('[data-tipo="ERROR"]').first()).toBeVisible();
  await page.unroute('**/assets/issue-check-dialog*');
  await issue.dblclick();
  const question = page.getByRole('dialog', { name: 'Emitir com pendências?' });
  await expect(question).toContainText('O dígito verificador do bilhete 95724011183573 não confere.');
  await question.getByRole('button', { name: /Ir ao campo\. Número do bilhete/ }).click();
  await expect(question).toHaveCount(0);
  await expect(window.getByRole('textbox', { name: 'Número do bilhete' })).toBeFocused();
  await issue.click();
  await question.getByRole('button', { name: 'Emitir mesmo assim' }).click();
  await expect(question.getByRole('textbox', { name: 'Por que emitir mesmo assim?' })).toBeFocused();
  await page.keyboard.type('A cia confirmou.');
  // Going back costs nothing that was typed.
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await expectFocusInPage(page);
  expect(sent).toBe(0);
  await issue.click();
  await expect(question.getByRole('textbox', { name: 'Por que emitir mesmo assim?' })).toHaveValue('A cia confirmou.');
  const asked = page.waitForRequest(ISSUE);
  await question.getByRole('button', { name: 'Emitir mesmo assim' }).dblclick();
  expect((await asked).postDataJSON()).toEqual({ motivo: 'A cia confirmou.' });
  await expect(toast(page, 'Emissão realizada com sucesso.')).toBeVisible();
  expect(sent).toBe(1);
  const log = await caller.client.call(listQuoteLog, { params: { id: quote.id } });
  expect(log.flatMap(({ alteracoes }) => alteracoes ?? [])).toContainEqual(
    expect.objectContaining({ campo: 'campo_motivo_conferencia', depois: { tipo: 'TEXTO', valor: 'A cia confirmou.' } }),
  );
});

test('Q-062 Q-111 Q-289 a refusal is told in the provider’s words; the chosen payment type is sent, and stays chosen', async ({
  page,
  caller,
}) => {
  const { request, quote } = await unchargedAir(caller, 'ERR9AA');
  const window = await openChosen(page, request.id);
  const payment = window.getByRole('combobox', { name: 'Tipo de pagamento' });
  await openSection(window, /^Fornecimento e pagamento/);
  // A card would be missing in the check list.
  const options = await payment
    .locator('option')
    .evaluateAll((all) => (all as HTMLOptionElement[]).filter(({ text }) => !/cart/i.test(text)).map(({ value }) => value));
  const other = options.find((value) => value !== '' && value !== String(quote.tipoPagamento?.id)) ?? '';
  await payment.selectOption(other);
  const sent = page.waitForRequest(ISSUE);
  await window.getByRole('button', { name: 'Emitir', exact: true }).click();
  expect((await sent).url()).toContain(`novoTipoPagamentoId=${other}`);
  const dialog = page.getByRole('alertdialog', { name: 'Erro ao emitir a passagem na cia aérea' });
  await expect(dialog).toContainText('Tarifa não disponível para emissão. Refaça a reserva.');
  await expect(dialog.getByRole('button')).toHaveCount(1);
  // Seen before it takes keys: it does both with the focus.
  await expect(dialog.getByRole('button')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(payment).toHaveValue(other);
  await expectFocusInPage(page);
  expect(await storedAir(caller, request.id)).toMatchObject({
    emitidaAutomaticamente: false,
    tipoPagamento: { id: quote.tipoPagamento?.id },
  });
});

test('Q-291 the virtual card of an answer is shown with the result, on a failure and on a success', async ({ page, caller }) => {
  for (const [asks, name] of [
    ['CAR9AA', 'Erro ao emitir a passagem na cia aérea'],
    ['WEX9AA', 'Emissão realizada com sucesso.'],
  ] as const) {
    const { request } = await airToIssue(caller, asks);
    const window = await openChosen(page, request.id);
    await window.getByRole('button', { name: 'Emitir', exact: true }).click();
    const dialog = page.getByRole('alertdialog', { name });
    await expect(dialog).toContainText('4111111111111111');
    await dialog.getByRole('button', { name: 'Entendi' }).click();
    await expect(dialog).toHaveCount(0);
    // What was issued has lost its button: the focus is in its window all the same, not behind it.
    await expect.poll(() => window.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
    expect(kept).not.toContain('4111111111111111');
  }
});

test('Q-112 an issue without an answer is to be checked, on the card and in the window; asking again finds what became of it', async ({
  page,
  caller,
}) => {
  for (const [asks, told] of [
    ['DEM9AA', 'Emissão realizada com sucesso.'],
    ['SUM9AA', 'O fornecedor não recebeu o pedido de emissão: nada foi emitido.'],
  ] as const) {
    const { request } = await airToIssue(caller, asks);
    const window = await openChosen(page, request.id);
    await window.getByRole('button', { name: 'Emitir', exact: true }).click();
    await expect(window.getByRole('button', { name: 'Verificar emissão' })).toBeVisible();
    // The window that gave the order offers nothing to be typed or saved either.
    await expect(window.getByRole('button', { name: /^Salvar/ })).toHaveCount(0);
    await expect(window.getByRole('textbox', { name: 'Número do bilhete' })).toHaveAttribute('readonly');
    await page.keyboard.press('Escape');
    await expect(window).toHaveCount(0);
    await expect(card(page, 'AEREO')).toContainText('Emissão em verificação');
    await page.reload();
    await card(page, 'AEREO').getByRole('button', { name: 'Consultar' }).click();
    await window.getByRole('button', { name: 'Verificar emissão' }).click();
    await expect(toast(page, told)).toBeVisible();
    // What was not issued is told in a dialog; Escape closes nothing else.
    if (asks === 'SUM9AA') await page.keyboard.press('Escape');
    await expect(card(page, 'AEREO')).not.toContainText('Emissão em verificação');
  }
});

test('Q-292 an HTTP failure shows the body of the response', async ({ page, caller }) => {
  const { request } = await airToIssue(caller, 'ABC123');
  const window = await openChosen(page, request.id);
  const body = JSON.stringify({ tipo: 'ERROR', titulo: 'A companhia está fora do ar.', descricao: 'Volta às 15 h.' });
  await page.route(ISSUE, (route) => route.fulfill({ status: 500, contentType: 'application/json', body }), { times: 1 });
  await window.getByRole('button', { name: 'Emitir', exact: true }).click();
  await expect(page.getByRole('alertdialog', { name: 'Erro ao emitir a passagem na cia aérea' })).toContainText(
    'A companhia está fora do ar.',
  );
  await expect(page.getByRole('alertdialog')).toContainText('Volta às 15 h.');
});

test('Q-112 the network is cut between the press and the answer: the screen finds out that it was issued', async ({ page, caller }) => {
  const { request } = await airToIssue(caller, 'ABC124');
  const window = await openChosen(page, request.id);
  // The server gets the call, the browser no answer.
  await page.route(
    ISSUE,
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await window.getByRole('button', { name: 'Emitir', exact: true }).click();
  await expect(toast(page, 'Emissão realizada com sucesso.')).toBeVisible({ timeout: 15_000 });
  await expect(window.getByRole('button', { name: 'Emitir', exact: true })).toHaveCount(0);
  expect(await storedAir(caller, request.id)).toMatchObject({ emitidaAutomaticamente: true });
});

test('B-061 Q-239 of two computers on which one flight is issued at once exactly one issues, and the other is told who', async ({
  page,
  browser,
  caller,
}) => {
  const { request, quote } = await airToIssue(caller, 'LEN9AC');
  const other = await openElsewhere(browser, request);
  const pages = [page, other];
  // Both have seen the same version before either issues.
  for (const one of pages) await openChosen(one, request.id);
  const answers = pages.map((one) => one.waitForResponse(ISSUE));
  await Promise.all(pages.map((one) => quoteWindowOf(one, 'AEREO').getByRole('button', { name: 'Emitir', exact: true }).click()));
  const statuses = (await Promise.all(answers)).map((answer) => answer.status());
  expect(statuses.toSorted()).toEqual([200, 409]);
  const [winner, loser] = statuses[0] === 200 ? [page, other] : [other, page];
  await expect(toast(loser, /^Outra pessoa alterou esta cotação primeiro/)).toBeVisible();
  await expect(toast(winner, 'Emissão realizada com sucesso.')).toBeVisible();
  expect(await storedAir(caller, request.id)).toMatchObject({ id: quote.id, emitidaAutomaticamente: true });
  const log = await caller.client.call(listQuoteLog, { params: { id: quote.id } });
  const orders = log.flatMap(({ alteracoes }) => alteracoes ?? []).filter(({ campo }) => campo === 'campo_emitida_automaticamente');
  expect(orders).toHaveLength(1);
  await other.context().close();
});

test('Q-108 Q-113 Q-240 a hotel is reserved when it is confirmed, and the card shows its code', async ({ page, caller }) => {
  const { request } = await hotelToIssue(caller, 'reservas');
  const window = await openChosen(page, request.id, 'HOTEL');
  await expect(window.getByRole('button', { name: 'Emitir', exact: true })).toHaveCount(0);
  const sent = page.waitForRequest(HOTEL_ISSUE);
  await page.keyboard.press('Control+Enter');
  await sent;
  await expect(toast(page, 'Emissão realizada com sucesso.')).toBeVisible();
  const stored = (await readRequest(caller, request.id)).servicosHotel[0]?.escolhida;
  expect(stored).toMatchObject({ emitidaAutomaticamente: true, emissor: caller.user.name, codigoTransacaoCartao: '123456' });
  await expect(card(page, 'HOTEL')).toContainText(stored?.codigoReserva ?? 'a code');
});

test('Q-108 Q-289 Q-293 a hotel that is refused says why, an HTTP failure shows an empty dialog, and the hotel waits for its confirmation', async ({
  page,
  caller,
}) => {
  const { request } = await hotelToIssue(caller, 'err9');
  const window = await openChosen(page, request.id, 'HOTEL');
  await page.keyboard.press('Control+Enter');
  const dialog = page.getByRole('alertdialog', { name: 'Erro ao emitir a hospedagem' });
  await expect(dialog).toContainText('Tarifa não disponível para emissão. Refaça a reserva.');
  await dialog.getByRole('button', { name: 'Entendi' }).click();
  expect((await readRequest(caller, request.id)).servicosHotel[0]?.escolhida).toMatchObject({ dataEmissao: null, codigoReserva: null });
  await card(page, 'HOTEL').getByRole('button', { name: 'Confirmar dados' }).click();
  await expect(window).toBeVisible();
  await page.route(HOTEL_ISSUE, (route) => route.fulfill({ status: 500, contentType: 'text/plain', body: 'upstream timed out' }), {
    times: 1,
  });
  await page.keyboard.press('Control+Enter');
  await expect(dialog).toHaveText(/^Erro ao emitir a hospedagemEntendi$/);
});

test('Q-095 Q-108 a hotel that was confirmed before the page was closed says that nothing is reserved, and is reserved from its window', async ({
  page,
  caller,
}) => {
  const { request } = await hotelToIssue(caller, 'reservas');
  await openChosen(page, request.id, 'HOTEL');
  // The page goes before the order to issue reaches the server.
  await page.route(HOTEL_ISSUE, (route) => route.abort());
  const lost = page.waitForRequest(HOTEL_ISSUE);
  await page.keyboard.press('Control+Enter');
  await lost;
  await page.reload();
  await page.unroute(HOTEL_ISSUE);
  await expect(card(page, 'HOTEL')).toContainText('Emissão não iniciada');
  // Nobody closes a request over a hotel that nobody ordered.
  await page.getByRole('button', { name: 'Concluir emissão' }).click();
  await expect(page.getByRole('dialog', { name: /conclu/i })).toContainText('Emita a reserva dos hotéis confirmados antes de concluir');
  await page.keyboard.press('Escape');
  await card(page, 'HOTEL').getByRole('button', { name: 'Editar dados' }).click();
  const window = quoteWindowOf(page, 'HOTEL');
  await expect(window.getByText(/o fornecedor não recebeu o pedido de reserva/)).toBeVisible();
  await window.getByRole('button', { name: 'Emitir reserva' }).dblclick();
  await expect(toast(page, 'Emissão realizada com sucesso.')).toBeVisible();
  await expect(window).toHaveCount(0);
  await expect(card(page, 'HOTEL')).not.toContainText('Emissão não iniciada');
  await expectFocusInPage(page);
  expect((await readRequest(caller, request.id)).servicosHotel[0]?.escolhida).toMatchObject({ emitidaAutomaticamente: true });
});

test('Q-109 Q-060 Q-195 Q-241 a locator that is issued elsewhere is captured instead; differences are applied one by one, then all, and saved', async ({
  page,
  caller,
}) => {
  const { request, quote } = await airToIssue(caller, 'EXT9AA', { numeroBilhete: '9571111111111' });
  const window = await openChosen(page, request.id);
  let issued = 0;
  page.on('request', (one) => {
    if (/\/emitir/.test(one.url())) issued += 1;
  });
  const asked = page.waitForRequest(CHECK);
  await window.getByRole('button', { name: 'Emitir', exact: true }).click();
  expect((await asked).postDataJSON()).toEqual({
    idAgenciaServico: quote.agenciaServico?.id,
    localizadorReserva: 'EXT9AA',
    sistemaEmissor: null,
    idSolicitacao: request.idSolicitacao,
  });
  const capture = page.getByRole('dialog', { name: 'Captura de dados externos' });
  await capture.getByRole('button', { name: 'Aplicar Bilhetes' }).click();
  await expect(toast(page, 'Dados capturados com sucesso.')).toBeVisible();
  await capture.getByRole('button', { name: 'Aplicar tudo' }).click();
  await expect(capture.getByRole('button', { name: /^Aplicar/ })).toHaveCount(0);
  await capture.getByRole('button', { name: 'Fechar' }).first().click();
  expect(issued).toBe(0);
  await expect(window.getByRole('textbox', { name: 'Número do bilhete' })).toHaveValue(/^957 2401118357/);
  await expect(fareOf(page)).not.toHaveValue('');
  await page.keyboard.press('Control+Enter');
  const question = page.getByRole('alertdialog').getByRole('button', { name: /^(Salvar assim|Seguir com alteração)$/ });
  // Not by its role: behind the question the window has none.
  const gone = expect(page.locator('[role="dialog"]')).toHaveCount(0);
  await Promise.race([gone, question.click()]);
  await gone;
  const after = await storedAir(caller, request.id);
  expect(after).toMatchObject({ tarifa: Math.round(((quote.tarifa ?? 0) + 10) * 100) / 100 });
  expect(after?.numeroBilhete).toMatch(/^9572401118357/);
});

test('Q-196 Q-241 each outcome of a capture is told, and asked for once however often it is pressed: cancelled, other flights, not found, no answer; other travellers ask first', async ({
  page,
  caller,
}) => {
  const { request } = await airToIssue(caller, 'ABC125');
  const window = await openChosen(page, request.id);
  await window.getByRole('button', { name: 'Capturar dados externos' }).click();
  const capture = page.getByRole('dialog', { name: 'Captura de dados externos' });
  const asked: unknown[] = [];
  page.on('request', (one) => {
    if (one.url().endsWith('/consulta-dados-externo-aereo')) asked.push(one.postDataJSON().localizadorReserva);
  });
  for (const [locator, words] of [
    ['CAN9AA', 'A emissão encontrada está cancelada.'],
    ['VOO9AA', /^A quantidade de voos capturada/],
    ['DAT9AA', 'A data de partida do voo capturado é diferente da data da cotação.'],
    ['NAO9AA', 'Registro não encontrado para o localizador informado.'],
    ['FAL9AA', 'Erro ao capturar os dados externos do aéreo.'],
  ] as const) {
    await capture.getByRole('textbox', { name: 'Localizador' }).fill(locator);
    await capture.getByRole('button', { name: 'Capturar' }).dblclick();
    await expect(capture.getByText(words)).toBeVisible();
  }
  expect(asked).toEqual(['CAN9AA', 'VOO9AA', 'DAT9AA', 'NAO9AA', 'FAL9AA']);
  await capture.getByRole('textbox', { name: 'Localizador' }).fill('VIA9AA');
  await capture.getByRole('button', { name: 'Capturar' }).click();
  await page
    .getByRole('alertdialog', { name: /^Os viajantes da emissão capturada/ })
    .getByRole('button', { name: 'Não' })
    .click();
  await expect(capture.getByRole('button', { name: 'Aplicar tudo' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(capture).toHaveCount(0);
  await expect(window.getByRole('textbox', { name: 'Número do bilhete' })).toHaveValue('957 2401118357');
});

test('Q-199 Q-257 Q-258 S-052 S-054 S-343 S-344 an expired reservation that costs the same is replaced without a question, from its card', async ({
  page,
  caller,
}) => {
  const { request, quote } = await expiredAir(caller, 'IGU9AA');
  await openRequestAs(page, 'consultant', request.id);
  const searched = page.waitForRequest(SEARCH);
  const updated = page.waitForRequest(UPDATE);
  await card(page, 'AEREO').getByRole('button', { name: 'Pesquisar novamente' }).dblclick();
  expect((await searched).postDataJSON()).toMatchObject({ id: quote.idServico, tipoServico: 'AEREO' });
  expect((await searched).url()).toContain('statusSolicitacao=EMISSAO');
  expect((await updated).postDataJSON()).toMatchObject({ id: quote.id, codigoReserva: 'AA9UGI' });
  await expect(toast(page, 'Aéreo reservado com sucesso')).toBeVisible();
  await expect(card(page, 'AEREO')).toContainText('AA9UGI');
  await expect(page.getByRole('button', { name: 'Pesquisar novamente' })).toHaveCount(0);
  expect(await storedAir(caller, request.id)).toMatchObject({ id: quote.id, total: quote.total, codigoReserva: 'AA9UGI' });
});

test('Q-199 Q-200 B-064 a dearer one asks with both values; declining changes nothing, confirming replaces it, from the window, which keeps what was typed', async ({
  page,
  caller,
}) => {
  const { request, quote } = await expiredAir(caller, 'MAI9AA');
  const window = await openChosen(page, request.id);
  const search = window.getByRole('button', { name: 'Pesquisar reserva novamente' });
  await search.click();
  const question = page.getByRole('alertdialog', { name: /^O valor da reserva aumentou de R\$/ });
  await question.getByRole('button', { name: 'Cancelar' }).click();
  await expect(question).toHaveCount(0);
  expect(await storedAir(caller, request.id)).toEqual(quote);
  // Typed over an expired reservation, which no save would take.
  const ticket = window.getByRole('textbox', { name: 'Número do bilhete' });
  await ticket.fill('9572401118368');
  await search.focus();
  await page.keyboard.press('Enter');
  await question.getByRole('button', { name: 'Seguir com alteração' }).click();
  await expect(toast(page, 'Aéreo reservado com sucesso')).toBeVisible();
  await expect(search).toHaveCount(0);
  await expect(ticket).toHaveValue('957 2401118368');
  await expect.poll(() => window.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  const after = await storedAir(caller, request.id);
  expect(after?.total).toBeGreaterThan(quote.total);
  expect(after?.valorAlteradoEmissao).toBe(true);
});

test('Q-310 Q-311 a refused search shows each reason; without an answer, and when the update fails, its own text; nothing changes', async ({
  page,
  caller,
}) => {
  const { request, quote } = await expiredAir(caller, 'REC9AA');
  await openRequestAs(page, 'consultant', request.id);
  const search = card(page, 'AEREO').getByRole('button', { name: 'Pesquisar novamente' });
  await search.click();
  await expect(toast(page, /O voo não tem mais lugares nesta classe\./)).toBeVisible();
  await expect(toast(page, /O prazo de emissão da tarifa terminou\./)).toBeVisible();
  // In one message: of two the older would be folded away.
  await expect(page.locator('[data-tipo]')).toHaveCount(1);
  await page.route(SEARCH, (route) => route.fulfill({ status: 502, contentType: 'text/plain', body: '' }), { times: 1 });
  await search.click();
  const failed = toast(page, 'Não foi possível realizar a reserva do seu aéreo');
  await expect(failed).toBeVisible();
  await page.route(SEARCH, (route) => route.fulfill({ status: 200, contentType: 'application/json', body: JSON.stringify(quote) }), {
    times: 1,
  });
  await page.route(UPDATE, (route) => route.fulfill({ status: 500, contentType: 'text/plain', body: '' }), { times: 1 });
  await search.click();
  await expect(failed).toBeVisible();
  // What an earlier try was refused for is gone.
  await expect(page.locator('[data-tipo]')).toHaveCount(1);
  expect(await storedAir(caller, request.id)).toEqual(quote);
});

test('Q-258 Q-311 a renewal whose answer was lost is found out: the card shows what is stored, and offers no search again', async ({
  page,
  caller,
}) => {
  const { request, quote } = await expiredAir(caller, 'IGU9AA');
  await openRequestAs(page, 'consultant', request.id);
  const search = card(page, 'AEREO').getByRole('button', { name: 'Pesquisar novamente' });
  // The server gets the call, the browser no answer.
  await page.route(
    UPDATE,
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await search.click();
  await expect(card(page, 'AEREO')).toContainText('AA9UGI');
  await expect(search).toHaveCount(0);
  expect(await storedAir(caller, request.id)).toMatchObject({ id: quote.id, codigoReserva: 'AA9UGI' });
  await expectFocusInPage(page);
});
