import { expect, test } from 'vitest';
import { memoryStore } from '../../test-support/memory-store.ts';
import { createKeptAirports } from './kept-airports.ts';

const SERVICE = { idViagem: 1207, idServico: 'a' };
const REC = { iata: 'REC', nome: 'Guararapes', local: 'Recife, PE' };
const NAT = { iata: 'NAT', nome: 'Aluízio Alves', local: 'Natal, RN' };

test('the airports that were chosen are kept by user, request and service', () => {
  const storage = memoryStore();
  const kept = createKeptAirports(storage, 'ana', SERVICE);
  expect(kept.read()).toEqual({});
  kept.add(REC);
  createKeptAirports(storage, 'ana', SERVICE).add(NAT);
  expect(createKeptAirports(storage, 'ana', SERVICE).read()).toEqual({ REC, NAT });
  expect(createKeptAirports(storage, 'bia', SERVICE).read()).toEqual({});
  expect(createKeptAirports(storage, 'ana', { ...SERVICE, idServico: 'b' }).read()).toEqual({});
});

test('what cannot be read counts as nothing', () => {
  const storage = memoryStore();
  storage.setItem('aeroportos:ana:1207:a', '{');
  expect(createKeptAirports(storage, 'ana', SERVICE).read()).toEqual({});
});
