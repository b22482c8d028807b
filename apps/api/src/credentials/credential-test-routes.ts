import {
  testAirAtAgency,
  testAirAtIntegrator,
  testAirAtTranslator,
  testBusAtAgency,
  testCarAtIntegrator,
  testCarAtTranslator,
  testHotelAtAgency,
  testHotelAtIntegrator,
  testHotelAtTranslator,
} from '@guiche/contract/credentials';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps.ts';
import { ViolationsError } from '../http/call-error.ts';
import { registerCall } from '../http/register-call.ts';
import { sandboxCredentialTests } from '../sandbox/sandbox-credential-tests.ts';
import type { SearchedKind } from '../sandbox/search/search-port.ts';
import { testCredential } from './test-credential.ts';

/** The calls of each tester, with the kind of service that they search for. */
const AT_AGENCY_AND_TRANSLATOR = [
  [testAirAtAgency, 'AEREO'],
  [testHotelAtAgency, 'HOTEL'],
  [testBusAtAgency, 'RODOVIARIO'],
  [testAirAtTranslator, 'AEREO'],
  [testHotelAtTranslator, 'HOTEL'],
  [testCarAtTranslator, 'CARRO'],
] as const satisfies readonly (readonly [unknown, SearchedKind])[];
const AT_INTEGRATOR = [
  [testAirAtIntegrator, 'AEREO'],
  [testHotelAtIntegrator, 'HOTEL'],
  [testCarAtIntegrator, 'CARRO'],
] as const satisfies readonly (readonly [unknown, SearchedKind])[];

/** The tests of credentials. @see S-374, S-375, S-376 */
export function credentialTestRoutes(app: FastifyInstance, deps: Deps): void {
  const port = sandboxCredentialTests(deps.config.sandboxTestMs);

  for (const [call, kind] of AT_AGENCY_AND_TRANSLATOR) {
    registerCall(app, deps, call, ({ deps: scope, session, body, log }) =>
      testCredential(scope, session, { kind, typed: body }, { port, log }),
    );
  }
  for (const [call, kind] of AT_INTEGRATOR) {
    registerCall(app, deps, call, ({ deps: scope, session, params, body, log }) => {
      // Each consolidator has an integrator of its own, which tests no other.
      if (params.consolidadora !== body.consolidadora.toLowerCase())
        throw new ViolationsError([{ key: 'campo_invalido', params: { campo: 'consolidadora' }, field: 'consolidadora' }]);
      return testCredential(scope, session, { kind, typed: body }, { port, log });
    });
  }
}
