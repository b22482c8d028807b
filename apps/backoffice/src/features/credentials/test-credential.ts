import type { Client } from '@guiche/contract/client';
import {
  testAirAtAgency,
  testAirAtIntegrator,
  testAirAtTranslator,
  testBusAtAgency,
  testCarAtIntegrator,
  testHotelAtAgency,
  testHotelAtIntegrator,
  testHotelAtTranslator,
} from '@guiche/contract/credentials';
import { credentialTestApi, hotelTestBody } from '@guiche/domain/credentials';
import type { ListedCredential, LookupData } from '@guiche/domain/entities';
import { serviceKindOfId } from '@guiche/domain/enums';
import type { CredentialTest } from '@guiche/ui/credentials/credential-test-modal';

/** A city as the lookup has it. */
export type City = LookupData['cidade'];

/** The cities that the fields found, by what they are called there: the test of a hotel sends the record of its city, too. */
type FoundCities = ReadonlyMap<string, City>;

/** A search that tests a credential: an empty password in its content stands for the stored one. */
export interface CredentialTrial {
  readonly credential: Pick<ListedCredential, 'id' | 'servico' | 'consolidadora' | 'credencial'>;
  readonly search: CredentialTest;
  readonly cities: FoundCities;
}

/** The search for hotels as it is sent: the city by its own name, with its record. @see S-377 */
function hotelSearch({ cidade, checkin, checkout, estrelas = null }: CredentialTest, cities: FoundCities) {
  const name = cidade ?? '';
  const city = cities.get(name);
  const place = city && ('cidade' in city ? { cidade: city.cidade, estado: city.uf } : { cidade: city.nome, estado: city.estado });
  return hotelTestBody({
    ...(place ?? { cidade: name, estado: null }),
    cidadeData: city ? JSON.stringify(city) : null,
    checkin: checkin ?? '',
    checkout: checkout ?? '',
    estrelas,
  });
}

/**
 * Tests a credential where its consolidator is tested: at the agency's API, at its integrator or at the translator. Returns the number of
 * results.
 * @see S-374, S-375, S-376, S-377
 */
export async function testCredential(
  client: Client,
  { credential, search, cities }: CredentialTrial,
  signal: AbortSignal,
): Promise<number> {
  const { id, servico, consolidadora, credencial } = credential;
  const tested = { consolidadora, credencial, idAgenciaServico: id };
  const params = { consolidadora: consolidadora.toLowerCase() };
  const at = credentialTestApi(consolidadora);
  const { estrelas: _, ...typed } = search;

  async function test(): Promise<{ quantidade: number }> {
    switch (serviceKindOfId(servico.id)) {
      case 'HOTEL': {
        const body = { ...tested, ...hotelSearch(search, cities) };
        if (at === 'INTEGRADOR') return client.call(testHotelAtIntegrator, { params, body, signal });
        return client.call(at === 'TRADUTOR' ? testHotelAtTranslator : testHotelAtAgency, { body, signal });
      }
      case 'CARRO':
        return client.call(testCarAtIntegrator, { params, body: { ...tested, ...typed }, signal });
      case 'RODOVIARIO':
        return client.call(testBusAtAgency, { body: { ...tested, ...typed }, signal });
      default: {
        const body = { ...tested, ...typed };
        if (at === 'INTEGRADOR') return client.call(testAirAtIntegrator, { params, body, signal });
        return client.call(at === 'TRADUTOR' ? testAirAtTranslator : testAirAtAgency, { body, signal });
      }
    }
  }
  return (await test()).quantidade;
}
