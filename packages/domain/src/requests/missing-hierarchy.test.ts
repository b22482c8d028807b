import { expect, test } from 'vitest';
import { CODE_PREFIX, MISSING_HIERARCHY, missingHierarchy } from './index.ts';

test('Q-309 the first parameter of an item with this code is the identifier', () => {
  expect(MISSING_HIERARCHY).toBe(`${CODE_PREFIX}.identificador.0.na.hierarquia.de.1`);
  expect(missingHierarchy({ chave: MISSING_HIERARCHY, parametros: { '0': 'CC-1042', '1': 'Centro de custo' } })).toBe('CC-1042');
  expect(missingHierarchy({ chave: MISSING_HIERARCHY, parametros: { identificador: 1042 } })).toBe('1042');
  expect(missingHierarchy({ chave: MISSING_HIERARCHY })).toBe('');
});

test.each([undefined, 'informe_a_tarifa', 'identificador.0.na.hierarquia.de.1', `outra.${MISSING_HIERARCHY}`])(
  'an item coded %s is another one',
  (chave) => expect(missingHierarchy({ ...(chave !== undefined && { chave }), parametros: { '0': 'CC-1042' } })).toBeUndefined(),
);
