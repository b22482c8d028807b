import { consolidatorsTestedBy } from '@guiche/domain/credentials';
import { defineCall } from '../call/index.ts';
import { carTestSchema, hotelTest, roundTripTest, testResponses } from './credential-search.ts';

/** Tests a credential with a search for flights, at a consolidator that the translator speaks to. 502: the provider's refusal. @see S-376, S-145 */
export const testAirAtTranslator = defineCall({
  name: 'testAirAtTranslator',
  summary: 'Tests a credential with a search for flights through the translator',
  access: { route: '/servicos/:cliente' },
  readOnly: true,
  base: 'translator',
  method: 'POST',
  path: '/aereos/pesquisa',
  body: roundTripTest(consolidatorsTestedBy('TRADUTOR', 'AEREO')),
  responses: testResponses,
});

/** Tests a credential with a search for hotels, at a consolidator that the translator speaks to. 502: the provider's refusal. @see S-376, S-377 */
export const testHotelAtTranslator = defineCall({
  name: 'testHotelAtTranslator',
  summary: 'Tests a credential with a search for hotels through the translator',
  access: { route: '/servicos/:cliente' },
  readOnly: true,
  base: 'translator',
  method: 'POST',
  path: '/hoteis/pesquisa',
  body: hotelTest(consolidatorsTestedBy('TRADUTOR', 'HOTEL')),
  responses: testResponses,
});

/**
 * Tests a credential with a search for cars. Every rental company has an integrator of its own, which is asked first; the translator speaks
 * to them as well. 502: the provider's refusal. @see S-376, S-147
 */
export const testCarAtTranslator = defineCall({
  name: 'testCarAtTranslator',
  summary: 'Tests a credential with a search for cars through the translator',
  access: { route: '/servicos/:cliente' },
  readOnly: true,
  base: 'translator',
  method: 'POST',
  path: '/carros/pesquisa',
  body: carTestSchema,
  responses: testResponses,
});
