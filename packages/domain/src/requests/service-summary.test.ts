import { expect, test } from 'vitest';
import type { AirService, CarService, HotelService } from '../entities/index.ts';
import { airQuote, ROUND_TRIP } from '../test-support/air-quote.ts';
import { aboveApproved, serviceNote, servicePeriod, serviceRoute } from './index.ts';

const common = {
  id: '00000000-0000-4000-8000-00000000aaaa',
  idViagem: 1,
  idCotacaoEscolhida: null,
  valorAprovado: null,
  retroativo: false,
  viajantes: [],
  acompanhantes: [],
  adultos: 1,
  observacao: null,
  camposCustomizados: [],
  cotacoes: [],
  escolhida: null,
};
const leg = (origem: string, destino: string, data: string) => ({ origem, origemData: null, destino, destinoData: null, data });
const air = (tipo: AirService['tipo'], segmentos: AirService['segmentos']): AirService => ({
  ...common,
  tipoServico: 'AEREO',
  tipo,
  segmentos,
});
const hotel: HotelService = {
  ...common,
  tipoServico: 'HOTEL',
  cidade: 'Recife, PE',
  checkin: '2026-12-10T14:00',
  checkout: '2026-12-14T12:00',
};
const car = (cidadeDevolucao: string): CarService => ({
  ...common,
  tipoServico: 'CARRO',
  cidadeRetirada: 'Recife, PE',
  cidadeDevolucao,
  dataRetirada: '2026-12-10T12:30',
  dataDevolucao: '2026-12-14T17:00',
});

test('where a service leads', () => {
  expect(serviceRoute(air('IDA_VOLTA', ROUND_TRIP.segmentos))).toBe('GRU → REC');
  const legs = [leg('GRU', 'LIS', '2026-12-10'), leg('LIS', 'MAD', '2026-12-12'), leg('BCN', 'GRU', '2026-12-20')];
  expect(serviceRoute(air('MULTI', legs))).toBe('GRU → LIS → MAD → BCN → GRU');
  expect(serviceRoute(hotel)).toBe('Recife, PE');
  expect(serviceRoute(car('Recife, PE'))).toBe('Recife, PE');
  expect(serviceRoute(car('Natal, RN'))).toBe('Recife, PE → Natal, RN');
  expect(serviceRoute({ ...common, tipoServico: 'OUTROS', descricao: 'Seguro viagem' })).toBe('Seguro viagem');
});

test('when a service starts and ends', () => {
  expect(servicePeriod(air('IDA_VOLTA', ROUND_TRIP.segmentos))).toEqual({ from: '2026-12-10', to: '2026-12-14' });
  expect(servicePeriod(air('IDA', [leg('GRU', 'REC', '2026-12-10')]))).toEqual({ from: '2026-12-10', to: null });
  expect(servicePeriod(hotel)).toEqual({ from: '2026-12-10T14:00', to: '2026-12-14T12:00' });
  expect(servicePeriod({ ...common, tipoServico: 'OUTROS', descricao: 'Seguro viagem' })).toBeNull();
});

test('Q-017 the note shows while the chosen quote waits for its issue, outside the history', () => {
  const observacao = 'Assento na janela.';
  const pending = { observacao, escolhida: airQuote({ statusCotacao: 'EMISSAO_PENDENTE' }) };
  expect(serviceNote(pending)).toBe(observacao);
  expect(serviceNote(pending, true)).toBeNull();
  expect(serviceNote({ ...pending, observacao: '  ' })).toBeNull();
  expect(serviceNote({ ...pending, observacao: null })).toBeNull();
  expect(serviceNote({ observacao, escolhida: null })).toBeNull();
  expect(serviceNote({ observacao, escolhida: airQuote({ statusCotacao: 'EMISSAO_FINALIZADA' }) })).toBeNull();
});

test('S-194 Q-105 by how much the chosen quote is above or below what was approved, in BRL; null where nothing is approved, in the history and once it is issued', () => {
  const of = (changes: Parameters<typeof airQuote>[0], valorAprovado: number | null = 1000, history = false) =>
    aboveApproved({ valorAprovado, escolhida: airQuote({ statusCotacao: 'EMISSAO_PENDENTE', ...changes }) }, history);
  expect(of({ total: 1453.82 })).toBe(453.82);
  expect(of({ total: 900.1 })).toBe(-99.9);
  expect(of({ total: 1000 })).toBe(0);
  expect(of({ total: 250, moeda: { id: 2, codigo: 'USD', nome: 'Dólar', simbolo: 'US$', cotacao: 5 }, cotacaoMoeda: 5 })).toBe(250);
  expect(of({ total: 1453.82 }, null)).toBeNull();
  expect(of({ total: 1453.82 }, 1000, true)).toBeNull();
  expect(of({ total: 1453.82, statusCotacao: 'EMISSAO_FINALIZADA' })).toBeNull();
  expect(aboveApproved({ valorAprovado: 1000, escolhida: null })).toBeNull();
});
