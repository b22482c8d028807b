import { expect, test } from 'vitest';
import { en } from '../messages/en.ts';
import { es } from '../messages/es.ts';
import { ptBr } from '../messages/index.ts';
import * as more from '../messages/more/index.ts';
import { ENUMERATIONS, enumLabel, labelledValues } from './index.ts';

const CATALOGUES: readonly Record<string, string>[] = [
  { ...ptBr, ...more.ptBr },
  { ...en, ...more.en },
  { ...es, ...more.es },
];

test.each(ENUMERATIONS)('S-325 Q-089 every value of %s has a label in the three languages', (enumeration) => {
  for (const value of labelledValues(enumeration)) {
    const key = enumLabel(enumeration, value) ?? '';
    expect(
      CATALOGUES.map((texts) => typeof texts[key]),
      key,
    ).toEqual(['string', 'string', 'string']);
  }
});
test('S-325 a label in words', () => {
  const say = (key: string | null) => CATALOGUES[0]?.[key ?? ''];
  expect(say(enumLabel('categoria_carro', 'SUV'))).toBe('SUV');
  expect(say(enumLabel('pagamento_veiculo', 'PagamentoNoBalcao'))).toBe('Pagamento no balcão');
  expect(say(enumLabel('classe_onibus', 'LEITO_CAMA'))).toBe('Leito-cama');
});
test('S-325 a value without a label shows as it is', () => {
  expect(enumLabel('tipo_pagamento', 'CARTAOWEX')).toBeNull();
  expect(enumLabel('status_cotacao', 'toString')).toBeNull();
});
