import { expect, test } from 'vitest';
import { hotelQuote, otherQuote } from '../../test-support/request-fixtures.ts';
import { offerText } from './offer-text.ts';

const { descricao: _, ...common } = otherQuote();
const car = {
  ...common,
  nomeCia: 'Localiza',
  urlImagemCia: null,
  categoria: null,
  nomeModelo: 'Onix 1.0',
  cambio: null,
  arcondicionado: true,
  valorDiaria: 150,
  quantidadeDiarias: 2.25,
  dataRetirada: '2026-12-10',
  horaRetirada: '10:00',
  localRetirada: null,
  cidadeRetirada: null,
  dataDevolucao: '2026-12-12',
  horaDevolucao: null,
  localDevolucao: null,
  cidadeDevolucao: null,
};

test('Q-073 a hotel quote tells its description and the note', () => {
  const quote = hotelQuote({ observacao: 'Sem estacionamento' });
  expect(offerText(quote)).toBe('À beira-mar, com café da manhã.\nSem estacionamento');
});

test('Q-074 a car quote tells its gearbox and both moments, as far as they are known', () => {
  expect(offerText(car)).toBe('10/12/2026 10:00 – 12/12/2026');
  expect(offerText({ ...car, cambio: 'Automático' })).toBe('Automático · 10/12/2026 10:00 – 12/12/2026');
});

test('Q-075 a bus quote tells when it leaves and arrives, another service its description', () => {
  expect(offerText({ ...common, classe: 'LEITO', dataPartida: '2026-12-10T22:30', dataChegada: null })).toBe('10/12/2026 22:30');
  expect(offerText(otherQuote({ descricao: 'Seguro viagem' }))).toBe('Seguro viagem');
  expect(offerText(otherQuote({ descricao: null }))).toBe('');
});
