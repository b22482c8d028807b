import { findCharges } from '@guiche/contract/cards';
import { listHistory } from '@guiche/contract/requests';
import type { RequestSummary } from '@guiche/domain/entities';
import type { Page } from '@playwright/test';
import { openRequest, signIn } from './support/pages.ts';
import { type Caller, takenAirRequest } from './support/requests.ts';
import { expect, test } from './support/test.ts';

/** A request of the history that is finished, with the consultant or with nobody, so that she may read it; of a kind of service, if one is given. */
async function finishedRequest({ client, user }: Caller, kind: 'AEREO' | 'HOTEL' = 'AEREO'): Promise<RequestSummary> {
  const { content } = await client.call(listHistory, { query: { limit: 100, orderBy: 'dataViagem', descending: false, isSupplier: true } });
  const found = content.find(
    (request): request is RequestSummary =>
      'tiposServico' in request &&
      request.status === 'FINALIZADO' &&
      request.tiposServico.includes(kind) &&
      (request.responsavel === null || request.responsavel.id === user.id),
  );
  if (!found) throw new Error('The demo data have no finished request that the consultant may read.');
  return found;
}

async function openHistory(page: Page, number: number): Promise<void> {
  await page.goto(`/#/historicoagencia?idSolicitacao=${number}`);
  await expect(page.getByRole('heading', { level: 1, name: new RegExp(String(number)) })).toBeVisible();
}

/** The names of what would change something. */
const CHANGING = /Adicionar|Remover|Concluir|Confirmar dados|Editar|Salvar|Assumir|Liberar|Trocar|Emitir|Cancelar|Devolver|Anexar/;

test('A-046 A-123 a finished request opens in the history by its link, and not on the quote and issue page', async ({ page, caller }) => {
  const { id } = await finishedRequest(caller);
  await signIn(page, 'consultant');
  await openHistory(page, id);
  await expect(page.getByText('Histórico: somente leitura. Nada pode ser alterado aqui.')).toBeVisible();
  await page.goto(`/#/relatorio?idSolicitacao=${id}`);
  await expect(
    page
      .getByText('A solicitação foi finalizada')
      .or(page.getByText(/status|situação/i))
      .first(),
  ).toBeVisible();
  await expect(page).not.toHaveURL(/relatorio/);
});

test('Q-007 nothing of a request can be changed in the history: no action is offered, its quotes open for reading, and no key saves', async ({
  page,
  caller,
}) => {
  const { id } = await finishedRequest(caller);
  const writes: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    // How a quote is charged is asked for by a body; nothing is written by it.
    if (['GET', 'OPTIONS', 'HEAD'].includes(request.method()) || pathname.endsWith(findCharges.path)) return;
    writes.push(`${request.method()} ${pathname}`);
  });
  await signIn(page, 'consultant');
  await openHistory(page, id);
  await expect(page.getByRole('article').first()).toBeVisible();
  writes.length = 0;
  await expect(page.getByRole('main').getByRole('button', { name: CHANGING })).toHaveCount(0);
  await page.getByRole('button', { name: 'Consultar' }).first().click();
  const window = page.getByRole('dialog');
  await expect(window.getByText('Histórico: somente leitura')).toBeVisible();
  await expect(window.getByRole('button', { name: CHANGING })).toHaveCount(0);
  await expect(window.locator('[data-slot="form-footer"]').getByRole('button')).toHaveText(['Fechar']);
  for (const field of await window.getByRole('textbox').all()) await expect(field).not.toBeEditable();
  const fare = window.getByRole('textbox', { name: 'Tarifa', exact: true });
  const before = await fare.inputValue();
  await fare.focus();
  await page.keyboard.type('99999');
  await page.keyboard.press('Control+Enter');
  await expect(fare).toHaveValue(before);
  await expect(window).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(window).toBeHidden();
  expect(writes).toEqual([]);
});

test('Q-007 a request that is still quoted is only read in the history, and edited on its own page', async ({ page, caller }) => {
  const request = await takenAirRequest(caller);
  await signIn(page, 'consultant');
  await openHistory(page, request.id);
  await expect(page.getByText('Histórico: somente leitura. Nada pode ser alterado aqui.')).toBeVisible();
  await expect(page.getByRole('main').getByRole('button', { name: CHANGING })).toHaveCount(0);
  await openRequest(page, request.id);
  await expect(page.getByRole('button', { name: 'Adicionar cotação' })).toBeVisible();
});

test('A-090 A-093 A-094 the history: pages that stay, a search that leaves one request, and the way back to what was searched', async ({
  page,
  caller,
}) => {
  const { id } = await finishedRequest(caller);
  await signIn(page, 'consultant');
  await page.goto('/#/historicoagencia');
  await expect(page.getByRole('heading', { level: 1, name: 'Histórico de solicitações' })).toBeVisible();
  await page.getByRole('button', { name: '180 dias atrás' }).click();
  const rows = page.locator('[data-row]');
  await expect(rows).toHaveCount(20);
  const first = await rows.first().getByRole('link').textContent();
  await page.getByRole('button', { name: 'Carregar mais' }).click();
  await expect.poll(() => rows.count()).toBeGreaterThan(20);
  expect(await rows.first().getByRole('link').textContent()).toBe(first);

  await page.getByRole('textbox', { name: 'Buscar' }).fill(String(id));
  await expect(rows).toHaveCount(1);
  await expect(page).toHaveURL(new RegExp(`termo=${id}`));
  await rows.getByRole('link').click();
  await expect(page).toHaveURL(new RegExp(`historicoagencia\\?idSolicitacao=${id}`));
  await expect(page.getByText('Histórico: somente leitura. Nada pode ser alterado aqui.')).toBeVisible();
  await page.getByRole('link', { name: 'Voltar para a lista' }).click();
  await expect(rows).toHaveCount(1);
  await expect(page.getByRole('textbox', { name: 'Buscar' })).toHaveValue(String(id));
});

test('a request that is opened from the history shows what its row knew while it loads', async ({ page, caller }) => {
  const { id, empresa } = await finishedRequest(caller);
  await signIn(page, 'consultant');
  await page.goto(`/#/historicoagencia?dataInicial=2020-01-01&termo=${id}`);
  const row = page.locator('[data-row]');
  await expect(row).toHaveCount(1);
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/agencias/historico?idSolicitacao=*', async (route) => {
    await held;
    await route.continue();
  });
  await row.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: new RegExp(String(id)) })).toBeVisible();
  await expect(page.getByText('Carregando o resto da solicitação')).toBeAttached();
  await expect(page.getByRole('main').getByText(empresa.nome).first()).toBeVisible();
  letGo();
  await expect(page.getByText('Histórico: somente leitura. Nada pode ser alterado aqui.')).toBeVisible();
});

test('A-093 A-094 a page that comes after the filters have changed does not appear among the rows of the new ones', async ({
  page,
  caller,
}) => {
  const { id } = await finishedRequest(caller);
  await signIn(page, 'consultant');
  await page.goto('/#/historicoagencia');
  await page.getByRole('button', { name: '180 dias atrás' }).click();
  const rows = page.locator('[data-row]');
  await expect(rows).toHaveCount(20);
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/agencias/historico?*offset=1&*', async (route) => {
    const response = await route.fetch();
    await held;
    await route.fulfill({ response });
  });
  const answered = page.waitForResponse('**/agencias/historico?*offset=1&*');
  await page.getByRole('button', { name: 'Carregar mais' }).click();
  await page.getByRole('textbox', { name: 'Buscar' }).fill(String(id));
  await expect(rows).toHaveCount(1);
  letGo();
  await (await answered).finished();
  // What came belongs to the filters before, which show it when they come back.
  await page.getByRole('textbox', { name: 'Buscar' }).fill('');
  await expect.poll(() => rows.count()).toBeGreaterThan(20);
  await page.getByRole('textbox', { name: 'Buscar' }).fill(String(id));
  await expect(rows).toHaveCount(1);
});

test('A-293 a history that cannot be loaded says so, and is loaded again', async ({ page }) => {
  await signIn(page, 'consultant');
  await page.route('**/agencias/historico**', (route) => route.fulfill({ status: 500, json: 'boom' }));
  await page.goto('/#/historicoagencia');
  await expect(page.getByText('Erro ao buscar as emissões da agência.')).toBeVisible({ timeout: 20_000 });
  await page.unroute('**/agencias/historico**');
  await page.getByRole('button', { name: 'Tentar de novo' }).click();
  await expect(page.locator('[data-row]').first()).toBeVisible();
});
