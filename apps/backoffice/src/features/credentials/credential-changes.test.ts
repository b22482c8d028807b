import { CallError, type Client } from '@guiche/contract/client';
import type { ListedCredential } from '@guiche/domain/entities';
import { type EditedCredential, editedCredential, newCredentialOf } from '@guiche/ui/credentials/credential-modal';
import { expect, test } from 'vitest';
import { readQuery, writeQuery } from '../../shared/address/query-values.ts';
import { clientInState, stateWith } from '../../shared/clients/client-in-state.ts';
import { activate, cancel, switchServiceOf, withCredential, withService } from './credential-changes.ts';
import { CREDENTIALS_QUERY } from './credentials-address.ts';
import { startOfTest } from './start-of-test.ts';
import { isSavedAs, withoutPassword } from './typed-credential.ts';
import { unnamedUsers } from './unnamed-users.ts';

const credential = (id: string, idServico: number, more: Partial<ListedCredential> = {}): ListedCredential => ({
  id,
  versao: 3,
  servico: { id: idServico, ativo: true, versao: 2 },
  consolidadora: 'GOL',
  credencial: '{"usuario":"ana","senha":"","cobrancaFee":"FORNECEDOR"}',
  empresas: [],
  agencia: { id: 1, tipoAgencia: 'EXTERNA' },
  ativo: true,
  identificador: null,
  estado: null,
  ...more,
});
const typed = (edited: EditedCredential, conteudo: Partial<EditedCredential['conteudo']>): EditedCredential => ({
  ...edited,
  conteudo: { ...edited.conteudo, ...conteudo },
});

test('S-365 S-371 S-372 B-061 a service is switched, and a credential activated or cancelled, over the version that was seen', async () => {
  const asked: unknown[] = [];
  const call = async ({ name }: { name: string }, input: object) => void asked.push([name, input]);
  const client = { call } as unknown as Client;
  await switchServiceOf(client, { id: 6, ativo: true, versao: 2 });
  const body = { idAgenciaServico: 'c1', credencial: '{}', identificador: '57', empresas: [] };
  await activate(client, { versao: 3 }, body);
  await cancel(client, { id: 'c1', versao: 4 });
  expect(asked).toEqual([
    ['switchService', { params: { servico: 6 }, headers: { 'if-match': '"2"' } }],
    ['activateCredential', { body, headers: { 'if-match': '"3"' } }],
    ['cancelCredential', { params: { id: 'c1' }, headers: { 'if-match': '"4"' } }],
  ]);
  const refusing = { call: () => Promise.reject(new CallError(409, {})) } as unknown as Client;
  await expect(cancel(refusing, { id: 'c1', versao: 4 })).rejects.toThrow(CallError);
});

test('S-364 S-365 S-370 the list has what was changed, and what is new, before it is loaded again', () => {
  const list = [credential('a', 5), credential('b', 6), credential('c', 6)];
  const changed = credential('b', 6, { estado: 'CANCELADA', versao: 4 });
  expect(withCredential(list, changed)).toEqual([list[0], changed, list[2]]);
  expect(withCredential(list, credential('d', 7)).map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd']);
  // Where the server has it: in its section, by the name of the consolidator.
  expect(withCredential(list, credential('e', 5, { consolidadora: 'AZUL' })).map(({ id }) => id)).toEqual(['e', 'a', 'b', 'c']);
  expect(withCredential(undefined, changed)).toEqual([changed]);
  const off = { id: 6, ativo: false, versao: 3 };
  expect(withService(list, off).map(({ servico }) => servico)).toEqual([list[0]?.servico, off, off]);
  expect(withService(undefined, off)).toEqual([]);
});

test('B-064 S-366 a draft holds no password; a save whose response was lost is known by what is stored, unless a password was typed', () => {
  const stored = editedCredential(credential('a', 5));
  expect(withoutPassword(typed(stored, { usuario: 'bia', senha: 's3gr3do' }))).toEqual(typed(stored, { usuario: 'bia' }));
  expect(isSavedAs(stored, { ...stored, versao: 4 })).toBe(true);
  expect(isSavedAs(typed(stored, { usuario: 'bia' }), { ...stored, versao: 4 })).toBe(false);
  expect(isSavedAs({ ...stored, identificador: '57' }, stored)).toBe(false);
  expect(isSavedAs(typed(stored, { senha: 's3gr3do' }), stored)).toBe(false);
  expect(isSavedAs(newCredentialOf('AEREO', 'n'), stored)).toBe(false);
});

test('A-055 A-226 S-012 the client that a route was opened with is taken, if the address names it', () => {
  const client = { id: 101, name: 'Acme', instancia: 'acme', agencyInstances: [{ agencyId: 1, productId: 2 }], clienteNovo: true };
  expect(clientInState(stateWith(client), 'acme')).toEqual(client);
  for (const state of [null, undefined, 'acme', {}, stateWith({ ...client, instancia: 'beta' })]) {
    expect(clientInState(state, 'acme')).toBeUndefined();
  }
});

test('A-053 the address names the client whose credentials are shown, or none', () => {
  expect(String(writeQuery(CREDENTIALS_QUERY, { cliente: 'são & cia' }))).toBe('cliente=s%C3%A3o+%26+cia');
  expect(readQuery(CREDENTIALS_QUERY, new URLSearchParams())).toEqual({ cliente: '' });
});

test('A-244 who did something is asked for once, and only when the log does not name them', () => {
  const by = (colaborador: string | null, idUsuarioAgencia: string | null) => ({ colaborador, idUsuarioAgencia });
  expect(unnamedUsers([by(null, 'u1'), by('Ana', 'u2'), by(null, 'u1'), by(null, null), by(null, 'u3')])).toEqual(['u1', 'u3']);
});

test('S-128 a test starts in a month, with two nights', () => {
  expect(startOfTest('2026-12-15')).toEqual({
    dataIda: '2027-01-14',
    checkin: '2027-01-14',
    checkout: '2027-01-16',
    dataRetirada: '2027-01-14',
    dataDevolucao: '2027-01-16',
  });
});
