import { expect, test } from 'vitest';
import type { Agency } from '../entities/index.ts';
import { agencyViolations } from './index.ts';

const agency: Agency = {
  name: 'Rumo Viagens',
  email: 'contato@rumo.com.br',
  address: 'Rua da Aurora, 100',
  cnpj: '11222333000181',
  telephoneNumber: '8133334444',
  telefonesExtras: '8133335555;81988887777',
  contactName: 'Bia',
  emergencyNumber: '81999998888',
};
const refused = (changes: Partial<Agency>) => agencyViolations({ ...agency, ...changes }).map(({ key, field }) => `${field}: ${key}`);

test('A-194 an agency needs a name; everything else may be empty', () => {
  expect(refused({})).toEqual([]);
  expect(
    refused({ email: '', address: '', cnpj: '', telephoneNumber: '', telefonesExtras: '', contactName: '', emergencyNumber: '' }),
  ).toEqual([]);
  expect(refused({ name: ' ' })).toEqual(['name: campo_obrigatorio']);
});

test('A-194 e-mail, CNPJ and phones have their formats; each extra phone is judged alone', () => {
  expect(refused({ email: 'contato@rumo' })).toEqual(['email: email_invalido']);
  expect(refused({ cnpj: '11222333000182' })).toEqual(['cnpj: cnpj_invalido']);
  expect(refused({ cnpj: '12ABC34501DE35' })).toEqual([]);
  expect(refused({ telephoneNumber: '333' })).toEqual(['telephoneNumber: telefone_invalido']);
  expect(refused({ telefonesExtras: '8133335555;123' })).toEqual(['telefonesExtras.1: telefone_invalido']);
  expect(refused({ telephoneNumber: '+51 987 654 321' })).toEqual(['telephoneNumber: telefone_invalido']);
  expect(refused({ telefonesExtras: '8133335555;+51987654321' })).toEqual(['telefonesExtras.1: telefone_invalido']);
  expect(refused({ emergencyNumber: '0098765432' })).toEqual(['emergencyNumber: telefone_invalido']);
});
