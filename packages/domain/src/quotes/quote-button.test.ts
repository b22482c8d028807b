import { expect, test } from 'vitest';
import { STATUS_COTACAO } from '../enums/index.ts';
import { airQuote } from '../test-support/air-quote.ts';
import { moneyIsEditable, quoteButton, quoteIsRemovable } from './index.ts';

test('Q-020 consult: history mode, or nothing to edit any more', () => {
  const consult = STATUS_COTACAO.filter((statusCotacao) => quoteButton(airQuote({ statusCotacao })) === 'consultar');
  expect(consult).toEqual(['EMISSAO_ALTERADA', 'EMISSAO_CANCELAMENTO_PENDENTE', 'EMISSAO_CANCELADA', 'EMISSAO_FINALIZADA']);
  expect(quoteButton(airQuote(), true)).toBe('consultar');
});

test('Q-021 Q-022 edit with an issue date or a validity in the issue phase, confirm in every other case', () => {
  const pending = airQuote({ statusCotacao: 'EMISSAO_PENDENTE' });
  expect(quoteButton({ ...pending, dataEmissao: '2026-11-21T12:00:00Z' })).toBe('editar_dados');
  expect(quoteButton({ ...pending, validadeReserva: '2026-11-21T12:00:00Z' })).toBe('editar_dados');
  expect(quoteButton(pending)).toBe('confirmar_dados');
  expect(quoteButton(airQuote({ validadeReserva: '2026-11-21T12:00:00Z' }))).toBe('confirmar_dados');
});

test('Q-018 money is locked in EMISSAO_PENDENTE and EMISSAO_FINALIZADA', () => {
  expect(moneyIsEditable('COTACAO_PENDENTE')).toBe(true);
  expect(moneyIsEditable('EMISSAO_PENDENTE')).toBe(false);
  expect(moneyIsEditable('EMISSAO_FINALIZADA')).toBe(false);
});

test('Q-101 issued, cancelled and changed quotes cannot be removed', () => {
  expect(STATUS_COTACAO.filter((status) => !quoteIsRemovable(status))).toEqual([
    'EMISSAO_ALTERADA',
    'EMISSAO_CANCELADA',
    'EMISSAO_FINALIZADA',
  ]);
});
