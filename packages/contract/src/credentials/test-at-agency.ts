import { consolidatorsTestedBy } from '@guiche/domain/credentials';
import { defineCall } from '../call/index.ts';
import { hotelTest, roundTripTest, testResponses } from './credential-search.ts';

/** Tests a credential with a search for flights, at a consolidator without an integrator. 502: the provider's refusal. @see S-374, S-145 */
export const testAirAtAgency = defineCall({
  name: 'testAirAtAgency',
  summary: 'Tests a credential with a search for flights',
  access: { route: '/servicos/:cliente' },
  readOnly: true,
  base: 'agency',
  method: 'POST',
  path: '/teste/aereo',
  body: roundTripTest(consolidatorsTestedBy('AGENCIA', 'AEREO')),
  responses: testResponses,
});

/** Tests a credential with a search for hotels, at a consolidator without an integrator. 502: the provider's refusal. @see S-374, S-377 */
export const testHotelAtAgency = defineCall({
  name: 'testHotelAtAgency',
  summary: 'Tests a credential with a search for hotels',
  access: { route: '/servicos/:cliente' },
  readOnly: true,
  base: 'agency',
  method: 'POST',
  path: '/teste/hotel',
  body: hotelTest(consolidatorsTestedBy('AGENCIA', 'HOTEL')),
  responses: testResponses,
});

/** Tests a credential with a search for coaches. 502: the provider's refusal. @see S-374, S-148 */
export const testBusAtAgency = defineCall({
  name: 'testBusAtAgency',
  summary: 'Tests a credential with a search for coaches',
  access: { route: '/servicos/:cliente' },
  readOnly: true,
  base: 'agency',
  method: 'POST',
  path: '/teste/rodoviario',
  body: roundTripTest(consolidatorsTestedBy('AGENCIA', 'RODOVIARIO')),
  responses: testResponses,
});
