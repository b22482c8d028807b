import fc from 'fast-check';
import { expect, test } from 'vitest';
import { groupsMessages } from '../messages/groups/index.ts';
import { GROUP_MESSAGE, type GroupForm, groupMessage, groupMessageOfCode, groupNameViolation, groupViolations } from './index.ts';

const group: GroupForm = { nome: 'Sul', descricao: 'Clientes do Sul', clientes: [{ id: 12 }, { id: 13 }] };

test('A-236 A-237 a group was inserted, code 1, or changed, code 2', () => {
  expect(GROUP_MESSAGE).toMatchObject({ INSERTED: 1, CHANGED: 2 });
  expect([groupMessage(1), groupMessage(2)]).toEqual(['grupo_inserido', 'grupo_alterado']);
});
test('a group that is whole may be saved, also without clients', () => {
  expect(groupViolations(group)).toEqual([]);
  expect(groupViolations({ ...group, clientes: [] })).toEqual([]);
});
test.each(['', '  '])('A-238 the name "%s" is refused, code 3', (nome) => {
  expect(groupViolations({ ...group, nome })).toEqual([{ key: 'grupo_erro_nome', field: 'nome' }]);
  expect(groupMessage(3)).toBe('grupo_erro_nome');
});
test.each(['Bancos e educação', 'bancos e  educação ', ' BANCOS E EDUCAÇÃO'])('A-238 the name "%s" is that of another group', (nome) => {
  const refused = { key: 'grupo_erro_nome_em_uso', field: 'nome' };
  expect(groupNameViolation(nome, [group, { nome: 'Bancos e educação' }])).toEqual(refused);
});
test('A-238 a name that no other group has may be given', () => {
  expect(groupNameViolation('Bancos', [group, { nome: 'Bancos e educação' }])).toBeUndefined();
});
test.each(['', '  '])('A-239 the description "%s" is refused, code 4', (descricao) => {
  expect(groupViolations({ ...group, descricao })).toEqual([{ key: 'grupo_erro_descricao', field: 'descricao' }]);
  expect(groupMessage(4)).toBe('grupo_erro_descricao');
});
test('a description that is longer than what is stored is refused in words', () => {
  expect(groupViolations({ ...group, descricao: 'a'.repeat(4000) })).toEqual([]);
  expect(groupViolations({ ...group, descricao: 'a'.repeat(4001) })).toEqual([
    { key: 'texto_longo_demais', params: { tamanho: '4.001', limite: '4.000' }, field: 'descricao' },
  ]);
});
test('A-240 a client cannot appear twice, code 5', () => {
  const clientes = [{ id: 12 }, { id: 13 }, { id: 12 }, { id: 12 }];
  expect(groupViolations({ ...group, clientes })).toEqual([
    { key: 'grupo_erro_cliente_duplicado', field: 'clientes.2' },
    { key: 'grupo_erro_cliente_duplicado', field: 'clientes.3' },
  ]);
  expect(groupMessage(5)).toBe('grupo_erro_cliente_duplicado');
});
test('A-241 a client cannot be missing, code 6', () => {
  expect(groupViolations({ ...group, clientes: [null, { id: 12 }, null] })).toEqual([
    { key: 'grupo_erro_cliente_nulo', field: 'clientes.0' },
    { key: 'grupo_erro_cliente_nulo', field: 'clientes.2' },
  ]);
  expect(groupMessage(6)).toBe('grupo_erro_cliente_nulo');
});
test('A-238 A-239 A-240 A-241 every fault is said at once', () => {
  const keys = groupViolations({ nome: '', descricao: '', clientes: [null, { id: 1 }, { id: 1 }] }).map(({ key }) => key);
  expect(keys).toEqual(['grupo_erro_nome', 'grupo_erro_descricao', 'grupo_erro_cliente_nulo', 'grupo_erro_cliente_duplicado']);
});
test('A-240 there are as many faults as clients too many', () =>
  fc.assert(
    fc.property(fc.array(fc.nat(5).map((id) => ({ id }))), (clientes) => {
      expect(groupViolations({ ...group, clientes })).toHaveLength(clientes.length - new Set(clientes.map(({ id }) => id)).size);
    }),
  ));

test('S-322 six message codes', () => {
  const keys = [1, 2, 3, 4, 5, 6].map(groupMessageOfCode);
  expect(keys).toEqual([1, 2, 3, 4, 5, 6].map((code) => `grupo_servico_${code}`));
  expect(keys.map((key) => key && groupsMessages.ptBr[key])).toEqual([
    'Grupo inserido com sucesso',
    'Grupo alterado com sucesso',
    'Informe o nome do grupo',
    'Informe a descrição do grupo',
    'Cliente duplicado no grupo',
    'O campo cliente não pode ser vazio',
  ]);
  expect([0, 7, 1.5].map(groupMessageOfCode)).toEqual([null, null, null]);
});
