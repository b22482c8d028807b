import { expect, test } from 'vitest';
import { STATUS_COTACAO } from '../enums/index.ts';
import { cancellationLabel, isIssued, type ServiceStart } from './index.ts';

const now = new Date('2026-11-21T15:00:00Z');
const AIR: ServiceStart = { tipoServico: 'AEREO' };
const quote = { dataCancelamento: '2026-11-22T15:30:00Z', dataEmissao: null, statusCotacao: 'EMISSAO_PENDENTE' } as const;
const until = { key: 'cancelamento_ate', params: { data: '22/11/2026 12:30' } };
const expired = { key: 'prazo_cancelamento_expirado' };

test('A-083 the label shows while the deadline lies ahead and the quote is not issued', () => {
  expect(cancellationLabel(quote, AIR, now)).toEqual(until);
  expect(cancellationLabel({ ...quote, dataCancelamento: now.toISOString() }, AIR, now)).toMatchObject({ key: 'cancelamento_ate' });
  expect(cancellationLabel({ ...quote, dataCancelamento: null }, AIR, now)).toBeNull();
  expect(cancellationLabel({ ...quote, dataEmissao: '2026-11-21T14:00:00Z' }, AIR, now)).toBeNull();
  expect(cancellationLabel({ ...quote, statusCotacao: 'EMISSAO_FINALIZADA' }, AIR, now)).toBeNull();
});
test('A-083 issued is an issue date, or the one status', () => {
  expect(STATUS_COTACAO.filter((statusCotacao) => isIssued({ dataEmissao: null, statusCotacao }))).toEqual(['EMISSAO_FINALIZADA']);
  expect(isIssued({ dataEmissao: '2026-11-21T14:00:00Z', statusCotacao: 'EMISSAO_ALTERACAO' })).toBe(true);
});
// 15:00 UTC is 12:00 in Brasília.
test.each([
  ['2026-11-21T12:01', until],
  ['2026-11-21T12:00', until],
  ['2026-11-21T11:59', null],
])('A-084 a pickup or check-in at %s: %j', (start, label) => {
  expect(cancellationLabel(quote, { tipoServico: 'CARRO', dataRetirada: start }, now)).toEqual(label);
  expect(cancellationLabel(quote, { tipoServico: 'HOTEL', checkin: start }, now)).toEqual(label);
});
test('A-085 past the deadline a quote that is not issued says so, whatever the service', () => {
  const past = { ...quote, dataCancelamento: '2026-11-21T14:59:59Z' };
  expect(cancellationLabel(past, AIR, now)).toEqual(expired);
  expect(cancellationLabel(past, { tipoServico: 'CARRO', dataRetirada: '2026-11-20T10:00' }, now)).toEqual(expired);
  expect(cancellationLabel({ ...past, dataEmissao: '2026-11-21T14:00:00Z' }, AIR, now)).toBeNull();
});
test('A-083 A-085 a hotel has its deadline in a field of its own; its date of cancellation is none', () => {
  const hotel = { ...quote, dataCancelamento: '2026-11-20T10:00:00Z', prazoCancelamento: '2026-11-22T15:30:00Z' };
  const start: ServiceStart = { tipoServico: 'HOTEL', checkin: '2026-11-23T14:00' };
  expect(cancellationLabel(hotel, start, now)).toEqual(until);
  expect(cancellationLabel({ ...hotel, prazoCancelamento: null }, start, now)).toBeNull();
  expect(cancellationLabel({ ...hotel, prazoCancelamento: '2026-11-21T14:59:59Z' }, start, now)).toEqual(expired);
});
