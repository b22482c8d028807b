import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { versionIn, versionTag } from '@guiche/contract/call';
import { listRequestLog } from '@guiche/contract/requests';
import { findResponsible } from '@guiche/contract/responsibility';
import { changePassword, forgotPassword, loggedUser } from '@guiche/contract/session';
import {
  changeUser,
  findSharedLogin,
  findUser,
  insertUser,
  listAllUsers,
  listUserInstances,
  listUserLog,
  listUsers,
  sendInvite,
  sendInvites,
} from '@guiche/contract/users';
import type { User } from '@guiche/domain/entities';
import type { EditableUser } from '@guiche/domain/users';
import { and, eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { agencia } from '../db/schema/agencia.ts';
import { solicitacao } from '../db/schema/solicitacao.ts';
import { limiteLogin, usuario } from '../db/schema/usuario.ts';
import { DEMO_PASSWORD } from '../demo/demo-logins.ts';
import { newColleague, type Person, serverForFile, type TestServer, typedUser } from '../test-support/index.ts';

let server: TestServer;
let clerk: Person;
let manager: Person;
serverForFile((demo) => {
  ({ server, clerk, manager } = demo);
});
beforeEach(() => server.db.delete(limiteLogin));

const saved = ({ profile, ...user }: User, changes: Partial<EditableUser> = {}): EditableUser =>
  ({ ...user, profile, ...changes }) as EditableUser;
const change = (by: Person, user: User, changes: Partial<EditableUser> = {}) =>
  by.call(changeUser, { params: { id: user.id }, headers: {}, body: saved(user, changes) });
const logOf = async (id: string, by = manager) =>
  (await by.call(listUserLog, { params: { id } })).map(({ acao, usuario: who, valorAnterior, valorNovo }) => [
    acao,
    who,
    valorAnterior,
    valorNovo,
  ]);
const refused = (campo: string, chave: string) => ({ status: 422, errors: [{ campo, chave }] });

/** Somebody of another agency. */
async function stranger(): Promise<string> {
  const [row] = await server.db.select().from(usuario).where(eq(usuario.login, 'consultor@rotasul.demo'));
  return row?.id ?? '';
}

/** The messages in the outbox that have a text. */
async function mailTo(name: string): Promise<string[]> {
  const names = await readdir(server.config.outboxDir).catch(() => []);
  const all = await Promise.all(names.sort().map((file) => readFile(join(server.config.outboxDir, file), 'utf8')));
  return all.filter((message) => message.includes(`To: ${name}`));
}
const passwordIn = (message = '') => /\r?\n([A-Za-z2-9]{14})\r?\n/.exec(message)?.[1] ?? '';

test('A-202 A-203 the agency’s users are listed by name, all of them or those of one kind, found without regard to accents', async () => {
  const all = await manager.call(listAllUsers, {});
  const both = await manager.call(listUsers, { query: {} });
  expect(both).toEqual(all);
  expect(all.map(({ agency }) => agency.id).filter((id) => id !== 1)).toEqual([]);
  expect(all.map(({ name }) => name)).toEqual(all.map(({ name }) => name).toSorted((a, b) => a.localeCompare(b, 'pt-BR')));
  const active = await manager.call(listUsers, { query: { ativo: true } });
  const inactive = await manager.call(listUsers, { query: { ativo: false } });
  expect(inactive.length).toBeGreaterThan(0);
  expect(active.every(({ ativo }) => ativo)).toBe(true);
  expect(inactive.every(({ ativo }) => !ativo)).toBe(true);
  expect(active.length + inactive.length).toBe(all.length);
  const found = await manager.call(listUsers, { query: { termo: 'OTAVIO lacerda' } });
  expect(found.map(({ login }) => login)).toEqual(['admin@guiche.demo']);
  expect(JSON.stringify(all)).not.toMatch(/senha|hash|argon/i);
});

test('A-204 A-206 a user has the entity’s fields, and the client instances that were chosen', async () => {
  const [first, second] = await manager.call(listUserInstances, { query: {} });
  if (!first || !second) throw new Error('the agency has client instances');
  const user = await newColleague(manager, { allSelected: false, instances: [second] });
  expect(await manager.call(findUser, { params: { id: user.id } })).toEqual(user);
  expect(user).toMatchObject({ profile: 'AGENCY', profiles: [2], instances: [second], allSelected: false, agency: { id: 1 } });
  expect(await manager.call(listUserInstances, { query: { id: user.id } })).toEqual([second]);
  const changed = await change(manager, user, { instances: [first, first] });
  expect(changed.instances).toEqual([first]);
  const everything = await change(manager, user, { allSelected: true });
  expect(everything.instances).toEqual(await manager.call(listUserInstances, { query: {} }));
  const elsewhere = { id: 105, name: 'Tecelagem Rio das Flores Ltda.', instancia: 'riodasflores' };
  await expect(change(manager, user, { allSelected: false, instances: [elsewhere] })).rejects.toMatchObject(
    refused('instances', 'campo_invalido'),
  );
});

test('A-048 who administers opens any user of the agency, anybody else only the own one; another agency’s user is none', async () => {
  const colleague = await newColleague(manager);
  for (const login of ['gestora@guiche.demo', 'admin@guiche.demo']) {
    const { call } = await server.logIn(login);
    expect((await call(findUser, { params: { id: colleague.id } })).id).toBe(colleague.id);
    await expect(call(findUser, { params: { id: await stranger() } })).rejects.toMatchObject({ status: 404 });
    await expect(call(changeUser, { params: { id: await stranger() }, headers: {}, body: typedUser() })).rejects.toMatchObject({
      status: 404,
    });
    await expect(call(listUserLog, { params: { id: await stranger() } })).rejects.toMatchObject({ status: 404 });
    await expect(call(sendInvites, { body: [colleague.id, await stranger()] })).rejects.toMatchObject({ status: 404 });
  }
  expect((await clerk.call(findUser, { params: { id: clerk.user.id } })).id).toBe(clerk.user.id);
  const before = server.log.length;
  for (const id of [colleague.id, await stranger(), '00000000-0000-4000-8000-000000000000']) {
    await expect(clerk.call(findUser, { params: { id } })).rejects.toMatchObject({ status: 403 });
    await expect(clerk.call(listUserLog, { params: { id } })).rejects.toMatchObject({ status: 403 });
    await expect(clerk.call(listUserInstances, { query: { id } })).rejects.toMatchObject({ status: 403 });
    await expect(clerk.call(changeUser, { params: { id }, headers: {}, body: typedUser() })).rejects.toMatchObject({ status: 403 });
  }
  expect(server.log.slice(before).filter((line) => line.includes('access refused')).length).toBe(12);
  expect(await mailTo(colleague.name)).toEqual([]);
});

test('A-217 who does not administer changes the name and the e-mail of the own user, and gives no right to oneself', async () => {
  const made = await newColleague(manager, { visualizaDadosCartao: false, allSelected: false });
  await manager.call(sendInvite, { params: { id: made.id } });
  const [message] = await mailTo(made.name);
  const first = await server.logIn(made.login, passwordIn(message));
  await first.call(changePassword, { params: { id: made.id }, body: { login: made.login, password: 'outra senha minha' } });
  const own = await server.logIn(made.login, 'outra senha minha');
  const changed = await change(own, made, {
    name: 'Nome Meu',
    email: 'meu@guiche.demo',
    login: 'gestora2@guiche.demo',
    profile: 'AGENCY_ADMIN',
    ativo: false,
    changePassword: true,
    permiteTrocarConsultor: true,
    visualizaDadosCartao: true,
    visualizarUsuariosVipPremium: true,
    temFornecedorExterno: true,
    allSelected: true,
  });
  expect(changed).toEqual({ ...made, name: 'Nome Meu', email: 'meu@guiche.demo' });
  expect(await own.call(loggedUser, {})).toEqual(changed);
});

test('A-208 A-218 a new user is stored as typed, in lower case without blanks around, with the modules of who creates it', async () => {
  const typed = typedUser({ name: '  Ana Souza ', login: '', email: ' Ana.Souza@Guiche.Demo ', profile: 'AGENCY_ADMIN' });
  const user = await manager.call(insertUser, { body: typed });
  expect(user).toMatchObject({
    name: 'Ana Souza',
    email: 'Ana.Souza@Guiche.Demo',
    login: 'ana.souza@guiche.demo',
    profiles: [3],
    modulos: manager.user.modulos,
    permissoes: manager.user.permissoes,
  });
  expect(await logOf(user.id)).toEqual([['INSERT', 'Renata Vasconcelos', null, null]]);
  await expect(server.logIn('ana.souza@guiche.demo')).rejects.toMatchObject({ status: 401 });
});

test('A-219 A-221 a user that may not be saved is refused at its fields, and a login is nobody else’s, at whatever agency', async () => {
  const insert = (changes: Partial<Omit<EditableUser, 'profile'>>) => manager.call(insertUser, { body: typedUser(changes) });
  await expect(insert({ name: ' ' })).rejects.toMatchObject(refused('name', 'campo_obrigatorio'));
  await expect(insert({ email: 'ana@guiche' })).rejects.toMatchObject(refused('email', 'email_invalido'));
  await expect(insert({ login: '', email: '' })).rejects.toMatchObject(refused('login', 'informe_o_login_ou_o_email'));
  await expect(insert({ login: 'Consultor@RotaSul.demo' })).rejects.toMatchObject(refused('login', 'login_em_uso'));
  const one = await newColleague(manager);
  const other = await newColleague(manager);
  await expect(change(manager, one, { login: other.login.toUpperCase() })).rejects.toMatchObject(refused('login', 'login_em_uso'));
  await expect(change(manager, one, { profile: 'ADMIN' })).rejects.toMatchObject(refused('profile', 'campo_invalido'));
  await expect(change(manager, one, { profile: 'AGENCY_INTERNAL' })).rejects.toMatchObject(refused('profile', 'campo_invalido'));
});

test('A-217 an e-mail is one colleague’s, in whatever case, and one that is the login is refused at the e-mail; a stored one may stay', async () => {
  const [one, other] = [await newColleague(manager), await newColleague(manager)];
  const taken = refused('email', 'email_em_uso');
  const insert = (changes: Partial<Omit<EditableUser, 'profile'>>) => manager.call(insertUser, { body: typedUser(changes) });
  await expect(insert({ email: one.email.toUpperCase() })).rejects.toMatchObject(taken);
  await expect(insert({ login: '', email: one.email })).rejects.toMatchObject(taken);
  await expect(change(manager, other, { email: one.email })).rejects.toMatchObject(taken);
  // The login of another agency's user, which is that person's e-mail there.
  await expect(insert({ login: '', email: 'consultor@rotasul.demo' })).rejects.toMatchObject(taken);
  await insert({ email: '' });
  await insert({ email: '' });
  await server.db.update(usuario).set({ email: one.email }).where(eq(usuario.id, other.id));
  expect((await change(manager, { ...other, email: one.email }, { name: 'Com o mesmo' })).name).toBe('Com o mesmo');
});

test('A-217 of two who take one e-mail at the same moment, one does', async () => {
  const people = [await newColleague(manager), await newColleague(manager)];
  const outcomes = await Promise.allSettled(people.map((person) => change(manager, person, { email: 'os.dois@guiche.demo' })));
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});

test('A-217 a new login has no blanks inside', async () => {
  const spaced = refused('login', 'login_com_espaco');
  await expect(manager.call(insertUser, { body: typedUser({ login: 'login com espaço' }) })).rejects.toMatchObject(spaced);
  await expect(change(manager, await newColleague(manager), { login: 'a b' })).rejects.toMatchObject(spaced);
});

test('A-217 who administers the platform is changed by those alone who do so, too, and keeps the role', async () => {
  const platform = await server.logIn('admin@guiche.demo');
  const admin = await manager.call(findUser, { params: { id: platform.user.id } });
  for (const changes of [{ profile: 'AGENCY' }, { email: 'meu@guiche.demo' }, { login: 'meu' }, { ativo: false }, {}] as const) {
    await expect(change(manager, admin, changes)).rejects.toMatchObject({
      status: 403,
      errors: [{ chave: 'usuario_da_plataforma_nao_editavel' }],
    });
  }
  expect(await manager.call(findUser, { params: { id: admin.id } })).toEqual(admin);
  expect((await change(platform, admin, { name: 'Otávio L. Lacerda' })).profiles).toEqual([1]);
  await change(platform, admin);
});

test('A-217 a role from elsewhere stays when the rest is changed', async () => {
  const { user } = await server.logIn('interna@guiche.demo');
  const internal = await manager.call(findUser, { params: { id: user.id } });
  expect(await change(manager, internal, { name: 'Simone Tavares Lima' })).toMatchObject({ profile: 'AGENCY_INTERNAL', profiles: [4] });
  // Nobody of the agency could give it back.
  await expect(change(manager, internal, { profile: 'AGENCY' })).rejects.toMatchObject(refused('profile', 'campo_invalido'));
  await change(manager, internal);
});

test('A-217 who administers cannot lock the own user out', async () => {
  const own = await manager.call(findUser, { params: { id: manager.user.id } });
  await expect(change(manager, own, { ativo: false })).rejects.toMatchObject(refused('ativo', 'usuario_proprio_sem_acesso'));
  await expect(change(manager, own, { profile: 'AGENCY' })).rejects.toMatchObject(refused('profile', 'usuario_proprio_sem_acesso'));
  expect(await change(manager, own)).toEqual(own);
});

test('A-207 A-222 a user who is shared with the platform agency is told so, and the own agency cannot change it; another one can', async () => {
  const user = await newColleague(manager);
  const isShared = (login: string) => manager.call(findSharedLogin, { params: { login } });
  expect(await isShared(user.login)).toBe(false);
  await server.db.update(usuario).set({ compartilhado: true }).where(eq(usuario.id, user.id));
  expect(await isShared(user.login.toUpperCase())).toBe(true);
  await expect(change(manager, user, { name: 'Outro' })).rejects.toMatchObject({
    status: 403,
    errors: [{ chave: 'usuario_compartilhado_nao_editavel', titulo: expect.stringContaining('Guichê') }],
  });
  expect((await manager.call(findUser, { params: { id: user.id } })).name).toBe(user.name);
  // Of another agency nothing is told.
  await server.db.update(usuario).set({ compartilhado: true }).where(eq(usuario.login, 'consultor@rotasul.demo'));
  await expect(isShared('consultor@rotasul.demo')).rejects.toMatchObject({ status: 404 });
  await expect(clerk.call(findSharedLogin, { params: { login: user.login } })).rejects.toMatchObject({ status: 404 });
  expect(await clerk.call(findSharedLogin, { params: { login: clerk.user.login } })).toBe(false);
  const [other] = await server.db.select().from(agencia).where(eq(agencia.id, 42));
  expect(other?.id).toBe(42);
  const own = await server.logIn('consultor@rotasul.demo');
  expect((await change(own, own.user, { name: 'Thiago S. Schmidt' })).name).toBe('Thiago S. Schmidt');
});

test('A-209 A-212 A-224 a change writes one entry for each field whose value changed, with both values, and none for the others', async () => {
  const user = await newColleague(manager);
  server.pass(1);
  const changes = {
    name: 'Nome Novo',
    login: 'nome.novo@guiche.demo',
    email: 'novo@guiche.demo',
    ativo: false,
    changePassword: true,
    profile: 'AGENCY_ADMIN' as const,
    visualizaDadosCartao: true,
  };
  await change(manager, user, changes);
  const by = manager.user.name;
  expect((await logOf(user.id)).sort()).toEqual(
    [
      ['INSERT', by, null, null],
      ['CHANGE_NAME', by, user.name, 'Nome Novo'],
      ['CHANGE_LOGIN', by, user.login, 'nome.novo@guiche.demo'],
      ['CHANGE_EMAIL', by, user.email, 'novo@guiche.demo'],
      ['CHANGE_ACTIVE', by, 'true', 'false'],
      ['CHANGE_CHANGE_PASSWORD', by, 'false', 'true'],
      ['CHANGE_PROFILE', by, 'AGENCY', 'AGENCY_ADMIN'],
    ].sort(),
  );
  await change(manager, { ...user, ...changes });
  expect((await logOf(user.id)).length).toBe(7);
  expect((await logOf(user.id)).at(-1)?.[0]).toBe('INSERT');
});

test('A-210 an invite has the login and a password that is changed at the first login; the present one holds until it is used', async () => {
  const user = await newColleague(manager);
  await manager.call(sendInvite, { params: { id: user.id } });
  const [first] = await mailTo(user.name);
  expect(first).toContain(user.login);
  server.pass(1);
  await manager.call(sendInvite, { params: { id: user.id } });
  const messages = await mailTo(user.name);
  expect(messages).toHaveLength(2);
  const passwords = messages.map(passwordIn);
  expect(new Set(passwords).size).toBe(2);
  const again = passwords.find((one) => one !== passwordIn(first)) ?? '';
  await expect(server.logIn(user.login, passwordIn(first))).rejects.toMatchObject({ status: 401 });
  const person = await server.logIn(user.login, again);
  expect(person.user.changePassword).toBe(true);
  await person.call(changePassword, { params: { id: user.id }, body: { login: user.login, password: 'senha só minha' } });
  server.pass(1);
  await manager.call(sendInvite, { params: { id: user.id } });
  expect((await server.logIn(user.login, 'senha só minha')).user.changePassword).toBe(false);
  expect(server.log.join('')).not.toContain(again);
});

test('A-210 A-211 who is inactive or has no e-mail gets no invite, nor does one whom nobody takes the message for; the others get theirs', async () => {
  const [well, inactive, mute, unreachable] = [
    await newColleague(manager),
    await newColleague(manager, { ativo: false }),
    await newColleague(manager, { email: '' }),
    await newColleague(manager, { email: 'pessoa@falha.test' }),
  ];
  for (const { id } of [inactive, mute]) {
    await expect(manager.call(sendInvite, { params: { id } })).rejects.toMatchObject({
      status: 422,
      errors: [{ chave: 'usuario_sem_convite' }],
    });
  }
  await expect(manager.call(sendInvite, { params: { id: unreachable.id } })).rejects.toMatchObject({ status: 502 });
  const { naoEnviados } = await manager.call(sendInvites, { body: [well, inactive, mute, unreachable].map(({ id }) => id) });
  expect([...naoEnviados].sort()).toEqual([inactive.id, mute.id, unreachable.id].sort());
  expect(await mailTo(well.name)).toHaveLength(1);
  await expect(manager.call(sendInvites, { body: [] })).rejects.toMatchObject({
    status: 422,
    errors: [{ chave: 'selecione_ao_menos_um_usuario' }],
  });
});

test('A-224 logging in and each new password are in the log, by whom they were, and no password is', async () => {
  const login = 'junior@guiche.demo';
  const { user, call } = await server.logIn(login);
  const since = (await logOf(user.id)).length;
  server.pass(1);
  await call(changePassword, { params: { id: user.id }, body: { login, password: 'viagens de barco' } });
  server.pass(1);
  await server.callAs(null, forgotPassword, { body: { login } });
  await expect.poll(async () => (await mailTo(user.name)).length).toBe(1);
  const sent = passwordIn((await mailTo(user.name))[0]);
  // Asking for a password changes none.
  expect((await logOf(user.id)).length).toBe(since + 1);
  server.pass(1);
  const again = await server.logIn(login, sent);
  server.pass(1);
  await again.call(changePassword, { params: { id: user.id }, body: { login, password: DEMO_PASSWORD } });
  const entries = (await logOf(user.id)).slice(0, -since);
  expect(entries).toEqual([
    ['CHANGE_PASSWORD', user.name, null, null],
    ['CHANGE_CHANGE_PASSWORD', user.name, 'true', 'false'],
    ['LOGIN', user.name, null, null],
    ['CHANGE_PASSWORD', user.name, null, null],
    ['CHANGE_CHANGE_PASSWORD', user.name, 'false', 'true'],
    ['CHANGE_PASSWORD', user.name, null, null],
  ]);
  expect(await logOf(user.id, await server.logIn(login))).toHaveLength(since + 7);
  expect(JSON.stringify(entries)).not.toMatch(new RegExp([DEMO_PASSWORD, 'viagens de barco', sent, 'argon'].join('|')));
});

test('who is deactivated is logged out everywhere, also when the user is activated again', async () => {
  const user = await newColleague(manager);
  await manager.call(sendInvite, { params: { id: user.id } });
  const person = await server.logIn(user.login, passwordIn((await mailTo(user.name))[0]));
  await change(manager, user, { ativo: false });
  await change(manager, user, { ativo: true });
  await expect(person.call(loggedUser, {})).rejects.toMatchObject({ status: 401 });
});

test('A-152 S-176 who stands in for a deactivated user gets the unfinished requests, and their log says so; it is somebody active, and not the user', async () => {
  const [absent, substitute] = [await newColleague(manager), await newColleague(manager)];
  const others = (await newColleague(manager, { ativo: false })).id;
  const [quoting, issuing, finished] = await Promise.all(
    (['COTACAO_AGENCIA', 'EMISSAO', 'FINALIZADO'] as const).map(async (status) => {
      const own = and(eq(solicitacao.status, status), eq(solicitacao.agenciaId, manager.user.agency.id));
      const [row] = await server.db.select({ uuid: solicitacao.uuid }).from(solicitacao).where(own).limit(1);
      await server.db
        .update(solicitacao)
        .set({ responsavelId: absent.id })
        .where(eq(solicitacao.uuid, row?.uuid ?? ''));
      return row?.uuid ?? '';
    }),
  );
  const deactivate = (idSubstituto: string | null) =>
    manager.call(changeUser, { params: { id: absent.id }, headers: {}, body: { ...saved(absent, { ativo: false }), idSubstituto } });
  const responsibles = async () => {
    const of = async (uuid = '') => (await manager.call(findResponsible, { params: { uuid } })).reponsavel?.id;
    return [await of(quoting), await of(issuing), await of(finished)];
  };
  const { user: internal } = await server.logIn('interna@guiche.demo');
  for (const nobody of [absent.id, others, await stranger(), internal.id])
    await expect(deactivate(nobody)).rejects.toMatchObject(refused('substituto', 'campo_invalido'));
  expect(await responsibles()).toEqual([absent.id, absent.id, absent.id]);
  expect((await deactivate(substitute.id)).ativo).toBe(false);
  expect(await responsibles()).toEqual([substitute.id, substitute.id, absent.id]);
  const [entry] = await manager.call(listRequestLog, { params: { uuid: quoting ?? '' } });
  expect(entry).toMatchObject({
    tipoAlteracaoSolicitacao: 'TRANSFERENCIA_SUBSTITUTO',
    user: { name: substitute.name },
    usuarioAnterior: { name: absent.name },
  });
  // Who is inactive already hands nothing over again.
  expect((await deactivate(clerk.user.id)).ativo).toBe(false);
  expect(await responsibles()).toEqual([substitute.id, substitute.id, absent.id]);
});

/** A user as somebody sees it, with its version. */
async function seen(id: string): Promise<{ user: User; headers: { 'if-match': string } }> {
  const answer = await fetch(`${server.address}/api/agency/users/v2/${id}`, { headers: { authorization: manager.token } });
  return { user: await answer.json(), headers: { 'if-match': versionTag(versionIn(answer.headers)) } };
}

test('A-209 B-061 of two who change one version the later is told what is stored; the next version may be changed', async () => {
  const { id } = await newColleague(manager);
  const { user, headers } = await seen(id);
  const save = (name: string, at = headers) => manager.call(changeUser, { params: { id }, headers: at, body: saved(user, { name }) });
  const outcomes = await Promise.allSettled(['Uma', 'Outra'].map((name) => save(name)));
  const kept = await seen(id);
  const lost = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));
  expect(lost).toHaveLength(1);
  expect(lost[0]).toMatchObject({ status: 409, body: { chave: 'usuario_alterado_por_outra_pessoa', atual: kept.user } });
  expect((await save('Depois', kept.headers)).name).toBe('Depois');
});

test('B-061 a password that the user has changed since makes the form of the user an older one', async () => {
  const made = await newColleague(manager);
  await manager.call(sendInvite, { params: { id: made.id } });
  const [message] = await mailTo(made.name);
  const before = await seen(made.id);
  const own = await server.logIn(made.login, passwordIn(message));
  const used = await seen(made.id);
  await own.call(changePassword, { params: { id: made.id }, body: { login: made.login, password: 'outra senha minha' } });
  for (const { user, headers } of [before, used]) {
    const body = saved(user, { temFornecedorExterno: true });
    await expect(manager.call(changeUser, { params: { id: made.id }, headers, body })).rejects.toMatchObject({ status: 409 });
  }
  expect((await seen(made.id)).user.changePassword).toBe(false);
});
