import { activateCredential } from './activate-credential.ts';
import { cancelCredential } from './cancel-credential.ts';
import { findCredentialRequest } from './find-credential-request.ts';
import { findCredentialSupplier } from './find-credential-supplier.ts';
import { insertCredential } from './insert-credential.ts';
import { listCredentialLog } from './list-credential-log.ts';
import { listCredentialSuppliers } from './list-credential-suppliers.ts';
import { listCredentials } from './list-credentials.ts';
import { requestCredential } from './request-credential.ts';
import { saveCredential } from './save-credential.ts';
import { switchService } from './switch-service.ts';
import { testAirAtAgency, testBusAtAgency, testHotelAtAgency } from './test-at-agency.ts';
import { testAirAtIntegrator, testCarAtIntegrator, testHotelAtIntegrator } from './test-at-integrator.ts';
import { testAirAtTranslator, testCarAtTranslator, testHotelAtTranslator } from './test-at-translator.ts';

/** Every call about the credentials of an agency. */
export const CREDENTIAL_CALLS = [
  listCredentials,
  switchService,
  saveCredential,
  insertCredential,
  listCredentialSuppliers,
  findCredentialSupplier,
  requestCredential,
  activateCredential,
  cancelCredential,
  findCredentialRequest,
  listCredentialLog,
  testAirAtAgency,
  testHotelAtAgency,
  testBusAtAgency,
  testAirAtIntegrator,
  testHotelAtIntegrator,
  testCarAtIntegrator,
  testAirAtTranslator,
  testHotelAtTranslator,
  testCarAtTranslator,
] as const;
