import { CallError, conflictOf } from '@guiche/contract/client';
import { changeServiceGroup, insertServiceGroup, listServiceGroups } from '@guiche/contract/groups';
import { beforeAll, expect, test } from 'vitest';
import { type Person, serverForFile, type TestServer } from '../test-support/index.ts';

let server: TestServer;
let manager: Person;
serverForFile((demo) => {
  ({ server } = demo);
});
beforeAll(async () => {
  manager = await server.logIn('gestora@guiche.demo');
});

/** What a call is refused with. */
async function failure(call: Promise<unknown>): Promise<CallError> {
  const error = await call.catch((reason: unknown) => reason);
  if (error instanceof CallError) return error;
  throw new Error('the call was not refused');
}

const SERRA = { id: 101, name: 'Metalúrgica Serra Azul S.A.' };
const IPE = { id: 102, name: 'Construtora Vale do Ipê Ltda.' };
const typed = { versao: 0, nome: 'Indústria', descricao: 'Célula da manhã', clientes: [SERRA, IPE] };
const insert = (changes: object = {}, person = manager) => person.call(insertServiceGroup, { body: { ...typed, ...changes } });

test('A-235 a group is inserted, listed by name and changed; texts lose their blanks at both ends', async () => {
  const made = await insert({ nome: '  Zona Sul ', descricao: ' Sul ' });
  expect(made).toEqual({ id: expect.any(Number), versao: 1, nome: 'Zona Sul', descricao: 'Sul', clientes: [SERRA, IPE] });
  const first = await insert({ nome: 'açaí' });
  const names = (await manager.call(listServiceGroups, {})).map(({ nome }) => nome);
  expect(names.indexOf('açaí')).toBeLessThan(names.indexOf('Zona Sul'));
  const body = { ...typed, versao: first.versao, nome: 'Norte', clientes: [IPE] };
  const changed = await manager.call(changeServiceGroup, { params: { id: Number(first.id) }, body });
  expect(changed).toEqual({ id: first.id, versao: 2, nome: 'Norte', descricao: 'Célula da manhã', clientes: [IPE] });
  expect(await manager.call(listServiceGroups, {})).toContainEqual(changed);
});

test('A-235 A-238 A-239 A-240 A-241 the rules refuse a group, each fault at its field', async () => {
  const refused = await failure(insert({ nome: ' ', descricao: '', clientes: [SERRA, null, SERRA] }));
  expect(refused).toMatchObject({ status: 422 });
  expect(refused.errors.map(({ chave, campo }) => [chave, campo])).toEqual([
    ['grupo_erro_nome', 'nome'],
    ['grupo_erro_descricao', 'descricao'],
    ['grupo_erro_cliente_nulo', 'clientes.1'],
    ['grupo_erro_cliente_duplicado', 'clientes.2'],
  ]);
});

test('A-238 a name is one group’s of an agency, in whatever case; a group keeps its own, and of two at the same moment one is made', async () => {
  const made = await insert({ nome: 'Um só' });
  const taken = { status: 422, errors: [{ chave: 'grupo_erro_nome_em_uso', campo: 'nome' }] };
  expect(await failure(insert({ nome: ' um  SÓ ' }))).toMatchObject(taken);
  const other = await insert({ nome: 'Outro nome' });
  const change = ({ id, versao }: typeof made, nome: string) =>
    manager.call(changeServiceGroup, { params: { id: Number(id) }, body: { ...typed, versao, nome } });
  expect(await failure(change(other, 'UM SÓ'))).toMatchObject(taken);
  expect((await change(made, 'um só')).nome).toBe('um só');
  // The other agency has a group of this name.
  await insert({ nome: 'Campo' });
  const outcomes = await Promise.allSettled([insert({ nome: 'Na mesma hora' }), insert({ nome: 'na mesma hora' })]);
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});

test('A-235 a client for which the agency does not work is none of its choices', async () => {
  const foreign = { id: 105, name: 'Tecelagem Rio das Flores Ltda.' };
  expect(await failure(insert({ clientes: [SERRA, foreign] }))).toMatchObject({
    status: 422,
    errors: [{ chave: 'grupo_erro_cliente_nulo', campo: 'clientes.1' }],
  });
});

test('B-061 a change over a newer one is refused with the group as it is stored', async () => {
  const { id, versao } = await insert({ nome: 'Corrida' });
  const params = { id: Number(id) };
  const theirs = await manager.call(changeServiceGroup, { params, body: { ...typed, versao, nome: 'Deles' } });
  const refused = await failure(manager.call(changeServiceGroup, { params, body: { ...typed, versao, nome: 'Meu' } }));
  expect(conflictOf(changeServiceGroup, refused)).toMatchObject({ chave: 'grupo_alterado_por_outro', atual: theirs });
  expect(await manager.call(listServiceGroups, {})).toContainEqual(theirs);
});

test('A-051 A-283 only administrators of the agency reach the groups, and only those of their own agency', async () => {
  const clerk = await server.logIn('consultora@guiche.demo');
  for (const call of [clerk.call(listServiceGroups, {}), insert({}, clerk)]) await expect(call).rejects.toMatchObject({ status: 403 });
  const { id, versao } = await insert({ nome: 'Nosso' });
  await server.db.execute(`update grupo_servico set agencia_id = 42 where id = ${id}`);
  const body = { ...typed, versao };
  await expect(manager.call(changeServiceGroup, { params: { id: Number(id) }, body })).rejects.toMatchObject({ status: 404 });
  expect((await manager.call(listServiceGroups, {})).map((group) => group.id)).not.toContain(id);
});
