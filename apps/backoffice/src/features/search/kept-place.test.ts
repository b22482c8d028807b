import { expect, test } from 'vitest';
import { memoryStore } from '../../test-support/memory-store.ts';
import { createKeptPlace } from './kept-place.ts';

const MARCO_ZERO = {
  name: 'Marco Zero',
  formatted_address: 'Praça Rio Branco, Recife, PE, Brasil',
  geometry: { location: { lat: -8.0631, lng: -34.8711 } },
  address_components: [],
};
const SERVICE = { idViagem: 1207, idServico: 'a' };

test('S-078 where a traveller has to be is kept by user, request and service, until it is taken back', () => {
  const storage = memoryStore();
  createKeptPlace(storage, 'ana', SERVICE).write(MARCO_ZERO);
  expect(createKeptPlace(storage, 'ana', SERVICE).read()).toEqual(MARCO_ZERO);
  expect(createKeptPlace(storage, 'bia', SERVICE).read()).toBeNull();
  expect(createKeptPlace(storage, 'ana', { ...SERVICE, idViagem: 1208 }).read()).toBeNull();
  expect(createKeptPlace(storage, 'ana', { ...SERVICE, idServico: 'b' }).read()).toBeNull();
  createKeptPlace(storage, 'ana', SERVICE).write(null);
  expect(storage.names()).toEqual([]);
});

test.each(['{', '[]', '7', 'null', '{"name":"Recife"}', '{"name":"Recife","geometry":{"location":{"lat":"-8","lng":-34}}}'])(
  'what cannot be read counts as nothing: %s',
  (kept) => {
    const storage = memoryStore();
    storage.setItem('lugar:ana:1207:a', kept);
    expect(createKeptPlace(storage, 'ana', SERVICE).read()).toBeNull();
  },
);

test('a storage that is full or closed stops nobody', () => {
  const closed = () => {
    throw new Error('closed');
  };
  const place = createKeptPlace({ getItem: closed, setItem: closed, removeItem: closed }, 'ana', SERVICE);
  expect(place.read()).toBeNull();
  expect(() => place.write(MARCO_ZERO)).not.toThrow();
});
