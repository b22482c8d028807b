import { listConsultants } from '@guiche/contract/responsibility';
import { mayBeResponsible } from '@guiche/domain/responsibility';
import type { Page } from '@playwright/test';
import { openRequest, openRequestAs, putToggles, quoteWindow, signIn, startQuote, storeFirstQuote } from './support/pages.ts';
import { type Caller, firstDay, freeAirRequest, readRequest, takenAirRequest, takenRequestWith } from './support/requests.ts';
import { expect, test } from './support/test.ts';

const question = (page: Page, text: string | RegExp) => page.getByRole('alertdialog').filter({ hasText: text });
const heading = (page: Page, id: number) => page.getByRole('heading', { level: 1, name: new RegExp(String(id)) });

test('A-133 Q-029 a colleague’s request asks before it opens: one way back to the list, one on', async ({ page, caller }) => {
  const { id } = await takenAirRequest(caller);
  await signIn(page, 'manager');
  await page.goto(`/#/agencia?termo=${id}`);
  await page
    .getByRole('link', { name: new RegExp(String(id)) })
    .first()
    .click();
  const asked = question(page, `Esta solicitação está com ${caller.user.name}. Deseja continuar mesmo assim?`);
  await asked.getByRole('button', { name: 'Não' }).click();
  await expect(page).toHaveURL(new RegExp(`#/agencia\\?termo=${id}$`));
  await page
    .getByRole('link', { name: new RegExp(String(id)) })
    .first()
    .click();
  await asked.getByRole('button', { name: 'Sim' }).click();
  await expect(heading(page, id)).toBeVisible();
  // Going on takes nothing over.
  expect((await readRequest(caller, id)).responsavel?.id).toBe(caller.user.id);
});

test('A-131 A-132 A-295 Q-029 who may change consultants assigns a colleague’s request and takes it back, each after a question that names who has it', async ({
  page,
  caller,
  callers,
}) => {
  const manager = await callers('manager');
  const { id } = await takenAirRequest(caller);
  const [colleague] = (await manager.client.call(listConsultants, { query: { ativos: true } })).filter(
    (one) => one.id !== caller.user.id && one.id !== manager.user.id && mayBeResponsible(one),
  );
  const holder = async () => (await readRequest(manager, id)).responsavel?.id;
  const replaced: (string | null)[] = [];
  page.on('request', (sent) => {
    if (sent.url().includes('responsavelAssumirSolicitacao')) replaced.push(new URL(sent.url()).searchParams.get('podeSubstituir'));
  });
  await signIn(page, 'manager');
  await page.goto(`/#/relatorio?idSolicitacao=${id}`);
  await question(page, 'Deseja continuar mesmo assim?').getByRole('button', { name: 'Sim' }).click();
  await expect(heading(page, id)).toBeVisible();

  await page.route('**/api/agency/users?**', (route) => route.fulfill({ status: 500, body: '' }));
  await page.getByRole('button', { name: 'Trocar' }).click();
  const next = page.getByRole('combobox', { name: 'Novo responsável' });
  await next.fill(colleague?.name ?? '');
  await expect(page.getByText('Erro ao buscar os responsáveis da agência.', { exact: true })).toBeVisible({ timeout: 20_000 });
  await page.unroute('**/api/agency/users?**');
  await next.fill('');
  await next.fill(colleague?.name ?? '');
  await page.getByRole('option', { name: colleague?.name ?? '' }).click();
  const passing = question(page, `Esta solicitação está com ${caller.user.name}. Deseja passá-la para ${colleague?.name}?`);
  await passing.getByRole('button', { name: 'Sim' }).click();
  await expect.poll(holder).toBe(colleague?.id);

  const taking = question(page, `Esta solicitação está com ${colleague?.name}. Deseja assumi-la?`);
  await page.getByRole('button', { name: 'Assumir' }).click();
  await taking.getByRole('button', { name: 'Não' }).click();
  await expect(taking).toHaveCount(0);
  expect(replaced).toEqual(['true']);
  expect(await holder()).toBe(colleague?.id);
  await page.getByRole('button', { name: 'Assumir' }).click();
  await taking.getByRole('button', { name: 'Sim' }).click();
  await expect.poll(holder).toBe(manager.user.id);
  expect(replaced).toEqual(['true', 'true']);

  await test.step('a request that nobody has is taken without a question, and replaces nobody', async () => {
    const free = await freeAirRequest(caller);
    await openRequest(page, free.id);
    await page.getByRole('button', { name: 'Assumir' }).click();
    await expect.poll(async () => (await readRequest(manager, free.id)).responsavel?.id).toBe(manager.user.id);
    expect(replaced).toEqual(['true', 'true', 'false']);
  });
});

test('A-135 Q-032 when the check of the responsible fails, the request opens and nothing is said', async ({ page, caller }) => {
  const { id } = await takenAirRequest(caller);
  await signIn(page, 'manager');
  await page.route('**/buscarResponsaveisSolicitacao/**', (route) => route.fulfill({ status: 500, body: '' }));
  await openRequest(page, id);
  await expect(page.getByRole('button', { name: 'Adicionar cotação' }).first()).toBeVisible();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(page.locator('[data-tipo]')).toHaveCount(0);
});

test('A-025 A-136 Q-031 an external agency is asked to take a free request: no opens it as it is, yes takes it; not with the support desk', async ({
  page,
  callers,
}) => {
  const caller = await callers('external');
  const { id } = await freeAirRequest(caller);
  await signIn(page, 'external');
  const asked = question(page, 'Esta solicitação está sem responsável. Deseja assumir o controle?');
  await page.goto(`/#/relatorio?idSolicitacao=${id}`);
  await asked.getByRole('button', { name: 'Não' }).click();
  await expect(heading(page, id)).toBeVisible();
  expect((await readRequest(caller, id)).responsavel).toBeNull();

  await page.route('**/feature-toggle/listar', (route) => route.fulfill({ json: [{ nome: 'ATENDIMENTO_ZENDESK', ativo: true }] }));
  await putToggles(page, { ATENDIMENTO_ZENDESK: true });
  await page.reload();
  await expect(heading(page, id)).toBeVisible();
  await expect(asked).toHaveCount(0);

  await page.unroute('**/feature-toggle/listar');
  await page.evaluate(() => localStorage.removeItem('featureToggles'));
  await page.reload();
  await asked.getByRole('button', { name: 'Sim' }).click();
  await expect(heading(page, id)).toBeVisible();
  await expect.poll(async () => (await readRequest(caller, id)).responsavel?.id).toBe(caller.user.id);
});

/** Concludes a request that was opened from a list, and expects what is said then. */
async function concludeFrom(page: Page, caller: Caller, { path, title, words }: { path: string; title: string; words: string }) {
  const request = await storeFirstQuote(page, caller, '50000');
  await page.goto(`/#${path}`);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await openRequest(page, request.id);
  await page.getByRole('button', { name: /^Concluir/ }).click();
  // The window belongs to the page of the workspace.
  await expect(page).toHaveURL(new RegExp(`#/relatorio\\?idSolicitacao=${request.id}$`));
  const logged = page.waitForResponse(/\/log-atendimento\/concluir$/);
  await page
    .getByRole('alertdialog')
    .or(page.getByRole('dialog'))
    .getByRole('button', { name: /^(Sim|Concluir)/ })
    .click();
  await expect(page.locator('[data-tipo="SUCCESS"]', { hasText: words })).toBeVisible();
  const conclusion = await logged;
  expect(conclusion.status()).toBe(204);
  expect(conclusion.request().postDataJSON()).toMatchObject({ idServico: request.servicosAereos[0]?.id });
  await expect(page).toHaveURL(new RegExp(`#${path}`));
}

test('Q-005 Q-232 quoting that is concluded from a list is done', async ({ page, caller }) => {
  await concludeFrom(page, caller, { path: '/agencia', title: 'Cotações e emissões', words: 'Conclusão realizada.' });
});

test('Q-005 Q-231 quoting that is concluded from the dashboard will be processed soon', async ({ page, caller }) => {
  await concludeFrom(page, caller, { path: '/dashboard', title: 'Painel', words: 'A solicitação será processada e finalizada em breve.' });
});

test('Q-057 a flight that arrives before it departs asks: one way back to the form, the other saves as it is', async ({ page, caller }) => {
  const request = await takenAirRequest(caller, 'IDA');
  const before = (await readRequest(caller, request.id)).servicosAereos[0]?.cotacoes.length ?? 0;
  await signIn(page, 'consultant');
  await startQuote(page, request, '50000');
  const arrival = quoteWindow(page).getByRole('textbox', { name: 'Chegada' });
  await arrival.fill(`${firstDay(request)} 06:00`);
  await quoteWindow(page).getByRole('button', { name: 'Salvar', exact: true }).click();
  const asked = page.getByRole('dialog', { name: 'Confirme as datas' });
  await expect(asked).toContainText('08:10');
  await expect(asked).toContainText('06:00');
  await asked.getByRole('button', { name: 'Voltar e corrigir' }).click();
  await expect(asked).toHaveCount(0);
  await expect(arrival).toHaveValue(/06:00$/);
  expect((await readRequest(caller, request.id)).servicosAereos[0]?.cotacoes).toHaveLength(before);
  await quoteWindow(page).getByRole('button', { name: 'Salvar', exact: true }).click();
  await asked.getByRole('button', { name: 'Manter as datas e salvar' }).click();
  await expect(quoteWindow(page)).toBeHidden();
  await expect.poll(async () => (await readRequest(caller, request.id)).servicosAereos[0]?.cotacoes.length).toBe(before + 1);
});

test('Q-015 the panels of a service of another kind open each by itself, by mouse and by keyboard', async ({ page, caller }) => {
  const { id } = await takenRequestWith(caller, 'OUTROS');
  await openRequestAs(page, 'consultant', id);
  const service = page.getByRole('region', { name: /^Outros/ });
  const names = ['Informações da empresa', 'Informações do viajante', 'Informações do serviço'];
  const panel = (name: string) => service.getByRole('button', { name });
  const open = () => Promise.all(names.map(async (name) => (await panel(name).getAttribute('aria-expanded')) === 'true'));
  for (const name of names) await expect(panel(name)).toHaveAttribute('aria-expanded', 'false');
  await panel('Informações do serviço').click();
  await expect(panel('Informações do serviço')).toHaveAttribute('aria-expanded', 'true');
  expect(await open()).toEqual([false, false, true]);
  await panel('Informações da empresa').press('Enter');
  await expect(panel('Informações da empresa')).toHaveAttribute('aria-expanded', 'true');
  expect(await open()).toEqual([true, false, true]);
  await panel('Informações do viajante').press('Space');
  await panel('Informações do serviço').click();
  await expect(panel('Informações do serviço')).toHaveAttribute('aria-expanded', 'false');
  await expect.poll(open).toEqual([true, true, false]);
});
