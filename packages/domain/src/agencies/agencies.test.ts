import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Agency, ClientDetails } from '../entities/index.ts';
import { agencyCopies, agencySaved, agencyToSave, joinPhones, mirroredAgency, phoneDigits, splitPhones } from './index.ts';

const agency: Agency = {
  name: 'Rumo Viagens',
  email: 'contato@rumo.example',
  address: 'Rua da Aurora, 100',
  cnpj: '11222333000181',
  telephoneNumber: '(81) 3333-4444',
  telefonesExtras: '(81) 3333-5555; (81) 98888-7777;;',
  contactName: 'Bia',
  emergencyNumber: '81 99999-8888',
};
const client = (id: number, name: string, ...agencyInstances: ClientDetails['agencyInstances']): ClientDetails => ({
  id,
  name,
  instancia: name.toLowerCase(),
  agencyInstances,
  clienteNovo: false,
});

test.each([
  ['(11) 98765-4321', '11987654321'],
  ['+55 11 98765-4321', '5511987654321'],
  ['+51 987 654 321', '+51987654321'],
  ['ramal', ''],
  ['', ''],
])('A-195 the phone "%s" is saved as "%s"', (phone, digits) => expect(phoneDigits(phone)).toBe(digits));
test('A-195 every phone of an agency is saved as digits', () => {
  expect(agencyToSave(agency)).toEqual({
    ...agency,
    telephoneNumber: '8133334444',
    telefonesExtras: '8133335555;81988887777',
    emergencyNumber: '81999998888',
  });
});

test('the texts of an agency are saved without the blanks around them', () => {
  const typed = { name: ' Rumo Viagens  ', email: ' contato@rumo.example ', address: 'Rua da Aurora, 100\t', contactName: ' Bia' };
  const { name, email, address, contactName } = agencyToSave({ ...agency, ...typed, cnpj: '11222333000181' });
  expect({ name, email, address, contactName }).toEqual({
    name: 'Rumo Viagens',
    email: 'contato@rumo.example',
    address: 'Rua da Aurora, 100',
    contactName: 'Bia',
  });
});

test('A-196 extra phones are one text, and a list again; empty ones are dropped', () => {
  expect(joinPhones(['(11) 3333-4444', '', ' - ', '11 98888-7777'])).toBe('1133334444;11988887777');
  expect(splitPhones('1133334444;11988887777')).toEqual(['1133334444', '11988887777']);
  expect(splitPhones(';1133334444;')).toEqual(['1133334444']);
  expect([joinPhones([]), splitPhones(''), splitPhones(null), splitPhones(undefined)]).toEqual(['', [], [], []]);
});
test('A-196 what was joined is read back as the digits of each', () =>
  fc.assert(
    fc.property(fc.array(fc.string()), (phones) => {
      expect(splitPhones(joinPhones(phones))).toEqual(phones.map(phoneDigits).filter(Boolean));
    }),
  ));

test('A-193 a copy has the same values under other names', () => {
  expect(mirroredAgency(agency)).toEqual({
    nome: 'Rumo Viagens',
    email1: 'contato@rumo.example',
    endereco: 'Rua da Aurora, 100',
    cnpj: '11222333000181',
    telefone1: agency.telephoneNumber,
    telefonesExtras: agency.telefonesExtras,
    nomeContato: 'Bia',
    telefoneEmergencial: agency.emergencyNumber,
  });
});

test('A-200 one copy for each client instance, under the id that the agency has there', () => {
  const clients = [
    client(12, 'Acme', { agencyId: 7, productId: 1 }, { agencyId: 42, productId: 70 }),
    client(13, 'Beta', { agencyId: 42, productId: 71 }),
    client(14, 'Gama', { agencyId: 7, productId: 2 }),
  ];
  const copies = agencyCopies(42, agency, clients);
  expect(copies.map(({ client, productId }) => [client.name, productId])).toEqual([
    ['Acme', 70],
    ['Beta', 71],
  ]);
  for (const { body } of copies) expect(body).toEqual(mirroredAgency(agencyToSave(agency)));
  expect(agencyCopies(42, agency, [])).toEqual([]);
});
test('A-200 clients whose copy failed are named, and can be tried again', () => {
  const copies = agencyCopies(42, agency, [
    client(12, 'Acme', { agencyId: 42, productId: 70 }),
    client(13, 'Beta', { agencyId: 42, productId: 71 }),
  ]);
  expect(agencySaved(copies)).toEqual({
    tipo: 'WARNING',
    key: 'agencia_salva_parcialmente',
    params: { clientes: 'Acme, Beta' },
    retry: copies,
  });
  expect(agencySaved([])).toEqual({ tipo: 'SUCCESS', key: 'agencia_salva', retry: [] });
});
