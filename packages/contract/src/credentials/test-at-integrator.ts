import { consolidatorsTestedBy } from '@guiche/domain/credentials';
import type { TipoServico } from '@guiche/domain/enums';
import * as z from 'zod/mini';
import { defineCall } from '../call/index.ts';
import { carTestSchema, hotelTest, roundTripTest, testResponses } from './credential-search.ts';

/** The consolidator in the path, in lower case. @see S-375 */
const named = (kind: TipoServico) =>
  z.object({ consolidadora: z.enum(consolidatorsTestedBy('INTEGRADOR', kind).map((consolidator) => consolidator.toLowerCase())) });

/** Tests a credential with a search for flights, at the integrator of its consolidator, which is in the path and the body. @see S-375, S-145 */
export const testAirAtIntegrator = defineCall({
  name: 'testAirAtIntegrator',
  summary: 'Tests a credential with a search for flights at its integrator',
  access: { route: '/servicos/:cliente' },
  readOnly: true,
  base: 'integrator',
  method: 'POST',
  path: '/:consolidadora/aereo',
  params: named('AEREO'),
  body: roundTripTest(consolidatorsTestedBy('INTEGRADOR', 'AEREO')),
  responses: testResponses,
});

/** Tests a credential with a search for hotels, at the integrator of its consolidator, which is in the path and the body. @see S-375, S-377 */
export const testHotelAtIntegrator = defineCall({
  name: 'testHotelAtIntegrator',
  summary: 'Tests a credential with a search for hotels at its integrator',
  access: { route: '/servicos/:cliente' },
  readOnly: true,
  base: 'integrator',
  method: 'POST',
  path: '/:consolidadora/hotel',
  params: named('HOTEL'),
  body: hotelTest(consolidatorsTestedBy('INTEGRADOR', 'HOTEL')),
  responses: testResponses,
});

/** Tests a credential with a search for cars, at the integrator of its consolidator, which is in the path and the body. @see S-375, S-147 */
export const testCarAtIntegrator = defineCall({
  name: 'testCarAtIntegrator',
  summary: 'Tests a credential with a search for cars at its integrator',
  access: { route: '/servicos/:cliente' },
  readOnly: true,
  base: 'integrator',
  method: 'POST',
  path: '/:consolidadora/carro',
  params: named('CARRO'),
  body: carTestSchema,
  responses: testResponses,
});
