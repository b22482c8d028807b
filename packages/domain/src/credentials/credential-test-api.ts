import type { TipoServico } from '../enums/index.ts';
import { GATEWAY, OWN_AGENCY_TYPE } from '../product/index.ts';
import { consolidatorsOf } from './consolidators-of.ts';
import { testIsOffered } from './credential-test.ts';

/** Who tests a credential: the API of the agency, the integrator of the consolidator, or the translator. @see S-374, S-375, S-376 */
export type CredentialTestApi = 'AGENCIA' | 'INTEGRADOR' | 'TRADUTOR';

/** Consolidators with an integrator of their own. @see S-375 */
const INTEGRATED: readonly string[] = [
  'GOL',
  'AZUL',
  'LATAM',
  GATEWAY,
  'B2BHOTEL',
  'EXPEDIA',
  'HRS',
  'OMNIBEES',
  'OMNIBEES_OPERADORA',
  'CANGOOROO',
  'MOVIDA',
  'LOCALIZA',
];
/** @see S-376 */
const TRANSLATED: readonly string[] = ['LATAM_NDC', 'FRONTUR', 'EURO_PLUS'];

/** Who tests the credentials of a consolidator; null for one whose credentials are not tested. @see S-150, S-374, S-375, S-376 */
export function credentialTestApi(consolidator: string): CredentialTestApi | null {
  if (!testIsOffered(consolidator)) return null;
  if (INTEGRATED.includes(consolidator)) return 'INTEGRADOR';
  return TRANSLATED.includes(consolidator) ? 'TRADUTOR' : 'AGENCIA';
}

/** The consolidators of a section whose credentials an API tests, the own agency's too. @see S-374, S-375, S-376 */
export function consolidatorsTestedBy(api: CredentialTestApi, kind: TipoServico): readonly string[] {
  return consolidatorsOf(kind, OWN_AGENCY_TYPE).filter((consolidator) => credentialTestApi(consolidator) === api);
}
