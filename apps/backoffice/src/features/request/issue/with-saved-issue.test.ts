import type { AirQuote, AirService, TravelRequest } from '@guiche/domain/entities';
import { expect, test } from 'vitest';
import { withSavedIssue } from './with-saved-issue.ts';

const quote = (id: string, changes: Partial<AirQuote> = {}) =>
  ({ id, idServico: 's', statusCotacao: 'COTACAO_FINALIZADA', ...changes }) as AirQuote;
const chosen = quote('b', { statusCotacao: 'EMISSAO_PENDENTE' });

/** A request at issue whose only air service has chosen the second of three quotes; a reduced shape, which is all that is read. */
function request(): TravelRequest {
  const service = { id: 's', tipoServico: 'AEREO', cotacoes: [quote('a'), chosen, quote('c')], escolhida: chosen, idCotacaoEscolhida: 'b' };
  const empty = { servicosHotel: [], servicosCarro: [], servicosRodoviario: [], servicosOutros: [] };
  return { status: 'EMISSAO', servicosAereos: [service as unknown as AirService], ...empty } as unknown as TravelRequest;
}
const serviceOf = ({ servicosAereos: [service] }: TravelRequest) => ({
  ids: service?.cotacoes.map(({ id }) => id),
  chosen: service?.idCotacaoEscolhida,
  held: service?.escolhida,
});

test('Q-100 with the same id the stored quote replaces the edited one in its place, and is still the chosen one', () => {
  const stored = quote('b', { statusCotacao: 'EMISSAO_PENDENTE', emissor: 'Ana' });
  expect(serviceOf(withSavedIssue(request(), 'AEREO', 'b', stored))).toEqual({ ids: ['a', 'b', 'c'], chosen: 'b', held: stored });
});

test('Q-100 with another id the edited quote is removed, and the new one is chosen, once', () => {
  const known = quote('c', { statusCotacao: 'EMISSAO_PENDENTE' });
  expect(serviceOf(withSavedIssue(request(), 'AEREO', 'b', known))).toEqual({ ids: ['a', 'c'], chosen: 'c', held: known });
  const unknown = quote('d', { statusCotacao: 'EMISSAO_PENDENTE' });
  expect(serviceOf(withSavedIssue(request(), 'AEREO', 'b', unknown))).toEqual({ ids: ['a', 'd', 'c'], chosen: 'd', held: unknown });
});

test('Q-100 other services stay as they are', () => {
  const before = request();
  expect(withSavedIssue(before, 'AEREO', 'b', quote('b', { idServico: 'outro' })).servicosAereos).toEqual(before.servicosAereos);
});
