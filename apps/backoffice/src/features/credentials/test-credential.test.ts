import type { Client } from '@guiche/contract/client';
import { consolidatorsOf, testIsOffered } from '@guiche/domain/credentials';
import { TIPO_SERVICO_ID } from '@guiche/domain/enums';
import { expect, test } from 'vitest';
import { type CredentialTrial, testCredential } from './test-credential.ts';

const { signal } = new AbortController();
const RECIFE = { cidade: 'Recife', uf: 'PE' };

/** A client that finds seven results, and what it was called with. */
function provider() {
  const asked: { name: string; path: string; params?: { consolidadora: string }; body: object }[] = [];
  const call = async ({ name, path }: { name: string; path: string }, input: object) => {
    asked.push({ name, path, ...(input as { body: object }) });
    return { quantidade: 7 };
  };
  return { client: { call } as unknown as Client, asked };
}

const trial = (kind: keyof typeof TIPO_SERVICO_ID, consolidadora: string, search: CredentialTrial['search'] = {}): CredentialTrial => ({
  credential: {
    id: 'c1',
    servico: { id: TIPO_SERVICO_ID[kind], ativo: true, versao: 1 },
    consolidadora,
    credencial: '{"usuario":"ana","senha":""}',
  },
  search,
  cities: new Map([['Recife, PE', RECIFE]]),
});

/** The calls by which the consolidators of a section are tested, with who is tested by each. */
async function testers(kind: 'AEREO' | 'HOTEL' | 'CARRO' | 'RODOVIARIO') {
  const by: Record<string, string[]> = {};
  for (const consolidator of consolidatorsOf(kind, 'GUICHE').filter(testIsOffered)) {
    const { client, asked } = provider();
    await testCredential(client, trial(kind, consolidator), signal);
    const [{ name, params } = { name: '' }] = asked;
    by[name] = [...(by[name] ?? []), consolidator];
    expect(params?.consolidadora ?? null).toBe(name.endsWith('Integrator') ? consolidator.toLowerCase() : null);
  }
  return by;
}

test('S-374 S-375 S-376 each consolidator is tested where its credentials are: by the agency, its integrator or the translator', async () => {
  expect(await testers('AEREO')).toEqual({
    testAirAtAgency: [
      ...['TRAVELHUB', 'ANCORADOURO', 'SKYTEAM', 'RESERVAFACIL', 'GRUPOBRT', 'CONFIANCA', 'COPASTUR', 'TYLLER', 'WTS', 'SAKURA'],
      ...['ESFERAFACIL', 'FLYTOUR', 'CNTOUR'],
    ],
    testAirAtIntegrator: ['GOL', 'LATAM', 'AZUL', 'GUICHE_GATEWAY'],
    testAirAtTranslator: ['LATAM_NDC'],
  });
  expect(await testers('HOTEL')).toEqual({
    testHotelAtAgency: ['TREND', 'EHTL'],
    testHotelAtTranslator: ['EURO_PLUS', 'FRONTUR'],
    testHotelAtIntegrator: ['B2BHOTEL', 'EXPEDIA', 'HRS', 'OMNIBEES', 'OMNIBEES_OPERADORA', 'CANGOOROO', 'GUICHE_GATEWAY'],
  });
  expect(await testers('CARRO')).toEqual({ testCarAtIntegrator: ['MOVIDA', 'LOCALIZA'] });
  expect(await testers('RODOVIARIO')).toEqual({ testBusAtAgency: ['QUEROPASSAGEM', 'CLICKBUS'] });
});

test('S-374 S-377 the search goes with the consolidator, the credential and its id, for the stored password; that of a hotel with the record of its city', async () => {
  const { client, asked } = provider();
  const search = { origem: 'GRU', destino: 'REC', dataIda: '2026-12-21', dataVolta: null };
  expect(await testCredential(client, trial('AEREO', 'GOL', search), signal)).toBe(7);
  const tested = { consolidadora: 'GOL', credencial: '{"usuario":"ana","senha":""}', idAgenciaServico: 'c1' };
  expect(asked.at(-1)?.body).toEqual({ ...tested, ...search });

  const stay = { checkin: '2026-12-21', checkout: '2026-12-22' };
  await testCredential(client, trial('HOTEL', 'HRS', { ...stay, cidade: 'Recife, PE', estrelas: 4 }), signal);
  expect(asked.at(-1)?.body).toEqual({
    ...tested,
    ...stay,
    consolidadora: 'HRS',
    cidade: 'Recife',
    estado: 'PE',
    cidadeData: JSON.stringify(RECIFE),
    estrelas: 4,
    adultos: 1,
    limit: 200,
    offset: 0,
  });
  await testCredential(client, trial('HOTEL', 'HRS', { ...stay, cidade: 'Atlântida' }), signal);
  expect(asked.at(-1)?.body).toMatchObject({ cidade: 'Atlântida', estado: null, cidadeData: null, estrelas: null });

  const rental = { cidadeRetirada: 'Recife, PE', cidadeDevolucao: 'Olinda, PE', dataRetirada: null, dataDevolucao: null };
  await testCredential(client, trial('CARRO', 'LOCALIZA', rental), signal);
  expect(asked.at(-1)?.body).toEqual({ ...tested, consolidadora: 'LOCALIZA', ...rental });
});
