import { expect, test } from 'vitest';
import { TIPO_SERVICO } from '../enums/index.ts';
import { CONSOLIDADORA } from '../quotes/index.ts';
import { consolidatorsTestedBy, credentialTestApi, testIsOffered } from './index.ts';

test('S-374 S-375 S-376 each credential that can be tested is tested by the agency, an integrator or the translator', () => {
  expect(['GOL', 'MOVIDA', 'GUICHE_GATEWAY', 'SAKURA', 'CLICKBUS', 'LATAM_NDC', 'EURO_PLUS'].map(credentialTestApi)).toEqual([
    'INTEGRADOR',
    'INTEGRADOR',
    'INTEGRADOR',
    'AGENCIA',
    'AGENCIA',
    'TRADUTOR',
    'TRADUTOR',
  ]);
  expect(CONSOLIDADORA.filter((name) => (credentialTestApi(name) === null) === testIsOffered(name))).toEqual([]);
  const tested = TIPO_SERVICO.flatMap((kind) =>
    (['AGENCIA', 'INTEGRADOR', 'TRADUTOR'] as const).map((api) => `${kind} ${api}: ${consolidatorsTestedBy(api, kind).length}`),
  );
  expect(tested.join(', ')).toBe(
    'AEREO AGENCIA: 13, AEREO INTEGRADOR: 4, AEREO TRADUTOR: 1, HOTEL AGENCIA: 2, HOTEL INTEGRADOR: 7, HOTEL TRADUTOR: 2, ' +
      'CARRO AGENCIA: 0, CARRO INTEGRADOR: 2, CARRO TRADUTOR: 0, RODOVIARIO AGENCIA: 2, RODOVIARIO INTEGRADOR: 0, RODOVIARIO TRADUTOR: 0, ' +
      'OUTROS AGENCIA: 0, OUTROS INTEGRADOR: 0, OUTROS TRADUTOR: 0',
  );
});
