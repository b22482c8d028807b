import { expect, test } from 'vitest';
import { BY_DEADLINE, columnsOfList, NO_FILTERS } from '../lists/index.ts';
import { MOST_VIEWS, mayChangeView, sameView, viewViolations } from './index.ts';

const ME = '3f0c8f2e-6f0e-4a5a-9b43-0d1c5f3c7a10';
const OTHER = '9d0c8f2e-6f0e-4a5a-9b43-0d1c5f3c7a10';

const refusals = (nome: string, others: readonly string[] = [], isNew = true) =>
  viewViolations({ nome }, { others: others.map((other) => ({ nome: other })), isNew }).map(({ key, field }) => [key, field]);

test.each(['', '   '])('B-041 the name %j is refused', (nome) => expect(refusals(nome)).toEqual([['visao_sem_nome', 'nome']]));

test('B-041 a name has up to 60 characters', () => {
  expect(refusals('x'.repeat(60))).toEqual([]);
  expect(refusals(` ${'x'.repeat(60)} `)).toEqual([]);
  expect(refusals('x'.repeat(61))).toEqual([['visao_nome_longo', 'nome']]);
});

test('B-041 a person has each name once, in capitals or not', () => {
  expect(refusals(' Minhas URGENTES ', ['minhas urgentes'])).toEqual([['visao_nome_repetido', 'nome']]);
  expect(refusals('Área', ['Area'])).toEqual([]);
});

test('B-041 a person has up to 30 views; one of them can still be changed', () => {
  const names = Array.from({ length: MOST_VIEWS }, (_, index) => `Visão ${index}`);
  expect(refusals('Nova', names.slice(1))).toEqual([]);
  expect(refusals('Nova', names)).toEqual([['visoes_demais', '']]);
  expect(refusals('Outra', names.slice(1), false)).toEqual([]);
});

test.each([
  ['its owner', OTHER, false, { id: OTHER, profiles: [2] }, true],
  ['a colleague', OTHER, true, { id: ME, profiles: [2] }, false],
  ['an administrator, of a shared one', OTHER, true, { id: ME, profiles: [3] }, true],
  ['an administrator, of an own one', OTHER, false, { id: ME, profiles: [3] }, false],
] as const)('B-041 who may change a view: %s', (_who, owner, compartilhada, user, may) => {
  expect(mayChangeView({ dono: { id: owner, name: 'Bia' }, compartilhada }, { ...user, profiles: [...user.profiles] })).toBe(may);
});

test('B-041 a view is the one that is shown when filters, order and columns are the same', () => {
  const view = { filtros: { ...NO_FILTERS, termo: 'recife' }, ordem: null, colunas: null };
  expect(sameView(view, { ...view, ordem: BY_DEADLINE, colunas: [...columnsOfList('cotacoes')] })).toBe(true);
  expect(sameView(view, { ...view, filtros: { ...view.filtros, prazo: 'hoje' } })).toBe(false);
  expect(sameView(view, { ...view, ordem: { coluna: 'cliente', sentido: 'crescente' } })).toBe(false);
  expect(sameView(view, { ...view, colunas: ['numero'] })).toBe(false);
});
