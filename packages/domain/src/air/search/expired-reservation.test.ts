import { expect, test } from 'vitest';
import { expiredReservationViolations, mayReSearch } from './index.ts';

const now = new Date('2026-11-21T10:00:01Z');
const quote = {
  id: 'a',
  statusCotacao: 'EMISSAO_PENDENTE',
  dataEmissao: null,
  validadeReserva: '2026-11-21T10:00:00Z',
  emitidaAutomaticamente: false,
} as const;
const expired = { status: 'EMISSAO', quote, idCotacaoEscolhida: 'a' } as const;

test('Q-197 Q-199 the reservation of a chosen quote that waits for its issue is searched for once it has expired', () => {
  expect(mayReSearch(expired, now)).toBe(true);
  expect(mayReSearch(expired, new Date(quote.validadeReserva))).toBe(false);
  expect(mayReSearch({ ...expired, quote: { ...quote, validadeReserva: null } }, now)).toBe(false);
});

test.each([
  ['reserva_nao_esta_vencida', { quote: { ...quote, emitidaAutomaticamente: true } }],
  ['reserva_nao_esta_vencida', { quote: { ...quote, statusCotacao: 'EMISSAO_ALTERACAO' as const } }],
  ['emissao_em_verificacao', { quote: { ...quote, emissaoEmVerificacao: true } }],
  ['cotacao_nao_e_a_escolhida', { idCotacaoEscolhida: 'b' }],
  ['solicitacao_nao_esta_em_emissao', { status: 'SELECAO_COTACAO' as const }],
])('Q-199 %s: %j', (key, changes) => {
  expect(expiredReservationViolations({ ...expired, ...changes }, now)).toEqual([{ key, field: '' }]);
});

const offered = { ...expired, status: 'COTACAO_AGENCIA', quote: { ...quote, statusCotacao: 'COTACAO_PENDENTE' } } as const;
test('S-052 while a request is quoted, its chosen offer is searched for again once it has expired', () => {
  expect(mayReSearch(offered, now)).toBe(true);
  expect(mayReSearch(offered, new Date(quote.validadeReserva))).toBe(false);
});
test.each([
  ['reserva_nao_esta_vencida', { quote: { ...offered.quote, statusCotacao: 'COTACAO_FINALIZADA' as const } }],
  ['cotacao_nao_e_a_escolhida', { idCotacaoEscolhida: null }],
  ['solicitacao_nao_esta_em_emissao', { status: 'SELECAO_COTACAO' as const }],
])('S-052 %s: %j', (key, changes) => {
  expect(expiredReservationViolations({ ...offered, ...changes }, now)).toEqual([{ key, field: '' }]);
});
