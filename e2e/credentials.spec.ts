import { listCredentials, requestCredential } from '@guiche/contract/credentials';
import type { CredentialRequest, ListedCredential } from '@guiche/domain/entities';
import type { Page, Response } from '@playwright/test';
import { signIn } from './support/pages.ts';
import type { Caller } from './support/requests.ts';
import { expect, test } from './support/test.ts';

const LIST = '**/agencia/0/consolidadoras/0';

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const row = (page: Page, name: string, consolidator: string) =>
  section(page, name)
    .getByRole('listitem')
    .filter({ has: page.getByText(consolidator, { exact: true }) });
const action = (page: Page, name: string, consolidator: string, what: string) =>
  section(page, name)
    .getByRole('button', { name: `${what}: ${consolidator}`, exact: true })
    .click();
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });
const toast = (page: Page, text: string) => page.getByText(text, { exact: true });
const stored = ({ client }: Caller) => client.call(listCredentials, {});
const content = (credential: ListedCredential | undefined) => JSON.parse(credential?.credencial ?? '{}');
/** The answer to a call that a press makes. */
const answered = (page: Page, method: string, path: RegExp): Promise<Response> =>
  page.waitForResponse((response) => response.request().method() === method && path.test(new URL(response.url()).pathname));

async function openServices(page: Page) {
  await signIn(page, 'manager');
  await page.goto('/#/servicos/serraazul');
  await expect(section(page, 'Aéreo')).toBeVisible();
}
async function place(page: Page, field: string, term: string, option: string) {
  await page.getByRole('combobox', { name: field }).fill(term);
  await page.getByRole('option', { name: option }).first().click();
}

test('S-012 A-055 A-234 S-125 S-364 the services of a client are reached from its row, which brings the client along; all credentials of the agency stand in five sections', async ({
  page,
  callers,
}) => {
  const credentials = await stored(await callers('manager'));
  const asked: string[] = [];
  page.on('request', (request) => /\/instance\//.test(request.url()) && asked.push(request.url()));
  await signIn(page, 'manager');
  await page.goto('/#/config/clientes');
  await page.getByRole('link', { name: 'Serviços de Metalúrgica Serra Azul S.A.' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Serviços – Metalúrgica Serra Azul S.A.' })).toBeVisible();
  expect(asked).toEqual([]);
  for (const [name, id] of [
    ['Aéreo', 5],
    ['Hotel', 6],
    ['Carro', 7],
    ['Rodoviário', 88],
    ['Outros', 10],
  ] as const) {
    await expect(section(page, name).getByRole('list').first().locator('> li')).toHaveCount(
      credentials.filter(({ servico }) => servico.id === id).length,
    );
  }
  await expect(row(page, 'Aéreo', 'Gol')).toContainText('por viajante');
  await page.goBack();
  await expect(page).toHaveURL(/#\/config\/clientes\?cliente=serraazul$/);

  // By the address alone the client is asked for, and one that is not there is said to be missing.
  await page.goto('/#/servicos/bemviver');
  await expect(page.getByRole('heading', { level: 1, name: 'Serviços – Laboratórios Bem Viver S.A.' })).toBeVisible();
  await page.goto('/#/servicos/ninguem');
  await expect(page.getByText('Registro não encontrado.')).toBeVisible();
  expect(asked.length).toBeGreaterThanOrEqual(2);
});

test('A-053 the credentials per client are those that hold for it; the former address leads there', async ({ page }) => {
  await signIn(page, 'manager');
  await page.goto('/#/config/clientes/credenciais');
  await expect(page).toHaveURL(/#\/clientes\/credenciais$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Credenciais', exact: true })).toBeVisible();
  await expect(row(page, 'Aéreo', 'TravelHub')).toBeVisible();
  await page.getByRole('combobox', { name: 'Cliente', exact: true }).selectOption('Metalúrgica Serra Azul S.A.');
  await expect(page).toHaveURL(/credenciais\?cliente=serraazul$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Credenciais – Metalúrgica Serra Azul S.A.' })).toBeVisible();
  await expect(row(page, 'Aéreo', 'TravelHub')).toHaveCount(0);
  await expect(row(page, 'Aéreo', 'Sakura')).toBeVisible();
});

test('S-328 A-053 A-055 whoever may not configure is kept off both screens', async ({ page }) => {
  await signIn(page, 'consultant');
  for (const address of ['/servicos/serraazul', '/clientes/credenciais', '/config/clientes/credenciais']) {
    await page.goto(`/#${address}`);
    await expect(page).toHaveURL(/#\/dashboard$/);
  }
});

test('S-126 S-365 a list that cannot be loaded says so and is tried again; a service is switched off after a question and on, which is told, and a failure is, too', async ({
  page,
}) => {
  await signIn(page, 'manager');
  await page.route(LIST, (route) => route.fulfill({ status: 500, body: '' }));
  await page.goto('/#/servicos/serraazul');
  await expect(page.getByText('Erro ao buscar serviços')).toBeVisible();
  await page.unroute(LIST);
  await page.getByRole('main').getByRole('button', { name: 'Tentar de novo' }).click();
  const switchOff = section(page, 'Outros').getByRole('button', { name: 'Desativar serviço: Outros' });
  const question = page.getByRole('alertdialog', { name: 'Desativar o serviço Outros?' });
  await switchOff.click();
  await expect(question).toContainText('Vale para todos os clientes da agência');
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(section(page, 'Outros').getByText('Serviço ativo')).toBeVisible();
  await expect(switchOff).toBeFocused();
  await switchOff.click();
  await question.getByRole('button', { name: 'Desativar serviço' }).click();
  await expect(toast(page, 'Serviço desativado para todos os clientes: Outros.')).toBeVisible();
  await expect(section(page, 'Outros').getByText('Serviço inativo')).toBeVisible();
  await page.reload();
  await expect(section(page, 'Outros').getByText('Serviço inativo')).toBeVisible();
  await page.route('**/ativarDesativarServico/*', (route) => route.fulfill({ status: 500, body: '' }));
  await section(page, 'Outros').getByRole('button', { name: 'Ativar serviço: Outros' }).click();
  await expect(toast(page, 'Erro ao buscar serviços')).toBeVisible();
  await page.unroute('**/ativarDesativarServico/*');
  await section(page, 'Outros').getByRole('button', { name: 'Ativar serviço: Outros' }).click();
  await expect(section(page, 'Outros').getByText('Serviço ativo')).toBeVisible();
  await expect(toast(page, 'Serviço ativado para todos os clientes: Outros.')).toBeVisible();
});

test('S-366 S-367 A-244 three consolidators that differ most are configured; a stored password stays unread; the log tells old and new', async ({
  page,
  callers,
}) => {
  const caller = await callers('manager');
  await openServices(page);
  const window = dialog(page, 'Configurar consolidadora');
  const save = () => window.getByRole('button', { name: 'Salvar' }).click();

  // New: an airline with a login, first refused for want of the fee.
  await page.getByRole('button', { name: 'Nova credencial: Aéreo' }).click();
  await window.getByRole('combobox', { name: 'Consolidadora' }).selectOption('CNTour');
  await window.getByRole('textbox', { name: 'Usuário' }).fill('guiche.cntour');
  await window.getByLabel('Senha', { exact: true }).fill('s3gr3do-cntour');
  await window.getByRole('combobox', { name: 'Cobrança do fee' }).selectOption('Por viajante');
  await save();
  await expect(window.getByText('Informe o fee')).toBeVisible();
  await window.getByRole('textbox', { name: 'Fee' }).fill('2750');
  await save();
  await expect(toast(page, 'Informações salvas com sucesso.')).toBeVisible();
  await expect(row(page, 'Aéreo', 'CNTour')).toContainText('R$ 27,50 por viajante');
  await expect(row(page, 'Aéreo', 'CNTour')).toContainText('Metalúrgica Serra Azul S.A.');

  // A rental company with its payment, and one without a login.
  await action(page, 'Carro', 'Movida', 'Configurar');
  await window.getByRole('combobox', { name: 'A locadora atende' }).selectOption('Agência');
  await window.getByRole('combobox', { name: 'Tipo de emissão' }).selectOption('Automático');
  await window.getByRole('combobox', { name: 'Tipo de pagamento' }).selectOption('Faturamento para empresa');
  await window.getByRole('combobox', { name: 'Tipo de faturamento' }).selectOption('Faturamento total');
  await save();
  await expect(window).toBeHidden();
  await action(page, 'Aéreo', 'Latam NDC', 'Configurar');
  await expect(window.getByRole('textbox', { name: 'Usuário' })).toHaveCount(0);
  await window.getByRole('textbox', { name: 'Código da agência (agency ID)' }).fill('NDC-77');
  await window.getByRole('checkbox', { name: 'Ativa', exact: true }).click();
  await save();
  await expect(window).toBeHidden();
  await expect(row(page, 'Aéreo', 'Latam NDC').getByText('Ativa', { exact: true })).toBeVisible();

  const credentials = await stored(caller);
  const of = (consolidator: string) => credentials.find(({ consolidadora }) => consolidadora === consolidator);
  expect(content(of('CNTOUR'))).toMatchObject({ usuario: 'guiche.cntour', senha: '', cobrancaFee: 'VIAJANTE', fee: 27.5 });
  expect(content(of('MOVIDA'))).toMatchObject({
    senha: '',
    tipo: 5,
    tipoPagamento: 'FaturamentoParaEmpresa',
    tipoFaturamento: 'FaturamentoTotal',
  });
  expect([content(of('LATAM_NDC')).agencyId, of('LATAM_NDC')?.ativo]).toEqual(['NDC-77', true]);
  expect(await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))).not.toContain('s3gr3do-cntour');

  await action(page, 'Aéreo', 'Latam NDC', 'Histórico');
  const log = dialog(page, 'Histórico da credencial');
  const [switched, changed] = await Promise.all([0, 1].map((index) => log.getByRole('listitem').nth(index)));
  await expect(switched ?? log).toContainText('Credencial ativada');
  await expect(changed ?? log).toContainText('Credencial alterada');
  await expect(changed ?? log).toContainText('por Renata Vasconcelos');
  await expect(changed ?? log).toContainText(/Código da agência \(agency ID\)\s*Antes.*Depois\s*NDC-77/);
  await page.keyboard.press('Escape');
  await action(page, 'Carro', 'Movida', 'Histórico');
  await expect(log.getByRole('listitem').first()).toContainText('Credencial alterada');
  await expect(log.getByRole('listitem').first()).toContainText(/Tipo de pagamento\s*Antes.*Depois\s*Faturamento para empresa/);
  await page.keyboard.press('Escape');
  await action(page, 'Aéreo', 'CNTour', 'Histórico');
  await expect(log.getByText('guiche.cntour')).toBeVisible();
  await expect(log).not.toContainText('s3gr3do-cntour');
});

test('S-151 S-374 S-375 S-376 a test says how many results there were, or what the provider answered', async ({ page }) => {
  await openServices(page);
  const window = dialog(page, 'Testar credencial');
  const run = () => window.getByRole('button', { name: 'Testar' }).click();

  await action(page, 'Aéreo', 'Gol', 'Testar');
  await place(page, 'Origem', 'gru', 'GRU');
  await place(page, 'Destino', 'rec', 'REC');
  const integrator = answered(page, 'POST', /\/gol\/aereo$/);
  await run();
  const { quantidade } = await (await integrator).json();
  await expect(window.getByText(`Credencial testada com sucesso: ${quantidade} resultado(s)`)).toBeVisible();
  expect(quantidade).toBeGreaterThan(0);
  await page.keyboard.press('Escape');

  await action(page, 'Aéreo', 'Sakura', 'Testar');
  await place(page, 'Origem', 'gru', 'GRU');
  await place(page, 'Destino', 'rec', 'REC');
  const agency = answered(page, 'POST', /\/teste\/aereo$/);
  await run();
  expect((await agency).status()).toBe(502);
  await expect(window.getByRole('alert')).toHaveText(
    'Erro ao testar credencialSakura: acesso bloqueado para "bloqueado.sakura" (AUTH-403).',
  );
  await page.keyboard.press('Escape');

  await action(page, 'Aéreo', 'Latam NDC', 'Testar');
  await place(page, 'Origem', 'gru', 'GRU');
  await place(page, 'Destino', 'rec', 'REC');
  const translator = answered(page, 'POST', /\/aereos\/pesquisa$/);
  await run();
  expect((await translator).status()).toBe(200);
  await page.keyboard.press('Escape');

  await action(page, 'Hotel', 'HRS', 'Testar');
  await place(page, 'Cidade', 'recife', 'Recife');
  await run();
  await expect(window.getByRole('alert')).toContainText('HRS: usuário ou senha inválidos (AUTH-401).');
  // Without an answer of the provider the words are those of the app.
  await page.route('**/hrs/hotel', (route) => route.abort());
  await run();
  await expect(window.getByRole('alert')).toContainText('Erro ao testar credencial');
  await expect(window.getByRole('alert')).not.toContainText('AUTH-401');
});

test('S-152 S-368 S-369 S-370 S-371 S-372 S-373 S-153 S-144 a credential is requested, seen, activated with the identification alone, and another one cancelled', async ({
  page,
  callers,
}) => {
  const caller = await callers('manager');
  await openServices(page);
  const asking = dialog(page, 'Solicitar credencial');
  await page.getByRole('button', { name: 'Solicitar credencial: Aéreo' }).click();
  await asking.getByRole('combobox', { name: 'Fornecedor' }).selectOption('Ancoradouro');
  await expect(asking.getByText('Consolidadora: Ancoradouro')).toBeVisible();
  await asking.getByRole('textbox', { name: 'CNPJ da agência' }).fill('11222333000181');
  await asking.getByRole('textbox', { name: 'E-mail para contato' }).fill('contato@guiche.demo');
  // Closed by mistake: what was typed is there again.
  await page.keyboard.press('Escape');
  await expect(asking).toBeHidden();
  await page.reload();
  await page.getByRole('button', { name: 'Solicitar credencial: Aéreo' }).click();
  await expect(asking.getByText(/^Rascunho recuperado/)).toBeVisible();
  await expect(asking.getByRole('textbox', { name: 'CNPJ da agência' })).toHaveValue(/^11\D?222\D?333/);
  await page.route('**/solicitar-credencial', (route) => route.fulfill({ status: 500, body: '' }));
  await asking.getByRole('button', { name: 'Solicitar' }).click();
  await expect(asking.getByText('Erro ao solicitar credencial')).toBeVisible();
  await page.unroute('**/solicitar-credencial');
  await asking.getByRole('button', { name: 'Solicitar' }).click();
  await expect(toast(page, 'Credencial solicitada com sucesso')).toBeVisible();
  const requested = row(page, 'Aéreo', 'Ancoradouro').filter({ hasText: 'Solicitada' });
  await expect(requested).toBeVisible();

  const data = dialog(page, 'Dados da solicitação');
  await page.route('**/solicitacao-credencial/*', (route) => route.fulfill({ status: 500, body: '' }));
  await requested.getByRole('button', { name: /^Dados/ }).click();
  await expect(data.getByText('Erro ao buscar os dados da solicitação da credencial')).toBeVisible();
  await page.unroute('**/solicitacao-credencial/*');
  await data.getByRole('button', { name: 'Tentar de novo' }).click();
  await expect(data.getByText('11.222.333/0001-81', { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');

  const activating = dialog(page, 'Ativar credencial');
  const sent: string[] = [];
  page.on('request', (request) => /ativar-credencial$/.test(request.url()) && sent.push(request.url()));
  await requested.getByRole('button', { name: /^Ativar/ }).click();
  const activate = () => activating.getByRole('button', { name: 'Ativar credencial' }).click();
  await activate();
  await expect(activating.getByText('Identificação da agência não informada')).toBeVisible();
  expect(sent).toEqual([]);
  // Closed by mistake: what was typed is there again.
  await activating.getByRole('textbox', { name: 'Identificação da agência' }).fill('57-9000');
  await page.keyboard.press('Escape');
  await expect(activating).toBeHidden();
  await page.reload();
  await requested.getByRole('button', { name: /^Ativar/ }).click();
  await expect(activating.getByText(/^Rascunho recuperado/)).toBeVisible();
  await expect(activating.getByRole('textbox', { name: 'Identificação da agência' })).toHaveValue('57-9000');
  await page.route('**/ativar-credencial', (route) => route.fulfill({ status: 500, body: '' }));
  await activate();
  await expect(activating.getByText('Erro ao ativar credencial')).toBeVisible();
  await page.unroute('**/ativar-credencial');
  await activate();
  await expect(toast(page, 'Credencial ativada com sucesso')).toBeVisible();
  const activated = row(page, 'Aéreo', 'Ancoradouro').filter({ hasText: 'Ativada' });
  await expect(activated).toContainText('Identificação 57-9000');
  // Its button is gone with what it did.
  await expect(activated.getByRole('heading', { name: 'Ancoradouro' })).toBeFocused();

  await action(page, 'Hotel', 'Omnibees', 'Cancelar solicitação');
  const question = page.getByRole('alertdialog', { name: 'Cancelar a solicitação da credencial Omnibees?' });
  await expect(question).toContainText(/Ela vale para(: | todas as empresas)/);
  await page.route('**/cancelar-credencial/*', (route) => route.fulfill({ status: 500, body: '' }));
  await question.getByRole('button', { name: 'Sim' }).click();
  await expect(question.getByText('Erro ao cancelar credencial')).toBeVisible();
  await page.unroute('**/cancelar-credencial/*');
  await question.getByRole('button', { name: 'Sim' }).click();
  await expect(toast(page, 'Credencial cancelada com sucesso')).toBeVisible();
  await expect(row(page, 'Hotel', 'Omnibees')).toContainText('Cancelada');
  await expect(row(page, 'Hotel', 'Omnibees').getByRole('heading', { name: 'Omnibees' })).toBeFocused();
  const states = (await stored(caller)).flatMap(({ consolidadora, estado, identificador }) =>
    identificador === '57-9000' || consolidadora === 'OMNIBEES' ? [estado] : [],
  );
  expect(states).toEqual(['ATIVADA', 'CANCELADA']);
});

test('S-129 S-152 S-153 S-371 S-372 S-373 of three suppliers that ask for what differs most a credential is requested, its data are seen, it is activated, and another one is cancelled; the log tells both', async ({
  page,
  callers,
}) => {
  const caller = await callers('manager');
  await openServices(page);
  const asking = dialog(page, 'Solicitar credencial');
  const data = dialog(page, 'Dados da solicitação');
  const activating = dialog(page, 'Ativar credencial');
  const always = { 'CNPJ da agência': '11222333000181', 'E-mail para contato': 'contato@guiche.demo' };
  const suppliers = [
    // An airline knows agencies by a number.
    { kind: 'Aéreo', name: 'Azul', own: { 'Código IATA': '57-12345' }, shown: '57-12345' },
    // A hotel supplier asks since when, a rental company how much.
    { kind: 'Hotel', name: 'Euro Plus', own: { 'Início do contrato': '10/01/2027' }, shown: '10/01/2027' },
    { kind: 'Carro', name: 'Localiza', own: { 'Locações por mês': '40' }, shown: '40' },
  ];
  const log = dialog(page, 'Histórico da credencial');
  const sent: CredentialRequest[] = [];
  page.on('request', (request) => /solicitar-credencial$/.test(request.url()) && sent.push(request.postDataJSON()));
  for (const { kind, name, own, shown } of suppliers) {
    const requested = row(page, kind, name).filter({ hasText: 'Solicitada' });
    await test.step(`${name} asks for what it needs`, async () => {
      await page.getByRole('button', { name: `Solicitar credencial: ${kind}`, exact: true }).click();
      await asking.getByRole('combobox', { name: 'Fornecedor' }).selectOption(name);
      for (const [field, value] of Object.entries(always)) await asking.getByRole('textbox', { name: field }).fill(value);
      const [[field, value] = ['', '']] = Object.entries(own);
      await asking.getByRole('button', { name: 'Solicitar' }).click();
      await expect(asking.getByRole('textbox', { name: field })).toBeFocused();
      await expect(asking.getByRole('textbox', { name: field })).toHaveAccessibleDescription(/\S/);
      await asking.getByRole('textbox', { name: field }).fill(value);
      await asking.getByRole('button', { name: 'Solicitar' }).click();
      await expect(asking).toBeHidden();
      await expect(requested).toBeVisible();
    });
    await test.step(`${name} stands where it stands after a reload`, async () => {
      const rows = section(page, kind).getByRole('listitem');
      const before = await rows.allTextContents();
      await page.reload();
      await expect(requested).toBeVisible();
      expect(await rows.allTextContents()).toEqual(before);
    });
    await requested.getByRole('button', { name: /^Dados/ }).click();
    await expect(data.getByText(shown, { exact: true })).toBeVisible();
    await page.keyboard.press('Escape');
    await requested.getByRole('button', { name: /^Ativar/ }).click();
    await activating.getByRole('textbox', { name: 'Identificação da agência' }).fill(`nova-${name}`);
    await activating.getByRole('button', { name: 'Ativar credencial' }).click();
    const activated = row(page, kind, name).filter({ hasText: `Identificação nova-${name}` });
    await expect(activated).toContainText('Ativada');
    await activated.getByRole('button', { name: /^Histórico/ }).click();
    await expect(log.getByRole('listitem').filter({ hasText: 'Credencial ativada' })).toContainText('por Renata Vasconcelos');
    await expect(log.getByRole('listitem').filter({ hasText: 'Credencial adicionada' })).toBeVisible();
    await page.keyboard.press('Escape');
  }
  await test.step('a second request of each is cancelled', async () => {
    for (const body of sent) await caller.client.call(requestCredential, { body });
    await page.reload();
    for (const { kind, name, shown } of suppliers) {
      const requested = row(page, kind, name).filter({ hasText: 'Solicitada' });
      const cancelled = row(page, kind, name).filter({ hasText: 'Cancelada' });
      await requested.getByRole('button', { name: /^Cancelar/ }).click();
      await page
        .getByRole('alertdialog', { name: `Cancelar a solicitação da credencial ${name}?` })
        .getByRole('button', { name: 'Sim' })
        .dblclick();
      await expect(cancelled).toBeVisible();
      await expect(requested).toHaveCount(0);
      await cancelled.getByRole('button', { name: /^Histórico/ }).click();
      await expect(log.getByRole('listitem').filter({ hasText: 'Credencial desativada' })).toContainText('por Renata Vasconcelos');
      await page.keyboard.press('Escape');
      // What was sent to the supplier stays to be read.
      await cancelled.getByRole('button', { name: /^Dados/ }).click();
      await expect(data.getByText(shown, { exact: true })).toBeVisible();
      await page.keyboard.press('Escape');
    }
  });
  const states = (await stored(caller)).flatMap(({ identificador, estado }) =>
    identificador?.startsWith('nova-') ? [[identificador, estado]] : [],
  );
  expect(states).toEqual(suppliers.map(({ name }) => [`nova-${name}`, 'ATIVADA']));
});
