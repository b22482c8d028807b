import { expect, test } from 'vitest';
import { LANGUAGES } from '../language/index.ts';
import { allMessages } from '../messages/all/index.ts';
import { ENUMERATIONS, enumLabel, labelledValues } from './index.ts';

const CATALOGUES = await Promise.all(LANGUAGES.map(allMessages));

test.each(ENUMERATIONS)('S-325 Q-089 every value of %s has a label in the three languages', (enumeration) => {
  for (const value of labelledValues(enumeration)) {
    const key = enumLabel(enumeration, value) ?? '';
    expect(
      CATALOGUES.map((texts) => typeof texts.get(key)),
      key,
    ).toEqual(['string', 'string', 'string']);
  }
});
test('S-325 a label in words', () => {
  const say = (key: string | null) => CATALOGUES[0]?.get(key ?? '');
  expect(say(enumLabel('categoria_carro', 'SUV'))).toBe('SUV');
  expect(say(enumLabel('pagamento_veiculo', 'PagamentoNoBalcao'))).toBe('Pagamento no balcão');
  expect(say(enumLabel('classe_onibus', 'LEITO_CAMA'))).toBe('Leito-cama');
});
test('S-325 a value without a label shows as it is', () => {
  expect(enumLabel('tipo_pagamento', 'CARTAOWEX')).toBeNull();
  expect(enumLabel('status_cotacao', 'toString')).toBeNull();
});
