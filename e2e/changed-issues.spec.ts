import { changedIssuesPage, listChangedIssues } from '@guiche/contract/changed-issues';
import { findReturnJustification } from '@guiche/contract/requests';
import { releaseRequest, takeOverRequest } from '@guiche/contract/responsibility';
import { askChangeAsClient, endAsClient } from '@guiche/contract/sandbox';
import type { Quote, TravelRequest } from '@guiche/domain/entities';
import { servicesOf } from '@guiche/domain/requests';
import type { Page } from '@playwright/test';
import { endButton } from './support/endings.ts';
import { expectFocusInPage } from './support/keyboard.ts';
import { requestList, servicePanel, signIn } from './support/pages.ts';
import { type Caller, changedIssue, issuedRequest, storedRequest } from './support/requests.ts';
import { expect, test } from './support/test.ts';

const LIST = '**/agencias/emissoesAlteradas?*';
const DECIDE = '**/solicitacao/aprovacaoAlteracao';
const SEND = '**/alteracoes/servicos';

const LISTED = '/#/agenciaAlteracao';
const toast = (page: Page, text: string) => page.locator('[data-tipo]').getByText(text, { exact: true });
const question = (page: Page) => page.getByRole('alertdialog');
const group = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

async function stored({ client }: Caller, query: { limit?: number; termo?: string; descending?: boolean } = {}) {
  const limit = query.limit ?? 100;
  return changedIssuesPage(await client.call(listChangedIssues, { query: { limit, ...query } }), limit).content.map(({ id }) => id);
}

/** The numbers that the list shows, in their order. */
async function shown(page: Page): Promise<number[]> {
  const texts = await requestList(page).getByRole('link').allInnerTexts();
  return texts.map((text) => Number(/\d+/.exec(text)?.[0]));
}

async function openChange(page: Page, { id }: Pick<TravelRequest, 'id'>): Promise<void> {
  await page.goto(`${LISTED}?idSolicitacao=${id}`);
  await expect(page.getByRole('heading', { level: 1, name: `Emissão alterada ${id}` })).toBeVisible();
}

const waits = ({ status }: TravelRequest) => status === 'APROVACAO_ALTERACAO';

/** Counts the calls of an address by their method. */
function counted(page: Page, part: string, method = 'PUT'): string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === method && request.url().includes(part)) sent.push(request.url());
  });
  return sent;
}

test('A-045 A-102 A-104 A-116 the changed issues by deadline, 20 at a time, searched and turned round; a row opens its own view', async ({
  page,
  caller,
}) => {
  const all = await stored(caller);
  expect(all.length).toBeGreaterThan(20);
  await signIn(page, 'consultant');
  const calls = counted(page, '/agencias/emissoesAlteradas?', 'GET');
  await page.getByRole('link', { name: 'Emissões alteradas' }).click();
  await expect(requestList(page).getByRole('link')).toHaveCount(20);
  expect(await shown(page)).toEqual(all.slice(0, 20));
  expect(calls[0]).toContain('limit=20&offset=1');
  expect(calls[0]).toContain('isSupplier=true');
  await page.getByRole('button', { name: 'Carregar mais' }).click();
  await expect(requestList(page).getByRole('link')).toHaveCount(Math.min(all.length, 40));
  expect(await shown(page)).toEqual(all.slice(0, 40));
  expect(calls[1]).toContain('limit=20&offset=2');
  if (all.length <= 40) await expect(page.getByRole('button', { name: 'Carregar mais' })).toHaveCount(0);
  await expectFocusInPage(page);

  await page.getByRole('combobox', { name: /^Ordem/ }).selectOption({ label: 'Prazo mais distante' });
  await expect.poll(() => shown(page)).toEqual((await stored(caller, { descending: true })).slice(0, 20));
  const [one] = all;
  await page.getByRole('textbox', { name: 'Buscar' }).fill(String(one));
  await expect(requestList(page).getByRole('link')).toHaveCount(1);
  await expect(page).toHaveURL(new RegExp(`termo=${one}`));
  await requestList(page).getByRole('link').click();
  await expect(page).toHaveURL(new RegExp(`#/agenciaAlteracao\\?idSolicitacao=${one}$`));
  await expect(page.getByRole('heading', { level: 1, name: `Emissão alterada ${one}` })).toBeVisible();
  await page.getByRole('link', { name: 'Voltar para as emissões alteradas' }).click();
  await expect(page).toHaveURL(new RegExp(`termo=${one}`));
});

test('A-105 by traveller 10 are asked for, each below its travellers', async ({ page, caller }) => {
  const first = await storedRequest(caller, (await stored(caller))[0] ?? 0);
  await signIn(page, 'consultant');
  const calls = counted(page, '/agencias/emissoesAlteradas?', 'GET');
  await page.goto(LISTED);
  await page.getByText('Por viajante').click();
  await expect(page).toHaveURL(/ver=viajantes/);
  const list = page.getByRole('list', { name: 'Emissões alteradas por viajante' });
  for (const { nomeCompleto } of first.colaboradores) {
    const person = list.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 2, name: nomeCompleto }) });
    await expect(person.getByRole('link', { name: `Solicitação ${first.id}` })).toBeVisible();
  }
  expect(calls.at(-1)).toContain('limit=10&offset=1');
  await page.getByRole('button', { name: 'Carregar mais' }).click();
  await expect.poll(() => calls.at(-1)).toContain('limit=10&offset=2');
});

test('A-102 a plain list is read, too, and a list that fails says so and is asked for again', async ({ page, caller }) => {
  const rows = changedIssuesPage(await caller.client.call(listChangedIssues, { query: { limit: 20 } }), 20).content;
  await signIn(page, 'consultant');
  await page.route(LIST, (route) => route.fulfill({ status: 500, body: '' }));
  await page.goto(LISTED);
  await expect(page.getByText('Erro ao buscar as emissões alteradas.').first()).toBeVisible();
  await page.unroute(LIST);
  await page.route(LIST, (route) => route.fulfill({ json: rows }));
  await page.getByRole('button', { name: 'Tentar de novo' }).click();
  await expect(requestList(page).getByRole('link')).toHaveCount(rows.length);
  // As long as the page: there may be more.
  await expect(page.getByRole('button', { name: 'Carregar mais' })).toBeVisible();
});

test('A-108 A-110 A-327 A-329 @phone an approval that fails says so, and is sent once however often it is pressed', async ({
  page,
  caller,
}) => {
  const request = await changedIssue(caller, waits);
  const [service] = servicesOf(request);
  await signIn(page, 'consultant');
  const sent = counted(page, '/solicitacao/aprovacaoAlteracao');
  await openChange(page, request);
  const values = group(page, 'A aprovar').getByRole('article').first();
  await expect(values.getByRole('term').filter({ hasText: 'Aprovado' })).toBeVisible();
  await expect(values.getByRole('term').filter({ hasText: 'Agora' })).toBeVisible();
  await expect(page.getByText(request.aprovadorAlteracao?.nome ?? '', { exact: true })).toBeVisible();
  await page.route(DECIDE, (route) => (route.request().method() === 'PUT' ? route.fulfill({ status: 500, body: '' }) : route.fallback()));
  await page.getByRole('button', { name: 'Aprovar' }).click();
  await question(page).getByRole('button', { name: 'Aprovar' }).click();
  await expect(toast(page, 'Erro ao aprovar a alteração.')).toBeVisible();
  await expect(question(page)).toBeVisible();
  await page.unroute(DECIDE);
  await question(page).getByRole('button', { name: 'Aprovar' }).dblclick();
  await expect(toast(page, 'Alteração aprovada.')).toBeVisible();
  await expect(toast(page, 'Erro ao aprovar a alteração.')).toHaveCount(0);
  expect(sent).toHaveLength(2);
  await expect(page).toHaveURL(/#\/agenciaAlteracao$/);
  await expect(page.getByRole('link', { name: new RegExp(String(request.id)) })).toHaveCount(0);
  await expectFocusInPage(page);
  const after = await storedRequest(caller, request.id);
  expect(after.status).toBe('EMISSAO');
  const approved = servicesOf(after).find(({ id }) => id === service?.id);
  expect(approved?.valorAprovado).not.toBe(service?.valorAprovado);
});

test('A-110 A-291 A-328 A-329 a rejection asks for a reason, which a failure does not lose, and issuing gets it', async ({
  page,
  caller,
}) => {
  const request = await changedIssue(caller, waits);
  await signIn(page, 'consultant');
  await openChange(page, request);
  await page.route(DECIDE, (route) => (route.request().method() === 'PUT' ? route.fulfill({ status: 500, body: '' }) : route.fallback()));
  await page.getByRole('button', { name: 'Reprovar' }).click();
  const reason = question(page).getByRole('textbox', { name: 'Motivo, para quem emite' });
  await expect(reason).toBeFocused();
  await question(page).getByRole('button', { name: 'Reprovar' }).click();
  await expect(question(page)).toContainText('Preencha o campo antes de continuar');
  await reason.fill('Passa da política da empresa.');
  // The browser's Back closes the question, and what was typed is there again.
  await page.goBack();
  await expect(question(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Reprovar' }).click();
  await expect(reason).toHaveValue('Passa da política da empresa.');
  await question(page).getByRole('button', { name: 'Reprovar' }).click();
  await expect(toast(page, 'Erro ao reprovar a alteração.')).toBeVisible();
  await expect(reason).toHaveValue('Passa da política da empresa.');
  await page.unroute(DECIDE);
  await question(page).getByRole('button', { name: 'Reprovar' }).click();
  await expect(toast(page, 'Alteração reprovada.')).toBeVisible();
  expect((await storedRequest(caller, request.id)).status).toBe('EMISSAO');
  const { justificativa } = await caller.client.call(findReturnJustification, { params: { id: request.id } });
  expect(justificativa).toBe('Passa da política da empresa.');
});

test('A-110 B-061 a change that moved on meanwhile is not decided unseen: it is loaded again, and can be decided then', async ({
  page,
  caller,
}) => {
  const request = await changedIssue(caller, waits);
  await signIn(page, 'consultant');
  await openChange(page, request);
  await page.getByRole('button', { name: 'Aprovar' }).click();
  const { id, name, profiles } = caller.user;
  await caller.client.call(takeOverRequest, {
    query: { podeSubstituir: false },
    body: { uuidSolicitacao: request.uuid, reponsavel: { id, name, profiles } },
  });
  await question(page).getByRole('button', { name: 'Aprovar' }).click();
  await expect(page.locator('[data-tipo]')).toContainText('Esta solicitação mudou desde que você a abriu.');
  expect((await storedRequest(caller, request.id)).status).toBe('APROVACAO_ALTERACAO');
  await expect(page.getByText(caller.user.name).first()).toBeVisible();
  await question(page).getByRole('button', { name: 'Aprovar' }).click();
  await expect(toast(page, 'Alteração aprovada.')).toBeVisible();
  await caller.client.call(releaseRequest, { body: request.uuid });
});

const isReady = (request: TravelRequest) => {
  const services = servicesOf(request);
  const quotes = services.flatMap((service): readonly Quote[] => service.cotacoes);
  return (
    request.status === 'EMISSAO_ALTERACAO' &&
    services.every(({ escolhida }) => escolhida?.statusCotacao === 'EMISSAO_ALTERADA') &&
    quotes.every(({ aguardandoFornecedor, moeda }) => !aguardandoFornecedor && moeda !== null)
  );
};

test('A-106 A-086 Q-254 changes that are done are concluded from the changed issue, which leaves its list; whoever has it open elsewhere learns of it', async ({
  page,
  caller,
}) => {
  const request = await changedIssue(caller, isReady);
  await signIn(page, 'consultant');
  const elsewhere = await page.context().newPage();
  for (const one of [elsewhere, page]) await openChange(one, request);
  await elsewhere.getByRole('button', { name: 'Concluir emissão' }).click();
  await page.getByRole('button', { name: 'Concluir emissão' }).click();
  const conclusion = page.getByRole('dialog', { name: /conclu/i });
  const concluded = page.waitForRequest('**/viagens/emissoesAlteradas*');
  await conclusion.getByRole('button', { name: 'Concluir emissão' }).dblclick();
  const call = await concluded;
  expect([call.method(), new URL(call.url()).search]).toEqual(['PUT', '?agenciaInterna=false']);
  expect(call.postDataJSON()).toMatchObject({ id: request.id, status: 'EMISSAO_ALTERACAO' });
  await expect(toast(page, 'Conclusão realizada.')).toBeVisible();
  await expect(page).toHaveURL(/#\/agenciaAlteracao$/);
  await expect(page.getByRole('link', { name: new RegExp(String(request.id)) })).toHaveCount(0);
  expect((await storedRequest(caller, request.id)).status).toBe('FECHAMENTO');

  await elsewhere
    .getByRole('dialog', { name: /conclu/i })
    .getByRole('button', { name: 'Concluir emissão' })
    .click();
  await expect(elsewhere.getByRole('main').getByRole('alert')).toContainText('não está mais entre as emissões alteradas');
  await expect(elsewhere.getByRole('button', { name: 'Concluir emissão' })).toHaveCount(0);
  await expectFocusInPage(elsewhere);
});

test('A-029 A-107 A-109 issued services are sent for change with what changes in them; a failure loses nothing; without the module nobody is offered to', async ({
  page,
  caller,
}) => {
  const request = await changedIssue(
    caller,
    ({ status, servicosHotel }) => status === 'EMISSAO_ALTERACAO' && servicosHotel[0]?.escolhida?.statusCotacao === 'EMISSAO_FINALIZADA',
  );
  const city = request.servicosHotel[0]?.cidade ?? '';
  await signIn(page, 'consultant');
  await openChange(page, request);
  await expect(group(page, 'Outros serviços')).toContainText(city);
  const send = page.getByRole('button', { name: 'Enviar para alteração' });
  const without = { ...caller.user, modulos: caller.user.modulos.filter((name) => name !== 'ALTERACAO_SERVICO') };
  await expect(send).toBeVisible();
  await page.route('**/auth/loggedUser', (route) => route.fulfill({ json: without }), { times: 1 });
  await page.reload();
  await expect(group(page, 'Outros serviços')).toContainText(city);
  await expect(page.getByRole('button', { name: /alteração/ })).toHaveCount(0);
  await page.reload();
  await send.click();
  const window = page.getByRole('dialog', { name: 'Enviar para alteração' });
  await window.getByRole('checkbox', { name: new RegExp(`^${city} · ${request.servicosHotel[0]?.escolhida?.nome}`) }).click();
  const wish = window.getByRole('textbox', { name: `O que muda em ${city}` });
  await wish.fill('Uma noite a mais.');
  await page.route(SEND, (route) => route.fulfill({ status: 500, body: '' }), { times: 1 });
  await window.getByRole('button', { name: 'Enviar para alteração' }).click();
  await expect(toast(page, 'Erro ao enviar os serviços para alteração.')).toBeVisible();
  await expect(wish).toHaveValue('Uma noite a mais.');
  await window.getByRole('button', { name: 'Enviar para alteração' }).dblclick();
  await expect(toast(page, 'Serviços enviados para alteração.')).toBeVisible();
  await expect(window).toHaveCount(0);
  await expect(group(page, 'Em alteração')).toContainText('Uma noite a mais.');
  await expectFocusInPage(page);
  const after = await storedRequest(caller, request.id);
  expect(after.servicosHotel[0]?.escolhida?.statusCotacao).toBe('EMISSAO_ALTERACAO');
});

test('Q-096 Q-235 the way of a closed request: the client asks for a change, which is returned, for the cancellation of a segment, and ends it, after which its issues are cancelled', async ({
  page,
  caller,
}) => {
  // Single segments are cancelled of a round trip alone.
  const request = await issuedRequest(caller, ({ servicosAereos }) => servicosAereos[0]?.tipo === 'IDA_VOLTA');
  const params = { uuid: request.uuid };
  const [hotel] = request.servicosHotel;
  const [flight] = request.servicosAereos;
  await signIn(page, 'consultant');
  await page.goto(LISTED);
  await expect(requestList(page).getByRole('link').first()).toBeVisible();
  await expect(page.getByRole('link', { name: new RegExp(String(request.id)) })).toHaveCount(0);

  await caller.client.call(askChangeAsClient, { params, body: { pedido: 'ALTERAR', idServico: hotel?.id ?? '' } });
  await openChange(page, request);
  await expect(group(page, 'Em alteração').getByRole('article')).toHaveCount(1);
  await expect(group(page, 'Em alteração')).toContainText(hotel?.cidade ?? '');
  await page.getByRole('link', { name: 'Abrir em cotação e emissão' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Solicitação ${request.id}` })).toBeVisible();
  const alone = page.getByRole('alertdialog').getByRole('button', { name: 'Não', exact: true });
  await page.addLocatorHandler(alone, () => alone.click());
  await page.getByRole('button', { name: 'Retornar' }).click();
  await question(page).getByRole('textbox').fill('O cliente desistiu da alteração.');
  await question(page).getByRole('button', { name: 'Retornar' }).click();
  await expect(toast(page, 'Relatório retornado com sucesso.')).toBeVisible();
  expect((await storedRequest(caller, request.id)).status).toBe('FECHAMENTO');

  await caller.client.call(askChangeAsClient, { params, body: { pedido: 'CANCELAR', idServico: flight?.id ?? '', segmentos: [0] } });
  await openChange(page, request);
  await expect(group(page, 'Em alteração')).toContainText('A cancelar: o 1º trecho');

  await caller.client.call(endAsClient, { params });
  await page.reload();
  await expect(page.getByText('O cliente encerrou a solicitação: o que foi emitido precisa ser cancelado.')).toBeVisible();
  await expect(group(page, 'Em alteração').getByRole('article')).toHaveCount(5);
  // It stays until somebody cancels what was issued.
  await page.goto(`${LISTED}?termo=${request.id}`);
  await expect(requestList(page).getByRole('link')).toHaveCount(1);

  await openChange(page, request);
  await page.getByRole('link', { name: 'Abrir em cotação e emissão' }).click();
  await expect(page.getByText(/falta cancelar o que foi emitido/)).toBeVisible();
  await endButton(page, 'RODOVIARIO', 'Cancelar emissão').click();
  const fine = page.getByRole('dialog', { name: /^Cancelar/ });
  await fine.getByRole('textbox', { name: 'Multa' }).fill('0');
  await page.keyboard.press('Control+Enter');
  await expect(fine).toBeHidden();
  await expect(servicePanel(page, 'RODOVIARIO').getByText('Emissão cancelada').first()).toBeVisible();
  expect((await storedRequest(caller, request.id)).servicosRodoviario[0]?.escolhida?.statusCotacao).toBe('EMISSAO_CANCELADA');
  // What is left to cancel is shown as it is now.
  await page.goBack();
  await expect(group(page, 'Em alteração').getByRole('article')).toHaveCount(4);
});
