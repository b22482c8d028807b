import { expect, test } from 'vitest';
import { carPlaceText, cityText } from './index.ts';

const CITY = { cidade: 'Recife', uf: 'PE' };
const ABROAD = { nome: 'Aeroporto de Lisboa', estado: 'Lisboa', pais: 'Portugal' };

test('S-171 a city is its name with its state, or with state and country', () => {
  expect([cityText(CITY), cityText(ABROAD)]).toEqual(['Recife, PE', 'Aeroporto de Lisboa, Lisboa, Portugal']);
});

test('S-173 a place of rented cars is its street and number in its city, or its name in its state and country', () => {
  expect(carPlaceText({ ...CITY, endereco: 'Praça Ministro Salgado Filho', numero: 's/n' })).toEqual({
    name: 'Praça Ministro Salgado Filho, s/n',
    where: 'Recife, PE',
  });
  expect(carPlaceText({ ...CITY, endereco: 'Avenida Boa Viagem' })).toEqual({ name: 'Avenida Boa Viagem', where: 'Recife, PE' });
  expect(carPlaceText(CITY)).toEqual({ name: 'Recife, PE', where: 'Recife, PE' });
  expect(carPlaceText(ABROAD)).toEqual({ name: 'Aeroporto de Lisboa', where: 'Lisboa, Portugal' });
});
