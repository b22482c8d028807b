import { expect, test } from 'vitest';
import { TIPO_SERVICO, TIPO_SERVICO_ID } from '../enums/index.ts';
import { offeredIntermediaries } from './index.ts';

const all = [
  ...TIPO_SERVICO.map((kind) => ({ nome: `B ${kind}`, tipoServico: TIPO_SERVICO_ID[kind] })),
  { nome: 'DIRETO', tipoServico: TIPO_SERVICO_ID.CARRO },
];

test('Q-026 the own agency’s lists of air and hotel leave out OUTROS', () => {
  const lists = TIPO_SERVICO.map((kind) => [kind, offeredIntermediaries(kind, all, true)]);
  expect(Object.fromEntries(lists)).toEqual({
    AEREO: ['B AEREO', 'DIRETO'],
    HOTEL: ['B HOTEL', 'DIRETO'],
    CARRO: ['B CARRO', 'DIRETO', 'OUTROS'],
    RODOVIARIO: ['B RODOVIARIO', 'DIRETO', 'OUTROS'],
    OUTROS: ['B OUTROS', 'DIRETO', 'OUTROS'],
  });
});

test('Q-027 every other agency’s list of air leaves out DIRETO, its other lists are complete', () => {
  const lists = TIPO_SERVICO.map((kind) => [kind, offeredIntermediaries(kind, all, false)]);
  expect(Object.fromEntries(lists)).toEqual({
    AEREO: ['B AEREO', 'OUTROS'],
    HOTEL: ['B HOTEL', 'DIRETO', 'OUTROS'],
    CARRO: ['B CARRO', 'DIRETO', 'OUTROS'],
    RODOVIARIO: ['B RODOVIARIO', 'DIRETO', 'OUTROS'],
    OUTROS: ['B OUTROS', 'DIRETO', 'OUTROS'],
  });
});
