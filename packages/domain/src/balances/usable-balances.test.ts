import { expect, test } from 'vitest';
import { STATUS_COTACAO } from '../enums/index.ts';
import { airQuote, flight } from '../test-support/air-quote.ts';
import { balanceState, balanceStaysUsed, balancesAreOffered, balancesForIssue } from './index.ts';

const { segmentos } = airQuote();
const issue = { travellers: ['7', '8'], segmentos, today: '2026-11-24' };
const balance = (id: string, changes: { cia?: string; validade?: string | null; viajante?: string; moeda?: string } = {}) => ({
  id,
  cia: changes.cia ?? 'G3',
  validade: changes.validade === undefined ? '2027-01-10' : changes.validade,
  idViajante: changes.viajante ?? '7',
  ...(changes.moeda !== undefined && { moeda: changes.moeda }),
});
const offered = (...all: ReturnType<typeof balance>[]) => balancesForIssue(all, issue).map(({ id }) => id);

test('Q-145 balances are asked for in two statuses alone', () => {
  expect(STATUS_COTACAO.filter(balancesAreOffered).toSorted()).toEqual(['EMISSAO_CANCELAMENTO_PENDENTE', 'EMISSAO_PENDENTE']);
});

test('Q-146 Q-157 a quote goes on using its balance unless it is called off before its issue or priced anew', () => {
  const stopped = STATUS_COTACAO.filter((status) => !balanceStaysUsed(status));
  expect(stopped.toSorted()).toEqual(['COTACAO_CANCELADA', 'COTACAO_PENDENTE']);
});

test('Q-243 B-018 only those of the travellers and of an airline of the flights, that have not ended', () => {
  expect(segmentos.some(({ voos }) => voos.some(({ cia }) => cia === flight().cia))).toBe(true);
  expect(offered(balance('own'), balance('others', { viajante: '9' }), balance('elsewhere', { cia: 'AD' }))).toEqual(['own']);
  expect(offered(balance('ended', { validade: '2026-11-23' }), balance('last day', { validade: '2026-11-24' }))).toEqual(['last day']);
});

test('B-018 Q-133 only those in the currency of the quote: US$ 100 are not R$ 100', () => {
  const all = [balance('dollars', { moeda: 'USD' }), balance('reais', { moeda: 'BRL' }), balance('none told')];
  expect(offered(...all)).toEqual(['reais', 'none told']);
  expect(balancesForIssue(all, { ...issue, moeda: 'USD' }).map(({ id }) => id)).toEqual(['dollars']);
});

test('B-018 those that end first come first, those without an end last', () => {
  expect(
    offered(balance('open', { validade: null }), balance('later', { validade: '2027-03-01' }), balance('soon', { validade: '2026-12-01' })),
  ).toEqual(['soon', 'later', 'open']);
});

test('B-018 a balance that a quote uses is reserved, one whose last day is over has ended, any other is free', () => {
  const state = (cotacaoId: string | null, validade: string | null) => balanceState({ cotacaoId, validade }, '2026-11-24');
  expect([state('q', '2026-11-23'), state('q', null)]).toEqual(['reservado', 'reservado']);
  expect([state(null, '2026-11-23'), state(null, '2026-11-24'), state(null, null)]).toEqual(['vencido', 'livre', 'livre']);
});
