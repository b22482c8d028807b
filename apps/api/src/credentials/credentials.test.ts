import { versionTag } from '@guiche/contract/call';
import {
  activateCredential,
  cancelCredential,
  findCredentialRequest,
  findCredentialSupplier,
  insertCredential,
  listCredentialLog,
  listCredentialSuppliers,
  listCredentials,
  requestCredential,
  saveCredential,
  switchService,
} from '@guiche/contract/credentials';
import { listConsolidators } from '@guiche/contract/lookups';
import { findServiceActivity } from '@guiche/contract/searches';
import type { CredentialContent, ListedCredential } from '@guiche/domain/entities';
import { TIPO_SERVICO_ID } from '@guiche/domain/enums';
import { SECRET_MASK } from '@guiche/domain/integrations';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { agenciaServico } from '../db/schema/agencia.ts';
import { logCredencial, solicitacaoCredencial } from '../db/schema/credencial.ts';
import { escritaFeita } from '../db/schema/escrita.ts';
import { usuario } from '../db/schema/usuario.ts';
import {
  activationOf,
  insertedCredential,
  type Person,
  requestedCredential,
  serverForFile,
  type TestServer,
  typedCredential,
  typedRequest,
} from '../test-support/index.ts';
import { openContent } from './sealed-content.ts';

let server: TestServer;
let manager: Person;
serverForFile((demo) => {
  ({ server, manager } = demo);
});

const contentOf = ({ credencial }: Pick<ListedCredential, 'credencial'>): CredentialContent => JSON.parse(credencial);
async function listed(id: string, person = manager): Promise<ListedCredential> {
  const found = (await person.call(listCredentials, {})).find((one) => one.id === id);
  if (!found) throw new Error('the credential is not listed');
  return found;
}
/** Saves what is listed of a credential, with changes. */
const save = (credential: ListedCredential, changes: Partial<ListedCredential> = {}, person = manager) =>
  person.call(saveCredential, { params: { id: credential.id }, body: { ...credential, ...changes } });
const withContent = (credential: ListedCredential, content: object) =>
  save(credential, { credencial: JSON.stringify({ ...contentOf(credential), ...content }) });
/** What is stored of a credential, with its password. */
async function opened(id: string) {
  const [row] = await server.db.select().from(agenciaServico).where(eq(agenciaServico.id, id));
  if (!row) throw new Error('the credential is not stored');
  return openContent(server.cards, row);
}
const logOf = (id: string) => manager.call(listCredentialLog, { params: { idAgencia: 1, idServico: id } });
/** The refusals of a call: its status, and each key at its field. */
async function refusal(call: Promise<unknown>): Promise<string> {
  const error = await call.catch((reason: unknown) => reason);
  const { status, errors } = error as { status: number; errors: readonly { chave?: string; campo?: string }[] };
  return [status, ...errors.map(({ chave, campo }) => (campo === undefined ? chave : `${campo}: ${chave}`))].join(' ');
}

test('S-364 all credentials of the agency are listed by section and consolidator, in every state, and none comes with a password', async () => {
  const all = await manager.call(listCredentials, {});
  expect([...new Set(all.map(({ servico }) => servico.id))]).toEqual([5, 6, 7, 88, 10]);
  const air = all.filter(({ servico }) => servico.id === 5).map(({ consolidadora }) => consolidadora);
  expect(air).toEqual([
    'ANCORADOURO',
    'AZUL',
    'CONFIANCA',
    'ESFERAFACIL',
    'FLYTOUR',
    'GOL',
    'LATAM',
    'LATAM_NDC',
    'MANUAL',
    'MANUAL_PEDIDOS_OFF',
    'RESERVAFACIL',
    'SAKURA',
    'TRAVELHUB',
  ]);
  const of = (consolidadora: string) => all.find((one) => one.consolidadora === consolidadora);
  expect(['ESFERAFACIL', 'ANCORADOURO', 'FLYTOUR', 'GOL', 'SAKURA'].map((name) => [of(name)?.estado, of(name)?.ativo])).toEqual([
    ['SOLICITADA', false],
    ['CANCELADA', false],
    ['ATIVADA', true],
    [null, true],
    [null, false],
  ]);
  expect(of('GOL')).toMatchObject({ agencia: { id: 1, tipoAgencia: 'GUICHE' }, servico: { id: 5, ativo: true, versao: 1 }, empresas: [] });
  expect(of('SAKURA')?.empresas.map(({ nome }) => nome)).toEqual(['Metalúrgica Serra Azul S.A.', 'Construtora Vale do Ipê Ltda.']);
  expect(contentOf(of('SAKURA') as ListedCredential)).toEqual({
    usuario: 'bloqueado.sakura',
    senha: '',
    cobrancaFee: 'SERVICO',
    fee: 30,
    tipoEmissao: 'SISTEMA_EXTERNO',
  });
  expect(JSON.stringify(all)).not.toContain('demo-');
});

test('S-132 S-367 a credential is created active, is returned without its password, and used for quotes', async () => {
  const typed = { ...typedCredential({ consolidadora: 'COPASTUR' }), ativo: false };
  const made = await manager.call(insertCredential, { body: typed });
  expect(made).toEqual({
    ...typed,
    id: expect.any(String),
    servico: { id: 5, ativo: true, versao: 1 },
    credencial: JSON.stringify({ ...contentOf(made), senha: '' }),
    agencia: { id: 1, tipoAgencia: 'GUICHE' },
    ativo: true,
    estado: null,
    versao: 1,
  });
  expect(made).toEqual(await listed(made.id));
  expect(await opened(made.id)).toEqual(JSON.parse(typed.credencial));
  const params = { idAgencia: 1, tipoServico: 5, idEmpresa: 101 };
  const offered = (await manager.call(listConsolidators, { params })).find(({ id }) => id === made.id);
  expect(offered).toMatchObject({ consolidadora: 'COPASTUR', tipoEmissao: 'SISTEMA_EXTERNO' });
  expect(JSON.parse(offered?.credencial ?? '')).toMatchObject({ cobrancaFee: 'SERVICO', fee: 30 });
  // It names one company, and holds for no other.
  expect((await manager.call(listConsolidators, { params: { ...params, idEmpresa: 102 } })).map(({ id }) => id)).not.toContain(made.id);
});

test('S-367 what a consolidator, the agency or the rules do not allow is refused, each at its field', async () => {
  const insert = (changes: object) => refusal(manager.call(insertCredential, { body: { ...typedCredential(), ...changes } }));
  const content = (fields: object) => ({ credencial: JSON.stringify(fields) });
  expect(await insert({ servico: { id: 4 } })).toBe('422 servico.id: tipo_de_servico_invalido');
  // One of another section, and one that nobody may add any more.
  for (const consolidadora of ['TREND', 'TRAVELHUB']) expect(await insert({ consolidadora })).toBe('422 consolidadora: campo_invalido');
  expect(await insert(content({ cobrancaFee: 'VIAJANTE' }))).toBe('422 conteudo.fee: fee_obrigatorio');
  expect(await insert(content({ tipoEmissao: 'AUTOMATICO' }))).toBe('422 conteudo.tipoEmissao: campo_invalido');
  expect(await insert(content({ tipoPagamento: 'VCN' }))).toBe('422 conteudo.tipoPagamento: campo_invalido');
  expect(await insert(content({ taxaPersonalizada: 'VHI' }))).toBe('422 conteudo.taxaPersonalizada: campo_invalido');
  // A company of another agency.
  expect(await insert({ empresas: [{ id: 105, nome: 'Tecelagem Rio das Flores Ltda.' }] })).toBe('422 empresas: campo_invalido');
  expect(await insert({ credencial: '{' })).toContain('422');
});

test('S-366 what is saved is listed again; an empty password keeps the stored one, a new one takes its place, and another consolidator gets none', async () => {
  const made = await insertedCredential(manager);
  expect(contentOf(made).senha).toBe('');
  const kept = await withContent(made, { usuario: 'bia', fee: 42 });
  expect(kept).toEqual({ ...(await listed(made.id)), versao: 2 });
  expect(await opened(made.id)).toMatchObject({ usuario: 'bia', senha: 's3gr3do', fee: 42 });
  const { senha: _empty, ...withoutPassword } = contentOf(kept);
  const again = await save(kept, { credencial: JSON.stringify(withoutPassword) });
  expect(await opened(made.id)).toMatchObject({ senha: 's3gr3do' });
  const renewed = await withContent(again, { senha: 'n0va-s3nha' });
  expect(contentOf(renewed).senha).toBe('');
  expect(await opened(made.id)).toMatchObject({ senha: 'n0va-s3nha' });
  const moved = await save(renewed, { consolidadora: 'CNTOUR' });
  expect(await opened(made.id)).toEqual({ usuario: 'bia', cobrancaFee: 'SERVICO', fee: 42, tipoEmissao: 'SISTEMA_EXTERNO' });
  const off = await save(moved, { ativo: false, empresas: [] });
  expect(off).toMatchObject({ ativo: false, empresas: [], versao: 6 });
  expect(await refusal(save(off, { servico: { id: 6, ativo: true, versao: 1 } }))).toBe('422 servico.id: campo_invalido');
});

test('S-366 what other products keep in a credential stays, and a choice that is stored already is not refused', async () => {
  const movida = (await manager.call(listCredentials, {})).find(({ consolidadora }) => consolidadora === 'MOVIDA');
  if (!movida) throw new Error('the demo has no credential of Movida');
  expect(contentOf(movida)).toMatchObject({ aplicaMargem: true, tipoPagamento: 'FATURADO', tipoEmissao: 'AUTOMATICO' });
  expect(contentOf(await withContent(movida, { fee: 77, cobrancaFee: 'VIAJANTE' }))).toMatchObject({ aplicaMargem: true, fee: 77 });
});

test('S-366 B-061 of two who change one version the later is told what is stored, and changes nothing', async () => {
  const made = await insertedCredential(manager);
  const outcomes = await Promise.allSettled(['uma', 'outra'].map((typed) => withContent(made, { usuario: typed })));
  const refused = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));
  expect(refused).toHaveLength(1);
  expect(refused[0]).toMatchObject({
    status: 409,
    body: { chave: 'credencial_alterada_por_outra_pessoa', atual: await listed(made.id) },
  });
  expect((await logOf(made.id)).map(({ acao }) => acao)).toEqual(['ALTERAR', 'ADICIONAR']);
});

test('S-366 S-367 neither a log-in nor the fields of a request is readable in the database, the log of the server or a stored answer', async () => {
  const typed = typedCredential({ content: { usuario: 'us3r-s3cr3t0', senha: 'p4ss-s3cr3t0', agencyId: '4g3ncy-s3cr3t0' } });
  const made = await insertedCredential(manager, typed);
  await withContent(made, { senha: 'p4ss-s3cr3t0-2' });
  const request = await typedRequest(manager, { email: 'f13ld-s3cr3t0@guiche.demo' });
  await manager.call(requestCredential, { body: request });
  const tables = [agenciaServico, logCredencial, solicitacaoCredencial].map((table) => server.db.select().from(table));
  for (const kept of await Promise.all(tables)) expect(JSON.stringify(kept)).not.toContain('s3cr3t0');
  for (const kept of [await server.db.select().from(escritaFeita), server.log]) {
    expect(JSON.stringify(kept)).not.toContain('p4ss-s3cr3t0');
    expect(JSON.stringify(kept)).not.toContain('f13ld-s3cr3t0');
  }
  // A log-in that cannot be opened, as with another key, outlives a save in which none is typed.
  await server.db.update(agenciaServico).set({ acesso: 'AAAA' }).where(eq(agenciaServico.id, made.id));
  const shut = await listed(made.id);
  await save(shut, { ativo: false });
  const [row] = await server.db.select().from(agenciaServico).where(eq(agenciaServico.id, made.id));
  expect([row?.acesso, contentOf(shut)]).toEqual(['AAAA', { tipoEmissao: 'SISTEMA_EXTERNO' }]);
});

test('S-365 a type of service is switched off and on again; meanwhile none of its credentials is offered or searched', async () => {
  const params = { servico: TIPO_SERVICO_ID.RODOVIARIO };
  const flip = (tag?: string) => manager.call(switchService, { params, headers: { ...(tag !== undefined && { 'if-match': tag }) } });
  const bus = async () => ({
    listed: (await manager.call(listCredentials, {})).filter(({ servico }) => servico.id === 88).map(({ servico }) => servico.ativo),
    offered: (await manager.call(listConsolidators, { params: { idAgencia: 1, tipoServico: 88, idEmpresa: 101 } })).length,
    active: await manager.call(findServiceActivity, { params: { typeId: 88 } }),
  });
  expect(await bus()).toEqual({ listed: [true, true, true, true], offered: 3, active: true });
  expect(await flip(versionTag(1))).toEqual({ id: 88, ativo: false, versao: 2 });
  expect(await bus()).toEqual({ listed: [false, false, false, false], offered: 0, active: false });
  // Whoever saw it on would switch it on again.
  await expect(flip(versionTag(1))).rejects.toMatchObject({
    status: 409,
    body: { chave: 'servico_alterado_por_outra_pessoa', atual: { id: 88, ativo: false, versao: 2 } },
  });
  expect(await flip()).toEqual({ id: 88, ativo: true, versao: 3 });
  expect(await bus()).toMatchObject({ offered: 3, active: true });
  expect(await refusal(manager.call(switchService, { params: { servico: 4 }, headers: {} }))).toBe('422 tipo_de_servico_invalido');
});

test('S-368 S-369 the suppliers of a type of service are listed by name, each with the fields that it asks for', async () => {
  const names = async (idServico: number) =>
    (await manager.call(listCredentialSuppliers, { params: { idServico } })).map(({ nome }) => nome).join(', ');
  expect(await names(7)).toBe('Localiza, Movida');
  expect(await names(88)).toBe('ClickBus, Quero Passagem');
  expect(await names(6)).toBe(
    'B2B Hotel, Cangooroo, E-HTL, Euro Plus, Expedia, Frontur, Guichê Gateway, HRS, Omnibees, Omnibees Operadora, Trend',
  );
  expect([await names(10), await names(4)]).toEqual(['', '']);
  const [first] = await manager.call(listCredentialSuppliers, { params: { idServico: 7 } });
  const find = (tipoServico: number) => manager.call(findCredentialSupplier, { params: { idFornecedor: first?.id ?? '', tipoServico } });
  expect(await find(7)).toEqual({
    ...first,
    consolidadora: 'LOCALIZA',
    campos: [
      { nome: 'CNPJ da agência', tipo: 'TEXTO', obrigatorio: true },
      { nome: 'E-mail para contato', tipo: 'TEXTO', obrigatorio: true },
      { nome: 'Locações por mês', tipo: 'NUMERO', obrigatorio: true },
      { nome: 'Início do contrato', tipo: 'DATA', obrigatorio: false },
    ],
  });
  await expect(find(6)).rejects.toMatchObject({ status: 404 });
});

test('S-132 S-370 S-373 a credential is requested with the fields that the supplier asks for, waits inactive, and its data are read again', async () => {
  const request = await typedRequest(manager, { consolidadora: 'EURO_PLUS', idServico: 6 });
  const asked = await manager.call(requestCredential, { body: request });
  expect(asked).toMatchObject({ consolidadora: 'EURO_PLUS', servico: { id: 6 }, estado: 'SOLICITADA', ativo: false, credencial: '{}' });
  expect(await manager.call(findCredentialRequest, { params: { id: asked.id } })).toEqual({
    ...request,
    id: asked.id,
    estado: 'SOLICITADA',
    solicitante: manager.user.name,
    data: server.now().toISOString(),
  });
  const send = (changes: object) => refusal(manager.call(requestCredential, { body: { ...request, ...changes } }));
  const field = (place: number, valor: string) => ({
    campos: request.campos.map((one, index) => (index === place ? { ...one, valor } : one)),
  });
  expect(await send({ campos: [] })).toBe(
    '422 campos.0.valor: campo_obrigatorio campos.1.valor: campo_obrigatorio campos.2.valor: campo_obrigatorio',
  );
  expect(await send(field(2, '30/02/2027'))).toBe('422 campos.2.valor: data_invalida');
  expect(await send({ consolidadora: 'HRS' })).toBe('422 consolidadora: campo_invalido');
  expect(await send({ empresas: [{ id: 105, nome: '' }] })).toBe('422 empresas: campo_invalido');
  // A credential that was not requested has no such data.
  const other = await insertedCredential(manager);
  await expect(manager.call(findCredentialRequest, { params: { id: other.id } })).rejects.toMatchObject({ status: 404 });
});

test('S-370 S-372 what the gateway refuses is told in its words, and nothing is written', async () => {
  const count = async () => (await manager.call(listCredentials, {})).length;
  const before = await count();
  const failed = (email: string) => requestedCredential(manager, { email }).catch((error: unknown) => error);
  expect(await failed('contato@falha.test')).toMatchObject({
    status: 502,
    body: { chave: 'erro_solicitar_credencial', descricao: 'Cadastro não aceito: a agência tem pendências com o fornecedor.' },
  });
  expect(await failed('contato@silencio.test')).toMatchObject({ status: 502, body: { chave: 'fornecedor_sem_resposta' } });
  expect(await count()).toBe(before);
  const { id } = await requestedCredential(manager, { email: 'contato@naocancela.test' });
  await expect(manager.call(cancelCredential, { params: { id }, headers: {} })).rejects.toMatchObject({
    status: 502,
    body: { chave: 'erro_cancelar_credencial' },
  });
  expect(await listed(id)).toMatchObject({ estado: 'SOLICITADA', versao: 1 });
});

test('S-132 S-371 S-372 a requested credential is activated or cancelled, and both are final: any other way is a 422 with an ERROR body', async () => {
  const activate = (credential: ListedCredential, changes: object = {}, tag = versionTag(credential.versao)) =>
    manager.call(activateCredential, { headers: { 'if-match': tag }, body: { ...activationOf(credential), ...changes } });
  const cancel = ({ id, versao }: ListedCredential) =>
    manager.call(cancelCredential, { params: { id }, headers: { 'if-match': versionTag(versao) } });
  const asked = await requestedCredential(manager);
  const unfinished = 'estado_da_credencial_nao_permite';
  // It has nothing yet that could be saved.
  expect(await refusal(save(asked))).toBe(`422 ${unfinished}`);
  expect(await refusal(activate(asked, { identificador: ' ' }))).toBe('422 identificador: identificacao_da_agencia_nao_informada');
  await expect(activate(asked, {}, versionTag(9))).rejects.toMatchObject({ status: 409, body: { atual: asked } });
  const active = await activate(asked);
  expect(active).toMatchObject({ estado: 'ATIVADA', ativo: true, identificador: 'ESF-57120', versao: 2 });
  expect(contentOf(active)).toEqual({ agencyId: '57120', groupId: '310', cobrancaFee: 'FORNECEDOR', tipoEmissao: 'AUTOMATICO' });
  for (const again of [activate, cancel]) expect(await refusal(again(active))).toBe(`422 ${unfinished}`);
  const cancelled = await cancel(await requestedCredential(manager));
  expect(cancelled).toMatchObject({ estado: 'CANCELADA', ativo: false, versao: 2 });
  for (const again of [activate, cancel, save]) expect(await refusal(again(cancelled))).toBe(`422 ${unfinished}`);
  // One that was not requested is in no state in which it could be.
  const own = await insertedCredential(manager);
  const refused = await activate(own).catch((error: unknown) => error);
  expect(refused).toMatchObject({ status: 422, body: [{ tipo: 'ERROR', chave: unfinished, titulo: expect.any(String) }] });
  expect(await listed(own.id)).toEqual(own);
  // An activated one is configured as any other.
  expect(await withContent(active, { agencyId: '99' })).toMatchObject({ estado: 'ATIVADA', versao: 3 });
});

test('S-372 B-060 a cancellation that is sent twice with one key is one, and has its first answer', async () => {
  const { id } = await requestedCredential(manager);
  const send = () => manager.call(cancelCredential, { params: { id }, headers: {}, idempotencyKey: `cancela-${id}` });
  expect(await send()).toEqual(await send());
  expect((await logOf(id)).map(({ acao }) => acao)).toEqual(['DESATIVAR', 'ADICIONAR']);
});

test('A-243 the log has each change with old and new values, who made it and when, and masks in place of passwords', async () => {
  const made = await insertedCredential(manager);
  const renewed = await withContent(made, { senha: 'outra', fee: 31 });
  await save(renewed, { ativo: false, empresas: [{ id: 102, nome: '' }] });
  await save(await listed(made.id), {});
  const log = await logOf(made.id);
  expect(log.map(({ acao }) => acao).toSorted()).toEqual(['ADICIONAR', 'ALTERAR', 'ALTERAR', 'DESATIVAR']);
  const by = { idUsuarioAgencia: manager.user.id, colaborador: manager.user.name, data: server.now().toISOString() };
  for (const entry of log) expect(entry).toMatchObject(by);
  expect(JSON.stringify(log)).not.toMatch(/s3gr3do|outra"/);
  const parsed = log.map(({ acao, detalhes: { credencial, empresas, identificador } }) => ({
    acao,
    identificador,
    antigo: credencial.antigo === null ? null : JSON.parse(credencial.antigo),
    novo: JSON.parse(credencial.novo ?? ''),
    empresas: [empresas.antigo, empresas.novo].map((companies) => companies.map(({ nome }) => nome)),
  }));
  const content = { usuario: 'ana', senha: SECRET_MASK, cobrancaFee: 'SERVICO', fee: 30, tipoEmissao: 'SISTEMA_EXTERNO' };
  const { identificador } = made;
  const SERRA = 'Metalúrgica Serra Azul S.A.';
  expect(parsed).toContainEqual({ acao: 'ADICIONAR', identificador, antigo: null, novo: content, empresas: [[], [SERRA]] });
  // That the password is another one is told, and nothing else of it.
  expect(parsed).toContainEqual({
    acao: 'ALTERAR',
    identificador,
    antigo: content,
    novo: { ...content, senha: `${SECRET_MASK}*`, fee: 31 },
    empresas: [[SERRA], [SERRA]],
  });
  const later = { ...content, fee: 31 };
  const moved = { identificador, antigo: later, novo: later, empresas: [[SERRA], ['Construtora Vale do Ipê Ltda.']] };
  for (const acao of ['ALTERAR', 'DESATIVAR']) expect(parsed).toContainEqual({ acao, ...moved });
  // The demo has a history, too.
  const sakura = (await manager.call(listCredentials, {})).find(({ consolidadora }) => consolidadora === 'SAKURA');
  expect((await logOf(sakura?.id ?? '')).map(({ acao }) => acao)).toEqual(['DESATIVAR', 'ADICIONAR']);
});

test('S-364 S-366 S-371 S-373 A-243 another agency has credentials of its own, and finds none of ours', async () => {
  await server.db
    .update(usuario)
    .set({ perfis: [3] })
    .where(eq(usuario.login, 'consultor@rotasul.demo'));
  const stranger = await server.logIn('consultor@rotasul.demo');
  const ours = await insertedCredential(manager);
  const asked = await requestedCredential(manager);
  const theirs = await stranger.call(listCredentials, {});
  expect(new Set(theirs.map(({ agencia }) => `${agencia.id} ${agencia.tipoAgencia}`))).toEqual(new Set(['42 EXTERNA']));
  expect(theirs.map(({ id }) => id)).not.toContain(ours.id);
  const calls = [
    () => save(ours, {}, stranger),
    () => stranger.call(activateCredential, { headers: {}, body: activationOf(asked) }),
    () => stranger.call(cancelCredential, { params: { id: asked.id }, headers: {} }),
    () => stranger.call(findCredentialRequest, { params: { id: asked.id } }),
    () => stranger.call(listCredentialLog, { params: { idAgencia: 42, idServico: ours.id } }),
  ];
  for (const call of calls) await expect(call()).rejects.toMatchObject({ status: 404 });
  await expect(stranger.call(listCredentialLog, { params: { idAgencia: 1, idServico: ours.id } })).rejects.toMatchObject({ status: 403 });
  expect([await listed(ours.id), await listed(asked.id)]).toEqual([ours, asked]);
  // The platform's own consolidators are not theirs; one that they have already cannot be changed, nor its companies.
  const gateway = typedCredential({ consolidadora: 'GUICHE_GATEWAY', content: {}, empresas: [] });
  expect(await refusal(stranger.call(insertCredential, { body: gateway }))).toBe('422 consolidadora: campo_invalido');
  const locked = theirs.find(({ consolidadora }) => consolidadora === 'DIRETORIOHOTEL');
  if (!locked) throw new Error('the other agency has no credential of the hotel directory');
  const company = { id: 105, nome: '' };
  expect(await refusal(save(locked, { empresas: [company] }, stranger))).toBe(
    '422 consolidadora: consolidadora_indisponivel_nao_pode_ser_alterada',
  );
  expect(await save(locked, { ativo: false }, stranger)).toMatchObject({ ativo: false, empresas: [] });
});
