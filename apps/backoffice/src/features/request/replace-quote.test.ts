import type { AirQuote, TravelRequest } from '@guiche/domain/entities';
import { expect, test } from 'vitest';
import { withoutQuote, withQuote } from './replace-quote.ts';

const quote = (id: string, total: number, idServico = 's1') => ({ id, idServico, total }) as AirQuote;

function request(): TravelRequest {
  return {
    status: 'COTACAO_AGENCIA',
    statusCotacaoViagem: 'COTACAO_PENDENTE',
    servicosAereos: [
      {
        id: 's1',
        tipoServico: 'AEREO',
        idCotacaoEscolhida: 'q1',
        escolhida: quote('q1', 10),
        cotacoes: [quote('q1', 10), quote('q2', 20)],
      },
      { id: 's2', tipoServico: 'AEREO', idCotacaoEscolhida: null, escolhida: null, cotacoes: [] },
    ],
    servicosHotel: [{ id: 'h1', tipoServico: 'HOTEL', idCotacaoEscolhida: null, escolhida: null, cotacoes: [quote('q9', 90, 'h1')] }],
    servicosCarro: [],
    servicosRodoviario: [],
    servicosOutros: [],
  } as unknown as TravelRequest;
}

const idsOf = (changed: TravelRequest, service = 0) => changed.servicosAereos[service]?.cotacoes.map(({ id, total }) => [id, total]);

test('a stored quote takes the place of the one before, a new one comes last or at the given place', () => {
  expect(idsOf(withQuote(request(), 'AEREO', quote('q1', 11)))).toEqual([
    ['q1', 11],
    ['q2', 20],
  ]);
  expect(idsOf(withQuote(request(), 'AEREO', quote('q0', 5), 0))?.[0]).toEqual(['q0', 5]);
  expect(withQuote(request(), 'AEREO', quote('q1', 11)).servicosAereos[0]?.escolhida?.total).toBe(11);
  expect(idsOf(withQuote(request(), 'AEREO', quote('q3', 30)))?.at(-1)).toEqual(['q3', 30]);
  expect(idsOf(withQuote(request(), 'AEREO', quote('q3', 30, 's2')), 1)).toEqual([['q3', 30]]);
  const hotel = withQuote(request(), 'HOTEL', quote('q9', 91, 'h1'));
  expect(hotel.servicosHotel[0]?.cotacoes.map(({ id, total }) => [id, total])).toEqual([['q9', 91]]);
  expect(hotel.servicosAereos).toEqual(request().servicosAereos);
});

test('A-072 the quote status of the request follows its quotes', () => {
  const empty = { ...request(), servicosAereos: [], statusCotacaoViagem: 'COTACAO_AGENCIA' } as TravelRequest;
  const without = withoutQuote(empty, { tipoServico: 'HOTEL', id: 'h1' }, 'q9');
  expect(without.statusCotacaoViagem).toBe('COTACAO_AGENCIA');
  expect(withQuote(without, 'HOTEL', quote('q9', 90, 'h1')).statusCotacaoViagem).toBe('COTACAO_PENDENTE');
});

test('Q-102 the removed quote leaves the list, and the service whose choice it was has none', () => {
  const changed = withoutQuote(request(), { tipoServico: 'AEREO', id: 's1' }, 'q1');
  expect(idsOf(changed)).toEqual([['q2', 20]]);
  expect(changed.servicosAereos[0]).toMatchObject({ idCotacaoEscolhida: null, escolhida: null });
  expect(withoutQuote(request(), { tipoServico: 'AEREO', id: 's1' }, 'q2').servicosAereos[0]?.idCotacaoEscolhida).toBe('q1');
  expect(withoutQuote(request(), { tipoServico: 'HOTEL', id: 'h1' }, 'q9').servicosHotel[0]?.cotacoes).toEqual([]);
});
