import { cancelAirIssue, quoteVersionTag } from '@guiche/contract/fines';
import { listQuoteLog } from '@guiche/contract/quotes';
import { formatMoney } from '@guiche/masks/money';
import type { Page } from '@playwright/test';
import { endButton, issueOf, storedQuote } from './support/endings.ts';
import { openRequest, openRequestAs, quoteWindowOf, servicePanel } from './support/pages.ts';
import { expect, test } from './support/test.ts';

const CANCELLATION = /\/(cancelar-|emissao\/aereo\/(cancelada|alterada))/;
const fineWindow = (page: Page) => page.getByRole('dialog', { name: /^(Cancelar|Confirmar)/ });
const confirm = (page: Page) => fineWindow(page).getByRole('button', { name: /^(Cancelar|Confirmar) .*Enter|^(Cancelar|Confirmar) / });
const toast = (page: Page, text: string | RegExp) => page.locator('[data-tipo]').filter({ hasText: text });
const client = (page: Page) => page.locator('[data-slot="client-result"]');
/** An amount as it is typed: from the cents. */
const keysOf = (amount: number) => String(Math.round(amount * 100));
const inReais = (amount: number) =>
  new RegExp(formatMoney(amount, { currency: 'BRL' }).replaceAll('\u00a0', '\\s').replaceAll('.', '\\.').replace('$', '\\$'));
const isInReais = ({ moeda }: { moeda: { codigo: string } | null }) => moeda?.codigo === 'BRL';
const half = (total: number) => Math.round(total * 50) / 100;

/** The calls that end an issue, as the page sends them. */
function endingCalls(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && CANCELLATION.test(request.url())) sent.push(request.url());
  });
  return sent;
}

test('Q-052 Q-246 Q-247 B-033 a flight is cancelled with a fine and a credit: the window loads the fine, tells what the client gets, and the card shows it', async ({
  page,
  caller,
}) => {
  const issue = await issueOf(
    caller,
    'AEREO',
    'CANCELAMENTO',
    (quote) => isInReais(quote) && quote.segmentos.every(({ status }) => status === null),
  );
  const { request, quote } = issue;
  await openRequestAs(page, 'consultant', request.id);
  await endButton(page, 'AEREO', 'Cancelar emissão').click();
  const fine = fineWindow(page).getByRole('textbox', { name: 'Taxa de cancelamento' });
  await expect(fine).toBeFocused();
  await expect(fineWindow(page).getByText(inReais(quote.total)).first()).toBeVisible();
  // what is missing is told, and nothing is sent.
  const sent = endingCalls(page);
  await page.keyboard.type(keysOf(100));
  await confirm(page).click();
  await expect(fineWindow(page).getByText('Informe o status do saldo.')).toBeVisible();
  expect(sent).toEqual([]);
  await fineWindow(page)
    .getByRole('combobox', { name: 'Situação do crédito' })
    .selectOption({ label: 'Pendente, para uma emissão futura' });
  await expect(client(page)).toContainText(inReais(0));
  await confirm(page).click();
  await expect(fineWindow(page)).toBeHidden();
  await expect(toast(page, /^Emissão cancelada/)).toBeVisible();
  await expect(servicePanel(page, 'AEREO').getByText('Emissão cancelada').first()).toBeVisible();
  await expect(endButton(page, 'AEREO', 'Cancelar emissão')).toHaveCount(0);
  expect(await storedQuote(caller, issue)).toMatchObject({
    statusCotacao: 'EMISSAO_CANCELADA',
    taxaCancelamento: 100,
    saldoEntrada: { valorEntrada: Math.round((quote.total - 100) * 100) / 100, status: 'PENDENTE' },
  });
  // B-033: the log keeps what was shown.
  await servicePanel(page, 'AEREO')
    .getByRole('article')
    .filter({ hasText: 'Emissão cancelada' })
    .getByRole('button', { name: 'Histórico' })
    .click();
  await expect(page.getByRole('dialog', { name: 'Histórico da cotação' }).getByRole('region', { name: 'Cálculo' })).toContainText(
    inReais(100),
  );
});

test('Q-052 Q-247 Q-322 of a round trip the segment that waits is cancelled and the rest stays issued, by keyboard alone', async ({
  page,
  caller,
}) => {
  const issue = await issueOf(
    caller,
    'AEREO',
    'CANCELAMENTO',
    (quote) => isInReais(quote) && quote.segmentos.some(({ status }) => status === 'PENDENTE_CANCELAMENTO'),
  );
  await openRequestAs(page, 'consultant', issue.request.id);
  await expect(servicePanel(page, 'AEREO').getByText('Aguardando cancelamento').first()).toBeVisible();
  await endButton(page, 'AEREO', 'Cancelar trecho').focus();
  await page.keyboard.press('Enter');
  await expect(fineWindow(page).getByText(/Só este trecho é cancelado/)).toBeVisible();
  // what the part cost is asked first, and the credit follows it.
  await expect(fineWindow(page).getByRole('textbox', { name: 'Valor do trecho' })).toBeFocused();
  await page.keyboard.press('Control+Enter');
  await expect(fineWindow(page).getByText('Informe o valor do trecho que é cancelado.')).toBeVisible();
  await page.keyboard.type('12000');
  await page.keyboard.press('Tab');
  await page.keyboard.type('5000');
  await expect(fineWindow(page).getByRole('textbox', { name: 'Crédito do bilhete' })).toHaveValue('70,00');
  await page.keyboard.press('Tab');
  await page.keyboard.type('0');
  await expect(client(page)).toContainText('Cliente recebe');
  await expect(client(page)).toContainText(inReais(70));
  await page.keyboard.press('Control+Enter');
  await expect(fineWindow(page)).toBeHidden();
  // The part and its value, not the whole issue.
  await expect(toast(page, /^Trecho cancelado: .+, R\$\s120,00\.$/)).toBeVisible();
  await expect(servicePanel(page, 'AEREO').getByText('Trecho cancelado')).toBeVisible();
  const stored = await storedQuote(caller, issue);
  expect(stored.segmentos.map(({ status }) => status)).toEqual([null, 'CANCELADO']);
  expect(stored).toMatchObject({ statusCotacao: 'EMISSAO_FINALIZADA', opcaoSaldo: 'REEMBOLSO', taxaCancelamento: 50, valorCancelado: 120 });
});

test('Q-052 Q-248 Q-302 B-033 a changed flight is confirmed with its fine, and what the client pays for the new one is told before', async ({
  page,
  caller,
}) => {
  const issue = await issueOf(caller, 'AEREO', 'ALTERACAO', (quote, { servicosAereos }) => {
    const chosen = servicosAereos[0]?.escolhida;
    return isInReais(quote) && !!chosen && chosen.id !== quote.id && isInReais(chosen);
  });
  const replacement = issue.request.servicosAereos[0]?.escolhida;
  await openRequestAs(page, 'consultant', issue.request.id);
  await endButton(page, 'AEREO', 'Confirmar alteração').click();
  await expect(fineWindow(page).getByRole('textbox', { name: 'Multa' })).toBeFocused();
  await page.keyboard.type('12050');
  await page.keyboard.press('Tab');
  await page.keyboard.type('0');
  const paid = Math.round(((replacement?.total ?? 0) + 120.5 - issue.quote.total) * 100) / 100;
  await expect(client(page)).toContainText(paid > 0 ? 'Cliente paga' : 'Cliente recebe');
  await expect(client(page)).toContainText(inReais(Math.abs(paid)));
  await expect(page.getByRole('region', { name: 'Cálculo' })).toContainText('Diferença de tarifa');
  await page.route(CANCELLATION, (route) => route.fulfill({ status: 500, body: '' }), { times: 1 });
  await confirm(page).click();
  await expect(toast(page, 'Erro ao confirmar a alteração.')).toBeVisible();
  await confirm(page).click();
  await expect(toast(page, /^Alteração confirmada/)).toBeVisible();
  expect(await storedQuote(caller, issue)).toMatchObject({ statusCotacao: 'EMISSAO_ALTERADA', multa: 120.5 });
});

for (const [part, saldo, opcaoSaldo] of [
  ['none', 'Estorno', 'ESTORNO'],
  ['half', 'Reembolso', 'REEMBOLSO'],
  ['all', 'Sem saldo', null],
] as const) {
  test(`Q-045 Q-160 Q-249 a hotel is cancelled with ${part} of its total as fine, and the returned quote stands in place of the old one`, async ({
    page,
    caller,
  }) => {
    const issue = await issueOf(caller, 'HOTEL', 'CANCELAMENTO', ({ codigoReserva }) => codigoReserva?.startsWith('HB') === true);
    const { total } = issue.quote;
    const multa = part === 'none' ? 0 : part === 'all' ? total : half(total);
    await openRequestAs(page, 'consultant', issue.request.id);
    await endButton(page, 'HOTEL', 'Cancelar emissão').click();
    const fine = fineWindow(page).getByRole('textbox', { name: 'Multa' });
    await expect(fine).toBeFocused();
    if (part === 'none') {
      // One above the total is refused first.
      await fine.fill(
        keysOf(total + 0.01)
          .padStart(3, '0')
          .replace(/(\d\d)$/, ',$1'),
      );
      await confirm(page).click();
      await expect(fineWindow(page).getByText(/não pode ser maior que o total/)).toBeVisible();
      await fineWindow(page).getByRole('radio', { name: 'Estorno' }).check();
    } else if (part === 'all') await fineWindow(page).getByRole('radio', { name: 'Sem saldo' }).check();
    else await page.keyboard.type(keysOf(multa));
    await expect(fineWindow(page).getByRole('radio', { name: saldo })).toBeChecked();
    await expect(client(page)).toContainText(inReais(Math.round((total - multa) * 100) / 100));
    const sent = endingCalls(page);
    await confirm(page).dblclick();
    await expect(fineWindow(page)).toBeHidden();
    expect(sent).toHaveLength(1);
    await expect(servicePanel(page, 'HOTEL').getByText('Emissão cancelada').first()).toBeVisible();
    expect(await storedQuote(caller, issue)).toMatchObject({ statusCotacao: 'EMISSAO_CANCELADA', multa, opcaoSaldo });
  });
}

test('Q-249 Q-302 a supplier that refuses is quoted, one that is silent is named, and what was typed stays', async ({ page, caller }) => {
  const refusing = await issueOf(caller, 'HOTEL', 'CANCELAMENTO', ({ codigoReserva }) => codigoReserva?.startsWith('RECUSA') === true);
  await openRequestAs(page, 'consultant', refusing.request.id);
  await endButton(page, 'HOTEL', 'Cancelar emissão').click();
  await fineWindow(page).getByRole('textbox', { name: 'Multa' }).fill('1,00');
  await confirm(page).click();
  await expect(toast(page, /não aceita mais cancelamento: o prazo do hotel terminou/)).toBeVisible();
  await expect(fineWindow(page).getByText(/não aceita mais cancelamento/)).toBeVisible();
  await expect(fineWindow(page).getByRole('textbox', { name: 'Multa' })).toHaveValue('1,00');
  expect(await storedQuote(caller, refusing)).toEqual(refusing.quote);

  const silent = await issueOf(caller, 'HOTEL', 'CANCELAMENTO', ({ codigoReserva }) => codigoReserva?.startsWith('MUDO') === true);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Descartar' }).click();
  await openRequest(page, silent.request.id);
  await endButton(page, 'HOTEL', 'Cancelar emissão').click();
  await fineWindow(page).getByRole('textbox', { name: 'Multa' }).fill('0');
  await confirm(page).click();
  await expect(fineWindow(page).getByText('O fornecedor não respondeu. Nada foi cancelado aqui; tente de novo.')).toBeVisible();
  expect(await storedQuote(caller, silent)).toEqual(silent.quote);
});

test('Q-048 Q-250 Q-302 a bus ticket whose cancellation fails says so and keeps the fine; sent again, it is cancelled once', async ({
  page,
  caller,
}) => {
  const issue = await issueOf(caller, 'RODOVIARIO', 'CANCELAMENTO');
  const multa = half(issue.quote.total);
  await openRequestAs(page, 'consultant', issue.request.id);
  const reasons = ['O bilhete já foi usado.', 'A viação não aceita mais cancelamento.'];
  const refusals = reasons.map((titulo) => ({ tipo: 'ERROR', titulo }));
  await page.route('**/rodoviario-servico/**', (route) => route.fulfill({ status: 422, json: refusals }), { times: 1 });
  await page.route('**/rodoviario-servico/**', (route) => route.fulfill({ status: 500, body: '' }), { times: 1 });
  await endButton(page, 'RODOVIARIO', 'Cancelar emissão').click();
  await expect(fineWindow(page).getByRole('textbox', { name: 'Multa' })).toBeFocused();
  await page.keyboard.type(keysOf(multa));
  await confirm(page).click();
  await expect(toast(page, 'Erro ao cancelar o serviço.')).toBeVisible();
  await confirm(page).click();
  for (const reason of reasons) await expect(fineWindow(page).getByRole('alert')).toContainText(reason);
  await expect(fineWindow(page).getByRole('textbox', { name: 'Multa' })).not.toHaveValue('');
  const sent = endingCalls(page);
  await confirm(page).dblclick();
  await expect(toast(page, /^Emissão cancelada: .* O cliente recebe/)).toContainText(inReais(issue.quote.total - multa));
  // What failed before is done now, and no message says otherwise.
  await expect(page.locator('[data-tipo="ERROR"]')).toHaveCount(0);
  expect(sent).toHaveLength(1);
  expect(await storedQuote(caller, issue)).toMatchObject({ statusCotacao: 'EMISSAO_CANCELADA', multa, opcaoSaldo: 'REEMBOLSO' });
});

for (const [part, saldo, opcaoSaldo] of [
  ['none', 'Estorno', 'ESTORNO'],
  ['all', 'Sem saldo', null],
] as const) {
  test(`Q-048 Q-250 a bus ticket is cancelled with ${part} of its total as fine`, async ({ page, caller }) => {
    const issue = await issueOf(caller, 'RODOVIARIO', 'CANCELAMENTO');
    const multa = part === 'none' ? 0 : issue.quote.total;
    await openRequestAs(page, 'consultant', issue.request.id);
    await endButton(page, 'RODOVIARIO', 'Cancelar emissão').click();
    await expect(fineWindow(page).getByRole('textbox', { name: 'Multa' })).toBeFocused();
    await page.keyboard.type(keysOf(multa));
    await fineWindow(page).getByRole('radio', { name: saldo }).check();
    await expect(client(page)).toContainText(inReais(issue.quote.total - multa));
    await confirm(page).click();
    await expect(fineWindow(page)).toBeHidden();
    expect(await storedQuote(caller, issue)).toMatchObject({ statusCotacao: 'EMISSAO_CANCELADA', multa, opcaoSaldo });
  });
}

for (const [part, saldo, opcaoSaldo] of [
  ['none', 'Estorno', 'ESTORNO'],
  ['half', 'Reembolso', 'REEMBOLSO'],
  ['all', 'Sem saldo', null],
] as const) {
  test(`Q-049 Q-250 a car is cancelled inside the window of its quote, with ${part} of its total as fine`, async ({ page, caller }) => {
    const issue = await issueOf(caller, 'CARRO', 'CANCELAMENTO');
    const { total } = issue.quote;
    const multa = part === 'none' ? 0 : part === 'all' ? total : half(total);
    await openRequestAs(page, 'consultant', issue.request.id);
    await endButton(page, 'CARRO', 'Cancelar emissão').click();
    const window = quoteWindowOf(page, 'CARRO');
    const section = window.getByRole('region', { name: 'Cancelamento' });
    const option = section.getByRole('radio', { name: saldo });
    await section.getByRole('textbox', { name: 'Multa' }).fill(multa.toFixed(2).replace('.', ','));
    // All of it may still be given back in another way: that is chosen. The others follow the fine.
    if (part === 'all') await option.check();
    await expect(option).toBeChecked();
    await expect(client(page)).toContainText(inReais(Math.round((total - multa) * 100) / 100));
    const sent = endingCalls(page);
    await section.getByRole('button', { name: 'Cancelar emissão' }).dblclick();
    await expect(window).toBeHidden();
    expect(sent).toHaveLength(1);
    await expect(servicePanel(page, 'CARRO').getByText('Emissão cancelada').first()).toBeVisible();
    expect(await storedQuote(caller, issue)).toMatchObject({ statusCotacao: 'EMISSAO_CANCELADA', multa, opcaoSaldo });
  });
}

test('Q-250 another service is cancelled with the option that is chosen', async ({ page, caller }) => {
  const issue = await issueOf(caller, 'OUTROS', 'CANCELAMENTO');
  await openRequestAs(page, 'consultant', issue.request.id);
  await endButton(page, 'OUTROS', 'Cancelar emissão').click();
  await fineWindow(page).getByRole('textbox', { name: 'Multa' }).fill('1,00');
  await fineWindow(page).getByRole('radio', { name: 'Reembolso' }).check();
  await confirm(page).click();
  await expect(toast(page, /^Emissão cancelada/)).toBeVisible();
  expect(await storedQuote(caller, issue)).toMatchObject({ statusCotacao: 'EMISSAO_CANCELADA', multa: 1, opcaoSaldo: 'REEMBOLSO' });
});

test('Q-250 an issue that has no ticket yet is called off after a question, which Back takes back', async ({ page, caller }) => {
  const issue = await issueOf(caller, 'AEREO', 'DESISTENCIA', (_quote, { status }) => status === 'EMISSAO');
  await openRequestAs(page, 'consultant', issue.request.id);
  await endButton(page, 'AEREO', 'Desistir da emissão').first().click();
  await expect(page.getByRole('alertdialog', { name: /^Desistir da emissão de/ })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  expect(await storedQuote(caller, issue)).toEqual(issue.quote);
  await endButton(page, 'AEREO', 'Desistir da emissão').first().click();
  const sent = endingCalls(page);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Desistir' }).dblclick();
  await expect(toast(page, /^Emissão retirada/)).toBeVisible();
  expect(sent).toHaveLength(1);
  expect(await storedQuote(caller, issue)).toMatchObject({ statusCotacao: 'COTACAO_CANCELADA', multa: null });
});

test('B-060 Q-247 the connection is cut between the press and the answer: the next press finds out that it was cancelled, once', async ({
  page,
  caller,
}) => {
  const issue = await issueOf(caller, 'AEREO', 'CANCELAMENTO', (quote) => quote.segmentos.every(({ status }) => status === null));
  await openRequestAs(page, 'consultant', issue.request.id);
  // It arrives, and its answer does not.
  await page.route(
    CANCELLATION,
    async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
  await endButton(page, 'AEREO', 'Cancelar emissão').click();
  await expect(fineWindow(page).getByRole('textbox', { name: 'Taxa de cancelamento' })).toBeFocused();
  await page.keyboard.type('5000');
  await page.keyboard.press('Tab');
  await page.keyboard.type('0');
  await confirm(page).click();
  await expect(fineWindow(page).getByRole('alert').first()).toBeVisible();
  await expect(fineWindow(page).getByRole('textbox', { name: 'Taxa de cancelamento' })).toHaveValue('50,00');
  await confirm(page).click();
  await expect(fineWindow(page)).toBeHidden();
  await expect(toast(page, /^Emissão cancelada/)).toBeVisible();
  const log = await caller.client.call(listQuoteLog, { params: { id: issue.quote.id } });
  expect(log.filter(({ acao }) => acao === 'CANCELAR')).toHaveLength(1);
});

test('B-061 an issue that somebody else cancels first is refused in words, and its card shows what is there', async ({
  page,
  caller,
  callers,
}) => {
  const issue = await issueOf(caller, 'AEREO', 'CANCELAMENTO', (quote) => quote.segmentos.every(({ status }) => status === null));
  await openRequestAs(page, 'consultant', issue.request.id);
  await endButton(page, 'AEREO', 'Cancelar emissão').click();
  await expect(fineWindow(page).getByRole('textbox', { name: 'Taxa de cancelamento' })).toBeFocused();
  await page.keyboard.type('5000');
  await page.keyboard.press('Tab');
  await page.keyboard.type('0');
  const manager = await callers('manager');
  await manager.client.call(cancelAirIssue, {
    params: { id: issue.quote.id },
    query: { taxaCancelamento: 10, creditoBilhete: 0 },
    headers: { 'if-match': quoteVersionTag(issue.quote) },
  });
  await confirm(page).click();
  await expect(fineWindow(page)).toBeHidden();
  // Nothing is kept of what was typed: there is nothing left to confirm.
  await expect(toast(page, /^Outra pessoa encerrou esta emissão primeiro: .+\. O cartão mostra como ela ficou\.$/)).toBeVisible();
  await expect(page.getByText(/foi mantido/)).toHaveCount(0);
  await expect(servicePanel(page, 'AEREO').getByText('Emissão cancelada').first()).toBeVisible();
  expect(await storedQuote(caller, issue)).toMatchObject({ taxaCancelamento: 10 });
});

test('Q-045 Back asks before what was typed is lost, and closes the window without a question when nothing was', async ({
  page,
  caller,
}) => {
  const issue = await issueOf(caller, 'HOTEL', 'CANCELAMENTO');
  await openRequestAs(page, 'consultant', issue.request.id);
  const open = endButton(page, 'HOTEL', 'Cancelar emissão');
  await open.click();
  await expect(fineWindow(page).getByRole('textbox', { name: 'Multa' })).toBeFocused();
  await page.keyboard.type('100');
  await page.goBack();
  const question = page.getByRole('alertdialog', { name: 'Descartar o que foi digitado?' });
  await expect(question).toBeVisible();
  await question.getByRole('button', { name: 'Cancelar' }).click();
  await expect(fineWindow(page).getByRole('textbox', { name: 'Multa' })).toHaveValue('1,00');
  await page.goBack();
  await question.getByRole('button', { name: 'Descartar' }).click();
  await expect(fineWindow(page)).toBeHidden();
  await expect(open).toBeFocused();
  await open.click();
  await expect(fineWindow(page)).toBeVisible();
  await page.goBack();
  await expect(fineWindow(page)).toBeHidden();
  await expect(page).toHaveURL(new RegExp(`idSolicitacao=${issue.request.id}`));
});

test('B-064 what was typed about the end of a flight is there again after a reload, and gone once it is discarded', async ({
  page,
  caller,
}) => {
  const { request } = await issueOf(caller, 'AEREO', 'CANCELAMENTO');
  await openRequestAs(page, 'consultant', request.id);
  const open = () => endButton(page, 'AEREO', /^Cancelar (emissão|trecho)$/).click();
  const fine = fineWindow(page).getByRole('textbox', { name: 'Taxa de cancelamento' });
  await open();
  await fine.fill('12,34');
  await page.reload();
  await open();
  await expect(fineWindow(page).getByText('O que você digitou antes está de volta.')).toBeVisible();
  await expect(fine).toHaveValue('12,34');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Descartar' }).click();
  await open();
  await expect(fine).not.toHaveValue('12,34');
});

test('B-064 the fine of a car and of another service is there again after a reload, is discarded, and is kept no longer than the issue', async ({
  page,
  caller,
}) => {
  for (const kind of ['CARRO', 'OUTROS'] as const) {
    const issue = await issueOf(caller, kind, 'CANCELAMENTO');
    const inCar = quoteWindowOf(page, 'CARRO').getByRole('region', { name: 'Cancelamento' });
    const [fields, confirmed] =
      kind === 'CARRO' ? [inCar, inCar.getByRole('button', { name: 'Cancelar emissão' })] : [fineWindow(page), confirm(page)];
    await openRequestAs(page, 'consultant', issue.request.id);
    const open = () => endButton(page, kind, 'Cancelar emissão').click();
    const fine = fields.getByRole('textbox', { name: 'Multa' });
    await open();
    await fine.fill('12,34');
    await page.reload();
    await open();
    await expect(fields.getByText('O que você digitou antes está de volta.')).toBeVisible();
    await expect(fine).toHaveValue('12,34');
    await fields.getByRole('button', { name: 'Descartar rascunho' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Descartar' }).click();
    await expect(fine).not.toHaveValue('12,34');
    await page.reload();
    await open();
    await expect(fine).toBeFocused();
    await expect(fine).not.toHaveValue('12,34');
    await fine.fill('12,34');
    await fields.getByRole('radio', { name: 'Reembolso' }).check();
    await confirmed.click();
    await expect(fine).toBeHidden();
    expect(await storedQuote(caller, issue)).toMatchObject({ statusCotacao: 'EMISSAO_CANCELADA', multa: 12.34, opcaoSaldo: 'REEMBOLSO' });
    expect(await page.evaluate(() => Object.keys(localStorage).filter((name) => name.includes('fim-da-emissao')))).toEqual([]);
  }
});

test('Q-246 a fine that cannot be loaded is loaded again', async ({ page, caller }) => {
  const issue = await issueOf(caller, 'AEREO', 'CANCELAMENTO');
  await openRequestAs(page, 'consultant', issue.request.id);
  await page.route('**/emissao/multa/**', (route) => route.fulfill({ status: 500, body: '' }));
  await endButton(
    page,
    'AEREO',
    issue.quote.segmentos.some(({ status }) => status === 'PENDENTE_CANCELAMENTO') ? 'Cancelar trecho' : 'Cancelar emissão',
  ).click();
  await expect(fineWindow(page).getByText('Não foi possível carregar a multa.')).toBeVisible();
  await page.unroute('**/emissao/multa/**');
  await fineWindow(page).getByRole('button', { name: 'Tentar de novo' }).click();
  await expect(fineWindow(page).getByRole('textbox', { name: 'Taxa de cancelamento' })).toBeVisible();
});
