import { versionIn, versionTag } from '@guiche/contract/call';
import { listIntegrations, saveIntegrations } from '@guiche/contract/integrations';
import type { Integration } from '@guiche/domain/entities';
import { SECRET_MASK } from '@guiche/domain/integrations';
import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { integracaoCliente } from '../db/schema/agencia.ts';
import { escritaFeita } from '../db/schema/escrita.ts';
import { usuario } from '../db/schema/usuario.ts';
import { type Person, serverForFile, type TestServer } from '../test-support/index.ts';
import { secretPlace } from './sealed-integration.ts';

let server: TestServer;
let manager: Person;
serverForFile((demo) => {
  ({ server, manager } = demo);
});

const list = (name = 'serraazul', person = manager) => person.call(listIntegrations, { params: { name } });
const save = (body: Integration[], tag?: string, person = manager) =>
  person.call(saveIntegrations, { params: { name: 'serraazul' }, headers: { ...(tag !== undefined && { 'if-match': tag }) }, body });
async function tagNow(): Promise<string> {
  const answer = await fetch(`${server.address}/api/agency/integracoes/instancia/serraazul`, { headers: { authorization: manager.token } });
  return versionTag(versionIn(answer.headers));
}
const isRow = (nome: string) =>
  and(eq(integracaoCliente.agenciaId, 1), eq(integracaoCliente.empresaId, 101), eq(integracaoCliente.nome, nome));
const isErp = isRow('ERP');
async function rowOf(nome: string) {
  const [row] = await server.db.select().from(integracaoCliente).where(isRow(nome));
  if (!row) throw new Error(`no integration ${nome}`);
  return row;
}
/** What is stored of an integration, with its secrets. */
async function opened(nome: string): Promise<Readonly<Record<string, string>>> {
  const row = await rowOf(nome);
  const textOf = ({ campo, valor, lacrado }: (typeof row.campos)[number]) =>
    lacrado ? (server.cards.open(valor, secretPlace(row, nome, campo)) ?? '') : valor;
  return Object.fromEntries(row.campos.map((campo) => [campo.campo, textOf(campo)]));
}
async function erp(): Promise<Integration> {
  const found = (await list()).find(({ nome }) => nome === 'ERP');
  if (!found) throw new Error('the client has no ERP');
  return found;
}

test('A-228 the integrations of a client are listed by name, each field in its order, with a mask in place of each secret', async () => {
  const integrations = await list();
  expect(integrations.map(({ nome }) => nome)).toEqual(['ERP', 'Login único (SSO)', 'Webhook de emissões']);
  expect(Object.entries((await erp()).configuracao)).toEqual([
    ['url', 'https://erp.serraazul.example/api'],
    ['usuario', 'guiche'],
    ['senha', SECRET_MASK],
    ['codigoEmpresa', '1001'],
  ]);
  expect(JSON.stringify(integrations)).not.toContain('demo-');
  expect(await list('mandacaru')).toEqual([]);
});

test('A-229 what is saved is listed again; an unchanged mask keeps the secret, and what is not sent stays as it is', async () => {
  const before = await list();
  const shown = await erp();
  const { senha } = await opened('ERP');
  expect(senha).toBe('demo-serraazul');
  const saved = await save([{ ...shown, ativo: false, configuracao: { ...shown.configuracao, usuario: 'outra' } }]);
  expect(saved).toEqual(await list());
  expect(saved).toEqual(
    before.map((each) =>
      each.nome === 'ERP' ? { ...each, ativo: false, configuracao: { ...each.configuracao, usuario: 'outra' } } : each,
    ),
  );
  expect(await opened('ERP')).toMatchObject({ usuario: 'outra', senha });
});

test('A-229 a kept secret stays encrypted as it is, though the server could not open it; a mask of nothing, or of another integration, is nothing', async () => {
  const sealedOf = async () => (await rowOf('ERP')).campos.find(({ campo }) => campo === 'senha');
  // As with another key.
  const campos = (await rowOf('ERP')).campos.map((each) => (each.campo === 'senha' ? { ...each, valor: 'AAAA' } : each));
  await server.db.update(integracaoCliente).set({ campos }).where(isErp);
  const shown = await erp();
  expect(shown.configuracao['senha']).toBe(SECRET_MASK);
  await save([
    { ...shown, configuracao: { ...shown.configuracao, chaveNova: SECRET_MASK } },
    { ...shown, nome: 'Cópia' },
  ]);
  expect(await sealedOf()).toEqual({ campo: 'senha', valor: 'AAAA', lacrado: true });
  const saved = await list();
  expect(saved.find(({ nome }) => nome === 'ERP')?.configuracao).toMatchObject({ senha: SECRET_MASK, chaveNova: '' });
  expect(saved.find(({ nome }) => nome === 'Cópia')?.configuracao['senha']).toBe('');
});

test('A-230 what is no address, or empty though it is needed, is refused at its field, and nothing is saved', async () => {
  const shown = await erp();
  const refused = (body: Integration[]) => save(body).catch((error: unknown) => error);
  const bad = { ...shown, ativo: true, configuracao: { ...shown.configuracao, url: 'javascript:alert(1)', usuario: ' ' } };
  expect(await refused([shown, bad])).toMatchObject({
    status: 422,
    errors: [
      { chave: 'endereco_web_invalido', campo: 'integracoes.1.configuracao.url' },
      { chave: 'campo_obrigatorio', campo: 'integracoes.1.configuracao.usuario' },
    ],
  });
  expect(await erp()).toEqual(shown);
});

test('A-229 a secret that is refused is in no answer and no line of the log', async () => {
  const shown = await erp();
  for (const typed of [`recusad0\u0000${'x'.repeat(20)}`, `recusad0${'x'.repeat(3000)}`]) {
    const refused = await save([{ ...shown, configuracao: { ...shown.configuracao, senha: typed } }]).catch((error: unknown) => error);
    expect(refused).toMatchObject({ status: expect.toSatisfy((status: number) => status === 400 || status === 422) });
    expect(JSON.stringify(refused)).not.toContain('recusad0');
  }
  expect(JSON.stringify(server.log)).not.toContain('recusad0');
});

test('A-229 a new secret takes the place of the stored one, an empty one removes it; neither is readable in the database, the log or an answer', async () => {
  const shown = await erp();
  const typed = 'n0va-s3nha-da-integracao';
  const answer = await save([{ ...shown, configuracao: { ...shown.configuracao, senha: typed } }]);
  expect(answer.find(({ nome }) => nome === 'ERP')?.configuracao['senha']).toBe(SECRET_MASK);
  expect(await opened('ERP')).toMatchObject({ senha: typed });
  for (const kept of [await rowOf('ERP'), await server.db.select().from(escritaFeita), server.log]) {
    expect(JSON.stringify(kept)).not.toContain(typed);
  }
  await save([{ ...shown, configuracao: { ...shown.configuracao, senha: '' } }]);
  expect((await erp()).configuracao['senha']).toBe('');
});

test('A-229 B-061 of two who change one version the later is told what is stored, and changes nothing', async () => {
  const tag = await tagNow();
  const shown = await erp();
  const typed = (usuario: string) => [{ ...shown, configuracao: { ...shown.configuracao, usuario } }];
  const outcomes = await Promise.allSettled([save(typed('uma'), tag), save(typed('outra'), tag)]);
  const refused = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));
  expect(refused).toHaveLength(1);
  expect(refused[0]).toMatchObject({ status: 409, body: { chave: 'integracoes_alteradas_por_outra_pessoa', atual: await list() } });
  expect(await tagNow()).not.toBe(tag);
});

test('A-228 A-283 a client of another agency is not found; each agency has integrations of its own with a client of both', async () => {
  for (const name of ['riodasflores', 'ninguem']) await expect(list(name)).rejects.toMatchObject({ status: 404 });
  await server.db
    .update(usuario)
    .set({ perfis: [3] })
    .where(eq(usuario.login, 'consultor@rotasul.demo'));
  const stranger = await server.logIn('consultor@rotasul.demo');
  await expect(list('serraazul', stranger)).rejects.toMatchObject({ status: 404 });
  await expect(save([], undefined, stranger)).rejects.toMatchObject({ status: 404 });
  const ours = await list('solnascente');
  const [first] = await list('solnascente', stranger);
  if (!first) throw new Error('the other agency has no integration');
  await stranger.call(saveIntegrations, {
    params: { name: 'solnascente' },
    headers: {},
    body: [{ ...first, configuracao: { url: 'https://outro.example' } }],
  });
  expect(await list('solnascente')).toEqual(ours);
});
