import { expect, test } from 'vitest';
import { BRL } from '../pricing/index.ts';
import { clientOffer, type OfferCandidate } from './index.ts';

const quote = (idServico: string, total: number, changes: Partial<OfferCandidate> = {}): OfferCandidate => ({
  id: `${idServico} ${total}`,
  idServico,
  escolhida: false,
  statusCotacao: 'COTACAO_FINALIZADA',
  total,
  moeda: BRL,
  cotacaoMoeda: 1,
  ...changes,
});

test('A-114 the best total is the lowest of each service, added up, and every finished quote counts', () => {
  expect(clientOffer([quote('a', 1090.1), quote('a', 990.2), quote('b', 300.3), quote('b', 450)])).toEqual({
    quantidadeCotacoes: 4,
    melhorTotal: 1290.5,
  });
});

test('A-114 only what the client may choose counts', () => {
  const pending = quote('a', 100, { statusCotacao: 'COTACAO_PENDENTE' });
  const cancelled = quote('a', 200, { statusCotacao: 'COTACAO_CANCELADA' });
  expect(clientOffer([pending, cancelled, quote('a', 990)])).toEqual({ quantidadeCotacoes: 1, melhorTotal: 990 });
});

test('A-114 Q-105 what was quoted for a service that is issued already is no choice', () => {
  const issued = quote('a', 700, { statusCotacao: 'EMISSAO_FINALIZADA', escolhida: true });
  expect(clientOffer([issued, quote('a', 650), quote('b', 300)])).toEqual({ quantidadeCotacoes: 1, melhorTotal: 300 });
  // For one that was cancelled something else may be chosen, and need not be.
  const cancelled = quote('a', 700, { statusCotacao: 'EMISSAO_CANCELADA', escolhida: true });
  expect(clientOffer([cancelled, quote('a', 650), quote('b', 300)])).toEqual({ quantidadeCotacoes: 2, melhorTotal: 300 });
});

test('A-114 Q-133 amounts in other currencies are compared in BRL, and without any price there is no best total', () => {
  const dollars = { moeda: { ...BRL, id: 2, codigo: 'USD' }, cotacaoMoeda: 5.4321 };
  expect(clientOffer([quote('a', 120, dollars), quote('a', 900)])).toEqual({ quantidadeCotacoes: 2, melhorTotal: 651.85 });
  expect(clientOffer([quote('a', 120, { ...dollars, cotacaoMoeda: null })])).toEqual({ quantidadeCotacoes: 1, melhorTotal: null });
  expect(clientOffer([])).toEqual({ quantidadeCotacoes: 0, melhorTotal: null });
});
