import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listRequestLog } from '@guiche/contract/requests';
import { takeOverRequest } from '@guiche/contract/responsibility';
import { changeUser, findUser, insertUser, listUserLog, listUsers } from '@guiche/contract/users';
import type { User } from '@guiche/domain/entities';
import { type EditableUser, editableUser, newUser } from '@guiche/domain/users';
import type { Page } from '@playwright/test';
import { countingKeyboard, expectFocusInPage } from './support/keyboard.ts';
import { logIn, signIn } from './support/pages.ts';
import { type Caller, readRequest, takenAirRequest } from './support/requests.ts';
import { expect, test } from './support/test.ts';

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const box = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true });
const userLink = (page: Page, name: string) => page.getByRole('link', { name, exact: true });

let made = 0;
/** A new colleague, made without the screen. */
async function colleague({ client }: Caller, changes: Partial<EditableUser> = {}): Promise<User> {
  made += 1;
  const login = `pessoa.${made}.${test.info().workerIndex}@guiche.demo`;
  return client.call(insertUser, {
    body: { ...newUser(), name: `Pessoa Testada ${made}`, login, email: login, profile: 'AGENCY', ...changes },
  });
}

async function openList(page: Page) {
  await page.goto('/#/config/usuario');
  await expect(heading(page, 'Usuários')).toBeVisible();
}

test('A-048 A-213 A-214 profiles 1 and 3 see the list, filtered by kind and text, which the address keeps', async ({ page, callers }) => {
  const { client } = await callers('manager');
  for (const person of ['admin', 'manager'] as const) {
    await signIn(page, person);
    await openList(page);
    const active = await client.call(listUsers, { query: { ativo: true } });
    const inactive = await client.call(listUsers, { query: { ativo: false } });
    await expect(page.getByRole('status').filter({ hasText: `${active.length} usuários` })).toBeVisible();
    await box(page, 'Inativos').click();
    await expect(page.getByRole('status').filter({ hasText: `${active.length + inactive.length} usuários` })).toBeVisible();
    await box(page, 'Ativos').click();
    await expect(page.getByRole('status').filter({ hasText: `${inactive.length} usuário` })).toBeVisible();
    await box(page, 'Inativos').click();
    await expect(page.getByRole('alert')).toHaveText('Mantenha ao menos uma opção marcada: ativos ou inativos.');
    await expect(page).toHaveURL(/situacao=inativos/);
    await page.reload();
    await expect(userLink(page, 'Iolanda Meirelles')).toBeVisible();
    await page.getByRole('searchbox', { name: 'Buscar' }).fill('IOLANDA meireles');
    await expect(page.getByText('Nenhum usuário encontrado.')).toBeVisible();
    await page.getByRole('searchbox', { name: 'Buscar' }).fill('adriána');
    await expect(userLink(page, 'Adriana Bittencourt')).toBeVisible();
    await expect(userLink(page, 'Iolanda Meirelles')).toBeHidden();
  }
});

test('A-048 A-068 A-217 S-017 profile 2 has the own form alone, whoever the address names, and changes name and e-mail', async ({
  page,
  callers,
}) => {
  const manager = await callers('manager');
  await logIn(page, 'junior');
  await page.goto(`/#/config/usuario?id=${manager.user.id}`);
  await expect(heading(page, 'Meus dados')).toBeVisible();
  await expect(field(page, 'Login')).toHaveValue('junior@guiche.demo');
  await page.goto('/#/agencia');
  await page.getByRole('button', { name: /^Usuário/ }).click();
  await expect(page.getByRole('menuitem', { name: 'Sair' })).toBeVisible();
  await page.getByRole('menuitem', { name: 'Editar perfil' }).click();
  await expect(heading(page, 'Meus dados')).toBeVisible();
  await expect(field(page, 'Login')).toHaveAttribute('readonly', '');
  await expect(page.getByRole('button', { name: 'Enviar convite' })).toHaveCount(0);
  await box(page, 'Vê os dados dos cartões').click();
  await expect(box(page, 'Vê os dados dos cartões')).not.toBeChecked();
  await field(page, 'Nome').fill('Davi Amaral Teles Filho');
  await field(page, 'E-mail').fill('davi@guiche');
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText('E-mail inválido.').first()).toBeVisible();
  await field(page, 'E-mail').fill('davi.filho@guiche.demo');
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText(/^Usuário alterado: /)).toBeVisible();
  await expect(heading(page, 'Meus dados')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Usuário: Davi Amaral Teles Filho' })).toBeVisible();
  await page.reload();
  await expect(field(page, 'E-mail')).toHaveValue('davi.filho@guiche.demo');
  await page.getByRole('button', { name: 'Histórico' }).click();
  await expect(page.getByRole('dialog', { name: 'Histórico do usuário' })).toContainText(
    'De Davi Amaral Teles para Davi Amaral Teles Filho',
  );
});

test('A-048 A-068 profile 4 is led away, and has no entry that leads there', async ({ page }) => {
  await signIn(page, 'internal');
  await page.getByRole('button', { name: /^Usuário/ }).click();
  await expect(page.getByRole('menuitem', { name: 'Sair' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Editar perfil' })).toHaveCount(0);
  await page.goto('/#/config/usuario');
  await expect(page).toHaveURL(/#\/pendencia$/);
});

test('A-208 A-218 A-221 A-299 A-300 a new user by keyboard: what is refused is told at its field and kept, then it is in the list', async ({
  page,
  callers,
}) => {
  const { client } = await callers('manager');
  await signIn(page, 'manager');
  await openList(page);
  const keyboard = countingKeyboard(page);
  await keyboard.tabTo(page.getByRole('link', { name: 'Novo usuário' }));
  await keyboard.press('Enter');
  await expect(heading(page, 'Novo usuário')).toBeVisible();
  await expect(field(page, 'Nome')).toBeFocused();
  await expect(page.getByRole('combobox', { name: 'Papel' })).toHaveValue('AGENCY_ADMIN');
  await keyboard.type('Zuleide Cardoso');
  await keyboard.press('Control+Enter');
  await expect(field(page, 'Login')).toBeFocused();
  await expect(page.getByText('Informe o login ou o e-mail.').first()).toBeVisible();
  await keyboard.type('consultora@guiche.demo');
  await keyboard.press('Control+Enter');
  await expect(page.getByText('Este login já é usado por outra pessoa.').first()).toBeVisible();
  await expect(field(page, 'Nome')).toHaveValue('Zuleide Cardoso');
  await field(page, 'Login').fill('');
  await field(page, 'E-mail').fill('consultora@guiche.demo');
  await keyboard.press('Control+Enter');
  await expect(field(page, 'E-mail')).toHaveAccessibleDescription('Este e-mail já é usado por outra pessoa.');
  await field(page, 'E-mail').fill('zuleide.cardoso@guiche.demo');
  await keyboard.press('Control+Enter');
  await expect(page.getByText('Usuário inserido: Zuleide Cardoso.', { exact: true })).toBeVisible();
  await expect(heading(page, 'Usuários')).toBeVisible();
  await expect(userLink(page, 'Zuleide Cardoso')).toBeVisible();
  await expectFocusInPage(page);
  const [stored] = await client.call(listUsers, { query: { termo: 'zuleide' } });
  expect(stored).toMatchObject({ login: 'zuleide.cardoso@guiche.demo', profile: 'AGENCY_ADMIN', allSelected: true });
  await page
    .getByRole('listitem')
    .filter({ hasText: 'Usuário inserido: Zuleide Cardoso.' })
    .getByRole('button', { name: 'Enviar convite' })
    .click();
  await expect(page.getByText('Usuário inserido: Zuleide Cardoso.', { exact: true })).toBeHidden();
  await expect(page.getByText('Os dados de acesso foram enviados').first()).toBeVisible();
});

test('A-209 A-217 A-224 A-225 a user is changed, with rights and clients, and the log says so', async ({ page, callers }) => {
  const manager = await callers('manager');
  const user = await colleague(manager);
  await signIn(page, 'manager');
  await openList(page);
  await userLink(page, user.name).click();
  await expect(heading(page, user.name)).toBeVisible();
  await page.getByRole('combobox', { name: 'Papel' }).selectOption('AGENCY_ADMIN');
  await box(page, 'Vê os dados dos cartões').click();
  await box(page, 'Todos os clientes').click();
  for (const checked of await page.getByRole('checkbox', { name: /Jequitibá|Horizonte/ }).all()) await checked.click();
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText(/^Usuário alterado: /)).toBeVisible();
  const stored = await manager.client.call(findUser, { params: { id: user.id } });
  expect(stored).toMatchObject({ profile: 'AGENCY_ADMIN', visualizaDadosCartao: true, allSelected: false });
  expect(stored.instances.map(({ name }) => name)).not.toContain('Banco Jequitibá S.A.');
  await page.getByRole('button', { name: `Histórico de ${user.name}` }).click();
  const log = page.getByRole('dialog', { name: 'Histórico do usuário' });
  await expect(log.getByRole('listitem').first()).toContainText('Perfil alterado');
  await expect(log.getByRole('listitem').first()).toContainText('De Usuário para Administrador');
  await expect(log.getByRole('listitem').last()).toContainText('Usuário criado');
  await page.keyboard.press('Escape');
  await expect(log).toBeHidden();
  await expect(page.getByRole('button', { name: `Histórico de ${user.name}` })).toBeFocused();
});

test('S-176 who deactivates a colleague names a substitute, who is searched for and gets the open requests', async ({ page, callers }) => {
  const manager = await callers('manager');
  const [user, substitute] = [await colleague(manager), await colleague(manager)];
  const consultant = await callers('consultant');
  const request = await takenAirRequest(consultant);
  const { id, name } = user;
  await consultant.client.call(takeOverRequest, {
    query: { podeSubstituir: true },
    body: { uuidSolicitacao: request.uuid, reponsavel: { id, name, profiles: [2] } },
  });
  await signIn(page, 'manager');
  await openList(page);
  await userLink(page, name).click();
  await box(page, 'Ativo').click();
  const lookup = page.getByRole('combobox', { name: 'Substituto' });
  const options = page.getByRole('listbox').getByRole('option');
  await lookup.fill(name);
  await expect(options).toHaveText(['Nenhum resultado encontrado']);
  await lookup.fill(substitute.name);
  await expect(options).toHaveText([substitute.name]);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText(/^Usuário alterado: /)).toBeVisible();
  expect((await manager.client.call(findUser, { params: { id } })).ativo).toBe(false);
  expect((await readRequest(consultant, request.id)).responsavel).toMatchObject({ id: substitute.id, name: substitute.name });
  const [entry] = await consultant.client.call(listRequestLog, { params: { uuid: request.uuid } });
  expect(entry).toMatchObject({ tipoAlteracaoSolicitacao: 'TRANSFERENCIA_SUBSTITUTO', usuarioAnterior: { name } });
});

test('A-300 a failed save keeps the form as typed, and leaving keeps a draft', async ({ page, callers }) => {
  const user = await colleague(await callers('manager'));
  await signIn(page, 'manager');
  await page.goto(`/#/config/usuario?id=${user.id}`);
  await field(page, 'Nome').fill('Nome Digitado');
  const call = /\/api\/agency\/users\/[0-9a-f-]{36}$/;
  await page.route(call, (route) =>
    route.request().method() === 'PUT'
      ? route.fulfill({ status: 500, json: { tipo: 'ERROR', titulo: 'O servidor tropeçou.' } })
      : route.fallback(),
  );
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText('O servidor tropeçou.').first()).toBeVisible();
  await expect(field(page, 'Nome')).toHaveValue('Nome Digitado');
  await page.unroute(call);
  await page.goto('/#/config/usuario');
  await expect(heading(page, 'Usuários')).toBeVisible();
  await page.goto(`/#/config/usuario?id=${user.id}`);
  await expect(field(page, 'Nome')).toHaveValue('Nome Digitado');
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText(/^Usuário alterado: /)).toBeVisible();
  await expect(userLink(page, 'Nome Digitado')).toBeVisible();
});

test('A-209 B-061 who changes a user second sees in what both versions differ, and may save over it', async ({ page, callers }) => {
  const caller = await callers('manager');
  const user = await colleague(caller);
  await signIn(page, 'manager');
  await page.goto(`/#/config/usuario?id=${user.id}`);
  await expect(field(page, 'Nome')).toHaveValue(user.name);
  await field(page, 'Nome').fill(`${user.name} meu`);
  await box(page, 'Vê os dados dos cartões').click();
  const theirs = { ...editableUser(user), email: `deles.${user.id}@guiche.demo` };
  await caller.client.call(changeUser, { params: { id: user.id }, headers: {}, body: theirs });
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText(/A versão salva é diferente em: Nome, E-mail, Vê os dados dos cartões/)).toBeVisible();
  await expect(field(page, 'Nome')).toHaveValue(`${user.name} meu`);
  await page.getByRole('button', { name: 'Usar a versão salva' }).click();
  await expect(field(page, 'E-mail')).toHaveValue(theirs.email);
  await expect(field(page, 'Nome')).toHaveValue(user.name);
  await field(page, 'Nome').fill(`${user.name} de novo`);
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText(/^Usuário alterado: /)).toBeVisible();
  await expect(userLink(page, `${user.name} de novo`)).toBeVisible();
});

test('B-060 B-064 a new user whose save was not answered is made once, and the next press says that it is saved', async ({
  page,
  callers,
}) => {
  await signIn(page, 'manager');
  await page.goto('/#/config/usuario?id=novo');
  const login = `sem.resposta.${test.info().workerIndex}@guiche.demo`;
  await field(page, 'Nome').fill('Sem Resposta');
  await field(page, 'E-mail').fill(login);
  await page.route('**/users/', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    await route.fetch();
    await route.abort();
  });
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(
    page
      .getByRole('alert')
      .filter({ hasText: /conexão/i })
      .first(),
  ).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText('Usuário inserido: Sem Resposta.', { exact: true })).toBeVisible();
  const { client } = await callers('manager');
  expect((await client.call(listUsers, { query: { termo: login } })).map(({ name }) => name)).toEqual(['Sem Resposta']);
});

test('A-217 who administers cannot lock the own user out', async ({ page, callers }) => {
  const { user } = await callers('manager');
  await signIn(page, 'manager');
  await page.goto(`/#/config/usuario?id=${user.id}`);
  await box(page, 'Ativo').click();
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText('Você não pode desativar a si mesmo nem deixar de ser administrador.').first()).toBeVisible();
  await page.getByRole('button', { name: 'Descartar' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sim' }).click();
  await expect(heading(page, 'Usuários')).toBeVisible();
});

test('A-217 who administers the platform can only be looked at by the agency’s administrator', async ({ page, callers }) => {
  const platform = await callers('admin');
  await signIn(page, 'manager');
  await page.goto(`/#/config/usuario?id=${platform.user.id}`);
  await expect(page.getByText('Este usuário administra a plataforma e só pode ser alterado por quem também a administra.')).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Papel' })).toBeDisabled();
  await expect(field(page, 'E-mail')).toHaveAttribute('readonly', '');
  await expect(page.getByRole('button', { name: 'Salvar' })).toHaveCount(0);
});

test('A-222 a user who is shared with the platform agency can only be looked at', async ({ page }) => {
  await signIn(page, 'manager');
  await openList(page);
  await userLink(page, 'Suporte Compartilhado').click();
  await expect(page.getByText('Este usuário é compartilhado com a Guichê e não pode ser editado por aqui.')).toBeVisible();
  await expect(field(page, 'Nome')).toHaveAttribute('readonly', '');
  await expect(page.getByRole('button', { name: 'Salvar' })).toHaveCount(0);
});

test('A-211 A-215 A-216 A-303 invites are sent to the selected users after a question; who gets none is named', async ({
  page,
  callers,
  server,
}) => {
  const manager = await callers('manager');
  const users = [await colleague(manager), await colleague(manager, { email: `ninguem.${Date.now()}@falha.test` })];
  await signIn(page, 'manager');
  await openList(page);
  const invite = page.getByRole('button', { name: 'Enviar convite' });
  await invite.click();
  await expect(page.getByRole('alert')).toHaveText('Selecione ao menos um usuário.');
  await box(page, `Selecionar ${users[0]?.name}`).click();
  await invite.click();
  const question = page.getByRole('alertdialog', { name: 'Enviar os dados de acesso a 1 usuário?' });
  await expect(question).toContainText(users[0]?.name ?? '');
  await question.getByRole('button', { name: 'Cancelar' }).click();
  await expect(box(page, `Selecionar ${users[0]?.name}`)).toBeChecked();
  await invite.click();
  await question.getByRole('button', { name: 'Enviar convite' }).click();
  await expect(page.getByText('Os dados de acesso foram enviados para o e-mail.', { exact: true })).toBeVisible();
  await expect(box(page, `Selecionar ${users[0]?.name}`)).not.toBeChecked();
  const outbox = join(server.dataDir, 'outbox');
  const messages = await Promise.all((await readdir(outbox)).map((name) => readFile(join(outbox, name), 'utf8')));
  expect(messages.filter((text) => text.includes(`To: ${users[0]?.name}`))).toHaveLength(1);

  await page.getByRole('searchbox', { name: 'Buscar' }).fill('Pessoa Testada');
  await expect(userLink(page, 'Renata Vasconcelos')).toBeHidden();
  await box(page, 'Selecionar todos').click();
  await box(page, 'Selecionar todos').click();
  await box(page, `Selecionar ${users[1]?.name}`).click();
  await invite.click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Enviar convite' }).click();
  await expect(page.getByText(`Os dados de acesso não foram enviados a: ${users[1]?.name}.`, { exact: true })).toBeVisible();
});

test('A-302 a failed invite says so and keeps the selection', async ({ page, callers }) => {
  const user = await colleague(await callers('manager'));
  await signIn(page, 'manager');
  await openList(page);
  await page.route('**/api/agency/users/send-invite', (route) => route.fulfill({ status: 502, body: '' }));
  await box(page, `Selecionar ${user.name}`).click();
  await page.getByRole('button', { name: 'Enviar convite' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Enviar convite' }).click();
  await expect(page.getByText('Erro', { exact: true })).toBeVisible();
  await expect(box(page, `Selecionar ${user.name}`)).toBeChecked();
  await expectFocusInPage(page);
});

test('A-301 A-318 what cannot be fetched is said, with a button to try again', async ({ page, callers }) => {
  const user = await colleague(await callers('manager'));
  await signIn(page, 'manager');
  await page.route('**/api/agency/users/?ativo=true', (route) => route.fulfill({ status: 500, body: '' }));
  await openList(page);
  await expect(page.getByRole('alert').filter({ hasText: 'Erro ao buscar os usuários.' })).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Tentar de novo' }).click();
  await expect(userLink(page, user.name)).toBeVisible();
  await page.route('**/api/agency/users/logs/*', (route) => route.fulfill({ status: 500, body: '' }));
  await page.getByRole('button', { name: `Histórico de ${user.name}` }).click();
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText('Erro ao buscar o histórico de alterações.');
  await page.unrouteAll();
  await page.getByRole('dialog').getByRole('button', { name: 'Tentar de novo' }).click();
  await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(1);
});

test('A-224 @phone each login is in the log of a user, on a phone too', async ({ page, callers }) => {
  const manager = await callers('manager');
  const before = await manager.client.call(listUserLog, { params: { id: manager.user.id } });
  await logIn(page, 'manager');
  await openList(page);
  await page.getByRole('button', { name: 'Histórico de Renata Vasconcelos' }).click();
  const items = page.getByRole('dialog', { name: 'Histórico do usuário' }).getByRole('listitem');
  await expect(items.first()).toContainText('Acesso ao sistema');
  expect(await items.count()).toBeGreaterThan(before.length);
});
