import { copyAgency, findAgency, saveAgency } from '@guiche/contract/agencies';
import { versionIn, versionTag } from '@guiche/contract/call';
import { listClientInstances } from '@guiche/contract/session';
import { agencyCopies, mirroredAgency } from '@guiche/domain/agencies';
import type { Agency } from '@guiche/domain/entities';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { agencia, copiaAgencia } from '../db/schema/agencia.ts';
import { usuario } from '../db/schema/usuario.ts';
import { type Person, serverForFile, type TestServer } from '../test-support/index.ts';

let server: TestServer;
let manager: Person;
serverForFile((demo) => {
  ({ server, manager } = demo);
});

const params = () => ({ id: manager.user.agency.id });
const find = () => manager.call(findAgency, { params: params() });
async function seen(): Promise<{ agency: Agency; tag: string }> {
  const answer = await fetch(`${server.address}/api/agency/agency/${params().id}`, { headers: { authorization: manager.token } });
  return { agency: await answer.json(), tag: versionTag(versionIn(answer.headers)) };
}
const copies = async () => agencyCopies(params().id, await find(), await manager.call(listClientInstances, { query: {} }));
/** Somebody who manages another agency. */
async function managerElsewhere(): Promise<Person> {
  await server.db
    .update(usuario)
    .set({ perfis: [3] })
    .where(eq(usuario.login, 'consultor@rotasul.demo'));
  return server.logIn('consultor@rotasul.demo');
}
const stored = () => server.db.select().from(copiaAgencia).where(eq(copiaAgencia.agenciaId, params().id));

test('A-192 A-197 the own agency is read with all of its fields', async () => {
  await server.db
    .update(agencia)
    .set({
      nome: 'Rumo Viagens',
      email: 'contato@rumo.com.br',
      endereco: 'Rua da Aurora, 100',
      cnpj: '11222333000181',
      telefone: '8133334444',
      telefonesExtras: '8133335555;81988887777',
      contato: 'Bia',
      telefoneEmergencia: '81999998888',
    })
    .where(eq(agencia.id, params().id));
  expect(await find()).toEqual({
    name: 'Rumo Viagens',
    email: 'contato@rumo.com.br',
    address: 'Rua da Aurora, 100',
    cnpj: '11222333000181',
    telephoneNumber: '8133334444',
    telefonesExtras: '8133335555;81988887777',
    contactName: 'Bia',
    emergencyNumber: '81999998888',
  });
});

test('A-198 what is saved is read again, each time as a newer version', async () => {
  const { agency, tag } = await seen();
  const body = { ...agency, name: 'Rumo Norte', telefonesExtras: '' };
  expect(await manager.call(saveAgency, { params: params(), headers: { 'if-match': tag }, body })).toEqual(body);
  const again = await seen();
  expect(again.agency).toEqual(body);
  expect(again.tag).not.toBe(tag);
});

test('A-198 what the rules refuse is said at its field, and nothing is saved', async () => {
  const before = await find();
  const body = { ...before, name: ' ', email: 'contato@rumo', telefonesExtras: '8133335555;81' };
  await expect(manager.call(saveAgency, { params: params(), headers: {}, body })).rejects.toMatchObject({
    status: 422,
    body: [
      { campo: 'name', chave: 'campo_obrigatorio' },
      { campo: 'email', chave: 'email_invalido' },
      { campo: 'telefonesExtras.1', chave: 'telefone_invalido' },
    ],
  });
  expect(await find()).toEqual(before);
});

test('A-197 A-198 B-061 another agency is not found; of two who change one version the later is told what is stored', async () => {
  const stranger = await managerElsewhere();
  const { agency, tag } = await seen();
  const saveBy = (person: Person, body: Agency) => person.call(saveAgency, { params: params(), headers: { 'if-match': tag }, body });
  await expect(stranger.call(findAgency, { params: params() })).rejects.toMatchObject({ status: 404 });
  await expect(saveBy(stranger, agency)).rejects.toMatchObject({ status: 404 });
  const outcomes = await Promise.allSettled(['Uma', 'Outra'].map((name) => saveBy(manager, { ...agency, name })));
  const kept = await find();
  const refused = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));
  expect(refused).toHaveLength(1);
  expect(refused[0]).toMatchObject({ status: 409, body: { chave: 'agencia_alterada_por_outra_pessoa', atual: kept } });
});

test('A-199 A-226 each client instance names the id of the agency there, under which a copy is saved', async () => {
  const wanted = await copies();
  const clients = await manager.call(listClientInstances, { query: {} });
  expect(wanted.map(({ client }) => client.instancia)).toEqual(clients.map(({ instancia }) => instancia));
  expect(new Set(wanted.map(({ productId }) => productId)).size).toBe(clients.length);
  for (const { productId, body } of wanted) {
    expect(await manager.call(copyAgency, { params: { productId }, headers: {}, body })).toBeUndefined();
  }
  const rows = await stored();
  expect(rows.map(({ empresaId }) => empresaId).sort()).toEqual(clients.map(({ id }) => id).sort());
  for (const { dados } of rows) expect(dados).toEqual(mirroredAgency(await find()));
});

test('A-199 B-061 the copy of an older save does not overwrite that of a newer one', async () => {
  const [copy] = await copies();
  if (!copy) throw new Error('the agency has no client');
  const { productId, body } = copy;
  const { agency, tag } = await seen();
  await manager.call(saveAgency, { params: params(), headers: { 'if-match': tag }, body: { ...agency, contactName: 'Nova pessoa' } });
  const newer = { ...body, nomeContato: 'Nova pessoa' };
  await manager.call(copyAgency, { params: { productId }, headers: { 'if-match': (await seen()).tag }, body: newer });
  await expect(manager.call(copyAgency, { params: { productId }, headers: { 'if-match': tag }, body })).rejects.toMatchObject({
    status: 409,
    body: { atual: newer },
  });
  expect((await stored()).find(({ empresaId }) => empresaId === copy.client.id)?.dados).toEqual(newer);
});

test('A-199 A-283 the id of another agency is not found', async () => {
  const stranger = await managerElsewhere();
  const [theirs] = await stranger.call(listClientInstances, { query: {} });
  const productId = theirs?.agencyInstances[0]?.productId ?? 0;
  const body = mirroredAgency(await find());
  await expect(manager.call(copyAgency, { params: { productId }, headers: {}, body })).rejects.toMatchObject({ status: 404 });
  await expect(stranger.call(copyAgency, { params: { productId }, headers: {}, body })).resolves.toBeUndefined();
});
