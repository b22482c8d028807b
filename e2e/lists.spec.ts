import { listClientAnalysis } from '@guiche/contract/requests';
import type { TravelRequest } from '@guiche/domain/entities';
import { statusesMessages } from '@guiche/domain/messages/statuses';
import { listStatusLabel } from '@guiche/domain/requests';
import { formatMoney } from '@guiche/masks/money';
import type { Locator } from '@playwright/test';
import { logIn, openRequestAs, putToggles, requestList, requestRow, signIn } from './support/pages.ts';
import { freeAirRequest, REQUEST_CALLS, readRequest, takenAirRequest } from './support/requests.ts';
import { expect, test } from './support/test.ts';

/** The words of the request's status. The free request that a test gets may have any status before the quotes are concluded. */
function statusText({ status, statusCotacaoViagem }: TravelRequest): string {
  return statusesMessages.ptBr[listStatusLabel(status, statusCotacaoViagem).key];
}

test('Q-008 search and filters stand in the address: a reload keeps them, and so does coming back from a request', async ({
  page,
  caller,
}) => {
  const request = await freeAirRequest(caller);
  await signIn(page, 'consultant');
  await page.getByRole('searchbox').fill(String(request.id));
  await page.getByRole('radio', { name: 'Sem responsável' }).check({ force: true });
  await expect(page).toHaveURL(new RegExp(`termo=${request.id}`));
  const address = page.url();
  await page.reload();
  await expect(page.getByRole('searchbox')).toHaveValue(String(request.id));
  await expect(page.getByRole('radio', { name: 'Sem responsável' })).toBeChecked();

  const link = requestList(page).getByRole('link');
  await expect(link).toHaveCount(1);
  await link.click();
  await page.getByRole('link', { name: 'Voltar para a lista' }).click();
  await expect(page).toHaveURL(address);
  await expect(page.getByRole('searchbox')).toHaveValue(String(request.id));
});

test('A-142 a request whose row goes when it is taken is named by the toast, which opens it', async ({ page, caller }) => {
  const request = await freeAirRequest(caller);
  await signIn(page, 'consultant');
  await page.getByRole('searchbox').fill(String(request.id));
  await page.getByRole('radio', { name: 'Sem responsável' }).check({ force: true });
  const row = requestRow(page, request.id);
  await row.getByRole('button', { name: /^Assumir/ }).click();
  await expect(row).toHaveCount(0);
  await expect(page.locator('[data-tipo="SUCCESS"]')).toContainText('Você assumiu a solicitação.');
  await page.getByRole('button', { name: `Abrir ${request.id}` }).click();
  await expect(page.getByRole('heading', { level: 1, name: new RegExp(String(request.id)) })).toBeVisible();
});

test('A-143 a takeover that the server refuses is taken back in the list, and says so', async ({ page, caller }) => {
  const request = await freeAirRequest(caller);
  await signIn(page, 'consultant');
  await page.getByRole('searchbox').fill(String(request.id));
  const row = requestRow(page, request.id);
  await expect(row).toHaveCount(1);
  let answer = () => {};
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/responsavelAssumirSolicitacao*', async (route) => {
    await asked;
    await route.fulfill({ status: 500, json: 'boom' });
  });
  await row.getByRole('button', { name: /^Assumir/ }).click();
  await expect(row).toContainText('Camila Nogueira Prado');
  answer();
  await expect(page.getByText('Não foi possível alterar o responsável pela solicitação.').first()).toBeVisible();
  await expect(row).toContainText('Sem responsável');
  expect((await readRequest(caller, request.id)).responsavel).toBeNull();
});

test('A-143 a release that the server refuses says so in the same words, and the row keeps who has it', async ({ page, caller }) => {
  const request = await takenAirRequest(caller);
  await signIn(page, 'consultant');
  await page.getByRole('searchbox').fill(String(request.id));
  const row = requestRow(page, request.id);
  await expect(row).toHaveCount(1);
  await page.route('**/liberarSolicitacao*', (route) => route.fulfill({ status: 500, json: 'boom' }));
  await row.getByRole('button', { name: /^Liberar/ }).click();
  await expect(page.getByText('Não foi possível alterar o responsável pela solicitação.').first()).toBeVisible();
  await expect(row).toContainText(caller.user.name);
  expect((await readRequest(caller, request.id)).responsavel?.id).toBe(caller.user.id);
});

test('A-141 a takeover shows in its row while a search is still running', async ({ page, caller }) => {
  const request = await freeAirRequest(caller);
  await signIn(page, 'consultant');
  const row = requestRow(page, request.id);
  await expect(row).toHaveCount(1);
  const search = page.waitForRequest(/termo=/);
  // Neither the search nor the takeover gets a response.
  await page.route(/termo=|responsavelAssumirSolicitacao/, () => undefined);
  await page.getByRole('searchbox').fill(String(request.id));
  await search;
  await row.getByRole('button', { name: /^Assumir/ }).click();
  await expect(row).toContainText('Camila Nogueira Prado');
});

test('A-141 a takeover on the page of a request stands against an older response that comes after it', async ({ page, caller }) => {
  const request = await freeAirRequest(caller);
  await openRequestAs(page, 'consultant', request.id);
  const take = page.getByRole('button', { name: /^Assumir/ });
  await expect(take).toBeVisible();

  let deliver = () => {};
  const held = new Promise<void>((resolve) => {
    deliver = resolve;
  });
  let readings = 0;
  await page.route(REQUEST_CALLS, async (route) => {
    readings += 1;
    const response = await route.fetch();
    if (readings === 1) await held;
    // The page may have given it up.
    await route.fulfill({ response }).catch(() => undefined);
  });
  // As when the clerk comes back from another window, and nobody has told what happened: the page reads the request again.
  const older = page.waitForRequest(REQUEST_CALLS);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await older;
  const newer = page.waitForResponse(REQUEST_CALLS);
  await take.click();
  await expect(page.getByText('Você assumiu a solicitação.').first()).toBeVisible();
  deliver();
  await newer;
  await expect(page.getByRole('button', { name: 'Liberar' })).toBeVisible();
  await expect(take).toHaveCount(0);
});

test('a running search says so, its old rows still open, and the row in focus keeps it when the answer comes', async ({ page, caller }) => {
  const request = await freeAirRequest(caller);
  await signIn(page, 'consultant');
  const link = requestList(page).getByRole('link', { name: new RegExp(String(request.id)) });
  await expect(link).toHaveCount(1);
  let answer = () => {};
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(/termo=/, async (route) => {
    await asked;
    await route.continue();
  });
  await page.getByRole('searchbox').fill(String(request.id));
  await expect(page.getByRole('status').filter({ hasText: /^Buscando…$/ })).toBeVisible();
  await expect(requestList(page)).toHaveAttribute('aria-busy', 'true');
  await link.focus();
  answer();
  await expect(requestList(page).getByRole('link')).toHaveCount(1);
  await expect(requestList(page)).not.toHaveAttribute('aria-busy');
  await expect(page.getByText('1 solicitação')).toBeVisible();
  await expect(link).toBeFocused();
});

test('a request that is opened from its row shows at once what the row knew, and the rest when it comes', async ({ page, caller }) => {
  const request = await freeAirRequest(caller);
  await signIn(page, 'consultant');
  let answer = () => {};
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(/justificativa/i, async (route) => {
    await asked;
    await route.continue();
  });
  await requestList(page)
    .getByRole('link', { name: new RegExp(String(request.id)) })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: `Solicitação ${request.id}` })).toBeVisible();
  const main = page.getByRole('main');
  await expect(main).toContainText(request.empresa.nome);
  await expect(main).toContainText(request.colaboradores[0]?.nomeCompleto ?? '–');
  await expect(main).toContainText(statusText(request));
  await expect(main).toContainText('Aéreo');
  await expect(main).toContainText('Carregando o resto da solicitação');
  // What is unfolded meanwhile on a narrow screen is not folded by the answer.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Mostrar os dados' }).click();
  await expect(page.getByRole('complementary', { name: 'Dados da solicitação' })).toBeVisible();
  answer();
  await expect(main).not.toContainText('Carregando o resto da solicitação');
  await expect(page.getByRole('complementary', { name: 'Dados da solicitação' })).toContainText(
    request.solicitante.email ?? request.solicitante.nome,
  );
  await expect(page.getByRole('button', { name: 'Adicionar cotação' })).toBeVisible();
});

test('A-114 a row shows number, travellers, client, status, responsible and deadline; under client analysis what the client has', async ({
  page,
  caller,
}) => {
  const request = await freeAirRequest(caller);
  await signIn(page, 'consultant');
  const row = requestRow(page, request.id);
  for (const { nomeCompleto } of request.colaboradores) await expect(row).toContainText(nomeCompleto);
  for (const known of [request.empresa.nome, statusText(request), 'Sem responsável', /venceu|vence|em \d|sem prazo/])
    await expect(row).toContainText(known);

  const [first] = await caller.client.call(listClientAnalysis, { query: { isSupplier: true } });
  await page.goto('/#/agencia?lista=analise');
  const waiting = requestRow(page, first?.id ?? 0);
  await expect(waiting).toContainText(/aguarda há \d/);
  await expect(waiting).toContainText(formatMoney(first?.analiseCliente?.melhorTotal));
  await expect(waiting.getByRole('cell', { name: String(first?.analiseCliente?.quantidadeCotacoes), exact: true })).toBeVisible();
});

test('no list is wider than the narrowest phone or an enlarged page, nor moves when the buttons above it come', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await signIn(page, 'consultant');
  for (const route of ['agencia', 'dashboard']) {
    let release = () => {};
    const measured = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/list-tools-*.js', async (asked) => {
      await measured;
      await asked.fallback();
    });
    await page.goto(`/#/${route}`);
    await page.reload();
    const top = async () => (await page.getByRole('tablist').boundingBox())?.y;
    await expect(requestList(page).getByRole('link').first()).toBeVisible();
    const before = await top();
    release();
    await expect(page.getByRole('button', { name: 'Visões' })).toBeVisible();
    expect(await top()).toBe(before);
    await page.unroute('**/list-tools-*.js');
  }
  for (const lista of ['cotacoes', 'emissoes', 'analise']) {
    await page.goto(`/#/agencia?lista=${lista}`);
    await expect(requestList(page).getByRole('link').first()).toBeVisible();
    for (const width of [320, 640, 800, 1024]) {
      await page.setViewportSize({ width, height: 700 });
      const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      expect(over, `${lista} ${width}`).toBeLessThanOrEqual(0);
    }
  }
});

test('A-142 A-141 a request is taken and released from its row', async ({ page, caller }) => {
  const request = await freeAirRequest(caller);
  await signIn(page, 'consultant');
  await page.getByRole('searchbox').fill(String(request.id));
  const row = requestRow(page, request.id);
  await row.getByRole('button', { name: /^Assumir/ }).click();
  await expect(page.getByText('Você assumiu a solicitação.').first()).toBeVisible();
  await expect(row).toContainText('Camila Nogueira Prado');
  await row.getByRole('button', { name: /^Liberar/ }).click();
  await expect(page.getByText('Solicitação liberada.').first()).toBeVisible();
  await expect(row).toContainText('Sem responsável');
});

test('A-190 A-191 an idle session warns with a countdown, and ends when nobody answers', async ({ page }) => {
  await page.clock.install();
  await logIn(page, 'consultant');
  // The watch comes a moment after the first screen, and notes when it began.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('ultimaAtividade'))).not.toBeNull();
  await page.clock.fastForward('15:05');
  await expect(page.getByRole('alertdialog', { name: 'Você ainda está aí?' })).toBeVisible();
  await page.getByRole('button', { name: 'Continuar conectado' }).click();
  await expect(page.getByRole('alertdialog')).toBeHidden();
  await page.clock.fastForward('15:05');
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await page.clock.runFor('01:05');
  await expect(page).toHaveURL(/login\.html/);
});

test('in the forced colours of a contrast theme the open screen, the open list and the chosen filter still differ from the others', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await signIn(page, 'consultant');
  const styles = (locator: Locator) =>
    locator.evaluateAll((all) =>
      all.map((element) => {
        const { backgroundColor, borderBottomColor } = getComputedStyle(element.closest('label') ?? element);
        return `${backgroundColor} ${borderBottomColor}`;
      }),
    );
  for (const [chosen, other] of [
    [page.getByRole('navigation').getByRole('link', { name: 'Painel' }), page.getByRole('navigation').getByRole('link').last()],
    [page.getByRole('tab', { selected: true }), page.getByRole('tab', { selected: false }).last()],
    [page.getByRole('radio', { checked: true }).first(), page.getByRole('radio', { checked: false }).first()],
  ] as const) {
    await expect.poll(() => styles(chosen)).not.toEqual(await styles(other));
  }
});

test('A-028 with the new dashboard its requests are parted by what they wait for, without it by deadline; the chart is in both', async ({
  page,
}) => {
  const lines = () => requestList(page).locator('th[scope="colgroup"]');
  const chart = page.getByRole('button', { name: 'Cotações aéreas nos últimos 12 meses' });
  await signIn(page, 'consultant');
  await expect(lines().last()).toHaveText(/^(Hoje|Depois|Sem prazo) \d+$/);
  await expect(chart).toBeVisible();

  await page.route('**/feature-toggle/listar', (route) => route.fulfill({ json: [{ nome: 'NOVO_DASHBOARD', ativo: true }] }));
  await putToggles(page, { NOVO_DASHBOARD: true });
  await page.reload();
  await expect(lines()).toHaveText([/^Mensagem sem resposta \d+$/, /^Outras \d+$/]);
  await expect(chart).toBeVisible();
  await page.goto('/#/agencia');
  await expect(lines().last()).toHaveText(/^(Hoje|Depois|Sem prazo) \d+$/);
});
